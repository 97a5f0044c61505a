//! Products modulo a sparse polynomial: Karatsuba or the schoolbook, then [`Fold`].

use super::fold::{Fold, GUARD};
use super::group::{GROUP, gather, pairs, scatter};
use super::product::{V, karatsuba, leaf_eight, leaf_four, leaf_two, scratch};
use crate::arch::Avx512Clmul;
use crate::binary::{BinaryModulus, Multiplier, Workspace};
use std::arch::x86_64::*;

/// See the module.
#[derive(Debug)]
pub(super) struct Sparse {
    _token: Avx512Clmul,
    words: usize,
    levels: u8,
    fold: Fold,
}

/// Levels of Karatsuba down to one pair, the fastest here at every size.
fn all_levels(words: usize) -> u8 {
    pairs(words).next_power_of_two().trailing_zeros() as u8
}

impl Sparse {
    pub(super) fn new(token: Avx512Clmul, modulus: &BinaryModulus, levels: Option<u8>) -> Option<Self> {
        let words = modulus.words();
        let most = all_levels(words);
        Some(Self { _token: token, words, levels: levels.unwrap_or(most).min(most), fold: Fold::new(modulus)? })
    }

    /// Whole groups of four. W is the words of an element where they are fixed, else 0.
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,vpclmulqdq")]
    fn groups<const W: usize, const N: usize, const SHORT: bool>(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        let words = if W > 0 { W } else { self.words };
        let (n, size) = (pairs(words), GROUP * words);
        let levels = self.levels;
        let space = vectors(space, 5 * n + GUARD + scratch(n) + self.fold.scratch());
        let (x, space) = space.split_at_mut(n);
        let (y, space) = space.split_at_mut(n);
        let (r, space) = space.split_at_mut(n);
        let (t, space) = space.split_at_mut(2 * n + GUARD);
        for guard in 0..GUARD {
            t[2 * n + guard] = _mm512_setzero_si512();
        }
        // SAFETY: as much scratch is left.
        let short = unsafe { if SHORT { Some(self.fold.short(space.as_mut_ptr())) } else { None } };
        assert!(a.len() == out.len() && b.len() == out.len());
        for i in 0..out.len() / size {
            // SAFETY: group i lies within each array; the scratch is divided above as the callees demand.
            unsafe {
                gather(x.as_mut_ptr(), a.as_ptr().add(i * size), words);
                gather(y.as_mut_ptr(), b.as_ptr().add(i * size), words);
                let (to, from) = (t.as_mut_ptr(), (x.as_ptr(), y.as_ptr()));
                match W {
                    4 if levels > 0 => leaf_two(&mut *to.cast(), &*from.0.cast(), &*from.1.cast()),
                    8 if levels > 1 => leaf_four(&mut *to.cast(), &*from.0.cast(), &*from.1.cast()),
                    16 if levels > 2 => leaf_eight(&mut *to.cast(), &*from.0.cast(), &*from.1.cast()),
                    _ => karatsuba(&mut t[..2 * n], x, y, levels, space),
                }
                match short {
                    Some(short) => short.reduce::<N>(r.as_mut_ptr(), t.as_ptr()),
                    None => self.fold.reduce::<N>(r.as_mut_ptr(), t.as_ptr(), space.as_mut_ptr()),
                }
                scatter(out.as_mut_ptr().add(i * size), r.as_ptr(), words);
            }
        }
    }

    fn any(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        // SAFETY: a `Sparse` holds the token that proves these features.
        unsafe {
            match (self.words, self.fold.is_short()) {
                (4, true) => self.groups::<4, 2, true>(out, a, b, space),
                (8, true) => self.groups::<8, 4, true>(out, a, b, space),
                (16, true) => self.groups::<16, 8, true>(out, a, b, space),
                (4, _) => self.groups::<4, 2, false>(out, a, b, space),
                (8, _) => self.groups::<8, 4, false>(out, a, b, space),
                (16, _) => self.groups::<16, 8, false>(out, a, b, space),
                _ => self.groups::<0, 0, false>(out, a, b, space),
            }
        }
    }
}

/// Vectors of unspecified content.
fn vectors(space: &mut Workspace, n: usize) -> &mut [V] {
    let words = space.words(8 * n);
    // SAFETY: eight words are a vector, and any bits are one.
    let (_, vectors, _) = unsafe { words.align_to_mut::<V>() };
    vectors
}

impl Multiplier for Sparse {
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        let size = GROUP * self.words;
        let whole = out.len() / size * size;
        self.any(&mut out[..whole], &a[..whole], &b[..whole], space);
        let left = out.len() - whole;
        if left > 0 {
            let mut padded = [vec![0; size], vec![0; size], vec![0; size]];
            padded[0][..left].copy_from_slice(&a[whole..]);
            padded[1][..left].copy_from_slice(&b[whole..]);
            let [a, b, r] = &mut padded;
            self.any(r, a, b, space);
            out[whole..].copy_from_slice(&r[..left]);
        }
    }

    fn detail(&self) -> String {
        format!("karatsuba:{}", self.levels)
    }
}
