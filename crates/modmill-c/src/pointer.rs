//! Arguments of callers as Rust's references, slices and text; and objects that they own.
//!
//! Each unsafe function here trusts its caller, an exported function, to pass on what the C program gave. It checks what can be checked.

use crate::border;
use crate::error::Error;
use modmill_arith::BackendChoice;
use std::ffi::{CStr, c_char};
use std::path::PathBuf;
use std::slice;

/// The object of a handle.
///
/// # Safety
/// `handle` is null or came from [`give`] with this type and was not freed.
pub(crate) unsafe fn handle<'a, T>(name: &str, handle: *const T) -> Result<&'a T, Error> {
    // SAFETY: the condition of this function.
    unsafe { handle.as_ref() }.ok_or_else(|| missing(name))
}

/// Text that an object has; "" for null.
///
/// # Safety
/// The condition of [`handle`] holds.
pub(crate) unsafe fn text_of<T>(handle: *const T, text: impl FnOnce(&T) -> &CStr) -> *const c_char {
    // SAFETY: the condition of this function.
    get(unsafe { handle.as_ref() }, c"".as_ptr(), |object| text(object).as_ptr())
}

/// A number that an object has; 0 for null.
///
/// # Safety
/// The condition of [`handle`] holds.
pub(crate) unsafe fn number_of<T, N: Default + Copy>(handle: *const T, number: impl FnOnce(&T) -> N) -> N {
    // SAFETY: the condition of this function.
    get(unsafe { handle.as_ref() }, N::default(), number)
}

fn get<T, V: Copy>(object: Option<&T>, otherwise: V, found: impl FnOnce(&T) -> V) -> V {
    border::value(otherwise, || object.map_or(otherwise, found))
}

/// A struct of the caller's, or none.
///
/// # Safety
/// `given` is null or leads to a T that nobody changes meanwhile.
pub(crate) unsafe fn given<'a, T>(name: &str, given: *const T) -> Result<Option<&'a T>, Error> {
    aligned(name, given)?;
    // SAFETY: the condition of this function; the address is aligned.
    Ok(unsafe { given.as_ref() })
}

/// An array of the caller's.
///
/// # Safety
/// `data` is null or leads to `count` elements that nobody changes meanwhile. Every pattern of bits is a value of T.
pub(crate) unsafe fn array<'a, T>(name: &str, data: *const T, count: usize) -> Result<&'a [T], Error> {
    if extent::<T>(name, data, count)? == 0 {
        return Ok(&[]);
    }
    // SAFETY: the condition of this function; the address is aligned and not null, and the size was checked.
    Ok(unsafe { slice::from_raw_parts(data, count) })
}

/// An array of the caller's to write to.
///
/// # Safety
/// `data` is null or leads to `count` elements that nobody else uses meanwhile. Every pattern of bits is a value of T. (What another language has in its memory
/// counts as initialised.)
pub(crate) unsafe fn array_mut<'a, T>(name: &str, data: *mut T, count: usize) -> Result<&'a mut [T], Error> {
    if extent::<T>(name, data, count)? == 0 {
        return Ok(&mut []);
    }
    // SAFETY: the condition of this function; the address is aligned and not null, and the size was checked.
    Ok(unsafe { slice::from_raw_parts_mut(data, count) })
}

/// An array of a fixed length.
///
/// # Safety
/// The condition of [`array()`] holds.
pub(crate) unsafe fn fixed<'a, T, const N: usize>(name: &str, data: *const T) -> Result<&'a [T; N], Error> {
    // SAFETY: the condition of this function.
    let found = unsafe { array(name, data, N) }?;
    found.first_chunk().ok_or_else(|| missing(name))
}

/// Text of the caller's; none for null.
///
/// # Safety
/// `text` is null or leads to bytes with a 0 behind them that nobody changes meanwhile.
pub(crate) unsafe fn text<'a>(name: &str, text: *const c_char) -> Result<Option<&'a str>, Error> {
    if text.is_null() {
        return Ok(None);
    }
    // SAFETY: the condition of this function.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map(Some).map_err(|_| Error::usage(format!("{name}: the text is not UTF-8")))
}

/// A path of the caller's, who must give one. On Unix it may be any bytes.
///
/// # Safety
/// The condition of [`text`] holds.
pub(crate) unsafe fn path(name: &str, path: *const c_char) -> Result<PathBuf, Error> {
    // SAFETY: the condition of this function.
    unsafe { optional_path(name, path) }?.ok_or_else(|| missing(name))
}

/// A path of the caller's; none for null.
///
/// # Safety
/// The condition of [`text`] holds.
pub(crate) unsafe fn optional_path(name: &str, path: *const c_char) -> Result<Option<PathBuf>, Error> {
    #[cfg(unix)]
    {
        use std::ffi::OsStr;
        use std::os::unix::ffi::OsStrExt;
        let _ = name;
        // SAFETY: the condition of this function.
        Ok((!path.is_null()).then(|| PathBuf::from(OsStr::from_bytes(unsafe { CStr::from_ptr(path) }.to_bytes()))))
    }
    #[cfg(not(unix))]
    // SAFETY: the condition of this function.
    Ok(unsafe { text(name, path) }?.map(PathBuf::from))
}

/// The backend of that name, `auto` for null.
///
/// # Safety
/// The condition of [`text`] holds.
pub(crate) unsafe fn backend(name: *const c_char) -> Result<BackendChoice, Error> {
    // SAFETY: the condition of this function.
    Ok(unsafe { text("backend", name) }?.unwrap_or("auto").parse()?)
}

/// Makes an object and gives it to the caller: `*out` is null until it is there.
///
/// # Safety
/// `out` is null or leads to a pointer that may be written.
pub(crate) unsafe fn give<T>(out: *mut *mut T, make: impl FnOnce() -> Result<T, Error>) -> Result<(), Error> {
    extent("out", out.cast_const(), 1)?;
    // SAFETY: the condition of this function; the address is aligned and not null.
    unsafe { out.write(std::ptr::null_mut()) };
    let made = Box::into_raw(Box::new(make()?));
    // SAFETY: as above.
    unsafe { out.write(made) };
    Ok(())
}

/// Writes a value to where the caller wants it; nothing for null.
///
/// # Safety
/// `out` is null or leads to a place that may be written.
pub(crate) unsafe fn put<T>(name: &str, out: *mut T, value: T) -> Result<(), Error> {
    aligned(name, out.cast_const())?;
    if !out.is_null() {
        // SAFETY: the condition of this function; the address is aligned.
        unsafe { out.write(value) };
    }
    Ok(())
}

/// Frees an object.
///
/// # Safety
/// The condition of [`handle`] holds, and nobody uses the object any more.
pub(crate) unsafe fn free<T>(handle: *mut T) {
    if !handle.is_null() {
        // SAFETY: the condition of this function: it is what `Box::into_raw` gave.
        drop(unsafe { Box::from_raw(handle) });
    }
}

/// A result that the caller reads by its fields, with what they point to behind them in the same object.
#[repr(C)]
struct Kept<R: Fields> {
    fields: R,
    owned: R::Owned,
}

/// The fields of a result. They may point to memory that `Owned` has elsewhere, so that it does not move when `Owned` does.
pub(crate) trait Fields: Sized {
    /// The memory that the fields point to.
    type Owned;
    /// The fields for what they point to.
    fn of(owned: &Self::Owned) -> Self;
}

/// Makes a result and gives it to the caller, as [`give`] does.
///
/// # Safety
/// The condition of [`give`] holds.
pub(crate) unsafe fn give_result<R: Fields>(out: *mut *mut R, make: impl FnOnce() -> Result<R::Owned, Error>) -> Result<(), Error> {
    // SAFETY: the condition of this function; a pointer to an object is one to its first field.
    unsafe { give(out.cast(), || make().map(|owned| Kept { fields: R::of(&owned), owned })) }
}

/// Frees a result.
///
/// # Safety
/// `result` is null or came from [`give_result`] with this type, and nobody uses it any more.
pub(crate) unsafe fn free_result<R: Fields>(result: *mut R) {
    // SAFETY: the condition of this function: it is the first field of such an object.
    unsafe { free(result.cast::<Kept<R>>()) };
}

/// The threads that 0 means: as many as there are processors.
pub(crate) fn threads(wanted: usize) -> usize {
    match wanted {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        n => n,
    }
}

/// `value`, or `default` where a caller left 0.
pub(crate) fn or<T: PartialEq + Default>(value: T, default: T) -> T {
    if value == T::default() { default } else { value }
}

/// Refuses options from a later version of the header.
pub(crate) fn reserved(words: [u64; 4]) -> Result<(), Error> {
    if words == [0; 4] { Ok(()) } else { Err(Error::usage("options: bytes of `reserved` are not 0; begin with a struct of zeros")) }
}

/// Bytes of an array that can be one.
fn extent<T>(name: &str, data: *const T, count: usize) -> Result<usize, Error> {
    let bytes = count.checked_mul(size_of::<T>()).filter(|bytes| isize::try_from(*bytes).is_ok());
    let bytes = bytes.ok_or_else(|| Error::usage(format!("{name}: {count} elements are more than memory has")))?;
    if data.is_null() && bytes > 0 {
        return Err(missing(name));
    }
    aligned(name, data)?;
    Ok(bytes)
}

fn aligned<T>(name: &str, data: *const T) -> Result<(), Error> {
    if data.is_aligned() {
        return Ok(());
    }
    Err(Error::usage(format!("{name}: the address is not a multiple of {}", align_of::<T>())))
}

pub(crate) fn missing(name: &str) -> Error {
    Error::usage(format!("{name}: the pointer is NULL"))
}
