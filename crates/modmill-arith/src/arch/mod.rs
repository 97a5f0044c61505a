//! Code for one processor family each: instructions, and the machines of [`lanes`](crate::lanes) made of them. Only here and in `kernels`
//! does this crate have `unsafe`.
//!
//! Every entry point takes a token that proves that the processor has the features it needs.

/// The processor features behind each token, the only list of them: `features!(ifma then rest)` is `then! { ["feature" ...] rest }`.
#[doc(hidden)]
#[macro_export]
macro_rules! features {
    (ifma $then:ident $($rest:tt)*) => {
        $then! { ["avx512f" "avx512dq" "avx512bw" "avx512cd" "avx512vl" "avx512ifma"] $($rest)* }
    };
    (avx2 $then:ident $($rest:tt)*) => {
        $then! { ["avx2" "fma" "bmi2"] $($rest)* }
    };
    (avxifma $then:ident $($rest:tt)*) => {
        $then! { ["avx2" "fma" "bmi2" "avxifma"] $($rest)* }
    };
    (neon $then:ident $($rest:tt)*) => {
        $then! { ["neon"] $($rest)* }
    };
    (pmull $then:ident $($rest:tt)*) => {
        $then! { ["neon" "aes"] $($rest)* }
    };
    (clmul128 $then:ident $($rest:tt)*) => {
        $then! { ["avx2" "pclmulqdq"] $($rest)* }
    };
    (clmul256 $then:ident $($rest:tt)*) => {
        $then! { ["avx2" "pclmulqdq" "vpclmulqdq"] $($rest)* }
    };
    (clmul $then:ident $($rest:tt)*) => {
        $then! { ["avx512f" "avx512dq" "avx512bw" "avx512vl" "avx512vbmi2" "vpclmulqdq" "pclmulqdq"] $($rest)* }
    };
}

/// `with_features! { ifma: fn ... }` is a function compiled for all features of a token; `clmul:` likewise. It must be in scope by this name.
#[doc(hidden)]
#[macro_export]
macro_rules! with_features {
    (ifma: $($item:tt)*) => { $crate::features!(ifma with_features $($item)*); };
    (avx2: $($item:tt)*) => { $crate::features!(avx2 with_features $($item)*); };
    (neon: $($item:tt)*) => { $crate::features!(neon with_features $($item)*); };
    (pmull: $($item:tt)*) => { $crate::features!(pmull with_features $($item)*); };
    (clmul128: $($item:tt)*) => { $crate::features!(clmul128 with_features $($item)*); };
    (clmul256: $($item:tt)*) => { $crate::features!(clmul256 with_features $($item)*); };
    (clmul: $($item:tt)*) => { $crate::features!(clmul with_features $($item)*); };
    ([$($feature:literal)*] $($item:tt)*) => { $(#[target_feature(enable = $feature)])* $($item)* };
}

/// `compiled_kernels! { avx2 }` declares a trait `Compiled` of all kernels, whose method is the kernel as a function of its own, compiled for all
/// features of that token; it takes attributes of the function, too.
///
/// It is a method of the kernel's type because the compiler puts such a function beside that type: all free functions of a module are compiled
/// one after the other.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
macro_rules! compiled_kernels {
    ($(#[$attribute:meta])* $features:ident) => {
        trait Compiled<M: Independent>: Kernel<M> {
            /// Runs the kernel.
            ///
            /// # Safety
            /// The processor has the features.
            unsafe fn compiled(self, machine: M) -> Self::Out;
        }

        impl<M: Independent, K: Kernel<M>> Compiled<M> for K {
            with_features! { $features:
                $(#[$attribute])*
                unsafe fn compiled(self, machine: M) -> K::Out {
                    self.run(machine)
                }
            }
        }
    };
}

#[cfg(target_arch = "aarch64")]
pub(crate) mod aarch64;
mod features;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) mod fma;
mod rows;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;
#[cfg(target_arch = "aarch64")]
pub use aarch64::Neon;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub use fma::{ByDoubles, Doubles, Fma, Products, Register};
#[cfg(target_arch = "x86_64")]
pub use x86_64::{Avx2, Ifma, Ifma256};

pub use features::{MASK_VARIABLE, MASKABLE, Missing, masked};

/// Asks the caches for `words`, which a later operation will read, where the processor has an instruction for that.
#[inline]
pub(crate) fn prefetch(words: &[u64]) {
    words.iter().step_by(crate::lanes::LANES).chain(words.last()).for_each(prefetch_line);
}

/// Asks the caches for the line in which `value` begins, where the processor has an instruction for that.
#[inline]
pub(crate) fn prefetch_line<T>(value: &T) {
    #[cfg(target_arch = "aarch64")]
    aarch64::prefetch_line(value);
    #[cfg(target_arch = "x86_64")]
    x86_64::prefetch_line(value);
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    let _ = value;
}

#[cfg(all(test, any(target_arch = "x86_64", target_arch = "aarch64")))]
#[path = "../../tests/support/absent.rs"]
pub(crate) mod absent;

/// True if the multiply-adds of AVX-IFMA run here: in the encoding of AVX-512 if the build has them so.
#[cfg(target_arch = "x86_64")]
fn has_avxifma() -> bool {
    if cfg!(modmill_evex) {
        std::arch::is_x86_feature_detected!("avx512ifma") && std::arch::is_x86_feature_detected!("avx512vl")
    } else {
        std::arch::is_x86_feature_detected!("avxifma")
    }
}

/// True if this processor and operating system have a feature.
#[cfg(target_arch = "x86_64")]
macro_rules! x86_64_has {
    ("avxifma") => {
        has_avxifma()
    };
    ($feature:tt) => {
        std::arch::is_x86_feature_detected!($feature)
    };
}
#[cfg(target_arch = "aarch64")]
use std::arch::is_aarch64_feature_detected as aarch64_has;

/// A token: a type whose values only its `require` makes, and only where the features are present and not hidden. It exists on its processor
/// family, whose macro `detected` tells whether a feature is there.
macro_rules! token {
    ([$($feature:tt)*] $arch:literal $detected:ident $(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[cfg(target_arch = $arch)]
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct $name {
            _made_by_require: (),
        }

        #[cfg(target_arch = $arch)]
        impl $name {
            /// The token, where the features are present.
            #[must_use]
            pub fn detect() -> Option<Self> {
                Self::require().ok()
            }

            /// The token.
            ///
            /// # Errors
            /// The features that this machine lacks, or that `MODMILL_MASK` hides.
            pub fn require() -> Result<Self, Missing> {
                let found = [$(($feature, $detected!($feature))),*];
                Missing::unless(&found).map(|()| Self { _made_by_require: () })
            }
        }
    };
}

features! { ifma token "x86_64" x86_64_has
    /// Proof that this processor and operating system run AVX-512 with IFMA. Only [`Avx512Ifma::require`] makes one.
    Avx512Ifma
}

features! { avx2 token "x86_64" x86_64_has
    /// Proof that this processor and operating system run AVX2 with FMA and BMI2. Only [`Avx2Fma::require`] makes one.
    Avx2Fma
}

features! { avxifma token "x86_64" x86_64_has
    /// Proof that this processor and operating system run AVX-IFMA, with AVX2, FMA and BMI2. Only [`AvxIfma::require`] makes one.
    AvxIfma
}

features! { clmul128 token "x86_64" x86_64_has
    /// Proof that this processor and operating system run AVX2 with PCLMULQDQ. Only [`Avx2Clmul::require`] makes one.
    Avx2Clmul
}

features! { clmul256 token "x86_64" x86_64_has
    /// Proof that this processor and operating system run AVX2 with VPCLMULQDQ. Only [`Avx2WideClmul::require`] makes one.
    Avx2WideClmul
}

#[cfg(target_arch = "x86_64")]
impl From<Avx2WideClmul> for Avx2Clmul {
    fn from(_: Avx2WideClmul) -> Self {
        Self { _made_by_require: () }
    }
}

features! { neon token "aarch64" aarch64_has
    /// Proof that this is a 64-bit ARM processor with NEON. Only [`NeonFma::require`] makes one.
    NeonFma
}

features! { pmull token "aarch64" aarch64_has
    /// Proof that this is a 64-bit ARM processor with NEON and the 64-bit products of its AES extension, PMULL. Only [`NeonClmul::require`] makes one.
    NeonClmul
}

features! { clmul token "x86_64" x86_64_has
    /// Proof that this processor and operating system run AVX-512 with VPCLMULQDQ and VBMI2. Only [`Avx512Clmul::require`] makes one.
    Avx512Clmul
}

/// The token of IFMA, or a counted skip of `test`, which `MODMILL_REQUIRE` turns into a failure.
#[cfg(all(test, target_arch = "x86_64"))]
pub(crate) fn token_for_test(test: &str) -> Option<Avx512Ifma> {
    let token = Avx512Ifma::detect();
    if token.is_none() {
        absent::skip(test, "avx512", "this processor has no AVX-512 IFMA");
    }
    token
}
