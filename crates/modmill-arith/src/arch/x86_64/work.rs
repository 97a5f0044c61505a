//! Safe calls of the emitted kernels: each thread keeps one prepared state per kernel.

use super::{Layout, emitted};
use crate::arch::Avx512Ifma;
use crate::fold::{FoldTable, Kernel, Shape};
use crate::lanes::{LANES, LIMB_BITS, LIMB_MASK};
use std::cell::RefCell;

/// A cache line.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u64; LANES]);

thread_local! {
    static STATES: RefCell<[Vec<Line>; emitted::COUNT]> = const { RefCell::new([const { Vec::new() }; emitted::COUNT]) };
}

/// x := x^(2^steps) * 2^(-52 low (2^steps - 1)), unless a predicted carry rippled: then false, and x is unchanged.
/// `x` has `shape.vectors()` vectors of limbs within the shape's bounds.
pub(crate) fn square(token: Avx512Ifma, shape: &Shape, table: &FoldTable, x: &mut [u64], steps: u64) -> bool {
    steps == 0 || call(token, shape, Kernel::Square, table, x, None, steps)
}

/// x := x * y * 2^(-52 low), unless a predicted carry rippled: then false, and x is unchanged.
pub(crate) fn multiply(token: Avx512Ifma, shape: &Shape, table: &FoldTable, x: &mut [u64], y: &[u64]) -> bool {
    call(token, shape, Kernel::Multiply, table, x, Some(y), 1)
}

fn call(_token: Avx512Ifma, shape: &Shape, kernel: Kernel, table: &FoldTable, x: &mut [u64], y: Option<&[u64]>, count: u64) -> bool {
    let (number, layout, entry) = emitted::kernel(shape.bits, kernel);
    let words = LANES * shape.vectors();
    assert!(x.len() == words && y.is_none_or(|y| y.len() == words) && table.shape() == shape, "operand or table of another class");
    STATES.with_borrow_mut(|states| {
        let state = &mut states[number];
        if state.is_empty() {
            prepare(state, layout);
        }
        let line = |word: usize| word / LANES;
        let put = |state: &mut [Line], at: usize, limbs: &[u64]| {
            for (l, v) in state[line(at)..].iter_mut().zip(limbs.chunks_exact(LANES)) {
                l.0.copy_from_slice(v);
            }
        };
        put(state, layout.operands[0], x);
        if let Some(y) = y {
            put(state, layout.operands[1], y);
        }
        // SAFETY: the token proves AVX-512 F, DQ and IFMA. The state has `layout.words` words, is aligned to its lines and prepared
        // as the layout says; the table is of the kernel's own class (asserted), whole, and made of aligned lines; count > 0.
        unsafe { entry(state.as_mut_ptr().cast(), table.as_ptr().wrapping_add(layout.table_bias), count) };
        let rippled = state[0].0.iter().any(|w| w >> LIMB_BITS != 0);
        if !rippled {
            for (v, l) in x.chunks_exact_mut(LANES).zip(&state[line(layout.operands[0])..]) {
                for (to, from) in v.iter_mut().zip(l.0) {
                    *to = from & LIMB_MASK;
                }
            }
        }
        !rippled
    })
}

fn prepare(state: &mut Vec<Line>, layout: &Layout) {
    state.resize(layout.words.div_ceil(LANES), Line([0; LANES]));
    for (l, pick) in state[layout.picks_at / LANES..].iter_mut().zip(layout.picks) {
        l.0 = pick.map(u64::from);
    }
}
