//! Memory-mapped files, memory that processes share, and large tables of zeros on huge pages.
//!
//! `unsafe` is allowed here, since mapping and locking a file and advising the system about memory are unsafe; decision 0009 states what makes it acceptable.
//!
//! ```
//! let path = std::env::temp_dir().join(format!("modmill-mapping-doc-{}", std::process::id()));
//! std::fs::write(&path, b"points")?;
//! let mapped = modmill_runtime::mapping::map(&std::fs::File::open(&path)?)?;
//! assert_eq!(&mapped[..], b"points");
//! std::fs::remove_file(&path)?;
//! # Ok::<(), std::io::Error>(())
//! ```
#![allow(unsafe_code)]

mod lock;
mod shared;

pub use lock::{is_byte_locked, lock_byte};
pub use memmap2::MmapMut as Memory;
use memmap2::MmapOptions;
pub use shared::SharedWords;
use std::fs::File;
use std::io;

/// The bytes of a file, read when they are first used. Writing to this memory does not change the file.
///
/// The file must not be changed or cut while it is mapped: reading behind its new end stops the process (SIGBUS), and changes may or may not be seen.
/// No value whose type forbids some bit patterns may be made of this memory without a check.
///
/// # Errors
/// Whatever the operating system says, as for a pipe, which cannot be mapped.
pub fn map(file: &File) -> io::Result<Memory> {
    // SAFETY: the mapping is private and lives as long as the file's pages. That nobody changes the file meanwhile cannot be enforced on this system; the
    // function's documentation and docs/formats.md require it. Readers take the bytes as integers of any value, so a change gives wrong numbers or an error.
    unsafe { MmapOptions::new().no_reserve_swap().map_copy(file) }
}

/// `bytes` zeros, on huge pages where the system has them.
///
/// # Errors
/// Whatever the operating system says when there is not enough memory.
pub fn zeroed(bytes: usize) -> io::Result<Memory> {
    let memory = MmapOptions::new().len(bytes).map_anon()?;
    // A system without huge pages refuses; the memory is as good, only slower.
    #[cfg(target_os = "linux")]
    let _ = memory.advise(memmap2::Advice::HugePage);
    Ok(memory)
}

/// A vector of `len` copies of `value`, on huge pages where the system has them: for memory that is reached in no particular order, or that is so large that a
/// fault for each ordinary page takes long.
#[must_use]
pub fn filled<T: Copy>(value: T, len: usize) -> Vec<T> {
    let mut memory = Vec::with_capacity(len);
    ask_for_huge_pages(memory.spare_capacity_mut());
    memory.resize(len, value);
    memory
}

/// A vector of `len` zeros, on huge pages where the system has them. No page is touched before its first use.
#[must_use]
pub fn zeros(len: usize) -> Vec<u64> {
    let mut memory = vec![0; len];
    ask_for_huge_pages(&mut memory);
    memory
}

/// Asks for huge pages under all of this memory that fills whole ones.
fn ask_for_huge_pages<T>(memory: &mut [T]) {
    #[cfg(target_os = "linux")]
    {
        /// Bytes of a huge page on most processors; others only get fewer of them.
        const HUGE_PAGE: usize = 2 << 20;
        let start = memory.as_mut_ptr().cast::<u8>();
        let before = start.align_offset(HUGE_PAGE);
        let bytes = size_of_val(memory).saturating_sub(before) / HUGE_PAGE * HUGE_PAGE;
        if bytes > 0 {
            // SAFETY: the range is inside `memory`, which is borrowed mutably. The advice changes what pages hold it, not what it holds. An error means that the
            // system has no huge pages; the memory is as good, only slower.
            let _ = unsafe { libc::madvise(start.wrapping_add(before).cast(), bytes, libc::MADV_HUGEPAGE) };
        }
    }
    let _ = memory;
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    #[test]
    fn a_file_is_mapped_and_never_changed() -> io::Result<()> {
        let mut file = tempfile::NamedTempFile::new()?;
        file.write_all(b"0123")?;
        let mut memory = map(file.as_file())?;
        assert_eq!(&memory[..], b"0123");
        memory[0] = b'x';
        assert_eq!((&memory[..], std::fs::read(file.path())?), (&b"x123"[..], b"0123".to_vec()));
        assert!(map(tempfile::NamedTempFile::new()?.as_file())?.is_empty());
        Ok(())
    }

    #[test]
    fn tables_begin_as_zeros() -> io::Result<()> {
        for bytes in [0, 1, 4096, 5 << 20] {
            let memory = zeroed(bytes)?;
            assert!(memory.len() == bytes && memory.iter().all(|&b| b == 0));
            assert_eq!(memory.as_ptr() as usize % 4096, 0);
        }
        assert!(zeroed(usize::MAX / 2).is_err());
        Ok(())
    }

    #[test]
    fn zeros_are_zeros() {
        for len in [0, 1, 1000, (5 << 20) / 8 + 1] {
            let memory = zeros(len);
            assert!(memory.len() == len && memory.iter().all(|&word| word == 0));
        }
    }

    #[test]
    fn vectors_are_filled() {
        for len in [0, 1, 1000, (5 << 20) / 4 + 1] {
            let mut memory = filled(7u32, len);
            assert!(memory.len() == len && memory.iter().all(|&word| word == 7));
            memory.push(8);
            assert_eq!(memory.last(), Some(&8));
        }
        assert_eq!(filled((), 3).len(), 3);
    }
}
