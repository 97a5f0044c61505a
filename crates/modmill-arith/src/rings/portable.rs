//! The ring in words.

use super::{Arithmetic, Element, single_steps};
use crate::Natural;
use crate::fold::sums::Sign;
use crate::portable::MontRing;

impl Arithmetic for MontRing {
    fn words(&self) -> usize {
        self.words()
    }

    fn enter(&self, out: &mut Vec<u64>, number: &[u64]) {
        self.enter(out, number);
    }

    fn leave(&self, x: &[u64]) -> Natural {
        self.leave(x)
    }

    fn square_n(&self, x: &mut [u64], steps: u64) {
        self.square_n(x, steps);
    }

    fn mul_assign(&self, x: &mut [u64], y: &[u64]) {
        self.mul_assign(x, y);
    }

    fn sum(&self, x: &mut [u64], _: u32, y: &[u64], _: u32, sign: Sign) -> u32 {
        self.add_assign(x, y, sign);
        1
    }

    fn steps(&self, x: &mut Element, z: &mut Element, alphas: &[u64]) {
        if !self.steps(&mut x.words, &mut z.words, alphas) {
            single_steps(self, x, z, alphas);
        }
    }
}
