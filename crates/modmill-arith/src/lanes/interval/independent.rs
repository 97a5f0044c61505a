//! [`Independent`] in the interval domain.

use super::{Interval, Intervals, V};
use crate::lanes::{Independent, Kernel, LANES, Row};
use std::array::from_fn;

impl<const S: bool> Independent for Intervals<'_, S> {
    fn call<K: Kernel<Self>>(self, kernel: K) -> K::Out {
        kernel.run(self)
    }
    fn load(self, words: &[u64; LANES]) -> V {
        words.map(|x| Interval { min: x, max: x, predicted: false })
    }
    /// The largest values.
    fn store(self, v: V) -> [u64; LANES] {
        v.map(|a| a.max)
    }
    /// No lane: `select` takes either value in any case.
    fn equal(self, _a: V, _b: V) -> u8 {
        0
    }
    /// No lane: `select` takes either value in any case.
    fn less(self, _a: V, _b: V) -> u8 {
        0
    }
    fn gather<const W: usize>(self, rows: [&[u64; W]; LANES]) -> [V; W] {
        from_fn(|i| self.load(&rows.map(|r| r[i])))
    }
    fn scatter<const W: usize>(self, table: &mut [Row<W>], rows: &[u64; LANES], vectors: [V; W]) {
        for (l, &r) in rows.iter().enumerate() {
            table[r as usize] = Row(vectors.map(|v| v[l].max));
        }
    }
}
