//! The file of an evaluation key while a set-up walks: written from its last chunk to its first. Layout: docs/formats.md.

use crate::error::{IsogenyError, KeyFileProblem as Problem};
use crate::key_file::{HEAD_BYTES, Layout, head};
use crate::verification_key::VerificationKey;
use modmill_runtime::checkpoint::Draft;
use modmill_runtime::text::open_regular;
use sha2::{Digest, Sha256};
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

/// Bytes of a checksum.
const CHECKSUM: usize = 32;

/// The file until it is whole.
enum Place {
    /// Gone when the set-up ends in any other way.
    Draft(Draft),
    /// `.part` behind its name, for a set-up that goes on later.
    Kept(File, PathBuf),
}

/// A file that is being written. Each chunk's checksum goes to the table in the file at once, so that memory holds one chunk.
pub(crate) struct Writer {
    path: PathBuf,
    layout: Layout,
    place: Place,
    /// The steps that are still to come.
    left: u64,
}

impl Writer {
    /// A new file for `path`. With `kept` it is `path` with `.part` behind its name until it is whole; otherwise nothing is left of it unless it is finished.
    pub(crate) fn create(path: &Path, layout: Layout, kept: bool) -> Result<Self, IsogenyError> {
        let place = if kept {
            let part = part(path);
            let file = open_part(&part, File::options().create(true).truncate(true), "creating")?;
            Place::Kept(file, part)
        } else {
            Place::Draft(Draft::new(path, 0o666).map_err(IsogenyError::io(path, "creating"))?)
        };
        let writer = Self { path: path.to_path_buf(), left: layout.steps, layout, place };
        let bytes = writer.layout.file_bytes();
        writer.file().set_len(bytes).map_err(IsogenyError::io(path, "reserving"))?;
        Ok(writer)
    }

    /// Goes on with the file of a set-up that had done `done` steps, after a check of their chunks.
    pub(crate) fn resume(path: &Path, layout: Layout, done: u64) -> Result<Self, IsogenyError> {
        let part = part(path);
        let file = open_part(&part, &mut File::options(), "opening")?;
        let writer = Self { path: path.to_path_buf(), left: layout.steps - done, layout, place: Place::Kept(file, part.clone()) };
        writer.check(&part)?;
        Ok(writer)
    }

    fn file(&self) -> &File {
        match &self.place {
            Place::Draft(draft) => draft.file(),
            Place::Kept(file, _) => file,
        }
    }

    /// Compares the chunks that are there with their checksums.
    fn check(&self, part: &Path) -> Result<(), IsogenyError> {
        let refuse = |offset, problem| IsogenyError::KeyFile { path: part.to_path_buf(), offset, problem };
        let got = self.file().metadata().map_err(IsogenyError::io(part, "reading"))?.len();
        if got != self.layout.file_bytes() {
            return Err(refuse(got.min(self.layout.file_bytes()), Problem::Length { got, expected: self.layout.file_bytes() }));
        }
        let io = |e| IsogenyError::io(part, "reading")(e);
        let first = self.left / self.layout.chunk;
        let mut table = self.reader(HEAD_BYTES as u64 + CHECKSUM as u64 * first).map_err(io)?;
        let mut chunks = self.reader(self.layout.bytes_of(first).start).map_err(io)?;
        for chunk in first..self.layout.chunks() {
            let place = self.layout.bytes_of(chunk);
            let mut bytes = vec![0; (place.end - place.start) as usize];
            let mut checksum = [0; CHECKSUM];
            chunks.read_exact(&mut bytes).and_then(|()| table.read_exact(&mut checksum)).map_err(io)?;
            if Sha256::digest(&bytes)[..] != checksum {
                return Err(refuse(place.start, Problem::Damaged { bytes: bytes.len() as u64 }));
            }
        }
        Ok(())
    }

    /// A reader of the file from `at` on. It has a position of its own.
    fn reader(&self, at: u64) -> std::io::Result<BufReader<File>> {
        let path: &Path = match &self.place {
            Place::Draft(draft) => draft.place(),
            Place::Kept(_, part) => part,
        };
        let mut file = File::open(path)?;
        file.seek(SeekFrom::Start(at))?;
        Ok(BufReader::with_capacity(1 << 20, file))
    }

    /// Steps of the next chunk; `None` after the last.
    pub(crate) fn next(&self) -> Option<usize> {
        (self.left > 0).then(|| (self.left - (self.left - 1) / self.layout.chunk * self.layout.chunk) as usize)
    }

    /// Steps whose chunks are written.
    pub(crate) fn done(&self) -> u64 {
        self.layout.steps - self.left
    }

    /// Writes the chunk of the next steps: its elements in the order of the file.
    pub(crate) fn chunk(&mut self, elements: impl Iterator<Item = Vec<u8>>) -> Result<(), IsogenyError> {
        let bytes: Vec<u8> = elements.flatten().collect();
        let chunk = (self.left - 1) / self.layout.chunk;
        let table = HEAD_BYTES as u64 + CHECKSUM as u64 * chunk;
        self.put(self.layout.bytes_of(chunk).start, &bytes).and_then(|()| self.put(table, &Sha256::digest(&bytes))).map_err(self.io())?;
        self.left = chunk * self.layout.chunk;
        Ok(())
    }

    /// Waits until the disk has all chunks.
    pub(crate) fn sync(&self) -> Result<(), IsogenyError> {
        self.file().sync_data().map_err(self.io())
    }

    /// Writes the head, and gives the file its name.
    pub(crate) fn finish(mut self, key: &VerificationKey) -> Result<(), IsogenyError> {
        let io = IsogenyError::io(&self.path, "writing");
        let bytes = CHECKSUM as u64 * self.layout.chunks();
        let table = self.reader(HEAD_BYTES as u64).and_then(|reader| checksum(reader.take(bytes)));
        let head = head(key, &self.layout, &table.map_err(IsogenyError::io(&self.path, "reading"))?);
        self.put(0, &head).and_then(|()| self.file().sync_all()).map_err(io)?;
        let renamed = match self.place {
            Place::Draft(draft) => draft.finish(true),
            Place::Kept(_, part) => fs::rename(part, &self.path),
        };
        renamed.map_err(IsogenyError::io(&self.path, "renaming"))
    }

    fn put(&mut self, at: u64, bytes: &[u8]) -> std::io::Result<()> {
        let mut file = self.file();
        file.seek(SeekFrom::Start(at))?;
        file.write_all(bytes)
    }

    fn io(&self) -> impl FnOnce(std::io::Error) -> IsogenyError + use<> {
        IsogenyError::io(&self.path, "writing")
    }
}

/// Opens an unfinished file to read and write.
fn open_part(part: &Path, options: &mut OpenOptions, action: &'static str) -> Result<File, IsogenyError> {
    let file = open_regular(part, options.read(true).write(true)).map_err(IsogenyError::io(part, action))?;
    file.ok_or_else(|| IsogenyError::NotAFile { path: part.to_path_buf() })
}

/// The name of an unfinished file.
fn part(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

fn checksum(mut reader: impl BufRead) -> std::io::Result<[u8; CHECKSUM]> {
    let mut hash = Sha256::new();
    loop {
        let part = reader.fill_buf()?;
        if part.is_empty() {
            return Ok(hash.finalize().into());
        }
        hash.update(part);
        let done = part.len();
        reader.consume(done);
    }
}
