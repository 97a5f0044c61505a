//! Time-lock files: contents that open after T squarings, one after the other.
//!
//! [`seal`] makes a fresh RSA modulus N = p q and a random base x, computes y = x^(2^T) at once because it knows p and q, encrypts under a
//! key made from y, and forgets p and q. [`open`] has only N, x and T, so it squares T times. The format is in docs/formats.md.
//!
//! **What is protected.** The key, p, q and y are in no file. The key, its cipher's copy and the buffers of plain contents are wiped when
//! they go out of use; p, q and y are overwritten too, but copies that big-integer arithmetic and the compiler make on the way are not,
//! and nothing is locked against swapping. Making the modulus takes variable time. Seal on a machine you trust and that nobody watches.
//!
//! **What is not promised.** T squarings take as long as the opener's machine needs: a faster one opens sooner, and so does whoever
//! factors N. The file says N, x, T and the length of the contents to everyone.
//!
//! ```
//! use modmill_vdf::{Options, Quiet, lock};
//! let (mut sealed, mut opened) = (Vec::new(), Vec::new());
//! let options = lock::LockOptions { bits: 1024, steps: 2000, armor: true };
//! lock::seal(&mut &b"see you later"[..], &mut sealed, &options, &mut lock::OsRng, &mut Quiet).unwrap();
//! assert!(sealed.starts_with(b"-----BEGIN MODMILL TIME-LOCK FILE-----\n"));
//! lock::open(&mut &sealed[..], &mut opened, &Options::default(), &mut Quiet).unwrap();
//! assert_eq!(opened, b"see you later");
//! ```

mod armor;
mod contents;
mod files;
mod header;
mod modulus;

pub use files::{open_to_file, seal_to_file};
pub use header::{LockHeader, inspect};
/// The operating system's random numbers: what to give [`seal`].
pub use rand::rngs::OsRng;

use crate::eval::{Evaluation, Options, evaluate};
use crate::statement::{Statement, canonical};
use crate::trapdoor::{Trapdoor, wipe};
use crate::{Control, ProofKind, VdfError};
use contents::Keys;
use modmill_arith::BigUint;
use num_bigint::RandBigInt;
use rand::{CryptoRng, RngCore};
use std::io::{Read, Write};

/// How a file is sealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LockOptions {
    /// Bits of the fresh modulus: even, 1024 to 8192; 2048 is the usual choice.
    pub bits: u64,
    /// T, the squarings that opening takes; see [`crate::calibrate`] and [`crate::steps_for`].
    pub steps: u64,
    /// Whether to write text (base64 between marker lines) instead of bytes.
    pub armor: bool,
}

impl Default for LockOptions {
    fn default() -> Self {
        Self { bits: 2048, steps: 1 << 30, armor: false }
    }
}

/// What [`seal`] did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sealed {
    /// The N, x and T of the file.
    pub header: LockHeader,
    /// Bytes of contents.
    pub bytes: u64,
}

/// What [`open`] did.
#[derive(Debug, Clone)]
pub struct Opened {
    /// The header of the file.
    pub header: LockHeader,
    /// How y was found.
    pub evaluation: Evaluation,
    /// Bytes of contents.
    pub bytes: u64,
}

/// Seals everything that `reader` gives into a time-lock file written to `writer`.
///
/// # Errors
/// [`VdfError::BadOption`] for bits out of range, [`VdfError::BadSteps`], [`VdfError::Stream`] from the streams,
/// [`VdfError::Interrupted`] when `control` says stop.
pub fn seal<R: RngCore + CryptoRng>(
    reader: &mut dyn Read,
    writer: &mut dyn Write,
    options: &LockOptions,
    rng: &mut R,
    control: &mut dyn Control,
) -> Result<Sealed, VdfError> {
    let (statement, mut y) = fresh_puzzle(options, rng)?;
    let mut nonce = [0; contents::NONCE_BYTES];
    rng.fill_bytes(&mut nonce);
    let header = LockHeader { statement, nonce };
    let keys = Keys::new(&header, &y);
    wipe(&mut y);
    let mut head = header.to_bytes();
    head.extend(keys.confirmation);
    let bytes = if options.armor {
        let mut armored = armor::Writer::new(writer)?;
        armored.write_all(&head).map_err(VdfError::stream("writing the time-lock file"))?;
        let bytes = contents::encrypt(&header, &keys, reader, &mut armored, control)?;
        armored.finish()?;
        bytes
    } else {
        writer.write_all(&head).map_err(VdfError::stream("writing the time-lock file"))?;
        contents::encrypt(&header, &keys, reader, writer, control)?
    };
    writer.flush().map_err(VdfError::stream("writing the time-lock file"))?;
    Ok(Sealed { header, bytes })
}

/// A statement whose modulus has just been made, and its canonical y; the factors are gone when it returns.
fn fresh_puzzle<R: RngCore + CryptoRng>(options: &LockOptions, rng: &mut R) -> Result<(Statement, BigUint), VdfError> {
    if options.steps == 0 || options.steps > Statement::MAX_STEPS {
        return Err(VdfError::BadSteps { got: options.steps, max: Statement::MAX_STEPS });
    }
    let factors = modulus::Factors::generate(options.bits, rng)?;
    let modulus = factors.modulus()?;
    let statement = loop {
        let base = rng.gen_biguint_range(&BigUint::from(2u8), &(modulus.value() - 1u8));
        match Statement::new(modulus.clone(), base, options.steps) {
            Ok(statement) => break statement,
            Err(VdfError::BadBase { .. }) => {} // shares a factor with N: does not happen, and is not used if it does
            Err(e) => return Err(e),
        }
    };
    let mut y = Trapdoor::new(&modulus, factors.primes())?.evaluate(&statement)?;
    let result = canonical(&modulus, &y);
    wipe(&mut y);
    Ok((statement, result))
}

/// Opens a time-lock file: squares T times (or resumes from `options.checkpoint`), then decrypts to `writer`.
///
/// Each chunk of 64 KiB is written once it is authenticated. That the file is complete is known only at its end: when this returns an error,
/// discard what was written ([`open_to_file`] does so by itself). `options.proof` is ignored.
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
        return Err(VdfError::LockFormat {
            place: "the header".to_owned(),
            reason: "the solution of its puzzle does not give the key that the file was sealed with; the file was changed".to_owned(),
        });
    }
    let bytes = contents::decrypt(&header, &keys, &mut source, writer, control)?;
    writer.flush().map_err(VdfError::stream("writing the contents"))?;
    Ok(Opened { header, evaluation, bytes })
}
