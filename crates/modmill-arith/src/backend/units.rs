//! The vector units that backends run on, for each kind of arithmetic.

use super::BackendName;
use crate::arch::Missing;
#[cfg(target_arch = "x86_64")]
use crate::arch::{Avx2Clmul, Avx2Fma, Avx2WideClmul, Avx512Clmul, Avx512Ifma, AvxIfma};
#[cfg(target_arch = "aarch64")]
use crate::arch::{NeonClmul, NeonFma};
use std::fmt;

/// The vector units for one kind of arithmetic. Each value is the proof that this machine has the unit.
pub trait VectorUnit: Copy + fmt::Debug + Eq + 'static {
    /// The unit that backend `name` runs on; None for the one that runs on any processor.
    ///
    /// # Errors
    /// The features that this machine lacks.
    fn detect(name: BackendName) -> Result<Option<Self>, Missing>;

    /// The backend that runs on it.
    fn backend(self) -> BackendName;

    /// The instructions it runs on, where its backend can run on others too.
    #[must_use]
    fn instructions(self) -> Option<&'static str> {
        None
    }

    /// True if this kind of arithmetic has backend `name` on some machine.
    #[must_use]
    fn exists(name: BackendName) -> bool {
        Self::detect(name).err() != Some(Missing::default())
    }
}

/// Vector lanes for integers modulo a number: rings, prime fields and the points of curves over them. [`on_lanes`](crate::on_lanes) runs code on the
/// machine of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IntegerLanes {
    /// NEON: four vectors of two lanes.
    #[cfg(target_arch = "aarch64")]
    Neon(NeonFma),
    /// AVX2 with FMA: two vectors of four lanes.
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2Fma),
    /// AVX-IFMA: two vectors of four lanes, with 52-bit multiply-adds.
    #[cfg(target_arch = "x86_64")]
    AvxIfma(AvxIfma),
    /// AVX-512 with IFMA: 52-bit multiply-add on eight lanes.
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512Ifma),
}

impl VectorUnit for IntegerLanes {
    fn detect(name: BackendName) -> Result<Option<Self>, Missing> {
        match name {
            BackendName::Portable => Ok(None),
            #[cfg(target_arch = "x86_64")]
            BackendName::Avx2 => Avx2Fma::require().map(Self::Avx2).map(Some),
            #[cfg(target_arch = "x86_64")]
            BackendName::AvxIfma => AvxIfma::require().map(Self::AvxIfma).map(Some),
            #[cfg(target_arch = "x86_64")]
            BackendName::Avx512 => Avx512Ifma::require().map(Self::Avx512).map(Some),
            #[cfg(target_arch = "aarch64")]
            BackendName::Neon => NeonFma::require().map(Self::Neon).map(Some),
            other => Err(other.elsewhere().map_or_else(Missing::default, Missing::elsewhere)),
        }
    }

    fn backend(self) -> BackendName {
        match self {
            #[cfg(target_arch = "aarch64")]
            Self::Neon(_) => BackendName::Neon,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(_) => BackendName::Avx2,
            #[cfg(target_arch = "x86_64")]
            Self::AvxIfma(_) => BackendName::AvxIfma,
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(_) => BackendName::Avx512,
        }
    }
}

/// `on_lanes!(lanes, m => expression)` is the expression with `m` the machine of these [`IntegerLanes`], compiled for each of them.
#[macro_export]
macro_rules! on_lanes {
    ($lanes:expr, $m:ident => $run:expr) => {
        match $lanes {
            #[cfg(target_arch = "aarch64")]
            $crate::backend::IntegerLanes::Neon(token) => {
                let $m = $crate::arch::Neon::from(token);
                $run
            }
            #[cfg(target_arch = "x86_64")]
            $crate::backend::IntegerLanes::Avx2(token) => {
                let $m = $crate::arch::Avx2::from(token);
                $run
            }
            #[cfg(target_arch = "x86_64")]
            $crate::backend::IntegerLanes::AvxIfma(token) => {
                let $m = $crate::arch::Ifma256::from(token);
                $run
            }
            #[cfg(target_arch = "x86_64")]
            $crate::backend::IntegerLanes::Avx512(token) => {
                let $m = $crate::arch::Ifma::from(token);
                $run
            }
        }
    };
}

/// Vector lanes for polynomials over GF(2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CarrylessLanes {
    /// NEON with PMULL: vectors of 128 bits.
    #[cfg(target_arch = "aarch64")]
    Neon(NeonClmul),
    /// AVX2 with PCLMULQDQ: vectors of 128 bits.
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2Clmul),
    /// AVX2 with VPCLMULQDQ: vectors of 256 bits.
    #[cfg(target_arch = "x86_64")]
    Avx2Wide(Avx2WideClmul),
    /// AVX-512 with VPCLMULQDQ and VBMI2.
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512Clmul),
}

impl VectorUnit for CarrylessLanes {
    fn detect(name: BackendName) -> Result<Option<Self>, Missing> {
        match name {
            BackendName::Portable => Ok(None),
            BackendName::AvxIfma => Err(Missing::default()),
            #[cfg(target_arch = "x86_64")]
            BackendName::Avx2 => match Avx2WideClmul::detect() {
                Some(wide) => Ok(Some(Self::Avx2Wide(wide))),
                None => Avx2Clmul::require().map(Self::Avx2).map(Some),
            },
            #[cfg(target_arch = "x86_64")]
            BackendName::Avx512 => Avx512Clmul::require().map(Self::Avx512).map(Some),
            #[cfg(target_arch = "aarch64")]
            BackendName::Neon => NeonClmul::require().map(Self::Neon).map(Some),
            other => Err(other.elsewhere().map_or_else(Missing::default, Missing::elsewhere)),
        }
    }

    fn backend(self) -> BackendName {
        match self {
            #[cfg(target_arch = "aarch64")]
            Self::Neon(_) => BackendName::Neon,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(_) | Self::Avx2Wide(_) => BackendName::Avx2,
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(_) => BackendName::Avx512,
        }
    }

    fn instructions(self) -> Option<&'static str> {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(_) => Some("PCLMULQDQ in 128 bits"),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2Wide(_) => Some("VPCLMULQDQ in 256 bits"),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(_) => None,
            #[cfg(target_arch = "aarch64")]
            Self::Neon(_) => None,
        }
    }
}

/// The vector units for integers of this processor's family with their names, and counted skips of `test` for those that this processor lacks.
#[cfg(all(test, any(target_arch = "x86_64", target_arch = "aarch64")))]
pub(crate) fn units_for_test(test: &str) -> Vec<(&'static str, IntegerLanes)> {
    let unit = |name: BackendName| match IntegerLanes::detect(name) {
        Ok(unit) => Some((name.name(), unit?)),
        Err(missing) => {
            crate::arch::absent::skip(test, name.name(), missing);
            None
        }
    };
    BackendName::ALL.into_iter().filter(|name| name.is_native()).filter_map(unit).collect()
}
