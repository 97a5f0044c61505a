//! The flaws of moduli, as data and in words.

use modmill_arith::Natural;
use std::fmt::Write as _;

/// Why a modulus is refused for proofs.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ModulusFlaw {
    /// N is [narrow](modmill_arith::Modulus::NARROW_BITS).
    #[error("it has only {bits} bits, so that anyone can factor it")]
    Narrow {
        /// The length of N.
        bits: u64,
    },
    /// N is prime.
    #[error("it is prime, so that its group has the public order N - 1")]
    Prime,
    /// N = base^exponent.
    #[error("it is a perfect power, {}^{exponent}", shortened(.base))]
    PerfectPower {
        /// The number that is raised.
        base: Natural,
        /// At least 2.
        exponent: u32,
    },
    /// A prime below 2^24 divides N.
    #[error("it has the small factor {factor}")]
    SmallFactor {
        /// The smallest prime factor.
        factor: u32,
    },
    /// A small multiple of N is the value of a polynomial with small coefficients, such as A^2 + A + 1 or 2^1277 - 1.
    #[error("it has the short form {}", short_form(*.multiplier, .argument, .terms))]
    ShortForm {
        /// The multiplier of N.
        multiplier: u32,
        /// A.
        argument: Natural,
        /// The terms, the highest exponent first.
        terms: Vec<Term>,
    },
    /// A small number has a low order modulo N, up to sign.
    #[error("{base}^{exponent} = +-1 modulo it")]
    LowOrder {
        /// The small number.
        base: u32,
        /// The exponent that gives 1 or -1.
        exponent: u64,
    },
    /// A factor was found at once.
    #[error("it has the factor {}, which {method} finds at once", shortened(.factor))]
    Factor {
        /// The smaller of the factor and its cofactor.
        factor: Natural,
        /// The method that found it.
        method: FactorMethod,
    },
    /// The order of an element modulo every prime factor of N is a product of small primes, so that it is public.
    #[error("{method} finds the order of an element: a product of small primes")]
    SmoothOrder {
        /// The method that found it.
        method: FactorMethod,
    },
    /// The limbs of N are small, so that its factors' limbs are too.
    #[error("in each of its limbs of {limb} bits, {constant} bits are equal: its factors have small limbs")]
    SmallLimbs {
        /// The length of a limb in bits.
        limb: u64,
        /// The number of neighbouring bits that are equal in each limb but the lowest and the highest.
        constant: u64,
    },
    /// A multiple of N has a long run of equal bits, so that its factors are sparse or repeat a pattern.
    #[error("{length} bits in a row are equal in {}: its factors are sparse, or repeat a pattern of bits", multiple(.multiplier))]
    LongRun {
        /// The factor by which N is multiplied: 1, or a product of 2^w - 1 for the length w of a pattern.
        multiplier: Natural,
        /// The lowest bit of the run.
        first: u64,
        /// The length of the run.
        length: u64,
    },
    /// N is a power of 65537 modulo many small primes.
    #[error("it is a power of 65537 modulo many small primes, as keys of Infineon's RSALib are (ROCA, CVE-2017-15361)")]
    Fingerprint,
}

/// A method that finds a [factor](ModulusFlaw::Factor) of N = p q.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FactorMethod {
    /// p/q is near a/b with a b = `multiplier`.
    #[error("Fermat's method on 4 {multiplier} N")]
    Ratio {
        /// The factor by which N is multiplied, besides 4.
        multiplier: u128,
    },
    /// p - q is near a power of two.
    #[error("Fermat's method for factors about 2^{exponent} apart")]
    Difference {
        /// The exponent of two.
        exponent: u64,
    },
    /// N = (s X + t) (u X + v) for X = 2^`exponent`, with small s, t, u, v.
    #[error("factoring a polynomial in 2^{exponent}")]
    Polynomial {
        /// The exponent of two.
        exponent: u64,
    },
    /// d p = a 2^`exponent` + c with small a and c.
    #[error("a search for a factor near a 2^{exponent} / {}", shortened(.denominator))]
    Fraction {
        /// d.
        denominator: Natural,
        /// The exponent of two.
        exponent: u64,
    },
    /// p - 1 is a product of small primes.
    #[error("Pollard's p - 1 method")]
    MinusOne,
    /// p + 1 is a product of small primes, or p - 1 is.
    #[error("Williams's p + 1 method")]
    PlusOne,
}

/// A term of a [short form](ModulusFlaw::ShortForm): a coefficient times a power of A.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// True if the coefficient is negative.
    pub negative: bool,
    /// The coefficient without its sign.
    pub coefficient: Natural,
    /// The exponent of A.
    pub exponent: u32,
}

/// The number in hex, in full up to 64 bits.
fn shortened(v: &Natural) -> String {
    if v.bits() <= 64 {
        return v.to_string();
    }
    let digits = v.to_str_radix(16);
    format!("0x{}... ({} bits)", digits.get(..16).unwrap_or(&digits), v.bits())
}

/// "it", or it times a number.
fn multiple(multiplier: &Natural) -> String {
    if multiplier.is_one() { "it".to_owned() } else { format!("it times {}", shortened(multiplier)) }
}

/// "3 N = A^2 + A + 1 with A = ...".
fn short_form(multiplier: u32, argument: &Natural, terms: &[Term]) -> String {
    let mut text = if multiplier == 1 { "N =".to_owned() } else { format!("{multiplier} N =") };
    for (i, Term { negative, coefficient, exponent }) in terms.iter().enumerate() {
        let sign = match (negative, i) {
            (true, _) => " -",
            (_, 0) => "",
            _ => " +",
        };
        let power = match exponent {
            0 => String::new(),
            1 => "A".to_owned(),
            k => format!("A^{k}"),
        };
        let factor = if coefficient.is_one() && *exponent > 0 { String::new() } else { shortened(coefficient) };
        let gap = if factor.is_empty() || power.is_empty() { "" } else { " " };
        let _ = write!(text, "{sign} {factor}{gap}{power}");
    }
    format!("{text} with A = {}", shortened(argument))
}
