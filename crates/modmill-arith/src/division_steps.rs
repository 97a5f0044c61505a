//! Inversion by division steps: Bernstein and Yang, "Fast constant-time gcd computation and modular inversion" (2019), in the variable-time
//! form of libsecp256k1's `modinv64_var`.
//!
//! Numbers are signed, in digits of 62 bits. 62 division steps at a time run on the lowest words of f and g alone; they give a
//! 2 x 2 matrix (u v; q r), entries at most 2^62 in sum, that is then applied to the whole f and g (exactly divisible by 2^62) and, modulo p, to
//! d and e, where always f = d x and g = e x modulo p. At the end g = 0 and f = 1 or -1, so that d or -d is 1/x.

use crate::Natural;
use crate::digits::{join, split};

/// Bits of a digit.
pub(crate) const BITS: u32 = 62;
const MASK: u64 = (1 << BITS) - 1;

/// Digits of a number: one at least, all but the last from 0 to 2^62 - 1, which has the sign.
pub(crate) trait Signed: Clone + AsRef<[i64]> + AsMut<[i64]> {}
impl<T: Clone + AsRef<[i64]> + AsMut<[i64]>> Signed for T {}

/// The number of digits that an inversion modulo a number p of `bits` bits needs: d and e are between -2p and p.
pub(crate) const fn digits_for(bits: u64) -> usize {
    (bits + 2).div_ceil(BITS as u64) as usize
}

/// The matrix of 62 division steps, times 2^62.
struct Steps {
    u: i64,
    v: i64,
    q: i64,
    r: i64,
}

/// 1/x modulo an odd p, for 0 <= x < p, each of [`digits_for`] digits; `None` where they have a common factor. `inverse_of_p` is 1/p modulo 2^64.
pub(crate) fn invert<S: Signed>(x: &S, p: &S, inverse_of_p: u64) -> Option<S> {
    let (mut f, mut g) = (p.clone(), x.clone());
    let (mut d, mut e) = (p.clone(), p.clone());
    d.as_mut().fill(0);
    e.as_mut().fill(0);
    e.as_mut()[0] = 1;
    let mut eta = -1;
    while g.as_ref().iter().any(|&digit| digit != 0) {
        let steps = division_steps(&mut eta, f.as_ref()[0], g.as_ref()[0]);
        apply_modulo(&steps, d.as_mut(), e.as_mut(), p.as_ref(), inverse_of_p & MASK);
        apply(&steps, f.as_mut(), g.as_mut());
    }
    let f = f.as_mut();
    let negative = f[f.len() - 1] < 0;
    normalise(d.as_mut(), negative, p.as_ref());
    if negative {
        combine(f, -1, p.as_ref(), 0);
    }
    (f[0] == 1 && f[1..].iter().all(|&digit| digit == 0)).then_some(d)
}

/// 1/x modulo an odd n, for x < n; `None` where they have a common factor.
pub(crate) fn modular_inverse(x: &Natural, n: &Natural) -> Option<Natural> {
    let count = digits_for(n.bits());
    let signed = |v: &Natural| -> Vec<i64> { split(v, BITS, count).into_iter().map(|digit| digit as i64).collect() };
    let found = invert(&signed(x), &signed(n), inverse_of_word(n.iter_u64_digits().next()?))?;
    Some(join(found.into_iter().map(|digit| digit as u64), BITS))
}

/// 1/n modulo 2^64, for an odd n.
pub(crate) const fn inverse_of_word(n: u64) -> u64 {
    // An inverse modulo 2^k becomes one modulo 2^(2k); an odd number is its own modulo 8.
    let (mut inverse, mut right) = (n, 3);
    while right < 64 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(n.wrapping_mul(inverse)));
        right *= 2;
    }
    inverse
}

/// 62 division steps on the lowest digits of f and g. `eta` is the negated delta of the paper.
fn division_steps(eta: &mut i64, f: i64, g: i64) -> Steps {
    let (mut f, mut g) = (f as u64, g as u64);
    let (mut u, mut v, mut q, mut r) = (1u64, 0u64, 0u64, 1u64);
    let mut left = BITS;
    loop {
        // Even g: halve it, as often as steps are left.
        let zeros = (g | u64::MAX << left).trailing_zeros();
        g >>= zeros;
        u <<= zeros;
        v <<= zeros;
        *eta -= i64::from(zeros);
        left -= zeros;
        if left == 0 {
            break;
        }
        // Both odd. Add the multiple of f to g that clears several of its low bits: as many as steps keep the same sign of eta.
        let w;
        if *eta < 0 {
            *eta = -*eta;
            (f, g) = (g, f.wrapping_neg());
            (u, q) = (q, u.wrapping_neg());
            (v, r) = (r, v.wrapping_neg());
            let limit = (*eta + 1).min(i64::from(left)) as u32;
            let mask = u64::MAX >> (64 - limit) & 63;
            w = f.wrapping_mul(g).wrapping_mul(f.wrapping_mul(f).wrapping_sub(2)) & mask;
        } else {
            let limit = (*eta + 1).min(i64::from(left)) as u32;
            let mask = u64::MAX >> (64 - limit) & 15;
            let inverse = f.wrapping_add((f.wrapping_add(1) & 4) << 1);
            w = inverse.wrapping_neg().wrapping_mul(g) & mask;
        }
        g = g.wrapping_add(f.wrapping_mul(w));
        q = q.wrapping_add(u.wrapping_mul(w));
        r = r.wrapping_add(v.wrapping_mul(w));
    }
    Steps { u: u as i64, v: v as i64, q: q as i64, r: r as i64 }
}

#[inline(always)]
fn wide(a: i64, b: i64) -> i128 {
    i128::from(a) * i128::from(b)
}

/// (f, g) := the matrix times (f, g), divided by 2^62; exact.
#[inline(always)]
fn apply(steps: &Steps, f: &mut [i64], g: &mut [i64]) {
    let n = f.len();
    let g = &mut g[..n];
    let (mut new_f, mut new_g) = (0i128, 0i128);
    for i in 0..n {
        new_f += wide(steps.u, f[i]) + wide(steps.v, g[i]);
        new_g += wide(steps.q, f[i]) + wide(steps.r, g[i]);
        if i > 0 {
            f[i - 1] = (new_f as u64 & MASK) as i64;
            g[i - 1] = (new_g as u64 & MASK) as i64;
        }
        new_f >>= BITS;
        new_g >>= BITS;
    }
    f[n - 1] = new_f as i64;
    g[n - 1] = new_g as i64;
}

/// (d, e) := the matrix times (d, e), divided by 2^62 modulo p. Both stay between -2p and p.
#[inline(always)]
fn apply_modulo(steps: &Steps, d: &mut [i64], e: &mut [i64], p: &[i64], inverse_of_p: u64) {
    let &Steps { u, v, q, r } = steps;
    let n = d.len();
    let (e, p) = (&mut e[..n], &p[..n]);
    // What is negative counts as itself plus p; then the multiple of p that makes the lowest digit 0.
    let (sign_d, sign_e) = (d[n - 1] >> 63, e[n - 1] >> 63);
    let mut times_d = (u & sign_d) + (v & sign_e);
    let mut times_e = (q & sign_d) + (r & sign_e);
    let (mut new_d, mut new_e) = (0i128, 0i128);
    for i in 0..n {
        new_d += wide(u, d[i]) + wide(v, e[i]);
        new_e += wide(q, d[i]) + wide(r, e[i]);
        if i == 0 {
            times_d -= (inverse_of_p.wrapping_mul(new_d as u64).wrapping_add(times_d as u64) & MASK) as i64;
            times_e -= (inverse_of_p.wrapping_mul(new_e as u64).wrapping_add(times_e as u64) & MASK) as i64;
        }
        new_d += wide(p[i], times_d);
        new_e += wide(p[i], times_e);
        if i > 0 {
            d[i - 1] = (new_d as u64 & MASK) as i64;
            e[i - 1] = (new_e as u64 & MASK) as i64;
        }
        new_d >>= BITS;
        new_e >>= BITS;
    }
    d[n - 1] = new_d as i64;
    e[n - 1] = new_e as i64;
}

/// d := d or, where `negate`, -d, modulo p, for d between -2p and p: below p.
#[inline(always)]
fn normalise(d: &mut [i64], negate: bool, p: &[i64]) {
    let last = d.len() - 1;
    if d[last] < 0 {
        combine(d, 1, p, 1);
    }
    if negate {
        combine(d, -1, p, 0);
    }
    if d[last] < 0 {
        combine(d, 1, p, 1);
    }
}

/// d := s d + t p.
#[inline(always)]
fn combine(d: &mut [i64], s: i64, p: &[i64], t: i64) {
    let (last, mut carry) = (d.len() - 1, 0);
    for (i, (d, p)) in d.iter_mut().zip(p).enumerate() {
        let digit = s * *d + t * p + carry;
        *d = if i < last { digit & MASK as i64 } else { digit };
        carry = digit >> BITS;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{SeedableRng, rngs::StdRng};

    #[test]
    fn inverses_are_those_of_integers_for_every_size() {
        let mut rng = StdRng::seed_from_u64(62);
        let mut none = 0;
        for bits in (3..140).chain([384, 1024, 1506, 2048]) {
            let mut n = Natural::random(bits, &mut rng);
            n.set_bit(0, true);
            n.set_bit(bits - 1, true);
            let mut values: Vec<Natural> = (0..6).map(|_| Natural::random_below(&n, &mut rng)).collect();
            values.extend([Natural::ZERO, 1u8.into(), 2u8.into(), &n - 1u8, &n - 2u8, &n >> 1u8]);
            for x in values {
                let expected = x.modinv(&n);
                none += u32::from(expected.is_none());
                assert_eq!(modular_inverse(&x, &n), expected, "1 / {x} modulo {n}");
            }
        }
        assert!(none > 300, "numbers without an inverse are among them");
    }
}
