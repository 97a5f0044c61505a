//! Multiplication and squaring in the base fields of BLS12-377 and BLS12-381: ours in eight lanes and in words, and other libraries',
//! checked against big integers and then timed in turn. One row of JSON a case, backend and peer, on stdout.
//!
//! Every contender squares or multiplies [`ELEMENTS`] independent elements, in place, [`REPEATS`] times a slice; a slice takes some
//! microseconds. The figure is the shortest of [`ROUNDS`] slices, divided by its number of operations, so that what else the machine does
//! is in the way of most slices but not of the shortest. Cycles are estimated from a chain of dependent additions, timed in the same way.

mod contenders;
mod timing;

use contenders::{Contender, Field};
use serde_json::json;
use std::error::Error;

/// Elements that a contender works on: they fit the first cache.
const ELEMENTS: usize = 64;
/// Passes over the elements in a slice.
const REPEATS: usize = 8;
/// Slices of each contender.
const ROUNDS: usize = 4000;

fn main() -> Result<(), Box<dyn Error>> {
    for field in [Field::Bls12377, Field::Bls12381] {
        for square in [false, true] {
            let mut all = contenders::all(field, square);
            for contender in &mut all {
                contender.check(field, square)?;
            }
            report(field, square, &mut all);
        }
    }
    Ok(())
}

fn report(field: Field, square: bool, all: &mut [Contender]) {
    let (nanoseconds, nanoseconds_a_cycle) = timing::shortest(all, ROUNDS);
    let per_operation: Vec<f64> = nanoseconds.iter().map(|ns| ns / (ELEMENTS * REPEATS) as f64).collect();
    let case = format!("{}-{}", field.bits(), if square { "square" } else { "mul" });
    let named: Vec<_> = all.iter().zip(per_operation).collect();
    for (ours, value) in named.iter().filter(|(c, _)| c.ours) {
        for (peer, peer_value) in named.iter().filter(|(c, _)| !c.ours) {
            let row = json!({
                "job": "field", "case": case, "backend": ours.name, "value": round(*value), "unit": "ns",
                "peer": peer.name, "peer_value": round(*peer_value), "ratio": round(peer_value / value), "threads": 1, "n": ELEMENTS,
                "cycles": round(value / nanoseconds_a_cycle), "peer_cycles": round(peer_value / nanoseconds_a_cycle),
            });
            println!("{row}");
        }
    }
}

fn round(x: f64) -> f64 {
    (x * 100.0).round() / 100.0
}
