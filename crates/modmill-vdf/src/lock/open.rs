//! Opening: a look at the whole file, T squarings, the key from their result, and the contents.

use super::contents::{self, Keys};
use super::header::LockHeader;
use super::{armor, refusal::refused};
use crate::control::ProgressHandler;
use crate::error::VdfError;
use crate::eval::{Evaluation, evaluate};
use crate::options::Options;
use crate::proof::ProofKind;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Seek, SeekFrom, Write};

/// Bytes of ciphertext from a pipe that stay in memory.
const SPOOL_BYTES: usize = 8 << 20;

/// Bytes read at once.
const READ_BYTES: usize = 1 << 20;

/// The public contents of a time-lock file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inspection {
    /// The head of the file.
    pub header: LockHeader,
    /// True if the file is text.
    pub armored: bool,
    /// The number of chunks.
    pub chunks: u64,
    /// Bytes of contents.
    pub bytes: u64,
}

/// The result of [`LockFile::open`].
#[derive(Debug, Clone)]
pub struct Opened {
    /// The head of the file.
    pub header: LockHeader,
    /// The evaluation that found y.
    pub evaluation: Evaluation,
    /// Bytes of contents.
    pub bytes: u64,
}

/// A time-lock file that was read to its end, and in which nothing is damaged.
///
/// ```
/// use modmill_vdf::{Options, NoProgress, lock};
/// let mut sealed = Vec::new();
/// let options = lock::LockOptions { bits: 1024, steps: 123, armor: false };
/// lock::seal(&mut &b"hello"[..], &mut sealed, &options, &mut modmill_vdf::SysRng, &mut NoProgress).unwrap();
/// let mut file = lock::LockFile::check(std::io::Cursor::new(sealed), &mut NoProgress).unwrap();
/// assert_eq!((file.inspection().bytes, file.inspection().header.statement.steps()), (5, 123));
/// let mut contents = Vec::new();
/// file.open(&mut contents, &Options::default(), &mut NoProgress).unwrap();
/// assert_eq!(contents, b"hello");
/// ```
#[derive(Debug)]
pub struct LockFile<S> {
    source: S,
    /// The offset in the source at which the file begins.
    start: u64,
    inspection: Inspection,
}

impl<S: Read + Seek> LockFile<S> {
    /// Reads all of `source` from where it stands. [`spool`] makes a pipe into such a source.
    ///
    /// # Errors
    /// [`VdfError::LockFormat`] for a file that is malformed, cut short or damaged anywhere; a file of version 1 has no checksums, so
    /// that some damage shows only when it is opened. [`VdfError::Stream`], [`VdfError::ContentsInterrupted`].
    pub fn check(mut source: S, control: &mut dyn ProgressHandler) -> Result<Self, VdfError> {
        let start = source.stream_position().map_err(reading)?;
        let inspection = inspect(&mut BufReader::with_capacity(READ_BYTES, &mut source), control)?;
        Ok(Self { source, start, inspection })
    }

    /// The public contents of the file.
    pub fn inspection(&self) -> &Inspection {
        &self.inspection
    }

    /// Squares T times (or resumes from `options.checkpoint`), then decrypts to `writer`. `options.proof` is ignored.
    ///
    /// All contents are authenticated before the first is written.
    ///
    /// # Errors
    /// All errors of [`evaluate`]; [`VdfError::LockFormat`] for a file that was forged, or changed since it was checked;
    /// [`VdfError::Stream`]; [`VdfError::ContentsInterrupted`].
    pub fn open(&mut self, writer: &mut dyn Write, options: &Options, control: &mut dyn ProgressHandler) -> Result<Opened, VdfError> {
        let (evaluation, keys) = self.solve(options, control)?;
        self.decrypt(&keys, &mut io::sink(), control)?;
        let bytes = self.decrypt(&keys, writer, control)?;
        writer.flush().map_err(VdfError::stream("writing the contents"))?;
        Ok(Opened { header: self.inspection.header.clone(), evaluation, bytes })
    }

    /// The squarings, and the keys from their result.
    pub(super) fn solve(&self, options: &Options, control: &mut dyn ProgressHandler) -> Result<(Evaluation, Keys), VdfError> {
        let header = &self.inspection.header;
        let options = Options { proof: ProofKind::None, ..options.clone() };
        let evaluation = evaluate(&header.statement, &options, control)?;
        let keys = Keys::new(header, &evaluation.y);
        if keys.confirmation != header.confirmation {
            return Err(refused("the header", "the solution of its puzzle does not give the key that the file was sealed with"));
        }
        Ok((evaluation, keys))
    }

    /// Writes each chunk once it is authenticated.
    pub(super) fn decrypt(&mut self, keys: &Keys, writer: &mut dyn Write, control: &mut dyn ProgressHandler) -> Result<u64, VdfError> {
        self.source.seek(SeekFrom::Start(self.start)).map_err(reading)?;
        let mut reader = BufReader::with_capacity(READ_BYTES, &mut self.source);
        let mut source = armor::detect(&mut reader)?;
        let header = LockHeader::read(&mut source)?;
        if header != self.inspection.header {
            return Err(refused("the header", "was changed while the squarings went on"));
        }
        contents::decrypt(&header, keys, &mut source, writer, control)
    }
}

fn reading(source: io::Error) -> VdfError {
    VdfError::Stream { action: "reading the time-lock file", source }
}

/// Checks a time-lock file and opens it: [`LockFile::check`] and [`LockFile::open`].
///
/// # Errors
/// As both.
pub fn open<S: Read + Seek>(
    source: S,
    writer: &mut dyn Write,
    options: &Options,
    control: &mut dyn ProgressHandler,
) -> Result<Opened, VdfError> {
    LockFile::check(source, control)?.open(writer, options, control)
}

/// A copy of a stream that can be read again, in memory or, above 8 MiB, in an unnamed temporary file. It contains ciphertext only.
///
/// # Errors
/// [`VdfError::Stream`] for the stream, [`VdfError::Io`] for the directory of temporary files.
pub fn spool(reader: &mut dyn Read) -> Result<impl Read + Seek + use<>, VdfError> {
    let mut copy = tempfile::spooled_tempfile(SPOOL_BYTES);
    let writing = |e| VdfError::io(&std::env::temp_dir(), "copying the input to")(e);
    let mut reader = BufReader::with_capacity(READ_BYTES, reader);
    loop {
        let bytes = match reader.fill_buf() {
            Err(e) if e.kind() == ErrorKind::Interrupted => continue,
            filled => filled.map_err(reading)?,
        };
        if bytes.is_empty() {
            break;
        }
        copy.write_all(bytes).map_err(writing)?;
        let done = bytes.len();
        reader.consume(done);
    }
    copy.rewind().map_err(writing)?;
    Ok(copy)
}

/// Reads a time-lock file to its end, armored or not, and checks all that can be checked without squarings.
///
/// # Errors
/// As [`LockFile::check`].
///
/// ```
/// use modmill_vdf::{NoProgress, lock};
/// let mut sealed = Vec::new();
/// let options = lock::LockOptions { bits: 1024, steps: 123, armor: false };
/// lock::seal(&mut &b"x"[..], &mut sealed, &options, &mut modmill_vdf::SysRng, &mut NoProgress).unwrap();
/// let found = lock::inspect(&mut &sealed[..], &mut NoProgress).unwrap();
/// assert_eq!((found.header.statement.steps(), found.header.statement.modulus().bits(), found.bytes), (123, 1024, 1));
/// *sealed.last_mut().unwrap() ^= 1;
/// assert!(lock::inspect(&mut &sealed[..], &mut NoProgress).is_err());
/// ```
pub fn inspect(reader: &mut dyn Read, control: &mut dyn ProgressHandler) -> Result<Inspection, VdfError> {
    let mut source = armor::detect(reader)?;
    let armored = matches!(source, armor::Source::Armored(_));
    let header = LockHeader::read(&mut source)?;
    let (chunks, bytes) = contents::check(&header, &mut source, control)?;
    Ok(Inspection { header, armored, chunks, bytes })
}
