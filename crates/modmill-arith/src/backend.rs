//! Which implementation runs, chosen once per job at run time.

use crate::ArithError;
use crate::arch::Avx512Ifma;
use std::fmt;
use std::str::FromStr;

/// An implementation of the arithmetic on this machine's processor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Backend {
    /// Plain 64-bit Rust, always compiled in; the in-process oracle of the others.
    Portable,
    /// AVX-512 with IFMA (52-bit multiply-add on eight lanes).
    Avx512,
}

impl Backend {
    /// Every backend that this crate has, whether this machine can run it or not.
    pub const ALL: [Backend; 2] = [Backend::Portable, Backend::Avx512];

    /// The name used on the command line and in results.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Backend::Portable => "portable",
            Backend::Avx512 => "avx512",
        }
    }

    /// Whether this machine can run it.
    #[must_use]
    pub fn is_available(self) -> bool {
        match self {
            Backend::Portable => true,
            Backend::Avx512 => Avx512Ifma::detect().is_some(),
        }
    }

    /// That this machine can run it.
    ///
    /// # Errors
    /// [`ArithError::BackendUnavailable`] with what is missing.
    pub fn require(self) -> Result<(), ArithError> {
        if self.is_available() { Ok(()) } else { Err(unavailable(self.name(), "this processor has no AVX-512 IFMA")) }
    }

    /// The backends that this machine can run, slowest first.
    #[must_use]
    pub fn available() -> Vec<Backend> {
        Self::ALL.into_iter().filter(|b| b.is_available()).collect()
    }
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What the caller asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum BackendChoice {
    /// The fastest backend that can take the job (environment variable `MODMILL_BACKEND` overrides).
    #[default]
    Auto,
    /// This one or an error.
    Named(Backend),
}

impl BackendChoice {
    /// The backend that runs, and why: the named one, else `MODMILL_BACKEND`, else the fastest that `supports` does not refuse.
    /// `what` is what it has to take, as the end of a sentence.
    ///
    /// # Errors
    /// Whatever `supports` says of a named backend; [`ArithError::BackendUnavailable`] where no backend is left.
    pub fn resolve(self, what: &str, supports: impl Fn(Backend) -> Result<(), ArithError>) -> Result<(Backend, String), ArithError> {
        let (choice, source) = match (self, std::env::var(BACKEND_VARIABLE)) {
            (BackendChoice::Auto, Ok(name)) if !name.is_empty() => (name.parse()?, format!("{BACKEND_VARIABLE}={name}")),
            _ => (self, "named by the caller".to_owned()),
        };
        if let BackendChoice::Named(b) = choice {
            supports(b)?;
            return Ok((b, source));
        }
        let mut reasons = Vec::new();
        for b in Backend::ALL.into_iter().rev() {
            match supports(b) {
                Ok(()) if reasons.is_empty() => return Ok((b, format!("fastest backend on this machine for {what}"))),
                Ok(()) => return Ok((b, reasons.join("; "))),
                Err(ArithError::BackendUnavailable { wanted, reason, .. }) => reasons.push(format!("{wanted}: {reason}")),
                Err(e) => return Err(e),
            }
        }
        Err(unavailable("auto", &format!("no backend takes {what}")))
    }
}

impl FromStr for BackendChoice {
    type Err = ArithError;
    fn from_str(s: &str) -> Result<Self, ArithError> {
        if s == "auto" {
            return Ok(BackendChoice::Auto);
        }
        Backend::ALL
            .into_iter()
            .find(|b| b.name() == s)
            .map(BackendChoice::Named)
            .ok_or_else(|| unavailable(s, "there is no CPU backend of that name"))
    }
}

/// The name of the environment variable that stands in for `auto`.
pub const BACKEND_VARIABLE: &str = "MODMILL_BACKEND";

/// That the backend `wanted` cannot be used, for `reason`; the error also names the backends that this machine can run.
#[must_use]
pub fn unavailable(wanted: &str, reason: &str) -> ArithError {
    let available = Backend::available().iter().map(|b| b.name()).collect::<Vec<_>>().join(", ");
    ArithError::BackendUnavailable { wanted: wanted.to_owned(), reason: reason.to_owned(), available }
}
