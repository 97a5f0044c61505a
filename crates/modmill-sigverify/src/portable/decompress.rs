//! From an encoding to its point: x is recovered from y.

use super::edwards::Extended;
use crate::small_order::words;
use modmill_arith::field::f25519::{D, Element, SQRT_M1};

/// p: four words, lowest first.
const P: [u64; 4] = [u64::MAX - 18, u64::MAX, u64::MAX, u64::MAX >> 1];

/// The point that the bytes encode: y in 255 bits, then the parity of x. `None` where no point has that y.
///
/// Some y have two encodings (y and y + p), and for x = 0 the sign bit may be either. `canonical` refuses y >= p, and x = 0
/// with the sign bit set; otherwise they are read as y - p and as x = 0.
pub(crate) fn decompress(bytes: &[u8; 32], canonical: bool) -> Option<Extended> {
    let mut y_words = words(bytes);
    let sign = y_words[3] >> 63 == 1;
    y_words[3] &= u64::MAX >> 1;
    if canonical && !y_words.iter().rev().lt(P.iter().rev()) {
        return None;
    }
    let y = Element::from_bytes(bytes);
    let yy = y.square();
    // x^2 = u / v. v is not 0, as -1/d is not a square.
    let (u, v) = (yy.sub(&Element::ONE), yy.mul(&D).add(&Element::ONE));
    let mut x = root_of_fraction(&u, &v)?;
    let is_zero = x.is_zero();
    if canonical && is_zero && sign {
        return None;
    }
    if x.is_negative() != sign && !is_zero {
        x = x.neg();
    }
    Some(Extended::from_affine(x, y))
}

/// A square root of u / v, where there is one, with v != 0.
///
/// p = 5 modulo 8. With x = u v^3 (u v^7)^((p - 5) / 8), v x^2 = u (u v^7)^((p - 1) / 4) is u times a fourth root of 1: u / v
/// is a square where that root is 1 or -1, and a root of -1 corrects the latter.
fn root_of_fraction(u: &Element, v: &Element) -> Option<Element> {
    let v3 = v.square().mul(v);
    let v7 = v3.square().mul(v);
    let x = u.mul(&v3).mul(&u.mul(&v7).pow_p58());
    let vxx = x.square().mul(v);
    if vxx == *u {
        Some(x)
    } else if vxx == u.neg() {
        Some(x.mul(&SQRT_M1))
    } else {
        None
    }
}
