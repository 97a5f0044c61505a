#![no_main]
//! Computes modulo an odd number on every backend and compares with plain integers; the body is in rings.rs.

#[path = "../rings.rs"]
mod rings;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    rings::operations(data);
});
