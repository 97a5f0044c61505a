//! The rules for a base: 1 < x < N-1 and gcd(x, N) = 1.

use crate::error::VdfError;
use modmill_arith::{Modulus, Natural};

pub(crate) fn check(modulus: &Modulus, base: &Natural) -> Result<(), VdfError> {
    let n = modulus.value();
    let one = Natural::ONE;
    if base >= n {
        return Err(VdfError::BadBase { reason: "is not below the modulus" });
    }
    if *base <= one {
        return Err(VdfError::BadBase { reason: "is 0 or 1, which are their own squares" });
    }
    if base + &one == *n {
        return Err(VdfError::BadBase { reason: "is N-1, that is -1, whose square is 1" });
    }
    if !base.gcd(n).is_one() {
        return Err(VdfError::BadBase { reason: "shares a factor with the modulus" });
    }
    Ok(())
}
