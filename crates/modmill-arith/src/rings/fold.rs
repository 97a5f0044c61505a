//! Z/N on the folding kernels.

use super::{Arithmetic, Element, single_steps};
use crate::digits::join;
use crate::fold::Shape;
use crate::fold::sums::Sign;
use crate::fold::table::{FoldTable, from_limbs, limbs};
use crate::kernels::FoldKernels;
use crate::lanes::{LANES, LIMB_BITS};
use crate::portable::MontRing;
use crate::{Modulus, Natural};

/// Squarings between two looks at the flag of predicted carries: what is repeated when one rippled.
const STRIDE: u64 = 256;

/// Z/N with elements a held as a*R mod N, R = 2^(52 low), in redundant limbs (see [`Shape::bounds`]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FoldRing<K: FoldKernels> {
    kernels: K,
    shape: &'static Shape,
    table: K::Table,
    modulus: Natural,
    /// 1 / R modulo a multiple of N.
    inverse: Natural,
    /// Repeats what a rippled carry spoiled.
    exact: MontRing,
}

impl<K: FoldKernels> FoldRing<K> {
    /// `None` when the modulus is larger than every class.
    pub(crate) fn new(kernels: K, modulus: &Modulus) -> Option<Self> {
        let shape = Shape::for_bits(modulus.bits())?;
        let n = modulus.value();
        let table = FoldTable::new(shape, &full_length(shape, n));
        let inverse = table.inverse().clone();
        Some(Self { kernels, shape, table: table.into(), modulus: n.clone(), inverse, exact: MontRing::new(modulus) })
    }

    /// The element of any number.
    fn element(&self, v: &Natural) -> Vec<u64> {
        limbs(&((v << (LIMB_BITS as usize * self.shape.low)) % &self.modulus), self.words())
    }
}

impl<K: FoldKernels> Arithmetic for FoldRing<K> {
    fn words(&self) -> usize {
        LANES * self.shape.vectors()
    }

    fn enter(&self, out: &mut Vec<u64>, number: &[u64]) {
        out.extend(self.element(&join(number.iter().copied(), 64)));
    }

    fn leave(&self, x: &[u64]) -> Natural {
        from_limbs(x) * &self.inverse % &self.modulus
    }

    fn square_n(&self, x: &mut [u64], steps: u64) {
        in_strides(x, steps, |x, stride| {
            if !self.kernels.square(&self.table, x, stride) {
                let mut y = self.exact.element(&self.leave(x));
                self.exact.square_n(&mut y, stride);
                x.copy_from_slice(&self.element(&self.exact.leave(&y)));
            }
        });
    }

    fn mul_assign(&self, x: &mut [u64], y: &[u64]) {
        if !self.kernels.multiply(&self.table, x, y) {
            let product = self.leave(x) * self.leave(y);
            x.copy_from_slice(&self.element(&product));
        }
    }

    fn sum(&self, x: &mut [u64], _: u32, y: &[u64], _: u32, sign: Sign) -> u32 {
        if !self.kernels.sum(&self.table, x, y, sign) {
            let (a, b) = (self.leave(x), self.leave(y));
            let z = if sign == Sign::Plus { a + b } else { a + &self.modulus - b };
            x.copy_from_slice(&self.element(&z));
        }
        1
    }

    fn steps(&self, x: &mut Element, z: &mut Element, alphas: &[u64]) {
        single_steps(self, x, z, alphas);
    }
}

/// An odd multiple of N as long as the moduli of the class can be; what is congruent modulo it is congruent modulo N. Residues modulo a much shorter number
/// leave the top limbs of elements 0, so that the bias of a difference stands there as it is, all ones, and every carry that comes in ripples.
fn full_length(shape: &Shape, n: &Natural) -> Natural {
    let missing = u64::from(shape.bits) - n.bits();
    if missing < 2 { n.clone() } else { (n << missing) - n }
}

/// Calls `run` with `x` and up to [`STRIDE`] steps until all `steps` are done.
pub(super) fn in_strides(x: &mut [u64], mut steps: u64, mut run: impl FnMut(&mut [u64], u64)) {
    while steps > 0 {
        let stride = steps.min(STRIDE);
        run(x, stride);
        steps -= stride;
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use crate::arch::token_for_test;
    use rand::{SeedableRng, rngs::StdRng};

    /// Differences modulo a number shorter than its class are right, and none of them is repeated in integers; modulo N itself most would be.
    #[test]
    fn differences_modulo_short_numbers_ripple_no_carry() {
        let Some(token) = token_for_test("differences_modulo_short_numbers_ripple_no_carry") else { return };
        let mut rng = StdRng::seed_from_u64(832);
        let (mut compared, mut rippled) = (0, 0);
        for bits in [130, 300, 513, 700, 832, 950, 1026, 1536, 1800, 2049, 2600, 3500] {
            let mut n = Natural::random(bits, &mut rng);
            n.set_bit(0, true);
            n.set_bit(bits - 1, true);
            let ring = FoldRing::new(token, &Modulus::new(n.clone()).unwrap()).unwrap();
            let short = FoldTable::new(ring.shape, &n);
            for _ in 0..20 {
                let [a, b] = std::array::from_fn(|_| Natural::random_below(&n, &mut rng));
                let [mut x, y] = [&a, &b].map(|v| ring.element(v));
                rippled += u32::from(!FoldKernels::sum(token, &short, &mut x.clone(), &y, Sign::Minus));
                assert!(FoldKernels::sum(token, &ring.table, &mut x, &y, Sign::Minus), "{bits} bits");
                ring.square_n(&mut x, 1);
                assert!(FoldKernels::sum(token, &ring.table, &mut x, &y, Sign::Minus), "{bits} bits");
                let difference = &a + &n - &b;
                assert_eq!(ring.leave(&x), (&difference * &difference + &n - b) % &n, "{bits} bits");
                compared += 1;
            }
        }
        assert!(2 * rippled > compared, "{rippled} of {compared} differences modulo N itself");
    }
}
