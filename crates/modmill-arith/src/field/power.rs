//! Powers of several elements at once: kernels that stand alone, from which long exponentiations are put together.

use super::LaneField;
use crate::lanes::{Independent, Kernel};

/// a := a^(2^n) * b.
struct SquareMultiply<'a, E, const N: usize, F> {
    a: &'a mut [E; N],
    n: u32,
    b: &'a [E; N],
    field: std::marker::PhantomData<F>,
}

impl<M: Independent, F: LaneField<M>, const N: usize> Kernel<M> for SquareMultiply<'_, F::Reduced, N, F> {
    type Out = ();
    #[inline(always)]
    fn run(self, m: M) {
        let mut a = *self.a;
        F::square_n(m, &mut a, self.n);
        for i in 0..N {
            a[i] = F::mul(m, &a[i], &self.b[i]);
        }
        *self.a = a;
    }
}

/// a^(2^n) * b for each of N elements, as one kernel.
pub fn square_multiply<F: LaneField<M>, M: Independent, const N: usize>(
    m: M,
    a: &[F::Reduced; N],
    n: u32,
    b: &[F::Reduced; N],
) -> [F::Reduced; N] {
    let mut a = *a;
    m.call(SquareMultiply::<_, N, F> { a: &mut a, n, b, field: std::marker::PhantomData });
    a
}

/// a^e for each of N elements; the exponent e > 0 in words, lowest first. Windows of four bits.
pub fn power<F: LaneField<M>, M: Independent, const N: usize>(m: M, a: &[F::Reduced; N], exponent: &[u64]) -> [F::Reduced; N] {
    let digit = |i: usize| (exponent[i / 16] >> (4 * (i % 16)) & 15) as usize;
    let one = [F::splat(m, &F::ONE); N];
    let mut powers = [one; 16];
    for i in 1..16 {
        powers[i] = square_multiply::<F, M, N>(m, &powers[i - 1], 0, a);
    }
    let top = (0..16 * exponent.len()).rev().find(|&i| digit(i) != 0).unwrap_or(0);
    (0..top).rev().fold(powers[digit(top)], |sum, i| square_multiply::<F, M, N>(m, &sum, 4, &powers[digit(i)]))
}
