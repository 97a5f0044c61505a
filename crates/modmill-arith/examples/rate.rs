//! Core cycles (median) and nanoseconds (least) per dependent squaring and per product, on each backend of this machine in turn:
//! `cargo run --release -p modmill-arith --example rate -- [bits...]`.
//!
//! Cycles are those of a chain of dependent multiplications timed right before each slice, so that a changing clock cancels.

use modmill_arith::{BackendChoice, IntegerBackend, Modulus, Natural, Ring};
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

fn median(v: &mut [f64]) -> f64 {
    v.sort_by(f64::total_cmp);
    v[v.len() / 2]
}

/// Cycles and nanoseconds of an operation in each slice.
#[derive(Default)]
struct Times {
    cycles: Vec<f64>,
    least: f64,
}

impl Times {
    /// Adds a slice of `count` operations.
    fn slice(&mut self, count: u64, run: impl FnOnce()) {
        let one = cycle();
        let start = Instant::now();
        run();
        let ns = start.elapsed().as_secs_f64() * 1e9 / count as f64;
        self.least = if self.cycles.is_empty() { ns } else { self.least.min(ns) };
        self.cycles.push(ns / one);
    }
}

fn main() {
    let chosen: Vec<u64> = std::env::args().skip(1).filter_map(|a| a.parse().ok()).collect();
    let chosen = if chosen.is_empty() { vec![512, 1024, 1536, 2048, 3072, 4096] } else { chosen };
    for bits in chosen {
        let n = Modulus::new((Natural::from(1u8) << bits) - 159u8 - (Natural::from(12345u32) << (bits / 2))).expect("odd, in range");
        let choices = IntegerBackend::names().into_iter().map(BackendChoice::Named);
        let rings: Vec<Ring> = choices.filter_map(|choice| Ring::new(&n, choice).ok()).collect();
        let mut elements: Vec<_> = rings.iter().map(|ring| ring.element(&Natural::from(3u8))).collect();
        let mut times: Vec<[Times; 2]> = rings.iter().map(|_| Default::default()).collect();
        let steps = 2048 * 512 / bits;
        for round in 0..600 {
            for ((ring, x), [squares, products]) in rings.iter().zip(&mut elements).zip(&mut times) {
                squares.slice(steps, || ring.square_n(x, steps));
                if round % 10 == 0 {
                    let y = x.clone();
                    products.slice(512, || (0..512).for_each(|_| ring.mul_assign(x, &y)));
                }
            }
        }
        for (ring, [mut squares, mut products]) in rings.iter().zip(times) {
            println!(
                "{bits:5} bits {:8}: square {:7.1} cycles {:7.1} ns, multiply {:7.1} cycles {:7.1} ns",
                ring.backend().name(),
                median(&mut squares.cycles),
                squares.least,
                median(&mut products.cycles),
                products.least
            );
        }
    }
}
