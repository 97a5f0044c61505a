//! [`Lanes`], [`Independent`] and [`Bitwise`]: eight lanes.

// Plain loops are what reliably becomes straight-line code inside a kernel.
#![allow(clippy::needless_range_loop)]

use super::half::Half;
use super::on_token;
use crate::arch::Avx2Fma;
use crate::lanes::{Bitwise, Independent, Kernel, LANES, LaneWise, Lanes, Row};
use std::arch::x86_64::*;
use std::mem::MaybeUninit;

/// Eight lanes as two vectors of four. Made from the token that proves the features.
#[derive(Debug, Clone, Copy)]
pub struct Avx2(Avx2Fma);

impl From<Avx2Fma> for Avx2 {
    fn from(token: Avx2Fma) -> Self {
        Self(token)
    }
}

/// Lanes 0 to 3, and 4 to 7.
pub(super) type Halves = [__m256i; 2];

with_features! { avx2:
    fn compiled<K: Kernel<Avx2>>(kernel: K, machine: Avx2) -> K::Out {
        kernel.run(machine)
    }
}

with_features! { avx2:
    /// `K` on either half in turn, as a function of its own: a product of four lanes fills the sixteen registers and needs no loop to fill a core.
    #[inline(never)]
    fn half_by_half<K: LaneWise<N>, const N: usize>(m: Half, a: &[Halves; N], b: &[Halves; N], out: &mut MaybeUninit<[Halves; N]>) {
        for half in 0..2 {
            let (mut x, mut y) = ([m.zero(); N], [m.zero(); N]);
            for i in 0..N {
                (x[i], y[i]) = (a[i][half], b[i][half]);
            }
            let c = K::run(m, &x, &y);
            for i in 0..N {
                // SAFETY: half `half` of vector i of N.
                unsafe { out.as_mut_ptr().cast::<__m256i>().add(2 * i + half).write(c[i]) };
            }
        }
    }
}

/// Four vectors of words become the four columns, and back: the arrangement is its own inverse.
#[inline(always)]
fn transpose(v: [__m256i; 4]) -> [__m256i; 4] {
    on_token!({
        let (a, b) = (_mm256_unpacklo_epi64(v[0], v[1]), _mm256_unpackhi_epi64(v[0], v[1]));
        let (c, d) = (_mm256_unpacklo_epi64(v[2], v[3]), _mm256_unpackhi_epi64(v[2], v[3]));
        [
            _mm256_permute2x128_si256::<0x20>(a, c),
            _mm256_permute2x128_si256::<0x20>(b, d),
            _mm256_permute2x128_si256::<0x31>(a, c),
            _mm256_permute2x128_si256::<0x31>(b, d),
        ]
    })
}

/// The mask of the first `n` of four words.
#[inline(always)]
const fn first_words(n: usize) -> u8 {
    if n < 4 { (1 << n) - 1 } else { 0xf }
}

impl Avx2 {
    #[inline(always)]
    pub(super) fn half(self) -> Half {
        Half(self.0)
    }

    /// The mask of eight lanes from all bits of each.
    #[inline(always)]
    fn lanes(self, mask: Halves) -> u8 {
        self.half().lanes(mask[0]) | self.half().lanes(mask[1]) << 4
    }
}

impl Half {
    /// Lane l of vector i is word i of the four at `rows[l]`, zero but for those of `words`.
    ///
    /// # Safety
    /// Each row points to memory of which the words of `words` may be read.
    #[inline(always)]
    unsafe fn columns(self, rows: [*const __m256i; 4], words: u8) -> [__m256i; 4] {
        let mut out = [self.zero(); 4];
        for i in 0..4 {
            // SAFETY: the caller answers for the words, the token for the features.
            out[i] =
                unsafe { if words == 0xf { _mm256_loadu_si256(rows[i]) } else { _mm256_maskload_epi64(rows[i].cast(), self.mask(words)) } };
        }
        transpose(out)
    }
}

/// A method that does the same to either half.
macro_rules! on_halves {
    ($($name:ident $(<const $n:ident: $t:ty>)? ($($a:ident),*);)*) => {$(
        #[inline(always)]
        fn $name $(<const $n: $t>)? (self, $($a: Halves),*) -> Halves {
            [self.half().$name $(::<$n>)? ($($a[0]),*), self.half().$name $(::<$n>)? ($($a[1]),*)]
        }
    )*};
}

impl Lanes for Avx2 {
    type V = Halves;
    const SPLITS: bool = true;

    #[inline(always)]
    fn splat(self, x: u64) -> Halves {
        [self.half().splat(x); 2]
    }
    on_halves! {
        mad_lo(c, a, b);
        mad_hi(c, a, b);
        mul_lo_truncating(a, b);
        mad_small(c, a, b);
        add(a, b);
        sub(a, b);
        and(a, b);
        or(a, b);
        shl<const N: u32>(a);
        shr<const N: u32>(a);
        add_shl<const N: u32>(a);
    }
    #[inline(always)]
    fn split_sum<const R: u32>(self, x: u64, lows: u64, highs: u64) -> Halves {
        [self.half().split_sum::<R>(x, lows, highs); 2]
    }
    #[inline(always)]
    fn mad_split<const R: u32>(self, low: Halves, high: Halves, a: Halves, b: Halves) -> (Halves, Halves) {
        let h = self.half();
        let (first, second) = (h.mad_split::<R>(low[0], high[0], a[0], b[0]), h.mad_split::<R>(low[1], high[1], a[1], b[1]));
        ([first.0, second.0], [first.1, second.1])
    }
    #[inline(always)]
    fn lane_by_lane<K: LaneWise<N>, const N: usize>(self, a: &[Halves; N], b: &[Halves; N]) -> [Halves; N] {
        let mut out = MaybeUninit::uninit();
        // SAFETY: the token proves the features; the function writes both halves of all vectors.
        unsafe {
            half_by_half::<K, N>(self.half(), a, b, &mut out);
            out.assume_init()
        }
    }
    #[inline(always)]
    fn add_in(self, mask: u8, a: Halves, b: Halves) -> Halves {
        [self.half().add_in(mask, a[0], b[0]), self.half().add_in(mask >> 4, a[1], b[1])]
    }
    #[inline(always)]
    fn add_or_sub(self, mask: u8, a: Halves, b: Halves) -> Halves {
        [self.half().add_or_sub(mask, a[0], b[0]), self.half().add_or_sub(mask >> 4, a[1], b[1])]
    }
    #[inline(always)]
    fn select(self, mask: u8, a: Halves, b: Halves) -> Halves {
        [self.half().select(mask, a[0], b[0]), self.half().select(mask >> 4, a[1], b[1])]
    }
}

impl Independent for Avx2 {
    fn call<K: Kernel<Self>>(self, kernel: K) -> K::Out {
        on_token!(compiled(kernel, self))
    }
    #[inline(always)]
    fn load(self, words: &[u64; LANES]) -> Halves {
        let words = words.as_ptr().cast::<__m256i>();
        on_token!([_mm256_loadu_si256(words), _mm256_loadu_si256(words.add(1))])
    }
    #[inline(always)]
    fn store(self, v: Halves) -> [u64; LANES] {
        let mut out = [0; LANES];
        let words = out.as_mut_ptr().cast::<__m256i>();
        on_token!({
            _mm256_storeu_si256(words, v[0]);
            _mm256_storeu_si256(words.add(1), v[1]);
        });
        out
    }
    #[inline(always)]
    fn equal(self, a: Halves, b: Halves) -> u8 {
        self.lanes([on_token!(_mm256_cmpeq_epi64(a[0], b[0])), on_token!(_mm256_cmpeq_epi64(a[1], b[1]))])
    }
    #[inline(always)]
    fn less(self, a: Halves, b: Halves) -> u8 {
        self.lanes([self.half().less(a[0], b[0]), self.half().less(a[1], b[1])])
    }
    #[inline(always)]
    fn gather<const W: usize>(self, rows: [&[u64; W]; LANES]) -> [Halves; W] {
        let mut out = [self.zero(); W];
        for half in 0..2 {
            let mut at = 0;
            while at < W {
                let mut four = [rows[0].as_ptr().cast(); 4];
                for l in 0..4 {
                    four[l] = rows[4 * half + l][at..].as_ptr().cast();
                }
                let columns = on_token!(self.half().columns(four, first_words(W - at)));
                for i in 0..4 {
                    if at + i < W {
                        out[at + i][half] = columns[i];
                    }
                }
                at += 4;
            }
        }
        out
    }
    #[inline(always)]
    fn prefetch<T>(self, value: &T) {
        on_token!(_mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()));
    }
    #[inline(always)]
    fn prefetch_once<T>(self, value: &T) {
        on_token!(_mm_prefetch::<_MM_HINT_NTA>(std::ptr::from_ref(value).cast()));
    }
    #[inline(always)]
    fn scatter<const W: usize>(self, table: &mut [Row<W>], rows: &[u64; LANES], vectors: [Halves; W]) {
        for half in 0..2 {
            let mut at = 0;
            while at < W {
                let mut four = [self.half().zero(); 4];
                for i in 0..4 {
                    if at + i < W {
                        four[i] = vectors[at + i][half];
                    }
                }
                let (four, words) = (transpose(four), first_words(W - at));
                for l in 0..4 {
                    let row = table[rows[4 * half + l] as usize].0[at..].as_mut_ptr();
                    on_token!(if words == 0xf {
                        _mm256_storeu_si256(row.cast(), four[l]);
                    } else {
                        _mm256_maskstore_epi64(row.cast(), self.half().mask(words), four[l]);
                    });
                }
                at += 4;
            }
        }
    }
}

impl Bitwise for Avx2 {
    on_halves! {
        xor3(a, b, c);
        choose(a, b, c);
        majority(a, b, c);
        ror<const N: i32>(a);
        shl_by(a, by);
        least(a, b);
        most(a, b);
        leading_zeros(a);
    }
    #[inline(always)]
    fn sub_wrapping(self, a: Halves, b: Halves) -> Halves {
        self.sub(a, b)
    }
    #[inline(always)]
    fn add_wrapping(self, a: Halves, b: Halves) -> Halves {
        self.add(a, b)
    }
    #[inline(always)]
    fn big_endian(self, rows: [&[u8; 64]; LANES]) -> [Halves; 8] {
        // Bytes of each 64-bit word reversed.
        let swap = on_token!(_mm256_broadcastsi128_si256(_mm_set_epi64x(0x0809_0a0b_0c0d_0e0f, 0x0001_0203_0405_0607)));
        let mut out = [self.zero(); 8];
        for half in 0..2 {
            for at in 0..2 {
                let mut four = [rows[0].as_ptr().cast(); 4];
                for l in 0..4 {
                    four[l] = rows[4 * half + l][32 * at..].as_ptr().cast();
                }
                let columns = on_token!(self.half().columns(four, 0xf));
                for i in 0..4 {
                    out[4 * at + i][half] = on_token!(_mm256_shuffle_epi8(columns[i], swap));
                }
            }
        }
        out
    }
}
