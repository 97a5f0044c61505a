//! Z/N for N = c B^23 - 1.

use super::special::{MOST_TERMS, REMOVED, VECTORS};
use super::special_table::SpecialTable;
use super::sums::Sign;
use super::table::{from_limbs, limbs};
use crate::Modulus;
use crate::arch::Avx512Ifma;
use crate::arch::x86_64::special::{multiply, square, sum};
use crate::lanes::{LANES, LIMB_BITS};
use crate::portable::MontRing;
use num_bigint::BigUint;

/// Z/N with elements a held as a*R mod N, R = 2^(52 * 32), in 29 limbs. An element is the sum of up to [`MOST_TERMS`] reduced numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SpecialRing {
    token: Avx512Ifma,
    table: Box<SpecialTable>,
    modulus: BigUint,
    inverse: BigUint,
    /// 1, by which a sum is multiplied to reduce it.
    one: Vec<u64>,
    /// Repeats what a rippled carry spoiled.
    exact: MontRing,
}

impl SpecialRing {
    /// `None` when the modulus is not of the form.
    pub(crate) fn new(token: Avx512Ifma, modulus: &Modulus) -> Option<Self> {
        let n = modulus.value();
        let table = Box::new(SpecialTable::new(n)?);
        let r = BigUint::from(1u8) << (LIMB_BITS as usize * REMOVED);
        let one = limbs(&(&r % n), LANES * VECTORS);
        Some(Self { token, table, modulus: n.clone(), inverse: r.modinv(n)?, one, exact: MontRing::new(modulus) })
    }

    pub(crate) fn enter(&self, v: &BigUint) -> Vec<u64> {
        limbs(&((v << (LIMB_BITS as usize * REMOVED)) % &self.modulus), LANES * VECTORS)
    }

    pub(crate) fn leave(&self, x: &[u64]) -> BigUint {
        from_limbs(x) * &self.inverse % &self.modulus
    }

    /// x := x^(2^steps), reduced.
    pub(crate) fn square_n(&self, x: &mut [u64], steps: u64) {
        super::ring::in_strides(x, steps, |x, stride| {
            if !square(self.token, &self.table, x, stride) {
                let mut y = self.exact.enter(&self.leave(x));
                self.exact.square_n(&mut y, stride);
                x.copy_from_slice(&self.enter(&self.exact.leave(&y)));
            }
        });
    }

    /// x := x y, reduced.
    pub(crate) fn mul_assign(&self, x: &mut [u64], y: &[u64]) {
        if !multiply(self.token, &self.table, x, y) {
            let product = self.leave(x) * self.leave(y);
            x.copy_from_slice(&self.enter(&product));
        }
    }

    /// x := x + y or x - y, where x is the sum of `terms` reduced numbers and y of `y_terms`. Returns of how many the result is one.
    pub(crate) fn add_assign(&self, x: &mut [u64], terms: u32, y: &[u64], y_terms: u32, sign: Sign) -> u32 {
        let mut reduced = Vec::new();
        // A difference is x, plus a bias just above any reduced number, plus a number below N.
        let (most_y, bias) = if sign == Sign::Minus { (1, 1) } else { (MOST_TERMS - 1, 0) };
        let (y, y_terms) = if y_terms > most_y {
            reduced.extend_from_slice(y);
            self.mul_assign(&mut reduced, &self.one);
            (&reduced[..], 1)
        } else {
            (y, y_terms)
        };
        let mut terms = terms;
        if terms + y_terms + bias > MOST_TERMS {
            self.mul_assign(x, &self.one);
            terms = 1;
        }
        if !sum(self.token, &self.table, x, y, sign) {
            let (a, b) = (self.leave(x), self.leave(y));
            let z = if sign == Sign::Plus { a + b } else { a + &self.modulus - b };
            x.copy_from_slice(&self.enter(&z));
            return 1;
        }
        terms + y_terms + bias
    }
}
