//! A file as memory that several processes read and write.

use memmap2::{MmapOptions, MmapRaw};
use std::fs::File;
use std::io;
use std::sync::atomic::AtomicU64;

/// The 64-bit words at the beginning of a file, in memory that every process that maps the file shares.
///
/// Each word is atomic, so another process that writes it at the same time is no data race. The file must not be cut while it is mapped: a word behind its new
/// end stops the process (SIGBUS).
pub struct SharedWords {
    map: MmapRaw,
    words: usize,
}

impl SharedWords {
    /// Maps so many words of a file that is open for reading and writing.
    ///
    /// # Errors
    /// [`io::ErrorKind::UnexpectedEof`] where the file is shorter; whatever the operating system says.
    pub fn new(file: &File, words: usize) -> io::Result<Self> {
        let bytes = words.checked_mul(size_of::<u64>()).ok_or(io::ErrorKind::InvalidInput)?;
        if file.metadata()?.len() < bytes as u64 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(Self { map: MmapOptions::new().len(bytes).map_raw(file)?, words })
    }

    /// The words.
    #[must_use]
    pub fn words(&self) -> &[AtomicU64] {
        // SAFETY: the map is `words` words long, readable and writable, begins at a page and lives as long as `self`. Nothing in this process reaches it
        // otherwise, and other processes change it as atomics may be changed. Any bits are a u64.
        unsafe { std::slice::from_raw_parts(self.map.as_mut_ptr().cast(), self.words) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::Ordering::{Acquire, Release};

    #[test]
    fn two_maps_of_a_file_are_the_same_memory() -> io::Result<()> {
        let file = tempfile::NamedTempFile::new()?;
        assert_eq!(SharedWords::new(file.as_file(), 1).err().map(|e| e.kind()), Some(io::ErrorKind::UnexpectedEof));
        file.as_file().set_len(64)?;
        let one = SharedWords::new(file.as_file(), 8)?;
        let other = SharedWords::new(&file.reopen()?, 8)?;
        one.words()[7].store(5, Release);
        assert_eq!((other.words().len(), other.words()[7].load(Acquire)), (8, 5));
        Ok(())
    }
}
