//! Moduli and operands of the tests of every machine's kernels.

use crate::Natural;
use crate::fold::Shape;
use crate::lanes::LANES;
use rand::RngExt;

/// A modulus of a class, extreme or random.
pub(super) fn modulus(rng: &mut impl RngExt, shape: &Shape, round: usize) -> Natural {
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
pub(super) fn operand(rng: &mut impl RngExt, shape: &Shape, round: usize) -> Vec<u64> {
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
