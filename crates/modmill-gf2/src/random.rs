//! Random elements.

use crate::Field;
use rand_core::Rng;

impl Field {
    /// `count` elements, each of the 2^m with the same probability, from any generator of the crate `rand_core`.
    ///
    /// ```
    /// use modmill_gf2::{BinaryModulus, Field, Options};
    /// use rand::{SeedableRng, rngs::ChaCha8Rng};
    /// let f = Field::new(&BinaryModulus::from_exponents(&[163, 7, 6, 3, 0])?, &Options::default())?;
    /// let a = f.random(10, &mut ChaCha8Rng::seed_from_u64(1));
    /// assert_eq!(f.mul(&a, &f.inv(&a)?)?, [1, 0, 0].repeat(10));
    /// # Ok::<(), modmill_gf2::Gf2Error>(())
    /// ```
    #[must_use]
    pub fn random<R: Rng + ?Sized>(&self, count: usize, rng: &mut R) -> Vec<u64> {
        let mut words: Vec<u64> = (0..count * self.words()).map(|_| rng.next_u64()).collect();
        let spare = 64 * self.words() - self.degree();
        words.chunks_exact_mut(self.words()).filter_map(<[u64]>::last_mut).for_each(|top| *top &= u64::MAX >> spare);
        words
    }
}
