//! Moduli and operands of the tests of every machine's kernels, and what all of these kernels must do.

use crate::fold::special::{BITS, LIMBS, ONES, VECTORS};
use crate::fold::{FoldTable, Operation, SHAPES, Shape};
use crate::kernels::FoldKernels;
use crate::lanes::{Emulated, LANES, LIMB_BITS, LIMB_MASK, Memory};
use crate::rings::FoldRing;
use crate::rings::arithmetic::Arithmetic;
use crate::{Natural, SPECIAL_PRIMES};
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// A modulus of a class, extreme or random.
pub(crate) fn modulus(rng: &mut impl RngExt, shape: &Shape, round: usize) -> Natural {
    let top = Natural::from(1u8) << shape.bits;
    let mut n = match round {
        0 => &top - 1u8,
        1 => &top - 105u8,
        2 => (&top >> 1u32) + 9u8,
        _ => Natural::random(u64::from(shape.bits), rng),
    };
    n.set_bit(0, true);
    n.set_bit(u64::from(shape.bits) - 1, true);
    n
}

/// Limbs within the bounds: at their largest, at zero, one below a carry, or random, lane by lane.
pub(crate) fn operand(rng: &mut impl RngExt, shape: &Shape, round: usize) -> Vec<u64> {
    let bounds = shape.bounds().operands[0].clone();
    let mut x: Vec<u64> = bounds
        .iter()
        .map(|&max| match (round, rng.random_range(0..4)) {
            (0, _) => max,
            (1, k) if k < 3 => max,
            (2, 0) => 0,
            (2, 1) => max - max.min(1),
            _ => rng.random_range(0..=max),
        })
        .collect();
    x.resize(LANES * shape.vectors(), 0);
    x
}

/// p1506, and moduli with the smallest and the largest c.
pub(crate) fn special_moduli(rng: &mut StdRng) -> Vec<Natural> {
    let ones = LIMB_BITS as usize * ONES;
    let cofactor_bits = BITS - ones as u64;
    let largest = (Natural::from(1u8) << cofactor_bits) - 1u8;
    let cofactors = [Natural::from(1u8), largest.clone(), Natural::from(1u8) << (cofactor_bits - 1), Natural::random(cofactor_bits, rng)];
    let mut out: Vec<_> = cofactors.map(|c| (c << ones) - 1u8).into();
    out.push(p1506());
    out
}

/// The modulus that isogenies use.
pub(crate) fn p1506() -> Natural {
    SPECIAL_PRIMES.iter().find(|p| p.name == "p1506").expect("p1506 is among the special primes").value()
}

/// Limbs of an element, at their largest, at zero, one below their largest or random, lane by lane; the top one is at most `top`.
pub(crate) fn special_operand(rng: &mut StdRng, round: usize, top: u64) -> Vec<u64> {
    let mut x: Vec<u64> = (0..LIMBS)
        .map(|i| {
            let max = if i == LIMBS - 1 { top } else { LIMB_MASK };
            match (round, rng.random_range(0..4)) {
                (0, _) => max,
                (1, 0..3) => max,
                (2, 0) => 0,
                (2, 1) => max - 1,
                _ => rng.random_range(0..=max),
            }
        })
        .collect();
    x.resize(LANES * VECTORS, 0);
    x
}

/// Same limbs and same flag, for operands at and between the extremes of their bounds.
/// `emulate` runs a kernel in emulation, in the form that the machine runs.
pub(crate) fn equals_emulation<K: FoldKernels>(token: K, seed: u64, emulate: impl Fn(Emulated<&Memory<'_>>, &Shape, Operation)) {
    let mut rng = StdRng::seed_from_u64(seed);
    let (mut compared, mut rippled) = (0, 0);
    for shape in &SHAPES {
        for round in 0..40 {
            let limbs = FoldTable::new(shape, &modulus(&mut rng, shape, round % 5));
            let table = K::Table::from(limbs.clone());
            let (x, y) = (operand(&mut rng, shape, round % 4), operand(&mut rng, shape, round % 3));
            for operation in [Operation::Square, Operation::Multiply] {
                let emulated = Memory::new(&x, &y, &limbs);
                emulate(Emulated::across(&emulated), shape, operation);
                let mut z = x.clone();
                let whole = match operation {
                    Operation::Square => token.square(&table, &mut z, 1),
                    Operation::Multiply => token.multiply(&table, &mut z, &y),
                };
                assert_eq!(whole, !emulated.rippled(), "flag: {} {operation:?} round {round}", shape.bits);
                let want: Vec<u64> = emulated.result().iter().map(|v| v & LIMB_MASK).collect();
                assert_eq!(z, if whole { want } else { x.clone() }, "{} {operation:?} round {round}", shape.bits);
                compared += 1;
                rippled += u32::from(!whole);
            }
        }
    }
    assert_eq!(compared, 80 * SHAPES.len());
    assert!(rippled > 0 && (rippled as usize) < compared, "both ways must have been taken: {rippled} of {compared} rippled");
}

/// Limbs whose square has a run of all-ones columns make a predicted carry ripple; the ring still gives the right value.
pub(crate) fn repeats_rippled_carries<K: FoldKernels>(token: K) {
    for shape in &SHAPES {
        let n = (Natural::from(1u8) << shape.bits) - 105u8;
        let ring = FoldRing::new(token, &crate::Modulus::new(n.clone()).unwrap()).unwrap();
        let table = K::Table::from(FoldTable::new(shape, &n));
        // x = 2^(52 k) - 1: x^2 = 2^(104 k) - 2^(52 k + 1) + 1 has all-ones limbs.
        let mut seen = 0;
        for k in 1..shape.limbs {
            let mut x = vec![0; LANES * shape.vectors()];
            x[..k].fill(LIMB_MASK);
            let mut raw = x.clone();
            seen += u32::from(!token.square(&table, &mut raw, 1));
            let value = ring.leave(&x);
            ring.square_n(&mut x, 3);
            assert_eq!(ring.leave(&x), value.modpow(&Natural::from(8u8), &n), "{} k = {k}", shape.bits);
        }
        assert!(seen > 0, "{}: no operand made a carry ripple", shape.bits);
    }
}
