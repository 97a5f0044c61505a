//! The quotient group Z_N*/{+-1}, in which v and -v are the same element: the canonical encoding of its elements.

use modmill_arith::{BigUint, Modulus};

/// The canonical element of {v, -v}: min(v, N - v), for v in 0..N.
///
/// ```
/// use modmill_vdf::{canonical, BigUint, Modulus};
/// let n = Modulus::new((BigUint::from(1u8) << 128) + 51u8).unwrap();
/// let v = BigUint::from(5u8);
/// assert_eq!(canonical(&n, &(n.value() - &v)), v);
/// ```
#[must_use]
pub fn canonical(modulus: &Modulus, value: &BigUint) -> BigUint {
    let value = value % modulus.value();
    let other = modulus.value() - &value;
    if other < value { other } else { value }
}

/// Whether `value` is the encoding of an element of Z_N*/{+-1} other than 0: 0 < value <= (N-1)/2.
///
/// ```
/// use modmill_vdf::{is_canonical, BigUint, Modulus};
/// let n = Modulus::new((BigUint::from(1u8) << 128) + 51u8).unwrap();
/// assert!(is_canonical(&n, &BigUint::from(5u8)));
/// assert!(!is_canonical(&n, &(n.value() - 5u8)));
/// assert!(!is_canonical(&n, &BigUint::from(0u8)));
/// ```
#[must_use]
pub fn is_canonical(modulus: &Modulus, value: &BigUint) -> bool {
    value.bits() > 0 && (value << 1u32) < *modulus.value()
}
