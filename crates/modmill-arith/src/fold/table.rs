//! The table of a modulus: the residues that folded columns are multiplied by (see [`Shape::row_power`]), in the order the kernels read them.

use super::Shape;
use crate::Natural;
use crate::digits::{join, split};
use crate::lanes::{LANES, LIMB_BITS, LIMB_MASK, TableIndex};

/// Lines of a page.
const PAGE: usize = 64;
/// The offset of the table in its first page, in lines. The kernels' states start at a page: while their first stores of a step
/// are on the way, loads of the first rows must not have the same low 12 address bits, or they wait for those stores.
const START: usize = 32;

/// A page of vectors, a cache line each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C, align(4096))]
struct Page([[u64; LANES]; PAGE]);

/// Rows of limbs, each row padded to whole vectors.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FoldTable {
    shape: &'static Shape,
    /// 1 / R mod N.
    inverse: Natural,
    pages: Vec<Page>,
}

impl FoldTable {
    /// The table of `modulus` (odd, of at most `shape.bits` bits).
    pub(crate) fn new(shape: &'static Shape, modulus: &Natural) -> Self {
        let inverse = (Natural::from(1u8) << (LIMB_BITS as usize * shape.low)).modinv(modulus).unwrap_or_default();
        // One row more: what makes up for the bias of a difference.
        let lines = START + (shape.rows() + 1) * shape.table_vectors();
        let mut pages = vec![Page([[0; LANES]; PAGE]); lines.div_ceil(PAGE)];
        let mut at = START;
        for row in 0..=shape.rows() {
            let t = if row == shape.rows() {
                complement(modulus, shape.limbs, shape.largest_top())
            } else {
                (&inverse << (LIMB_BITS as usize * shape.row_power(row))) % modulus
            };
            let limbs = limbs(&t, LANES * shape.table_vectors());
            for vector in limbs.chunks_exact(LANES) {
                pages[at / PAGE].0[at % PAGE].copy_from_slice(vector);
                at += 1;
            }
        }
        Self { shape, inverse, pages }
    }

    /// The class it is for.
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    pub(crate) fn shape(&self) -> &'static Shape {
        self.shape
    }

    /// The class as its place in [`SHAPES`](super::SHAPES).
    ///
    /// # Panics
    /// Where that is not the class of the operands, too.
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    pub(crate) fn class(&self, x: &[u64], y: &[u64]) -> usize {
        let words = LANES * self.shape.vectors();
        assert!(x.len() == words && y.len() == words, "operands of another class than the table's");
        self.shape.class()
    }

    /// 1 / R mod N, R = 2^(52 low): what brings a product of two elements back to one.
    pub(crate) fn inverse(&self) -> &Natural {
        &self.inverse
    }

    /// The limbs at `index`.
    #[inline(always)]
    pub(crate) fn line(&self, index: TableIndex) -> &[u64; LANES] {
        let at = START + self.shape.table_position(index);
        &self.pages[at / PAGE].0[at % PAGE]
    }

    /// The first word; every vector is aligned to 64 bytes.
    #[cfg(target_arch = "x86_64")]
    pub(crate) fn as_ptr(&self) -> *const u64 {
        self.pages.as_ptr().cast::<u64>().wrapping_add(START * LANES)
    }
}

impl crate::lanes::Table for FoldTable {
    fn vector(&self, index: TableIndex) -> [u64; LANES] {
        *self.line(index)
    }
}

/// `value` as `count` limbs of 52 bits.
pub(crate) fn limbs(value: &Natural, count: usize) -> Vec<u64> {
    split(value, LIMB_BITS, count)
}

/// The integer whose limbs are the low 52 bits of `limbs`.
pub(crate) fn from_limbs(limbs: &[u64]) -> Natural {
    join(limbs.iter().map(|limb| limb & LIMB_MASK), LIMB_BITS)
}

/// Carries `columns` of up to 2^63, which make a number of as many limbs, so that they are its limbs.
pub(crate) fn carry(columns: &mut [u64]) {
    columns.iter_mut().fold(0, |carry, column| {
        let sum = *column + carry;
        *column = sum & LIMB_MASK;
        sum >> LIMB_BITS
    });
}

/// The integer whose columns, of up to 2^63, are `columns`.
pub(crate) fn columns_value(columns: &[u64]) -> Natural {
    let mut limbs = [columns, &[0]].concat();
    carry(&mut limbs);
    from_limbs(&limbs)
}

/// -bias mod `modulus`, for the bias of `limbs` limbs that [`super::sums`] adds to a difference.
pub(crate) fn complement(modulus: &Natural, limbs: usize, top: u64) -> Natural {
    let mut bias = vec![LIMB_MASK; limbs];
    bias[limbs - 1] = top;
    (modulus - from_limbs(&bias) % modulus) % modulus
}
