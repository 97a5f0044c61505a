//! Calls of the emitted kernels: each thread keeps one prepared state per kernel.

use super::emitted::{Emitted, Layout, State, WORDS};
use crate::lanes::{Emulated, LIMB_BITS, LIMB_MASK, Memory, Table};

/// Lanes of a vector.
pub(super) const LANES: usize = 4;
/// The bits of 2^52, which are those of 2^52 + x but for x.
const EXPONENT: u64 = 0x4330_0000_0000_0000;
/// For x86-64's MXCSR: rounding toward zero, all exceptions masked, in the half of the second word of the head that the kernel's mode has.
const TOWARD_ZERO: u64 = 0x7f80 << 32;

/// Runs an emitted kernel `count` > 0 times: x := its result, of which each word has the bits of `mask`, unless a predicted carry rippled: then false, and x
/// is unchanged.
///
/// # Safety
/// The processor has the kernel's features. The operands x and y, words in whole vectors of eight, are the kernel's, and `table` points to all that it
/// reads, aligned to 32 bytes.
pub(crate) unsafe fn call(kernel: &Emitted, table: *const u64, x: &mut [u64], y: Option<&[u64]>, count: u64, mask: u64) -> bool {
    let layout = kernel.layout;
    kernel.state.with_borrow_mut(|state| {
        let state = &mut state.get_or_insert_with(|| prepare(layout)).0;
        // SAFETY: the caller answers for the features. The state has `layout.words` words, starts at a page, is prepared as the layout says, and holds
        // every operand's vectors; the caller answers for operands and table.
        unsafe {
            for (operand, words) in [Some(&*x), y].into_iter().enumerate().filter_map(|(o, words)| Some((o, words?))) {
                if let Some(at) = layout.doubles[operand] {
                    to_doubles(&mut state[at..][..words.len()], words);
                }
                if let Some(at) = layout.integers[operand] {
                    state[at..][..words.len()].copy_from_slice(words);
                }
            }
            (kernel.entry)(state.as_mut_ptr(), table, count);
            let rippled = state[..LANES].iter().any(|w| w >> LIMB_BITS != 0);
            if !rippled {
                match (layout.integers[0], layout.doubles[0]) {
                    (Some(at), _) => x.iter_mut().zip(&state[at..]).for_each(|(x, word)| *x = word & mask),
                    (None, Some(at)) => from_doubles(x, &state[at..][..x.len()]),
                    (None, None) => unreachable!("a kernel that reads no operand"),
                }
            }
            !rippled
        }
    })
}

/// x := what `kernel` makes of x and y in emulation, unless a predicted carry rippled: then false, and x is unchanged. Sums are few.
pub(crate) fn emulate(x: &mut [u64], y: &[u64], table: &dyn Table, kernel: impl FnOnce(Emulated<&Memory<'_>>)) -> bool {
    let memory = Memory::new(x, y, table);
    kernel(Emulated::across(&memory));
    let (rippled, result) = (memory.rippled(), memory.result().clone());
    if !rippled {
        x.iter_mut().zip(result).for_each(|(x, limb)| *x = limb & LIMB_MASK);
    }
    !rippled
}

fn prepare(layout: &Layout) -> Box<State> {
    assert!(layout.words <= WORDS, "a state of {} words is larger than the room for it", layout.words);
    let mut state = Box::new(State([0; WORDS]));
    state.0[LANES] = TOWARD_ZERO;
    state.0[layout.constants_at..][..LANES * layout.constants.len()].copy_from_slice(layout.constants.as_flattened());
    state
}

/// The low 52 bits of each word as a double. Exact in every rounding mode: 2^52 + x - 2^52.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
pub(super) fn to_doubles(to: &mut [u64], from: &[u64]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to = (f64::from_bits(from & LIMB_MASK | EXPONENT) - f64::from_bits(EXPONENT)).to_bits();
    }
}

/// Each double, an integer below 2^52, as a word.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
fn from_doubles(to: &mut [u64], from: &[u64]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to = (f64::from_bits(*from) + f64::from_bits(EXPONENT)).to_bits() & LIMB_MASK;
    }
}
