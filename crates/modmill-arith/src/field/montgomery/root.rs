//! Square roots of single elements, by Tonelli's and Shanks' method.

use super::{Element, Prime, WORDS};

impl<F: Prime> Element<F> {
    /// (t - 1) / 2, where p - 1 = 2^s t and t is odd: p without its lowest s + 1 bits.
    pub(super) const ROOT_EXPONENT: [u64; WORDS] = {
        let shift = F::TWO_ADICITY + 1;
        let mut out = [0; WORDS];
        let mut i = 0;
        while i < WORDS {
            let next = if i + 1 < WORDS { F::MODULUS[i + 1] } else { 0 };
            out[i] = F::MODULUS[i] >> shift | next << (64 - shift);
            i += 1;
        }
        out
    };

    /// A square root, either of both; none where there is none.
    #[must_use]
    pub fn sqrt(&self) -> Option<Self> {
        if self.is_zero() {
            return Some(*self);
        }
        // root^2 = a error, and the order of `error` is a power of 2. Multiplying the root by half the logarithm's power of a root of unity halves that order, or more.
        let w = self.pow(&Self::ROOT_EXPONENT);
        let mut root = self.mul(&w);
        let mut error = root.mul(&w);
        let (mut unity, mut order) = (F::ROOT_OF_UNITY, F::TWO_ADICITY);
        while error != Self::ONE {
            let mut power = error;
            let mut squarings = 0;
            while power != Self::ONE {
                power = power.square();
                squarings += 1;
            }
            if squarings == order {
                return None;
            }
            for _ in 0..order - squarings - 1 {
                unity = unity.square();
            }
            root = root.mul(&unity);
            unity = unity.square();
            error = error.mul(&unity);
            order = squarings;
        }
        Some(root)
    }
}
