//! Nanoseconds per dependent squaring and per product: `cargo run --release -p modmill-arith --example rate -- [bits...]`.

use modmill_arith::{BackendChoice, BigUint, Modulus, Ring};
use std::time::Instant;

fn main() {
    let chosen: Vec<u64> = std::env::args().skip(1).filter_map(|a| a.parse().ok()).collect();
    let chosen = if chosen.is_empty() { vec![512, 1024, 2048, 3072, 4096] } else { chosen };
    for bits in chosen {
        let n = Modulus::new((BigUint::from(1u8) << bits) - 159u8 - (BigUint::from(12345u32) << (bits / 2))).expect("odd, in range");
        let ring = Ring::new(&n, BackendChoice::Auto).expect("auto always finds a backend");
        let mut x = ring.element(&BigUint::from(3u8));
        let (mut best, mut best_mul) = (f64::MAX, f64::MAX);
        let steps = 20_480;
        for _ in 0..40 {
            let start = Instant::now();
            ring.square_n(&mut x, steps);
            best = best.min(start.elapsed().as_secs_f64() * 1e9 / steps as f64);
        }
        let y = x.clone();
        for _ in 0..20 {
            let start = Instant::now();
            for _ in 0..5_000 {
                ring.mul_assign(&mut x, &y);
            }
            best_mul = best_mul.min(start.elapsed().as_secs_f64() * 1e9 / 5_000.0);
        }
        println!("{bits:5} bits {}: square {best:7.1} ns, multiply {best_mul:7.1} ns", ring.backend());
    }
}
