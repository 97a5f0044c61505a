//! Two groups of four numbers: the four coordinates of one point in lanes 0 to 3, those of another in lanes 4 to 7.

use super::Independent;

/// The operations of kernels in which the numbers of four neighbouring lanes meet.
pub trait Paired: Independent {
    /// In both groups, lane l is lane `(LANES >> 2 l) & 3` of `a`.
    fn permute<const LANES: i32>(self, a: Self::V) -> Self::V;
    /// `low` in lanes 0 to 3, `high` in lanes 4 to 7.
    fn join(self, low: &[u64; 4], high: &[u64; 4]) -> Self::V;
    /// a - b in the lanes of `mask`, where b is never the larger; a in the others.
    fn sub_in(self, mask: u8, a: Self::V, b: Self::V) -> Self::V;
}

/// The `LANES` of [`Paired::permute`] that puts lane `from[l]` into lane l.
#[must_use]
pub const fn order(from: [i32; 4]) -> i32 {
    from[0] | from[1] << 2 | from[2] << 4 | from[3] << 6
}
