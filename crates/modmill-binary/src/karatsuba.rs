//! Karatsuba's product of two polynomials that are slices of vectors, over any machine.
//!
//! ```text
//! operands of n vectors: a[0..n], b[0..n]          product: c[0..2n]
//! split at h = ceil(n / 2):  low x low -> c[0..2h]   high x high -> c[2h..2n]   (low + high)(low + high) -> middle, added at h
//! ```
//! What a vector is (a word, or a pair of words of four elements) and how short operands are multiplied is up to [`Leaves`].
//!
//! Three other Karatsubas have layouts for which this recursion has no use: those of one number in registers
//! (pairs/single/small_product.rs) and of one number's quarters in lanes (pairs/single/large_product.rs), which ends in this one; and
//! that of bit planes (bitsliced/product.rs), whose products have 2 n - 1 coefficients, as a plane of zeros for each would cost memory
//! accesses, which bound it.

use super::machine::{Carryless, ProductKernel};

/// Products at which the recursion ends.
pub(super) trait Leaves<M: Carryless>: Copy {
    /// c = a b, where operands of this length are not to be halved further with this many levels left; returns whether it did.
    /// It always does where `levels` is 0.
    fn leaf(self, machine: M, c: &mut [M::V], a: &[M::V], b: &[M::V], levels: u8) -> bool;
}

/// Vectors of scratch for operands of `n` vectors.
pub(crate) const fn scratch(n: usize) -> usize {
    // Each level: two sums of h vectors, and the middle product of 2 h; h is at most n / 2 + 1.
    4 * n + 64
}

/// c = a b, operands of n vectors halved `levels` times, or until they are leaves; `c` has 2 n vectors and the memory [`scratch`].
#[derive(Clone, Copy)]
pub(super) struct Karatsuba<L> {
    pub(super) levels: u8,
    pub(super) leaves: L,
}

impl<M: Carryless, L: Leaves<M>> ProductKernel<M, &mut [M::V], &[M::V], &mut [M::V]> for Karatsuba<L> {
    #[inline(always)]
    fn run(self, machine: M, c: &mut [M::V], a: &[M::V], b: &[M::V], scratch: &mut [M::V]) {
        let n = a.len();
        assert!(b.len() == n && c.len() == 2 * n);
        if self.leaves.leaf(machine, c, a, b, self.levels) {
            return;
        }
        let (h, next) = (n.div_ceil(2), Self { levels: self.levels - 1, ..self });
        let (a0, a1) = a.split_at(h);
        let (b0, b1) = b.split_at(h);
        let (low, high) = c.split_at_mut(2 * h);
        machine.call_product(next, &mut *low, a0, b0, &mut *scratch);
        machine.call_product(next, &mut *high, a1, b1, &mut *scratch);
        let (sum_a, rest) = scratch.split_at_mut(h);
        let (sum_b, rest) = rest.split_at_mut(h);
        let (middle, rest) = rest.split_at_mut(2 * h);
        add(machine, sum_a, a0, a1);
        add(machine, sum_b, b0, b1);
        machine.call_product(next, &mut *middle, &*sum_a, &*sum_b, rest);
        combine(machine, low, high, middle, h);
    }
}

/// sum = a + b, b being shorter by at most one vector.
#[inline(always)]
fn add<M: Carryless>(machine: M, sum: &mut [M::V], a: &[M::V], b: &[M::V]) {
    let (short, long) = (b.len(), sum.len());
    let a = &a[..long];
    for i in 0..short.min(long) {
        sum[i] = machine.xor(a[i], b[i]);
    }
    if short < long {
        sum[short] = a[short];
    }
}

/// Adds the middle product less both outer ones, h vectors up: low[h..] and high take it.
#[inline(always)]
fn combine<M: Carryless>(machine: M, low: &mut [M::V], high: &mut [M::V], middle: &[M::V], h: usize) {
    let (low0, low1) = low.split_at_mut(h);
    let (middle0, middle1) = middle.split_at(h);
    let (low0, low1, middle0, middle1) = (&low0[..h], &mut low1[..h], &middle0[..h], &middle1[..h]);
    if high.len() == 2 * h {
        let (high0, high1) = high.split_at_mut(h);
        let (high0, high1) = (&mut high0[..h], &high1[..h]);
        for i in 0..h {
            let t = machine.xor(low1[i], high0[i]);
            low1[i] = machine.xor3(t, low0[i], middle0[i]);
            high0[i] = machine.xor3(t, high1[i], middle1[i]);
        }
        return;
    }
    // The high half is shorter by one vector: its product has no upper two.
    let (upper, zero) = (high.len(), machine.splat(0));
    for i in 0..h {
        let h0 = if i < upper { high[i] } else { zero };
        let h1 = if h + i < upper { high[h + i] } else { zero };
        let t = machine.xor(low1[i], h0);
        low1[i] = machine.xor3(t, low0[i], middle0[i]);
        if i < upper {
            high[i] = machine.xor3(t, h1, middle1[i]);
        }
    }
}
