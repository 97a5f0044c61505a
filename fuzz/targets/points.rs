#![no_main]
//! Feeds arbitrary bytes to the reader of points files; the oracle is in bodies.rs.

#[path = "../bodies.rs"]
#[allow(dead_code)]
mod bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| bodies::points(data));
