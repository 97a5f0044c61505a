//! Rules and verdicts as serde writes them: by their names, which are those of the command line and of its JSON.

use crate::{Rule, Verdict};
use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};
use std::borrow::Cow;

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Rule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl Serialize for Verdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Verdict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let got = Cow::<str>::deserialize(deserializer)?;
        let found = Self::ALL.into_iter().find(|verdict| verdict.name() == got);
        found.ok_or_else(|| D::Error::custom(format!("unknown verdict {got:?}; known are {}", Self::ALL.map(Self::name).join(", "))))
    }
}
