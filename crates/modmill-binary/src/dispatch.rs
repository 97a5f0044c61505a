//! Where each method of each backend is.

use super::machine::{Carryless, Scalar};
use super::{BinaryModulus, Method, Multiplier, bitsliced, portable, rns, words};
use crate::{Backend, BinaryError};
use modmill_arith::backend::unavailable;
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
/// [`BinaryError::MethodUnfit`] where the modulus does not meet the method's requirement; [`ArithError::BackendUnavailable`](crate::ArithError::BackendUnavailable).
pub fn multiplier(modulus: &BinaryModulus, backend: Backend, method: Method) -> Result<Box<dyn Multiplier>, BinaryError> {
    if !modulus.meets(method.requirement()) {
        return Err(unfit(method));
    }
    match backend {
        Backend::Portable => match portable::multiplier(modulus, method) {
            Some(made) => Ok(made),
            None if method == Method::Bitsliced => Ok(bitsliced::multiplier(bitsliced::Wide::<2>, modulus)),
            None => by_words(Scalar, modulus, method),
        },
        Backend::Avx512 => avx512(modulus, method),
        other => Err(unavailable(other.name(), "it has no carry-less arithmetic").into()),
    }
}

/// out = a + b, equally long; with `far` past the caches where this processor can, for sums that do not fit them.
pub fn add(out: &mut [u64], a: &[u64], b: &[u64], far: bool) {
    #[cfg(target_arch = "x86_64")]
    if let Some(token) = crate::arch::Avx512Clmul::detect().filter(|_| far) {
        return crate::arch::Clmul::from(token).add_past_the_caches(out, a, b);
    }
    let _ = far;
    out.iter_mut().zip(a).zip(b).for_each(|((out, a), b)| *out = a ^ b);
}

#[cfg(target_arch = "x86_64")]
fn avx512(modulus: &BinaryModulus, method: Method) -> Result<Box<dyn Multiplier>, BinaryError> {
    let machine = crate::arch::Clmul::from(crate::arch::Avx512Clmul::detect().ok_or_else(missing)?);
    match super::pairs::multiplier(machine, modulus, method) {
        Some(made) => Ok(made),
        None => by_words(machine, modulus, method),
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn avx512(_: &BinaryModulus, _: Method) -> Result<Box<dyn Multiplier>, BinaryError> {
    Err(missing())
}

/// That the modulus does not meet the method's requirement.
fn unfit(method: Method) -> BinaryError {
    BinaryError::MethodUnfit { method, requirement: method.requirement() }
}

fn missing() -> BinaryError {
    unavailable(Backend::Avx512.name(), "this processor has no AVX-512 with VPCLMULQDQ and VBMI2").into()
}

/// The methods that are written over words of any machine.
fn by_words<M: Carryless>(machine: M, modulus: &BinaryModulus, method: Method) -> Result<Box<dyn Multiplier>, BinaryError> {
    let found = match method {
        Method::Bitsliced => Some(bitsliced::multiplier(machine, modulus)),
        Method::Rns => rns::multiplier(machine, modulus),
        _ => words::multiplier(machine, modulus, method),
    };
    found.ok_or_else(|| unfit(method))
}
