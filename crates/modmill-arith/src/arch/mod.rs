//! Code for one processor family each. The only modules of this crate with `unsafe`.
//!
//! Every entry point takes a token that proves that the processor has the features it needs.

#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;
#[cfg(target_arch = "x86_64")]
pub use x86_64::{Clmul, Ifma};

/// Proof that this processor and operating system run AVX-512 with IFMA. Only [`Avx512Ifma::detect`] makes one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Avx512Ifma {
    _made_by_detect: (),
}

impl Avx512Ifma {
    /// The token, where the features are there.
    #[must_use]
    pub fn detect() -> Option<Self> {
        #[cfg(target_arch = "x86_64")]
        let there = std::arch::is_x86_feature_detected!("avx512f")
            && std::arch::is_x86_feature_detected!("avx512dq")
            && std::arch::is_x86_feature_detected!("avx512bw")
            && std::arch::is_x86_feature_detected!("avx512cd")
            && std::arch::is_x86_feature_detected!("avx512vl")
            && std::arch::is_x86_feature_detected!("avx512ifma");
        #[cfg(not(target_arch = "x86_64"))]
        let there = false;
        there.then_some(Self { _made_by_detect: () })
    }
}

/// Proof that this processor and operating system run AVX-512 with VPCLMULQDQ and VBMI2. Only [`Avx512Clmul::detect`] makes one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Avx512Clmul {
    _made_by_detect: (),
}

impl Avx512Clmul {
    /// The token, where the features are there.
    #[must_use]
    pub fn detect() -> Option<Self> {
        #[cfg(target_arch = "x86_64")]
        let there = std::arch::is_x86_feature_detected!("avx512f")
            && std::arch::is_x86_feature_detected!("avx512dq")
            && std::arch::is_x86_feature_detected!("avx512bw")
            && std::arch::is_x86_feature_detected!("avx512vl")
            && std::arch::is_x86_feature_detected!("avx512vbmi2")
            && std::arch::is_x86_feature_detected!("vpclmulqdq")
            && std::arch::is_x86_feature_detected!("pclmulqdq");
        #[cfg(not(target_arch = "x86_64"))]
        let there = false;
        there.then_some(Self { _made_by_detect: () })
    }
}

/// The token of IFMA, or a counted skip of `test`.
#[cfg(all(test, target_arch = "x86_64"))]
pub(crate) fn token_for_test(test: &str) -> Option<Avx512Ifma> {
    or_skipped(Avx512Ifma::detect(), test, "AVX-512 IFMA")
}

/// The token, or a counted skip of `test` for want of `what`, which `MODMILL_REQUIRE` turns into a failure.
#[cfg(all(test, target_arch = "x86_64"))]
pub(crate) fn or_skipped<T>(token: Option<T>, test: &str, what: &str) -> Option<T> {
    if token.is_none() {
        let required = std::env::var("MODMILL_REQUIRE").unwrap_or_default();
        assert!(!required.split(',').any(|r| r == "avx512"), "avx512 is required and not available");
        eprintln!("skipped: {test}: this processor has no {what}");
    }
    token
}
