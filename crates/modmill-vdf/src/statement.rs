//! What is computed: the statement "y = x^(2^T) in Z_N*/{+-1}", its input rules and its encodings.

use crate::VdfError;
use modmill_arith::{BigUint, Modulus};
use num_integer::Integer;
use num_traits::One;

/// N, x and T, checked. Everything else in this crate starts from one.
///
/// Rules: N odd with 128 to 8192 bits (see [`Modulus`]); 1 < x < N-1; gcd(x, N) = 1; 1 <= T <= 2^62.
///
/// ```
/// use modmill_vdf::{Statement, arith::{BigUint, Modulus}};
/// let n = Modulus::new((BigUint::from(1u8) << 128) + 51u8).unwrap();
/// let statement = Statement::new(n.clone(), BigUint::from(2u8), 1000).unwrap();
/// assert_eq!(statement.steps(), 1000);
/// assert!(Statement::new(n, BigUint::from(1u8), 1000).is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    modulus: Modulus,
    base: BigUint,
    steps: u64,
}

impl Statement {
    /// Most squarings of one statement: 2^62.
    pub const MAX_STEPS: u64 = 1 << 62;

    /// Takes N, x and T after checking every rule.
    ///
    /// # Errors
    /// [`VdfError::BadBase`], [`VdfError::BadSteps`].
    pub fn new(modulus: Modulus, base: BigUint, steps: u64) -> Result<Self, VdfError> {
        let n = modulus.value();
        let one = BigUint::one();
        if &base >= n {
            return Err(VdfError::BadBase { reason: "is not below the modulus" });
        }
        if base <= one {
            return Err(VdfError::BadBase { reason: "is 0 or 1, whose squares say nothing" });
        }
        if &base + &one == *n {
            return Err(VdfError::BadBase { reason: "is N-1, that is -1, whose square is 1" });
        }
        if !base.gcd(n).is_one() {
            return Err(VdfError::BadBase { reason: "shares a factor with the modulus" });
        }
        if steps == 0 || steps > Self::MAX_STEPS {
            return Err(VdfError::BadSteps { got: steps, max: Self::MAX_STEPS });
        }
        Ok(Self { modulus, base, steps })
    }

    /// N.
    #[must_use]
    pub fn modulus(&self) -> &Modulus {
        &self.modulus
    }

    /// x.
    #[must_use]
    pub fn base(&self) -> &BigUint {
        &self.base
    }

    /// T, the number of squarings.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps
    }
}

/// The canonical element of {v, -v}: min(v, N - v), for v in 0..N.
///
/// ```
/// use modmill_vdf::{canonical, arith::{BigUint, Modulus}};
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
/// use modmill_vdf::{is_canonical, arith::{BigUint, Modulus}};
/// let n = Modulus::new((BigUint::from(1u8) << 128) + 51u8).unwrap();
/// assert!(is_canonical(&n, &BigUint::from(5u8)));
/// assert!(!is_canonical(&n, &(n.value() - 5u8)));
/// assert!(!is_canonical(&n, &BigUint::from(0u8)));
/// ```
#[must_use]
pub fn is_canonical(modulus: &Modulus, value: &BigUint) -> bool {
    value.bits() > 0 && (value << 1u32) < *modulus.value()
}

/// Big-endian bytes of `value`, exactly `length` of them.
pub(crate) fn fixed_bytes(value: &BigUint, length: usize) -> Vec<u8> {
    let digits = value.to_bytes_be();
    debug_assert!(digits.len() <= length);
    let mut out = vec![0; length.saturating_sub(digits.len())];
    out.extend_from_slice(&digits);
    out
}
