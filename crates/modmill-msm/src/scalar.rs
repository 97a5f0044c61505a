//! Scalars.

use modmill_arith::curve::weierstrass::CurveParameters;
use rand::Rng;

/// An integer of 256 bits, lowest word first. It is not reduced: from r on it matters for points outside the subgroup of order r.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct Scalar(pub [u64; 4]);

impl Scalar {
    /// The integer as q r + s with s in 0..r: (q, s). q is at most 13, since r is at least 2^252.
    #[must_use]
    pub fn divided(&self, r: &[u64; 4]) -> (u64, Self) {
        let (mut quotient, mut rest) = (0, self.0);
        loop {
            let (less, below) = subtract(&rest, r);
            if below {
                return (quotient, Self(rest));
            }
            (quotient, rest) = (quotient + 1, less);
        }
    }

    /// A scalar in 0..r, each with the same probability, from any generator of the crate `rand_core`.
    ///
    /// ```
    /// use modmill_msm::{Bls12381, Scalar};
    /// use rand::{SeedableRng, rngs::ChaCha8Rng};
    /// let mut rng = ChaCha8Rng::seed_from_u64(1);
    /// assert_ne!(Scalar::random::<Bls12381, _>(&mut rng), Scalar::random::<Bls12381, _>(&mut rng));
    /// ```
    #[must_use]
    pub fn random<C: CurveParameters, R: Rng + ?Sized>(rng: &mut R) -> Self {
        let top = u64::MAX >> C::ORDER[3].leading_zeros();
        loop {
            let mut words = [0; 4];
            words.fill_with(|| rng.next_u64());
            words[3] &= top;
            // Compared from the highest word.
            if words.iter().rev().lt(C::ORDER.iter().rev()) {
                return Self(words);
            }
        }
    }
}

/// a - b modulo 2^256, and whether a is less than b.
pub(crate) fn subtract(a: &[u64; 4], b: &[u64; 4]) -> ([u64; 4], bool) {
    let mut out = [0; 4];
    let mut borrow = false;
    for i in 0..4 {
        let (difference, below) = a[i].overflowing_sub(b[i]);
        let (difference, below_too) = difference.overflowing_sub(u64::from(borrow));
        (out[i], borrow) = (difference, below | below_too);
    }
    (out, borrow)
}

impl From<u64> for Scalar {
    fn from(value: u64) -> Self {
        Self([value, 0, 0, 0])
    }
}
