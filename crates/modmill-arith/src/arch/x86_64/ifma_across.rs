//! [`Across`] on AVX-512 IFMA.

use super::Ifma;
use crate::arch::Avx512Ifma;
use crate::lanes::{Across, LANES, LIMB_MASK, Lanes, Table, TableIndex};
use std::arch::x86_64::*;
use std::cell::Cell;

/// A kernel of numbers across the lanes.
pub(crate) trait AcrossKernel {
    /// Computes the result from operands and table, on any machine. `#[inline(always)]`, like all that it calls.
    fn run<M: Across>(m: M);
}

/// Most vectors of a result.
const VECTORS: usize = 10;

/// The memory that a kernel reads and writes, and the flag of its predicted carries.
struct Memory<'a, T> {
    operands: [&'a [u64]; 2],
    table: &'a T,
    result: &'a [Cell<__m512i>; VECTORS],
    /// Bits 52 and up show a predicted carry that rippled.
    flag: Cell<__m512i>,
}

/// The vector unit, with a number across its lanes.
struct IfmaAcross<'a, T>(Ifma, &'a Memory<'a, T>);

impl<T> Clone for IfmaAcross<'_, T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for IfmaAcross<'_, T> {}

// SAFETY of every block below: an `Ifma` exists only where its token has proved AVX-512 F, BW, CD, DQ, VL and IFMA; memory is
// reached through references to whole, sufficiently large values.
macro_rules! on_token {
    ($e:expr) => {
        // SAFETY: see above: the token proves the features, references the memory.
        unsafe { $e }
    };
}

impl<T: Table> Lanes for IfmaAcross<'_, T> {
    type V = __m512i;

    #[inline(always)]
    fn splat(self, x: u64) -> __m512i {
        self.0.splat(x)
    }
    #[inline(always)]
    fn mad_lo(self, c: __m512i, a: __m512i, b: __m512i) -> __m512i {
        self.0.mad_lo(c, a, b)
    }
    #[inline(always)]
    fn mad_hi(self, c: __m512i, a: __m512i, b: __m512i) -> __m512i {
        self.0.mad_hi(c, a, b)
    }
    #[inline(always)]
    fn add(self, a: __m512i, b: __m512i) -> __m512i {
        self.0.add(a, b)
    }
    #[inline(always)]
    fn add_in(self, mask: u8, a: __m512i, b: __m512i) -> __m512i {
        self.0.add_in(mask, a, b)
    }
    #[inline(always)]
    fn sub(self, a: __m512i, b: __m512i) -> __m512i {
        self.0.sub(a, b)
    }
    #[inline(always)]
    fn add_or_sub(self, mask: u8, a: __m512i, b: __m512i) -> __m512i {
        self.0.add_or_sub(mask, a, b)
    }
    #[inline(always)]
    fn and(self, a: __m512i, b: __m512i) -> __m512i {
        self.0.and(a, b)
    }
    #[inline(always)]
    fn or(self, a: __m512i, b: __m512i) -> __m512i {
        self.0.or(a, b)
    }
    #[inline(always)]
    fn shl<const S: u32>(self, a: __m512i) -> __m512i {
        self.0.shl::<S>(a)
    }
    #[inline(always)]
    fn shr<const S: u32>(self, a: __m512i) -> __m512i {
        self.0.shr::<S>(a)
    }
    #[inline(always)]
    fn select(self, mask: u8, a: __m512i, b: __m512i) -> __m512i {
        self.0.select(mask, a, b)
    }
}

impl<T: Table> Across for IfmaAcross<'_, T> {
    #[inline(always)]
    fn operand(self, operand: usize, vector: usize) -> __m512i {
        let words = &self.1.operands[operand][LANES * vector..][..LANES];
        on_token!(_mm512_loadu_si512(words.as_ptr().cast()))
    }
    #[inline(always)]
    fn result(self, vector: usize, value: __m512i) {
        self.1.result[vector].set(value);
    }
    #[inline(always)]
    fn table(self, index: TableIndex) -> __m512i {
        on_token!(_mm512_loadu_si512(self.1.table.vector(index).as_ptr().cast()))
    }
    #[inline(always)]
    fn align(self, high: __m512i, low: __m512i, by: usize) -> __m512i {
        match by {
            1 => on_token!(_mm512_alignr_epi64::<1>(high, low)),
            2 => on_token!(_mm512_alignr_epi64::<2>(high, low)),
            3 => on_token!(_mm512_alignr_epi64::<3>(high, low)),
            4 => on_token!(_mm512_alignr_epi64::<4>(high, low)),
            5 => on_token!(_mm512_alignr_epi64::<5>(high, low)),
            6 => on_token!(_mm512_alignr_epi64::<6>(high, low)),
            _ => on_token!(_mm512_alignr_epi64::<7>(high, low)),
        }
    }
    /// One load: the number is in memory, which costs less here than an alignment of registers by an amount that varies.
    #[inline(always)]
    fn window(self, number: &[__m512i], at: usize) -> __m512i {
        assert!(at + LANES <= LANES * number.len(), "a window beyond its number");
        // SAFETY: the eight words from `at` on are within the slice; any bytes make a vector.
        unsafe { _mm512_loadu_si512(number.as_ptr().cast::<u64>().add(at).cast()) }
    }
    #[inline(always)]
    fn digit(self, digits: &[__m512i], at: usize) -> __m512i {
        assert!(at < LANES * digits.len(), "a digit beyond its number");
        // SAFETY: word `at` is within the slice.
        self.0.splat(unsafe { digits.as_ptr().cast::<u64>().add(at).read() })
    }
    #[inline(always)]
    fn pick(self, lanes: [u8; LANES], a: __m512i, b: __m512i) -> __m512i {
        let (mut mask, mut indices) = (0, [0u64; LANES]);
        for l in 0..LANES {
            mask |= u8::from(usize::from(lanes[l]) < 2 * LANES) << l;
            indices[l] = lanes[l].into();
        }
        on_token!(_mm512_maskz_permutex2var_epi64(mask, a, _mm512_loadu_si512(indices.as_ptr().cast()), b))
    }
    #[inline(always)]
    fn add_carry_predicted(self, mask: u8, s: __m512i, c: __m512i) -> __m512i {
        let digits = self.add_in(mask, s, c);
        self.1.flag.set(on_token!(_mm512_ternarylogic_epi64::<0xf6>(self.1.flag.get(), digits, s)));
        digits
    }
    #[inline(always)]
    fn broadcast(self, a: __m512i, lane: usize) -> __m512i {
        on_token!(_mm512_permutexvar_epi64(_mm512_set1_epi64(lane as i64), a))
    }
}

with_features! { ifma:
    fn compiled<K: AcrossKernel, T: Table>(machine: Ifma, x: &mut [u64], y: &[u64], table: &T) -> bool {
        let zero = _mm512_setzero_si512();
        let result = std::array::from_fn(|_| Cell::new(zero));
        let memory = Memory { operands: [x, y], table, result: &result, flag: Cell::new(zero) };
        K::run(IfmaAcross(machine, &memory));
        let limb = _mm512_set1_epi64(LIMB_MASK as i64);
        let rippled = _mm512_test_epi64_mask(memory.flag.get(), _mm512_set1_epi64(!LIMB_MASK as i64)) != 0;
        if !rippled {
            for v in 0..x.len() / LANES {
                let words = &mut x[LANES * v..][..LANES];
                // SAFETY: `words` has eight words.
                unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), _mm512_and_si512(result[v].get(), limb)) };
            }
        }
        !rippled
    }
}

/// Runs `K` compiled for the vector unit: x := K(x, y), unless a predicted carry rippled: then false, and x is unchanged.
pub(crate) fn update<K: AcrossKernel, T: Table>(token: Avx512Ifma, x: &mut [u64], y: &[u64], table: &T) -> bool {
    // SAFETY: the token proves the features.
    unsafe { compiled::<K, T>(token.into(), x, y, table) }
}
