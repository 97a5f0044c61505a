//! Elements of up to eight words: from loading to storing in registers.

use super::super::dense::barrett_constants;
use super::shift::{DownShift, Line, RegisterShift};
use super::small_product::{Left, Right, eight_by_eight, four_by_four};
use crate::BinaryModulus;
use crate::machine::ProductKernel;
use crate::permuting::Permuting;

/// Products modulo one polynomial of up to eight words: a kernel for each way to reduce, as the shortest would feel what another one needs.
/// The formulas are those of [`super::super::fold`] and [`super::super::dense`].
#[derive(Debug)]
pub(in super::super) struct Small(By);

#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one for each modulus, and the smaller product takes 5 ns")]
enum By {
    Trinomial(Product<Trinomial>),
    Sparse(Product<Sparse>),
    Barrett(Product<Barrett>),
}

impl Small {
    /// Folded by a sparse modulus.
    pub(super) fn fold(modulus: &BinaryModulus) -> Option<Self> {
        let m = modulus.degree();
        let mut above = modulus.sparse()?.to_vec();
        above.retain(|&t| t > 0);
        let shifts = |t: usize| (RegisterShift::right_by(m - t), RegisterShift::left_by(t));
        Some(Self(match above[..] {
            [t] if modulus.is_odd() && 2 * t <= m => {
                let (back, up) = shifts(t);
                By::Trinomial(Product::new(modulus, Trinomial { back, up }))
            }
            _ => By::Sparse(Product::new(
                modulus,
                Sparse {
                    one: modulus.is_odd(),
                    rounds: match above.first() {
                        None => 0,
                        Some(&t) if 2 * t <= m => 1,
                        Some(&t) => 8usize.div_ceil((m - t) / 64),
                    },
                    terms: above.into_iter().map(shifts).collect(),
                },
            )),
        }))
    }

    /// Reduced by Barrett's method.
    pub(super) fn barrett(modulus: &BinaryModulus) -> Self {
        let [reciprocal, low] = barrett_constants(modulus, 8).map(|c| Line(std::array::from_fn(|i| c[i])));
        Self(By::Barrett(Product::new(modulus, Barrett { reciprocal, low })))
    }

    /// out = a b mod N, one element each.
    #[inline(always)]
    pub(in super::super) fn mul<M: Permuting>(&self, machine: M, out: &mut [u64], a: &[u64], b: &[u64]) {
        match &self.0 {
            By::Trinomial(product) => machine.call_product(product, out, a, b, ()),
            By::Sparse(product) => machine.call_product(product, out, a, b, ()),
            By::Barrett(product) => machine.call_product(product, out, a, b, ()),
        }
    }
}

/// A product with its reduction.
#[derive(Debug)]
pub(super) struct Product<R> {
    words: usize,
    /// T >> m.
    down: DownShift,
    /// The bits below x^m.
    kept: Line,
    reduction: R,
}

impl<R> Product<R> {
    fn new(modulus: &BinaryModulus, reduction: R) -> Self {
        Self { words: modulus.words(), down: DownShift::by(modulus.degree()), kept: Line::below(modulus, 0), reduction }
    }
}

/// The reduction of a product t, given h = t >> m; bits of the result from x^m on are of no account.
pub(super) trait Reduction {
    /// Reduces t, one vector, modulo an N of at most four words.
    fn four_words<M: Permuting>(&self, m: M, down: &DownShift, t: M::V, h: M::V) -> M::V;
    /// Reduces t, the lower of two vectors, modulo an N of at most eight words.
    fn eight_words<M: Permuting>(&self, m: M, down: &DownShift, t: M::V, h: M::V) -> M::V;
}

/// x^m + x^t + 1 with 2 t <= m.
#[derive(Debug)]
pub(super) struct Trinomial {
    /// q >> (m - t).
    back: RegisterShift,
    /// q << t.
    up: RegisterShift,
}

impl Reduction for Trinomial {
    #[inline(always)]
    fn four_words<M: Permuting>(&self, m: M, _: &DownShift, t: M::V, h: M::V) -> M::V {
        let q = m.xor(h, self.back.right(m, h));
        m.xor3(t, q, self.up.left(m, q))
    }
    #[inline(always)]
    fn eight_words<M: Permuting>(&self, m: M, down: &DownShift, t: M::V, h: M::V) -> M::V {
        self.four_words(m, down, t, h)
    }
}

/// Any sparse N.
#[derive(Debug)]
pub(super) struct Sparse {
    /// For each term but the outer ones q >> (m - t) and q << t.
    terms: Vec<(RegisterShift, RegisterShift)>,
    /// True if N has the term 1.
    one: bool,
    /// Rounds until q = h + sum (q >> (m - t)) holds; each makes as many words right as the shortest shift is long.
    rounds: usize,
}

impl Reduction for Sparse {
    #[inline(always)]
    fn four_words<M: Permuting>(&self, m: M, _: &DownShift, t: M::V, h: M::V) -> M::V {
        let mut q = h;
        for _ in 0..self.rounds {
            let mut sum = h;
            for (right, _) in &self.terms {
                sum = m.xor(sum, right.right(m, q));
            }
            q = sum;
        }
        let mut r = if self.one { m.xor(t, q) } else { t };
        for (_, left) in &self.terms {
            r = m.xor(r, left.left(m, q));
        }
        r
    }
    #[inline(always)]
    fn eight_words<M: Permuting>(&self, m: M, down: &DownShift, t: M::V, h: M::V) -> M::V {
        self.four_words(m, down, t, h)
    }
}

/// Any N.
#[derive(Debug)]
pub(super) struct Barrett {
    /// M0.
    reciprocal: Line,
    /// N below x^m.
    low: Line,
}

impl Reduction for Barrett {
    #[inline(always)]
    fn four_words<M: Permuting>(&self, m: M, down: &DownShift, t: M::V, h: M::V) -> M::V {
        let d = four_by_four(m, Left::low(m, h), Right::low(m, self.reciprocal.load(m)));
        let q = m.xor(h, down.of(m, d, m.splat(0)));
        m.xor(t, four_by_four(m, Left::low(m, q), Right::low(m, self.low.load(m))))
    }
    #[inline(always)]
    fn eight_words<M: Permuting>(&self, m: M, down: &DownShift, t: M::V, h: M::V) -> M::V {
        let [d0, d1] = eight_by_eight(m, Left::halves(m, h), Right::halves(m, self.reciprocal.load(m)));
        let q = m.xor(h, down.of(m, d0, d1));
        let [e, _] = eight_by_eight(m, Left::halves(m, q), Right::halves(m, self.low.load(m)));
        m.xor(t, e)
    }
}

impl<M: Permuting, R: Reduction> ProductKernel<M, &mut [u64], &[u64], ()> for &Product<R> {
    #[inline(always)]
    fn run(self, m: M, out: &mut [u64], a: &[u64], b: &[u64], (): ()) {
        let s = self.words;
        assert!(out.len() == s && a.len() == s && b.len() == s && s <= 8);
        if s == 4 {
            let t = four_by_four(m, Left::load(m, a.try_into().unwrap()), Right::load(m, b.try_into().unwrap()));
            m.store_half(out.try_into().unwrap(), self.four_words(m, t));
        } else if s < 4 {
            let t = four_by_four(m, Left::low(m, m.load_first(a)), Right::low(m, m.load_first(b)));
            m.store_first(out, self.four_words(m, t));
        } else {
            let (x, y) = if s == 8 {
                (Left::load_halves(m, a.try_into().unwrap()), Right::load_halves(m, b.try_into().unwrap()))
            } else {
                (Left::halves(m, m.load_first(a)), Right::halves(m, m.load_first(b)))
            };
            let [low, high] = eight_by_eight(m, x, y);
            let r = self.reduction.eight_words(m, &self.down, low, self.down.of(m, low, high));
            m.store_first(out, m.and(r, self.kept.load(m)));
        }
    }
}

impl<R: Reduction> Product<R> {
    /// t mod N, N being of at most four words.
    #[inline(always)]
    fn four_words<M: Permuting>(&self, m: M, t: M::V) -> M::V {
        let r = self.reduction.four_words(m, &self.down, t, self.down.of(m, t, m.splat(0)));
        m.and(r, self.kept.load(m))
    }
}
