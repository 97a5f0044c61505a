//! Work over the field of the backend that the caller chose.

use crate::error::IsogenyError;
use crate::field::BaseField;
use crate::parameters::Parameters;
use crate::walk::kernel_point;
use modmill_arith::Natural;
use modmill_arith::curve::xonly::XPoint;
use modmill_arith::{Alphas, BackendChoice, Element, PrimeField};
use std::ops::Range;

/// Work over any implementation of Fp.
pub(crate) trait Work {
    /// The result of the work.
    type Output;
    /// Runs over `f`, the backend of this name, which was chosen for the reason `why`.
    fn run<F: BaseField>(self, f: &F, backend: &'static str, why: &str) -> Result<Self::Output, IsogenyError>;
}

pub(crate) fn with_field<W: Work>(parameters: &Parameters, choice: BackendChoice, work: W) -> Result<W::Output, IsogenyError> {
    let field = PrimeField::new(&parameters.p, choice)?;
    work.run(&field, field.backend().name(), field.why())
}

impl BaseField for PrimeField {
    type Alphas = Alphas;

    fn bytes(&self) -> usize {
        self.bytes()
    }
    fn element(&self, value: &Natural) -> Element {
        self.element(value)
    }
    fn value(&self, element: &Element) -> Natural {
        self.value(element)
    }
    fn principal_root(&self, a: &Element) -> Element {
        self.principal_root(a)
    }
    fn principal_fourth_root(&self, a: &Element) -> Element {
        self.principal_fourth_root(a)
    }
    fn inverse_root(&self, a: &Element) -> Element {
        self.inverse_root(a)
    }
    fn halve(&self, a: &Element) -> Element {
        self.halve(a)
    }
    fn is_odd(&self, a: &Element) -> bool {
        self.is_odd(a)
    }
    fn kernel_point(&self, alpha: &Natural, steps: usize) -> Result<Natural, IsogenyError> {
        kernel_point(self, alpha, steps)
    }
    fn keep(&self, alphas: &mut Alphas, value: &Natural) {
        self.keep(alphas, value);
    }
    fn keep_bytes(&self, alphas: &mut Alphas, encoded: &[u8]) {
        self.keep_bytes(alphas, encoded);
    }
    fn element_from_bytes(&self, encoded: &[u8]) -> Element {
        self.element_from_bytes(encoded)
    }
    fn evaluate(&self, point: &mut XPoint<Element>, alphas: &Alphas, range: Range<usize>) {
        self.evaluate(point, alphas, range);
    }
}
