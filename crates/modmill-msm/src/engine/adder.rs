//! The work of a backend: additions of many pairs of points at once.

use crate::Affine;
use modmill_arith::curve::weierstrass::CurveParameters;

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

/// Adds points in the form that a backend keeps them in: [`Adder::WIDTH`] of them side by side, as a bundle.
pub(crate) trait Adder: Clone + Send + Sync {
    /// The points' curve.
    type Curve: CurveParameters;
    /// A point of a table; one value stands for the neutral element.
    type Point: Copy + Send + Sync + 'static;
    /// `WIDTH` points.
    type Bundle: Copy + Send + Sync;

    /// Points of a bundle.
    const WIDTH: usize;
    /// The neutral element.
    const NEUTRAL: Self::Point;

    /// The points in words.
    fn to_affine(&self, points: &[Self::Point]) -> Vec<Affine<Self::Curve>>;

    /// Puts the same points into `out` as the adder keeps them.
    fn convert(&self, points: &[Affine<Self::Curve>], out: &mut [Self::Point]);

    /// True if this is the neutral element.
    fn is_neutral(point: &Self::Point) -> bool;

    /// Any bundle.
    fn bundle(&self) -> Self::Bundle;

    /// Asks the caches for the first line of the entries.
    fn prefetch(&self, entries: &[Entry]) {
        let _ = entries;
    }

    /// Point l of the bundle is ± `entries[l]`, of `WIDTH` entries.
    fn load(&self, table: &[Self::Point], entries: &[Entry]) -> Self::Bundle;

    /// The points of a bundle, in `WIDTH` rows.
    fn store(&self, bundle: &Self::Bundle, rows: &mut [Self::Point]);

    /// Adds pairs, and says whether a point of a pair, or its sum, may have been neutral; `neutral` says whether one of a bundle may be.
    fn add(&mut self, additions: Additions<'_, Self>, neutral: bool) -> bool;
}

/// Independent additions, and where their sums go: each to a bundle of its own.
pub(crate) struct Additions<'a, A: Adder> {
    /// The table that contains the points of `pairs`.
    pub(crate) table: &'a [A::Point],
    /// Bundle `slots[i]` becomes the first ± the second of the pairs `WIDTH` i to `WIDTH` (i + 1).
    pub(crate) pairs: &'a [[Entry; 2]],
    pub(crate) slots: &'a [u32],
    /// The first bundle is added to the second.
    pub(crate) folds: &'a [[u32; 2]],
    pub(crate) bundles: &'a mut [A::Bundle],
}
