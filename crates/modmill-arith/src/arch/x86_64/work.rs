//! Safe calls of the emitted kernels: each thread keeps one prepared state per kernel.

use super::{Layout, emitted};
use crate::arch::Avx512Ifma;
use crate::fold::{FoldTable, Kernel, Shape};
use crate::lanes::{LANES, LIMB_BITS, LIMB_MASK};
use std::arch::x86_64::{
    _mm512_and_si512, _mm512_load_si512, _mm512_loadu_si512, _mm512_set1_epi64, _mm512_store_si512, _mm512_storeu_si512,
};
use std::cell::RefCell;

/// A cache line.
type Line = [u64; LANES];

/// Lines of a state: room for the largest layout, checked when a kernel is first used.
const LINES: usize = 192;

/// A state. Starts at a page (see [`FoldTable`] for why).
#[repr(C, align(4096))]
struct State([Line; LINES]);

thread_local! {
    static STATES: RefCell<[Option<Box<State>>; emitted::COUNT]> = const { RefCell::new([const { None }; emitted::COUNT]) };
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
        let state = &mut states[number].get_or_insert_with(|| prepare(layout)).0;
        let at = |word: usize| word / LANES;
        // SAFETY: the token proves AVX-512 F, DQ and IFMA. The state has `layout.words` words, starts at a page and prepared
        // as the layout says, and holds every operand's vectors; the table is of the kernel's own class (asserted), whole, and made
        // of aligned lines; count > 0.
        unsafe {
            load(&mut state[at(layout.operands[0])..], x);
            if let Some(y) = y {
                load(&mut state[at(layout.operands[1])..], y);
            }
            entry(state.as_mut_ptr().cast(), table.as_ptr().wrapping_add(layout.table_bias), count);
            let rippled = state[0].iter().any(|w| w >> LIMB_BITS != 0);
            if !rippled {
                store(x, &state[at(layout.operands[0])..]);
            }
            !rippled
        }
    })
}

/// Copies limbs into lines, a vector at a time: narrower stores would stall the kernel's loads.
#[target_feature(enable = "avx512f")]
fn load(to: &mut [Line], from: &[u64]) {
    for (l, v) in to.iter_mut().zip(from.chunks_exact(LANES)) {
        // SAFETY: `v` has eight words and `l` is a whole line, aligned to 64 bytes.
        unsafe { _mm512_store_si512(l.as_mut_ptr().cast(), _mm512_loadu_si512(v.as_ptr().cast())) };
    }
}

/// Copies the low 52 bits of lines out as limbs.
#[target_feature(enable = "avx512f")]
fn store(to: &mut [u64], from: &[Line]) {
    let mask = _mm512_set1_epi64(LIMB_MASK as i64);
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
