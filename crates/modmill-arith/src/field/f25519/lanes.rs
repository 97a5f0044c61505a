//! Eight field elements side by side, one in each lane: the arithmetic modulo p = 2^255 - 19 of vector kernels.
//!
//! # Representation
//! Limb i of lane l is lane l of vector i; an element is sum of limb i * 2^(51 i), i < 5.
//!
//! | type | limbs | what may be done |
//! |---|---|---|
//! | [`Reduced`] | at most [`REDUCED_MAX`] = 2^51 + 2^15 | every operation; any value in that range, not the least residue |
//! | [`Unreduced`] | below 2^63 | sums, differences, [`carry`](LaneField::carry) |
//!
//! # A product
//! lo and hi are the two halves of a 104-bit product of limbs; hi stands at 2^52, twice the next column. With l_k the sum of
//! lo(a_i b_j) over i + j = k and u_k that of hi(a_i b_j) over i + j = k - 1, and 2^255 = 19,
//!
//! ```text
//! h_k = 2 u_k + l_k                                     k = 5..9
//! c_k = l_k + 2 u_k + 19 h_(k+5)                        k = 0..4
//!     = l_k + h_(k+5) + 2 (u_k + 9 h_(k+5))             9 h = h + 8 h
//! ```
//! so that one doubling of an accumulator serves the alignment of hi and the factor 19. The products are 50 instructions, the rest 25, the
//! carry 15: 90 on two ports, 45 cycles for eight products. A square has 15 limb products instead of 25; doublings of
//! accumulators replace those of limbs (a doubled limb may not fit the multiplier): 30 + 33 + 15.
//!
//! # Sums
//! Differences are taken over columns, where a multiple of p that makes them positive costs nothing: it is what the accumulators of
//! the high columns start from (`BIASED` products). The bounds are shown by running each kernel on [`crate::lanes::Intervals`].

use super::{BIAS, F25519, LIMB_MASK as MASK, LIMBS, multiple_of_p, prompt, split};
use crate::field::{LaneField, power::square_multiply};
use crate::lanes::{Independent, LANES, LaneWise, Lanes};

/// The largest limb of a [`Reduced`] element.
pub const REDUCED_MAX: u64 = (1 << 51) + (1 << 15);

/// Limbs of at most [`REDUCED_MAX`].
#[derive(Debug, Clone, Copy)]
pub struct Reduced<V>(pub(crate) [V; LIMBS]);

/// Column sums that await their [`carry`](LaneField::carry).
#[derive(Debug, Clone, Copy)]
pub struct Unreduced<V>(pub(crate) [V; LIMBS]);

/// The multiple of p that `lift` adds.
const TWICE_P: [u64; LIMBS] = multiple_of_p(2);

impl<V: Copy> Reduced<V> {
    /// The limbs, vector by vector.
    #[inline(always)]
    pub fn vectors(&self) -> [V; LIMBS] {
        self.0
    }

    /// An element of limbs that the caller knows to be within [`REDUCED_MAX`].
    #[inline(always)]
    pub fn from_vectors(vectors: [V; LIMBS]) -> Self {
        Self(vectors)
    }
}

impl<V: Copy> Unreduced<V> {
    /// The columns, vector by vector.
    #[inline(always)]
    pub fn vectors(&self) -> [V; LIMBS] {
        self.0
    }

    /// Columns below 2^63, as the caller knows.
    #[inline(always)]
    pub(crate) fn from_vectors(vectors: [V; LIMBS]) -> Self {
        Self(vectors)
    }
}

/// The columns of a product, one beside the other, and what is done to each from top to bottom. Column k first holds h_(k+5), then c_k.
///
/// | step | does |
/// |---|---|
/// | `hi i j`, `lo i j` | adds that half of a_i b_j |
/// | `dbl` | doubles |
/// | `nine`, `four` | keeps h and goes on with 9 h or 4 h |
/// | `fold` | doubles and adds h |
///
/// A row's steps are independent of each other, a column's each wait four cycles for the one above: the machine code comes in the
/// order of the rows, so that the few dozen instructions a core looks ahead always hold some that are ready. Written out, since the compiler
/// does not unroll loops whose bounds depend on another loop's counter.
macro_rules! columns {
    ($m:ident, $a:ident, $b:ident, $start:expr;
     $($o0:ident $($m0:literal)* | $o1:ident $($m1:literal)* | $o2:ident $($m2:literal)* | $o3:ident $($m3:literal)* | $o4:ident $($m4:literal)* ;)*) => {{
        let mut x = $start;
        let mut h = x;
        $(
            columns!(@ $m $a $b x h 0 $o0 $($m0)*);
            columns!(@ $m $a $b x h 1 $o1 $($m1)*);
            columns!(@ $m $a $b x h 2 $o2 $($m2)*);
            columns!(@ $m $a $b x h 3 $o3 $($m3)*);
            columns!(@ $m $a $b x h 4 $o4 $($m4)*);
        )*
        Unreduced(x)
    }};
    (@ $m:ident $a:ident $b:ident $x:ident $h:ident $k:literal hi $i:literal $j:literal) => { $x[$k] = $m.mad_hi($x[$k], $a[$i], $b[$j]) };
    (@ $m:ident $a:ident $b:ident $x:ident $h:ident $k:literal lo $i:literal $j:literal) => { $x[$k] = $m.mad_lo($x[$k], $a[$i], $b[$j]) };
    (@ $m:ident $a:ident $b:ident $x:ident $h:ident $k:literal dbl) => { $x[$k] = $m.add($x[$k], $x[$k]) };
    (@ $m:ident $a:ident $b:ident $x:ident $h:ident $k:literal nine) => {
        $h[$k] = $x[$k];
        $x[$k] = $m.add_shl::<3>($h[$k]);
    };
    (@ $m:ident $a:ident $b:ident $x:ident $h:ident $k:literal four) => {
        $h[$k] = $x[$k];
        $x[$k] = $m.shl::<2>($h[$k]);
    };
    (@ $m:ident $a:ident $b:ident $x:ident $h:ident $k:literal fold) => { $x[$k] = $m.add($m.add($x[$k], $x[$k]), $h[$k]) };
    (@ $m:ident $a:ident $b:ident $x:ident $h:ident $k:literal none) => {};
}

/// The initial values of the accumulators, each `doublings[k]` doublings before it is h: zero, or the bias.
#[inline(always)]
fn start<M: Lanes, const BIASED: bool>(m: M, doublings: [u32; LIMBS]) -> [M::V; LIMBS] {
    let mut out = [m.splat(0); LIMBS];
    if BIASED {
        for k in 0..LIMBS {
            out[k] = m.splat(BIAS[k] >> doublings[k]);
        }
    }
    out
}

#[inline(always)]
fn product<M: Lanes, const BIASED: bool>(m: M, a: &[M::V; LIMBS], b: &[M::V; LIMBS]) -> Unreduced<M::V> {
    columns!(m, a, b, start::<M, BIASED>(m, [1; LIMBS]);
        hi 0 4 | hi 1 4 | hi 2 4 | hi 3 4 | hi 4 4;
        hi 1 3 | hi 2 3 | hi 3 3 | hi 4 3 | dbl;
        hi 2 2 | hi 3 2 | hi 4 2 | dbl    | nine;
        hi 3 1 | hi 4 1 | dbl    | lo 4 4 | hi 0 3;
        hi 4 0 | dbl    | lo 3 4 | nine   | hi 1 2;
        dbl    | lo 2 4 | lo 4 3 | hi 0 2 | hi 2 1;
        lo 1 4 | lo 3 3 | nine   | hi 1 1 | hi 3 0;
        lo 2 3 | lo 4 2 | hi 0 1 | hi 2 0 | fold;
        lo 3 2 | nine   | hi 1 0 | fold   | lo 0 4;
        lo 4 1 | hi 0 0 | fold   | lo 0 3 | lo 1 3;
        nine   | fold   | lo 0 2 | lo 1 2 | lo 2 2;
        fold   | lo 0 1 | lo 1 1 | lo 2 1 | lo 3 1;
        lo 0 0 | lo 1 0 | lo 2 0 | lo 3 0 | lo 4 0;
    )
}

/// With x counting i < j and d counting i = j: h = ld + 2 (ud + lx + 2 ux) and c = ld + h + 2 (ud + lx + h + 2 (ux + 4 h)).
#[inline(always)]
fn square<M: Lanes, const BIASED: bool>(m: M, a: &[M::V; LIMBS]) -> Unreduced<M::V> {
    columns!(m, a, a, start::<M, BIASED>(m, [2, 2, 2, 2, 1]);
        hi 0 4 | hi 1 4 | hi 2 4 | hi 3 4 | hi 4 4;
        hi 1 3 | hi 2 3 | dbl    | dbl    | dbl;
        dbl    | dbl    | hi 3 3 | dbl    | four;
        hi 2 2 | lo 2 4 | lo 3 4 | lo 4 4 | hi 0 3;
        lo 1 4 | dbl    | dbl    | four   | hi 1 2;
        lo 2 3 | lo 3 3 | four   | hi 0 2 | fold;
        dbl    | four   | hi 0 1 | fold   | lo 0 4;
        four   | fold   | fold   | hi 1 1 | lo 1 3;
        fold   | hi 0 0 | lo 0 2 | lo 0 3 | fold;
        fold   | lo 0 1 | fold   | lo 1 2 | lo 2 2;
        lo 0 0 | fold   | lo 1 1 | fold   | none;
    )
}

/// [`product`], for each vector of a machine of several.
struct Product<const BIASED: bool>;

impl<const BIASED: bool> LaneWise<LIMBS> for Product<BIASED> {
    #[inline(always)]
    fn run<M: Lanes>(m: M, a: &[M::V; LIMBS], b: &[M::V; LIMBS]) -> [M::V; LIMBS] {
        product::<M, BIASED>(m, a, b).0
    }
}

/// [`square`] likewise; b is not read.
struct Square<const BIASED: bool>;

impl<const BIASED: bool> LaneWise<LIMBS> for Square<BIASED> {
    #[inline(always)]
    fn run<M: Lanes>(m: M, a: &[M::V; LIMBS], _b: &[M::V; LIMBS]) -> [M::V; LIMBS] {
        square::<M, BIASED>(m, a).0
    }
}

impl<M: Lanes> LaneField<M> for F25519 {
    type Reduced = Reduced<M::V>;
    type Unreduced = Unreduced<M::V>;

    #[inline(always)]
    fn splat(m: M, limbs: &[u64; LIMBS]) -> Reduced<M::V> {
        let mut out = [m.splat(0); LIMBS];
        for i in 0..LIMBS {
            out[i] = m.splat(limbs[i]);
        }
        Reduced(out)
    }

    #[inline(always)]
    fn mul_unreduced<const BIASED: bool>(m: M, a: &Reduced<M::V>, b: &Reduced<M::V>) -> Unreduced<M::V> {
        Unreduced(if M::SPLITS {
            m.lane_by_lane::<split::Product<BIASED>, LIMBS>(&a.0, &b.0)
        } else {
            m.lane_by_lane::<Product<BIASED>, LIMBS>(&a.0, &b.0)
        })
    }

    #[inline(always)]
    fn square_unreduced<const BIASED: bool>(m: M, a: &Reduced<M::V>) -> Unreduced<M::V> {
        Unreduced(if M::SPLITS {
            m.lane_by_lane::<split::Square<BIASED>, LIMBS>(&a.0, &a.0)
        } else {
            m.lane_by_lane::<Square<BIASED>, LIMBS>(&a.0, &a.0)
        })
    }

    /// One element alone waits for each of its squares.
    #[inline(always)]
    fn square_n<const N: usize>(m: M, a: &mut [Reduced<M::V>; N], n: u32) {
        for _ in 0..n {
            for i in 0..N {
                a[i] =
                    if N == 1 { Self::carry(m, &Unreduced(prompt::square(m, &a[i].0, [m.zero(); LIMBS]))) } else { Self::square(m, &a[i]) };
            }
        }
    }

    #[inline(always)]
    fn add(m: M, a: &Unreduced<M::V>, b: &Unreduced<M::V>) -> Unreduced<M::V> {
        let mut out = a.0;
        for i in 0..LIMBS {
            out[i] = m.add(a.0[i], b.0[i]);
        }
        Unreduced(out)
    }

    #[inline(always)]
    fn sub(m: M, a: &Unreduced<M::V>, b: &Unreduced<M::V>) -> Unreduced<M::V> {
        let mut out = a.0;
        for i in 0..LIMBS {
            out[i] = m.sub(a.0[i], b.0[i]);
        }
        Unreduced(out)
    }

    #[inline(always)]
    fn add_or_sub(m: M, mask: u8, a: &Unreduced<M::V>, b: &Unreduced<M::V>) -> Unreduced<M::V> {
        let mut out = a.0;
        for i in 0..LIMBS {
            out[i] = m.add_or_sub(mask, a.0[i], b.0[i]);
        }
        Unreduced(out)
    }

    #[inline(always)]
    fn widen(_m: M, a: &Reduced<M::V>) -> Unreduced<M::V> {
        Unreduced(a.0)
    }

    #[inline(always)]
    fn lift(m: M, a: &Reduced<M::V>) -> Unreduced<M::V> {
        let mut out = a.0;
        for i in 0..LIMBS {
            out[i] = m.add(a.0[i], m.splat(TWICE_P[i]));
        }
        Unreduced(out)
    }

    #[inline(always)]
    fn bias(m: M, a: &Unreduced<M::V>) -> Unreduced<M::V> {
        let mut out = a.0;
        for i in 0..LIMBS {
            out[i] = m.add(a.0[i], m.splat(19 * BIAS[i]));
        }
        Unreduced(out)
    }

    #[inline(always)]
    fn carry(m: M, c: &Unreduced<M::V>) -> Reduced<M::V> {
        let mask = m.splat(MASK);
        let mut out = c.0;
        for i in 0..LIMBS {
            out[i] = m.and(c.0[i], mask);
        }
        out[0] = m.mad_small(out[0], m.shr::<51>(c.0[4]), m.splat(19));
        for i in 1..LIMBS {
            out[i] = m.add(out[i], m.shr::<51>(c.0[i - 1]));
        }
        Reduced(out)
    }

    #[inline(always)]
    fn select(m: M, mask: u8, a: &Reduced<M::V>, b: &Reduced<M::V>) -> Reduced<M::V> {
        let mut out = a.0;
        for i in 0..LIMBS {
            out[i] = m.select(mask, a.0[i], b.0[i]);
        }
        Reduced(out)
    }

    #[inline(always)]
    fn freeze(m: M, a: &Reduced<M::V>) -> Reduced<M::V>
    where
        M: Independent,
    {
        let mask = m.splat(MASK);
        // Below 2^255 + 2^16: the value is a, or a - m. q = 1 exactly when a + 19 reaches 2^255.
        let mut a = carry_fully(m, a);
        let mut q = m.add(a.0[0], m.splat(19));
        for i in 1..LIMBS {
            q = m.add(a.0[i], m.shr::<51>(q));
        }
        q = m.shr::<51>(q);
        // a - q p = a + 19 q - q 2^255
        a.0[0] = m.mad_small(a.0[0], q, m.splat(19));
        for i in 1..LIMBS {
            a.0[i] = m.add(a.0[i], m.shr::<51>(a.0[i - 1]));
            a.0[i - 1] = m.and(a.0[i - 1], mask);
        }
        a.0[4] = m.and(a.0[4], mask);
        a
    }

    #[inline(always)]
    fn equal(m: M, a: &Reduced<M::V>, b: &Reduced<M::V>) -> u8
    where
        M: Independent,
    {
        let (a, b) = (Self::freeze(m, a), Self::freeze(m, b));
        let mut same = 0xff;
        for i in 0..LIMBS {
            same &= m.equal(a.0[i], b.0[i]);
        }
        same
    }

    #[inline(always)]
    fn gather(m: M, elements: [&[u64; LIMBS]; LANES]) -> Reduced<M::V>
    where
        M: Independent,
    {
        Reduced(m.gather(elements))
    }

    fn scatter(m: M, a: &Reduced<M::V>) -> [[u64; LIMBS]; LANES]
    where
        M: Independent,
    {
        let limbs = a.0.map(|v| m.store(v));
        std::array::from_fn(|l| limbs.map(|words| words[l]))
    }

    /// a^(p - 2): p - 2 = 2^255 - 21 = 2^5 (2^250 - 1) + 11.
    fn invert<const N: usize>(m: M, a: &[Reduced<M::V>; N]) -> [Reduced<M::V>; N]
    where
        M: Independent,
    {
        let a3 = square_multiply::<Self, M, N>(m, a, 1, a);
        let a11 = square_multiply::<Self, M, N>(m, a, 3, &a3);
        square_multiply::<Self, M, N>(m, &power_of_250_ones(m, a), 5, &a11)
    }
}

/// a^(2^250 - 1): 249 squarings and 10 multiplications. a_n stands for a^(2^n - 1).
fn power_of_250_ones<M: Independent, const N: usize>(m: M, a: &[Reduced<M::V>; N]) -> [Reduced<M::V>; N] {
    let next = |a: &[Reduced<M::V>; N], n: u32, b: &[Reduced<M::V>; N]| square_multiply::<F25519, M, N>(m, a, n, b);
    let a2 = next(a, 1, a);
    let a3 = next(&a2, 1, a);
    let a5 = next(&a3, 2, &a2);
    let a10 = next(&a5, 5, &a5);
    let a20 = next(&a10, 10, &a10);
    let a40 = next(&a20, 20, &a20);
    let a50 = next(&a40, 10, &a10);
    let a100 = next(&a50, 50, &a50);
    let a200 = next(&a100, 100, &a100);
    next(&a200, 50, &a50)
}

/// a^((p - 5) / 8) = a^(2^252 - 3), from which square roots of fractions are made; for several a at once.
pub fn pow_p58<M: Independent, const N: usize>(m: M, a: &[Reduced<M::V>; N]) -> [Reduced<M::V>; N] {
    square_multiply::<F25519, M, N>(m, &power_of_250_ones(m, a), 2, a)
}

/// Limbs below 2^51 except the lowest, which may stay a little above.
#[inline(always)]
fn carry_fully<M: Lanes>(m: M, a: &Reduced<M::V>) -> Reduced<M::V> {
    let mask = m.splat(MASK);
    let mut a = *a;
    for i in 1..LIMBS {
        a.0[i] = m.add(a.0[i], m.shr::<51>(a.0[i - 1]));
        a.0[i - 1] = m.and(a.0[i - 1], mask);
    }
    a.0[0] = m.mad_small(a.0[0], m.shr::<51>(a.0[4]), m.splat(19));
    a.0[4] = m.and(a.0[4], mask);
    a
}
