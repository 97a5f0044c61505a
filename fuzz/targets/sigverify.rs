#![no_main]
//! Verifies lists of signatures on every backend; the oracles are in signatures.rs.

#[path = "../signatures.rs"]
mod signatures;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    signatures::signatures(data);
});
