//! The sealed chunks as they lie in a file: in version 2 as records with chained checksums, which need no key. Layout: docs/formats.md.

use super::header::{CHUNK_BYTES, LockHeader};
use super::refusal::{read_error, refused};
use crate::error::VdfError;
use sha2::{Digest, Sha256};
use std::io::{Read, Write};

const TAG_BYTES: usize = 16;
/// Bytes of a full chunk with its tag.
const SEALED: usize = CHUNK_BYTES + TAG_BYTES;

/// SHA-256 of the checksum before and the bytes since then, so that no part can be moved.
fn chained(before: &[u8; 32], parts: &[&[u8]]) -> [u8; 32] {
    parts.iter().fold(Sha256::new().chain_update(before), |hash, part| hash.chain_update(part)).finalize().into()
}

/// A chunk of contents with its tag.
pub(super) struct Chunk {
    /// Counted from 0.
    pub(super) number: u64,
    pub(super) bytes: Vec<u8>,
    pub(super) last: bool,
}

impl Chunk {
    pub(super) fn place(&self) -> String {
        format!("chunk {} of the contents", self.number)
    }

    /// Bytes of contents.
    pub(super) fn contents(&self) -> u64 {
        (self.bytes.len() - TAG_BYTES) as u64
    }
}

/// Writes the records of a version 2 file.
pub(super) struct Records<'w> {
    writer: &'w mut dyn Write,
    checksum: [u8; 32],
    contents: u64,
}

impl<'w> Records<'w> {
    /// Writes the head.
    pub(super) fn new(writer: &'w mut dyn Write, header: &LockHeader) -> Result<Self, VdfError> {
        let mut records = Self { writer, checksum: header.checksum().unwrap_or_default(), contents: 0 };
        records.write(&[&header.to_bytes()])?;
        Ok(records)
    }

    /// Writes a chunk; after the last one also the end of the file.
    pub(super) fn put(&mut self, sealed: &[u8], last: bool) -> Result<(), VdfError> {
        self.contents += (sealed.len() - TAG_BYTES) as u64;
        self.write_checked(&[&[u8::from(last)], &(sealed.len() as u32).to_be_bytes(), sealed])?;
        if last { self.write_checked(&[&self.contents.to_be_bytes()]) } else { Ok(()) }
    }

    fn write_checked(&mut self, parts: &[&[u8]]) -> Result<(), VdfError> {
        self.checksum = chained(&self.checksum, parts);
        self.write(parts)?;
        self.write(&[&self.checksum.clone()])
    }

    fn write(&mut self, parts: &[&[u8]]) -> Result<(), VdfError> {
        parts.iter().try_for_each(|part| self.writer.write_all(part)).map_err(VdfError::stream("writing the time-lock file"))
    }
}

/// Reads the chunks of a file after its head, and checks everything that can be checked without a key.
pub(super) struct Chunks<'r> {
    reader: &'r mut dyn Read,
    /// The last checksum; none in version 1.
    checksum: Option<[u8; 32]>,
    number: u64,
    contents: u64,
    /// Version 1: the bytes after the chunk that was read last.
    ahead: Option<Vec<u8>>,
    ended: bool,
}

impl<'r> Chunks<'r> {
    pub(super) fn new(reader: &'r mut dyn Read, header: &LockHeader) -> Self {
        Self { reader, checksum: header.checksum(), number: 0, contents: 0, ahead: None, ended: false }
    }

    /// The next chunk. When the last one comes, the end of the file has been checked.
    pub(super) fn next(&mut self) -> Result<Option<Chunk>, VdfError> {
        if self.ended {
            return Ok(None);
        }
        let mut chunk = Chunk { number: self.number, bytes: Vec::new(), last: false };
        match self.checksum {
            Some(before) => self.checksum = Some(self.record(before, &mut chunk)?),
            None => self.bare(&mut chunk)?,
        }
        self.number += 1;
        self.contents += chunk.contents();
        self.ended = chunk.last;
        if let (true, Some(before)) = (self.ended, self.checksum) {
            self.end(&before)?;
        }
        Ok(Some(chunk))
    }

    fn record(&mut self, before: [u8; 32], chunk: &mut Chunk) -> Result<[u8; 32], VdfError> {
        let place = chunk.place();
        let damaged = || refused(&place, "is damaged: its checksum is wrong, or it was moved");
        let mut head = [0; 5];
        self.reader.read_exact(&mut head).map_err(read_error(&place))?;
        let length = u32::from_be_bytes([head[1], head[2], head[3], head[4]]) as usize;
        chunk.last = head[0] == 1;
        // Only the last chunk is shorter, and it is empty only when the contents are.
        let shortest = if !chunk.last { SEALED } else { TAG_BYTES + usize::from(chunk.number > 0) };
        if head[0] > 1 || !(shortest..=SEALED).contains(&length) {
            return Err(damaged());
        }
        chunk.bytes.resize(length, 0);
        self.reader.read_exact(&mut chunk.bytes).map_err(read_error(&place))?;
        self.compare(chained(&before, &[&head, &chunk.bytes]), &place, damaged)
    }

    /// Checks the length of the contents, and that nothing follows.
    fn end(&mut self, before: &[u8; 32]) -> Result<(), VdfError> {
        let place = "the length at the end";
        let mut contents = [0; 8];
        self.reader.read_exact(&mut contents).map_err(read_error(place))?;
        let damaged = || refused(place, "is damaged: it or its checksum is wrong");
        self.compare(chained(before, &[&contents]), place, damaged)?;
        if u64::from_be_bytes(contents) != self.contents {
            return Err(damaged());
        }
        match fill(self.reader, &mut [0]).map_err(read_error("the end"))? {
            0 => Ok(()),
            _ => Err(refused("the end", "more bytes follow")),
        }
    }

    fn compare(&mut self, checksum: [u8; 32], place: &str, damaged: impl Fn() -> VdfError) -> Result<[u8; 32], VdfError> {
        let mut stored = [0; 32];
        self.reader.read_exact(&mut stored).map_err(read_error(place))?;
        if stored == checksum { Ok(checksum) } else { Err(damaged()) }
    }

    /// A chunk of version 1: full, unless the file ends with it.
    fn bare(&mut self, chunk: &mut Chunk) -> Result<(), VdfError> {
        let place = chunk.place();
        chunk.bytes = match self.ahead.take() {
            Some(bytes) => bytes,
            None => self.piece(&place)?,
        };
        if chunk.bytes.len() < TAG_BYTES + usize::from(chunk.number > 0) {
            return Err(refused(&place, "the file ends here"));
        }
        if chunk.bytes.len() == SEALED {
            self.ahead = Some(self.piece(&place)?).filter(|next| !next.is_empty());
        }
        chunk.last = self.ahead.is_none();
        Ok(())
    }

    /// The next bytes: as many as a full chunk has, or up to the end of the file.
    fn piece(&mut self, place: &str) -> Result<Vec<u8>, VdfError> {
        let mut bytes = vec![0; SEALED];
        let length = fill(self.reader, &mut bytes).map_err(read_error(place))?;
        bytes.truncate(length);
        Ok(bytes)
    }
}

/// Fills `buffer` as far as the stream goes; returns the number of bytes read.
pub(super) fn fill(reader: &mut dyn Read, buffer: &mut [u8]) -> std::io::Result<usize> {
    let mut have = 0;
    while have < buffer.len() {
        match reader.read(&mut buffer[have..]) {
            Ok(0) => break,
            Ok(n) => have += n,
            Err(e) if e.kind() == std::io::ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
    Ok(have)
}
