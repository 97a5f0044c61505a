//! Products of prepared points with vectors of scalars.

use super::layout::{self, POINT};
use super::{curve, modmill_msm_bases};
use crate::border::status;
use crate::control::{Control, modmill_control};
use crate::error::Error;
use crate::pointer;
use crate::status::modmill_status;
use modmill_msm::formats::{ScalarFormat, ScalarReader};
use modmill_msm::{AnyBases, Bases, Curve, Options, Scalar, random_scalars, with_curve};
use std::borrow::Cow;
use std::ffi::{c_char, c_void};
use std::fmt::Display;
use std::slice;

/// Bytes of a scalar.
const SCALAR: usize = size_of::<Scalar>();

/// Options for a product. A struct of zeros is the default.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct modmill_msm_options {
    /// The form of scalars, 32 bytes each: "plain" (NULL: this; any 256-bit integer, as blst_scalar), "montgomery" (below r, as Fr of gnark-crypto and arkworks in memory), "gnark" or "ark".
    pub scalars: *const c_char,
    /// True for sums in plain integers; otherwise in Montgomery form, which is blst's and gnark-crypto's.
    pub plain_sums: bool,
    /// Bits of a window; 0 for those that take the least time.
    pub window: u32,
    /// Threads; 0 for one per processor.
    pub threads: usize,
    /// Must be 0.
    pub reserved: [u64; 4],
}

/// Computes s_0 P_0 + s_1 P_1 + ... of `count` scalars, as many as there are points, and writes the sum to sum[0..12]: x and y, zeros for the neutral element.
/// `scalars` may be an array of `uint64_t[4]`, blst_scalar or fr.Element, `sum` a `uint64_t[12]`, blst_p1_affine or G1Affine, at an address for 64-bit words.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_product(
    bases: *const modmill_msm_bases,
    scalars: *const c_void,
    count: usize,
    options: *const modmill_msm_options,
    control: *const modmill_control,
    sum: *mut c_void,
) -> modmill_status {
    // SAFETY: a vector of the caller's is a batch of one.
    unsafe { modmill_msm_products(bases, &scalars, 1, count, options, control, sum) }
}

/// The sums of `vectors` vectors of `count` scalars each over the same points; sum i goes to sums[12 i ..]. On several threads, as many vectors are multiplied side by side.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_products(
    bases: *const modmill_msm_bases,
    scalars: *const *const c_void,
    vectors: usize,
    count: usize,
    options: *const modmill_msm_options,
    control: *const modmill_control,
    sums: *mut c_void,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle, arrays, struct and control.
        let (bases, batch, wanted, mut control, sums) = unsafe {
            let bases = &pointer::handle("bases", bases)?.bases;
            let each = pointer::array("scalars", scalars, vectors)?.iter();
            let batch = each.map(|vector| pointer::array::<[u8; SCALAR]>("scalars", vector.cast(), count));
            let batch = batch.collect::<Result<Vec<_>, _>>()?;
            (bases, batch, Wanted::new(options)?, Control::new(control)?, pointer::array_mut("sums", sums.cast(), vectors)?)
        };
        match bases {
            AnyBases::Bls12377(bases) => products(bases, &batch, &wanted, &mut control, sums),
            AnyBases::Bls12381(bases) => products(bases, &batch, &wanted, &mut control, sums),
        }
    })
}

/// The options of a product, checked.
struct Wanted {
    scalars: ScalarFormat,
    plain_sums: bool,
    options: Options,
}

impl Wanted {
    /// # Safety
    /// `options` is null or the caller's struct.
    unsafe fn new(options: *const modmill_msm_options) -> Result<Self, Error> {
        // SAFETY: the condition of this function.
        let Some(given) = unsafe { pointer::given("options", options) }? else {
            return Ok(Self { scalars: ScalarFormat::Plain, plain_sums: false, options: Options { window: None, threads: 0 } });
        };
        pointer::reserved(given.reserved)?;
        // SAFETY: text of the caller's.
        let name = unsafe { pointer::text("scalars", given.scalars) }?.unwrap_or("plain");
        let scalars = ScalarFormat::named(name).ok_or_else(|| unknown("scalars", ScalarFormat::ALL, name))?;
        let options = Options { window: (given.window > 0).then_some(given.window), threads: given.threads };
        Ok(Self { scalars, plain_sums: given.plain_sums, options })
    }
}

fn products<C: Curve>(
    bases: &Bases<C>,
    batch: &[&[[u8; SCALAR]]],
    wanted: &Wanted,
    control: &mut Control,
    out: &mut [[u64; POINT]],
) -> Result<(), Error> {
    let vectors = batch.iter().map(|bytes| scalars::<C>(bytes, wanted.scalars)).collect::<Result<Vec<_>, _>>()?;
    let vectors: Vec<&[Scalar]> = vectors.iter().map(|vector| &**vector).collect();
    let sums = bases.products(&vectors, &wanted.options, control)?;
    out.iter_mut().zip(&sums).for_each(|(out, sum)| *out = layout::words(sum, wanted.plain_sums));
    Ok(())
}

/// Bytes as scalars: where they are if they are plain and at an address for words, converted otherwise.
fn scalars<C: Curve>(bytes: &[[u8; SCALAR]], format: ScalarFormat) -> Result<Cow<'_, [Scalar]>, Error> {
    let place = bytes.as_ptr().cast::<Scalar>();
    if format == ScalarFormat::Plain && place.is_aligned() {
        // SAFETY: `Scalar` is a transparent struct around `[u64; 4]`, as long as `[u8; 32]`, and every pattern of bits is one; the address was checked, and the slice
        // borrows the same memory with the same length. Machines with another order of bytes are refused by modmill-msm.
        return Ok(Cow::Borrowed(unsafe { slice::from_raw_parts(place, bytes.len()) }));
    }
    let reader = ScalarReader::<C>::new(bytes.as_flattened(), format)?;
    Ok(Cow::Owned(reader.read(0..reader.len())?))
}

/// The refusal of a name that is not among `known`.
pub(super) fn unknown(argument: &str, known: &[impl Display], name: &str) -> Error {
    let known: Vec<_> = known.iter().map(ToString::to_string).collect();
    Error::usage(format!("{argument}: must be one of {} (got `{name}`)", known.join(", ")))
}

/// Writes `count` random scalars below r to scalars[4 i ..], plain: vector number `index` of a seed, for tests and measurements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_random_scalars(
    curve: *const c_char,
    count: usize,
    seed: u64,
    index: u64,
    scalars: *mut u64,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's text and array.
        let (curve, out) = unsafe { (self::curve(curve)?, pointer::array_mut::<Scalar>("scalars", scalars.cast(), count)?) };
        let made = with_curve!(curve, C => random_scalars::<C>(count, seed, index));
        out.copy_from_slice(&made);
        Ok(())
    })
}
