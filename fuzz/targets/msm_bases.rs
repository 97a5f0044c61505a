#![no_main]
//! Reads bytes as a file of prepared bases of both curves; the oracles are in curve_points.rs.

#[path = "../curve_points.rs"]
#[expect(dead_code, reason = "each target uses one body")]
mod curve_points;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    curve_points::bases(data);
});
