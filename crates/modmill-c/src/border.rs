//! The border between C and Rust: the one place where panics are caught and errors are kept for the thread that caused them.

use crate::error::Error;
use crate::status::modmill_status::{self, *};
use std::any::Any;
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The last error of a thread.
struct Last {
    /// None before any error.
    message: Option<CString>,
    index: Option<u64>,
}

thread_local! {
    static LAST: RefCell<Last> = const { RefCell::new(Last { message: None, index: None }) };
}

/// Does the work of an exported function. An error is kept for the thread; a panic becomes [`MODMILL_BUG`].
pub(crate) fn status(work: impl FnOnce() -> Result<(), Error>) -> modmill_status {
    match caught(work) {
        Ok(Ok(())) => MODMILL_OK,
        Ok(Err(e)) | Err(e) => keep(e),
    }
}

/// The value that an exported function without errors returns; `otherwise` where it panics.
pub(crate) fn value<T>(otherwise: T, work: impl FnOnce() -> T) -> T {
    caught(work).unwrap_or_else(|e| {
        keep(e);
        otherwise
    })
}

/// `AssertUnwindSafe`: what a panic leaves half done is only freed afterwards, as the documentation of [`MODMILL_BUG`] says; freeing relies on no
/// invariant of what is stored.
fn caught<T>(work: impl FnOnce() -> T) -> Result<T, Error> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| Error::new(MODMILL_BUG, format!("a bug in Modmill: {}", said(&*panic))))
}

fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("a panic without a message")
}

fn keep(e: Error) -> modmill_status {
    let Error { status, message, index } = e;
    // No message is kept while the thread ends.
    let _ = LAST.try_with(|last| *last.borrow_mut() = Last { message: Some(text(message)), index });
    status
}

/// Text for C. A 0 in it, as a file's name may have in a message, is left out.
pub(crate) fn text(text: impl Into<Vec<u8>>) -> CString {
    let bytes: Vec<u8> = text.into().into_iter().filter(|byte| *byte != 0).collect();
    CString::new(bytes).unwrap_or_default()
}

/// The sentence about the last error of this thread, "" before any. It lives until the next error of this thread.
#[unsafe(no_mangle)]
pub extern "C" fn modmill_error_message() -> *const c_char {
    value(c"".as_ptr(), || LAST.with_borrow(|last| last.message.as_deref().unwrap_or_default().as_ptr()))
}

/// The number, from 0, of the point, record, element or signature that the last error of this thread is about; -1 where it is about none.
#[unsafe(no_mangle)]
pub extern "C" fn modmill_error_index() -> i64 {
    value(-1, || LAST.with_borrow(|last| last.index.and_then(|index| i64::try_from(index).ok()).unwrap_or(-1)))
}

/// The version of the library, such as "0.1.0". It lives for ever.
#[unsafe(no_mangle)]
pub extern "C" fn modmill_version() -> *const c_char {
    const VERSION: &CStr = match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(version) => version,
        Err(_) => c"",
    };
    VERSION.as_ptr()
}
