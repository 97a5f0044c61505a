//! The fast methods in plain Rust, one element after the other: products of words by [`clmul`](super::machine::clmul).

mod barrett;
mod fold;
mod folding;
mod montgomery;
pub(super) mod product;
pub(super) mod shift;
pub(super) mod spread;

use super::{BinaryModulus, Method, Multiplier};

/// The multiplier of a method that this module has; None for the others, and where the method does not take the modulus.
pub(super) fn multiplier(modulus: &BinaryModulus, method: Method) -> Option<Box<dyn Multiplier>> {
    let wanted = method.levels().unwrap_or(product::ALL_LEVELS);
    // Levels that do something: an operand of S words is a single word after ceil(log2 S) halvings.
    let levels = wanted.min(modulus.words().next_power_of_two().trailing_zeros() as u8);
    match method {
        Method::Direct => Some(Box::new(folding::Folding::new(modulus, 0, method)?)),
        Method::Karatsuba { .. } => Some(Box::new(folding::Folding::new(modulus, levels, method)?)),
        Method::Montgomery { .. } => Some(Box::new(montgomery::Montgomery::new(modulus, levels)?)),
        Method::Barrett { .. } => Some(Box::new(barrett::Barrett::new(modulus, levels)?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
