//! Squaring modulo c 2^k - 1 by GMP's `mpn` functions: the short reduction that such moduli allow, as a C programmer would write it.
#![allow(unsafe_code)]

use crate::contenders::Squarer;
use crate::gmp::{Gmp, Mpn};
use modmill_arith::Natural;
use modmill_timing::Contender;

/// x in Montgomery form, R = 2^(64 n), n words. With N + 1 = c 2^(64 w), c of n - w words, T = T_high 2^(64 m) + q and m <= w
/// is (T + q N) / 2^(64 m) = T_high + q c 2^(64 (w - m)): once with m = w, once with m = n - w.
pub(crate) struct GmpSpecial {
    gmp: Gmp,
    modulus: Natural,
    name: String,
    c: Vec<u64>,
    x: Vec<u64>,
    square: Vec<u64>,
    product: Vec<u64>,
}

impl GmpSpecial {
    /// `None` where the modulus is not of the form, with n <= 2 w.
    pub(crate) fn new(gmp: &Gmp, modulus: &Natural, x: &Natural) -> Option<Self> {
        let above = modulus + 1u8;
        let n = modulus.bits().div_ceil(64) as usize;
        let w = (above.trailing_zeros()? / 64) as usize;
        // A bit of room: the result is below N + 1, never reduced further.
        if n > 2 * w || n < w + 1 || modulus.bits() >= 64 * n as u64 {
            return None;
        }
        let words = |v: &Natural, count| {
            let mut words = v.to_u64_digits();
            words.resize(count, 0);
            words
        };
        Some(Self {
            gmp: gmp.clone(),
            name: format!("GMP {} mpn_sqr, short reduction", gmp.version()),
            c: words(&(above >> (64 * w)), n - w),
            x: words(&((x << (64 * n)) % modulus), n),
            square: vec![0; 2 * n],
            product: vec![0; n],
            modulus: modulus.clone(),
        })
    }
}

impl Contender for GmpSpecial {
    fn name(&self) -> &str {
        &self.name
    }
    fn run(&mut self, count: u64) {
        let Mpn { sqr, mul, add, .. } = *self.gmp.mpn();
        let (n, short) = (self.x.len(), self.c.len());
        let w = n - short;
        let (square, product, c) = (self.square.as_mut_ptr(), self.product.as_mut_ptr(), self.c.as_ptr());
        for _ in 0..count {
            // SAFETY: `square` has 2n words, `product` n, `c` n - w <= w, and x n. mpn_mul takes the longer factor first and
            // writes as many words as both have; neither it nor mpn_sqr is given overlapping numbers. mpn_add allows its result to be
            // its first operand, the longer one.
            unsafe {
                sqr(square, self.x.as_ptr(), n);
                mul(product, square, w, c, short);
                let high = square.add(w);
                add(high, high, 2 * n - w, product, n);
                mul(product, high, short, c, short);
                let (high, at) = (high.add(short), w - short);
                add(high.add(at), high.add(at), n - at, product, 2 * short);
                std::ptr::copy_nonoverlapping(high, self.x.as_mut_ptr(), n);
            }
        }
    }
}

impl Squarer for GmpSpecial {
    fn value(&self) -> Option<Natural> {
        let bytes: Vec<u8> = self.x.iter().flat_map(|w| w.to_le_bytes()).collect();
        let r = Natural::from(1u8) << (64 * self.x.len());
        Some(Natural::from_bytes_le(&bytes) * r.modinv(&self.modulus)? % &self.modulus)
    }
}
