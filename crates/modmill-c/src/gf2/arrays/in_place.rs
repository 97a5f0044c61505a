//! Results in memory of the caller's that may be an operand's, too.

use super::Done;
use crate::error::Error;
use crate::pointer;
use ::modmill_gf2::Field;
use std::slice;

/// Words of a replaced operand that are copied at a time, for each thread.
const BLOCK: usize = 1 << 17;

/// An array of elements that the caller gave.
#[derive(Clone, Copy)]
pub(super) struct Operand {
    pub(super) name: &'static str,
    pub(super) data: *const u64,
    pub(super) count: usize,
}

/// The words of `count` elements.
pub(super) fn words(field: &Field, name: &str, count: usize) -> Result<usize, Error> {
    count.checked_mul(field.words()).ok_or_else(|| Error::usage(format!("{name}: {count} elements are more than memory has")))
}

/// Does `work` on `count` elements of `out`, which may be an operand of as many. Such an operand is copied block by block, so that Rust's rule holds: memory that is
/// written has no second name.
///
/// # Safety
/// Each array is null or leads to as many elements, which nobody else uses meanwhile.
pub(super) unsafe fn into<const N: usize>(
    field: &Field,
    out: *mut u64,
    count: usize,
    operands: [Operand; N],
    work: impl Fn(&mut [u64], [&[u64]; N]) -> Done,
) -> Result<(), Error> {
    let size = words(field, "out", count)?;
    let mut sizes = [0; N];
    let mut replaced = [false; N];
    for (k, operand) in operands.iter().enumerate() {
        sizes[k] = words(field, operand.name, operand.count)?;
        replaced[k] = overlap(out, size, operand.data, sizes[k]);
        if replaced[k] && !(operand.data == out.cast_const() && operand.count == count) {
            return Err(Error::usage(format!("out: it overlaps {}, but is not that array", operand.name)));
        }
    }
    if !replaced.contains(&true) {
        // SAFETY: the condition of this function, and no operand overlaps the result.
        unsafe {
            let mut views = [&[][..]; N];
            for (view, (operand, size)) in views.iter_mut().zip(operands.iter().zip(sizes)) {
                *view = pointer::array(operand.name, operand.data, size)?;
            }
            return Ok(work(pointer::array_mut("out", out, size)?, views)?);
        }
    }
    for (operand, size) in operands.iter().zip(sizes) {
        if operand.count != count && operand.count != 1 {
            return Err(Error::usage(format!("{}: {} elements; {count} or 1 are needed", operand.name, operand.count)));
        }
        // SAFETY: the condition of this function; the view ends with this statement. All errors are found here, before anything is replaced.
        field.check(operand.name, unsafe { pointer::array(operand.name, operand.data, size) }?)?;
    }
    let step = (BLOCK / field.words()).max(1) * field.threads();
    let mut copy = Vec::new();
    for first in (0..count).step_by(step) {
        let (at, length) = (first * field.words(), step.min(count - first) * field.words());
        copy.clear();
        // SAFETY: `out` is one of the operands that were checked above; the view ends with this statement.
        copy.extend_from_slice(unsafe { slice::from_raw_parts(out.add(at), length) });
        let mut views = [&copy[..]; N];
        for (k, view) in views.iter_mut().enumerate().filter(|(k, _)| !replaced[*k]) {
            let (from, length) = if operands[k].count == 1 { (0, field.words()) } else { (at, length) };
            // SAFETY: this operand was checked above and does not overlap the result.
            *view = unsafe { slice::from_raw_parts(operands[k].data.add(from), length) };
        }
        // SAFETY: as for the copy; no view is of this memory.
        work(unsafe { slice::from_raw_parts_mut(out.add(at), length) }, views)?;
    }
    Ok(())
}

/// True if two arrays have a word in common.
fn overlap(a: *const u64, a_words: usize, b: *const u64, b_words: usize) -> bool {
    let (a_end, b_end) = (a.wrapping_add(a_words), b.wrapping_add(b_words));
    a_words > 0 && b_words > 0 && a < b_end && b < a_end
}
