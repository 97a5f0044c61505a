//! Z/N on the folding kernels.

use crate::Modulus;
use crate::Natural;
use crate::arch::Avx512Ifma;
use crate::fold::Shape;
use crate::fold::sums::Sign;
use crate::fold::table::{FoldTable, from_limbs, limbs};
use crate::kernels::x86_64::avx512::{multiply, square, sum};
use crate::lanes::{LANES, LIMB_BITS};
use crate::portable::MontRing;

/// Squarings between two looks at the flag of predicted carries: what is repeated when one rippled.
const STRIDE: u64 = 256;

/// Z/N with elements a held as a*R mod N, R = 2^(52 low), in redundant limbs (see [`Shape::bounds`]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FoldRing {
    token: Avx512Ifma,
    shape: &'static Shape,
    table: FoldTable,
    modulus: Natural,
    /// Repeats what a rippled carry spoiled.
    exact: MontRing,
}

impl FoldRing {
    /// `None` when the modulus is larger than every class.
    pub(crate) fn new(token: Avx512Ifma, modulus: &Modulus) -> Option<Self> {
        let shape = Shape::for_bits(modulus.bits())?;
        let n = modulus.value();
        Some(Self { token, shape, table: FoldTable::new(shape, n), modulus: n.clone(), exact: MontRing::new(modulus) })
    }

    /// Words of an element.
    pub(crate) fn words(&self) -> usize {
        LANES * self.shape.vectors()
    }

    pub(crate) fn enter(&self, v: &Natural) -> Vec<u64> {
        limbs(&((v << (LIMB_BITS as usize * self.shape.low)) % &self.modulus), LANES * self.shape.vectors())
    }

    pub(crate) fn leave(&self, x: &[u64]) -> Natural {
        from_limbs(x) * self.table.inverse() % &self.modulus
    }

    pub(crate) fn square_n(&self, x: &mut [u64], steps: u64) {
        in_strides(x, steps, |x, stride| {
            if !square(self.token, self.shape, &self.table, x, stride) {
                let mut y = self.exact.element(&self.leave(x));
                self.exact.square_n(&mut y, stride);
                x.copy_from_slice(&self.enter(&self.exact.leave(&y)));
            }
        });
    }

    pub(crate) fn mul_assign(&self, x: &mut [u64], y: &[u64]) {
        if !multiply(self.token, self.shape, &self.table, x, y) {
            let product = self.leave(x) * self.leave(y);
            x.copy_from_slice(&self.enter(&product));
        }
    }

    pub(crate) fn add_assign(&self, x: &mut [u64], y: &[u64], sign: Sign) {
        if !sum(self.token, self.shape, &self.table, x, y, sign) {
            let (a, b) = (self.leave(x), self.leave(y));
            let z = if sign == Sign::Plus { a + b } else { a + &self.modulus - b };
            x.copy_from_slice(&self.enter(&z));
        }
    }
}

/// Calls `run` with `x` and up to [`STRIDE`] steps until all `steps` are done.
pub(super) fn in_strides(x: &mut [u64], mut steps: u64, mut run: impl FnMut(&mut [u64], u64)) {
    while steps > 0 {
        let stride = steps.min(STRIDE);
        run(x, stride);
        steps -= stride;
    }
}
