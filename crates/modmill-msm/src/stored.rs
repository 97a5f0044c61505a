//! Scalars, formats and checks as serde writes them: a scalar as a number in text, the others by their names. Points are `modmill-arith`'s.

use crate::formats::{PointFormat, ScalarFormat};
use crate::{Checks, Scalar};
use modmill_arith::Natural;
use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};
use std::borrow::Cow;

impl Serialize for Scalar {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Natural::from_u64_digits(&self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = Natural::deserialize(deserializer)?.to_words();
        words.map(Self).ok_or_else(|| D::Error::custom("a scalar has at most 256 bits"))
    }
}

macro_rules! by_name {
    ($($type:ty: $what:literal)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let got = Cow::<str>::deserialize(deserializer)?;
                let known = || Self::ALL.iter().map(|one| one.name()).collect::<Vec<_>>().join(", ");
                Self::named(&got).ok_or_else(|| D::Error::custom(format!("unknown {} {got:?}; known are {}", $what, known())))
            }
        }
    )*};
}

by_name!(PointFormat: "format of points" ScalarFormat: "format of scalars" Checks: "level of checks");
