//! Points in stored values: their coordinates as numbers in text.

use super::weierstrass::{Affine, CurveParameters};
use crate::Natural;
use crate::field::montgomery::{Element, Prime};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Both coordinates, or none for the neutral element.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a point: an object with the fields x and y")]
struct Coordinates {
    x: Option<Natural>,
    y: Option<Natural>,
}

impl<C: CurveParameters> Serialize for Affine<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [x, y] = [self.x, self.y].map(|v| (!self.is_neutral()).then(|| Natural::from_u64_digits(&v.to_words())));
        Coordinates { x, y }.serialize(serializer)
    }
}

/// Refuses coordinates that are not below the field's modulus, and points that are not on the curve.
impl<'de, C: CurveParameters> Deserialize<'de> for Affine<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let point = match Coordinates::deserialize(deserializer)? {
            Coordinates { x: None, y: None } => return Ok(Self::NEUTRAL),
            Coordinates { x: Some(x), y: Some(y) } => Self { x: element("x", &x)?, y: element("y", &y)? },
            _ => return Err(D::Error::custom("a point has both coordinates; the neutral element has none")),
        };
        if !point.is_neutral() && point.is_on_curve() {
            return Ok(point);
        }
        Err(D::Error::custom(format!("the point is not on {}", C::NAME)))
    }
}

fn element<F: Prime, E: Error>(name: &str, value: &Natural) -> Result<Element<F>, E> {
    let words = value.to_words().filter(|_| *value < Natural::from_u64_digits(&F::MODULUS));
    words.map(|words| Element::from_words(&words)).ok_or_else(|| E::custom(format!("{name} is not below the field's modulus")))
}
