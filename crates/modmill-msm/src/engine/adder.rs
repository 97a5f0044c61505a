//! What a backend does: additions of many pairs of points at once.

use modmill_arith::curve::weierstrass::{Affine, Curve};

/// A point of a table, as its index, and whether it is subtracted, as bit 31.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub(crate) struct Entry(u32);

impl Entry {
    /// Indices are below this.
    pub(crate) const LIMIT: usize = 1 << 31;

    #[inline(always)]
    pub(crate) fn new(index: u32, minus: bool) -> Self {
        Self(index | u32::from(minus) << 31)
    }

    #[inline(always)]
    pub(crate) fn index(self) -> usize {
        (self.0 & !(1 << 31)) as usize
    }

    #[inline(always)]
    pub(crate) fn minus(self) -> bool {
        self.0 >> 31 == 1
    }
}

/// Adds points in the form that a backend keeps them in.
pub(crate) trait Adder: Clone + Send + Sync {
    /// The points' curve.
    type Curve: Curve;
    /// A point; one value stands for the neutral element.
    type Point: Copy + Send + Sync;

    /// The neutral element.
    const NEUTRAL: Self::Point;

    /// The same points in words.
    fn to_affine(&self, points: &[Self::Point]) -> Vec<Affine<Self::Curve>>;

    /// Puts the same points into `out` as the adder keeps them.
    fn convert(&self, points: &[Affine<Self::Curve>], out: &mut [Self::Point]);

    /// Whether this is the neutral element.
    fn is_neutral(point: &Self::Point) -> bool;

    /// Tells that the points that follow do not depend on sums of before, so that none of them is neutral.
    fn start(&mut self);

    /// `sums[i]` = the first ± the second of `pairs[i]`. No point of the pairs is neutral unless it is a sum of this adder since [`Adder::start`].
    fn add(&mut self, table: &[Self::Point], pairs: &[[Entry; 2]], sums: &mut [Self::Point]);

    /// `copies[i]` = ± `entries[i]`.
    fn copy(&mut self, table: &[Self::Point], entries: &[Entry], copies: &mut [Self::Point]);
}
