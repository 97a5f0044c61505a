//! The statement "y = x^(2^T) in Z_N*/{+-1}" and its input rules.

use crate::error::VdfError;
use modmill_arith::{BigUint, Modulus};
use num_integer::Integer;
use num_traits::One;

/// N, x and T of a statement, checked.
///
/// Rules: N odd with 3 to 8192 bits (see [`Modulus`]); 1 < x < N-1; gcd(x, N) = 1; 1 <= T <= 2^62.
///
/// ```
/// use modmill_vdf::{Statement, BigUint, Modulus};
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
    /// The most squarings of one statement: 2^62.
    pub const MAX_STEPS: u64 = 1 << 62;

    /// Checks N, x and T against every rule.
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
            return Err(VdfError::BadBase { reason: "is 0 or 1, which are their own squares" });
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

    /// A part of this statement, `base` being a canonical element that is coprime to N; it may be 1.
    pub(crate) fn segment(&self, base: BigUint, steps: u64) -> Self {
        Self { modulus: self.modulus.clone(), base, steps }
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
