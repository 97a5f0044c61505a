//! The operations of which a ring is made, whatever computes them.

use super::Element;
use crate::Natural;
use crate::fold::sums::Sign;
use std::any::Any;
use std::fmt::Debug;
use std::panic::{RefUnwindSafe, UnwindSafe};

/// The arithmetic modulo one number. An element is a slice of [`Arithmetic::words`] words in a form of its own; the sum of several reduced
/// elements may wait for its reduction, and the number of its terms says so.
pub(crate) trait Arithmetic: Object {
    /// Words of an element, and of a kept number.
    fn words(&self) -> usize;

    /// Appends the element of the number below N with the words `number`.
    fn enter(&self, out: &mut Vec<u64>, number: &[u64]);

    /// The value of `x`, in 0..N.
    fn leave(&self, x: &[u64]) -> Natural;

    /// x := x^(2^steps), reduced.
    fn square_n(&self, x: &mut [u64], steps: u64);

    /// x := x y, reduced.
    fn mul_assign(&self, x: &mut [u64], y: &[u64]);

    /// x := x + y or x - y, where x is the sum of `terms` reduced elements and y of `y_terms`. Returns of how many the result is the sum.
    fn sum(&self, x: &mut [u64], terms: u32, y: &[u64], y_terms: u32, sign: Sign) -> u32;

    /// Appends the form for [`Arithmetic::steps`] of the number below N with the words `number`.
    fn keep(&self, kept: &mut Vec<u64>, number: &[u64]) {
        self.enter(kept, number);
    }

    /// True if the value of `x` is 0.
    fn is_zero(&self, x: &[u64]) -> bool {
        self.leave(x) == Natural::ZERO
    }

    /// True if the value of `x`, in 0..N, is odd.
    fn is_odd(&self, x: &[u64]) -> bool {
        self.leave(x).bit(0)
    }

    /// X : Z := (X + Z)^2 : alpha ((X + Z)^2 - (X - Z)^2) for each kept alpha.
    fn steps(&self, x: &mut Element, z: &mut Element, alphas: &[u64]);
}

/// [`Arithmetic::steps`] by the single operations, for elements whose kept form is their own.
pub(super) fn single_steps(ring: &impl Arithmetic, x: &mut Element, z: &mut Element, alphas: &[u64]) {
    let mut d = x.clone();
    for alpha in alphas.chunks_exact(ring.words()) {
        d.clone_from(x);
        d.terms = ring.sum(&mut d.words, d.terms, &z.words, z.terms, Sign::Minus);
        x.terms = ring.sum(&mut x.words, x.terms, &z.words, z.terms, Sign::Plus);
        ring.square_n(&mut x.words, 1);
        ring.square_n(&mut d.words, 1);
        (x.terms, d.terms) = (1, 1);
        z.clone_from(x);
        z.terms = ring.sum(&mut z.words, z.terms, &d.words, d.terms, Sign::Minus);
        ring.mul_assign(&mut z.words, alpha);
        z.terms = 1;
    }
}

/// The methods by which a boxed [`Arithmetic`] is cloned and compared.
pub(crate) trait Object: Any + Debug + Send + Sync + UnwindSafe + RefUnwindSafe {
    fn cloned(&self) -> Box<dyn Arithmetic>;
    fn equals(&self, other: &dyn Arithmetic) -> bool;
}

impl<T: Arithmetic + Clone + PartialEq> Object for T {
    fn cloned(&self) -> Box<dyn Arithmetic> {
        Box::new(self.clone())
    }

    fn equals(&self, other: &dyn Arithmetic) -> bool {
        (other as &dyn Any).downcast_ref::<T>() == Some(self)
    }
}

impl Clone for Box<dyn Arithmetic> {
    fn clone(&self) -> Self {
        (**self).cloned()
    }
}
