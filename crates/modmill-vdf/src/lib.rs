//! Repeated squaring y = x^(2^T) mod N: evaluation that checks itself and resumes, proofs, and time-lock files.
//!
//! * [`Statement`]: N, x and T under the input rules; results are elements of Z_N*/{+-1}, written as min(y, N-y).
//! * [`hash_to_group`], [`Statement::of_input`]: a challenge from outside, any byte string, as the base x.
//! * [`evaluate`]: the chain of squarings with self-check, checkpoints and a Wesolowski or Pietrzak proof.
//! * [`verify`], [`verify_with_trapdoor`]: checking a result, in milliseconds.
//! * [`ProofFile`]: the one accepted text of a proof; [`read_checkpoint`]: what a checkpoint directory holds.
//! * [`calibrate`], [`steps_for`]: how long T squarings take on this machine; [`puzzle`]: Rivest's form of a time-lock puzzle.
//! * [`lock`]: files that open after T squarings.
//!
//! Inputs are public, so every operation may take time that depends on them. Where key material occurs, the docs say what is wiped.
//! Anyone who knows the factors of N can compute y at once, so a result convinces only those who trust that nobody knows them
//! (docs/derivations/proofs.md).
//!
//! Features: `num-bigint` (conversions between [`Natural`] and `BigUint`), `serde` (numbers, moduli, statements, proof files).
//!
//! ```
//! use modmill_vdf::{Natural, NoProgress, Options, ProofFile, ProofKind, Statement, evaluate, moduli, verify};
//!
//! let n = moduli::named("lcs35").expect("a built-in name").modulus();
//! let statement = Statement::new(n, Natural::from(3u8), 2000)?;
//! let options = Options { proof: ProofKind::Pietrzak, ..Options::default() };
//! let file = evaluate(&statement, &options, &mut NoProgress)?.proof_file().expect("a proof was asked for");
//! let again = ProofFile::from_text(file.to_text().as_bytes())?; // whoever receives the text verifies it in milliseconds
//! assert_eq!(verify(&again)?.kind, ProofKind::Pietrzak);
//! # Ok::<(), modmill_vdf::VdfError>(())
//! ```

mod base;
mod bytes;
mod calibrate;
mod chain;
mod checkpoint;
mod control;
mod copies;
mod error;
mod eval;
mod flaw;
mod input;
mod intervals;
mod job;
mod kept;
pub mod lock;
pub mod moduli;
mod modulus;
mod named_modulus;
mod options;
mod pietrzak;
mod points;
mod power;
mod prime;
mod proof;
mod proof_file;
mod proof_part;
pub mod puzzle;
mod quotient;
mod random_modulus;
mod repairs;
mod residue_ring;
mod schedule;
mod segments;
mod statement;
#[cfg(feature = "serde")]
mod stored;
mod transcript;
mod trapdoor;
mod verify;
mod warning;
mod wesolowski;

pub use calibrate::{Calibration, calibrate, steps_for};
pub use checkpoint::{CheckpointState, read_checkpoint, remove_checkpoint};
pub use control::{Cadence, EveryStep, NoProgress, Phase, Progress, ProgressHandler};
pub use error::{CheckpointProblem, VdfError};
pub use eval::{Evaluation, evaluate};
pub use flaw::{FactorMethod, ModulusFlaw, Term};
pub use input::{InputDigest, hash_to_group};
pub use intervals::CheckIntervals;
pub use modmill_arith::{ArithError, BackendChoice, BackendName, Element, IntegerBackend, Modulus, Natural, ParseNaturalError, Ring};
pub use modulus::{ModulusTrust, check_modulus};
pub use options::Options;
pub use pietrzak::rounds as pietrzak_rounds;
pub use power::{Checked, checked_power};
pub use prime::is_prime;
pub use proof::{Proof, ProofKind};
pub use proof_file::ProofFile;
pub use proof_part::prove_part;
pub use quotient::{canonical, is_canonical};
pub use rand::TryCryptoRng;
/// The operating system's random numbers: what to give [`lock::seal`] and [`Trapdoor::random`].
pub use rand::rngs::SysRng;
pub use repairs::Repairs;
pub use residue_ring::ResidueRing;
pub use statement::Statement;
pub use trapdoor::Trapdoor;
pub use verify::{Verified, VerifyOptions, verify, verify_with, verify_with_trapdoor};
pub use warning::Warning;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
