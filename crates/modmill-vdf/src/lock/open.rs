//! Opening: T squarings, the key from their result, and the contents.

use super::contents::{self, Keys};
use super::header::{self, LockHeader};
use super::{armor, refusal::refused};
use crate::control::Control;
use crate::error::VdfError;
use crate::eval::{Evaluation, evaluate};
use crate::options::Options;
use crate::proof::ProofKind;
use std::io::{Read, Write};

/// The result of [`open`].
#[derive(Debug, Clone)]
pub struct Opened {
    /// The header of the file.
    pub header: LockHeader,
    /// How y was found.
    pub evaluation: Evaluation,
    /// Bytes of contents.
    pub bytes: u64,
}

/// Opens a time-lock file: squares T times (or resumes from `options.checkpoint`), then decrypts to `writer`.
///
/// Each chunk of 64 KiB is written once it is authenticated. Whether the file is complete is known only at its end, so discard what
/// was written when this returns an error ([`open_to_file`](super::open_to_file) does so itself). `options.proof` is ignored.
///
/// # Errors
/// [`VdfError::LockFormat`] for a file that is malformed, cut short or changed anywhere; all errors of [`evaluate`]; [`VdfError::Stream`].
pub fn open(reader: &mut dyn Read, writer: &mut dyn Write, options: &Options, control: &mut dyn Control) -> Result<Opened, VdfError> {
    let mut source = armor::detect(reader)?;
    let (header, confirmation) = header::read(&mut source)?;
    let options = Options { proof: ProofKind::None, ..options.clone() };
    let evaluation = evaluate(&header.statement, &options, control)?;
    let keys = Keys::new(&header, &evaluation.y);
    if keys.confirmation != confirmation {
        return Err(refused(
            "the header",
            "the solution of its puzzle does not give the key that the file was sealed with; the file was changed",
        ));
    }
    let bytes = contents::decrypt(&header, &keys, &mut source, writer, control)?;
    writer.flush().map_err(VdfError::stream("writing the contents"))?;
    Ok(Opened { header, evaluation, bytes })
}

/// The header of a time-lock file, armored or not.
///
/// # Errors
/// [`VdfError::LockFormat`], [`VdfError::Stream`].
///
/// ```
/// use modmill_vdf::{Quiet, lock};
/// let mut sealed = Vec::new();
/// let options = lock::LockOptions { bits: 1024, steps: 123, armor: false };
/// lock::seal(&mut &b"x"[..], &mut sealed, &options, &mut lock::OsRng, &mut Quiet).unwrap();
/// let header = lock::inspect(&mut &sealed[..]).unwrap();
/// assert_eq!((header.statement.steps(), header.statement.modulus().bits()), (123, 1024));
/// ```
pub fn inspect(reader: &mut dyn Read) -> Result<LockHeader, VdfError> {
    let mut source = armor::detect(reader)?;
    Ok(header::read(&mut source)?.0)
}
