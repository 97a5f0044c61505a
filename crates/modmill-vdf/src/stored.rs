//! Kinds of proofs, statements and proof files as serde writes them: a kind by its name, a statement by its numbers, a proof file as its one text.

use crate::proof_file::{digest_from, to_hex};
use crate::{ProofFile, ProofKind, Statement};
use modmill_arith::{Modulus, Natural};
use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};
use std::borrow::Cow;

impl Serialize for ProofKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for ProofKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(rename = "Statement", deny_unknown_fields)]
struct Numbers<'a> {
    modulus: Cow<'a, Modulus>,
    base: Cow<'a, Natural>,
    steps: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    input_sha256: Option<String>,
}

impl Serialize for Statement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (modulus, base) = (Cow::Borrowed(self.modulus()), Cow::Borrowed(self.base()));
        let input_sha256 = self.input().map(|digest| to_hex(digest.as_bytes()));
        Numbers { modulus, base, steps: self.steps(), input_sha256 }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Statement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Numbers { modulus, base, steps, input_sha256 } = Numbers::deserialize(deserializer)?;
        let Some(digest) = input_sha256 else {
            return Self::new(modulus.into_owned(), base.into_owned(), steps).map_err(D::Error::custom);
        };
        let digest = digest_from("input_sha256", &digest).map_err(D::Error::custom)?;
        let statement = Self::of_input(modulus.into_owned(), digest, steps).map_err(D::Error::custom)?;
        if statement.base() != &*base {
            return Err(D::Error::custom("the base is not what input_sha256 is hashed to"));
        }
        Ok(statement)
    }
}

impl Serialize for ProofFile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_text())
    }
}

impl<'de> Deserialize<'de> for ProofFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::from_text(Cow::<str>::deserialize(deserializer)?.as_bytes()).map_err(D::Error::custom)
    }
}
