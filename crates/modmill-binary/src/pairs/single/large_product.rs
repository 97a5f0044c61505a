//! One product of more than eight words: the pairs of a vector are of the quarters of one number instead of four numbers.
//!
//! With quarters A0 to A3 of 2 Q words, two steps of Karatsuba are nine products of quarters, taken in three vectors of lanes:
//! ```text
//! (A0, A1, A2, A3)   (A0 + A1, A2 + A3, A0 + A2, A1 + A3)   (A0 + A1 + A2 + A3)        each times the same of B
//! ```
//! The last fills one place of four only; where 2 Q is a multiple of eight words it is a single product again.

use super::super::product::{Pairs, two_by_two};
use super::small_product::{Left, Right, eight_by_eight};
use crate::karatsuba::{Karatsuba, scratch};
use crate::machine::ProductKernel;
use crate::permuting::{Permuting, load_at, store_at};

/// Pairs of a quarter of `words` words.
pub(super) const fn quarter(words: usize) -> usize {
    words.div_ceil(8)
}

/// Words of scratch that [`product`] needs.
pub(super) fn product_scratch(q: usize) -> usize {
    // Vectors: six operands of q pairs, a product of 2 q, and its scratch; words: the three products, and the odd coefficients; then the
    // recursion's.
    8 * (8 * q + scratch(q)) + 48 * q + 12 * q + if q.is_multiple_of(4) { 4 * q + product_scratch(q / 4) } else { 0 }
}

/// 8 Q words by 8 Q words, 16 Q of them; `space` is [`product_scratch`] words, from a cache line's boundary on.
#[inline(always)]
pub(super) fn product<M: Permuting>(m: M, t: &mut [u64], a: &[u64], b: &[u64], q: usize, space: &mut [u64]) {
    match q {
        1 => {
            let (x, y) = (Left::load_halves(m, a.first_chunk().unwrap()), Right::load_halves(m, b.first_chunk().unwrap()));
            let [low, high] = eight_by_eight(m, x, y);
            store_at(m, t, 0, low);
            store_at(m, t, 8, high);
        }
        2 => {
            let (a, b) = ([load_at(m, a, 0), load_at(m, a, 8)], [load_at(m, b, 0), load_at(m, b, 8)]);
            let made = eight_pairs(m, a, b);
            for i in 0..4 {
                store_at(m, t, 8 * i, made[i]);
            }
        }
        _ => m.call_product(ByQuarters { q }, t, a, b, space),
    }
}

/// [`product`] through memory.
struct ByQuarters {
    q: usize,
}

/// The sums (A0 + A1, A2 + A3, A0 + A2, A1 + A3) of pairs.
#[inline(always)]
fn sums<M: Permuting>(m: M, v: M::V) -> M::V {
    m.xor(m.shuffle_pairs::<0b01_00_10_00>(v, v), m.shuffle_pairs::<0b11_10_11_01>(v, v))
}

/// The sum of the first two pairs, as the first one.
#[inline(always)]
fn first_two<M: Permuting>(m: M, v: M::V) -> M::V {
    m.xor(v, m.shuffle_pairs::<0b01_01_01_01>(v, v))
}

impl<M: Permuting> ProductKernel<M, &mut [u64], &[u64], &mut [u64]> for ByQuarters {
    #[inline(always)]
    fn run(self, m: M, t: &mut [u64], a: &[u64], b: &[u64], space: &mut [u64]) {
        let Self { q } = self;
        let karatsuba = Karatsuba { levels: u8::MAX, leaves: Pairs };
        let recurse = q.is_multiple_of(4);
        let (vectors, words) = space.split_at_mut(8 * (8 * q + scratch(q)));
        let (x, rest) = m.vectors(vectors).split_at_mut(q);
        let (y, rest) = rest.split_at_mut(q);
        let (u, rest) = rest.split_at_mut(q);
        let (w, rest) = rest.split_at_mut(q);
        let (x3, rest) = rest.split_at_mut(q);
        let (y3, rest) = rest.split_at_mut(q);
        // One product after the other: each is scattered to words before the next.
        let (p, inner) = rest.split_at_mut(2 * q);
        let (b1, rest) = words.split_at_mut(16 * q);
        let (b2, rest) = rest.split_at_mut(16 * q);
        let (b3, rest) = rest.split_at_mut(16 * q);
        let (odd, rest) = rest.split_at_mut(12 * q);
        operand(m, a, q, recurse, x, u, x3, &mut b3[..2 * q]);
        operand(m, b, q, recurse, y, w, y3, &mut b3[4 * q..6 * q]);
        m.call_product(karatsuba, &mut *p, &*x, &*y, &mut *inner);
        m.scatter_pairs(b1, p, 4 * q);
        m.call_product(karatsuba, &mut *p, &*u, &*w, &mut *inner);
        m.scatter_pairs(b2, p, 4 * q);
        let b3 = if recurse {
            let (to, rest) = rest.split_at_mut(4 * q);
            product(m, to, &b3[..2 * q], &b3[4 * q..6 * q], q / 4, rest);
            to
        } else {
            m.call_product(karatsuba, &mut *p, &*x3, &*y3, inner);
            m.scatter_pairs(b3, p, 4 * q);
            b3
        };
        coefficients(m, t, odd, [&*b1, &*b2, &*b3], 4 * q);
        add_up(m, t, odd, q);
    }
}

/// The three vectors of lanes of one operand; where the third is multiplied alone, as words.
#[inline(always)]
#[expect(clippy::too_many_arguments, reason = "parts of one memory")]
fn operand<M: Permuting>(m: M, from: &[u64], q: usize, alone: bool, x: &mut [M::V], u: &mut [M::V], x3: &mut [M::V], words: &mut [u64]) {
    m.gather_pairs(x, from, 2 * q);
    let (u, x3) = (&mut u[..q], &mut x3[..q]);
    for i in 0..q {
        u[i] = sums(m, x[i]);
        if !alone {
            x3[i] = first_two(m, u[i]);
        }
    }
    if alone {
        let (low, high) = from[..8 * q].split_at(4 * q);
        let ((a0, a1), (a2, a3)) = (low.split_at(2 * q), high.split_at(2 * q));
        let n = 2 * q / 8;
        let (a0, a1, a2, a3, words) = (lines(a0, n), lines(a1, n), lines(a2, n), lines(a3, n), lines_mut(words, n));
        for i in 0..n {
            let sum = m.xor3(m.load(&a0[i]), m.load(&a1[i]), m.load(&a2[i]));
            m.store(&mut words[i], m.xor(sum, m.load(&a3[i])));
        }
    }
}

/// Coefficients of x^(128 Q k), `part` words each, out of the nine products: the even ones side by side in t, the odd ones in `odd`.
#[inline(always)]
fn coefficients<M: Permuting>(m: M, t: &mut [u64], odd: &mut [u64], [b1, b2, b3]: [&[u64]; 3], part: usize) {
    let ([l0, l1, h0, h1], [n0, n1, m0, m1], all) = (parts(b1, part), parts(b2, part), &b3[..part]);
    let (t, t2) = t[..4 * part].split_at_mut(2 * part);
    let ((t0, t1), (t2, t3)) = (t.split_at_mut(part), t2.split_at_mut(part));
    let (c1, c3) = odd[..3 * part].split_at_mut(part);
    let (c3, c5) = c3.split_at_mut(part);
    let whole = part / 8;
    {
        let [l0, l1, h0, h1] = [lines(l0, whole), lines(l1, whole), lines(h0, whole), lines(h1, whole)];
        let [n0, n1, m0, m1] = [lines(n0, whole), lines(n1, whole), lines(m0, whole), lines(m1, whole)];
        let all = lines(all, whole);
        let [t0, t1, t2, t3] = [lines_mut(t0, whole), lines_mut(t1, whole), lines_mut(t2, whole), lines_mut(t3, whole)];
        let [c1, c3, c5] = [lines_mut(c1, whole), lines_mut(c3, whole), lines_mut(c5, whole)];
        for j in 0..whole {
            let outer = [m.load(&l0[j]), m.load(&l1[j]), m.load(&h0[j]), m.load(&h1[j])];
            let inner = [m.load(&n0[j]), m.load(&n1[j]), m.load(&m0[j]), m.load(&m1[j])];
            let ([r0, r1, r2, r3], [k1, k3, k5]) = nine(m, outer, inner, m.load(&all[j]));
            m.store(&mut t0[j], r0);
            m.store(&mut t1[j], r1);
            m.store(&mut t2[j], r2);
            m.store(&mut t3[j], r3);
            m.store(&mut c1[j], k1);
            m.store(&mut c3[j], k3);
            m.store(&mut c5[j], k5);
        }
    }
    let rest = 8 * whole..part;
    if rest.is_empty() {
        return;
    }
    let [l0, l1, h0, h1] = [&l0[rest.clone()], &l1[rest.clone()], &h0[rest.clone()], &h1[rest.clone()]];
    let [n0, n1, m0, m1] = [&n0[rest.clone()], &n1[rest.clone()], &m0[rest.clone()], &m1[rest.clone()]];
    let outer = [m.load_first(l0), m.load_first(l1), m.load_first(h0), m.load_first(h1)];
    let inner = [m.load_first(n0), m.load_first(n1), m.load_first(m0), m.load_first(m1)];
    let ([r0, r1, r2, r3], [k1, k3, k5]) = nine(m, outer, inner, m.load_first(&all[rest.clone()]));
    m.store_first(&mut t0[rest.clone()], r0);
    m.store_first(&mut t1[rest.clone()], r1);
    m.store_first(&mut t2[rest.clone()], r2);
    m.store_first(&mut t3[rest.clone()], r3);
    m.store_first(&mut c1[rest.clone()], k1);
    m.store_first(&mut c3[rest.clone()], k3);
    m.store_first(&mut c5[rest], k5);
}

/// Even and odd coefficients from the products: A0 B0 to A3 B3, those of the sums (A0 + A1, A2 + A3, A0 + A2, A1 + A3), that of all.
#[inline(always)]
fn nine<M: Permuting>(m: M, [l0, l1, h0, h1]: [M::V; 4], [n0, n1, m0, m1]: [M::V; 4], all: M::V) -> ([M::V; 4], [M::V; 3]) {
    let (c1, c5) = (m.xor3(n0, l0, l1), m.xor3(n1, h0, h1));
    let inner = m.xor(l1, h0);
    let c3 = m.xor3(m.xor3(all, m0, m1), c1, c5);
    ([l0, m.xor3(inner, l0, m0), m.xor3(inner, h1, m1), h1], [c1, c3, c5])
}

/// Four parts of this many words.
#[inline(always)]
fn parts(words: &[u64], part: usize) -> [&[u64]; 4] {
    [&words[..part], &words[part..][..part], &words[2 * part..][..part], &words[3 * part..][..part]]
}

/// The first n lines of eight words.
#[inline(always)]
fn lines(words: &[u64], n: usize) -> &[[u64; 8]] {
    &words.as_chunks().0[..n]
}

/// [`lines`] to write to.
#[inline(always)]
fn lines_mut(words: &mut [u64], n: usize) -> &mut [[u64; 8]] {
    &mut words.as_chunks_mut().0[..n]
}

/// t += odd x^(128 q), `t` of 16 q words, `odd` of 12 q.
#[inline(always)]
fn add_up<M: Permuting>(m: M, t: &mut [u64], odd: &[u64], q: usize) {
    let n = 12 * q / 8;
    match q % 4 {
        0 => {
            let (t, odd) = (lines_mut(&mut t[2 * q..], n), lines(odd, n));
            for j in 0..n {
                let sum = m.xor(m.load(&t[j]), m.load(&odd[j]));
                m.store(&mut t[j], sum);
            }
        }
        2 => {
            // Half a line up: each line takes the upper half of one line and the lower half of the next one. Loads across lines would
            // wait for the stores just made.
            let (t, odd) = (lines_mut(&mut t[2 * q - 4..], n + 1), lines(odd, n));
            let mut before = m.splat(0);
            for j in 0..=n {
                let line = if j < n { m.load(&odd[j]) } else { m.splat(0) };
                let sum = m.xor(m.load(&t[j]), m.align::<4>(before, line));
                m.store(&mut t[j], sum);
                before = line;
            }
        }
        _ => {
            let t = &mut t[2 * q..][..12 * q];
            let odd = &odd[..t.len()];
            for j in 0..t.len() {
                t[j] ^= odd[j];
            }
        }
    }
}

/// Sixteen words by sixteen: the product's 32.
#[inline(always)]
fn eight_pairs<M: Permuting>(m: M, a: [M::V; 2], b: [M::V; 2]) -> [M::V; 4] {
    let x = [m.shuffle_pairs::<0x88>(a[0], a[1]), m.shuffle_pairs::<0xdd>(a[0], a[1])];
    let y = [m.shuffle_pairs::<0x88>(b[0], b[1]), m.shuffle_pairs::<0xdd>(b[0], b[1])];
    let (ux, uy) = ([sums(m, x[0]), sums(m, x[1])], [sums(m, y[0]), sums(m, y[1])]);
    let [l0, l1, h0, h1] = m.transpose_pairs(two_by_two(m, x, y));
    let [n0, n1, m0, m1] = m.transpose_pairs(two_by_two(m, ux, uy));
    let all = two_by_two(m, [first_two(m, ux[0]), first_two(m, ux[1])], [first_two(m, uy[0]), first_two(m, uy[1])]);
    let [all, ..] = m.transpose_pairs(all);
    let ([r0, r1, r2, r3], [c1, c3, c5]) = nine(m, [l0, l1, h0, h1], [n0, n1, m0, m1], all);
    let zero = m.splat(0);
    [m.xor(r0, m.align::<4>(zero, c1)), m.xor(r1, m.align::<4>(c1, c3)), m.xor(r2, m.align::<4>(c3, c5)), m.xor(r3, m.align::<4>(c5, zero))]
}
