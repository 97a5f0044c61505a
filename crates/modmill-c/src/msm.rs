//! Multi-scalar multiplication on G1 of BLS12-377 and BLS12-381.

use crate::border::{status, text, value};
use crate::control::{Control, modmill_control};
use crate::error::Error;
use crate::pointer::{self, or};
use crate::status::modmill_status;
use modmill_msm::formats::{PointFormat, PointReader};
use modmill_msm::{AnyBases, AnyCurve, Bases, Checks, Curve, OpenOptions, PrepareOptions, RandomSource, Source, with_curve};
use std::ffi::{CStr, CString, c_char, c_void};

mod layout;
pub mod product;

/// Options for preparing points. A struct of zeros is the default.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct modmill_msm_prepare_options {
    /// The backend that will compute; NULL for "auto".
    pub backend: *const c_char,
    /// The properties of points that are checked: "subgroup" (NULL: this), "curve" or "none", for points that were checked before.
    pub checks: *const c_char,
    /// The number of multiples that are kept of each point; 0 for 1. More of them take more memory and make products faster.
    pub multiples: usize,
    /// Threads; 0 for one per processor.
    pub threads: usize,
    /// Must be 0.
    pub reserved: [u64; 4],
}

/// Points prepared once for many products. Several threads may use them at the same time.
pub struct modmill_msm_bases {
    bases: AnyBases,
    backend: CString,
    why: CString,
    curve: CString,
}

impl From<AnyBases> for modmill_msm_bases {
    fn from(bases: AnyBases) -> Self {
        let (backend, why, curve) = (text(bases.backend().name()), text(bases.why()), text(bases.curve().name()));
        Self { bases, backend, why, curve }
    }
}

/// The curve of that name.
///
/// # Safety
/// The condition of [`pointer::text`] holds.
pub(crate) unsafe fn curve(name: *const c_char) -> Result<AnyCurve, Error> {
    // SAFETY: the condition of this function.
    let name = unsafe { pointer::text("curve", name) }?.unwrap_or_default();
    let names = || AnyCurve::ALL.map(AnyCurve::name).join(" or ");
    AnyCurve::named(name).ok_or_else(|| Error::usage(format!("curve: must be {} (got `{name}`)", names())))
}

/// The options at an address.
///
/// # Safety
/// `options` is null or the caller's struct.
unsafe fn prepare_options(options: *const modmill_msm_prepare_options) -> Result<PrepareOptions, Error> {
    // SAFETY: the condition of this function.
    let Some(given) = unsafe { pointer::given("options", options) }? else {
        return Ok(PrepareOptions { threads: 0, ..PrepareOptions::default() });
    };
    pointer::reserved(given.reserved)?;
    // SAFETY: text of the caller's.
    let (backend, checks) = unsafe { (pointer::backend(given.backend)?, pointer::text("checks", given.checks)?.unwrap_or("subgroup")) };
    let unknown = || Error::usage(format!("checks: must be subgroup, curve or none (got `{checks}`)"));
    let checks = Checks::named(checks).ok_or_else(unknown)?;
    Ok(PrepareOptions { backend, checks, multiples: or(given.multiples, 1), threads: given.threads })
}

/// Prepares `count` points in memory, `stride` bytes from one to the next (0: 96). A point is x and y, each a 2^384 modulo p in six 64-bit words, lowest
/// first, and zeros for the neutral element: blst's blst_p1_affine and gnark-crypto's G1Affine (stride 96), arkworks' Affine (stride 104 with its flag). They
/// are read where they are; curve: "bls12-377" or "bls12-381". MODMILL_POINT with the number of the first point that fails the checks.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_prepare(
    curve: *const c_char,
    points: *const c_void,
    count: usize,
    stride: usize,
    options: *const modmill_msm_prepare_options,
    control: *const modmill_control,
    out: *mut *mut modmill_msm_bases,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's text, struct and place for the handle.
        unsafe {
            give(curve, options, out, |curve, options| {
                let (points, control) = (layout::Points::new(points.cast(), count, stride)?, Control::new(control)?);
                with_curve!(curve, C => prepared::<C>(&points, options, control))
            })
        }
    })
}

/// Prepares points in bytes of a format: "ark-compressed", "ark", "gnark-compressed", "gnark", "plain" or "montgomery", with or without their number before them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_read(
    curve: *const c_char,
    format: *const c_char,
    bytes: *const u8,
    length: usize,
    options: *const modmill_msm_prepare_options,
    control: *const modmill_control,
    out: *mut *mut modmill_msm_bases,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's text, struct, bytes and place for the handle.
        unsafe {
            give(curve, options, out, |curve, options| {
                let name = pointer::text("format", format)?.unwrap_or_default();
                let (bytes, control) = (pointer::array("bytes", bytes, length)?, Control::new(control)?);
                let format = PointFormat::named(name).ok_or_else(|| product::unknown("format", PointFormat::ALL, name))?;
                with_curve!(curve, C => prepared::<C>(&PointReader::<C>::new(bytes, format)?, options, control))
            })
        }
    })
}

/// Prepares `count` random points that a seed determines, for tests and measurements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_random(
    curve: *const c_char,
    count: usize,
    seed: u64,
    options: *const modmill_msm_prepare_options,
    control: *const modmill_control,
    out: *mut *mut modmill_msm_bases,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's text, struct and place for the handle.
        unsafe {
            give(curve, options, out, |curve, options| {
                let control = Control::new(control)?;
                with_curve!(curve, C => prepared::<C>(&RandomSource::<C>::new(count, seed), options, control))
            })
        }
    })
}

/// Makes bases on the curve of that name, with the caller's options, and gives them to the caller.
///
/// # Safety
/// The conditions of [`curve`], [`prepare_options`] and [`pointer::give`] hold.
unsafe fn give(
    curve: *const c_char,
    options: *const modmill_msm_prepare_options,
    out: *mut *mut modmill_msm_bases,
    prepare: impl FnOnce(AnyCurve, &PrepareOptions) -> Result<modmill_msm_bases, Error>,
) -> Result<(), Error> {
    // SAFETY: the condition of this function.
    unsafe { pointer::give(out, || prepare(self::curve(curve)?, &prepare_options(options)?)) }
}

fn prepared<C: Curve>(points: &dyn Source<C>, options: &PrepareOptions, mut control: Control) -> Result<modmill_msm_bases, Error>
where
    AnyBases: From<Bases<C>>,
{
    Ok(AnyBases::from(Bases::<C>::prepare_from(points, options, &mut control)?).into())
}

/// Opens a file that modmill_msm_save wrote, on this or another backend. The file must not be changed until the bases are freed, since they may be used where
/// they are in it. skip_checksum: true trusts the file without reading it whole.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_open(
    curve: *const c_char,
    path: *const c_char,
    backend: *const c_char,
    skip_checksum: bool,
    threads: usize,
    control: *const modmill_control,
    out: *mut *mut modmill_msm_bases,
) -> modmill_status {
    status(|| {
        let make = || {
            // SAFETY: the caller's text and control.
            let (curve, path, backend, mut control) = unsafe {
                let path = pointer::path("path", path)?;
                (self::curve(curve)?, path, pointer::backend(backend)?, Control::new(control)?)
            };
            let options = OpenOptions { backend, verify: !skip_checksum, threads };
            Ok(AnyBases::open(curve, &path, &options, &mut control)?.into())
        };
        // SAFETY: the caller's place for the handle.
        unsafe { pointer::give(out, make) }
    })
}

/// Writes the bases to a file, which appears, or replaces another, only when it is complete.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_save(
    bases: *const modmill_msm_bases,
    path: *const c_char,
    control: *const modmill_control,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle, text and control.
        let (bases, path, mut control) = unsafe {
            let path = pointer::path("path", path)?;
            (pointer::handle("bases", bases)?, path, Control::new(control)?)
        };
        Ok(bases.bases.save(&path, &mut control)?)
    })
}

/// Frees bases.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_free(bases: *mut modmill_msm_bases) {
    // SAFETY: the caller's handle, which is not used any more.
    value((), || unsafe { pointer::free(bases) });
}

/// The name of the backend that runs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_backend(bases: *const modmill_msm_bases) -> *const c_char {
    // SAFETY: the caller's handle.
    unsafe { pointer::text_of(bases, |bases| &bases.backend) }
}

/// A sentence that says why that backend runs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_why(bases: *const modmill_msm_bases) -> *const c_char {
    // SAFETY: the caller's handle.
    unsafe { pointer::text_of(bases, |bases| &bases.why) }
}

/// The name of the curve.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_curve(bases: *const modmill_msm_bases) -> *const c_char {
    // SAFETY: the caller's handle.
    unsafe { pointer::text_of(bases, |bases| &bases.curve) }
}

/// The checks that the points have passed. The text lives for ever.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_checks(bases: *const modmill_msm_bases) -> *const c_char {
    const NAMES: [(Checks, &CStr); 3] = [(Checks::Subgroup, c"subgroup"), (Checks::Curve, c"curve"), (Checks::None, c"none")];
    let name = |checks| NAMES.iter().find(|(known, _)| *known == checks).map_or(c"", |(_, name)| name);
    // SAFETY: the caller's handle.
    unsafe { pointer::text_of(bases, |bases| name(bases.bases.checks())) }
}

/// The number of points.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_count(bases: *const modmill_msm_bases) -> usize {
    // SAFETY: the caller's handle.
    unsafe { pointer::number_of(bases, |bases| bases.bases.len()) }
}

/// The number of multiples kept of each point: 1 for the points alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_multiples(bases: *const modmill_msm_bases) -> usize {
    // SAFETY: the caller's handle.
    unsafe { pointer::number_of(bases, |bases| bases.bases.multiples()) }
}

/// Bytes that the prepared points take.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_msm_memory(bases: *const modmill_msm_bases) -> usize {
    // SAFETY: the caller's handle.
    unsafe { pointer::number_of(bases, |bases| bases.bases.memory()) }
}
