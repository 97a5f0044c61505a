//! Point formulas, generic over the field and written once for every machine, in the literature's names.

pub mod chord;
pub mod doublings;
pub mod edwards;
#[cfg(test)]
pub(crate) mod edwards_tests;
pub mod jacobian;
#[cfg(test)]
mod jacobian_tests;
pub mod membership;
pub mod paired;
#[cfg(test)]
mod paired_tests;
pub mod programs;
#[cfg(feature = "serde")]
mod stored;
pub mod weierstrass;
pub mod xonly;
