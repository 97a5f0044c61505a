//! [`Lanes`], [`Independent`] and [`Bitwise`]: eight lanes.

use super::{Products, Register, Vector};
use crate::lanes::{Bitwise, Independent, Kernel, LANES, LaneWise, Lanes, Row};
use std::mem::MaybeUninit;

/// Eight lanes as N registers of W. Made from the token that proves the features.
#[derive(Debug, Clone, Copy)]
pub struct Fma<R, const W: usize, const N: usize>(pub(super) R);

impl<R: Register<W>, const W: usize, const N: usize> From<R> for Fma<R, W, N> {
    fn from(token: R) -> Self {
        const { assert!(W * N == LANES) };
        Self(token)
    }
}

/// `K` on each vector in turn: a product of its lanes fills the registers and needs no loop to fill a core.
#[inline(always)]
pub(crate) fn vector_by_vector<K: LaneWise<L>, R: Register<W>, const W: usize, const L: usize, const N: usize>(
    r: R,
    a: &[[R::I; N]; L],
    b: &[[R::I; N]; L],
    out: &mut MaybeUninit<[[R::I; N]; L]>,
) {
    let m = Vector(r);
    for v in 0..N {
        let (mut x, mut y) = ([m.zero(); L], [m.zero(); L]);
        for i in 0..L {
            (x[i], y[i]) = (a[i][v], b[i][v]);
        }
        let c = K::run(m, &x, &y);
        for i in 0..L {
            // SAFETY: register v of vector i of L.
            unsafe { out.as_mut_ptr().cast::<R::I>().add(N * i + v).write(c[i]) };
        }
    }
}

impl<R: Register<W>, const W: usize, const N: usize> Fma<R, W, N> {
    #[inline(always)]
    pub(super) fn vector(self) -> Vector<R, W> {
        Vector(self.0)
    }

    /// A bit for each of eight lanes of a mask.
    #[inline(always)]
    fn lanes(self, mask: [R::I; N]) -> u8 {
        let mut out = 0;
        for v in 0..N {
            out |= self.0.lanes(mask[v]) << (W * v);
        }
        out
    }
}

/// A method that does the same to every vector.
macro_rules! on_vectors {
    ($($name:ident $(<const $n:ident: $t:ty>)? ($first:ident $(, $a:ident)*);)*) => {$(
        #[inline(always)]
        fn $name $(<const $n: $t>)? (self, mut $first: [R::I; N] $(, $a: [R::I; N])*) -> [R::I; N] {
            for v in 0..N {
                $first[v] = self.vector().$name $(::<$n>)? ($first[v] $(, $a[v])*);
            }
            $first
        }
    )*};
}

/// A method that does the same to every vector and takes a mask of the lanes first.
macro_rules! on_masked_vectors {
    ($($name:ident;)*) => {$(
        #[inline(always)]
        fn $name(self, mask: u8, mut a: [R::I; N], b: [R::I; N]) -> [R::I; N] {
            for v in 0..N {
                a[v] = self.vector().$name(mask >> (W * v), a[v], b[v]);
            }
            a
        }
    )*};
}

impl<R: Register<W>, const W: usize, const N: usize> Lanes for Fma<R, W, N> {
    type V = [R::I; N];
    const SPLITS: bool = R::Products::SPLITS;

    #[inline(always)]
    fn splat(self, x: u64) -> [R::I; N] {
        [self.0.splat(x); N]
    }
    on_vectors! {
        mad_lo(c, a, b);
        mad_hi(c, a, b);
        mul_lo_truncating(a, b);
        mad_small(c, a, b);
        add(a, b);
        sub(a, b);
        and(a, b);
        or(a, b);
        shl<const S: u32>(a);
        shr<const S: u32>(a);
        add_shl<const S: u32>(a);
    }
    on_masked_vectors! {
        add_in;
        add_or_sub;
        select;
    }
    #[inline(always)]
    fn split_sum<const B: u32>(self, x: u64, lows: u64, highs: u64) -> [R::I; N] {
        [self.vector().split_sum::<B>(x, lows, highs); N]
    }
    #[inline(always)]
    fn mad_split<const B: u32>(self, mut low: [R::I; N], mut high: [R::I; N], a: [R::I; N], b: [R::I; N]) -> ([R::I; N], [R::I; N]) {
        for v in 0..N {
            (low[v], high[v]) = self.vector().mad_split::<B>(low[v], high[v], a[v], b[v]);
        }
        (low, high)
    }
    #[inline(always)]
    fn lane_by_lane<K: LaneWise<L>, const L: usize>(self, a: &[[R::I; N]; L], b: &[[R::I; N]; L]) -> [[R::I; N]; L] {
        let mut out = MaybeUninit::uninit();
        self.0.separately::<K, L, N>(a, b, &mut out);
        // SAFETY: the function has written every register of all vectors.
        unsafe { out.assume_init() }
    }
}

impl<R: Register<W>, const W: usize, const N: usize> Independent for Fma<R, W, N> {
    fn call<K: Kernel<Self>>(self, kernel: K) -> K::Out {
        self.0.compiled(kernel, self)
    }
    #[inline(always)]
    fn load(self, words: &[u64; LANES]) -> [R::I; N] {
        let mut out = [self.0.splat(0); N];
        for v in 0..N {
            // SAFETY: the words are N vectors.
            out[v] = unsafe { self.0.load(words.as_ptr().add(W * v)) };
        }
        out
    }
    #[inline(always)]
    fn store(self, a: [R::I; N]) -> [u64; LANES] {
        let mut out = [0; LANES];
        for v in 0..N {
            // SAFETY: the words are N vectors.
            unsafe { self.0.store(out.as_mut_ptr().add(W * v), a[v]) };
        }
        out
    }
    #[inline(always)]
    fn equal(self, mut a: [R::I; N], b: [R::I; N]) -> u8 {
        for v in 0..N {
            a[v] = self.0.equal(a[v], b[v]);
        }
        self.lanes(a)
    }
    #[inline(always)]
    fn less(self, mut a: [R::I; N], b: [R::I; N]) -> u8 {
        for v in 0..N {
            a[v] = self.0.less(a[v], b[v]);
        }
        self.lanes(a)
    }
    #[inline(always)]
    fn gather<const C: usize>(self, rows: [&[u64; C]; LANES]) -> [[R::I; N]; C] {
        let mut out = [self.zero(); C];
        for v in 0..N {
            let mut at = 0;
            while at < C {
                let mut square = [self.0.splat(0); W];
                for l in 0..W {
                    let words = rows[W * v + l][at..].as_ptr();
                    // SAFETY: the row has C words, so C - at from here on.
                    square[l] = unsafe { if C - at < W { self.0.load_first(words, C - at) } else { self.0.load(words) } };
                }
                let columns = self.0.transpose(square);
                for i in 0..W {
                    if at + i < C {
                        out[at + i][v] = columns[i];
                    }
                }
                at += W;
            }
        }
        out
    }
    #[inline(always)]
    fn prefetch<T>(self, value: &T) {
        self.0.prefetch(std::ptr::from_ref(value).cast(), false);
    }
    #[inline(always)]
    fn prefetch_once<T>(self, value: &T) {
        self.0.prefetch(std::ptr::from_ref(value).cast(), true);
    }
    #[inline(always)]
    fn scatter<const C: usize>(self, table: &mut [Row<C>], rows: &[u64; LANES], vectors: [[R::I; N]; C]) {
        for v in 0..N {
            let mut at = 0;
            while at < C {
                let mut square = [self.0.splat(0); W];
                for i in 0..W {
                    if at + i < C {
                        square[i] = vectors[at + i][v];
                    }
                }
                let square = self.0.transpose(square);
                for l in 0..W {
                    let words = table[rows[W * v + l] as usize].0[at..].as_mut_ptr();
                    // SAFETY: the row has C words, so C - at from here on.
                    unsafe { if C - at < W { self.0.store_first(words, C - at, square[l]) } else { self.0.store(words, square[l]) } };
                }
                at += W;
            }
        }
    }
}

impl<R: Register<W>, const W: usize, const N: usize> Bitwise for Fma<R, W, N> {
    on_vectors! {
        xor3(a, b, c);
        choose(a, b, c);
        majority(a, b, c);
        ror<const S: i32>(a);
        shl_by(a, by);
        least(a, b);
        most(a, b);
        leading_zeros(a);
    }
    #[inline(always)]
    fn sub_wrapping(self, a: [R::I; N], b: [R::I; N]) -> [R::I; N] {
        self.sub(a, b)
    }
    #[inline(always)]
    fn add_wrapping(self, a: [R::I; N], b: [R::I; N]) -> [R::I; N] {
        self.add(a, b)
    }
    #[inline(always)]
    fn big_endian(self, rows: [&[u8; 64]; LANES]) -> [[R::I; N]; 8] {
        let mut out = [self.zero(); 8];
        for v in 0..N {
            let mut at = 0;
            while at < 8 {
                let mut square = [self.0.splat(0); W];
                for l in 0..W {
                    // SAFETY: a row has eight words; a register is loaded from any address.
                    square[l] = unsafe { self.0.load(rows[W * v + l].as_ptr().cast::<u64>().add(at)) };
                }
                let columns = self.0.transpose(square);
                for i in 0..W {
                    out[at + i][v] = self.0.swap_bytes(columns[i]);
                }
                at += W;
            }
        }
        out
    }
}
