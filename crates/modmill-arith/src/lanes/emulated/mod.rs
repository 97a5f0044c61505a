//! The lanes in plain Rust: the oracle of the vector unit.

mod across;
mod independent;
mod paired;

pub use across::{Memory, Table};

use super::{LANES, LIMB_BITS, LIMB_MASK, Lanes};
use std::array::from_fn;

/// Eight `u64` to a vector. `M` is what the machine can reach: nothing for kernels of independent lanes, a [`Memory`] for kernels across them.
///
/// With `SPLITS`, it runs the kernels that take products by [`Lanes::mad_split`].
///
/// Operations stay calls: inlined by the thousand, they would take the compiler minutes.
#[derive(Debug, Clone, Copy, Default)]
pub struct Emulated<M = (), const SPLITS: bool = false>(M);

impl Emulated {
    /// The machine for independent lanes.
    #[must_use]
    pub const fn new() -> Self {
        Self(())
    }
}

impl Emulated<(), true> {
    /// The machine for independent lanes whose kernels split products.
    #[must_use]
    pub const fn splitting() -> Self {
        Self(())
    }
}

type V = [u64; LANES];

fn zip(a: V, b: V, f: impl Fn(u64, u64) -> u64) -> V {
    from_fn(|l| f(a[l], b[l]))
}

fn zip3(a: V, b: V, c: V, f: impl Fn(u64, u64, u64) -> u64) -> V {
    from_fn(|l| f(a[l], b[l], c[l]))
}

/// `b` in the lanes of `mask`, `a` in the others.
fn blend(mask: u8, a: V, b: V) -> V {
    from_fn(|l| if mask >> l & 1 == 1 { b[l] } else { a[l] })
}

fn product(a: u64, b: u64) -> u128 {
    u128::from(a & LIMB_MASK) * u128::from(b & LIMB_MASK)
}

/// True if sum `limbs[i]` 2^(bits i) <= sum `bound[i]` 2^(bits i), for any sizes of limbs.
pub(super) fn at_most(limbs: impl DoubleEndedIterator<Item = (u64, u64)>, bits: u32) -> bool {
    // From the top down: what the bound has left over, in units of the current limb. A limb is below 2^64: a larger rest decides.
    let mut rest = 0i128;
    for (limb, bound) in limbs.rev() {
        if rest.unsigned_abs() > 1 << 66 {
            break;
        }
        rest = (rest << bits) + i128::from(bound) - i128::from(limb);
    }
    rest >= 0
}

impl<M: Copy, const S: bool> Lanes for Emulated<M, S> {
    type V = V;
    const CALLS: bool = true;
    const SPLITS: bool = S;

    #[inline(never)]
    fn splat(self, x: u64) -> V {
        [x; LANES]
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
    fn mad_split<const R: u32>(self, low: V, high: V, a: V, b: V) -> (V, V) {
        let nearest = zip(a, b, |a, b| ((product(a, b) + (1 << (R - 1))) >> R) as u64);
        let rest = zip3(a, b, nearest, |a, b, n| a.wrapping_mul(b).wrapping_sub(n << R));
        (zip(low, rest, u64::wrapping_add), zip(high, nearest, u64::wrapping_add))
    }
    #[inline(never)]
    fn add(self, a: V, b: V) -> V {
        zip(a, b, u64::wrapping_add)
    }
    #[inline(never)]
    fn add_in(self, mask: u8, a: V, b: V) -> V {
        blend(mask, a, zip(a, b, u64::wrapping_add))
    }
    #[inline(never)]
    fn sub(self, a: V, b: V) -> V {
        zip(a, b, u64::wrapping_sub)
    }
    #[inline(never)]
    fn add_or_sub(self, mask: u8, a: V, b: V) -> V {
        blend(mask, zip(a, b, u64::wrapping_add), zip(a, b, u64::wrapping_sub))
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
    fn shr<const N: u32>(self, a: V) -> V {
        a.map(|a| a >> N)
    }
    #[inline(never)]
    fn select(self, mask: u8, a: V, b: V) -> V {
        blend(mask, a, b)
    }
    fn assume_at_most<const N: usize>(self, limbs: [V; N], radix_bits: u32, bound: [u64; N], why: &'static str) -> [V; N] {
        for l in 0..LANES {
            let number = limbs.iter().zip(bound).map(|(v, b)| (v[l], b));
            assert!(at_most(number, radix_bits), "lane {l} is larger than was assumed because {why}");
        }
        limbs
    }
}
