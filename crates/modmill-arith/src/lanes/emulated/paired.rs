//! [`Paired`] in plain Rust.

use super::{Emulated, V, blend};
use crate::lanes::{Lanes, Paired};
use std::array::from_fn;

impl<const S: bool> Paired for Emulated<(), S> {
    #[inline(never)]
    fn permute<const LANES: i32>(self, a: V) -> V {
        from_fn(|l| a[l & 4 | (LANES >> (2 * (l & 3)) & 3) as usize])
    }
    #[inline(never)]
    fn join(self, low: &[u64; 4], high: &[u64; 4]) -> V {
        from_fn(|l| if l < 4 { low[l] } else { high[l - 4] })
    }
    #[inline(never)]
    fn sub_in(self, mask: u8, a: V, b: V) -> V {
        blend(mask, a, self.sub(a, b))
    }
}
