//! Reductions on GMP's `mpn` functions as a C programmer would write them, and squaring modulo c 2^k - 1 with the short one.
#![allow(unsafe_code)]

use crate::contender::Contender;
use crate::gmp::{Gmp, Mpn};
use modmill_arith::Natural;

/// The reduction of a product to n words.
#[derive(Debug)]
pub(crate) enum Reduction {
    /// p + 1 = c 2^(64 w): T = T_high 2^(64 m) + q becomes T_high + q c 2^(64 (w - m)), with m = w and then m = n - w.
    Special { c: Vec<u64> },
    /// Montgomery's for any p: q = T (-1/p) mod 2^(64 n), then (T + q p) / 2^(64 n).
    General { inverse: Vec<u64> },
}

impl Reduction {
    /// `None` where p has fewer than `spare` spare bits, or is not of the form with n <= 2 w.
    pub(crate) fn special(p: &Natural, n: usize, spare: u64) -> Option<Self> {
        let above = p + 1u8;
        let w = (above.trailing_zeros()? / 64) as usize;
        (has_room(p, n, spare) && n <= 2 * w && n > w).then(|| Self::Special { c: words(&(above >> (64 * w)), n - w) })
    }

    /// `None` where p has fewer than `spare` spare bits.
    pub(crate) fn general(p: &Natural, n: usize, spare: u64) -> Option<Self> {
        let r = Natural::from(1u8) << (64 * n);
        let inverse = &r - p.modinv(&r)?;
        has_room(p, n, spare).then(|| Self::General { inverse: words(&inverse, n) })
    }
}

fn has_room(p: &Natural, n: usize, spare: u64) -> bool {
    p.bits() + spare <= 64 * n as u64
}

pub(crate) fn words(v: &Natural, count: usize) -> Vec<u64> {
    let mut words = v.to_u64_digits();
    words.resize(count, 0);
    words
}

/// The number of these words.
pub(crate) fn number(words: &[u64]) -> Natural {
    words.iter().rev().fold(Natural::ZERO, |v, &w| (v << 64u32) + w)
}

/// `out` := `wide` 2^(-64 n) mod p.
///
/// # Safety
/// `out` has n words, as p has, `wide` and both of `scratch` 2n.
pub(crate) unsafe fn reduce(mpn: Mpn, p: &[u64], reduction: &Reduction, wide: &mut [u64], scratch: &mut [Vec<u64>; 2], out: *mut u64) {
    let n = p.len();
    let [q, product] = scratch;
    let (wide, q, product) = (wide.as_mut_ptr(), q.as_mut_ptr(), product.as_mut_ptr());
    // SAFETY: `wide`, `q` and `product` have 2n words, `p` and `inverse` n, `c` n - w <= w. mpn_mul takes the longer factor first and writes
    // as many words as both have, to a number apart from both. mpn_add allows its result to be its first, longer operand.
    unsafe {
        match reduction {
            Reduction::Special { c } => {
                let (short, c) = (c.len(), c.as_ptr());
                let w = n - short;
                (mpn.mul)(product, wide, w, c, short);
                let high = wide.add(w);
                (mpn.add)(high, high, 2 * n - w, product, n);
                (mpn.mul)(product, high, short, c, short);
                let (high, at) = (high.add(short), w - short);
                (mpn.add)(high.add(at), high.add(at), n - at, product, 2 * short);
                std::ptr::copy_nonoverlapping(high, out, n);
            }
            Reduction::General { inverse } => {
                (mpn.mul)(q, wide, n, inverse.as_ptr(), n);
                (mpn.mul)(product, q, n, p.as_ptr(), n);
                (mpn.add)(wide, wide, 2 * n, product, 2 * n);
                std::ptr::copy_nonoverlapping(wide.add(n), out, n);
            }
        }
    }
}

/// x in Montgomery form, R = 2^(64 n), n words; a result is below N + 1 and never reduced further.
pub(crate) struct GmpSpecial {
    gmp: Gmp,
    modulus: Natural,
    title: String,
    n: Vec<u64>,
    reduction: Reduction,
    x: Vec<u64>,
    square: Vec<u64>,
    scratch: [Vec<u64>; 2],
}

impl GmpSpecial {
    /// `None` where the modulus is not of the form.
    pub(crate) fn new(gmp: &Gmp, modulus: &Natural, x: &Natural) -> Option<Self> {
        let n = modulus.bits().div_ceil(64) as usize;
        Some(Self {
            gmp: gmp.clone(),
            title: format!("GMP {} mpn_sqr, short reduction", gmp.version()),
            n: words(modulus, n),
            reduction: Reduction::special(modulus, n, 1)?,
            x: words(&((x << (64 * n)) % modulus), n),
            square: vec![0; 2 * n],
            scratch: [vec![0; 2 * n], vec![0; 2 * n]],
            modulus: modulus.clone(),
        })
    }
}

impl Contender for GmpSpecial {
    fn title(&self) -> &str {
        &self.title
    }
    fn run(&mut self, count: u64) {
        let mpn = *self.gmp.mpn();
        let x = self.x.as_mut_ptr();
        for _ in 0..count {
            // SAFETY: x has n words and `square` 2n; the square is written apart from x.
            unsafe {
                (mpn.sqr)(self.square.as_mut_ptr(), x, self.n.len());
                reduce(mpn, &self.n, &self.reduction, &mut self.square, &mut self.scratch, x);
            }
        }
    }
    fn value(&self) -> Option<Natural> {
        let r = Natural::from(1u8) << (64 * self.x.len());
        Some(number(&self.x) * r.modinv(&self.modulus)? % &self.modulus)
    }
}
