#![no_main]
//! Feeds arbitrary bytes to the readers of signed messages; the oracle is in records.rs.

#[path = "../records.rs"]
mod records;

libfuzzer_sys::fuzz_target!(|data: &[u8]| records::records(data));
