//! The ways to multiply modulo a polynomial, by name.

use std::fmt;
use std::str::FromStr;

use crate::ArithError;

/// How a product is formed and reduced. S is the number of 64-bit words of an element, N the modulus, R = x^(64 S).
///
/// `levels` of Karatsuba: how often operands are halved before words are multiplied one by one; `None` leaves it to the backend.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Method {
    /// Schoolbook product, then each word above x^m folded onto the terms of a sparse N.
    Direct,
    /// Karatsuba product, then the same fold.
    Karatsuba {
        /// See [`Method`].
        levels: Option<u8>,
    },
    /// Montgomery, separated operand scanning: the whole product, then one reduction word after the other.
    Sos,
    /// Montgomery, coarsely integrated operand scanning: product row, reduction row, in turn.
    Cios,
    /// Montgomery, finely integrated operand scanning: product and reduction in one inner loop.
    Fios,
    /// Montgomery, finely integrated product scanning: column by column.
    Fips,
    /// Montgomery, coarsely integrated hybrid scanning: lower half of the product first, the rest with the reduction.
    Cihs,
    /// Montgomery over the full width: three Karatsuba products, the second only modulo R.
    Montgomery {
        /// See [`Method`].
        levels: Option<u8>,
    },
    /// Barrett: the quotient by a reciprocal of N; three Karatsuba products, plain result, any N.
    Barrett {
        /// See [`Method`].
        levels: Option<u8>,
    },
    /// Montgomery on residues modulo pairwise coprime trinomials (Bajard, Imbert, Jullien).
    Rns,
    /// Bit i of many elements in one word; Karatsuba on bits, sparse N folded, other N subtracted by rows or by Barrett.
    Bitsliced,
}

impl Method {
    /// Every method, levels left to the backend.
    pub const ALL: [Method; 11] = [
        Method::Direct,
        Method::Karatsuba { levels: None },
        Method::Sos,
        Method::Cios,
        Method::Fios,
        Method::Fips,
        Method::Cihs,
        Method::Montgomery { levels: None },
        Method::Barrett { levels: None },
        Method::Rns,
        Method::Bitsliced,
    ];

    /// The name without levels, as on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Method::Direct => "direct",
            Method::Karatsuba { .. } => "karatsuba",
            Method::Sos => "sos",
            Method::Cios => "cios",
            Method::Fios => "fios",
            Method::Fips => "fips",
            Method::Cihs => "cihs",
            Method::Montgomery { .. } => "montgomery",
            Method::Barrett { .. } => "barrett",
            Method::Rns => "rns",
            Method::Bitsliced => "bitsliced",
        }
    }

    /// The levels of Karatsuba that are asked for.
    #[must_use]
    pub fn levels(self) -> Option<u8> {
        match self {
            Method::Karatsuba { levels } | Method::Montgomery { levels } | Method::Barrett { levels } => levels,
            _ => None,
        }
    }

    /// Whether it takes only a modulus of few terms ([`super::BinaryModulus::sparse`]).
    #[must_use]
    pub fn needs_sparse(self) -> bool {
        matches!(self, Method::Direct | Method::Karatsuba { .. })
    }

    /// Whether it takes only a modulus with a constant term.
    #[must_use]
    pub fn needs_odd(self) -> bool {
        matches!(self, Method::Sos | Method::Cios | Method::Fios | Method::Fips | Method::Cihs | Method::Montgomery { .. })
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        self.levels().map_or(Ok(()), |l| write!(f, ":{l}"))
    }
}

impl FromStr for Method {
    type Err = ArithError;
    fn from_str(s: &str) -> Result<Self, ArithError> {
        let unknown = || ArithError::UnknownMethod { got: s.to_owned() };
        let (name, levels) = match s.split_once(':') {
            Some((name, levels)) => (name, Some(levels.parse::<u8>().map_err(|_| unknown())?)),
            None => (s, None),
        };
        let found = Self::ALL.into_iter().find(|m| m.name() == name).ok_or_else(unknown)?;
        match (found, levels) {
            (found, None) => Ok(found),
            (Method::Karatsuba { .. }, levels) => Ok(Method::Karatsuba { levels }),
            (Method::Montgomery { .. }, levels) => Ok(Method::Montgomery { levels }),
            (Method::Barrett { .. }, levels) => Ok(Method::Barrett { levels }),
            _ => Err(unknown()),
        }
    }
}
