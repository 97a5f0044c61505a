//! Variants, keys, proofs and values as serde writes them: a variant by its name, a value by its coordinates, the others as their one text.

use crate::{Parameters, Proof, Value, Variant, VerificationKey};
use modmill_arith::Natural;
use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error};
use serde::{Serialize, Serializer};
use std::borrow::Cow;

impl Serialize for Variant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Variant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl Serialize for VerificationKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_text())
    }
}

impl<'de> Deserialize<'de> for VerificationKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::from_text(Cow::<str>::deserialize(deserializer)?.as_bytes()).map_err(D::Error::custom)
    }
}

impl Serialize for Proof {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_text())
    }
}

impl<'de> Deserialize<'de> for Proof {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::from_text(Cow::<str>::deserialize(deserializer)?.as_bytes()).map_err(D::Error::custom)
    }
}

/// The field of a stored [`Value`], which its coordinates alone do not tell: [`DeserializeSeed`] reads it, and refuses what is not in the field.
///
/// ```
/// use modmill_isogeny::{InField, Parameters, Variant};
/// use serde::de::DeserializeSeed;
///
/// let parameters = Parameters::named("p89").unwrap();
/// let read = |text| InField(&parameters, Variant::Fp2).deserialize(&mut serde_json::Deserializer::from_str(text));
/// assert_eq!(read(r#"{"re": "0x11", "im": "0x5"}"#).unwrap().re, 17u8.into());
/// let too_large = format!(r#"{{"re": "{:#x}", "im": "0x0"}}"#, parameters.p);
/// assert!(read(&too_large).unwrap_err().to_string().starts_with("re is not below the field's prime"));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct InField<'p>(pub &'p Parameters, pub Variant);

#[derive(serde::Deserialize)]
#[serde(rename = "Value", deny_unknown_fields)]
struct Coordinates {
    re: Natural,
    im: Natural,
}

impl<'de> DeserializeSeed<'de> for InField<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        let Self(parameters, variant) = self;
        let Coordinates { re, im } = Coordinates::deserialize(deserializer)?;
        for (name, number) in [("re", &re), ("im", &im)] {
            if *number >= parameters.p {
                return Err(D::Error::custom(format!("{name} is not below the field's prime")));
            }
        }
        if variant == Variant::Fp && im != Natural::ZERO {
            return Err(D::Error::custom("im must be 0 over Fp"));
        }
        Ok(Value { re, im })
    }
}
