//! Elements of up to eight words: from loading to storing in registers.

use super::super::dense::barrett_constants;
use super::super::group::first;
use super::super::product::{V, xor3};
use super::small_product::{Left, Right, eight_by_eight, four_by_four};
use super::turn::{Down, Line, Permuted};
use crate::binary::BinaryModulus;
use std::arch::x86_64::*;

/// Products modulo one polynomial of up to eight words.
#[derive(Debug)]
pub(in super::super) struct Small {
    words: usize,
    /// T >> m.
    down: Down,
    /// The bits below x^m.
    kept: Line,
    reduction: Reduction,
}

/// The formulas are those of [`super::super::fold`] and [`super::super::dense`].
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one for each modulus, and the smaller product takes 15 ns")]
enum Reduction {
    /// x^m + x^t + 1 with 2 t <= m: q >> (m - t) and q << t.
    Trinomial([Permuted; 2]),
    Sparse(Sparse),
    /// M0, and N below x^m.
    Barrett([Line; 2]),
}

#[derive(Debug)]
struct Sparse {
    /// For each term but the outer ones q >> (m - t) and q << t.
    terms: Vec<(Permuted, Permuted)>,
    /// Whether N has the term 1.
    one: bool,
    /// Rounds until q = h + sum (q >> (m - t)) holds; each settles as many words as the shortest shift is long.
    rounds: usize,
}

impl Small {
    /// Folded by a sparse modulus.
    pub(super) fn fold(modulus: &BinaryModulus) -> Option<Self> {
        let m = modulus.degree();
        let mut above = modulus.sparse()?.to_vec();
        above.retain(|&t| t > 0);
        let shifts = |t: usize| (Permuted::right_by(m - t), Permuted::left_by(t));
        let reduction = match above[..] {
            [t] if modulus.is_odd() && 2 * t <= m => {
                let (right, left) = shifts(t);
                Reduction::Trinomial([right, left])
            }
            _ => Reduction::Sparse(Sparse {
                one: modulus.is_odd(),
                rounds: match above.first() {
                    None => 0,
                    Some(&t) if 2 * t <= m => 1,
                    Some(&t) => 8usize.div_ceil((m - t) / 64),
                },
                terms: above.into_iter().map(shifts).collect(),
            }),
        };
        Some(Self::new(modulus, reduction))
    }

    /// Reduced by Barrett's method.
    pub(super) fn barrett(modulus: &BinaryModulus) -> Self {
        let constants = barrett_constants(modulus, 8).map(|c| Line(std::array::from_fn(|i| c[i])));
        Self::new(modulus, Reduction::Barrett(constants))
    }

    fn new(modulus: &BinaryModulus, reduction: Reduction) -> Self {
        Self { words: modulus.words(), down: Down::by(modulus.degree()), kept: Line::below(modulus), reduction }
    }

    /// out = a b mod N, one element each.
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,vpclmulqdq")]
    pub(in super::super) fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
        let s = self.words;
        assert!(out.len() == s && a.len() == s && b.len() == s && s <= 8);
        let (a, b, out) = (a.as_ptr(), b.as_ptr(), out.as_mut_ptr());
        // SAFETY: all that is read or written lies within the elements; masks see to that where they do not fill a vector.
        unsafe {
            let all = |p: *const u64| _mm512_maskz_loadu_epi64(first(s), p.cast());
            if s <= 4 {
                let (x, y) = if s == 4 { (Left::load(a), Right::load(b)) } else { (Left::low(all(a)), Right::low(all(b))) };
                let r = self.four_words(four_by_four(x, y));
                if s == 4 {
                    _mm256_storeu_si256(out.cast(), _mm512_castsi512_si256(r));
                } else {
                    _mm512_mask_storeu_epi64(out.cast(), first(s), r);
                }
            } else {
                let (x, y) = if s == 8 {
                    ([Left::load(a), Left::load(a.add(4))], [Right::load(b), Right::load(b.add(4))])
                } else {
                    (Left::halves(all(a)), Right::halves(all(b)))
                };
                _mm512_mask_storeu_epi64(out.cast(), first(s), self.eight_words(eight_by_eight(x, y)));
            }
        }
    }

    /// t mod N, N being of at most four words.
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi2,vpclmulqdq")]
    #[inline]
    fn four_words(&self, t: V) -> V {
        let zero = _mm512_setzero_si512();
        let h = self.down.of(t, zero);
        match &self.reduction {
            Reduction::Barrett([m, n]) => {
                let d = four_by_four(Left::low(h), Right::low(m.load()));
                let q = _mm512_xor_si512(h, self.down.of(d, zero));
                let e = four_by_four(Left::low(q), Right::low(n.load()));
                _mm512_and_si512(_mm512_xor_si512(t, e), self.kept.load())
            }
            _ => self.folded(t, h),
        }
    }

    /// t mod N.
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi2,vpclmulqdq")]
    #[inline]
    fn eight_words(&self, t: [V; 2]) -> V {
        let h = self.down.of(t[0], t[1]);
        match &self.reduction {
            Reduction::Barrett([m, n]) => {
                let [d0, d1] = eight_by_eight(Left::halves(h), Right::halves(m.load()));
                let q = _mm512_xor_si512(h, self.down.of(d0, d1));
                let [e, _] = eight_by_eight(Left::halves(q), Right::halves(n.load()));
                _mm512_and_si512(_mm512_xor_si512(t[0], e), self.kept.load())
            }
            _ => self.folded(t[0], h),
        }
    }

    /// The sum of `low` and h x^m modulo a sparse N, bits of `low` beyond x^m left out.
    #[target_feature(enable = "avx512f,avx512vbmi2")]
    #[inline]
    fn folded(&self, low: V, h: V) -> V {
        let r = match &self.reduction {
            Reduction::Trinomial([right, left]) => {
                let q = _mm512_xor_si512(h, right.right(h));
                xor3(low, q, left.left(q))
            }
            Reduction::Sparse(sparse) => sparse.folded(low, h),
            Reduction::Barrett(_) => unreachable!("a dense modulus is not folded by"),
        };
        _mm512_and_si512(r, self.kept.load())
    }
}

impl Sparse {
    #[target_feature(enable = "avx512f,avx512vbmi2")]
    fn folded(&self, low: V, h: V) -> V {
        let mut q = h;
        for _ in 0..self.rounds {
            let mut sum = h;
            for (right, _) in &self.terms {
                sum = _mm512_xor_si512(sum, right.right(q));
            }
            q = sum;
        }
        let mut r = if self.one { _mm512_xor_si512(low, q) } else { low };
        for (_, left) in &self.terms {
            r = _mm512_xor_si512(r, left.left(q));
        }
        r
    }
}
