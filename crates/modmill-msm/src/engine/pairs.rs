//! Sums of segments by affine additions in pairs, on any backend.

use super::Engine;
use super::adder::Adder;
use super::cost::Prices;
use super::segments::{Segments, Summer};
use crate::control::Task;
use crate::{Affine, MsmError};

/// The engine of an adder.
#[derive(Clone)]
pub(crate) struct Pairs<A>(pub(crate) A);

impl<A: Adder> Engine for Pairs<A> {
    type Curve = A::Curve;
    type Base = A::Point;
    type Sum = A::Point;
    const NEUTRAL: A::Point = A::NEUTRAL;
    const PRICES: Prices = Prices { bucket: 2.3, set: 95.0 };

    fn is_neutral(sum: &A::Point) -> bool {
        A::is_neutral(sum)
    }

    fn to_affine(&self, sums: &[A::Point]) -> Option<Vec<Affine<A::Curve>>> {
        Some(self.0.to_affine(sums))
    }

    fn sum_bases(&self, table: &[A::Point], segments: Segments<'_>, sums: &mut [A::Point], task: &Task) -> Result<(), MsmError> {
        Summer::new(self.0.clone()).sum(table, segments, sums, task)
    }

    fn sum_sums(&self, table: &[A::Point], segments: Segments<'_>, sums: &mut [A::Point], task: &Task) -> Result<(), MsmError> {
        self.sum_bases(table, segments, sums, task)
    }
}
