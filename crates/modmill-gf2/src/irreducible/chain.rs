//! The powers x^(2^i) modulo a polynomial.

use crate::plain::PlainMultiplier;
use crate::{Gf2Error, Poly};
use modmill_arith::BinaryBackend;
use modmill_binary::{BinaryModulus, Method, Workspace};

/// x^(2^i) modulo N, i going up.
pub(super) struct Chain {
    multiplier: PlainMultiplier,
    words: usize,
    power: Vec<u64>,
    spare: Vec<u64>,
    x: Vec<u64>,
    workspace: Workspace,
}

impl Chain {
    /// The chain at i = 0.
    pub(super) fn new(modulus: &BinaryModulus) -> Result<Self, Gf2Error> {
        let words = modulus.words();
        let x = Poly::x().to_words(words);
        Ok(Self { multiplier: fastest(modulus)?, words, power: x.clone(), spare: x.clone(), x, workspace: Workspace::default() })
    }

    /// i := i + 1.
    pub(super) fn square(&mut self) {
        self.multiplier.raw_square(&mut self.spare, &self.power, &mut self.workspace);
        std::mem::swap(&mut self.spare, &mut self.power);
    }

    /// x^(2^i) - x.
    pub(super) fn minus_x(&self) -> Poly {
        Poly::from_words(&self.power).add(&Poly::from_words(&self.x))
    }

    /// product := product (x^(2^i) - x), S words.
    pub(super) fn multiply_into(&mut self, product: &mut Vec<u64>) {
        let difference = self.minus_x().to_words(self.words);
        self.multiplier.raw(&mut self.spare, product, &difference, &mut self.workspace);
        std::mem::swap(&mut self.spare, product);
    }
}

/// A multiplier that squares one element fast, chosen without a measurement, and gives plain results.
fn fastest(modulus: &BinaryModulus) -> Result<PlainMultiplier, Gf2Error> {
    let method = match modulus.sparse() {
        Some(_) => Method::Karatsuba { levels: None },
        None => Method::Barrett { levels: None },
    };
    for backend in BinaryBackend::available().into_iter().rev() {
        if let Ok(multiplier) = PlainMultiplier::new(modulus, backend, method) {
            return Ok(multiplier);
        }
    }
    Ok(PlainMultiplier::new(modulus, BinaryBackend::PORTABLE, method)?)
}
