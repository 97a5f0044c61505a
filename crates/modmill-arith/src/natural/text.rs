//! Numbers as text.

use super::Natural;
use num_bigint::BigUint;
use std::fmt;
use std::str::FromStr;

/// The text is not a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseNaturalError;

impl fmt::Display for ParseNaturalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a number: must be decimal digits, or 0x and hexadecimal digits")
    }
}

impl std::error::Error for ParseNaturalError {}

impl Natural {
    /// The number with these digits to a radix of 2 to 36, as ASCII; `None` where one of them is none, or there are none.
    #[must_use]
    pub fn parse_bytes(digits: &[u8], radix: u32) -> Option<Self> {
        // num-bigint accepts a sign and underscores.
        let only_digits = digits.iter().all(|digit| char::from(*digit).is_digit(radix));
        only_digits.then(|| BigUint::parse_bytes(digits, radix).map(Self)).flatten()
    }

    /// The number's digits to a radix of 2 to 36.
    #[must_use]
    pub fn to_str_radix(&self, radix: u32) -> String {
        self.0.to_str_radix(radix)
    }
}

/// Decimal digits, or 0x and hexadecimal digits.
impl FromStr for Natural {
    type Err = ParseNaturalError;

    fn from_str(text: &str) -> Result<Self, ParseNaturalError> {
        let (digits, radix) = text.strip_prefix("0x").map_or((text, 10), |digits| (digits, 16));
        Self::parse_bytes(digits.as_bytes(), radix).ok_or(ParseNaturalError)
    }
}

impl fmt::Display for Natural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Natural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::LowerHex for Natural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerHex::fmt(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_back() {
        for text in ["0", "7", "340282366920938463463374607431768211507"] {
            let n: Natural = text.parse().unwrap();
            assert_eq!((n.to_string(), format!("{n:?}")), (text.to_owned(), text.to_owned()));
            assert_eq!(format!("{n:#x}").parse(), Ok(n));
        }
        assert_eq!("0xFf".parse(), Ok(Natural::from(255u8)));
        assert_eq!(format!("{:08x}", Natural::from(255u8)), "000000ff");
        for text in ["", "0x", "-1", "+1", "1_000", "0x_1", " 1", "1 ", "12a", "0X1", "0xg", "\u{661}"] {
            assert_eq!(text.parse::<Natural>(), Err(ParseNaturalError), "{text}");
        }
    }
}
