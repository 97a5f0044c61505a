//! Reduction of planes modulo N.

use super::super::machine::Carryless;
use super::super::poly::Poly;
use super::super::{BinaryModulus, SliceReduction};
use super::product::{Product, scratch};

/// The reduction of a product of 2 m - 1 planes.
#[derive(Debug)]
pub(super) enum Reduction {
    /// Every plane above x^m is added where N's other terms (these exponents) say, from the top down.
    Fold(Vec<usize>),
    /// Rows of N are subtracted, `group` at once: of the group's quotient planes every sum is formed, and each plane below takes
    /// that sum which its bits of N select.
    Rows { group: usize, select: Vec<u8>, top: Vec<bool> },
    /// Quotient by the reciprocal: q = (c / x^m) (x^(2m) / N) / x^m, then c + q N. Both without their term x^m.
    Barrett { reciprocal: Vec<u64>, low: Vec<u64> },
}

/// From this degree on Barrett's two products are cheaper than rows, by measurement on both backends.
const BARRETT_FROM: usize = 2500;

impl Reduction {
    pub(super) fn new(modulus: &BinaryModulus) -> Self {
        let (m, terms) = (modulus.degree(), modulus.terms());
        let (group, rows) = (1..=7).map(|g| (g, (m / g + 1) * ((1 << g) + m))).min_by_key(|r| r.1).unwrap_or((1, m * m));
        if (terms.len() - 1) * m <= rows {
            Self::Fold(terms[1..].to_vec())
        } else if m < BARRETT_FROM {
            Self::rows(modulus, group)
        } else {
            Self::barrett(modulus)
        }
    }

    pub(super) fn rows(modulus: &BinaryModulus, group: usize) -> Self {
        let m = modulus.degree();
        let n = |i: Option<usize>| i.is_some_and(|i| modulus.dense()[i / 64] >> (i % 64) & 1 == 1);
        // Plane u above the lowest that a group reaches takes quotient r where N has x^(u - (group - 1) + r).
        let select = (0..m).map(|u| (0..group).map(|r| u8::from(n((u + r + 1).checked_sub(group))) << r).sum()).collect();
        Self::Rows { group, select, top: (0..group).map(|d| n(m.checked_sub(d))).collect() }
    }

    pub(super) fn barrett(modulus: &BinaryModulus) -> Self {
        let (m, n) = (modulus.degree(), Poly::from(modulus));
        let without_top = |p: &Poly| {
            let mut words = p.to_words(m / 64 + 1);
            words[m / 64] ^= 1 << (m % 64);
            words
        };
        Self::Barrett { reciprocal: without_top(&Poly::monomial(2 * m).divrem(&n).0), low: without_top(&n) }
    }

    pub(super) fn kind(&self) -> SliceReduction {
        match self {
            Self::Fold(_) => SliceReduction::Fold,
            Self::Rows { .. } => SliceReduction::Rows,
            Self::Barrett { .. } => SliceReduction::Barrett,
        }
    }

    /// Planes of zeros to have above the 2 m - 1 of a product of degree m.
    pub(super) fn headroom(&self, m: usize) -> usize {
        match self {
            Self::Rows { group, .. } => (m - 1).next_multiple_of(*group) - (m - 1),
            _ => 0,
        }
    }

    /// Vectors of scratch memory that a slice may overwrite.
    pub(super) fn scratch(&self, m: usize) -> usize {
        match self {
            Self::Fold(_) => 0,
            Self::Rows { group, .. } => 1 << group,
            Self::Barrett { .. } => 3 * m + scratch(m),
        }
    }

    /// Vectors of constants.
    pub(super) fn constants(&self, m: usize) -> usize {
        if let Self::Barrett { .. } = self { 2 * m } else { 0 }
    }

    /// Fills the constants in.
    #[inline(always)]
    pub(super) fn prepare<M: Carryless>(&self, machine: M, constants: &mut [M::V]) {
        if let Self::Barrett { reciprocal, low } = self {
            let m = constants.len() / 2;
            for i in 0..m {
                constants[i] = machine.splat((reciprocal[i / 64] >> (i % 64) & 1).wrapping_neg());
                constants[m + i] = machine.splat((low[i / 64] >> (i % 64) & 1).wrapping_neg());
            }
        }
    }

    /// c modulo N, in the lowest m planes of c; c has 2 m - 1 planes and the headroom.
    #[inline(always)]
    pub(super) fn reduce<M: Carryless>(&self, machine: M, m: usize, c: &mut [M::V], constants: &[M::V], space: &mut [M::V]) {
        match self {
            Self::Fold(terms) => fold(machine, m, c, terms),
            Self::Rows { group, select, top } => rows(machine, m, c, &mut space[..1 << group], select, top),
            Self::Barrett { .. } => {
                let (reciprocal, low) = constants.split_at(m);
                barrett(machine, c, reciprocal, low, space);
            }
        }
    }
}

#[inline(always)]
fn fold<M: Carryless>(machine: M, m: usize, c: &mut [M::V], terms: &[usize]) {
    for i in (m..2 * m - 1).rev() {
        let plane = c[i];
        for t in terms {
            c[i - m + t] = machine.xor(c[i - m + t], plane);
        }
    }
}

#[inline(always)]
fn rows<M: Carryless>(machine: M, m: usize, c: &mut [M::V], sums: &mut [M::V], select: &[u8], top: &[bool]) {
    let group = top.len();
    let mut above = (m - 1).next_multiple_of(group) + m;
    while above > m {
        // The quotients: a plane less what the group's planes above it subtract.
        let first = above - group;
        sums[0] = machine.splat(0);
        for r in 0..group {
            let mut quotient = c[above - 1 - r];
            for s in 0..r {
                if top[r - s] {
                    quotient = machine.xor(quotient, sums[1 << s]);
                }
            }
            // sums[p], bit s of p standing for quotient s.
            for p in 0..1 << r {
                sums[(1 << r) + p] = machine.xor(sums[p], quotient);
            }
        }
        let below = &mut c[first - m..first];
        for (plane, &p) in below.iter_mut().zip(select) {
            *plane = machine.xor(*plane, sums[usize::from(p)]);
        }
        above = first;
    }
}

#[inline(always)]
fn barrett<M: Carryless>(machine: M, c: &mut [M::V], reciprocal: &[M::V], low: &[M::V], space: &mut [M::V]) {
    let m = low.len();
    let (quotient, space) = space.split_at_mut(m);
    let (product, scratch) = space.split_at_mut(2 * m);
    let product = &mut product[..2 * m - 1];
    quotient[..m - 1].copy_from_slice(&c[m..2 * m - 1]);
    quotient[m - 1] = machine.splat(0);
    machine.call(Product { out: &mut *product, a: quotient, b: reciprocal, scratch: &mut *scratch });
    for i in 0..m - 1 {
        quotient[i] = machine.xor(quotient[i], product[m + i]);
    }
    machine.call(Product { out: &mut *product, a: quotient, b: low, scratch });
    for i in 0..m {
        c[i] = machine.xor(c[i], product[i]);
    }
}
