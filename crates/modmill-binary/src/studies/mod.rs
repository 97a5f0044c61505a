//! Methods that `auto` never picks, kept for comparison with the literature: four orders of Montgomery multiplication, and residues.

mod orders;
mod rns;

use super::machine::Carryless;
use super::words;
use super::{BinaryModulus, Method, Multiplier};

/// The multiplier of one of these methods; none for another one, and for residues where too few trinomials are coprime to N.
pub(super) fn multiplier<M: Carryless>(machine: M, modulus: &BinaryModulus, method: Method) -> Option<Box<dyn Multiplier>> {
    match method {
        Method::Sos => Some(words::multiplier::<M, orders::Sos>(machine, modulus)),
        Method::Cios => Some(words::multiplier::<M, orders::Cios>(machine, modulus)),
        Method::Fios => Some(words::multiplier::<M, orders::Fios>(machine, modulus)),
        Method::Cihs => Some(words::multiplier::<M, orders::Cihs>(machine, modulus)),
        Method::Rns => rns::multiplier(machine, modulus),
        _ => None,
    }
}
