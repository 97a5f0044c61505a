//! GMP's integers, by name from the system's shared library.
//!
//! Interface: gmp.h of GMP 6 (5 has the same). `mpz_t` is a struct of two C ints and a pointer to limbs.
#![allow(unsafe_code)]

use crate::PeerError;
use crate::load::{Loaded, Wanted};
use modmill_arith::Natural;
use std::ffi::{CStr, c_char, c_int, c_ulong, c_void};
use std::sync::Arc;

pub(crate) const WANTED: Wanted =
    Wanted { library: "GMP", files: &["libgmp.so.10", "libgmp.so.3", "libgmp.so", "libgmp.10.dylib"], package: "libgmp10" };

/// gmp.h: `__mpz_struct`.
#[repr(C)]
struct Raw {
    alloc: c_int,
    size: c_int,
    limbs: *mut c_void,
}

type Unary = unsafe extern "C" fn(*mut Raw);
type Ternary = unsafe extern "C" fn(*mut Raw, *const Raw, *const Raw);

/// gmp.h: functions on arrays of words, lowest first. An `mp_limb_t` has 64 bits here.
#[derive(Clone, Copy)]
pub(crate) struct Mpn {
    /// `mpn_sqr(result of 2n words, x, n)`.
    pub(crate) sqr: unsafe extern "C" fn(*mut u64, *const u64, usize),
    /// `mpn_mul(result, x, n, y, m)`, n >= m > 0.
    pub(crate) mul: unsafe extern "C" fn(*mut u64, *const u64, usize, *const u64, usize) -> u64,
    /// `mpn_add(result, x, n, y, m)`, n >= m > 0; returns the carry.
    pub(crate) add: unsafe extern "C" fn(*mut u64, *const u64, usize, *const u64, usize) -> u64,
    /// `mpn_add_n(result, x, y, n)`; returns the carry.
    pub(crate) add_n: unsafe extern "C" fn(*mut u64, *const u64, *const u64, usize) -> u64,
    /// `mpn_sub_n(result, x, y, n)`; returns the borrow.
    pub(crate) sub_n: unsafe extern "C" fn(*mut u64, *const u64, *const u64, usize) -> u64,
}

struct Api {
    mpn: Mpn,
    init: Unary,
    clear: Unary,
    import: unsafe extern "C" fn(*mut Raw, usize, c_int, usize, c_int, usize, *const c_void),
    export: unsafe extern "C" fn(*mut c_void, *mut usize, c_int, usize, c_int, usize, *const Raw) -> *mut c_void,
    size_in_base: unsafe extern "C" fn(*const Raw, c_int) -> usize,
    set_bit: unsafe extern "C" fn(*mut Raw, c_ulong),
    mul: Ternary,
    remainder: Ternary,
    powm: unsafe extern "C" fn(*mut Raw, *const Raw, *const Raw, *const Raw),
    version: String,
    library: Loaded,
}

/// GMP, loaded. Clones share the library.
#[derive(Clone)]
pub struct Gmp {
    api: Arc<Api>,
}

impl std::fmt::Debug for Gmp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Gmp {{ version: {}, file: {} }}", self.api.version, self.api.library.file)
    }
}

/// Loads GMP.
///
/// # Errors
/// [`PeerError::NotFound`], [`PeerError::MissingSymbol`].
pub fn gmp() -> Result<Gmp, PeerError> {
    let library = WANTED.load()?;
    // SAFETY: each type is the declaration of gmp.h for that symbol (mpz_x is the macro name of __gmpz_x; tdiv_r takes
    // quotient-less remainder, operand, divisor); the copies live in `Api` beside the library they point into.
    let api = unsafe {
        let version: *const *const c_char = library.symbol("__gmp_version")?;
        Api {
            mpn: Mpn {
                sqr: library.symbol("__gmpn_sqr")?,
                mul: library.symbol("__gmpn_mul")?,
                add: library.symbol("__gmpn_add")?,
                add_n: library.symbol("__gmpn_add_n")?,
                sub_n: library.symbol("__gmpn_sub_n")?,
            },
            init: library.symbol("__gmpz_init")?,
            clear: library.symbol("__gmpz_clear")?,
            import: library.symbol("__gmpz_import")?,
            export: library.symbol("__gmpz_export")?,
            size_in_base: library.symbol("__gmpz_sizeinbase")?,
            set_bit: library.symbol("__gmpz_setbit")?,
            mul: library.symbol("__gmpz_mul")?,
            remainder: library.symbol("__gmpz_tdiv_r")?,
            powm: library.symbol("__gmpz_powm")?,
            version: CStr::from_ptr(*version).to_string_lossy().into_owned(),
            library,
        }
    };
    Ok(Gmp { api: Arc::new(api) })
}

impl Gmp {
    /// GMP's own version string, such as `6.2.1`.
    #[must_use]
    pub fn version(&self) -> &str {
        &self.api.version
    }

    /// The functions on arrays of words.
    pub(crate) fn mpn(&self) -> &Mpn {
        &self.api.mpn
    }

    /// x^(2^steps) mod N by one `mpz_powm`. For N of at least 1; `steps` up to 2^30 or so (the exponent is written out).
    #[must_use]
    pub fn repeated_square(&self, modulus: &Natural, x: &Natural, steps: u64) -> Natural {
        if modulus.bits() == 0 {
            return Natural::default();
        }
        let (n, mut x) = (self.integer(modulus), self.integer(x));
        self.powm_two_to_the(&mut x, steps, &n);
        x.value()
    }

    /// a b mod N. For N of at least 1.
    #[must_use]
    pub fn mul_mod(&self, a: &Natural, b: &Natural, modulus: &Natural) -> Natural {
        if modulus.bits() == 0 {
            return Natural::default();
        }
        let (a, b, n, mut out) = (self.integer(a), self.integer(b), self.integer(modulus), self.integer(&Natural::default()));
        // SAFETY: all four are initialised; tdiv_r allows overlap; the divisor is not 0.
        unsafe {
            (self.api.mul)(&mut out.raw, &a.raw, &b.raw);
            let product: *const Raw = &raw const out.raw;
            (self.api.remainder)(&raw mut out.raw, product, &n.raw);
        }
        out.value()
    }

    pub(crate) fn integer(&self, v: &Natural) -> Integer {
        let bytes = v.to_bytes_le();
        let mut raw = Raw { alloc: 0, size: 0, limbs: std::ptr::null_mut() };
        // SAFETY: init makes `raw` a number; import reads bytes.len() words of 1 byte, lowest first, no unused bits.
        unsafe {
            (self.api.init)(&mut raw);
            (self.api.import)(&mut raw, bytes.len(), -1, 1, 0, 0, bytes.as_ptr().cast());
        }
        Integer { raw, gmp: self.clone() }
    }

    /// x := x^(2^k) mod n, n > 0.
    pub(crate) fn powm_two_to_the(&self, x: &mut Integer, k: u64, n: &Integer) {
        let mut exponent = self.integer(&Natural::default());
        // SAFETY: all are initialised, n is not 0, and powm allows the result to be the base.
        unsafe {
            (self.api.set_bit)(&mut exponent.raw, k as c_ulong);
            let base: *const Raw = &raw const x.raw;
            (self.api.powm)(&raw mut x.raw, base, &exponent.raw, &n.raw);
        }
    }

    /// x := x^(2^k) mod n by k calls of `mpz_mul(x, x)` and `mpz_tdiv_r`, n > 0.
    pub(crate) fn mul_mod_chain(&self, x: &mut Integer, k: u64, n: &Integer) {
        let mut square = self.integer(&Natural::default());
        for _ in 0..k {
            // SAFETY: all are initialised, the divisor is not 0, results and operands are different numbers.
            unsafe {
                (self.api.mul)(&mut square.raw, &x.raw, &x.raw);
                (self.api.remainder)(&mut x.raw, &square.raw, &n.raw);
            }
        }
    }
}

/// An integer in GMP's form.
pub(crate) struct Integer {
    raw: Raw,
    gmp: Gmp,
}

// SAFETY: the limbs belong to this integer alone, and GMP's functions may run in any thread.
unsafe impl Send for Integer {}

impl Integer {
    pub(crate) fn value(&self) -> Natural {
        // SAFETY: `raw` is initialised. Base 256 gives the bytes of |raw| (1 for 0), which is what export writes at most.
        unsafe {
            let mut bytes = vec![0u8; (self.gmp.api.size_in_base)(&self.raw, 256)];
            let mut count = 0;
            (self.gmp.api.export)(bytes.as_mut_ptr().cast(), &mut count, -1, 1, 0, 0, &self.raw);
            Natural::from_bytes_le(&bytes[..count])
        }
    }
}

impl Drop for Integer {
    fn drop(&mut self) {
        // SAFETY: initialised in `integer`, cleared once.
        unsafe { (self.gmp.api.clear)(&mut self.raw) }
    }
}
