//! Montgomery arithmetic on 64-bit limbs.

use crate::Modulus;
use num_bigint::BigUint;

/// Z/N with elements a held as a*R mod N, R = 2^(64 n), n limbs, fully reduced.
#[derive(Debug, Clone)]
pub(crate) struct MontRing {
    n: Vec<u64>,
    /// -N^-1 mod 2^64.
    n_prime: u64,
    modulus: BigUint,
    r_inverse: BigUint,
}

impl MontRing {
    pub(crate) fn new(modulus: &Modulus) -> Self {
        let n = modulus.value().to_u64_digits();
        let mut inv = 1u64;
        for _ in 0..6 {
            inv = inv.wrapping_mul(2u64.wrapping_sub(n[0].wrapping_mul(inv)));
        }
        let r = (BigUint::from(1u8) << (64 * n.len())) % modulus.value();
        let r_inverse = r.modinv(modulus.value()).unwrap_or_default();
        Self { n_prime: inv.wrapping_neg(), modulus: modulus.value().clone(), r_inverse, n }
    }

    pub(crate) fn words(&self) -> usize {
        self.n.len()
    }

    pub(crate) fn enter(&self, v: &BigUint) -> Vec<u64> {
        let mut w = ((v << (64 * self.n.len())) % &self.modulus).to_u64_digits();
        w.resize(self.n.len(), 0);
        w
    }

    pub(crate) fn leave(&self, w: &[u64]) -> BigUint {
        let mut v = BigUint::default();
        for &d in w.iter().rev() {
            v = (v << 64u32) + d;
        }
        v * &self.r_inverse % &self.modulus
    }

    pub(crate) fn square_n(&self, x: &mut [u64], steps: u64) {
        let mut y = vec![0; x.len()];
        for _ in 0..steps {
            self.mul(x, x, &mut y);
            x.copy_from_slice(&y);
        }
    }

    pub(crate) fn mul(&self, a: &[u64], b: &[u64], out: &mut [u64]) {
        let n = self.n.len();
        let mut t = vec![0u64; n + 2];
        for &ai in a {
            let mut c = 0u128;
            for j in 0..n {
                c += u128::from(ai) * u128::from(b[j]) + u128::from(t[j]);
                t[j] = c as u64;
                c >>= 64;
            }
            c += u128::from(t[n]);
            t[n] = c as u64;
            t[n + 1] = (c >> 64) as u64;
            let q = t[0].wrapping_mul(self.n_prime);
            let mut c = (u128::from(q) * u128::from(self.n[0]) + u128::from(t[0])) >> 64;
            for j in 1..n {
                c += u128::from(q) * u128::from(self.n[j]) + u128::from(t[j]);
                t[j - 1] = c as u64;
                c >>= 64;
            }
            c += u128::from(t[n]);
            t[n - 1] = c as u64;
            t[n] = t[n + 1] + (c >> 64) as u64;
        }
        let mut borrow = false;
        for j in 0..n {
            let (d, b1) = t[j].overflowing_sub(self.n[j]);
            let (d, b2) = d.overflowing_sub(u64::from(borrow));
            out[j] = d;
            borrow = b1 | b2;
        }
        if borrow && t[n] == 0 {
            out.copy_from_slice(&t[..n]);
        }
    }
}
