//! Where each method of each backend is.

use super::machine::{Carryless, Scalar};
use super::{BinaryModulus, Method, Multiplier, bitsliced, portable, rns, words};
use crate::backend::unavailable;
use crate::{ArithError, Backend};

pub(super) fn multiplier(modulus: &BinaryModulus, backend: Backend, method: Method) -> Result<Box<dyn Multiplier>, ArithError> {
    match backend {
        Backend::Portable => match method {
            Method::Direct | Method::Karatsuba { .. } | Method::Montgomery { .. } | Method::Barrett { .. } => {
                portable::multiplier(modulus, method).ok_or_else(|| unfit(method))
            }
            Method::Bitsliced => Ok(bitsliced::multiplier(bitsliced::Wide::<2>, modulus)),
            _ => by_words(Scalar, modulus, method),
        },
        Backend::Avx512 => avx512(modulus, method),
    }
}

#[cfg(target_arch = "x86_64")]
fn avx512(modulus: &BinaryModulus, method: Method) -> Result<Box<dyn Multiplier>, ArithError> {
    use crate::arch::{Avx512Clmul, Clmul, x86_64};
    let token = Avx512Clmul::detect().ok_or_else(missing)?;
    match x86_64::binary_multiplier(token, modulus, method) {
        Some(made) => Ok(made),
        None => by_words(Clmul::from(token), modulus, method),
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn avx512(_: &BinaryModulus, _: Method) -> Result<Box<dyn Multiplier>, ArithError> {
    Err(missing())
}

/// A method that found no way for the modulus, though it should take it.
fn unfit(method: Method) -> ArithError {
    ArithError::MethodUnfit { method: method.to_string(), reason: "it has not what the method needs".to_owned() }
}

fn missing() -> ArithError {
    unavailable(Backend::Avx512.name(), "this processor has no AVX-512 with VPCLMULQDQ and VBMI2")
}

/// The methods that are written over words of any machine.
fn by_words<M: Carryless>(machine: M, modulus: &BinaryModulus, method: Method) -> Result<Box<dyn Multiplier>, ArithError> {
    let found = match method {
        Method::Bitsliced => Some(bitsliced::multiplier(machine, modulus)),
        Method::Rns => rns::multiplier(machine, modulus),
        _ => words::multiplier(machine, modulus, method),
    };
    found.ok_or_else(|| unfit(method))
}
