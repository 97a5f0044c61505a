//! A table of the implementations of each method on each backend.

use super::machine::{Carryless, Scalar};
use super::{BinaryModulus, Method, Multiplier, bitsliced, portable, studies, words};
use crate::{BinaryBackend, BinaryError};
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use modmill_arith::backend::CarrylessLanes;
use std::str::FromStr;

impl FromStr for Method {
    type Err = BinaryError;
    fn from_str(s: &str) -> Result<Self, BinaryError> {
        Self::named(s).ok_or_else(|| BinaryError::UnknownMethod { got: s.to_owned() })
    }
}

/// The multiplier of that method and modulus on that backend.
///
/// # Errors
/// [`BinaryError::MethodUnfit`] where the modulus does not meet the method's requirement.
pub fn multiplier(modulus: &BinaryModulus, backend: BinaryBackend, method: Method) -> Result<Box<dyn Multiplier>, BinaryError> {
    if !modulus.meets(method.requirement()) {
        return Err(unfit(method));
    }
    match backend.unit() {
        None => match portable::multiplier(modulus, method) {
            Some(made) => Ok(made),
            None if method == Method::Bitsliced => Ok(bitsliced::multiplier(bitsliced::Wide::<2>, modulus)),
            None => by_words(Scalar, modulus, method),
        },
        #[cfg(target_arch = "aarch64")]
        Some(CarrylessLanes::Neon(token)) => by_pairs(crate::arch::Pmull::from(token), modulus, method),
        #[cfg(target_arch = "x86_64")]
        Some(CarrylessLanes::Avx2(token)) => by_pairs(crate::arch::Clmul128::from(token), modulus, method),
        #[cfg(target_arch = "x86_64")]
        Some(CarrylessLanes::Avx2Wide(token)) => by_pairs(crate::arch::Clmul256::from(token), modulus, method),
        #[cfg(target_arch = "x86_64")]
        Some(CarrylessLanes::Avx512(token)) => by_pairs(crate::arch::Clmul::from(token), modulus, method),
    }
}

/// out = a + b, equally long; with `far` past the caches where the backend can, for sums that do not fit them.
pub fn add(backend: BinaryBackend, out: &mut [u64], a: &[u64], b: &[u64], far: bool) {
    #[cfg(target_arch = "x86_64")]
    match backend.unit() {
        Some(CarrylessLanes::Avx2(token)) if far => return crate::arch::Clmul128::from(token).add_past_the_caches(out, a, b),
        Some(CarrylessLanes::Avx2Wide(token)) if far => return crate::arch::Clmul256::from(token).add_past_the_caches(out, a, b),
        Some(CarrylessLanes::Avx512(token)) if far => return crate::arch::Clmul::from(token).add_past_the_caches(out, a, b),
        _ => {}
    }
    let _ = (backend, far);
    out.iter_mut().zip(a).zip(b).for_each(|((out, a), b)| *out = a ^ b);
}

/// The refusal that the modulus does not meet the method's requirement.
fn unfit(method: Method) -> BinaryError {
    BinaryError::MethodUnfit { method, requirement: method.requirement() }
}

/// The methods that are written over pairs, and those over words.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
fn by_pairs<M: super::pairwise::Pairwise>(machine: M, modulus: &BinaryModulus, method: Method) -> Result<Box<dyn Multiplier>, BinaryError> {
    super::pairs::multiplier(machine, modulus, method).map_or_else(|| by_words(machine, modulus, method), Ok)
}

/// The methods that are written over words of any machine.
fn by_words<M: Carryless>(machine: M, modulus: &BinaryModulus, method: Method) -> Result<Box<dyn Multiplier>, BinaryError> {
    let found = match method {
        Method::Bitsliced => Some(bitsliced::multiplier(machine, modulus)),
        Method::Fips => Some(words::multiplier::<M, words::Fips>(machine, modulus)),
        _ => studies::multiplier(machine, modulus, method),
    };
    found.ok_or_else(|| unfit(method))
}
