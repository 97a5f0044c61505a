//! [`Paired`]: a group of four is a vector, or two.

use super::{Fma, Register};
use crate::lanes::{Lanes, Paired};

impl<R: Register<W>, const W: usize, const N: usize> Paired for Fma<R, W, N> {
    #[inline(always)]
    fn permute<const LANES: i32>(self, a: [R::I; N]) -> [R::I; N] {
        self.0.permute::<LANES, N>(a)
    }
    #[inline(always)]
    fn join(self, low: &[u64; 4], high: &[u64; 4]) -> [R::I; N] {
        let mut out = [self.0.splat(0); N];
        for i in 0..N / 2 {
            // SAFETY: four words are N / 2 vectors.
            (out[i], out[i + N / 2]) = unsafe { (self.0.load(low.as_ptr().add(W * i)), self.0.load(high.as_ptr().add(W * i))) };
        }
        out
    }
    #[inline(always)]
    fn sub_in(self, mask: u8, mut a: [R::I; N], b: [R::I; N]) -> [R::I; N] {
        for i in 0..N {
            let m = self.vector();
            a[i] = m.sub(a[i], m.and(b[i], m.mask(mask >> (W * i))));
        }
        a
    }
}
