//! Random numbers from any generator of the crate `rand_core`.

use super::Natural;
use rand_core::{Rng, TryRng};

impl Natural {
    /// A number below 2^bits, each with the same probability.
    ///
    /// # Errors
    /// Those of the generator.
    pub fn try_random<R: TryRng + ?Sized>(bits: u64, rng: &mut R) -> Result<Self, R::Error> {
        let mut bytes = vec![0; bits.div_ceil(8) as usize];
        rng.try_fill_bytes(&mut bytes)?;
        if let Some(top) = bytes.last_mut() {
            *top &= 0xff_u8 >> (bits.wrapping_neg() % 8);
        }
        let number = Self::from_bytes_le(&bytes);
        // It may become a secret.
        bytes.fill(0);
        std::hint::black_box(&bytes);
        Ok(number)
    }

    /// A number below 2^bits, each with the same probability, from a generator that cannot fail.
    #[must_use]
    pub fn random<R: Rng + ?Sized>(bits: u64, rng: &mut R) -> Self {
        let Ok(number) = Self::try_random(bits, rng);
        number
    }

    /// A number below `bound`, each with the same probability.
    ///
    /// # Panics
    /// If the bound is 0.
    #[must_use]
    pub fn random_below<R: Rng + ?Sized>(bound: &Self, rng: &mut R) -> Self {
        assert!(!bound.is_zero(), "no number is below 0");
        loop {
            let number = Self::random(bound.bits(), rng);
            if number < *bound {
                return number;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{SeedableRng, rngs::StdRng};

    #[test]
    fn every_number_below_the_bound_is_drawn() {
        let mut rng = StdRng::seed_from_u64(7);
        for bound in 1..20u8 {
            let mut seen = vec![0; usize::from(bound)];
            for _ in 0..50 * u32::from(bound) {
                let n = Natural::random_below(&bound.into(), &mut rng).to_u64().unwrap();
                seen[n as usize] += 1;
            }
            assert!(seen.iter().all(|count| (15..110).contains(count) || bound == 1), "{bound} {seen:?}");
        }
        for bits in [0, 1, 7, 8, 9, 64, 65, 1000] {
            let longest = (0..60).map(|_| Natural::random(bits, &mut rng).bits()).max();
            assert_eq!(longest, Some(bits));
        }
    }
}
