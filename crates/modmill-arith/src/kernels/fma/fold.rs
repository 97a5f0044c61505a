//! Safe calls of the kernels modulo any odd N.

use super::call::{LANES as HALF, call, emulate};
use super::{Emitted, Unit};
use crate::fold::sums::Sign;
use crate::fold::{FoldTable, SHAPES, Shape, tables};
use crate::kernels::FoldKernels;
use crate::lanes::{LANES, TableIndex};

/// The kernels of each class, in the order of [`SHAPES`].
const SQUARES: [&Emitted; SHAPES.len()] =
    [&super::SQUARE_512, &super::SQUARE_1024, &super::SQUARE_1536, &super::SQUARE_2048, &super::SQUARE_3072, &super::SQUARE_4096];
const MULTIPLICATIONS: [&Emitted; SHAPES.len()] = [
    &super::MULTIPLY_512,
    &super::MULTIPLY_1024,
    &super::MULTIPLY_1536,
    &super::MULTIPLY_2048,
    &super::MULTIPLY_3072,
    &super::MULTIPLY_4096,
];

/// A page of vectors of four.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C, align(4096))]
struct Page([[u64; HALF]; PAGE]);

const PAGE: usize = 128;
/// Where in its first page the table starts, in vectors.
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

    /// The class, which is that of the operands, too.
    fn shape(&self, x: &[u64], y: &[u64]) -> &'static Shape {
        let shape = self.limbs.shape();
        let words = LANES * shape.vectors();
        assert!(x.len() == words && y.len() == words, "operands of another class than the table's");
        shape
    }
}

impl FoldKernels for Unit {
    type Table = DoublesTable;

    fn square(self, table: &DoublesTable, x: &mut [u64], steps: u64) -> bool {
        let class = table.shape(x, x).class();
        // SAFETY: the operand and the table are of the kernel's class (checked), and the table is whole and made of aligned vectors.
        steps == 0 || unsafe { call(self, SQUARES[class], table.as_ptr(), x, None, steps) }
    }

    fn multiply(self, table: &DoublesTable, x: &mut [u64], y: &[u64]) -> bool {
        let class = table.shape(x, y).class();
        // SAFETY: the operands and the table are of the kernel's class (checked), and the table is whole and made of aligned vectors.
        unsafe { call(self, MULTIPLICATIONS[class], table.as_ptr(), x, Some(y), 1) }
    }

    fn sum(self, table: &DoublesTable, x: &mut [u64], y: &[u64], sign: Sign) -> bool {
        let shape = table.shape(x, y);
        emulate(x, y, &table.limbs, |m| tables::sum(m, shape, sign))
    }
}
