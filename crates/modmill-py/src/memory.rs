//! The end of a command for whose Rust code no memory is left.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::OnceLock;

/// The message with which a command ends, and its exit code.
static LAST_WORDS: OnceLock<(Vec<u8>, i32)> = OnceLock::new();

/// The system's allocator. Where nothing is left, a program that has called [`exit_without_memory`] ends with its words instead of an abort: vectors, threads and
/// channels allocate everywhere, and Rust has no error for them.
struct Allocator;

#[global_allocator]
static ALLOCATOR: Allocator = Allocator;

// SAFETY: all requests go to the system's allocator as they are; a null pointer is returned as it is, or the process has ended.
#[expect(unsafe_code, reason = "the interface of allocators")]
unsafe impl GlobalAlloc for Allocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's layout is not empty.
        found(unsafe { System.alloc(layout) })
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's layout is not empty.
        found(unsafe { System.alloc_zeroed(layout) })
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller got `memory` with this layout from here, and so from the system; the size is valid.
        found(unsafe { System.realloc(memory, layout, size) })
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller got `memory` with this layout from here, and so from the system.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[inline]
fn found(memory: *mut u8) -> *mut u8 {
    if memory.is_null() {
        end();
    }
    memory
}

#[cold]
fn end() {
    if let Some((words, code)) = LAST_WORDS.get() {
        // SAFETY: the words are a vector that is never changed, and neither call allocates or returns to code that could see a half-done state.
        #[expect(unsafe_code, reason = "nothing that allocates can be called")]
        unsafe {
            libc::write(2, words.as_ptr().cast(), words.len());
            libc::_exit(*code);
        }
    }
}

/// From now on the process ends with these words on standard error and this exit code when Rust code gets no memory; without this call it aborts.
#[pyfunction]
fn exit_without_memory(words: Vec<u8>, code: i32) -> PyResult<()> {
    LAST_WORDS.set((words, code)).map_err(|_| PyValueError::new_err("the words were chosen before"))
}

pub(crate) fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(exit_without_memory, m)?)
}
