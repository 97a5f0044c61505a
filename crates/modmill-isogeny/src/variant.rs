//! The two delay functions of the paper.

use crate::error::IsogenyError;
use crate::field::Value;
use crate::parameters::Parameters;
use modmill_arith::Natural;
use std::fmt;
use std::str::FromStr;

/// The field that the walk is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Over Fp, where each curve has one way on: keys and evaluations take half as much.
    Fp,
    /// Over Fp2, where a seed chooses the turns; the output is the trace of the image.
    Fp2,
}

impl Variant {
    /// `fp` or `fp2`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Fp => "fp",
            Self::Fp2 => "fp2",
        }
    }

    /// Coordinates in Fp of an element.
    #[must_use]
    pub fn coordinates(self) -> usize {
        match self {
            Self::Fp => 1,
            Self::Fp2 => 2,
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Variant {
    type Err = IsogenyError;

    fn from_str(text: &str) -> Result<Self, IsogenyError> {
        let found = [Self::Fp, Self::Fp2].into_iter().find(|variant| variant.name() == text);
        found.ok_or_else(|| IsogenyError::BadOption { name: "variant", reason: format!("`{text}` is not fp or fp2") })
    }
}

impl Value {
    /// Each coordinate in as many big-endian bytes as p has.
    #[must_use]
    pub fn bytes(&self, parameters: &Parameters, variant: Variant) -> Vec<u8> {
        let mut out = Vec::with_capacity(parameters.bytes() * variant.coordinates());
        for number in [&self.re, &self.im].into_iter().take(variant.coordinates()) {
            let digits = number.to_bytes_be();
            out.resize(out.len() + parameters.bytes().saturating_sub(digits.len()), 0);
            out.extend(digits);
        }
        out
    }

    /// The value that [`Value::bytes`] wrote; `None` where the length is wrong or a coordinate is not below p.
    #[must_use]
    pub fn from_bytes(parameters: &Parameters, variant: Variant, bytes: &[u8]) -> Option<Self> {
        if bytes.len() != parameters.bytes() * variant.coordinates() {
            return None;
        }
        let mut parts = bytes.chunks(parameters.bytes()).map(Natural::from_bytes_be);
        let value = Self { re: parts.next()?, im: parts.next().unwrap_or_default() };
        (value.re < parameters.p && value.im < parameters.p).then_some(value)
    }
}
