//! A key directory: the verification key and the file of the evaluation key.

use crate::error::IsogenyError;
use crate::field::{BaseField, Value};
use crate::key_file::KeyFile;
use crate::text::MAX_TEXT;
use crate::variant::Variant;
use crate::verification_key::VerificationKey;
use crate::with_field::{Work, with_field};
use modmill_arith::BackendChoice;
use modmill_arith::field::Quadratic;
use modmill_runtime::text::open_regular;
use std::fs::File;
use std::io::Read as _;
use std::path::Path;

pub(crate) const KEY_NAME: &str = "key.json";
pub(crate) const STEPS_NAME: &str = "steps.bin";

/// The keys in a directory; the elements of the evaluation key stay in their file until they are used.
#[derive(Debug)]
pub struct Key {
    /// The key that verifies.
    pub verification: VerificationKey,
    pub(crate) steps: KeyFile,
}

impl Key {
    /// Opens a directory that [`set_up`](crate::set_up) wrote. The elements are checked when they are used.
    ///
    /// # Errors
    /// [`IsogenyError::Io`], [`IsogenyError::NotAFile`], [`IsogenyError::Format`] and [`IsogenyError::KeyFile`], which name the place.
    pub fn open(directory: &Path) -> Result<Self, IsogenyError> {
        let verification = VerificationKey::read(&directory.join(KEY_NAME))?;
        let steps = KeyFile::open(&directory.join(STEPS_NAME), &verification)?;
        Ok(Self { verification, steps })
    }

    /// Bytes of the evaluation key's file.
    #[must_use]
    pub fn file_bytes(&self) -> u64 {
        self.steps.file_bytes()
    }

    /// The elements of a chunk of the evaluation key, in the order in which an evaluation takes them; none behind the last chunk.
    ///
    /// # Errors
    /// [`IsogenyError::KeyFile`] where the chunk is damaged.
    pub fn elements(&self, chunk: u64) -> Result<Vec<Value>, IsogenyError> {
        with_field(&self.verification.parameters, BackendChoice::Auto, Elements { key: self, chunk })
    }

    /// Checks every element of the evaluation key against its checksum.
    ///
    /// # Errors
    /// [`IsogenyError::KeyFile`] names the first bytes that are damaged.
    pub fn check(&self) -> Result<(), IsogenyError> {
        self.steps.check()
    }
}

struct Elements<'a> {
    key: &'a Key,
    chunk: u64,
}

impl Work for Elements<'_> {
    type Output = Vec<Value>;

    fn run<F: BaseField>(self, f: &F, _backend: &'static str, _why: &str) -> Result<Vec<Value>, IsogenyError> {
        let Self { key, chunk } = self;
        let found = match key.verification.variant {
            Variant::Fp => key.steps.values(chunk, f),
            Variant::Fp2 => key.steps.values(chunk, &Quadratic::new(f.clone())),
        };
        Ok(found?.unwrap_or_default())
    }
}

impl VerificationKey {
    /// Reads the file of a verification key, or the one in a key directory.
    ///
    /// # Errors
    /// [`IsogenyError::Io`], [`IsogenyError::NotAFile`], [`IsogenyError::Format`].
    pub fn read(path: &Path) -> Result<Self, IsogenyError> {
        let path = if path.is_dir() { path.join(KEY_NAME) } else { path.to_path_buf() };
        let opened = open_regular(&path, File::options().read(true)).map_err(IsogenyError::io(&path, "opening"))?;
        let file = opened.ok_or_else(|| IsogenyError::NotAFile { path: path.clone() })?;
        let mut bytes = Vec::new();
        file.take(MAX_TEXT as u64 + 1).read_to_end(&mut bytes).map_err(IsogenyError::io(&path, "reading"))?;
        Self::from_text(&bytes)
    }
}
