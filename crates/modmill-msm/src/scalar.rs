//! Scalars.

use modmill_arith::curve::weierstrass::Curve;
use rand::Rng;

/// An integer of 256 bits, lowest word first. Integers from r on are the scalars that they are modulo r.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct Scalar(pub [u64; 4]);

impl Scalar {
    /// A scalar in 0..r, each with the same probability, from any generator of the crate `rand_core`.
    ///
    /// ```
    /// use modmill_msm::{Bls12381, Scalar};
    /// use rand::{SeedableRng, rngs::ChaCha8Rng};
    /// let mut rng = ChaCha8Rng::seed_from_u64(1);
    /// assert_ne!(Scalar::random::<Bls12381, _>(&mut rng), Scalar::random::<Bls12381, _>(&mut rng));
    /// ```
    #[must_use]
    pub fn random<C: Curve, R: Rng + ?Sized>(rng: &mut R) -> Self {
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

impl From<u64> for Scalar {
    fn from(value: u64) -> Self {
        Self([value, 0, 0, 0])
    }
}
