//! OpenSSL's Ed25519, by name from the system's shared library. Interface: evp.h of OpenSSL 1.1.1 to 3.
#![allow(unsafe_code)]

use crate::data::Record;
use libloading::Library;
use std::ffi::{CStr, c_char, c_int, c_uchar, c_void};
use std::ptr::null_mut;

const FILES: [&str; 3] = ["libcrypto.so.3", "libcrypto.so.1.1", "libcrypto.so"];
const EVP_PKEY_ED25519: c_int = 1087;

type Handle = *mut c_void;

/// libcrypto's functions for one verification.
pub struct OpenSsl {
    new_key: unsafe extern "C" fn(c_int, Handle, *const c_uchar, usize) -> Handle,
    free_key: unsafe extern "C" fn(Handle),
    new_context: unsafe extern "C" fn() -> Handle,
    free_context: unsafe extern "C" fn(Handle),
    init: unsafe extern "C" fn(Handle, *mut Handle, Handle, Handle, Handle) -> c_int,
    verify: unsafe extern "C" fn(Handle, *const c_uchar, usize, *const c_uchar, usize) -> c_int,
    version: String,
    _library: Library,
}

impl OpenSsl {
    /// Loads it, or says what was tried.
    pub fn load() -> Result<Self, String> {
        for file in FILES {
            // SAFETY: a system library whose initialisers may run at any time.
            let Ok(library) = (unsafe { Library::new(file) }) else { continue };
            // SAFETY: each type is evp.h's or crypto.h's declaration for that symbol, opaque structures being void pointers;
            // OpenSSL_version(0) returns a static string; the copies live beside the library.
            let loaded = unsafe {
                (|| -> Result<Self, libloading::Error> {
                    let version: unsafe extern "C" fn(c_int) -> *const c_char = *library.get(b"OpenSSL_version")?;
                    let text = CStr::from_ptr(version(0)).to_string_lossy().into_owned();
                    Ok(Self {
                        new_key: *library.get(b"EVP_PKEY_new_raw_public_key")?,
                        free_key: *library.get(b"EVP_PKEY_free")?,
                        new_context: *library.get(b"EVP_MD_CTX_new")?,
                        free_context: *library.get(b"EVP_MD_CTX_free")?,
                        init: *library.get(b"EVP_DigestVerifyInit")?,
                        verify: *library.get(b"EVP_DigestVerify")?,
                        version: text.split(' ').take(2).collect::<Vec<_>>().join(" "),
                        _library: library,
                    })
                })()
            };
            return loaded.map_err(|e| format!("OpenSSL: {file}: {e}"));
        }
        Err(format!("OpenSSL was not found (tried {}); on Debian: apt-get install libssl3", FILES.join(", ")))
    }

    /// Its name and version.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Whether a signature holds; a key that OpenSSL refuses counts as no.
    pub fn verify(&self, r: &Record) -> bool {
        // SAFETY: the key's 32 bytes are read and copied; what is null is not used but freed, which the library allows; the
        // signature and message are read within their lengths; both objects are freed once.
        unsafe {
            let key = (self.new_key)(EVP_PKEY_ED25519, null_mut(), r.key.as_ptr(), r.key.len());
            let context = (self.new_context)();
            let holds = !key.is_null()
                && !context.is_null()
                && (self.init)(context, null_mut(), null_mut(), null_mut(), key) == 1
                && (self.verify)(context, r.signature.as_ptr(), r.signature.len(), r.message.as_ptr(), r.message.len()) == 1;
            (self.free_context)(context);
            (self.free_key)(key);
            holds
        }
    }
}
