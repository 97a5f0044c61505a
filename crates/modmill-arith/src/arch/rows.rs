//! Rows of tables as plain bytes, so that a table can be a part of mapped memory.

#![allow(unsafe_code)]

use crate::lanes::Row;
use bytemuck::{Pod, Zeroable};

/// Rows of so many words have no padding.
macro_rules! plain {
    ($($words:literal)*) => {$(
        const _: () = assert!(size_of::<Row<$words>>() == size_of::<[u64; $words]>());
        // SAFETY: a row is an array of integers; all of its bits may be 0.
        unsafe impl Zeroable for Row<$words> {}
        // SAFETY: a row is an array of integers, so every bit pattern is valid and there are no pointers. The assertion above shows that it has no padding.
        unsafe impl Pod for Row<$words> {}
    )*};
}

// One field element in lanes; two, three or four: a point.
plain!(8 16 24 32);
