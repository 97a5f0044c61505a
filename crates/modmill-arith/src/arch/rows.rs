//! Rows of tables as plain bytes, so that a table can be a part of mapped memory.

#![allow(unsafe_code)]

use crate::lanes::Row;
use bytemuck::{Pod, Zeroable};

/// 16 words: two field elements in lanes.
type Pair = Row<16>;
const _: () = assert!(size_of::<Pair>() == size_of::<[u64; 16]>());

// SAFETY: a row is an array of integers; all of its bits may be 0.
unsafe impl Zeroable for Pair {}
// SAFETY: a row is an array of integers: every pattern of bits is a value, and there are no pointers. It has no padding: its size is that of the array.
unsafe impl Pod for Pair {}
