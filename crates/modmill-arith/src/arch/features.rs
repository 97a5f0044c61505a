//! Processor features: which of them backends need, which the environment hides, and what is missing.

use std::fmt;
use std::sync::LazyLock;

/// The environment variable with the features, separated by commas, that count as absent.
pub const MASK_VARIABLE: &str = "MODMILL_MASK";

/// Every feature that a token of Modmill asks for: the names that [`MASK_VARIABLE`] takes.
pub const MASKABLE: [&str; 15] = [
    "neon",
    "aes",
    "avx2",
    "fma",
    "bmi2",
    "avxifma",
    "avx512f",
    "avx512dq",
    "avx512bw",
    "avx512cd",
    "avx512vl",
    "avx512ifma",
    "avx512vbmi2",
    "vpclmulqdq",
    "pclmulqdq",
];

/// Read once: a program has the same processor from its start to its end.
static MASK: LazyLock<Vec<String>> = LazyLock::new(|| names_in(&std::env::var(MASK_VARIABLE).unwrap_or_default()));

fn names_in(mask: &str) -> Vec<String> {
    mask.split(',').map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// The features that [`MASK_VARIABLE`] hides.
///
/// # Errors
/// A name that is not in [`MASKABLE`]. It hides nothing.
pub fn masked() -> Result<&'static [String], &'static str> {
    match MASK.iter().find(|name| !MASKABLE.contains(&name.as_str())) {
        Some(unknown) => Err(unknown),
        None => Ok(&MASK),
    }
}

/// The features that keep a token from being made; none where the kind of arithmetic has no such backend.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Missing {
    /// The features that the processor or its operating system does not have.
    pub absent: Vec<&'static str>,
    /// The features that the processor has and [`MASK_VARIABLE`] hides.
    pub masked: Vec<&'static str>,
    /// The processor family that the backend is for, where this is another one.
    pub elsewhere: Option<&'static str>,
}

impl Missing {
    /// The refusal that this is a processor of another family than `family`.
    pub(crate) fn elsewhere(family: &'static str) -> Self {
        Self { elsewhere: Some(family), ..Self::default() }
    }

    /// Checks that all of these features are `true`, and none of them is hidden.
    ///
    /// # Errors
    /// The features that are `false` or hidden.
    #[doc(hidden)]
    pub fn unless(features: &[(&'static str, bool)]) -> Result<(), Self> {
        Self::of(features, &MASK)
    }

    fn of(features: &[(&'static str, bool)], mask: &[String]) -> Result<(), Self> {
        let is_masked = |name: &str| mask.iter().any(|hidden| hidden == name);
        let absent: Vec<_> = features.iter().filter(|(_, here)| !here).map(|(name, _)| *name).collect();
        let masked: Vec<_> = features.iter().filter(|(name, here)| *here && is_masked(name)).map(|(name, _)| *name).collect();
        if absent.is_empty() && masked.is_empty() { Ok(()) } else { Err(Self { absent, masked, elsewhere: None }) }
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(family) = self.elsewhere {
            return write!(f, "it needs {family} processor");
        }
        if self.absent.is_empty() && self.masked.is_empty() {
            return f.write_str("there is no such backend for this kind of arithmetic");
        }
        if !self.absent.is_empty() {
            write!(f, "this processor has no {}", self.absent.join(", "))?;
        }
        if !self.masked.is_empty() {
            let separator = if self.absent.is_empty() { "" } else { "; " };
            write!(f, "{separator}{MASK_VARIABLE} hides {}", self.masked.join(", "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_removes_features_and_adds_none() {
        let mask = names_in(" avx512ifma,, vpclmulqdq ");
        assert_eq!(mask, ["avx512ifma", "vpclmulqdq"]);
        assert_eq!(Missing::of(&[("avx512f", true)], &mask), Ok(()));
        let missing = Missing::of(&[("avx512f", false), ("avx512ifma", true), ("vpclmulqdq", false)], &mask).unwrap_err();
        assert_eq!(missing, Missing { absent: vec!["avx512f", "vpclmulqdq"], masked: vec!["avx512ifma"], elsewhere: None });
        assert_eq!(missing.to_string(), "this processor has no avx512f, vpclmulqdq; MODMILL_MASK hides avx512ifma");
        assert_eq!(Missing::elsewhere("a 64-bit ARM").to_string(), "it needs a 64-bit ARM processor");
    }

    #[test]
    fn every_feature_of_a_token_can_be_masked() {
        macro_rules! all { ([$($feature:literal)*]) => { [$($feature),*].iter().all(|f| MASKABLE.contains(f)) }; }
        assert!(
            features!(ifma all)
                && features!(avx2 all)
                && features!(avxifma all)
                && features!(clmul128 all)
                && features!(clmul256 all)
                && features!(clmul all)
                && features!(neon all)
                && features!(pmull all)
        );
    }
}
