//! The peers, each behind one call that computes the product of the points and scalars that it has loaded.

mod arkworks;
#[cfg(feature = "blst")]
mod blst;

use crate::data::{Data, Point};
use crate::error::Error;

/// A curve; G1 of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Curve {
    /// BLS12-377.
    Bls12377,
    /// BLS12-381.
    Bls12381,
}

impl Curve {
    const ALL: [Self; 2] = [Self::Bls12377, Self::Bls12381];

    /// The name in requests.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bls12377 => "bls12-377",
            Self::Bls12381 => "bls12-381",
        }
    }

    /// The curve of that name.
    pub fn named(name: &str) -> Result<Self, Error> {
        Self::ALL.into_iter().find(|c| c.name() == name).ok_or_else(|| Error::NoCurve { got: name.to_owned() })
    }
}

/// A library.
pub struct Peer {
    /// Its name in requests.
    pub name: &'static str,
    /// Its title for people: library, version, build.
    pub title: String,
    /// The curves that it has.
    pub curves: &'static [Curve],
    /// Converts points and scalars into its own types.
    pub load: fn(Curve, &Data) -> Product,
}

/// Computes the product: affine, in plain words, all 0 for the neutral element.
pub type Product = Box<dyn Fn() -> Point>;

/// Every peer that is compiled in.
pub fn all() -> Vec<Peer> {
    vec![
        arkworks::peer(),
        #[cfg(feature = "blst")]
        blst::peer(),
    ]
}
