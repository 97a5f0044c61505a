//! Products of word arrays: schoolbook, and Karatsuba above it.

pub(crate) use crate::karatsuba::scratch;
use crate::karatsuba::{Karatsuba, Leaves};
use crate::machine::{Carryless, Scalar, clmul};

/// Levels beyond which operands of any supported length are single words.
pub(crate) const ALL_LEVELS: u8 = 16;

/// out = a b, both of n words, `out` of 2 n; operands are halved `levels` times, or until they are single words.
pub(crate) fn karatsuba(out: &mut [u64], a: &[u64], b: &[u64], levels: u8, scratch: &mut [u64]) {
    Scalar.call_product(Karatsuba { levels, leaves: Words }, out, a, b, scratch);
}

/// [`Karatsuba`] on words.
#[derive(Clone, Copy)]
struct Words;

impl Leaves<Scalar> for Words {
    #[inline]
    fn leaf(self, _: Scalar, c: &mut [u64], a: &[u64], b: &[u64], levels: u8) -> bool {
        match (a.len(), levels) {
            (0, _) => {}
            (1, _) => (c[0], c[1]) = clmul(a[0], b[0]),
            (_, 0) => schoolbook(c, a, b),
            (2, _) => c.copy_from_slice(&two([a[0], a[1]], [b[0], b[1]])),
            (3, _) => c.copy_from_slice(&three([a[0], a[1], a[2]], [b[0], b[1], b[2]])),
            (4, 2..) => c.copy_from_slice(&four([a[0], a[1], a[2], a[3]], [b[0], b[1], b[2], b[3]])),
            _ => return false,
        }
        true
    }
}

/// a b of two words each: three products.
#[inline]
fn two(a: [u64; 2], b: [u64; 2]) -> [u64; 4] {
    let (l0, l1) = clmul(a[0], b[0]);
    let (h0, h1) = clmul(a[1], b[1]);
    let (m0, m1) = clmul(a[0] ^ a[1], b[0] ^ b[1]);
    let cross = l1 ^ h0;
    [l0, m0 ^ l0 ^ cross, m1 ^ h1 ^ cross, h1]
}

/// a b of three words each: six products, those of the words and those of the sums of two.
#[inline]
fn three(a: [u64; 3], b: [u64; 3]) -> [u64; 6] {
    let p = |i: usize| clmul(a[i], b[i]);
    let q = |i: usize, j: usize| clmul(a[i] ^ a[j], b[i] ^ b[j]);
    let plus = |x: (u64, u64), y: (u64, u64)| (x.0 ^ y.0, x.1 ^ y.1);
    let (c0, p1, c4) = (p(0), p(1), p(2));
    let c1 = plus(q(0, 1), plus(c0, p1));
    let c2 = plus(q(0, 2), plus(plus(c0, p1), c4));
    let c3 = plus(q(1, 2), plus(p1, c4));
    [c0.0, c0.1 ^ c1.0, c1.1 ^ c2.0, c2.1 ^ c3.0, c3.1 ^ c4.0, c4.1]
}

/// a b of four words each: two levels, nine products, without memory in between.
#[inline(never)]
fn four(a: [u64; 4], b: [u64; 4]) -> [u64; 8] {
    let low = two([a[0], a[1]], [b[0], b[1]]);
    let high = two([a[2], a[3]], [b[2], b[3]]);
    let m = two([a[0] ^ a[2], a[1] ^ a[3]], [b[0] ^ b[2], b[1] ^ b[3]]);
    let cross = [low[2] ^ high[0], low[3] ^ high[1]];
    let c = [m[0] ^ low[0] ^ cross[0], m[1] ^ low[1] ^ cross[1], m[2] ^ high[2] ^ cross[0], m[3] ^ high[3] ^ cross[1]];
    [low[0], low[1], c[0], c[1], c[2], c[3], high[2], high[3]]
}

/// out = a b, row by row; any lengths, `out` of the sum of both.
pub(crate) fn schoolbook(out: &mut [u64], a: &[u64], b: &[u64]) {
    out.fill(0);
    for (i, &x) in a.iter().enumerate() {
        let mut carried = 0;
        for (o, &y) in out[i..].iter_mut().zip(b) {
            let (low, high) = clmul(x, y);
            *o ^= low ^ carried;
            carried = high;
        }
        out[i + b.len()] ^= carried;
    }
}

/// out = a b, any lengths, `out` of the sum of both: Karatsuba on pieces of the shorter one's length.
pub(crate) fn any(out: &mut [u64], a: &[u64], b: &[u64]) {
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    let n = short.len();
    out.fill(0);
    if n == 0 {
        return;
    }
    let mut space = vec![0; scratch(n)];
    let mut product = vec![0; 2 * n];
    let mut padded = vec![0; n];
    for (k, piece) in long.chunks(n).enumerate() {
        padded[..piece.len()].copy_from_slice(piece);
        padded[piece.len()..].fill(0);
        karatsuba(&mut product, &padded, short, ALL_LEVELS, &mut space);
        add(&mut out[k * n..], &product[..n + piece.len()]);
    }
}

/// a += b on the words that b has.
#[inline]
pub(crate) fn add(a: &mut [u64], b: &[u64]) {
    for (x, y) in a.iter_mut().zip(b) {
        *x ^= y;
    }
}
