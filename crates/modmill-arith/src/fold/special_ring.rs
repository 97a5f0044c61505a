//! Z/N for N = c B^23 - 1.

use super::special::{MOST_TERMS, REMOVED, VECTORS};
use super::special_step;
use super::special_table::SpecialTable;
use super::sums::Sign;
use super::table::{columns_value, from_limbs, limbs};
use crate::Modulus;
use crate::arch::Avx512Ifma;
use crate::arch::x86_64::special::{multiply, square, steps, sum};
use crate::lanes::{LANES, LIMB_BITS};
use crate::portable::MontRing;
use num_bigint::BigUint;

/// Steps between two looks at the flag of predicted carries.
const STRIDE: usize = 256;

/// Z/N with elements a held as a*R mod N, R = 2^(52 * 32), in 29 limbs. An element is the sum of up to [`MOST_TERMS`] reduced numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SpecialRing {
    token: Avx512Ifma,
    table: Box<SpecialTable>,
    modulus: BigUint,
    inverse: BigUint,
    /// What a step reads beside its operands.
    step_constants: Vec<u64>,
    /// B^63 mod N: its product with v is v B^31, what [`SpecialRing::steps`] multiplies by.
    kept: Vec<u64>,
    /// 1, by which a sum is multiplied to reduce it.
    one: Vec<u64>,
    /// Repeats what a rippled carry spoiled.
    exact: MontRing,
}

impl SpecialRing {
    /// Words of an element, and of a kept number.
    pub(crate) const WORDS: usize = LANES * VECTORS;

    /// Makes one reduced number of the sum of `terms`.
    pub(crate) fn reduce_terms(&self, x: &mut [u64], terms: u32) {
        if terms > 1 {
            self.mul_assign(x, &self.one);
        }
    }

    /// `None` when the modulus is not of the form.
    pub(crate) fn new(token: Avx512Ifma, modulus: &Modulus) -> Option<Self> {
        let n = modulus.value();
        let table = Box::new(SpecialTable::new(n)?);
        let r = BigUint::from(1u8) << (LIMB_BITS as usize * REMOVED);
        let one = limbs(&(&r % n), LANES * VECTORS);
        let step_constants = special_step::constants(&table.0, n);
        let kept = limbs(&((&r << (LIMB_BITS as usize * special_step::REMOVED)) % n), LANES * VECTORS);
        Some(Self { token, table, step_constants, kept, modulus: n.clone(), inverse: r.modinv(n)?, one, exact: MontRing::new(modulus) })
    }

    pub(crate) fn enter(&self, v: &BigUint) -> Vec<u64> {
        limbs(&((v << (LIMB_BITS as usize * REMOVED)) % &self.modulus), LANES * VECTORS)
    }

    /// Appends the kept form of `v`: what [`SpecialRing::steps`] multiplies by.
    pub(crate) fn keep(&self, kept: &mut Vec<u64>, v: &BigUint) {
        let at = kept.len();
        // 29 limbs hold any number below N; larger ones are rare.
        let v = if *v < self.modulus { limbs(v, LANES * VECTORS) } else { limbs(&(v % &self.modulus), LANES * VECTORS) };
        kept.extend(v);
        self.mul_assign(&mut kept[at..], &self.kept);
    }

    /// Takes x : z through one step of an evaluation for each kept alpha. Both come reduced.
    pub(crate) fn steps(&self, x: &mut [u64], z: &mut [u64], alphas: &[u64]) {
        let mut point = [&*x, &*z].concat();
        for stride in alphas.chunks(STRIDE * LANES * VECTORS) {
            if !steps(self.token, &self.step_constants, &mut point, stride) {
                let half = LANES * VECTORS;
                for alpha in stride.chunks_exact(half) {
                    self.exact_step(&mut point, alpha);
                }
            }
        }
        let (new_x, new_z) = point.split_at(LANES * VECTORS);
        for (out, columns) in [(x, new_x), (z, new_z)] {
            out.copy_from_slice(&limbs(&columns_value(columns), LANES * VECTORS));
        }
    }

    /// A step in integers.
    fn exact_step(&self, point: &mut [u64], alpha: &[u64]) {
        let n = &self.modulus;
        let (x, z) = point.split_at_mut(LANES * VECTORS);
        let (a, b) = (columns_value(x) % n, columns_value(z) % n);
        let alpha = from_limbs(alpha) * (&self.inverse << (LIMB_BITS as usize * (REMOVED - special_step::REMOVED))) % n;
        let square = |v: BigUint| &v * &v * &self.inverse % n;
        let (s, d) = (square(&a + &b), square(a + n - b));
        z.copy_from_slice(&limbs(&((&s + n - d) * alpha % n), LANES * VECTORS));
        x.copy_from_slice(&limbs(&s, LANES * VECTORS));
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
