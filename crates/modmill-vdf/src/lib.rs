//! Repeated squaring y = x^(2^T) mod N: evaluation that checks itself and resumes, proofs, and time-lock files.
//!
//! * [`Statement`]: N, x and T under the input rules; results are elements of Z_N*/{+-1}, written as min(y, N-y).
//! * [`evaluate`]: the chain of squarings with self-check, checkpoints and a Wesolowski or Pietrzak proof.
//! * [`verify`], [`verify_with_trapdoor`]: milliseconds.
//! * [`ProofFile`]: the one accepted text of a proof; [`read_checkpoint`]: what a checkpoint directory holds.
//! * [`calibrate`], [`steps_for`]: how long it takes here; [`puzzle`]: Rivest's form of a time-lock puzzle.
//! * [`lock`]: files that open after T squarings.
//!
//! Inputs are public, so everything is variable-time, except where key material is named; there the docs say what is wiped.
//! Whoever knows the factors of N computes y at once: a result convinces only those who trust that nobody does (docs/derivations/proofs.md).

mod bytes;
mod calibrate;
mod chain;
mod checkpoint;
mod control;
mod error;
mod eval;
mod group;
mod job;
pub mod lock;
pub mod moduli;
mod pietrzak;
mod prime;
mod proof;
pub mod puzzle;
mod schedule;
mod statement;
mod transcript;
mod trapdoor;
mod verify;
mod wesolowski;

/// The arithmetic crate, for its moduli, backends and integers.
pub use modmill_arith as arith;

pub use calibrate::{Calibration, calibrate, steps_for};
pub use chain::{CheckPlan, Checked, checked_power};
pub use checkpoint::{CheckpointState, read_checkpoint};
pub use control::{Cadence, Control, EveryStep, Phase, Progress, Quiet};
pub use error::{CheckpointProblem, VdfError};
pub use eval::{Evaluation, Options, evaluate};
pub use group::Group;
pub use pietrzak::rounds as pietrzak_rounds;
pub use prime::is_prime;
pub use proof::{Proof, ProofFile, ProofKind};
pub use statement::{Statement, canonical, is_canonical};
pub use trapdoor::Trapdoor;
pub use verify::{Verified, verify, verify_with, verify_with_trapdoor};
