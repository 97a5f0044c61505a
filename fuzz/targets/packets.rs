#![no_main]
//! Captures of packets that are nearly right; the oracles are in packets.rs.

#[path = "../packets.rs"]
mod packets;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    packets::packets(data);
});
