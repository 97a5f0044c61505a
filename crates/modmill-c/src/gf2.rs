//! Fields GF(2^m) and rings `GF(2)[x] / N` on arrays of the caller's.

use crate::border::{status, text, value};
use crate::control::{Control, modmill_control};
use crate::error::Error;
use crate::pointer;
use crate::status::modmill_status;
use ::modmill_gf2::{BinaryModulus, Field, Gf2Error, MethodChoice, Options, Poly};
use std::ffi::{CString, c_char};

pub mod arrays;

/// Options for a field. A struct of zeros is the default.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct modmill_gf2_options {
    /// The backend; NULL for "auto".
    pub backend: *const c_char,
    /// The method of multiplication; NULL for "auto", the fastest on a small sample.
    pub method: *const c_char,
    /// True if a reducible modulus is taken: a ring instead of a field.
    pub ring: bool,
    /// Threads that share an array; 0 for one per processor.
    pub threads: usize,
    /// Must be 0.
    pub reserved: [u64; 4],
}

/// GF(2^m), or a ring `GF(2)[x] / N`. Several threads may use it at the same time.
pub struct modmill_gf2 {
    field: Field,
    backend: CString,
    method: CString,
    why: CString,
}

/// Makes the field modulo a polynomial of degree m, 2 to 65536, in `words` 64-bit words, lowest first: bit i of the number is the coefficient of x^i. MODMILL_USAGE
/// where it is reducible, unless options->ring.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_new(
    modulus: *const u64,
    words: usize,
    options: *const modmill_gf2_options,
    control: *const modmill_control,
    out: *mut *mut modmill_gf2,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's array, structs and place for the handle.
        unsafe { give(|| Ok(Poly::from_words(pointer::array("modulus", modulus, words)?)), options, control, out) }
    })
}

/// Makes the field modulo the polynomial with these exponents: {163, 7, 6, 3, 0} for x^163 + x^7 + x^6 + x^3 + 1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_new_sparse(
    exponents: *const u32,
    count: usize,
    options: *const modmill_gf2_options,
    control: *const modmill_control,
    out: *mut *mut modmill_gf2,
) -> modmill_status {
    status(|| {
        let modulus = || {
            // SAFETY: the caller's array.
            let exponents = unsafe { pointer::array("exponents", exponents, count) }?;
            let exponents: Vec<usize> = exponents.iter().map(|e| *e as usize).collect();
            if let Some(large) = exponents.iter().find(|e| **e > MOST) {
                return Err(Error::usage(format!("exponents: {large} is more than {MOST}")));
            }
            Ok(Poly::from_exponents(&exponents))
        };
        // SAFETY: the caller's structs and place for the handle.
        unsafe { give(modulus, options, control, out) }
    })
}

/// The largest degree, looked at before memory is taken for a polynomial.
const MOST: usize = 1 << 16;

/// Makes the field modulo a polynomial and gives it to the caller.
///
/// # Safety
/// `options` and `control` are null or the caller's structs, `out` is null or a place for the handle.
unsafe fn give(
    modulus: impl FnOnce() -> Result<Poly, Error>,
    options: *const modmill_gf2_options,
    control: *const modmill_control,
    out: *mut *mut modmill_gf2,
) -> Result<(), Error> {
    let make = || {
        let modulus = BinaryModulus::from_words(modulus()?.words()).map_err(Gf2Error::from)?;
        // SAFETY: the condition of this function.
        let (options, mut control) = unsafe { (self::options(options)?, Control::new(control)?) };
        let field = Field::with_control(&modulus, &options, &mut control)?;
        let (backend, method, why) = (text(field.backend().name()), text(field.method()), text(field.why()));
        Ok(modmill_gf2 { field, backend, method, why })
    };
    // SAFETY: the condition of this function.
    unsafe { pointer::give(out, make) }
}

/// The options at an address.
///
/// # Safety
/// `options` is null or the caller's struct.
unsafe fn options(options: *const modmill_gf2_options) -> Result<Options, Error> {
    // SAFETY: the condition of this function.
    let Some(given) = unsafe { pointer::given("options", options) }? else { return Ok(Options { threads: 0, ..Options::default() }) };
    pointer::reserved(given.reserved)?;
    // SAFETY: text of the caller's.
    let (backend, method) = unsafe { (pointer::backend(given.backend)?, pointer::text("method", given.method)?) };
    let method = method.map_or(Ok(MethodChoice::Auto), str::parse).map_err(Gf2Error::from)?;
    Ok(Options { backend, method, ring: given.ring, threads: given.threads })
}

/// Frees a field.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_free(field: *mut modmill_gf2) {
    // SAFETY: the caller's handle, which is not used any more.
    value((), || unsafe { pointer::free(field) });
}

/// The name of the backend that runs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_backend(field: *const modmill_gf2) -> *const c_char {
    // SAFETY: the caller's handle.
    unsafe { pointer::text_of(field, |field| &field.backend) }
}

/// The method that runs, with its levels: "karatsuba:3".
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_method(field: *const modmill_gf2) -> *const c_char {
    // SAFETY: the caller's handle.
    unsafe { pointer::text_of(field, |field| &field.method) }
}

/// A sentence that says why that backend and method run.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_why(field: *const modmill_gf2) -> *const c_char {
    // SAFETY: the caller's handle.
    unsafe { pointer::text_of(field, |field| &field.why) }
}

/// m.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_degree(field: *const modmill_gf2) -> usize {
    // SAFETY: the caller's handle.
    unsafe { pointer::number_of(field, |field| field.field.degree()) }
}

/// The words of an element, m / 64 rounded up.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_words(field: *const modmill_gf2) -> usize {
    // SAFETY: the caller's handle.
    unsafe { pointer::number_of(field, |field| field.field.words()) }
}
