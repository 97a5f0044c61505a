//! Safe calls of the emitted kernels: each thread keeps one prepared state per kernel.

use super::Emitted;
use crate::arch::Avx512Ifma;
use crate::arch::x86_64::{AcrossKernel, update};
#[cfg(test)]
use crate::fold::Operation;
use crate::fold::sums::Sign;
use crate::fold::{FoldTable, SHAPES, tables};
use crate::kernels::FoldKernels;
use crate::kernels::x86_64::Layout;
use crate::lanes::{Across, LANES, LIMB_BITS, LIMB_MASK};
use std::arch::x86_64::{__m512i, _mm512_and_si512, _mm512_load_si512, _mm512_loadu_si512, _mm512_set1_epi64, _mm512_storeu_si512};
use std::cell::RefCell;

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

/// A cache line.
type Line = [u64; LANES];

/// Lines of a state: room for the largest layout, checked when a kernel is first used.
const LINES: usize = 448;

/// A state. Starts at a page (see [`FoldTable`] for why).
#[repr(C, align(4096))]
struct State([Line; LINES]);

thread_local! {
    static STATES: RefCell<[Option<Box<State>>; super::COUNT]> = const { RefCell::new([const { None }; super::COUNT]) };
}

impl FoldKernels for Avx512Ifma {
    type Table = FoldTable;

    fn square(self, table: &FoldTable, x: &mut [u64], steps: u64) -> bool {
        let class = table.class(x, x);
        // SAFETY: the operand and the table are of the kernel's class (checked), and the table is whole and made of aligned lines.
        steps == 0 || unsafe { call(self, SQUARES[class], table.as_ptr(), x, None, steps) }
    }

    fn multiply(self, table: &FoldTable, x: &mut [u64], y: &[u64]) -> bool {
        let class = table.class(x, y);
        // SAFETY: the operands and the table are of the kernel's class (checked), and the table is whole and made of aligned lines.
        unsafe { call(self, MULTIPLICATIONS[class], table.as_ptr(), x, Some(y), 1) }
    }

    fn sum(self, table: &FoldTable, x: &mut [u64], y: &[u64], sign: Sign) -> bool {
        match (table.class(x, y), sign) {
            (0, Sign::Plus) => update::<Sum<0, 2, false>, _>(self, x, y, table),
            (0, Sign::Minus) => update::<Sum<0, 2, true>, _>(self, x, y, table),
            (1, Sign::Plus) => update::<Sum<1, 3, false>, _>(self, x, y, table),
            (1, Sign::Minus) => update::<Sum<1, 3, true>, _>(self, x, y, table),
            (2, Sign::Plus) => update::<Sum<2, 4, false>, _>(self, x, y, table),
            (2, Sign::Minus) => update::<Sum<2, 4, true>, _>(self, x, y, table),
            (3, Sign::Plus) => update::<Sum<3, 6, false>, _>(self, x, y, table),
            (3, Sign::Minus) => update::<Sum<3, 6, true>, _>(self, x, y, table),
            (4, Sign::Plus) => update::<Sum<4, 8, false>, _>(self, x, y, table),
            (4, Sign::Minus) => update::<Sum<4, 8, true>, _>(self, x, y, table),
            (_, Sign::Plus) => update::<Sum<5, 10, false>, _>(self, x, y, table),
            (_, Sign::Minus) => update::<Sum<5, 10, true>, _>(self, x, y, table),
        }
    }
}

#[cfg(test)]
/// The kernel of class CLASS, with operands of N vectors, a vector of columns summed in C parts.
struct Compiled<const CLASS: usize, const N: usize, const C: usize, const MULTIPLY: bool>;

#[cfg(test)]
impl<const CLASS: usize, const N: usize, const C: usize, const MULTIPLY: bool> AcrossKernel for Compiled<CLASS, N, C, MULTIPLY> {
    #[inline(always)]
    fn run<M: Across>(m: M) {
        let operation = if MULTIPLY { Operation::Multiply } else { Operation::Square };
        tables::run_with::<M, N, C, 1>(m, const { &SHAPES[CLASS] }, operation);
    }
}

/// [`FoldKernels::multiply`] compiled: what the emitted code is compared with.
#[cfg(test)]
pub(crate) fn multiply_compiled(token: Avx512Ifma, table: &FoldTable, x: &mut [u64], y: &[u64]) -> bool {
    match table.class(x, y) {
        0 => update::<Compiled<0, 2, 4, true>, _>(token, x, y, table),
        1 => update::<Compiled<1, 3, 4, true>, _>(token, x, y, table),
        2 => update::<Compiled<2, 4, 4, true>, _>(token, x, y, table),
        3 => update::<Compiled<3, 6, 4, true>, _>(token, x, y, table),
        4 => update::<Compiled<4, 8, 4, true>, _>(token, x, y, table),
        _ => update::<Compiled<5, 10, 4, true>, _>(token, x, y, table),
    }
}

/// [`FoldKernels::square`] of one step, compiled: what the emitted code is compared with.
#[cfg(test)]
pub(crate) fn square_compiled(token: Avx512Ifma, table: &FoldTable, x: &mut [u64]) -> bool {
    match table.class(x, x) {
        0 => update::<Compiled<0, 2, 2, false>, _>(token, x, &[], table),
        1 => update::<Compiled<1, 3, 2, false>, _>(token, x, &[], table),
        2 => update::<Compiled<2, 4, 2, false>, _>(token, x, &[], table),
        3 => update::<Compiled<3, 6, 2, false>, _>(token, x, &[], table),
        4 => update::<Compiled<4, 8, 2, false>, _>(token, x, &[], table),
        _ => update::<Compiled<5, 10, 2, false>, _>(token, x, &[], table),
    }
}

struct Sum<const CLASS: usize, const N: usize, const MINUS: bool>;

impl<const CLASS: usize, const N: usize, const MINUS: bool> AcrossKernel for Sum<CLASS, N, MINUS> {
    #[inline(always)]
    fn run<M: Across>(m: M) {
        tables::run_sum::<M, N>(m, const { &SHAPES[CLASS] }, if MINUS { Sign::Minus } else { Sign::Plus });
    }
}

/// Runs an emitted kernel `count` > 0 times: x := its result, unless a predicted carry rippled: then false, and x is unchanged.
///
/// # Safety
/// x and y have the vectors of the kernel's operands, and `table` is the first word of its table, aligned to 64 bytes.
pub(super) unsafe fn call(token: Avx512Ifma, kernel: &Emitted, table: *const u64, x: &mut [u64], y: Option<&[u64]>, count: u64) -> bool {
    // SAFETY: the caller's.
    unsafe { call_masked(token, kernel, table, x, y, count, LIMB_MASK) }
}

/// [`call`] for a result of which each word has the bits of `mask`.
///
/// # Safety
/// As for [`call`]; a kernel that reads its table word by word needs no alignment, and one that advances in it needs all that it reads.
pub(super) unsafe fn call_masked(
    _token: Avx512Ifma,
    kernel: &Emitted,
    table: *const u64,
    x: &mut [u64],
    y: Option<&[u64]>,
    count: u64,
    mask: u64,
) -> bool {
    let layout = kernel.layout;
    STATES.with_borrow_mut(|states| {
        let state = &mut states[kernel.number].get_or_insert_with(|| prepare(layout)).0;
        let at = |operand: usize| layout.operands[operand] / LANES;
        // SAFETY: the token proves AVX-512 F, DQ and IFMA. The state has `layout.words` words, starts at a page, is prepared
        // as the layout says, and holds every operand's vectors; the caller answers for operands and table.
        unsafe {
            load(&mut state[at(0)..], x);
            if let Some(y) = y {
                load(&mut state[at(1)..], y);
            }
            (kernel.entry)(state.as_mut_ptr().cast(), table.wrapping_add(layout.table_bias), count);
            let rippled = state[0].iter().any(|w| w >> LIMB_BITS != 0);
            if !rippled {
                store(x, &state[at(0)..], mask);
            }
            !rippled
        }
    })
}

/// Copies limbs into lines, a vector at a time: narrower stores would stall the kernel's loads. The stores are volatile so that the compiler does not make a
/// `memcpy` of them, which has narrower ones.
#[target_feature(enable = "avx512f")]
fn load(to: &mut [Line], from: &[u64]) {
    for (l, v) in to.iter_mut().zip(from.chunks_exact(LANES)) {
        // SAFETY: `v` has eight words and `l` is a whole line, aligned to 64 bytes.
        unsafe { l.as_mut_ptr().cast::<__m512i>().write_volatile(_mm512_loadu_si512(v.as_ptr().cast())) };
    }
}

/// Copies the bits of `mask` of each word of the lines out.
#[target_feature(enable = "avx512f")]
fn store(to: &mut [u64], from: &[Line], mask: u64) {
    let mask = _mm512_set1_epi64(mask as i64);
    for (v, l) in to.chunks_exact_mut(LANES).zip(from) {
        // SAFETY: `v` has eight words and `l` is a whole line, aligned to 64 bytes.
        unsafe { _mm512_storeu_si512(v.as_mut_ptr().cast(), _mm512_and_si512(mask, _mm512_load_si512(l.as_ptr().cast()))) };
    }
}

fn prepare(layout: &Layout) -> Box<State> {
    assert!(layout.words <= LANES * LINES, "a state of {} words is larger than the room for it", layout.words);
    let mut state = Box::new(State([[0; LANES]; LINES]));
    for (l, pick) in state.0[layout.picks_at / LANES..].iter_mut().zip(layout.picks) {
        *l = pick.map(u64::from);
    }
    state
}
