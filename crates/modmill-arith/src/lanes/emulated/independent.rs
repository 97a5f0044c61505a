//! [`Independent`] and [`Bitwise`] in plain Rust.

use super::{Emulated, V, zip, zip3};
use crate::lanes::{Bitwise, Independent, Kernel, LANES, Row};
use std::array::from_fn;

fn mask(f: impl Fn(usize) -> bool) -> u8 {
    (0..LANES).fold(0, |m, l| m | u8::from(f(l)) << l)
}

impl<const S: bool> Independent for Emulated<(), S> {
    fn call<K: Kernel<Self>>(self, kernel: K) -> K::Out {
        kernel.run(self)
    }
    #[inline(never)]
    fn load(self, words: &[u64; LANES]) -> V {
        *words
    }
    #[inline(never)]
    fn store(self, v: V) -> [u64; LANES] {
        v
    }
    #[inline(never)]
    fn equal(self, a: V, b: V) -> u8 {
        mask(|l| a[l] == b[l])
    }
    #[inline(never)]
    fn less(self, a: V, b: V) -> u8 {
        mask(|l| a[l] < b[l])
    }
    #[inline(never)]
    fn gather<const W: usize>(self, rows: [&[u64; W]; LANES]) -> [V; W] {
        from_fn(|i| rows.map(|r| r[i]))
    }
    #[inline(never)]
    fn scatter<const W: usize>(self, table: &mut [Row<W>], rows: &[u64; LANES], vectors: [V; W]) {
        for (l, &r) in rows.iter().enumerate() {
            table[r as usize] = Row(vectors.map(|v| v[l]));
        }
    }
}

impl<const S: bool> Bitwise for Emulated<(), S> {
    #[inline(never)]
    fn xor3(self, a: V, b: V, c: V) -> V {
        zip3(a, b, c, |a, b, c| a ^ b ^ c)
    }
    #[inline(never)]
    fn choose(self, a: V, b: V, c: V) -> V {
        zip3(a, b, c, |a, b, c| a & b | !a & c)
    }
    #[inline(never)]
    fn majority(self, a: V, b: V, c: V) -> V {
        zip3(a, b, c, |a, b, c| a & b | a & c | b & c)
    }
    #[inline(never)]
    fn ror<const N: i32>(self, a: V) -> V {
        a.map(|a| a.rotate_right(N as u32))
    }
    #[inline(never)]
    fn add_wrapping(self, a: V, b: V) -> V {
        zip(a, b, u64::wrapping_add)
    }
    #[inline(never)]
    fn shl_by(self, a: V, by: V) -> V {
        zip(a, by, |a, by| if by < 64 { a << by } else { 0 })
    }
    #[inline(never)]
    fn leading_zeros(self, a: V) -> V {
        a.map(|a| u64::from(a.leading_zeros()))
    }
    #[inline(never)]
    fn sub_wrapping(self, a: V, b: V) -> V {
        zip(a, b, u64::wrapping_sub)
    }
    #[inline(never)]
    fn least(self, a: V, b: V) -> V {
        zip(a, b, u64::min)
    }
    #[inline(never)]
    fn most(self, a: V, b: V) -> V {
        zip(a, b, u64::max)
    }
    #[inline(never)]
    fn big_endian(self, rows: [&[u8; 64]; 8]) -> [V; 8] {
        from_fn(|i| rows.map(|r| u64::from_be_bytes(from_fn(|k| r[8 * i + k]))))
    }
}
