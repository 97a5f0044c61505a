//! The lanes in plain Rust: the oracle of the vector unit.

use super::{Bitwise, Kernel, Parallel, Quad};
use crate::lanes::{LIMB_BITS, LIMB_MASK};
use std::array::from_fn;

/// Eight `u64` to a vector. Operations stay calls: inlined by the thousand, they would take the compiler minutes.
#[derive(Debug, Clone, Copy, Default)]
pub struct Words;

type V = [u64; 8];

fn zip(a: V, b: V, f: impl Fn(u64, u64) -> u64) -> V {
    from_fn(|l| f(a[l], b[l]))
}

fn zip3(a: V, b: V, c: V, f: impl Fn(u64, u64, u64) -> u64) -> V {
    from_fn(|l| f(a[l], b[l], c[l]))
}

fn product(a: u64, b: u64) -> u128 {
    u128::from(a & LIMB_MASK) * u128::from(b & LIMB_MASK)
}

fn mask(f: impl Fn(usize) -> bool) -> u8 {
    (0..8).fold(0, |m, l| m | u8::from(f(l)) << l)
}

impl Parallel for Words {
    type V = V;

    fn call<K: Kernel<Self>>(self, kernel: K) -> K::Out {
        kernel.run(self)
    }
    #[inline(never)]
    fn splat(self, x: u64) -> V {
        [x; 8]
    }
    #[inline(never)]
    fn lanes(self, words: &[u64; 8]) -> V {
        *words
    }
    #[inline(never)]
    fn words(self, v: V) -> [u64; 8] {
        v
    }
    #[inline(never)]
    fn mad_lo(self, c: V, a: V, b: V) -> V {
        zip3(c, a, b, |c, a, b| c.wrapping_add(product(a, b) as u64 & LIMB_MASK))
    }
    #[inline(never)]
    fn mad_hi(self, c: V, a: V, b: V) -> V {
        zip3(c, a, b, |c, a, b| c.wrapping_add((product(a, b) >> LIMB_BITS) as u64))
    }
    #[inline(never)]
    fn add(self, a: V, b: V) -> V {
        zip(a, b, u64::wrapping_add)
    }
    #[inline(never)]
    fn sub(self, a: V, b: V) -> V {
        zip(a, b, u64::wrapping_sub)
    }
    #[inline(never)]
    fn add_or_sub(self, mask: u8, a: V, b: V) -> V {
        from_fn(|l| if mask >> l & 1 == 1 { a[l].wrapping_sub(b[l]) } else { a[l].wrapping_add(b[l]) })
    }
    #[inline(never)]
    fn and(self, a: V, b: V) -> V {
        zip(a, b, |a, b| a & b)
    }
    #[inline(never)]
    fn or(self, a: V, b: V) -> V {
        zip(a, b, |a, b| a | b)
    }
    #[inline(never)]
    fn shl<const N: u32>(self, a: V) -> V {
        a.map(|a| a << N)
    }
    #[inline(never)]
    fn add_shl<const N: u32>(self, a: V) -> V {
        self.add(a, self.shl::<N>(a))
    }
    #[inline(never)]
    fn shr<const N: u32>(self, a: V) -> V {
        a.map(|a| a >> N)
    }
    #[inline(never)]
    fn select(self, mask: u8, a: V, b: V) -> V {
        from_fn(|l| if mask >> l & 1 == 1 { b[l] } else { a[l] })
    }
    #[inline(never)]
    fn equal(self, a: V, b: V) -> u8 {
        mask(|l| a[l] == b[l])
    }
    #[inline(never)]
    fn below(self, a: V, b: V) -> u8 {
        mask(|l| a[l] < b[l])
    }
    #[inline(never)]
    fn fetch(self, rows: [&Quad; 8]) -> [V; 4] {
        from_fn(|i| rows.map(|r| r.0[i]))
    }
    #[inline(never)]
    fn put(self, table: &mut [Quad], rows: &[u64; 8], vectors: [V; 4]) {
        for (l, &r) in rows.iter().enumerate() {
            table[r as usize] = Quad(vectors.map(|v| v[l]));
        }
    }
}

impl Bitwise for Words {
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
