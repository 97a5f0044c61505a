//! The quotient group Z_N*/{+-1}, in which v and -v are the same element: the canonical encoding of its elements.

use modmill_arith::{Modulus, Natural};

/// The canonical element of {v, -v}: min(v, N - v), for v in 0..N.
///
/// ```
/// use modmill_vdf::{Modulus, Natural, canonical};
/// let n = Modulus::new((Natural::from(1u8) << 128) + 51u8).unwrap();
/// let v = Natural::from(5u8);
/// assert_eq!(canonical(&n, &(n.value() - &v)), v);
/// ```
#[must_use]
pub fn canonical(modulus: &Modulus, value: &Natural) -> Natural {
    let value = value % modulus.value();
    let other = modulus.value() - &value;
    if other < value { other } else { value }
}

/// True if `value` is the encoding of an element of Z_N*/{+-1} other than 0: 0 < value <= (N-1)/2.
///
/// ```
/// use modmill_vdf::{Modulus, Natural, is_canonical};
/// let n = Modulus::new((Natural::from(1u8) << 128) + 51u8).unwrap();
/// assert!(is_canonical(&n, &Natural::from(5u8)));
/// assert!(!is_canonical(&n, &(n.value() - 5u8)));
/// assert!(!is_canonical(&n, &Natural::from(0u8)));
/// ```
#[must_use]
pub fn is_canonical(modulus: &Modulus, value: &Natural) -> bool {
    value.bits() > 0 && (value << 1u32) < *modulus.value()
}
