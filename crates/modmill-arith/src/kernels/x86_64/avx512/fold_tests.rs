//! The emitted machine code against the same kernels in emulation, limb for limb.

use super::{multiply_compiled, special, square_compiled};
use crate::Natural;
use crate::arch::token_for_test;
use crate::fold::{FoldTable, Operation, SHAPES, SpecialTable, tables};
use crate::kernels::x86_64::samples::{modulus, operand};
use crate::kernels::{FoldKernels, SpecialKernels};
use crate::lanes::{Emulated, LANES, LIMB_MASK, Memory};
use crate::rings::FoldRing;
use crate::rings::arithmetic::Arithmetic;
use rand::{RngExt, SeedableRng};

/// Same limbs and same flag, for operands at and between the extremes of their bounds.
#[test]
fn emitted_code_equals_emulation() {
    let Some(token) = token_for_test("emitted_code_equals_emulation") else { return };
    let mut rng = rand::rngs::StdRng::seed_from_u64(52);
    let (mut compared, mut rippled) = (0, 0);
    for shape in &SHAPES {
        for round in 0..40 {
            let table = FoldTable::new(shape, &modulus(&mut rng, shape, round % 5));
            let (x, y) = (operand(&mut rng, shape, round % 4), operand(&mut rng, shape, round % 3));
            for operation in [Operation::Square, Operation::Multiply] {
                let emulated = Memory::new(&x, &y, &table);
                tables::run(Emulated::across(&emulated), shape, operation);
                let mut z = x.clone();
                let whole = match operation {
                    Operation::Square => FoldKernels::square(token, &table, &mut z, 1),
                    Operation::Multiply => FoldKernels::multiply(token, &table, &mut z, &y),
                };
                assert_eq!(whole, !emulated.rippled(), "flag: {} {operation:?} round {round}", shape.bits);
                let want: Vec<u64> = emulated.result().iter().map(|v| v & LIMB_MASK).collect();
                assert_eq!(z, if whole { want } else { x.clone() }, "{} {operation:?} round {round}", shape.bits);
                compared += 1;
                rippled += u32::from(!whole);
            }
        }
    }
    assert_eq!(compared, 80 * SHAPES.len() as u32);
    assert!(rippled > 0 && rippled < compared, "both ways must have been taken: {rippled} of {compared} rippled");
}

/// Limbs whose square has a run of all-ones columns make a predicted carry ripple; the ring still gives the right value.
#[test]
fn rippled_carries_are_repeated_exactly() {
    let Some(token) = token_for_test("rippled_carries_are_repeated_exactly") else { return };
    for shape in &SHAPES {
        let n = (Natural::from(1u8) << shape.bits) - 105u8;
        let ring = FoldRing::new(token, &crate::Modulus::new(n.clone()).unwrap()).unwrap();
        let table = FoldTable::new(shape, &n);
        // x = 2^(52 k) - 1: x^2 = 2^(104 k) - 2^(52 k + 1) + 1 has all-ones limbs.
        let mut seen = 0;
        for k in 1..shape.limbs {
            let mut x = vec![0; LANES * shape.vectors()];
            x[..k].fill(LIMB_MASK);
            let mut raw = x.clone();
            seen += u32::from(!FoldKernels::square(token, &table, &mut raw, 1));
            let value = ring.leave(&x);
            ring.square_n(&mut x, 3);
            assert_eq!(ring.leave(&x), value.modpow(&Natural::from(8u8), &n), "{} k = {k}", shape.bits);
        }
        assert!(seen > 0, "{}: no operand made a carry ripple", shape.bits);
    }
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
