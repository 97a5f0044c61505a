//! Safe calls of the kernels modulo any odd N.

use super::call::{LANES as HALF, call, emulate};
use super::{MULTIPLICATIONS, SQUARES, Unit};
use crate::fold::sums::Sign;
use crate::fold::{FoldTable, tables};
use crate::kernels::FoldKernels;
use crate::lanes::TableIndex;

/// A page of vectors of four.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C, align(4096))]
struct Page([[u64; HALF]; PAGE]);

const PAGE: usize = 128;
/// The offset of the table in its first page, in vectors.
const START: usize = 64;

/// The residues of a modulus as doubles, each row padded to whole vectors of four; sums read them as limbs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct DoublesTable {
    limbs: FoldTable,
    pages: Vec<Page>,
}

impl From<FoldTable> for DoublesTable {
    fn from(limbs: FoldTable) -> Self {
        let shape = limbs.shape();
        let stride = shape.table_limbs.div_ceil(HALF);
        let mut pages = vec![Page([[0; HALF]; PAGE]); (START + shape.rows() * stride).div_ceil(PAGE)];
        for row in 0..shape.rows() {
            let words: Vec<u64> = (0..shape.table_vectors()).flat_map(|vector| *limbs.line(TableIndex { row, vector })).collect();
            for (v, vector) in words.chunks_exact(HALF).take(stride).enumerate() {
                let at = START + row * stride + v;
                // Limbs below 2^52 are doubles as they are.
                pages[at / PAGE].0[at % PAGE] = std::array::from_fn(|l| (vector[l] as f64).to_bits());
            }
        }
        Self { limbs, pages }
    }
}

impl DoublesTable {
    fn as_ptr(&self) -> *const u64 {
        self.pages.as_ptr().cast::<u64>().wrapping_add(HALF * START)
    }
}

impl FoldKernels for Unit {
    type Table = DoublesTable;

    fn square(self, table: &DoublesTable, x: &mut [u64], steps: u64) -> bool {
        let class = table.limbs.class(x, x);
        // SAFETY: the token proves the features, the operand and the table are of the kernel's class (checked), and the table is whole and made of aligned vectors.
        steps == 0 || unsafe { call(SQUARES[class], table.as_ptr(), x, None, steps, u64::MAX) }
    }

    fn multiply(self, table: &DoublesTable, x: &mut [u64], y: &[u64]) -> bool {
        let class = table.limbs.class(x, y);
        // SAFETY: the token proves the features, the operands and the table are of the kernel's class (checked), and the table is whole and made of aligned vectors.
        unsafe { call(MULTIPLICATIONS[class], table.as_ptr(), x, Some(y), 1, u64::MAX) }
    }

    fn sum(self, table: &DoublesTable, x: &mut [u64], y: &[u64], sign: Sign) -> bool {
        table.limbs.class(x, y);
        emulate(x, y, &table.limbs, |m| tables::sum(m, table.limbs.shape(), sign))
    }
}
