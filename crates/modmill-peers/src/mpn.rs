//! Arithmetic modulo p on GMP's `mpn` functions, as a C programmer would write it.
#![allow(unsafe_code)]

use crate::gmp::Gmp;
use modmill_arith::Natural;

/// The reduction of a product to n words.
#[derive(Debug)]
enum Reduction {
    /// p + 1 = c 2^(64 w): T = T_high 2^(64 m) + q becomes T_high + q c 2^(64 (w - m)), with m = w and then m = n - w.
    Special { c: Vec<u64> },
    /// Montgomery's for any p: q = T (-1/p) mod 2^(64 n), then (T + q p) / 2^(64 n).
    General { inverse: Vec<u64> },
}

fn words(v: &Natural, count: usize) -> Vec<u64> {
    let mut words = v.to_u64_digits();
    words.resize(count, 0);
    words
}

/// Numbers of n words in Montgomery form, R = 2^(64 n). Products are below 2 p where their factors are below 16 p and p has 8 spare bits.
#[derive(Debug)]
pub(crate) struct MpnField {
    gmp: Gmp,
    prime: Natural,
    p: Vec<u64>,
    twice: Vec<u64>,
    reduction: Reduction,
    wide: Vec<u64>,
    scratch: [Vec<u64>; 2],
}

impl MpnField {
    /// With the short reduction; `None` where p has fewer than `spare` spare bits, or is not of the form with n <= 2 w.
    pub(crate) fn special(gmp: &Gmp, p: &Natural, spare: u64) -> Option<Self> {
        let above = p + 1u8;
        let (n, w) = (p.bits().div_ceil(64) as usize, (above.trailing_zeros()? / 64) as usize);
        let fits = n <= 2 * w && n > w;
        Self::new(gmp, p, spare, || fits.then(|| Reduction::Special { c: words(&(above >> (64 * w)), n - w) }))
    }

    /// With Montgomery's reduction; `None` where p has fewer than `spare` spare bits.
    pub(crate) fn general(gmp: &Gmp, p: &Natural, spare: u64) -> Option<Self> {
        let n = p.bits().div_ceil(64) as usize;
        let r = Natural::from(1u8) << (64 * n);
        Self::new(gmp, p, spare, || Some(Reduction::General { inverse: words(&(&r - p.modinv(&r)?), n) }))
    }

    fn new(gmp: &Gmp, p: &Natural, spare: u64, reduction: impl FnOnce() -> Option<Reduction>) -> Option<Self> {
        let n = p.bits().div_ceil(64) as usize;
        if p.bits() + spare > 64 * n as u64 {
            return None;
        }
        Some(Self {
            gmp: gmp.clone(),
            p: words(p, n),
            twice: words(&(p << 1u32), n),
            reduction: reduction()?,
            wide: vec![0; 2 * n],
            scratch: [vec![0; 2 * n], vec![0; 2 * n]],
            prime: p.clone(),
        })
    }

    /// v R mod p.
    pub(crate) fn enter(&self, v: &Natural) -> Vec<u64> {
        words(&((v << (64 * self.p.len())) % &self.prime), self.p.len())
    }

    /// a / R mod p, in 0..p.
    pub(crate) fn leave(&mut self, a: &[u64]) -> Natural {
        let (mut out, mut unit) = (a.to_vec(), vec![0; self.p.len()]);
        unit[0] = 1;
        self.mul(&mut out, a, &unit);
        out.iter().rev().fold(Natural::ZERO, |v, &w| (v << 64u32) + w) % &self.prime
    }

    /// out := a^2.
    #[inline(always)]
    pub(crate) fn square(&mut self, out: &mut [u64], a: &[u64]) {
        let n = self.p.len();
        assert!(out.len() == n && a.len() == n, "a number of another size");
        // SAFETY: `a` has n words and `wide` 2n; the square is written apart from its factor.
        unsafe { (self.gmp.mpn().sqr)(self.wide.as_mut_ptr(), a.as_ptr(), n) };
        self.reduce(out);
    }

    /// out := a b.
    #[inline(always)]
    pub(crate) fn mul(&mut self, out: &mut [u64], a: &[u64], b: &[u64]) {
        let n = self.p.len();
        assert!(out.len() == n && a.len() == n && b.len() == n, "numbers of another size");
        // SAFETY: `a` and `b` have n words and `wide` 2n; the product is written apart from its factors.
        unsafe { (self.gmp.mpn().mul)(self.wide.as_mut_ptr(), a.as_ptr(), n, b.as_ptr(), n) };
        self.reduce(out);
    }

    /// out := a + b, not reduced.
    #[inline(always)]
    pub(crate) fn add(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
        let n = self.p.len();
        assert!(out.len() == n && a.len() == n && b.len() == n, "numbers of another size");
        // SAFETY: all have n words.
        unsafe { (self.gmp.mpn().add_n)(out.as_mut_ptr(), a.as_ptr(), b.as_ptr(), n) };
    }

    /// out := a + 2 p - b for b below 2 p, not reduced.
    #[inline(always)]
    pub(crate) fn sub(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
        self.add(out, a, &self.twice);
        assert!(b.len() == out.len(), "numbers of another size");
        // SAFETY: both have n words; mpn_sub_n allows its result in the place of an operand.
        unsafe { (self.gmp.mpn().sub_n)(out.as_mut_ptr(), out.as_ptr(), b.as_ptr(), out.len()) };
    }

    /// `out` := `wide` / R mod p.
    #[inline(always)]
    fn reduce(&mut self, out: &mut [u64]) {
        let (mpn, n) = (*self.gmp.mpn(), self.p.len());
        let [q, product] = &mut self.scratch;
        let (wide, q, product) = (self.wide.as_mut_ptr(), q.as_mut_ptr(), product.as_mut_ptr());
        let out = out.as_mut_ptr();
        // SAFETY: `wide`, `q` and `product` have 2n words, `out`, `p` and `inverse` n, `c` n - w <= w. mpn_mul takes the longer factor first and writes
        // as many words as both have, to a number apart from both. mpn_add allows its result to be its first, longer operand.
        unsafe {
            match &self.reduction {
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
                    (mpn.mul)(product, q, n, self.p.as_ptr(), n);
                    (mpn.add)(wide, wide, 2 * n, product, 2 * n);
                    std::ptr::copy_nonoverlapping(wide.add(n), out, n);
                }
            }
        }
    }
}
