//! The evaluation key: one element of the field a step, in the order in which an evaluation reads them. Layout: docs/formats.md.
//!
//! In the compact form there are two elements a chunk instead: the curve where its part of the walk begins, and a kernel point that leads along it. In both forms
//! the image of P on that curve ends the chunk: with it, an evaluation checks itself there.
//!
//! The elements are written from the end of the file to its beginning ([`crate::key_writer`]), since set-up walks the other way, and read through a memory map,
//! chunk by chunk. Each chunk has a checksum, so neither side ever has more than some chunks in memory.

use crate::error::{IsogenyError, KeyFileProblem as Problem};
use crate::field::{Coordinates, Value};
use crate::parameters::Parameters;
use crate::variant::Variant;
use crate::verification_key::VerificationKey;
use crate::walk::expand;
use modmill_runtime::mapping::Memory;
use modmill_runtime::text::open_regular;
use sha2::{Digest, Sha256};
use std::fs::File;
use std::ops::Range;
use std::path::{Path, PathBuf};

const MAGIC: &[u8; 8] = b"MODMILLI";
const VERSION: u32 = 1;
/// Magic, version, variant, form, padding, steps, bytes of an element, elements of a chunk, id of the key, checksum of the table, checksum of what precedes it.
pub(crate) const HEAD_BYTES: usize = 8 + 4 + 4 + 8 + 4 + 4 + 32 + 32 + 32;
/// Steps of a chunk in the full form.
const CHUNK: u64 = 1024;
/// The most steps of a chunk in the compact form.
const MOST_COMPACT: u64 = 1242;

/// The numbers that place everything in a file.
#[derive(Debug, Clone)]
pub(crate) struct Layout {
    element: u64,
    pub(crate) steps: u64,
    pub(crate) compact: bool,
    /// Steps of a chunk.
    pub(crate) chunk: u64,
}

impl Layout {
    pub(crate) fn of(parameters: &Parameters, variant: Variant, steps: u64, compact: bool) -> Self {
        // 2^n divides p + 1 exactly; a kernel point over Fp has at most n - 2 steps. Over Fp2 it could have n.
        let chunk = if compact { MOST_COMPACT.min(u64::from(parameters.prime.n) - 2) } else { CHUNK };
        Self { element: (parameters.bytes() * variant.coordinates()) as u64, steps, compact, chunk }
    }

    pub(crate) fn chunks(&self) -> u64 {
        self.steps.div_ceil(self.chunk)
    }

    pub(crate) fn elements_at(&self) -> u64 {
        HEAD_BYTES as u64 + 32 * self.chunks()
    }

    pub(crate) fn file_bytes(&self) -> u64 {
        self.elements_at() + self.element * (self.chunks() + if self.compact { 2 * self.chunks() } else { self.steps })
    }

    /// The steps of a chunk.
    fn steps_of(&self, chunk: u64) -> Range<u64> {
        chunk * self.chunk..self.steps.min((chunk + 1) * self.chunk)
    }

    /// The bytes of a chunk in the file.
    pub(crate) fn bytes_of(&self, chunk: u64) -> Range<u64> {
        let steps = self.steps_of(chunk);
        let elements = if self.compact { 3 * chunk..3 * chunk + 3 } else { steps.start + chunk..steps.end + chunk + 1 };
        self.elements_at() + elements.start * self.element..self.elements_at() + elements.end * self.element
    }
}

pub(crate) fn head(key: &VerificationKey, layout: &Layout, table: &[u8; 32]) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    out.extend(VERSION.to_be_bytes());
    out.extend([key.variant.coordinates() as u8, u8::from(layout.compact), 0, 0]);
    out.extend(layout.steps.to_be_bytes());
    out.extend((layout.element as u32).to_be_bytes());
    out.extend((layout.chunk as u32).to_be_bytes());
    out.extend(key.id());
    out.extend(table);
    let checksum = Sha256::digest(&out);
    out.extend(checksum);
    out
}

/// A file that is being read.
#[derive(Debug)]
pub(crate) struct KeyFile {
    path: PathBuf,
    layout: Layout,
    memory: Memory,
    parameters: Parameters,
    variant: Variant,
    /// p, as elements are encoded.
    prime: Vec<u8>,
}

impl KeyFile {
    /// Checks everything but the elements.
    pub(crate) fn open(path: &Path, key: &VerificationKey) -> Result<Self, IsogenyError> {
        let refuse = |offset, problem| IsogenyError::KeyFile { path: path.to_path_buf(), offset, problem };
        let opened = open_regular(path, File::options().read(true)).map_err(IsogenyError::io(path, "opening"))?;
        let file = opened.ok_or_else(|| IsogenyError::NotAFile { path: path.to_path_buf() })?;
        let memory = modmill_runtime::mapping::map(&file).map_err(IsogenyError::io(path, "mapping"))?;
        let got = memory.len() as u64;
        let layout = Layout::of(&key.parameters, key.variant, key.steps, memory.get(13) == Some(&1));
        let Some(first) = memory.get(..HEAD_BYTES) else {
            let magic = memory.len() >= 8 && memory.starts_with(MAGIC);
            return Err(refuse(0, if magic { Problem::Length { got, expected: layout.file_bytes() } } else { Problem::Magic }));
        };
        if !first.starts_with(MAGIC) {
            return Err(refuse(0, Problem::Magic));
        }
        if Sha256::digest(&first[..HEAD_BYTES - 32])[..] != first[HEAD_BYTES - 32..] {
            return Err(refuse(0, Problem::Header));
        }
        let found = first[8..12].iter().fold(0, |n, byte| n << 8 | u32::from(*byte));
        if found != VERSION {
            return Err(refuse(8, Problem::Version { found, supported: VERSION }));
        }
        let mut table = [0; 32];
        table.copy_from_slice(&first[HEAD_BYTES - 64..HEAD_BYTES - 32]);
        if let Some(offset) = head(key, &layout, &table).iter().zip(first).position(|(want, got)| want != got) {
            return Err(refuse(offset as u64, Problem::OtherKey));
        }
        if got != layout.file_bytes() {
            return Err(refuse(got.min(layout.file_bytes()), Problem::Length { got, expected: layout.file_bytes() }));
        }
        let bytes = &memory[HEAD_BYTES..layout.elements_at() as usize];
        if Sha256::digest(bytes)[..] != table {
            return Err(refuse(HEAD_BYTES as u64, Problem::Damaged { bytes: bytes.len() as u64 }));
        }
        let prime = key.parameters.p.to_bytes_be();
        Ok(Self { path: path.to_path_buf(), layout, memory, parameters: key.parameters.clone(), variant: key.variant, prime })
    }

    /// The chunks of some steps.
    pub(crate) fn chunks_of(&self, steps: Range<u64>) -> Range<u64> {
        steps.start / self.layout.chunk..steps.end.div_ceil(self.layout.chunk)
    }

    /// Bytes of the file.
    pub(crate) fn file_bytes(&self) -> u64 {
        self.memory.len() as u64
    }

    /// The first position from `step` on that an evaluation can be checked at: the end of a chunk.
    pub(crate) fn next_check(&self, step: u64) -> u64 {
        step.next_multiple_of(self.layout.chunk).min(self.layout.steps)
    }

    fn refuse(&self, offset: u64, problem: Problem) -> IsogenyError {
        IsogenyError::KeyFile { path: self.path.clone(), offset, problem }
    }

    /// The bytes of a chunk, whose checksum holds and whose elements are in range.
    fn read(&self, chunk: u64) -> Result<&[u8], IsogenyError> {
        let place = self.layout.bytes_of(chunk);
        let bytes = &self.memory[place.start as usize..place.end as usize];
        let entry = HEAD_BYTES + 32 * chunk as usize;
        if Sha256::digest(bytes)[..] != self.memory[entry..entry + 32] {
            return Err(self.refuse(place.start, Problem::Damaged { bytes: bytes.len() as u64 }));
        }
        if let Some(index) = bytes.chunks_exact(self.prime.len()).position(|coordinate| coordinate >= &self.prime[..]) {
            let at = (index * self.prime.len()) as u64;
            return Err(self.refuse(place.start + at - at % self.layout.element, Problem::Element));
        }
        Ok(bytes)
    }

    /// Steps through a chunk take these elements, ready for them.
    pub(crate) fn load<C: Coordinates>(&self, chunk: u64, over: &C) -> Result<(Range<u64>, C::Alphas), IsogenyError> {
        let (mut alphas, steps) = (C::Alphas::default(), self.layout.steps_of(chunk));
        let bytes = self.read(chunk)?;
        if self.layout.compact {
            self.expanded(chunk, bytes, over)?.iter().for_each(|value| over.keep(&mut alphas, value));
        } else {
            over.keep_bytes(&mut alphas, &bytes[..self.stored(&steps)]);
        }
        Ok((steps, alphas))
    }

    /// The elements that the steps of a chunk take, in their order; `None` behind the last chunk.
    pub(crate) fn values<C: Coordinates>(&self, chunk: u64, over: &C) -> Result<Option<Vec<Value>>, IsogenyError> {
        if chunk >= self.layout.chunks() {
            return Ok(None);
        }
        let bytes = self.read(chunk)?;
        if self.layout.compact {
            return self.expanded(chunk, bytes, over).map(Some);
        }
        let elements = bytes[..self.stored(&self.layout.steps_of(chunk))].chunks_exact(self.layout.element as usize);
        let values = elements.map(|element| Value::from_bytes(&self.parameters, self.variant, element));
        let found = values.collect::<Option<Vec<_>>>();
        found.map(Some).ok_or_else(|| self.refuse(self.layout.bytes_of(chunk).start, Problem::Element))
    }

    /// Bytes of the elements of some steps in the full form; the image of P follows them.
    fn stored(&self, steps: &Range<u64>) -> usize {
        (steps.end - steps.start) as usize * self.layout.element as usize
    }

    /// The elements of a chunk in the compact form, from its kernel point.
    fn expanded<C: Coordinates>(&self, chunk: u64, bytes: &[u8], over: &C) -> Result<Vec<Value>, IsogenyError> {
        let steps = self.layout.steps_of(chunk);
        let mut elements = bytes.chunks_exact(self.layout.element as usize);
        let mut element = || over.enter(&Value::from_bytes(&self.parameters, self.variant, elements.next()?)?);
        let count = (steps.end - steps.start) as usize;
        let walk = element().zip(element()).and_then(|(alpha, kernel)| expand(over, &alpha, &kernel, count));
        let walk = walk.ok_or_else(|| self.refuse(self.layout.bytes_of(chunk).start, Problem::Kernel))?;
        Ok(walk.iter().rev().map(|alpha| over.leave(alpha)).collect())
    }

    /// alpha of the curve behind the first `done` steps, and the image of P there; `None` where no chunk ends.
    pub(crate) fn place_after(&self, done: u64) -> Result<Option<(Value, Value)>, IsogenyError> {
        if done == 0 || self.next_check(done) != done {
            return Ok(None);
        }
        let (place, element) = (self.layout.bytes_of((done - 1) / self.layout.chunk), self.layout.element);
        let read = |at: u64| {
            let value = Value::from_bytes(&self.parameters, self.variant, &self.memory[at as usize..(at + element) as usize]);
            value.ok_or_else(|| self.refuse(at, Problem::Element))
        };
        let alpha = if self.layout.compact { place.start } else { place.end - 2 * element };
        Ok(Some((read(alpha)?, read(place.end - element)?)))
    }

    /// Checks every chunk.
    pub(crate) fn check(&self) -> Result<(), IsogenyError> {
        (0..self.layout.chunks()).try_for_each(|chunk| self.read(chunk).map(drop))
    }
}
