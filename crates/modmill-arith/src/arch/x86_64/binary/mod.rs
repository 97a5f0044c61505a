//! GF(2)[x] modulo a polynomial with VPCLMULQDQ: the fast methods. Four elements share a vector, a pair of words each.

mod dense;
mod fold;
mod four;
mod group;
mod groups;
mod product;
mod single;
#[cfg(test)]
mod tests;

use crate::arch::Avx512Clmul;
use crate::binary::{BinaryModulus, Method, Multiplier};
use dense::{Dense, Kind};
use fold::Fold;
use groups::{Groups, Reduction};

/// The multiplier of one of the methods that are written for this unit.
pub(crate) fn multiplier(token: Avx512Clmul, modulus: &BinaryModulus, method: Method) -> Option<Box<dyn Multiplier>> {
    let (levels, reduction) = match method {
        Method::Direct => (Some(0), Reduction::Fold(Fold::new(modulus)?)),
        Method::Karatsuba { levels } => (levels, Reduction::Fold(Fold::new(modulus)?)),
        Method::Montgomery { levels } => (levels, Reduction::Dense(Dense::new(modulus, Kind::Montgomery)?)),
        Method::Barrett { levels } => (levels, Reduction::Dense(Dense::new(modulus, Kind::Barrett)?)),
        _ => return None,
    };
    Some(Box::new(Groups::new(token, method, modulus, levels, reduction)))
}
