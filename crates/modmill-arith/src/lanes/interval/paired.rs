//! [`Paired`] in the interval domain.

use super::{Intervals, V};
use crate::lanes::{Independent, Paired};
use std::array::from_fn;

impl<const S: bool> Paired for Intervals<'_, S> {
    #[inline(never)]
    fn permute<const LANES: i32>(self, a: V) -> V {
        from_fn(|l| a[l & 4 | (LANES >> (2 * (l & 3)) & 3) as usize])
    }
    fn join(self, low: &[u64; 4], high: &[u64; 4]) -> V {
        self.load(&from_fn(|l| if l < 4 { low[l] } else { high[l - 4] }))
    }
    fn sub_in(self, mask: u8, a: V, b: V) -> V {
        self.step();
        from_fn(|l| if mask >> l & 1 == 1 { self.difference(l, a[l], b[l]) } else { a[l] })
    }
}
