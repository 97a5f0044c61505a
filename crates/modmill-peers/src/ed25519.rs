//! OpenSSL's Ed25519, by name from the system's shared library. Interface: evp.h of OpenSSL 1.1.1 to 3; all structures stay opaque.
#![allow(unsafe_code)]

use crate::PeerError;
use crate::load::Loaded;
use crate::openssl::{WANTED, short};
use modmill_sigverify::Signed;
use std::ffi::{CStr, c_char, c_int, c_uchar, c_void};
use std::ptr::null_mut;

const EVP_PKEY_ED25519: c_int = 1087;

type Handle = *mut c_void;

/// The functions of libcrypto that verify a signature.
pub(crate) struct OpenSslEd25519 {
    new_key: unsafe extern "C" fn(c_int, Handle, *const c_uchar, usize) -> Handle,
    free_key: unsafe extern "C" fn(Handle),
    new_context: unsafe extern "C" fn() -> Handle,
    free_context: unsafe extern "C" fn(Handle),
    init: unsafe extern "C" fn(Handle, *mut Handle, Handle, Handle, Handle) -> c_int,
    verify: unsafe extern "C" fn(Handle, *const c_uchar, usize, *const c_uchar, usize) -> c_int,
    name: String,
    _library: Loaded,
}

impl std::fmt::Debug for OpenSslEd25519 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)
    }
}

impl OpenSslEd25519 {
    /// Loads it.
    pub(crate) fn load() -> Result<Self, PeerError> {
        let library = WANTED.load()?;
        // SAFETY: each type is evp.h's or crypto.h's declaration for that symbol, opaque structures being void pointers;
        // OpenSSL_version(0) returns a static string; the copies live beside the library that they point into.
        unsafe {
            let version: unsafe extern "C" fn(c_int) -> *const c_char = library.symbol("OpenSSL_version")?;
            let version = CStr::from_ptr(version(0)).to_string_lossy().into_owned();
            Ok(Self {
                new_key: library.symbol("EVP_PKEY_new_raw_public_key")?,
                free_key: library.symbol("EVP_PKEY_free")?,
                new_context: library.symbol("EVP_MD_CTX_new")?,
                free_context: library.symbol("EVP_MD_CTX_free")?,
                init: library.symbol("EVP_DigestVerifyInit")?,
                verify: library.symbol("EVP_DigestVerify")?,
                name: format!("{} EVP_DigestVerify", short(&version)),
                _library: library,
            })
        }
    }

    /// Library, version and call.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// True if a signature is valid. A key that OpenSSL refuses makes it invalid.
    pub(crate) fn accepts(&self, s: &Signed<'_>) -> bool {
        // SAFETY: the key's 32 bytes are read and copied; what is null is not used but freed, which the library allows; signature and
        // message are read within their lengths; both objects are freed once. The library's functions may run in any thread.
        unsafe {
            let key = (self.new_key)(EVP_PKEY_ED25519, null_mut(), s.key.as_ptr(), s.key.len());
            let context = (self.new_context)();
            let holds = !key.is_null()
                && !context.is_null()
                && (self.init)(context, null_mut(), null_mut(), null_mut(), key) == 1
                && (self.verify)(context, s.signature.as_ptr(), s.signature.len(), s.message.as_ptr(), s.message.len()) == 1;
            (self.free_context)(context);
            (self.free_key)(key);
            holds
        }
    }
}
