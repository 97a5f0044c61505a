//! The machines of this crate: code for one processor family each, and its only modules with `unsafe`.
//!
//! A machine is made from the token that proves that the processor has the features it needs.

#[cfg(target_arch = "x86_64")]
mod clmul;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod narrow;
#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(target_arch = "x86_64")]
mod past;
#[cfg(target_arch = "x86_64")]
mod vex;

#[cfg(target_arch = "x86_64")]
pub use clmul::Clmul;
#[cfg(target_arch = "aarch64")]
pub use modmill_arith::arch::NeonClmul;
#[cfg(target_arch = "x86_64")]
pub use modmill_arith::arch::{Avx2Clmul, Avx2WideClmul, Avx512Clmul};
#[cfg(target_arch = "aarch64")]
pub use neon::Pmull;
#[cfg(target_arch = "x86_64")]
pub use vex::{Clmul128, Clmul256};

#[cfg(all(test, any(target_arch = "x86_64", target_arch = "aarch64")))]
mod tests;
#[cfg(test)]
pub(crate) mod toy;

#[cfg(all(test, any(target_arch = "x86_64", target_arch = "aarch64")))]
#[path = "../../../modmill-arith/tests/support/absent.rs"]
mod absent;

/// A machine of this token, or a counted skip of `test`, which `MODMILL_REQUIRE` turns into a failure.
#[cfg(all(test, any(target_arch = "x86_64", target_arch = "aarch64")))]
pub(crate) fn machine_for_test<T, M: From<T>>(test: &str, backend: &str, token: Result<T, modmill_arith::arch::Missing>) -> Option<M> {
    token.map_err(|missing| absent::skip(test, backend, missing)).ok().map(M::from)
}

/// Runs a test on each machine that this processor has, as in `on_machines!("name of the test", m => test(m))`.
#[cfg(all(test, any(target_arch = "x86_64", target_arch = "aarch64")))]
macro_rules! on_machines {
    ($name:expr, $m:ident => $test:expr) => {{
        #[cfg(target_arch = "aarch64")]
        {
            use $crate::arch::{NeonClmul, Pmull, machine_for_test};
            if let Some($m) = machine_for_test::<_, Pmull>($name, "neon", NeonClmul::require()) {
                $test
            }
        }
        #[cfg(target_arch = "x86_64")]
        {
            use $crate::arch::{Avx2Clmul, Avx2WideClmul, Avx512Clmul, Clmul, Clmul128, Clmul256, machine_for_test};
            if let Some($m) = machine_for_test::<_, Clmul128>($name, "avx2", Avx2Clmul::require()) {
                $test
            }
            if let Some($m) = machine_for_test::<_, Clmul256>($name, "vpclmulqdq", Avx2WideClmul::require()) {
                $test
            }
            if let Some($m) = machine_for_test::<_, Clmul>($name, "avx512", Avx512Clmul::require()) {
                $test
            }
        }
    }};
}
#[cfg(all(test, any(target_arch = "x86_64", target_arch = "aarch64")))]
pub(crate) use on_machines;
