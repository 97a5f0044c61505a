//! Point formulas, generic over the field and written once for every machine, in the literature's names.

pub mod edwards;
#[cfg(test)]
mod edwards_tests;
