//! GF(2)[x] modulo a polynomial with VPCLMULQDQ: the fast methods. Four elements share a vector, a pair of words each.

mod fold;
mod group;
mod product;
mod sparse;

use crate::arch::Avx512Clmul;
use crate::binary::{BinaryModulus, Method, Multiplier};

/// The multiplier of one of the methods that are written for this unit.
pub(crate) fn multiplier(token: Avx512Clmul, modulus: &BinaryModulus, method: Method) -> Option<Box<dyn Multiplier>> {
    match method {
        Method::Direct => Some(Box::new(sparse::Sparse::new(token, modulus, Some(0))?)),
        Method::Karatsuba { levels } => Some(Box::new(sparse::Sparse::new(token, modulus, levels)?)),
        _ => None,
    }
}
