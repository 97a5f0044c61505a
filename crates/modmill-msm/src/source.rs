//! The sources of points while they are prepared.

use crate::{Affine, MsmError};
use modmill_arith::curve::weierstrass::CurveParameters;
use std::borrow::Cow;
use std::ops::Range;

/// Points that are read block by block, so that they never need to be in memory all at once.
///
/// A slice of points is a source; so are [`Bases`](crate::Bases), [`RandomSource`](crate::RandomSource) and
/// [`PointReader`](crate::formats::PointReader).
pub trait Source<C: CurveParameters>: Sync {
    /// The number of points.
    fn count(&self) -> usize;

    /// The points of a range, the same at each call.
    ///
    /// # Errors
    /// Whatever makes a point unreadable, with its index.
    fn read(&self, range: Range<usize>) -> Result<Cow<'_, [Affine<C>]>, MsmError>;
}

impl<C: CurveParameters> Source<C> for &[Affine<C>] {
    fn count(&self) -> usize {
        self.len()
    }

    fn read(&self, range: Range<usize>) -> Result<Cow<'_, [Affine<C>]>, MsmError> {
        Ok(Cow::Borrowed(&self[range]))
    }
}
