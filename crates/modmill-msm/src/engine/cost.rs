//! The choice of the width of windows.

use super::windows::{MAX_WIDTH, MIN_WIDTH, Scalars, Windows};

/// The costs of an engine's work, in units of sorting an entry and adding it to a bucket: fitted to times of products
/// (docs/derivations/msm.md).
#[derive(Debug, Clone, Copy)]
pub(crate) struct Prices {
    /// A bucket: it is part of a row and of a column.
    pub(crate) bucket: f64,
    /// A set of buckets: the last of its weighted sums, and its share of Horner's rule.
    pub(crate) set: f64,
}

/// The windows of about the least cost for so many points, and multiples that are 2^stride apart; those of `width` bits if one is
/// given.
pub(crate) fn choose(
    prices: Prices,
    scalars: Scalars,
    points: usize,
    stride: u32,
    multiples: usize,
    width: Option<u32>,
) -> Option<Windows> {
    let widths = width.map_or(MIN_WIDTH..=MAX_WIDTH, |width| width..=width);
    let cost = |windows: &Windows| -> f64 {
        let entries: usize = windows.sets.iter().map(|set| windows.of_set(*set).len() * points).sum();
        let buckets: usize = windows.sets.iter().map(|set| set.buckets()).sum();
        entries as f64 + buckets as f64 * prices.bucket + windows.sets.len() as f64 * prices.set
    };
    let counts = widths.map(|width| stride.div_ceil(width));
    let windows = counts.filter_map(|count| Windows::new(scalars, stride, multiples, count));
    windows.min_by(|a, b| cost(a).total_cmp(&cost(b)))
}
