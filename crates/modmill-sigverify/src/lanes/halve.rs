//! A scalar as a fraction of two of half its length: h = u / v modulo 8L, for eight scalars at once.
//!
//! \[S\]B = R + \[h\]A holds exactly if it holds times v, wherever v is odd and not 0 modulo L: then v has an inverse modulo 8L, and the curve's
//! group has that exponent, points of small order included. So the test is whether \[vS\]B - \[u\]A - \[v\]R is neutral, with u and v of about 128 bits,
//! which saves half of the doublings ("Accelerating EdDSA Signature Verification with Faster Scalar Size Halving", TCHES 2025).
//!
//! # Method
//! Euclid's algorithm on (8L, h), a quotient's bits one by one: r0 := r0 - 2^k r1 with the largest k that leaves it positive; (t0, t1) follows, so that
//! r_i = t_i h modulo 8L throughout, and |t_i| never exceeds 8L / r0. As Lehmer did, some thirty steps are first taken on the
//! leading 62 bits alone, in all lanes together, and their product, a matrix of small numbers, is then applied to the long numbers. The steps' choices
//! need not be the best ones: whatever they are, the matrix has determinant 1 or -1, and every row keeps r = t h modulo 8L.
//! t0 and t1 stay coprime, so one of them is odd.

use crate::constants::ORDER;
use modmill_arith::lanes::{Bitwise, Kernel};

/// u = v h modulo 8L, v odd and positive, both of at most [`BITS`] bits.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Halves {
    /// |u|, three words.
    pub(crate) u: [u64; 3],
    /// v.
    pub(crate) v: [u64; 3],
    /// True if u is negative.
    pub(crate) u_negative: bool,
}

/// Bits that u and v may have.
pub(crate) const BITS: u32 = 139;

/// The length at which r is short enough: about that of the square root of 8L, where t is as long.
const ENOUGH: u32 = 128;

/// Leading bits that the steps read.
const LEADING: u32 = 62;

/// The number of leading bits that the steps leave: the choices made on the leading bits are right as long as the matrix' numbers are
/// smaller.
const STEPS_END: u32 = 31;

/// A lane's two rows.
#[derive(Debug, Clone, Copy)]
struct Rows {
    /// At least 0.
    r: [[u64; 4]; 2],
    /// Two's complement.
    t: [[u64; 3]; 2],
}

/// The length in bits.
pub(crate) fn bits<const N: usize>(r: &[u64; N]) -> u32 {
    (0..N).rev().find(|&i| r[i] != 0).map_or(0, |i| 64 * i as u32 + 64 - r[i].leading_zeros())
}

/// Steps on leading bits, eight lanes at a time, until the smaller number is below the lane's limit.
struct Steps<'a> {
    leading: &'a [[u64; 8]; 2],
    limit: &'a [u64; 8],
}

/// Row i of lane l of the product of the steps is `[i][0][l]`, `[i][1][l]`, in two's complement.
type Matrices = [[[u64; 8]; 2]; 2];

impl<M: Bitwise> Kernel<M> for Steps<'_> {
    type Out = Matrices;
    #[inline(always)]
    fn run(self, m: M) -> Matrices {
        let limit = m.load(self.limit);
        let (mut x0, mut x1) = (m.load(&self.leading[0]), m.load(&self.leading[1]));
        let (mut f0, mut g0) = (m.splat(1), m.splat(0));
        let (mut f1, mut g1) = (m.splat(0), m.splat(1));
        loop {
            let active = !m.less(x1, limit);
            if active == 0 {
                break;
            }
            // 2^k is the power to subtract, or twice that: then the difference wraps and is the larger number. What the next
            // step waits for goes through minima and maxima only, which are faster than masks.
            let k = m.sub_wrapping(m.leading_zeros(x1), m.leading_zeros(x0));
            let shifted = m.shl_by(x1, k);
            let (y1, y2) = (m.sub_wrapping(x0, shifted), m.sub_wrapping(x0, m.shr::<1>(shifted)));
            let y = m.least(y1, y2);
            let k = m.select(m.less(y2, y1), k, m.sub_wrapping(k, m.splat(1)));
            let f = m.sub_wrapping(f0, m.shl_by(f1, k));
            let g = m.sub_wrapping(g0, m.shl_by(g1, k));
            let less = m.less(y, x1) & active;
            let more = active & !less;
            (x0, x1) = (m.select(active, x0, m.most(y, x1)), m.select(active, x1, m.least(y, x1)));
            (f0, f1) = (m.select(more, m.select(less, f0, f1), f), m.select(less, f1, f));
            (g0, g1) = (m.select(more, m.select(less, g0, g1), g), m.select(less, g1, g));
        }
        [[m.store(f0), m.store(g0)], [m.store(f1), m.store(g1)]]
    }
}

impl Steps<'_> {
    /// Runs the steps of lane 0 alone. In ordinary registers each instruction of this chain takes fewer cycles than on the vector unit.
    fn alone(&self) -> Matrices {
        let ([[mut x0, ..], [mut x1, ..]], limit) = (*self.leading, self.limit[0]);
        let (mut row0, mut row1) = ([1u64, 0], [0u64, 1]);
        while x1 >= limit {
            let k = x1.leading_zeros() - x0.leading_zeros();
            let k = k - u32::from(x1 << k > x0);
            let y = x0 - (x1 << k);
            let row: [u64; 2] = std::array::from_fn(|i| row0[i].wrapping_sub(row1[i] << k));
            let less = y < x1;
            (x0, x1) = (y.max(x1), y.min(x1));
            row0 = if less { row1 } else { row };
            row1 = if less { row } else { row1 };
        }
        [row0, row1].map(|row| row.map(|entry| [entry, 0, 0, 0, 0, 0, 0, 0]))
    }
}

/// f a + g b modulo 2^(64 N); a and b below 2^(64 N), taken as numbers of the sign that their callers give them. The second value is what lies above.
#[inline(always)]
fn combine<const N: usize>(f: i64, a: &[u64; N], g: i64, b: &[u64; N]) -> ([u64; N], i64) {
    let mut out = [0; N];
    let mut rest = 0i128;
    for i in 0..N {
        // |f|, |g| < 2^62, so each sum is below 2^127.
        rest += i128::from(f) * i128::from(a[i]) + i128::from(g) * i128::from(b[i]);
        out[i] = rest as u64;
        rest >>= 64;
    }
    (out, rest as i64)
}

fn negate<const N: usize>(a: &[u64; N]) -> [u64; N] {
    combine(-1, a, 0, a).0
}

impl Rows {
    fn new(h: &[u64; 4]) -> Self {
        let order8 = std::array::from_fn(|i| ORDER[i] << 3 | if i == 0 { 0 } else { ORDER[i - 1] >> 61 });
        Self { r: [order8, *h], t: [[0; 3], [1, 0, 0]] }
    }

    /// The shift that leaves [`LEADING`] bits of the longer r.
    fn shift(&self) -> u32 {
        bits(&self.r[0]).saturating_sub(LEADING)
    }

    fn leading(&self, i: usize) -> u64 {
        let (word, bit) = ((self.shift() / 64) as usize, self.shift() % 64);
        let above = self.r[i].get(word + 1).copied().unwrap_or(0);
        self.r[i][word] >> bit | if bit == 0 { 0 } else { above << (64 - bit) }
    }

    /// Applies a product of steps, and makes r0 the larger.
    fn apply(&mut self, m: [[i64; 2]; 2]) {
        let (r, t) = (self.r, self.t);
        for i in 0..2 {
            let (sum, above) = combine(m[i][0], &r[0], m[i][1], &r[1]);
            let (mut t_sum, _) = combine(m[i][0], &t[0], m[i][1], &t[1]);
            self.r[i] = sum;
            if above < 0 {
                self.r[i] = negate(&sum);
                t_sum = negate(&t_sum);
            }
            self.t[i] = t_sum;
        }
        self.order();
    }

    /// Makes r0 the larger.
    fn order(&mut self) {
        if self.r[0].iter().rev().lt(self.r[1].iter().rev()) {
            self.r.swap(0, 1);
            self.t.swap(0, 1);
        }
    }

    /// r0 := r0 - 2^k r1 on the long numbers with the largest k that leaves it positive; r0 >= r1 > 0. False, and nothing done, where that takes a
    /// k above 61, which no hash is expected to need.
    fn shorten(&mut self) -> bool {
        let longer = bits(&self.r[0]) - bits(&self.r[1]);
        for k in [longer, longer.saturating_sub(1)] {
            if k > 61 {
                return false;
            }
            let (sum, above) = combine(1, &self.r[0], -(1 << k), &self.r[1]);
            if above >= 0 {
                (self.r[0], self.t[0]) = (sum, combine(1, &self.t[0], -(1 << k), &self.t[1]).0);
                return true;
            }
        }
        false
    }

    /// The row with an odd t, its r shortened where it is still long.
    fn finish(mut self) -> Option<Halves> {
        let odd = usize::from(self.t[1][0] & 1 == 1);
        // Where t1 is even, t0 stays odd; r1 is the shorter throughout.
        while odd == 0 && self.r[1] != [0; 4] && bits(&self.r[0]) > ENOUGH + 1 && self.shorten() {}
        let (r, t) = (self.r[odd], self.t[odd]);
        let u_negative = t[2] >> 63 == 1;
        let v = if u_negative { negate(&t) } else { t };
        let u = [r[0], r[1], r[2]];
        (t[0] & 1 == 1 && r[3] == 0 && bits(&u) <= BITS && bits(&v) <= BITS).then_some(Halves { u, v, u_negative })
    }
}

/// The halves of each of `h`, at most eight and below L; `None` where no short pair was found (almost never: that signature is then verified in
/// portable code).
pub(crate) fn halve<M: Bitwise, const N: usize>(m: M, h: &[[u64; 4]; N]) -> [Option<Halves>; N] {
    const { assert!(N <= 8) };
    let mut lanes = h.each_ref().map(Rows::new);
    loop {
        let mut leading = [[0; 8]; 2];
        let mut limit = [u64::MAX; 8];
        for (l, lane) in lanes.iter_mut().enumerate() {
            // Where r1 is so much shorter that its leading bits say little, the long numbers take the step.
            while bits(&lane.r[1]) > ENOUGH && lane.leading(1) >> STEPS_END == 0 && lane.shorten() {
                lane.order();
            }
            if bits(&lane.r[1]) > ENOUGH && lane.leading(1) >> STEPS_END != 0 {
                leading[0][l] = lane.leading(0);
                leading[1][l] = lane.leading(1);
                limit[l] = 1 << ENOUGH.saturating_sub(lane.shift()).clamp(STEPS_END, LEADING);
            }
        }
        if limit == [u64::MAX; 8] {
            return lanes.map(Rows::finish);
        }
        let steps = Steps { leading: &leading, limit: &limit };
        let product = if N == 1 { steps.alone() } else { m.call(steps) };
        for (l, lane) in lanes.iter_mut().enumerate() {
            if limit[l] != u64::MAX {
                lane.apply(product.map(|row| row.map(|entry| entry[l] as i64)));
            }
        }
    }
}
