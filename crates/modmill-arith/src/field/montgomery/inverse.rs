//! Inversion by division steps: Bernstein and Yang, "Fast constant-time gcd computation and modular inversion" (2019), in the variable-time
//! form of libsecp256k1's `modinv64_var`.
//!
//! Numbers are signed, in digits of 62 bits. 62 division steps at a time run on the lowest words of f and g alone; they give a
//! 2 x 2 matrix (u v; q r), entries at most 2^62 in sum, that is then applied to the whole f and g (exactly divisible by 2^62) and, modulo p, to
//! d and e, where always f = d x and g = e x modulo p. At the end g = 0 and f = 1 or -1, so that d or -d is 1/x.

use super::WORDS;
use super::constants::inverse;

/// Digits: 434 bits hold f and g (at most 384 bits and a sign) and d and e (between -2p and p).
const DIGITS: usize = 7;
const BITS: u32 = 62;
const MASK: u64 = (1 << BITS) - 1;

type Signed = [i64; DIGITS];

/// The matrix of 62 division steps, times 2^62.
struct Steps {
    u: i64,
    v: i64,
    q: i64,
    r: i64,
}

/// 1/x modulo the odd prime p, for x below p; 0 for 0.
pub(super) fn invert(x: &[u64; WORDS], p: &[u64; WORDS]) -> [u64; WORDS] {
    let modulus = digits(p);
    let inverse_of_p = inverse(p[0]) & MASK;
    let (mut f, mut g) = (modulus, digits(x));
    let (mut d, mut e) = ([0; DIGITS], [0; DIGITS]);
    e[0] = 1;
    let mut eta = -1;
    while g != [0; DIGITS] {
        let steps = division_steps(&mut eta, f[0], g[0]);
        apply_modulo(&steps, &mut d, &mut e, &modulus, inverse_of_p);
        apply(&steps, &mut f, &mut g);
    }
    words(&normal(d, f[DIGITS - 1] < 0, &modulus))
}

fn digits(words: &[u64; WORDS]) -> Signed {
    std::array::from_fn(|i| {
        let (word, shift) = (i * 62 / 64, i * 62 % 64);
        let high = if shift > 2 && word + 1 < WORDS { words[word + 1] << (64 - shift) } else { 0 };
        ((words[word] >> shift | high) & MASK) as i64
    })
}

fn words(digits: &Signed) -> [u64; WORDS] {
    std::array::from_fn(|i| {
        let (digit, shift) = (i * 64 / 62, i * 64 % 62);
        (digits[digit] as u64) >> shift | (digits[digit + 1] as u64) << (62 - shift)
    })
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

fn wide(a: i64, b: i64) -> i128 {
    i128::from(a) * i128::from(b)
}

/// (f, g) := the matrix times (f, g), divided by 2^62; exact.
fn apply(steps: &Steps, f: &mut Signed, g: &mut Signed) {
    let (mut new_f, mut new_g) = (0i128, 0i128);
    for i in 0..DIGITS {
        new_f += wide(steps.u, f[i]) + wide(steps.v, g[i]);
        new_g += wide(steps.q, f[i]) + wide(steps.r, g[i]);
        if i > 0 {
            f[i - 1] = (new_f as u64 & MASK) as i64;
            g[i - 1] = (new_g as u64 & MASK) as i64;
        }
        new_f >>= BITS;
        new_g >>= BITS;
    }
    f[DIGITS - 1] = new_f as i64;
    g[DIGITS - 1] = new_g as i64;
}

/// (d, e) := the matrix times (d, e), divided by 2^62 modulo p. Both stay between -2p and p.
fn apply_modulo(steps: &Steps, d: &mut Signed, e: &mut Signed, p: &Signed, inverse_of_p: u64) {
    let &Steps { u, v, q, r } = steps;
    // What is negative counts as itself plus p; then the multiple of p that makes the lowest digit 0.
    let (sign_d, sign_e) = (d[DIGITS - 1] >> 63, e[DIGITS - 1] >> 63);
    let mut times_d = (u & sign_d) + (v & sign_e);
    let mut times_e = (q & sign_d) + (r & sign_e);
    let (mut new_d, mut new_e) = (0i128, 0i128);
    for i in 0..DIGITS {
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
    d[DIGITS - 1] = new_d as i64;
    e[DIGITS - 1] = new_e as i64;
}

/// d or, where `negate`, -d, modulo p, for d between -2p and p: digits of 62 bits, below p.
fn normal(d: Signed, negate: bool, p: &Signed) -> Signed {
    let mut out = if d[DIGITS - 1] < 0 { sum(&d, p, 1) } else { d };
    if negate {
        out = sum(&[0; DIGITS], &out, -1);
    }
    if out[DIGITS - 1] < 0 { sum(&out, p, 1) } else { out }
}

/// a + factor b, every digit but the highest from 0 to 2^62 - 1.
fn sum(a: &Signed, b: &Signed, factor: i64) -> Signed {
    let mut out = [0; DIGITS];
    let mut carry = 0;
    for i in 0..DIGITS {
        let digit = a[i] + factor * b[i] + carry;
        out[i] = if i + 1 < DIGITS { digit & MASK as i64 } else { digit };
        carry = digit >> BITS;
    }
    out
}
