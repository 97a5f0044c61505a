//! OpenSSL's Montgomery multiplication, by name from the system's shared library.
//!
//! Interface: bn.h and crypto.h of OpenSSL 1.1.0 to 3; all structures stay opaque.
#![allow(unsafe_code)]

use crate::PeerError;
use crate::load::{Loaded, Wanted};
use modmill_arith::Natural;
use std::ffi::{CStr, c_char, c_int, c_uchar, c_void};
use std::sync::Arc;

pub(crate) const WANTED: Wanted =
    Wanted { library: "OpenSSL", files: &["libcrypto.so.3", "libcrypto.so.1.1", "libcrypto.so", "libcrypto.3.dylib"], package: "libssl3" };

type Bn = *mut c_void;
type Context = *mut c_void;
type Mont = *mut c_void;

struct Api {
    bn_new: unsafe extern "C" fn() -> Bn,
    bn_free: unsafe extern "C" fn(Bn),
    bn_from_bytes: unsafe extern "C" fn(*const c_uchar, c_int, Bn) -> Bn,
    bn_to_bytes: unsafe extern "C" fn(Bn, *mut c_uchar, c_int) -> c_int,
    ctx_new: unsafe extern "C" fn() -> Context,
    ctx_free: unsafe extern "C" fn(Context),
    mont_new: unsafe extern "C" fn() -> Mont,
    mont_free: unsafe extern "C" fn(Mont),
    mont_set: unsafe extern "C" fn(Mont, Bn, Context) -> c_int,
    to_mont: unsafe extern "C" fn(Bn, Bn, Mont, Context) -> c_int,
    from_mont: unsafe extern "C" fn(Bn, Bn, Mont, Context) -> c_int,
    mul_mont: unsafe extern "C" fn(Bn, Bn, Bn, Mont, Context) -> c_int,
    version: String,
    library: Loaded,
}

/// OpenSSL's libcrypto, loaded. Clones share the library.
#[derive(Clone)]
pub struct OpenSsl {
    api: Arc<Api>,
}

impl std::fmt::Debug for OpenSsl {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "OpenSsl {{ version: {}, file: {} }}", self.api.version, self.api.library.file)
    }
}

/// Library and number of a version string: `OpenSSL 3.0.17` of `OpenSSL 3.0.17 1 Jul 2025`.
pub(crate) fn short(version: &str) -> String {
    version.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

/// Loads OpenSSL.
///
/// # Errors
/// [`PeerError::NotFound`], [`PeerError::MissingSymbol`].
pub fn openssl() -> Result<OpenSsl, PeerError> {
    let library = WANTED.load()?;
    // SAFETY: each type is the declaration of bn.h or crypto.h for that symbol, with opaque structures as void pointers;
    // OpenSSL_version(0) returns a static string; the copies live in `Api` beside the library they point into.
    let api = unsafe {
        let version: unsafe extern "C" fn(c_int) -> *const c_char = library.symbol("OpenSSL_version")?;
        Api {
            bn_new: library.symbol("BN_new")?,
            bn_free: library.symbol("BN_free")?,
            bn_from_bytes: library.symbol("BN_bin2bn")?,
            bn_to_bytes: library.symbol("BN_bn2binpad")?,
            ctx_new: library.symbol("BN_CTX_new")?,
            ctx_free: library.symbol("BN_CTX_free")?,
            mont_new: library.symbol("BN_MONT_CTX_new")?,
            mont_free: library.symbol("BN_MONT_CTX_free")?,
            mont_set: library.symbol("BN_MONT_CTX_set")?,
            to_mont: library.symbol("BN_to_montgomery")?,
            from_mont: library.symbol("BN_from_montgomery")?,
            mul_mont: library.symbol("BN_mod_mul_montgomery")?,
            version: CStr::from_ptr(version(0)).to_string_lossy().into_owned(),
            library,
        }
    };
    Ok(OpenSsl { api: Arc::new(api) })
}

impl OpenSsl {
    /// OpenSSL's own version string, such as `OpenSSL 3.0.17 1 Jul 2025`.
    #[must_use]
    pub fn version(&self) -> &str {
        &self.api.version
    }

    /// x^(2^steps) mod N by `BN_mod_mul_montgomery`. None when OpenSSL refuses the modulus (it must be odd) or has no memory.
    #[must_use]
    pub fn repeated_square(&self, modulus: &Natural, x: &Natural, steps: u64) -> Option<Natural> {
        let mut chain = Chain::new(self, modulus, x)?;
        if chain.square(steps) { chain.value() } else { None }
    }
}

/// A running x in Montgomery form, with everything that squaring it needs.
pub(crate) struct Chain {
    x: Bn,
    out: Bn,
    context: Context,
    mont: Mont,
    bytes: usize,
    openssl: OpenSsl,
}

// SAFETY: the objects belong to this chain alone, and OpenSSL's functions on them may run in any thread, one at a time.
unsafe impl Send for Chain {}

impl Chain {
    pub(crate) fn new(openssl: &OpenSsl, modulus: &Natural, x: &Natural) -> Option<Self> {
        let api = &openssl.api;
        let (n_bytes, x_bytes) = (modulus.to_bytes_be(), (x % modulus).to_bytes_be());
        // SAFETY: constructors without preconditions; a null result is checked below, and Drop frees what is not null
        // (OpenSSL's free functions take null).
        let chain = unsafe {
            Self {
                x: (api.bn_new)(),
                out: (api.bn_new)(),
                context: (api.ctx_new)(),
                mont: (api.mont_new)(),
                bytes: n_bytes.len(),
                openssl: openssl.clone(),
            }
        };
        if [chain.x, chain.out, chain.context, chain.mont].iter().any(|p| p.is_null()) {
            return None;
        }
        // SAFETY: all four are live objects of their kinds; the byte ranges are those of the vectors; bin2bn overwrites
        // its last argument; MONT_CTX_set copies the modulus.
        let ok = unsafe {
            !(api.bn_from_bytes)(n_bytes.as_ptr(), c_int::try_from(n_bytes.len()).ok()?, chain.out).is_null()
                && (api.mont_set)(chain.mont, chain.out, chain.context) == 1
                && !(api.bn_from_bytes)(x_bytes.as_ptr(), c_int::try_from(x_bytes.len()).ok()?, chain.x).is_null()
                && (api.to_mont)(chain.x, chain.x, chain.mont, chain.context) == 1
        };
        ok.then_some(chain)
    }

    /// Squares `steps` times; false when OpenSSL reports a failure.
    pub(crate) fn square(&mut self, steps: u64) -> bool {
        let mul = self.openssl.api.mul_mont;
        let mut ok = 1;
        for _ in 0..steps {
            // SAFETY: live objects made by `new`; the result may be an operand.
            ok &= unsafe { mul(self.x, self.x, self.x, self.mont, self.context) };
        }
        ok == 1
    }

    pub(crate) fn value(&self) -> Option<Natural> {
        let mut bytes = vec![0u8; self.bytes];
        // SAFETY: live objects; the result is below the modulus, so it fits `bytes`.
        let ok = unsafe {
            (self.openssl.api.from_mont)(self.out, self.x, self.mont, self.context) == 1
                && (self.openssl.api.bn_to_bytes)(self.out, bytes.as_mut_ptr(), c_int::try_from(bytes.len()).ok()?) >= 0
        };
        ok.then(|| Natural::from_bytes_be(&bytes))
    }
}

impl Drop for Chain {
    fn drop(&mut self) {
        let api = &self.openssl.api;
        // SAFETY: each is null or was made by the matching constructor, and is freed once.
        unsafe {
            (api.bn_free)(self.x);
            (api.bn_free)(self.out);
            (api.mont_free)(self.mont);
            (api.ctx_free)(self.context);
        }
    }
}
