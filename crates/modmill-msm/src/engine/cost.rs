//! How wide windows should be.

use super::windows::{MAX_WIDTH, MIN_WIDTH, Scalars, Windows};

/// Additions that a bucket costs besides those of its points: it is part of a row and of a column.
const PER_BUCKET: f64 = 2.2;
/// Additions that sorting an entry costs.
const PER_ENTRY: f64 = 0.1;
/// Additions that the least weighted sums of a set, and its share of Horner's rule, cost.
const PER_SET: f64 = 60.0;

/// The windows of about the least cost for so many points, and multiples that are 2^stride apart; those of `width` bits if one is
/// given.
pub(crate) fn choose(scalars: Scalars, points: usize, stride: u32, multiples: usize, width: Option<u32>) -> Option<Windows> {
    let widths = width.map_or(MIN_WIDTH..=MAX_WIDTH, |width| width..=width);
    let cost = |windows: &Windows| -> f64 {
        let entries: usize = windows.sets.iter().map(|set| windows.of_set(*set).len() * points).sum();
        let buckets: usize = windows.sets.iter().map(|set| set.buckets()).sum();
        entries as f64 * (1.0 + PER_ENTRY)
            + buckets as f64 * (PER_BUCKET - entries.min(buckets) as f64 / buckets as f64)
            + windows.sets.len() as f64 * PER_SET
    };
    let counts = widths.map(|width| stride.div_ceil(width));
    let windows = counts.filter_map(|count| Windows::new(scalars, stride, multiples, count));
    windows.min_by(|a, b| cost(a).total_cmp(&cost(b)))
}
