//! Sealing: a fresh puzzle, a key from its solution, and the contents under that key.

use super::armor;
use super::chunks::Records;
use super::contents::{self, Keys};
use super::header::{LockHeader, NONCE_BYTES, VERSION};
use crate::control::ProgressHandler;
use crate::error::VdfError;
use crate::quotient::canonical;
use crate::random_modulus::entropy;
use crate::statement::Statement;
use crate::trapdoor::Trapdoor;
use modmill_arith::Natural;
use rand::TryCryptoRng;
use std::io::{Read, Write};

/// Options for sealing a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LockOptions {
    /// Bits of the new modulus: even, from 1024 to 8192; 2048 is the usual choice.
    pub bits: u64,
    /// T, the number of squarings that opening takes; see [`crate::calibrate`] and [`crate::steps_for`].
    pub steps: u64,
    /// True to write text (base64 between marker lines) instead of bytes.
    pub armor: bool,
}

impl Default for LockOptions {
    fn default() -> Self {
        Self { bits: 2048, steps: 1 << 30, armor: false }
    }
}

/// The result of [`seal`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sealed {
    /// The N, x and T of the file.
    pub header: LockHeader,
    /// Bytes of contents.
    pub bytes: u64,
}

/// Seals everything that `reader` gives into a time-lock file written to `writer`. The modulus, the base and the nonce are drawn from `rng`:
/// [`SysRng`](crate::SysRng), or any cryptographic generator of the crate `rand_core`.
///
/// # Errors
/// [`VdfError::BadOption`] for bits out of range, [`VdfError::BadSteps`], [`VdfError::Stream`] from the streams and from `rng`,
/// [`VdfError::Interrupted`] when `control` says stop.
pub fn seal<R: TryCryptoRng>(
    reader: &mut dyn Read,
    writer: &mut dyn Write,
    options: &LockOptions,
    rng: &mut R,
    control: &mut dyn ProgressHandler,
) -> Result<Sealed, VdfError> {
    let (statement, mut y) = fresh_puzzle(options, rng)?;
    let mut nonce = [0; NONCE_BYTES];
    rng.try_fill_bytes(&mut nonce).map_err(entropy)?;
    let mut header = LockHeader { version: VERSION, statement, nonce, confirmation: [0; 32] };
    let keys = Keys::new(&header, &y);
    y.wipe();
    header.confirmation = keys.confirmation;
    let mut write = |writer: &mut dyn Write| contents::encrypt(&header, &keys, reader, &mut Records::new(writer, &header)?, control);
    let bytes = if options.armor {
        let mut armored = armor::Writer::new(writer)?;
        let bytes = write(&mut armored)?;
        armored.finish()?;
        bytes
    } else {
        write(writer)?
    };
    writer.flush().map_err(VdfError::stream("writing the time-lock file"))?;
    Ok(Sealed { header, bytes })
}

/// A statement with a new modulus, and its canonical y. The factors are wiped before it returns.
fn fresh_puzzle<R: TryCryptoRng>(options: &LockOptions, rng: &mut R) -> Result<(Statement, Natural), VdfError> {
    if options.steps == 0 || options.steps > Statement::MAX_STEPS {
        return Err(VdfError::BadSteps { got: options.steps, max: Statement::MAX_STEPS });
    }
    let trapdoor = Trapdoor::random(options.bits, rng)?;
    let modulus = trapdoor.modulus();
    let statement = loop {
        let base = Natural::try_random(modulus.bits(), rng).map_err(entropy)?;
        match Statement::new(modulus.clone(), base, options.steps) {
            Ok(statement) => break statement,
            Err(VdfError::BadBase { .. }) => {} // Mostly because it is not below N.
            Err(e) => return Err(e),
        }
    };
    let mut y = trapdoor.evaluate(&statement)?;
    let result = canonical(modulus, &y);
    y.wipe();
    Ok((statement, result))
}
