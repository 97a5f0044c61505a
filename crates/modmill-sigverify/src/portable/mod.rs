//! The verifier in plain 64-bit Rust, one signature at a time: the oracle of the vector code.

pub(crate) mod decompress;
pub(crate) mod edwards;
mod multiply;
pub(crate) mod scalar;
#[cfg(test)]
mod tests;
mod verify;

pub(crate) use verify::{verify, verify_timed};
