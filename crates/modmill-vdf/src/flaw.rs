//! What can be wrong with a modulus, as data and in words.

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
        /// What N is multiplied by.
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
}

/// A term of a [short form](ModulusFlaw::ShortForm): a coefficient times a power of A.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// Whether the coefficient is negative.
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
