//! The emitted machine code against the same kernels in emulation, limb for limb.

use super::{multiply_compiled, special, square_compiled};
use crate::arch::token_for_test;
use crate::fold::{FoldTable, SHAPES, SpecialTable, tables};
use crate::kernels::samples::{equals_emulation, modulus, operand, repeats_rippled_carries};
use crate::kernels::{FoldKernels, SpecialKernels};
use rand::{RngExt, SeedableRng};

#[test]
fn emitted_code_equals_emulation() {
    let Some(token) = token_for_test("emitted_code_equals_emulation") else { return };
    equals_emulation(token, 52, |m, shape, operation| tables::run(m, shape, operation));
}

#[test]
fn rippled_carries_are_repeated_exactly() {
    let Some(token) = token_for_test("rippled_carries_are_repeated_exactly") else { return };
    repeats_rippled_carries(token);
}

/// Prints what each emitted kernel and the same kernel compiled takes, in nanoseconds: the figures of decision 0004.
/// `cargo test --release -p modmill-arith --lib -- --ignored --nocapture emitted_beside_compiled`
#[test]
#[ignore = "a measurement"]
fn emitted_beside_compiled() {
    let Some(token) = token_for_test("emitted_beside_compiled") else { return };
    let mut rng = rand::rngs::StdRng::seed_from_u64(4);
    for shape in &SHAPES {
        let table = FoldTable::new(shape, &modulus(&mut rng, shape, 4));
        let (x, y) = (operand(&mut rng, shape, 3), operand(&mut rng, shape, 3));
        let run: [Timed<'_>; 4] = [
            ("square emitted", &|x, n| assert!(FoldKernels::square(token, &table, x, n))),
            ("compiled", &|x, n| (0..n).for_each(|_| assert!(square_compiled(token, &table, x)))),
            ("multiply emitted", &|x, n| (0..n).for_each(|_| assert!(FoldKernels::multiply(token, &table, x, &y)))),
            ("compiled", &|x, n| (0..n).for_each(|_| assert!(multiply_compiled(token, &table, x, &y)))),
        ];
        println!("{:8} {}", shape.bits, interleaved(&x, run));
    }
    let p = crate::SPECIAL_PRIMES.iter().find(|p| p.name == "p1506").unwrap().value();
    let table = SpecialTable::new(&p).unwrap();
    let mut x = vec![0; 32];
    x[..29].fill_with(|| rng.random_range(0..1 << 50));
    let y = x.clone();
    let run: [Timed<'_>; 4] = [
        ("square emitted", &|x, n| assert!(SpecialKernels::square(token, &table, x, n))),
        ("compiled", &|x, n| (0..n).for_each(|_| assert!(special::compiled::square(token, &table, x)))),
        ("multiply emitted", &|x, n| (0..n).for_each(|_| assert!(SpecialKernels::multiply(token, &table, x, &y)))),
        ("compiled", &|x, n| (0..n).for_each(|_| assert!(special::compiled::multiply(token, &table, x, &y)))),
    ];
    println!("{:8} {}", "p1506", interleaved(&x, run));
}

/// A name, and what runs a kernel a given number of times.
type Timed<'a> = (&'static str, &'a dyn Fn(&mut [u64], u64));

/// Least and median nanoseconds of an operation of each, in 600 rounds of interleaved slices.
fn interleaved<const K: usize>(start: &[u64], run: [Timed<'_>; K]) -> String {
    const STEPS: u64 = 200;
    let mut times = [const { Vec::new() }; K];
    for _ in 0..600 {
        for (times, (_, run)) in times.iter_mut().zip(run) {
            let mut x = start.to_vec();
            let clock = std::time::Instant::now();
            run(&mut x, STEPS);
            times.push(clock.elapsed().as_secs_f64() * 1e9 / STEPS as f64);
        }
    }
    let mut row = String::new();
    for (mut times, (name, _)) in times.into_iter().zip(run) {
        times.sort_by(f64::total_cmp);
        row += &format!("{name} {:.1} ({:.1})  ", times[0], times[times.len() / 2]);
    }
    row
}
