//! Products for machines that split each product of limbs at bit 51 ([`Lanes::mad_split`]): both parts are aligned with the columns.
//!
//! With t_k the sum of the low parts of a_i b_j over i + j = k and of the high parts over i + j = k - 1, and 2^255 = 19,
//!
//! ```text
//! c_k = t_k + 19 t_(k+5) = (t_k + t_(k+5)) + 2 (9 t_(k+5))         k = 0..4
//! ```
//! The low parts are nearest remainders and can be negative, so the columns start from multiples of p, limb by limb: 2^50 for each low part at least.
//! A square has 10 products of different limbs, whose columns are doubled, and 5 squares of limbs.
//!
//! The bounds are shown by running the kernels on [`crate::lanes::Intervals`].

use super::{BIAS, LIMB_BITS, LIMBS, multiple_of_p};
use crate::lanes::{LaneWise, Lanes};

/// The columns of the products a_i b_j of a list, on top of `start`: both parts of each are added to columns i + j and i + j + 1.
macro_rules! products {
    ($m:ident, $a:ident, $b:ident, $start:expr; $($i:literal $j:literal)*) => {{
        const PAIRS: &[(usize, usize)] = &[$(($i, $j)),*];
        let mut t = start($m, PAIRS, $start);
        $(
            (t[$i + $j], t[$i + $j + 1]) = $m.mad_split::<LIMB_BITS>(t[$i + $j], t[$i + $j + 1], $a[$i], $b[$j]);
        )*
        t
    }};
}

/// The starts of the columns of the products of `pairs`, so that the sums come on top of these limbs.
#[inline(always)]
fn start<M: Lanes>(m: M, pairs: &[(usize, usize)], [low, high]: [[u64; LIMBS]; 2]) -> [M::V; 2 * LIMBS] {
    let mut t = [m.zero(); 2 * LIMBS];
    for k in 0..2 * LIMBS {
        let mut parts = [0; 2];
        for (i, j) in pairs {
            parts[0] += u64::from(i + j == k);
            parts[1] += u64::from(i + j + 1 == k);
        }
        t[k] = m.split_sum::<LIMB_BITS>(if k < LIMBS { low[k] } else { high[k - LIMBS] }, parts[0], parts[1]);
    }
    t
}

/// c_k.
#[inline(always)]
fn fold<M: Lanes>(m: M, t: &[M::V; 2 * LIMBS]) -> [M::V; LIMBS] {
    let mut c = [m.zero(); LIMBS];
    for k in 0..LIMBS {
        let nine = m.add_shl::<3>(t[k + LIMBS]);
        c[k] = m.add(m.add(t[k], t[k + LIMBS]), m.add(nine, nine));
    }
    c
}

/// The columns of a b.
pub(super) struct Product<const BIASED: bool>;

impl<const BIASED: bool> LaneWise<LIMBS> for Product<BIASED> {
    #[inline(always)]
    fn run<M: Lanes>(m: M, a: &[M::V; LIMBS], b: &[M::V; LIMBS]) -> [M::V; LIMBS] {
        // Five low parts at most.
        let start = const { [multiple_of_p(3), if BIASED { BIAS } else { multiple_of_p(3) }] };
        let t = products!(m, a, b, start;
            0 0  0 1  0 2  0 3  0 4
            1 0  1 1  1 2  1 3  1 4
            2 0  2 1  2 2  2 3  2 4
            3 0  3 1  3 2  3 3  3 4
            4 0  4 1  4 2  4 3  4 4
        );
        fold(m, &t)
    }
}

/// The columns of a a; b is not read.
pub(super) struct Square<const BIASED: bool>;

impl<const BIASED: bool> LaneWise<LIMBS> for Square<BIASED> {
    #[inline(always)]
    fn run<M: Lanes>(m: M, a: &[M::V; LIMBS], _b: &[M::V; LIMBS]) -> [M::V; LIMBS] {
        // Two low parts at most, and one.
        let x = products!(m, a, a, const { [multiple_of_p(2); 2] }; 0 1  0 2  0 3  0 4  1 2  1 3  1 4  2 3  2 4  3 4);
        let start = const { [multiple_of_p(1), if BIASED { BIAS } else { multiple_of_p(1) }] };
        let mut t = products!(m, a, a, start; 0 0  1 1  2 2  3 3  4 4);
        for k in 0..2 * LIMBS {
            t[k] = m.add(t[k], m.add(x[k], x[k]));
        }
        fold(m, &t)
    }
}
