//! The choice of the implementation that runs, made once per job at run time.
//!
//! A caller names a backend ([`BackendName`]) or leaves the choice open ([`BackendChoice`]). What a job gets is a [`Backend`]: a value that only
//! detection makes, and that carries the proof that the processor has the vector unit which the job's kind of arithmetic needs. Whoever
//! holds one can run it; nobody detects twice.

use crate::ArithError;
use crate::arch::{MASK_VARIABLE, MASKABLE, masked};
use std::fmt;
use std::str::FromStr;

mod units;
#[cfg(all(test, any(target_arch = "x86_64", target_arch = "aarch64")))]
pub(crate) use units::units_for_test;
pub use units::{CarrylessLanes, IntegerLanes, VectorUnit};

/// The name of an implementation of the arithmetic on the processor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum BackendName {
    /// Plain 64-bit Rust, always compiled in; the in-process oracle of the others.
    Portable,
    /// NEON of 64-bit ARM: with double-precision arithmetic for integers, with PMULL for polynomials over GF(2).
    Neon,
    /// AVX2: with FMA and BMI2 for integers, which double-precision arithmetic multiplies, with PCLMULQDQ for polynomials over GF(2).
    Avx2,
    /// AVX-IFMA, which multiplies integers of 52 bits in vectors of 256: for integers only.
    AvxIfma,
    /// AVX-512: with IFMA for integers, with VPCLMULQDQ and VBMI2 for polynomials over GF(2).
    Avx512,
}

impl BackendName {
    /// Every backend that this crate has, whether this machine can run it or not, slowest first.
    pub const ALL: [BackendName; 5] =
        [BackendName::Portable, BackendName::Neon, BackendName::Avx2, BackendName::AvxIfma, BackendName::Avx512];

    /// The name used on the command line and in results.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            BackendName::Portable => "portable",
            BackendName::Neon => "neon",
            BackendName::Avx2 => "avx2",
            BackendName::AvxIfma => "avxifma",
            BackendName::Avx512 => "avx512",
        }
    }

    /// True if it is for processors of this family, whatever features this one has.
    #[must_use]
    pub fn is_native(self) -> bool {
        self.elsewhere().is_none()
    }

    /// The processor family that it is for, with an article, where this is another one.
    fn elsewhere(self) -> Option<&'static str> {
        let (family, here) = match self {
            BackendName::Portable => return None,
            BackendName::Neon => ("a 64-bit ARM", cfg!(target_arch = "aarch64")),
            BackendName::Avx2 | BackendName::AvxIfma | BackendName::Avx512 => ("an x86-64", cfg!(target_arch = "x86_64")),
        };
        (!here).then_some(family)
    }
}

impl fmt::Display for BackendName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A backend that this machine was found to have, for the kind of arithmetic that the vector units `U` are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Backend<U> {
    unit: Option<U>,
}

/// The backends that compute with integers: rings, prime fields, points of curves.
pub type IntegerBackend = Backend<IntegerLanes>;
/// The backends that compute with polynomials over GF(2).
pub type BinaryBackend = Backend<CarrylessLanes>;

impl<U: VectorUnit> Backend<U> {
    /// The one that runs on any processor.
    pub const PORTABLE: Self = Self { unit: None };

    /// The backend of that name, if this machine can run it.
    ///
    /// # Errors
    /// [`ArithError::BackendUnavailable`] with what is missing.
    pub fn detect(name: BackendName) -> Result<Self, ArithError> {
        match U::detect(name) {
            Ok(unit) => Ok(Self { unit }),
            Err(missing) => Err(Self::unavailable(name.name(), &missing.to_string())),
        }
    }

    /// The backends that this machine can run, slowest first.
    #[must_use]
    pub fn available() -> Vec<Self> {
        BackendName::ALL.into_iter().filter_map(|name| U::detect(name).ok()).map(|unit| Self { unit }).collect()
    }

    /// The names of the backends that this machine can run, slowest first.
    #[must_use]
    pub fn names() -> Vec<BackendName> {
        Self::available().into_iter().map(Self::which).collect()
    }

    /// The name of this backend.
    #[must_use]
    pub fn which(self) -> BackendName {
        self.unit.map_or(BackendName::Portable, U::backend)
    }

    /// The name used on the command line and in results.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.which().name()
    }

    /// The vector unit, unless it runs on any processor.
    #[must_use]
    pub fn unit(self) -> Option<U> {
        self.unit
    }

    /// The error of a backend that cannot take a job; it lists those that this machine can run.
    pub(crate) fn unavailable(wanted: &str, reason: &str) -> ArithError {
        let available = Self::names().into_iter().map(BackendName::name).collect::<Vec<_>>().join(", ");
        ArithError::BackendUnavailable { wanted: wanted.to_owned(), reason: reason.to_owned(), available }
    }
}

/// The backend on a unit that the caller chose, where detection would choose among several.
impl<U: VectorUnit> From<U> for Backend<U> {
    fn from(unit: U) -> Self {
        Self { unit: Some(unit) }
    }
}

impl<U: VectorUnit> fmt::Display for Backend<U> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.which().fmt(f)
    }
}

impl<U: VectorUnit> PartialEq<BackendName> for Backend<U> {
    fn eq(&self, name: &BackendName) -> bool {
        self.which() == *name
    }
}

/// The backend that the caller asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum BackendChoice {
    /// The fastest backend that can take the job (environment variable `MODMILL_BACKEND` overrides).
    #[default]
    Auto,
    /// This one or an error.
    Named(BackendName),
}

impl BackendChoice {
    /// The backend that runs, and why: the named one, else `MODMILL_BACKEND`, else the fastest that `supports` does not refuse.
    /// `what` is what it has to take, as the end of a sentence.
    ///
    /// # Errors
    /// [`ArithError::BackendUnavailable`] where this machine lacks what a named backend needs, where no backend is left, and where
    /// `MODMILL_MASK` names an unknown feature; whatever `supports` says of a named backend.
    pub fn resolve<U: VectorUnit>(
        self,
        what: &str,
        supports: impl Fn(Backend<U>) -> Result<(), ArithError>,
    ) -> Result<(Backend<U>, String), ArithError> {
        let (choice, source) = match (self, std::env::var(BACKEND_VARIABLE)) {
            (BackendChoice::Auto, Ok(name)) if !name.is_empty() => (name.parse()?, format!("{BACKEND_VARIABLE}={name}")),
            _ => (self, "named by the caller".to_owned()),
        };
        if let Err(unknown) = masked() {
            let known = MASKABLE.join(", ");
            let reason = format!("{MASK_VARIABLE} names `{unknown}`; the features that it can hide are {known}");
            return Err(Backend::<U>::unavailable(choice.name(), &reason));
        }
        let taken = |name| Backend::<U>::detect(name).and_then(|b| supports(b).map(|()| b));
        if let BackendChoice::Named(name) = choice {
            let backend = taken(name)?;
            return Ok((backend, with_instructions(backend, source)));
        }
        let mut reasons = Vec::new();
        for name in BackendName::ALL.into_iter().rev().filter(|name| U::exists(*name) && name.is_native()) {
            match taken(name) {
                Ok(b) if reasons.is_empty() => return Ok((b, with_instructions(b, format!("fastest backend on this machine for {what}")))),
                Ok(b) => return Ok((b, with_instructions(b, reasons.join("; ")))),
                Err(ArithError::BackendUnavailable { wanted, reason, .. }) => reasons.push(format!("{wanted}: {reason}")),
                Err(e) => return Err(e),
            }
        }
        Err(Backend::<U>::unavailable(choice.name(), &format!("no backend takes {what}")))
    }

    /// The name used on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            BackendChoice::Auto => "auto",
            BackendChoice::Named(name) => name.name(),
        }
    }
}

impl FromStr for BackendChoice {
    type Err = ArithError;
    fn from_str(s: &str) -> Result<Self, ArithError> {
        if s == "auto" {
            return Ok(BackendChoice::Auto);
        }
        BackendName::ALL
            .into_iter()
            .find(|b| b.name() == s)
            .map(BackendChoice::Named)
            .ok_or_else(|| IntegerBackend::unavailable(s, "there is no CPU backend of that name"))
    }
}

/// Why a backend runs, and on which instructions where it could run on others.
fn with_instructions<U: VectorUnit>(backend: Backend<U>, why: String) -> String {
    match backend.unit().and_then(U::instructions) {
        Some(instructions) => format!("{why}; {instructions}"),
        None => why,
    }
}

/// The name of the environment variable that stands in for `auto`.
pub const BACKEND_VARIABLE: &str = "MODMILL_BACKEND";
