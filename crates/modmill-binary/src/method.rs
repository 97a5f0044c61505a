//! The methods of multiplication: names, requirements, and where levels of Karatsuba apply.

use std::fmt;

/// A method of forming and reducing products. S is the number of 64-bit words of an element, N the modulus, R = x^(64 S).
///
/// `levels` of Karatsuba: how often operands are halved before words are multiplied one by one; `None` leaves it to the backend.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Method {
    /// Schoolbook product, then each word above x^m folded onto the terms of a sparse N.
    Direct,
    /// Karatsuba product, then the same fold.
    Karatsuba {
        /// Levels of Karatsuba: see [`Method`].
        levels: Option<u8>,
    },
    /// Montgomery, separated operand scanning: the whole product, then one reduction word after the other.
    Sos,
    /// Montgomery, coarsely integrated operand scanning: product row and reduction row alternate.
    Cios,
    /// Montgomery, finely integrated operand scanning: product and reduction in one inner loop.
    Fios,
    /// Montgomery, finely integrated product scanning: column by column.
    Fips,
    /// Montgomery, coarsely integrated hybrid scanning: lower half of the product first, the rest with the reduction.
    Cihs,
    /// Montgomery over the full width: three Karatsuba products, the second only modulo R.
    Montgomery {
        /// Levels of Karatsuba: see [`Method`].
        levels: Option<u8>,
    },
    /// Barrett: the quotient by a reciprocal of N; three Karatsuba products, plain result, any N.
    Barrett {
        /// Levels of Karatsuba: see [`Method`].
        levels: Option<u8>,
    },
    /// Montgomery on residues modulo pairwise coprime trinomials (Bajard, Imbert, Jullien).
    Rns,
    /// Bit i of many elements in one word; Karatsuba on bits, sparse N folded, other N subtracted by rows or by Barrett.
    Bitsliced,
}

/// Most terms of a modulus that counts as sparse.
pub(super) const MAX_SPARSE_TERMS: usize = 9;

/// The requirements of methods on a modulus.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Requirement {
    /// Any modulus will do.
    None,
    /// Few terms, see [`super::BinaryModulus::sparse`].
    Sparse,
    /// A constant term.
    ConstantTerm,
    /// Enough pairwise coprime trinomials that are also coprime to the modulus. Whether there are is known when the constants are made.
    CoprimeTrinomials,
}

impl fmt::Display for Requirement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Requirement::None => f.write_str("any modulus"),
            Requirement::Sparse => {
                write!(f, "a modulus of at most {} terms whose second exponent is at least 64 below the first", MAX_SPARSE_TERMS)
            }
            Requirement::ConstantTerm => f.write_str("a modulus with a constant term"),
            Requirement::CoprimeTrinomials => f.write_str("a modulus that is coprime to enough trinomials"),
        }
    }
}

/// The properties of a method.
struct Facts {
    /// Levels left to the backend.
    method: Method,
    /// The name on the command line.
    name: &'static str,
    requirement: Requirement,
    /// Makes the method with a given number of levels, where it has any.
    with_levels: Option<fn(Option<u8>) -> Method>,
}

const fn facts(method: Method, name: &'static str, requirement: Requirement) -> Facts {
    Facts { method, name, requirement, with_levels: None }
}

const fn leveled(with_levels: fn(Option<u8>) -> Method, method: Method, name: &'static str, requirement: Requirement) -> Facts {
    Facts { method, name, requirement, with_levels: Some(with_levels) }
}

/// The methods. All that names or judges them reads this table.
const TABLE: [Facts; 11] = [
    facts(Method::Direct, "direct", Requirement::Sparse),
    leveled(|levels| Method::Karatsuba { levels }, Method::Karatsuba { levels: None }, "karatsuba", Requirement::Sparse),
    facts(Method::Sos, "sos", Requirement::ConstantTerm),
    facts(Method::Cios, "cios", Requirement::ConstantTerm),
    facts(Method::Fios, "fios", Requirement::ConstantTerm),
    facts(Method::Fips, "fips", Requirement::ConstantTerm),
    facts(Method::Cihs, "cihs", Requirement::ConstantTerm),
    leveled(|levels| Method::Montgomery { levels }, Method::Montgomery { levels: None }, "montgomery", Requirement::ConstantTerm),
    leveled(|levels| Method::Barrett { levels }, Method::Barrett { levels: None }, "barrett", Requirement::None),
    facts(Method::Rns, "rns", Requirement::CoprimeTrinomials),
    facts(Method::Bitsliced, "bitsliced", Requirement::None),
];

impl Method {
    /// Every method, levels left to the backend.
    pub const ALL: [Method; TABLE.len()] = {
        let mut all = [Method::Direct; TABLE.len()];
        let mut i = 0;
        while i < TABLE.len() {
            all[i] = TABLE[i].method;
            i += 1;
        }
        all
    };

    fn facts(self) -> &'static Facts {
        let kind = std::mem::discriminant(&self);
        TABLE.iter().find(|f| std::mem::discriminant(&f.method) == kind).unwrap_or(&TABLE[0])
    }

    /// The name without levels, as on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// The levels of Karatsuba that are asked for.
    #[must_use]
    pub fn levels(self) -> Option<u8> {
        match self {
            Method::Karatsuba { levels } | Method::Montgomery { levels } | Method::Barrett { levels } => levels,
            _ => None,
        }
    }

    /// True if it uses levels of Karatsuba, so that its name may be followed by ":LEVELS".
    #[must_use]
    pub fn has_levels(self) -> bool {
        self.facts().with_levels.is_some()
    }

    /// This method with `levels` levels of Karatsuba, if it has levels; unchanged otherwise.
    #[must_use]
    pub fn with_levels(self, levels: u8) -> Self {
        self.facts().with_levels.map_or(self, |with| with(Some(levels)))
    }

    /// The property that it requires of a modulus.
    #[must_use]
    pub fn requirement(self) -> Requirement {
        self.facts().requirement
    }

    /// The names of all methods as a list for people: `direct, karatsuba[:LEVELS], ...`.
    #[must_use]
    pub fn names() -> String {
        let name = |f: &Facts| format!("{}{}", f.name, if f.with_levels.is_some() { "[:LEVELS]" } else { "" });
        TABLE.iter().map(name).collect::<Vec<_>>().join(", ")
    }
}

impl Method {
    /// The method of that name, with its levels after a colon.
    pub(super) fn named(s: &str) -> Option<Self> {
        let (name, levels) = match s.split_once(':') {
            Some((name, levels)) => (name, Some(levels.parse::<u8>().ok()?)),
            None => (s, None),
        };
        let facts = TABLE.iter().find(|f| f.name == name)?;
        match levels {
            None => Some(facts.method),
            levels => facts.with_levels.map(|with| with(levels)),
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        self.levels().map_or(Ok(()), |l| write!(f, ":{l}"))
    }
}

#[cfg(test)]
mod tests {
    use super::{Method, TABLE};

    #[test]
    fn names_and_levels_are_read_back() {
        assert_eq!(Method::ALL.len(), TABLE.len());
        for method in Method::ALL {
            assert_eq!(method.name().parse(), Ok(method));
            let leveled = format!("{method}:3").parse::<Method>();
            assert_eq!(leveled.is_ok(), method.has_levels(), "{method}");
            assert_eq!(leveled.unwrap_or(method), method.with_levels(3));
        }
        assert!(Method::names().contains("cihs, montgomery[:LEVELS], barrett[:LEVELS], rns"));
    }
}
