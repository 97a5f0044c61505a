#![no_main]
//! Computes small products on every backend and compares them with the definition; the body is in small_products.rs.

#[path = "../small_products.rs"]
mod small_products;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    small_products::products(data);
});
