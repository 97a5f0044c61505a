//! Operations on arrays of elements, which may replace their operands.

use super::modmill_gf2;
use crate::border::status;
use crate::control::{Control, modmill_control};
use crate::error::Error;
use crate::pointer;
use crate::status::modmill_status;
use ::modmill_gf2::{Field, Gf2Error, Natural};
use std::mem::MaybeUninit;

mod in_place;

use in_place::{Operand, into};

/// Writes a b to out, `count` elements. `a_count` and `b_count` are `count` or 1: a single element goes with all of the other. As in all functions on arrays, an element takes
/// modmill_gf2_words words, lowest first, has degree below m, and element i begins at word i times that; `out` may be an operand of `count` elements, which is then
/// replaced, but not overlap one otherwise. After an error the content of `out` is unspecified.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_mul(
    field: *const modmill_gf2,
    out: *mut u64,
    count: usize,
    a: *const u64,
    a_count: usize,
    b: *const u64,
    b_count: usize,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle.
        let field = &unsafe { pointer::handle("field", field) }?.field;
        let operands = [Operand { name: "a", data: a, count: a_count }, Operand { name: "b", data: b, count: b_count }];
        // SAFETY: the caller's arrays.
        unsafe { into(field, out, count, operands, |out, [a, b]| field.mul_into(out, a, b)) }
    })
}

/// Writes a + b to out, `count` elements each.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_add(
    field: *const modmill_gf2,
    out: *mut u64,
    a: *const u64,
    b: *const u64,
    count: usize,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle.
        let field = &unsafe { pointer::handle("field", field) }?.field;
        let operands = [Operand { name: "a", data: a, count }, Operand { name: "b", data: b, count }];
        // SAFETY: the caller's arrays.
        unsafe { into(field, out, count, operands, |out, [a, b]| field.add_into(out, a, b)) }
    })
}

/// Writes a^2 to out, `count` elements each.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_square(field: *const modmill_gf2, out: *mut u64, a: *const u64, count: usize) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle.
        let field = &unsafe { pointer::handle("field", field) }?.field;
        // SAFETY: the caller's arrays.
        unsafe { into(field, out, count, [Operand { name: "a", data: a, count }], |out, [a]| field.square_into(out, a)) }
    })
}

/// Writes 1 / a to out, `count` elements each. MODMILL_USAGE with the number of the first element that has no inverse.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_inverse(
    field: *const modmill_gf2,
    out: *mut u64,
    a: *const u64,
    count: usize,
    control: *const modmill_control,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle and control.
        let (field, mut control) = unsafe { (&pointer::handle("field", field)?.field, Control::new(control)?) };
        // SAFETY: the caller's arrays; the operand is read before the result is written.
        unsafe {
            let found = field.inv_with(elements(field, "a", a, count)?, &mut control)?;
            write(out, &found)
        }
    })
}

/// Writes a^e to out, `count` elements each, 0^0 being 1; e in big-endian bytes. negative: the powers of the inverses, a^-e.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_pow(
    field: *const modmill_gf2,
    out: *mut u64,
    a: *const u64,
    count: usize,
    exponent: *const u8,
    exponent_length: usize,
    negative: bool,
    control: *const modmill_control,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle, control and bytes.
        let (field, mut control, exponent) = unsafe {
            let exponent = pointer::array("exponent", exponent, exponent_length)?;
            (&pointer::handle("field", field)?.field, Control::new(control)?, Natural::from_bytes_be(exponent))
        };
        let pow = if negative { Field::negative_pow_with } else { Field::pow_with };
        // SAFETY: the caller's arrays; the operand is read before the result is written.
        unsafe {
            let found = pow(field, elements(field, "a", a, count)?, &exponent, &mut control)?;
            write(out, &found)
        }
    })
}

/// Writes the sum of all a b to out, one element; a and b have `count` elements each.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_dot(
    field: *const modmill_gf2,
    out: *mut u64,
    a: *const u64,
    b: *const u64,
    count: usize,
) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle and arrays.
        unsafe { computed(field, out, |field| Ok(field.dot(elements(field, "a", a, count)?, elements(field, "b", b, count)?)?)) }
    })
}

/// Writes the product of all `count` elements to out, one element; 1 of none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_product(field: *const modmill_gf2, out: *mut u64, a: *const u64, count: usize) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle and arrays.
        unsafe { computed(field, out, |field| Ok(field.product(elements(field, "a", a, count)?)?)) }
    })
}

/// Writes the trace of each of `count` elements to out, 0 or 1, a byte each.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn modmill_gf2_trace(field: *const modmill_gf2, out: *mut u8, a: *const u64, count: usize) -> modmill_status {
    status(|| {
        // SAFETY: the caller's handle and arrays.
        unsafe { computed(field, out, |field| Ok(field.trace(elements(field, "a", a, count)?)?)) }
    })
}

/// Writes what an operation gives. It reads its operands before, so that `out` may overlap them.
///
/// # Safety
/// The conditions of [`pointer::handle`] and [`write`] hold.
unsafe fn computed<T: Copy>(
    field: *const modmill_gf2,
    out: *mut T,
    operation: impl FnOnce(&Field) -> Result<Vec<T>, Error>,
) -> Result<(), Error> {
    // SAFETY: the condition of this function.
    unsafe { write(out, &operation(&pointer::handle("field", field)?.field)?) }
}

/// `count` elements of the caller's.
///
/// # Safety
/// The condition of [`pointer::array`] holds.
unsafe fn elements<'a>(field: &Field, name: &'static str, data: *const u64, count: usize) -> Result<&'a [u64], Error> {
    // SAFETY: the condition of this function.
    unsafe { pointer::array(name, data, in_place::words(field, name, count)?) }
}

/// Copies a result to the caller's memory.
///
/// # Safety
/// `out` is null or has room for it, and nobody uses it meanwhile.
unsafe fn write<T: Copy>(out: *mut T, found: &[T]) -> Result<(), Error> {
    // SAFETY: the condition of this function; anything may be there as yet.
    let out = unsafe { pointer::array_mut::<MaybeUninit<T>>("out", out.cast(), found.len()) }?;
    for (out, found) in out.iter_mut().zip(found) {
        out.write(*found);
    }
    Ok(())
}

/// The error of an operation, for `?`.
pub(crate) type Done = Result<(), Gf2Error>;
