//! Z/N for N = c B^23 - 1.

use super::{Arithmetic, Element};
use crate::digits::digits;
use crate::fold::special::{LIMBS, MOST_TERMS, ONES, REDUCED_TOP, REMOVED, VECTORS};
use crate::fold::sums::Sign;
use crate::fold::table::{carry, columns_value, from_limbs, limbs};
use crate::fold::{SpecialTable, special_step};
use crate::kernels::SpecialKernels;
use crate::lanes::{LANES, LIMB_BITS, LIMB_MASK};
use crate::portable::MontRing;
use crate::{Modulus, Natural};

/// Steps between two looks at the flag of predicted carries.
const STRIDE: usize = 256;

/// The largest multiple of N that is taken off a sum at once: what is left has a top limb of at most that of N, below 2^50, and this number.
const MOST_QUOTIENT: u64 = REDUCED_TOP - (1 << 50);

/// The largest q for which limbs of q N fit a word.
const MOST_MULTIPLE: u64 = (1 << (u64::BITS - LIMB_BITS)) - 1;

/// Z/N with elements a held as a*R mod N, R = 2^(52 * 32), in 29 limbs. An element is the sum of up to [`MOST_TERMS`] reduced numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SpecialRing<K: SpecialKernels> {
    kernels: K,
    table: K::Table,
    modulus: Natural,
    /// N in limbs.
    limbs: Vec<u64>,
    /// c in limbs.
    cofactor: Vec<u64>,
    /// 1 / R mod N.
    inverse: Natural,
    /// R^2 mod N: its product with v is v R, the element of v.
    entry: Vec<u64>,
    /// The number 1: its product with an element is the element's value.
    exit: Vec<u64>,
    /// B^63 mod N: its product with v is v B^31, what [`Arithmetic::steps`] multiplies by.
    kept: Vec<u64>,
    /// 1, by which a sum is multiplied to reduce it.
    one: Vec<u64>,
    /// Repeats what a rippled carry spoiled.
    exact: MontRing,
}

impl<K: SpecialKernels> SpecialRing<K> {
    /// Makes one reduced number of the sum of `terms`.
    pub(crate) fn reduce_terms(&self, x: &mut [u64], terms: u32) {
        if terms > 1 {
            self.shrink(x);
        }
    }

    /// Brings the top limb of x to that of a reduced number: x - q N = x + q - q c B^23, with q from the top limbs of x and N. So q is at most the quotient, and
    /// what is left below N + (q + 1) B^28.
    fn shrink(&self, x: &mut [u64]) {
        let q = x[LIMBS - 1] / (self.limbs[LIMBS - 1] + 1);
        if q > MOST_QUOTIENT {
            // N is far below B^29 / 4.
            return self.mul_assign(x, &self.one);
        }
        let mut carry = q as i64;
        for limb in &mut x[..ONES] {
            let sum = *limb as i64 + carry;
            *limb = sum as u64 & LIMB_MASK;
            carry = sum >> LIMB_BITS;
            if carry == 0 {
                break;
            }
        }
        for (limb, factor) in x[ONES..LIMBS].iter_mut().zip(&self.cofactor) {
            let sum = *limb as i64 - (q * factor) as i64 + carry;
            *limb = sum as u64 & LIMB_MASK;
            carry = sum >> LIMB_BITS;
        }
    }

    /// `None` when the modulus is not of the form.
    pub(crate) fn new(kernels: K, modulus: &Modulus) -> Option<Self> {
        let n = modulus.value();
        let table = SpecialTable::new(n)?;
        let r = Natural::from(1u8) << (LIMB_BITS as usize * REMOVED);
        let number = |v: &Natural| limbs(&(v % n), LANES * VECTORS);
        Some(Self {
            kernels,
            cofactor: table.cofactor(),
            table: table.into(),
            modulus: n.clone(),
            limbs: limbs(n, LANES * VECTORS),
            inverse: r.modinv(n)?,
            entry: number(&(&r * &r)),
            exit: number(&1u8.into()),
            kept: number(&(&r << (LIMB_BITS as usize * special_step::REMOVED))),
            one: number(&r),
            exact: MontRing::new(modulus),
        })
    }

    /// Appends the product of the number with these words, of at most 29 limbs, and `factor`.
    fn append(&self, out: &mut Vec<u64>, words: &[u64], factor: &[u64]) {
        let at = out.len();
        out.extend(digits(words, LIMB_BITS, LANES * VECTORS));
        self.mul_assign(&mut out[at..], factor);
    }

    /// A step in integers.
    fn exact_step(&self, point: &mut [u64], alpha: &[u64]) {
        let n = &self.modulus;
        let (x, z) = point.split_at_mut(LANES * VECTORS);
        let (a, b) = (columns_value(x) % n, columns_value(z) % n);
        let alpha = from_limbs(alpha) * (&self.inverse << (LIMB_BITS as usize * (REMOVED - special_step::REMOVED))) % n;
        let square = |v: Natural| &v * &v * &self.inverse % n;
        let (s, d) = (square(&a + &b), square(a + n - b));
        z.copy_from_slice(&limbs(&((&s + n - d) * alpha % n), LANES * VECTORS));
        x.copy_from_slice(&limbs(&s, LANES * VECTORS));
    }

    /// The limbs of the value of `x`, or of N for 0. Reduced, x + q N for a q < R is at most N R.
    fn residue(&self, x: &[u64]) -> Vec<u64> {
        let mut out = x.to_vec();
        self.mul_assign(&mut out, &self.exit);
        out
    }

    /// [`Arithmetic::leave`] without the kernels.
    fn leave_in_integers(&self, x: &[u64]) -> Natural {
        from_limbs(x) * &self.inverse % &self.modulus
    }

    /// [`Arithmetic::enter`] without the kernels, for any number.
    fn enter_in_integers(&self, v: &Natural) -> Vec<u64> {
        limbs(&((v << (LIMB_BITS as usize * REMOVED)) % &self.modulus), LANES * VECTORS)
    }
}

impl<K: SpecialKernels> Arithmetic for SpecialRing<K> {
    fn words(&self) -> usize {
        LANES * VECTORS
    }

    fn enter(&self, out: &mut Vec<u64>, number: &[u64]) {
        self.append(out, number, &self.entry);
    }

    fn leave(&self, x: &[u64]) -> Natural {
        from_limbs(&self.residue(x)) % &self.modulus
    }

    fn square_n(&self, x: &mut [u64], steps: u64) {
        super::fold::in_strides(x, steps, |x, stride| {
            if !self.kernels.square(&self.table, x, stride) {
                let mut y = self.exact.element(&self.leave_in_integers(x));
                self.exact.square_n(&mut y, stride);
                x.copy_from_slice(&self.enter_in_integers(&self.exact.leave(&y)));
            }
        });
    }

    fn mul_assign(&self, x: &mut [u64], y: &[u64]) {
        if !self.kernels.multiply(&self.table, x, y) {
            let product = self.leave_in_integers(x) * self.leave_in_integers(y);
            x.copy_from_slice(&self.enter_in_integers(&product));
        }
    }

    fn sum(&self, x: &mut [u64], terms: u32, y: &[u64], y_terms: u32, sign: Sign) -> u32 {
        let mut reduced = Vec::new();
        // A difference is x, plus a bias just above any reduced number, plus a number below N.
        let (most_y, bias) = if sign == Sign::Minus { (1, 1) } else { (MOST_TERMS - 1, 0) };
        let (y, y_terms) = if y_terms > most_y {
            reduced.extend_from_slice(y);
            self.shrink(&mut reduced);
            (&reduced[..], 1)
        } else {
            (y, y_terms)
        };
        let mut terms = terms;
        if terms + y_terms + bias > MOST_TERMS {
            self.shrink(x);
            terms = 1;
        }
        if !self.kernels.sum(&self.table, x, y, sign) {
            let (a, b) = (self.leave_in_integers(x), self.leave_in_integers(y));
            let z = if sign == Sign::Plus { a + b } else { a + &self.modulus - b };
            x.copy_from_slice(&self.enter_in_integers(&z));
            return 1;
        }
        terms + y_terms + bias
    }

    /// Keeps the multiplier v of a step as v B^31.
    fn keep(&self, kept: &mut Vec<u64>, number: &[u64]) {
        self.append(kept, number, &self.kept);
    }

    /// Without a product where the top limbs tell q with x = q N: a product whose value is 0 has limbs of ones, through which a carry ripples.
    fn is_zero(&self, x: &[u64]) -> bool {
        let (top, n_top) = (x[LIMBS - 1], self.limbs[LIMBS - 1]);
        match top.checked_div(n_top) {
            Some(q) if q <= n_top.min(MOST_MULTIPLE) => {
                let mut carry = 0;
                x.iter().zip(&self.limbs).all(|(&limb, &n)| {
                    let sum = q * n + carry;
                    carry = sum >> LIMB_BITS;
                    limb == sum & LIMB_MASK
                })
            }
            _ => {
                let value = self.residue(x);
                value == self.limbs || value.iter().all(|&limb| limb == 0)
            }
        }
    }

    fn is_odd(&self, x: &[u64]) -> bool {
        let value = self.residue(x);
        value[0] & 1 == 1 && value != self.limbs
    }

    fn steps(&self, x: &mut Element, z: &mut Element, alphas: &[u64]) {
        for e in [&mut *x, &mut *z] {
            self.reduce_terms(&mut e.words, std::mem::replace(&mut e.terms, 1));
        }
        let half = self.words();
        let mut point = [&*x.words, &*z.words].concat();
        for stride in alphas.chunks(STRIDE * half) {
            if !self.kernels.steps(&self.table, &mut point, stride) {
                for alpha in stride.chunks_exact(half) {
                    self.exact_step(&mut point, alpha);
                }
            }
        }
        let (new_x, new_z) = point.split_at(half);
        for (out, columns) in [(x, new_x), (z, new_z)] {
            out.words.copy_from_slice(columns);
            carry(&mut out.words);
        }
    }
}
