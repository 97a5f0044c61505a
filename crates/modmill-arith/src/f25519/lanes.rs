//! Eight field elements side by side, one in each lane: the arithmetic modulo p = 2^255 - 19 of vector kernels.
//!
//! # Representation
//! Limb i of lane l is lane l of vector i; an element is sum of limb i * 2^(51 i), i < 5.
//!
//! | type | limbs | what may be done |
//! |---|---|---|
//! | [`Reduced`] | at most [`REDUCED_MAX`] = 2^51 + 2^15 | every operation; any value in that range, not the least residue |
//! | [`Columns`] | below 2^63 | sums, differences, [`carry`] |
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
//! Differences are taken over columns, where a multiple of p that makes them positive comes for nothing: it is what the accumulators of
//! the high columns start from ([`mul_columns`]'s `BIASED`). The bounds are shown by running each kernel on [`crate::lanes::Intervals`].

// Plain loops are what reliably becomes straight-line code inside a kernel.
#![allow(clippy::needless_range_loop)]

use super::{LIMB_MASK as MASK, LIMBS, MODULUS};
use crate::lanes::{Independent, Interval, LANES, Lanes};

/// The largest limb of a [`Reduced`] element.
pub const REDUCED_MAX: u64 = (1 << 51) + (1 << 15);

/// Limbs of at most [`REDUCED_MAX`].
#[derive(Debug, Clone, Copy)]
pub struct Reduced<V>(pub(crate) [V; LIMBS]);

/// Column sums that await their [`carry`].
#[derive(Debug, Clone, Copy)]
pub struct Columns<V>(pub(crate) [V; LIMBS]);

/// p times `factor`, limb by limb.
const fn multiple_of_p(factor: u64) -> [u64; LIMBS] {
    let mut out = MODULUS;
    let mut i = 0;
    while i < LIMBS {
        out[i] *= factor;
        i += 1;
    }
    out
}

/// What biased high columns hold from the start; 19 times it is what the low columns get: more than any unbiased column.
const BIAS: [u64; LIMBS] = multiple_of_p(32);

/// What [`lift`] adds.
const TWICE_P: [u64; LIMBS] = multiple_of_p(2);

impl<V: Copy> Reduced<V> {
    /// The same element in every lane: `limbs` below 2^51.
    #[inline(always)]
    pub fn splat<P: Lanes<V = V>>(p: P, limbs: [u64; LIMBS]) -> Self {
        let mut out = [p.splat(0); LIMBS];
        for i in 0..LIMBS {
            out[i] = p.splat(limbs[i]);
        }
        Self(out)
    }

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

    /// As columns, to be summed.
    #[inline(always)]
    pub fn columns(self) -> Columns<V> {
        Columns(self.0)
    }
}

impl<V: Copy> Columns<V> {
    /// The columns, vector by vector.
    #[inline(always)]
    pub fn vectors(&self) -> [V; LIMBS] {
        self.0
    }
}

impl Reduced<[Interval; LANES]> {
    /// Every reduced element at once.
    #[must_use]
    pub fn any() -> Self {
        Self([[Interval::up_to(REDUCED_MAX); LANES]; LIMBS])
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
    ($p:ident, $a:ident, $b:ident, $start:expr;
     $($o0:ident $($m0:literal)* | $o1:ident $($m1:literal)* | $o2:ident $($m2:literal)* | $o3:ident $($m3:literal)* | $o4:ident $($m4:literal)* ;)*) => {{
        let mut x = $start;
        let mut h = x;
        $(
            columns!(@ $p $a $b x h 0 $o0 $($m0)*);
            columns!(@ $p $a $b x h 1 $o1 $($m1)*);
            columns!(@ $p $a $b x h 2 $o2 $($m2)*);
            columns!(@ $p $a $b x h 3 $o3 $($m3)*);
            columns!(@ $p $a $b x h 4 $o4 $($m4)*);
        )*
        Columns(x)
    }};
    (@ $p:ident $a:ident $b:ident $x:ident $h:ident $k:literal hi $i:literal $j:literal) => { $x[$k] = $p.mad_hi($x[$k], $a[$i], $b[$j]) };
    (@ $p:ident $a:ident $b:ident $x:ident $h:ident $k:literal lo $i:literal $j:literal) => { $x[$k] = $p.mad_lo($x[$k], $a[$i], $b[$j]) };
    (@ $p:ident $a:ident $b:ident $x:ident $h:ident $k:literal dbl) => { $x[$k] = $p.add($x[$k], $x[$k]) };
    (@ $p:ident $a:ident $b:ident $x:ident $h:ident $k:literal nine) => {
        $h[$k] = $x[$k];
        $x[$k] = $p.add_shl::<3>($h[$k]);
    };
    (@ $p:ident $a:ident $b:ident $x:ident $h:ident $k:literal four) => {
        $h[$k] = $x[$k];
        $x[$k] = $p.shl::<2>($h[$k]);
    };
    (@ $p:ident $a:ident $b:ident $x:ident $h:ident $k:literal fold) => { $x[$k] = $p.add($p.add($x[$k], $x[$k]), $h[$k]) };
    (@ $p:ident $a:ident $b:ident $x:ident $h:ident $k:literal none) => {};
}

/// What the accumulators start from, `halvings` doublings before they are h: zero, or the bias.
#[inline(always)]
fn start<P: Lanes, const BIASED: bool>(p: P, doublings: [u32; LIMBS]) -> [P::V; LIMBS] {
    let mut out = [p.splat(0); LIMBS];
    if BIASED {
        for k in 0..LIMBS {
            out[k] = p.splat(BIAS[k] >> doublings[k]);
        }
    }
    out
}

/// a * b, not yet carried. `BIASED` adds a multiple of p: then any unbiased product may be subtracted.
#[inline(always)]
pub fn mul_columns<P: Lanes, const BIASED: bool>(p: P, a: &Reduced<P::V>, b: &Reduced<P::V>) -> Columns<P::V> {
    let (a, b) = (&a.0, &b.0);
    columns!(p, a, b, start::<P, BIASED>(p, [1; LIMBS]);
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

/// a * a, not yet carried. `BIASED` as in [`mul_columns`].
///
/// With x counting i < j and d counting i = j: h = ld + 2 (ud + lx + 2 ux) and c = ld + h + 2 (ud + lx + h + 2 (ux + 4 h)).
#[inline(always)]
pub fn square_columns<P: Lanes, const BIASED: bool>(p: P, a: &Reduced<P::V>) -> Columns<P::V> {
    let a = &a.0;
    columns!(p, a, a, start::<P, BIASED>(p, [2, 2, 2, 2, 1]);
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

/// a + b.
#[inline(always)]
pub fn add<P: Lanes>(p: P, a: &Columns<P::V>, b: &Columns<P::V>) -> Columns<P::V> {
    let mut out = a.0;
    for i in 0..LIMBS {
        out[i] = p.add(a.0[i], b.0[i]);
    }
    Columns(out)
}

/// a - b, a biased so that no column goes below 0.
#[inline(always)]
pub fn sub<P: Lanes>(p: P, a: &Columns<P::V>, b: &Columns<P::V>) -> Columns<P::V> {
    let mut out = a.0;
    for i in 0..LIMBS {
        out[i] = p.sub(a.0[i], b.0[i]);
    }
    Columns(out)
}

/// a - b in the lanes of `mask`, a + b in the others; a biased.
#[inline(always)]
pub fn add_or_sub<P: Lanes>(p: P, mask: u8, a: &Columns<P::V>, b: &Columns<P::V>) -> Columns<P::V> {
    let mut out = a.0;
    for i in 0..LIMBS {
        out[i] = p.add_or_sub(mask, a.0[i], b.0[i]);
    }
    Columns(out)
}

/// a + 2 p, of which a reduced element may be subtracted.
#[inline(always)]
pub fn lift<P: Lanes>(p: P, a: &Reduced<P::V>) -> Columns<P::V> {
    let mut out = a.0;
    for i in 0..LIMBS {
        out[i] = p.add(a.0[i], p.splat(TWICE_P[i]));
    }
    Columns(out)
}

/// a plus the multiple of p that a biased product carries: any unbiased product may be subtracted.
#[inline(always)]
pub fn bias<P: Lanes>(p: P, a: &Columns<P::V>) -> Columns<P::V> {
    let mut out = a.0;
    for i in 0..LIMBS {
        out[i] = p.add(a.0[i], p.splat(19 * BIAS[i]));
    }
    Columns(out)
}

/// The same element with limbs of at most [`REDUCED_MAX`].
#[inline(always)]
pub fn carry<P: Lanes>(p: P, c: &Columns<P::V>) -> Reduced<P::V> {
    let mask = p.splat(MASK);
    let mut out = c.0;
    for i in 0..LIMBS {
        out[i] = p.and(c.0[i], mask);
    }
    out[0] = p.mad_lo(out[0], p.shr::<51>(c.0[4]), p.splat(19));
    for i in 1..LIMBS {
        out[i] = p.add(out[i], p.shr::<51>(c.0[i - 1]));
    }
    Reduced(out)
}

/// a * b.
#[inline(always)]
pub fn mul<P: Lanes>(p: P, a: &Reduced<P::V>, b: &Reduced<P::V>) -> Reduced<P::V> {
    carry(p, &mul_columns::<P, false>(p, a, b))
}

/// a * a.
#[inline(always)]
pub fn square<P: Lanes>(p: P, a: &Reduced<P::V>) -> Reduced<P::V> {
    carry(p, &square_columns::<P, false>(p, a))
}

/// a := a^(2^n) for several a at once, so that each fills the others' waits.
#[inline(always)]
pub fn square_n<P: Lanes, const N: usize>(p: P, a: &mut [Reduced<P::V>; N], n: u32) {
    for _ in 0..n {
        for i in 0..N {
            a[i] = square(p, &a[i]);
        }
    }
}

/// The least residue: limbs below 2^51, value below p.
#[inline(always)]
pub fn freeze<P: Lanes>(p: P, a: &Reduced<P::V>) -> Reduced<P::V> {
    let mask = p.splat(MASK);
    // Below 2^255 + 2^16: the value is a, or a - p. q = 1 exactly when a + 19 reaches 2^255.
    let mut a = carry_fully(p, a);
    let mut q = p.add(a.0[0], p.splat(19));
    for i in 1..LIMBS {
        q = p.add(a.0[i], p.shr::<51>(q));
    }
    q = p.shr::<51>(q);
    // a - q p = a + 19 q - q 2^255
    a.0[0] = p.mad_lo(a.0[0], q, p.splat(19));
    for i in 1..LIMBS {
        a.0[i] = p.add(a.0[i], p.shr::<51>(a.0[i - 1]));
        a.0[i - 1] = p.and(a.0[i - 1], mask);
    }
    a.0[4] = p.and(a.0[4], mask);
    a
}

/// Limbs below 2^51 except the lowest, which may stay a little above.
#[inline(always)]
fn carry_fully<P: Lanes>(p: P, a: &Reduced<P::V>) -> Reduced<P::V> {
    let mask = p.splat(MASK);
    let mut a = *a;
    for i in 1..LIMBS {
        a.0[i] = p.add(a.0[i], p.shr::<51>(a.0[i - 1]));
        a.0[i - 1] = p.and(a.0[i - 1], mask);
    }
    a.0[0] = p.mad_lo(a.0[0], p.shr::<51>(a.0[4]), p.splat(19));
    a.0[4] = p.and(a.0[4], mask);
    a
}

/// The lanes where a = b modulo p.
#[inline(always)]
pub fn equal<P: Independent>(p: P, a: &Reduced<P::V>, b: &Reduced<P::V>) -> u8 {
    let (a, b) = (freeze(p, a), freeze(p, b));
    let mut same = 0xff;
    for i in 0..LIMBS {
        same &= p.equal(a.0[i], b.0[i]);
    }
    same
}
