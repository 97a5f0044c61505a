//! Finding shared libraries and their symbols.
#![allow(unsafe_code)]

use crate::PeerError;
use libloading::Library;

/// A library to load.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wanted {
    /// Its name for people.
    pub(crate) library: &'static str,
    /// Its file names, in the order in which to try them.
    pub(crate) files: &'static [&'static str],
    /// The Debian package that has it.
    pub(crate) package: &'static str,
}

/// A loaded library. Symbols copied out of it remain valid while it lives.
#[derive(Debug)]
pub(crate) struct Loaded {
    library: Library,
    pub(crate) file: &'static str,
    wanted: Wanted,
}

impl Wanted {
    /// Loads the first file that the system has.
    pub(crate) fn load(self) -> Result<Loaded, PeerError> {
        for &file in self.files {
            // SAFETY: loading runs the library's initialisers. The names are constants of this crate and mean system
            // libraries (GMP, OpenSSL) whose initialisers may run at any time in any thread.
            if let Ok(library) = unsafe { Library::new(file) } {
                return Ok(Loaded { library, file, wanted: self });
            }
        }
        let tried = self.files.iter().map(|&f| f.to_owned()).collect();
        Err(PeerError::NotFound { library: self.library, tried, package: self.package })
    }
}

impl Loaded {
    /// Copies a symbol out.
    ///
    /// # Safety
    /// `T` must be a function pointer (or pointer) type that matches what the library declares under that name, and the copy
    /// must not be used after `self` is dropped.
    pub(crate) unsafe fn symbol<T: Copy>(&self, name: &'static str) -> Result<T, PeerError> {
        // SAFETY: the caller vouches for T.
        match unsafe { self.library.get::<T>(name.as_bytes()) } {
            Ok(symbol) => Ok(*symbol),
            Err(_) => Err(PeerError::MissingSymbol {
                library: self.wanted.library,
                file: self.file.to_owned(),
                symbol: name,
                package: self.wanted.package,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_library_names_what_was_tried_and_the_remedy() {
        let wanted = Wanted { library: "Nolib", files: &["libmodmill-none.so.7", "libmodmill-none.so"], package: "libnone7" };
        let message = wanted.load().unwrap_err().to_string();
        assert_eq!(message, "Nolib was not found (tried libmodmill-none.so.7, libmodmill-none.so); on Debian: apt-get install libnone7");
    }

    #[test]
    fn a_missing_symbol_is_an_error() {
        let Ok(loaded) = crate::gmp::WANTED.load() else {
            assert!(crate::gmp_for_test("a_missing_symbol_is_an_error").is_none());
            return;
        };
        // SAFETY: the symbol does not exist, so no value of the type is ever made.
        let got = unsafe { loaded.symbol::<unsafe extern "C" fn()>("__gmpz_no_such_function") };
        assert!(matches!(got, Err(PeerError::MissingSymbol { symbol: "__gmpz_no_such_function", .. })));
    }
}
