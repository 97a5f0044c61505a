//! Core cycles and nanoseconds per dependent squaring and per product:
//! `cargo run --release -p modmill-arith --example rate -- [bits...]`.
//!
//! Cycles are those of a chain of dependent multiplications timed right before each slice, so that a changing clock cancels.

use modmill_arith::{BackendChoice, Modulus, Natural, Ring};
use std::hint::black_box;
use std::time::Instant;

/// Nanoseconds of one core cycle, from a chain of dependent 64-bit multiplications of three cycles each.
fn cycle() -> f64 {
    const CHAIN: u64 = 20_000;
    let mut x = black_box(3u64);
    let start = Instant::now();
    for _ in 0..CHAIN {
        x = x.wrapping_mul(x);
    }
    black_box(x);
    start.elapsed().as_secs_f64() * 1e9 / (3 * CHAIN) as f64
}

fn median(mut v: Vec<f64>) -> f64 {
    v.sort_by(f64::total_cmp);
    v[v.len() / 2]
}

/// (median cycles, least nanoseconds) of one of `count` operations in `slice`.
fn measure(rounds: usize, count: u64, mut slice: impl FnMut()) -> (f64, f64) {
    let mut cycles = Vec::new();
    let mut least = f64::MAX;
    for _ in 0..rounds {
        let one = cycle();
        let start = Instant::now();
        slice();
        let ns = start.elapsed().as_secs_f64() * 1e9 / count as f64;
        cycles.push(ns / one);
        least = least.min(ns);
    }
    (median(cycles), least)
}

fn main() {
    let chosen: Vec<u64> = std::env::args().skip(1).filter_map(|a| a.parse().ok()).collect();
    let chosen = if chosen.is_empty() { vec![512, 1024, 2048, 3072, 4096] } else { chosen };
    for bits in chosen {
        let n = Modulus::new((Natural::from(1u8) << bits) - 159u8 - (Natural::from(12345u32) << (bits / 2))).expect("odd, in range");
        let ring = Ring::new(&n, BackendChoice::Auto).expect("auto always finds a backend");
        let mut x = ring.element(&Natural::from(3u8));
        let steps = 2048 * 512 / bits;
        let (cycles, ns) = measure(600, steps, || ring.square_n(&mut x, steps));
        let y = x.clone();
        let (mul_cycles, mul_ns) = measure(60, 512, || (0..512).for_each(|_| ring.mul_assign(&mut x, &y)));
        println!(
            "{bits:5} bits {}: square {cycles:6.1} cycles {ns:6.1} ns, multiply {mul_cycles:6.1} cycles {mul_ns:6.1} ns",
            ring.backend()
        );
    }
}
