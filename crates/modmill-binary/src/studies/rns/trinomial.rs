//! Residues modulo x^(64 w) + x^k + 1, w words each, 1 <= k <= 32 w.

use crate::machine::Carryless;

/// A trinomial: its second exponent as words and bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Trinomial {
    /// w.
    pub(super) width: usize,
    /// k.
    pub(super) k: usize,
}

impl Trinomial {
    pub(super) fn degree(self) -> usize {
        64 * self.width
    }

    /// c modulo the trinomial, in its lowest w words, from the top down: a word v of weight x^(64 j) becomes v (x^k + 1) one
    /// residue lower.
    #[inline(always)]
    pub(super) fn fold<M: Carryless>(self, machine: M, c: &mut [M::V]) {
        let (w, p, s) = (self.width, self.k / 64, (self.k % 64) as u32);
        for j in (w..c.len()).rev() {
            let (v, at) = (c[j], j - w);
            c[at] = machine.xor(c[at], v);
            c[at + p] = machine.xor(c[at + p], machine.shl(v, s));
            if s > 0 {
                let over = machine.shr(v, 64 - s);
                if w > 1 {
                    c[at + p + 1] = machine.xor(c[at + p + 1], over);
                } else {
                    // It falls on the very word that is folded: once more, k being at most 32.
                    c[at] = machine.xor3(c[at], over, machine.shl(over, s));
                }
            }
        }
    }

    /// c = x (x^k + x^l), l of another trinomial of this width; as many words as c has, 2 w.
    #[inline(always)]
    pub(super) fn times_difference<M: Carryless>(self, machine: M, c: &mut [M::V], x: &[M::V], other: Self) {
        for word in &mut *c {
            *word = machine.splat(0);
        }
        for k in [self.k, other.k] {
            add_shifted(machine, c, x, k);
        }
    }
}

/// c += x x^k.
#[inline(always)]
pub(super) fn add_shifted<M: Carryless>(machine: M, c: &mut [M::V], x: &[M::V], k: usize) {
    let (p, s) = (k / 64, (k % 64) as u32);
    let c = &mut c[p..];
    for j in 0..x.len() {
        c[j] = machine.xor(c[j], machine.shl(x[j], s));
        if s > 0 {
            c[j + 1] = machine.xor(c[j + 1], machine.shr(x[j], 64 - s));
        }
    }
}

/// c = x y, w and w words.
#[inline(always)]
pub(super) fn multiply<M: Carryless>(machine: M, c: &mut [M::V], x: &[M::V], y: &[M::V]) {
    let w = x.len();
    let y = &y[..w];
    let mut carried = machine.splat(0);
    for k in 0..2 * w - 1 {
        let mut total = (machine.splat(0), machine.splat(0));
        for j in (k + 1).saturating_sub(w)..(k + 1).min(w) {
            let p = machine.product(x[j], y[k - j]);
            total = (machine.xor(total.0, p.0), machine.xor(total.1, p.1));
        }
        c[k] = machine.xor(machine.low(total), carried);
        carried = machine.high(total);
    }
    c[2 * w - 1] = carried;
}

/// c = x y for a constant y.
#[inline(always)]
pub(super) fn multiply_by<M: Carryless>(machine: M, c: &mut [M::V], x: &[M::V], y: &[u64]) {
    let w = x.len();
    let y = &y[..w];
    let mut carried = machine.splat(0);
    for k in 0..2 * w - 1 {
        let mut total = (machine.splat(0), machine.splat(0));
        for j in (k + 1).saturating_sub(w)..(k + 1).min(w) {
            let p = machine.product(x[j], machine.splat(y[k - j]));
            total = (machine.xor(total.0, p.0), machine.xor(total.1, p.1));
        }
        c[k] = machine.xor(machine.low(total), carried);
        carried = machine.high(total);
    }
    c[2 * w - 1] = carried;
}
