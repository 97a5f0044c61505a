//! Products for kernels that wait for each of them: as few cycles as possible from the operands to the columns.
//!
//! [`LaneField`](crate::field::LaneField)'s products are for several at a time and take the fewest instructions: each column is one chain. Here, every column has an
//! accumulator for either half of the limb products, and the two are added at the end. That is some ten instructions more, and a chain of
//! five multiply-adds at most instead of thirteen steps. The upper columns come first, since they are multiplied by 19 and
//! added to the lower ones; products of limb 0, which a carry gives last, come as late as their column allows.
//!
//! With l_k and u_k the sums of the low and high halves in column k, which stand at 2^(51 k) and twice that,
//!
//! ```text
//! h_k = l_k + 2 u_k                                             k = 5..9
//! c_k = start_k + l_k + 2 u_k + 19 h_(k+5)                      k = 0..4
//!     = (start_k + l_k + h_(k+5)) + 2 (u_k + h_(k+5) + 8 h_(k+5))
//! ```

use super::{LIMBS, split};
use crate::lanes::Lanes;

/// Adds halves of limb products to accumulators, in this order: `lo 3 4 6` adds the low half of a_3 b_4 to l\[6\].
macro_rules! sums {
    ($m:ident, $a:ident, $b:ident, $l:ident, $u:ident; $($half:ident $i:literal $j:literal $k:literal)*) => {
        $(sums!(@ $m $a $b $l $u $half $i $j $k);)*
    };
    (@ $m:ident $a:ident $b:ident $l:ident $u:ident lo $i:literal $j:literal $k:literal) => { $l[$k] = $m.mad_lo($l[$k], $a[$i], $b[$j]) };
    (@ $m:ident $a:ident $b:ident $l:ident $u:ident hi $i:literal $j:literal $k:literal) => { $u[$k] = $m.mad_hi($u[$k], $a[$i], $b[$j]) };
}

/// a + b, column by column.
#[inline(always)]
fn sums<M: Lanes>(m: M, a: &[M::V; LIMBS], b: &[M::V; LIMBS]) -> [M::V; LIMBS] {
    let mut out = *a;
    for k in 0..LIMBS {
        out[k] = m.add(a[k], b[k]);
    }
    out
}

/// c_k from l_k with what it started from, u_k and h_(k+5).
#[inline(always)]
fn column<M: Lanes>(m: M, l: M::V, u: M::V, h: M::V) -> M::V {
    let twice = m.add(m.add(u, h), m.shl::<3>(h));
    m.add(m.add(l, h), m.add(twice, twice))
}

/// The columns of a * b + `start`, for limbs of reduced elements.
#[inline(always)]
pub(crate) fn mul<M: Lanes>(m: M, a: &[M::V; LIMBS], b: &[M::V; LIMBS], start: [M::V; LIMBS]) -> [M::V; LIMBS] {
    if M::SPLITS {
        return sums(m, &m.lane_by_lane::<split::Product<false>, LIMBS>(a, b), &start);
    }
    let zero = m.zero();
    let mut l = [start[0], start[1], start[2], start[3], start[4], zero, zero, zero, zero];
    let mut u = [zero; 10];
    sums!(m, a, b, l, u;
        hi 1 3 5  hi 2 3 6  lo 1 4 5  lo 2 4 6  hi 3 4 8  hi 4 4 9  hi 2 4 7  lo 3 4 7
        hi 3 1 5  hi 3 2 6  lo 4 1 5  lo 4 2 6  hi 4 3 8  lo 4 4 8  hi 4 2 7  lo 4 3 7
        hi 2 2 5  hi 1 4 6  lo 2 3 5  lo 3 3 6  hi 3 3 7
        hi 0 4 5  hi 4 1 6  lo 3 2 5
        hi 4 0 5
    );
    // h_5 to h_9
    let mut h = [zero; LIMBS];
    for k in 0..4 {
        h[k] = m.add(l[k + 5], m.add(u[k + 5], u[k + 5]));
    }
    h[4] = m.add(u[9], u[9]);
    sums!(m, a, b, l, u;
        lo 1 3 4  hi 1 2 4  lo 1 2 3  hi 1 1 3  lo 1 1 2
        lo 2 2 4  hi 2 1 4  lo 2 1 3
        lo 3 1 4  hi 0 3 4  lo 0 3 3  hi 0 2 3  lo 0 2 2  hi 0 1 2  lo 0 1 1
        lo 0 4 4  hi 3 0 4  lo 3 0 3  hi 2 0 3  lo 2 0 2  hi 1 0 2  lo 1 0 1
        lo 4 0 4  hi 0 0 1  lo 0 0 0
    );
    let mut c = [zero; LIMBS];
    for k in 0..LIMBS {
        c[k] = column(m, l[k], u[k], h[k]);
    }
    c
}

/// The columns of a * a + `start`. Products of different limbs count twice, and are doubled with what stands a bit higher:
/// with x for those and d for squares of limbs, column k is ld + 2 (lx + ud + 2 ux).
#[inline(always)]
pub(crate) fn square<M: Lanes>(m: M, a: &[M::V; LIMBS], start: [M::V; LIMBS]) -> [M::V; LIMBS] {
    if M::SPLITS {
        return sums(m, &m.lane_by_lane::<split::Square<false>, LIMBS>(a, a), &start);
    }
    let zero = m.zero();
    // ld; lx and ud; ux.
    let mut d = [start[0], start[1], start[2], start[3], start[4], zero, zero, zero, zero];
    let mut l = [zero; 10];
    let mut u = [zero; 10];
    sums!(m, a, a, l, u; hi 1 3 5  hi 2 3 6  hi 2 4 7  hi 3 4 8  lo 1 4 5  lo 2 4 6  lo 3 4 7);
    l[9] = m.mad_hi(l[9], a[4], a[4]);
    l[7] = m.mad_hi(l[7], a[3], a[3]);
    sums!(m, a, a, d, u; lo 4 4 8  lo 3 3 6  hi 0 4 5  hi 1 4 6);
    sums!(m, a, a, l, u; lo 2 3 5);
    l[5] = m.mad_hi(l[5], a[2], a[2]);
    let mut h = [zero; LIMBS];
    for k in 0..4 {
        let twice = m.add(l[k + 5], m.add(u[k + 5], u[k + 5]));
        h[k] = m.add(twice, twice);
        if k % 2 == 1 {
            h[k] = m.add(h[k], d[k + 5]);
        }
    }
    h[4] = m.add(l[9], l[9]);
    sums!(m, a, a, l, u; hi 1 2 4  lo 1 3 4  lo 1 2 3);
    l[3] = m.mad_hi(l[3], a[1], a[1]);
    sums!(m, a, a, d, u; lo 2 2 4  lo 1 1 2  hi 0 3 4  hi 0 2 3  hi 0 1 2);
    sums!(m, a, a, l, u; lo 0 4 4  lo 0 3 3  lo 0 2 2  lo 0 1 1);
    l[1] = m.mad_hi(l[1], a[0], a[0]);
    d[0] = m.mad_lo(d[0], a[0], a[0]);
    let mut c = [zero; LIMBS];
    for k in 0..LIMBS {
        c[k] = column(m, d[k], m.add(l[k], m.add(u[k], u[k])), h[k]);
    }
    c
}
