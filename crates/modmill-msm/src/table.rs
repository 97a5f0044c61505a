//! Rows of words in mapped memory: points and buckets.

use bytemuck::Pod;
use modmill_arith::lanes::Row;
use modmill_runtime::mapping::Memory;
use std::fs::File;
use std::io;

/// Words of a row: x and y of a point, in eight limbs each.
pub const ROW_WORDS: usize = 16;
/// Bytes of a row.
pub const ROW_BYTES: usize = 8 * ROW_WORDS;

/// Rows of 128 bytes (or others of W words) that begin at a line of the cache, on huge pages where the system has them; or a part of a file, in pages that are read when they
/// are first used.
#[derive(Debug)]
pub struct Table<const W: usize = ROW_WORDS> {
    memory: Memory,
    start: usize,
}

impl<const W: usize> Table<W>
where
    Row<W>: Pod,
{
    /// Rows of zeros.
    ///
    /// # Errors
    /// Whatever the operating system says when there is not enough memory.
    pub fn zeroed(rows: usize) -> io::Result<Self> {
        let bytes = rows.checked_mul(size_of::<Row<W>>()).ok_or(io::ErrorKind::OutOfMemory)?;
        Ok(Self { memory: modmill_runtime::mapping::zeroed(bytes)?, start: 0 })
    }

    /// The rows of a file from byte `start` on, a multiple of 128, to its end. Writing to them does not change the file, which must not be changed by others.
    ///
    /// # Errors
    /// Whatever the operating system says; `InvalidData` when these are not whole rows.
    pub fn map(file: &File, start: usize) -> io::Result<Self> {
        let memory = modmill_runtime::mapping::map(file)?;
        let whole = start.is_multiple_of(size_of::<Row<W>>())
            && memory.len().checked_sub(start).is_some_and(|bytes| bytes.is_multiple_of(size_of::<Row<W>>()));
        if whole { Ok(Self { memory, start }) } else { Err(io::ErrorKind::InvalidData.into()) }
    }

    /// The rows.
    #[must_use]
    pub fn rows(&self) -> &[Row<W>] {
        bytemuck::cast_slice(&self.memory[self.start..])
    }

    /// The rows, to be written.
    #[must_use]
    pub fn rows_mut(&mut self) -> &mut [Row<W>] {
        bytemuck::cast_slice_mut(&mut self.memory[self.start..])
    }
}

#[cfg(test)]
mod tests {
    use super::{ROW_BYTES, ROW_WORDS, Row};
    use std::io::{self, Write};

    type Table = super::Table<ROW_WORDS>;

    #[test]
    fn rows_are_written_and_begin_at_lines() -> io::Result<()> {
        for rows in [0, 1, 3, 50_000] {
            let mut table = Table::zeroed(rows)?;
            assert_eq!(table.rows().len(), rows);
            assert_eq!(table.rows().as_ptr() as usize % 64, 0);
            if let Some(last) = table.rows_mut().last_mut() {
                last.0[15] = 7;
            }
            assert_eq!(table.rows().iter().map(|row| row.0.iter().sum::<u64>()).sum::<u64>(), if rows == 0 { 0 } else { 7 });
        }
        assert_eq!(Table::zeroed(usize::MAX).map(|_| ()).map_err(|e| e.kind()), Err(io::ErrorKind::OutOfMemory));
        Ok(())
    }

    #[test]
    fn a_file_has_whole_rows() -> io::Result<()> {
        let mut file = tempfile::NamedTempFile::new()?;
        file.write_all(&[1; 3 * ROW_BYTES])?;
        for (start, rows) in [(0, Some(3)), (ROW_BYTES, Some(2)), (3 * ROW_BYTES, Some(0)), (4 * ROW_BYTES, None), (8, None)] {
            let table = Table::map(file.as_file(), start);
            assert_eq!(table.ok().map(|table| table.rows().len()), rows, "{start}");
        }
        assert_eq!(Table::map(file.as_file(), 0)?.rows()[2], Row([0x0101_0101_0101_0101; 16]));
        file.write_all(&[1])?;
        assert!(Table::map(file.as_file(), 0).is_err());
        Ok(())
    }
}
