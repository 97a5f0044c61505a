//! Products of word arrays: schoolbook, and Karatsuba above it.

use crate::binary::machine::clmul;

/// Levels beyond which operands of any supported length are single words.
pub(crate) const ALL_LEVELS: u8 = 16;

/// Words of scratch that [`karatsuba`] needs for operands of `n` words: 4 ceil(n / 2) at each level.
pub(crate) fn scratch(n: usize) -> usize {
    4 * n + 64
}

/// out = a b, both of n words, `out` of 2 n; operands are halved `levels` times, or until they are single words.
pub(crate) fn karatsuba(out: &mut [u64], a: &[u64], b: &[u64], levels: u8, scratch: &mut [u64]) {
    let n = a.len();
    debug_assert!(b.len() == n && out.len() == 2 * n);
    match n {
        0 => {}
        1 => (out[0], out[1]) = clmul(a[0], b[0]),
        _ if levels == 0 => schoolbook(out, a, b),
        2 => two(out, a, b),
        _ => {
            // a = a0 + a1 y, y = x^(64 h): a b = p0 + (p2 - p0 - p1) y + p1 y^2, p2 = (a0 + a1)(b0 + b1).
            let h = n.div_ceil(2);
            let (a0, a1) = a.split_at(h);
            let (b0, b1) = b.split_at(h);
            let (sums, rest) = scratch.split_at_mut(2 * h);
            let (middle, rest) = rest.split_at_mut(2 * h);
            let (sa, sb) = sums.split_at_mut(h);
            sum(sa, a0, a1);
            sum(sb, b0, b1);
            karatsuba(&mut out[..2 * h], a0, b0, levels - 1, rest);
            karatsuba(&mut out[2 * h..], a1, b1, levels - 1, rest);
            karatsuba(middle, sa, sb, levels - 1, rest);
            add(middle, &out[..2 * h]);
            add(middle, &out[2 * h..]);
            add(&mut out[h..], middle);
        }
    }
}

/// out = a b of two words each.
#[inline]
fn two(out: &mut [u64], a: &[u64], b: &[u64]) {
    let (l0, l1) = clmul(a[0], b[0]);
    let (h0, h1) = clmul(a[1], b[1]);
    let (m0, m1) = clmul(a[0] ^ a[1], b[0] ^ b[1]);
    out.copy_from_slice(&[l0, l1 ^ m0 ^ l0 ^ h0, h0 ^ m1 ^ l1 ^ h1, h1]);
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
    let mut room = vec![0; scratch(n)];
    let mut product = vec![0; 2 * n];
    let mut padded = vec![0; n];
    for (k, piece) in long.chunks(n).enumerate() {
        padded[..piece.len()].copy_from_slice(piece);
        padded[piece.len()..].fill(0);
        karatsuba(&mut product, &padded, short, ALL_LEVELS, &mut room);
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

/// out = a + b, b being no longer than a.
#[inline]
fn sum(out: &mut [u64], a: &[u64], b: &[u64]) {
    out.copy_from_slice(a);
    add(out, b);
}
