//! Z/N in Montgomery form on short limbs: set-up, conversion, and the choice of kernel.

use super::limb::Constants;
use super::{columns, steps, strips};
use crate::Modulus;
use crate::Natural;
use crate::digits::{digits, join, split};
use crate::division_steps::inverse_of_word;
use crate::fold::sums::Sign;

/// Most limbs at radix 2^61: a column of a product alone must stay below 2^128 (63 products and a carry).
const MAX_LIMBS_61: usize = 63;

/// Z/N for an odd N, elements a held as a*R modulo N, below 4N, in n limbs of W bits; R = 2^(W n) >= 8N.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct MontRing {
    radix: u32,
    constants: Constants<u64>,
    modulus: Natural,
    /// 4N.
    bound: Vec<u64>,
    /// R^2 mod N: its product with v is v R.
    square: Vec<u64>,
}

impl MontRing {
    pub(crate) fn new(modulus: &Modulus) -> Self {
        let value = modulus.value();
        let limbs = |radix: u32| (value.bits() as usize + 3).div_ceil(radix as usize);
        let radix = if limbs(61) <= MAX_LIMBS_61 { 61 } else { 60 };
        let n = limbs(radix);
        let digits = split(value, radix, n);
        let negative_inverse = inverse_of_word(digits[0]).wrapping_neg() & ((1 << radix) - 1);
        let multiple = split(&(value * negative_inverse), radix, n + 1);
        debug_assert_eq!(multiple[0], (1 << radix) - 1);
        let above = value + 1u8;
        let ones = (above.trailing_zeros().unwrap_or_default() / u64::from(radix)) as usize;
        let short = strips::reduces_by_short(n, ones).then(|| (ones, split(&(above >> (radix as usize * ones)), radix, n - ones)));
        Self {
            radix,
            constants: Constants { modulus: digits, negative_inverse, multiple: multiple[1..].to_vec(), short },
            modulus: value.clone(),
            bound: split(&(value << 2u32), radix, n),
            square: split(&((Natural::from(1u8) << (2 * n * radix as usize)) % value), radix, n),
        }
    }

    /// Limbs of an element.
    pub(crate) fn words(&self) -> usize {
        self.constants.modulus.len()
    }

    /// Appends the element of the number below N with these words.
    pub(crate) fn enter(&self, out: &mut Vec<u64>, words: &[u64]) {
        let at = out.len();
        out.extend(digits(words, self.radix, self.words()));
        self.mul_assign(&mut out[at..], &self.square);
    }

    /// The element of any number.
    #[cfg(any(test, target_arch = "x86_64", target_arch = "aarch64"))]
    pub(crate) fn element(&self, v: &Natural) -> Vec<u64> {
        let mut out = Vec::with_capacity(self.words());
        self.enter(&mut out, &(v % &self.modulus).to_u64_digits());
        out
    }

    pub(crate) fn leave(&self, w: &[u64]) -> Natural {
        let (mut out, mut one) = (w.to_vec(), vec![0; w.len()]);
        one[0] = 1;
        self.mul_assign(&mut out, &one);
        join(out, self.radix) % &self.modulus
    }

    /// x := x^(2^steps).
    pub(crate) fn square_n(&self, x: &mut [u64], steps: u64) {
        let c = &self.constants;
        let done = match self.words() {
            5 => columns::square_n_5::<u64, 61>(c, x, steps),
            9 => columns::square_n_9::<u64, 61>(c, x, steps),
            17 => columns::square_n_17::<u64, 61>(c, x, steps),
            _ => false,
        };
        if done {
            return;
        }
        match (self.radix, x.len()) {
            (61, 0..=20) => strip_squares::<61, 20>(c, x, steps),
            (61, 0..=40) => strip_squares::<61, 40>(c, x, steps),
            (61, _) => strip_squares::<61, MAX_LIMBS_61>(c, x, steps),
            _ => strip_squares::<60, 140>(c, x, steps),
        }
    }

    /// x := x y.
    pub(crate) fn mul_assign(&self, x: &mut [u64], y: &[u64]) {
        let c = &self.constants;
        let done = match self.words() {
            5 => columns::mul_5::<u64, 61>(c, x, y),
            9 => columns::mul_9::<u64, 61>(c, x, y),
            // Not 17: the code of a product, 578 multiplications long, is slower than the loops.
            _ => false,
        };
        if done {
            return;
        }
        match (self.radix, x.len()) {
            (61, 0..=20) => strips::mul::<_, 61, 20>(c, x, y, &mut strips::Scratch::new()),
            (61, 0..=40) => strips::mul::<_, 61, 40>(c, x, y, &mut strips::Scratch::new()),
            (61, _) => strips::mul::<_, 61, MAX_LIMBS_61>(c, x, y, &mut strips::Scratch::new()),
            _ => strips::mul::<_, 60, 140>(c, x, y, &mut strips::Scratch::new()),
        }
    }
}

impl MontRing {
    /// Takes x : z through one step of an isogeny evaluation for each kept alpha; false, and nothing is done, for a modulus without a loop of its own.
    pub(crate) fn steps(&self, x: &mut [u64], z: &mut [u64], alphas: &[u64]) -> bool {
        let n = self.words();
        let fits = self.constants.short.is_some() && n <= 40 && steps::has_room(self.modulus.bits(), self.radix, n);
        if fits {
            steps::steps::<61, 40>(&self.constants, &self.bound, x, z, alphas);
        }
        fits
    }

    /// x := x + y or x - y.
    pub(crate) fn add_assign(&self, x: &mut [u64], y: &[u64], sign: Sign) {
        // Both ways the result is below 8N, which n limbs hold, and goes below 4N by one more subtraction if it has to.
        match sign {
            Sign::Plus => self.combine(x, |i, x| x.wrapping_add(y[i] as i64)),
            Sign::Minus => self.combine(x, |i, x| x.wrapping_sub(y[i] as i64).wrapping_add(self.bound[i] as i64)),
        }
        if x.iter().rev().ge(self.bound.iter().rev()) {
            self.combine(x, |i, x| x.wrapping_sub(self.bound[i] as i64));
        }
    }

    /// Replaces each limb, the lowest first, by `f` of its number and itself, with the carry that comes in. Wraps on purpose: see `limb.rs`.
    fn combine(&self, x: &mut [u64], f: impl Fn(usize, i64) -> i64) {
        let mut carry = 0;
        for (i, limb) in x.iter_mut().enumerate() {
            let sum = f(i, *limb as i64).wrapping_add(carry);
            *limb = sum as u64 & ((1 << self.radix) - 1);
            carry = sum >> self.radix;
        }
    }
}

fn strip_squares<const W: u32, const LIMBS: usize>(c: &Constants<u64>, x: &mut [u64], steps: u64) {
    let mut scratch = strips::Scratch::<u64, LIMBS>::new();
    for _ in 0..steps {
        strips::square::<u64, W, LIMBS>(c, x, &mut scratch);
    }
}
