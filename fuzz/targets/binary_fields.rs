#![no_main]
//! Multiplies modulo a binary polynomial by every method on every backend and compares with the definition; the body is in binary_fields.rs.

#[path = "../binary_fields.rs"]
mod binary_fields;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    binary_fields::products(data);
});
