//! The machines of this crate: code for one processor family each, and its only modules with `unsafe`.
//!
//! A machine is made from the token that proves that the processor has the features it needs.

#[cfg(target_arch = "x86_64")]
mod clmul;

#[cfg(target_arch = "x86_64")]
pub use clmul::Clmul;
#[cfg(target_arch = "x86_64")]
pub use modmill_arith::arch::Avx512Clmul;

#[cfg(all(test, target_arch = "x86_64"))]
#[path = "../../../modmill-arith/tests/support/absent.rs"]
mod absent;

/// The machine, or a counted skip of `test`, which `MODMILL_REQUIRE` turns into a failure.
#[cfg(all(test, target_arch = "x86_64"))]
pub(crate) fn machine_for_test(test: &str) -> Option<Clmul> {
    let token = Avx512Clmul::detect();
    if token.is_none() {
        absent::skip(test, "avx512", "this processor has no AVX-512 with VPCLMULQDQ and VBMI2");
    }
    token.map(Clmul::from)
}
