//! Arrays, four elements at a time: product or square, then the reduction.

use super::dense::Dense;
use super::fold::{Fold, GUARD};
use super::group::{GROUP, first, gather, pairs, scatter};
use super::product::{V, product, scratch, square};
use super::single::{Single, Small};
use crate::arch::Avx512Clmul;
use crate::binary::multiplier::any_of_highest;
use crate::binary::{BinaryModulus, Description, Method, Multiplier, Workspace};
use std::arch::x86_64::*;

/// How products come below x^m.
#[derive(Debug)]
pub(super) enum Reduction {
    Fold(Fold),
    Dense(Dense),
}

/// See the module.
#[derive(Debug)]
pub(super) struct Groups {
    _token: Avx512Clmul,
    method: Method,
    words: usize,
    levels: u8,
    reduction: Reduction,
    /// For an element that is alone, where that is faster than three idle lanes.
    single: Option<Single>,
}

/// Levels of Karatsuba down to one pair, the fastest here at every size.
fn all_levels(words: usize) -> u8 {
    pairs(words).next_power_of_two().trailing_zeros() as u8
}

/// [`Fold::reduce`], as a constant of a compiled loop.
const FOLD: u8 = 0;
/// [`super::fold::Short`].
const SHORT: u8 = 1;
/// [`Dense`].
const DENSE: u8 = 2;

impl Groups {
    /// The multiplier of that name; `levels` of Karatsuba, at most those that there are.
    pub(super) fn new(token: Avx512Clmul, method: Method, modulus: &BinaryModulus, levels: Option<u8>, reduction: Reduction) -> Self {
        let words = modulus.words();
        let most = all_levels(words);
        let levels = levels.unwrap_or(most).min(most);
        let single = match &reduction {
            _ if levels < most => None,
            Reduction::Fold(_) => Single::fold(modulus),
            Reduction::Dense(dense) => dense.is_plain().then(|| Single::barrett(modulus)),
        };
        Self { _token: token, method, words, levels, reduction, single }
    }

    /// Whole groups. W is the words of an element and N its pairs where they are fixed, else 0. With SQUARE, b is not read.
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,vpclmulqdq")]
    fn groups<const W: usize, const N: usize, const REDUCE: u8, const SQUARE: bool>(
        &self,
        out: &mut [u64],
        a: &[u64],
        b: &[u64],
        space: &mut Workspace,
    ) {
        let words = if W > 0 { W } else { self.words };
        let (n, size) = (pairs(words), GROUP * words);
        let levels = self.levels;
        let needed = match &self.reduction {
            Reduction::Fold(fold) => fold.scratch(),
            Reduction::Dense(dense) => dense.constant_vectors() + dense.scratch(),
        };
        let space = vectors(space, 5 * n + GUARD + scratch(n) + needed);
        let (x, space) = space.split_at_mut(n);
        let (y, space) = space.split_at_mut(n);
        let (r, space) = space.split_at_mut(n);
        let (t, space) = space.split_at_mut(2 * n + GUARD);
        for guard in 0..GUARD {
            t[2 * n + guard] = _mm512_setzero_si512();
        }
        // What must outlast a product lies apart from the product's scratch.
        let kept = match &self.reduction {
            Reduction::Fold(fold) => fold.scratch(),
            Reduction::Dense(dense) => dense.constant_vectors(),
        };
        let (kept, space) = space.split_at_mut(kept);
        let mut short = None;
        match &self.reduction {
            // SAFETY: as much scratch is there.
            Reduction::Fold(fold) if REDUCE == SHORT => short = Some(unsafe { fold.short(kept.as_mut_ptr()) }),
            Reduction::Fold(_) => {}
            Reduction::Dense(dense) => dense.constants(kept),
        }
        assert!(a.len() == out.len() && (SQUARE || b.len() == out.len()));
        for i in 0..out.len() / size {
            // SAFETY: group i lies within each array; the scratch is divided above as the callees demand.
            unsafe {
                gather(x.as_mut_ptr(), a.as_ptr().add(i * size), words);
                if SQUARE {
                    square(t, x);
                } else {
                    gather(y.as_mut_ptr(), b.as_ptr().add(i * size), words);
                    product::<N>(&mut t[..2 * n], x, y, levels, space);
                }
                match (&self.reduction, short) {
                    (_, Some(short)) if REDUCE == SHORT => short.reduce::<N>(r.as_mut_ptr(), t.as_ptr()),
                    (Reduction::Fold(fold), _) => fold.reduce::<N>(r.as_mut_ptr(), t.as_ptr(), kept.as_mut_ptr()),
                    (Reduction::Dense(dense), _) => dense.reduce::<N>(r, t, kept, levels, space),
                }
                scatter(out.as_mut_ptr().add(i * size), r.as_ptr(), words);
            }
        }
    }

    /// Whole groups, by the loop that is compiled for them.
    fn whole<const SQUARE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        let reduce = match &self.reduction {
            Reduction::Fold(fold) if fold.is_short() => SHORT,
            Reduction::Fold(_) => FOLD,
            Reduction::Dense(_) => DENSE,
        };
        // SAFETY: a `Groups` holds the token that proves these features.
        unsafe {
            match (&self.reduction, self.words, reduce, self.levels) {
                (Reduction::Fold(fold), 4, SHORT, 1..) => return fold.four_words::<SQUARE>(out, a, b),
                (Reduction::Dense(dense), 4, _, 1..) if dense.four_words::<SQUARE>(out, a, b) => return,
                _ => {}
            }
            match (self.words, reduce) {
                (4, SHORT) => self.groups::<4, 2, SHORT, SQUARE>(out, a, b, space),
                (8, SHORT) => self.groups::<8, 4, SHORT, SQUARE>(out, a, b, space),
                (16, SHORT) => self.groups::<16, 8, SHORT, SQUARE>(out, a, b, space),
                (4, FOLD) => self.groups::<4, 2, FOLD, SQUARE>(out, a, b, space),
                (8, FOLD) => self.groups::<8, 4, FOLD, SQUARE>(out, a, b, space),
                (16, FOLD) => self.groups::<16, 8, FOLD, SQUARE>(out, a, b, space),
                (4, DENSE) => self.groups::<4, 2, DENSE, SQUARE>(out, a, b, space),
                (8, DENSE) => self.groups::<8, 4, DENSE, SQUARE>(out, a, b, space),
                (16, DENSE) => self.groups::<16, 8, DENSE, SQUARE>(out, a, b, space),
                (_, DENSE) => self.groups::<0, 0, DENSE, SQUARE>(out, a, b, space),
                _ => self.groups::<0, 0, FOLD, SQUARE>(out, a, b, space),
            }
        }
    }

    /// Products of elements that stay in registers, one at a time.
    #[inline]
    fn small(&self) -> Option<&Small> {
        self.single.as_ref().and_then(Single::small)
    }

    /// Does a single element where that takes less time than a group with three idle lanes; whether it has.
    fn alone<const SQUARE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) -> bool {
        let Some(single) = self.single.as_ref().filter(|s| !SQUARE || s.small().is_some()) else { return false };
        if out.len() != self.words {
            return false;
        }
        let space = space.words(single.scratch());
        // SAFETY: a `Groups` holds the token that proves these features; the scratch is as large as demanded.
        unsafe { single.mul(out, a, if SQUARE { a } else { b }, space.as_mut_ptr()) };
        true
    }

    /// Apart from its callers, so that a small product on the way here makes no room for what this takes.
    #[inline(never)]
    fn all<const SQUARE: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        if self.alone::<SQUARE>(out, a, b, space) {
            return;
        }
        let size = GROUP * self.words;
        let whole = out.len() / size * size;
        if whole > 0 {
            self.whole::<SQUARE>(&mut out[..whole], &a[..whole], if SQUARE { &[] } else { &b[..whole] }, space);
        }
        let (out, a, b) = (&mut out[whole..], &a[whole..], if SQUARE { &[] } else { &b[whole..] });
        if out.is_empty() || self.alone::<SQUARE>(out, a, b, space) {
            return;
        }
        let mut padded = space.take_tail(3 * size);
        let (x, rest) = padded.split_at_mut(size);
        let (y, r) = rest.split_at_mut(size);
        x[..a.len()].copy_from_slice(a);
        x[a.len()..].fill(0);
        if !SQUARE {
            y[..b.len()].copy_from_slice(b);
            y[b.len()..].fill(0);
        }
        self.whole::<SQUARE>(&mut r[..size], x, y, space);
        out.copy_from_slice(&r[..out.len()]);
        space.give_tail(padded);
    }
}

/// The words i, i + 8, i + 16 and so on of `a`, bits of any of them, for each i below 8.
#[target_feature(enable = "avx512f")]
fn either(a: &[u64]) -> [u64; 8] {
    let or3 = |x: V, y: V, z: V| _mm512_ternarylogic_epi64::<0xfe>(x, y, z);
    let zero = _mm512_setzero_si512();
    let (mut all, mut more) = (zero, zero);
    let (p, n) = (a.as_ptr(), a.len());
    let mut i = 0;
    // SAFETY: each load lies within the array.
    unsafe {
        while i + 32 <= n {
            all = or3(all, _mm512_loadu_si512(p.add(i).cast()), _mm512_loadu_si512(p.add(i + 8).cast()));
            more = or3(more, _mm512_loadu_si512(p.add(i + 16).cast()), _mm512_loadu_si512(p.add(i + 24).cast()));
            i += 32;
        }
        while i < n {
            all = _mm512_or_si512(all, _mm512_maskz_loadu_epi64(first(n - i), p.add(i).cast()));
            i += 8;
        }
        let mut lines = [0u64; 8];
        _mm512_storeu_si512(lines.as_mut_ptr().cast(), _mm512_or_si512(all, more));
        lines
    }
}

/// Vectors of unspecified content.
fn vectors(space: &mut Workspace, n: usize) -> &mut [V] {
    let words = space.words(8 * n);
    // SAFETY: eight words are a vector, and any bits are one.
    let (_, vectors, _) = unsafe { words.align_to_mut::<V>() };
    vectors
}

impl Multiplier for Groups {
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        match self.small() {
            // SAFETY: a `Groups` holds the token that proves these features.
            Some(small) if out.len() == self.words => unsafe { small.mul(out, a, b) },
            _ => self.all::<false>(out, a, b, space),
        }
    }

    fn square(&self, out: &mut [u64], a: &[u64], space: &mut Workspace) {
        self.all::<true>(out, a, &[], space);
    }

    fn highest_words(&self, a: &[u64], words: usize) -> u64 {
        if 8 % words != 0 {
            return any_of_highest(a, words);
        }
        // SAFETY: a `Groups` holds the token that proves these features.
        any_of_highest(&unsafe { either(a) }, words)
    }

    fn factor(&self) -> Option<&[u64]> {
        match &self.reduction {
            Reduction::Fold(_) => None,
            Reduction::Dense(dense) => dense.factor(),
        }
    }

    fn group(&self) -> usize {
        GROUP
    }

    fn description(&self) -> Description {
        self.method.with_levels(self.levels).into()
    }
}
