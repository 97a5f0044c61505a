//! The isogeny delay function of De Feo, Masson, Petit and Sanso (ASIACRYPT 2019), over Fp and over Fp2.
//!
//! * [`Parameters`]: a prime p = f 2^n N - 1 and the order N of the points that are paired.
//! * [`set_up`]: walks T 2-isogenies from a start curve and writes a key directory; [`Key`] opens it.
//! * [`evaluate`]: the walk back from an input, with self-checks, checkpoints and a verified output; [`verify`]: the pairing, in milliseconds.
//! * [`Proof`], [`VerificationKey`]: the one accepted text of each file; [`calibrate`], [`steps_against`]: speed and delay.
//! * [`walk`]: the 4^k-isogeny from a kernel point.
//!
//! Features: `num-bigint` (conversions between [`Natural`] and `BigUint`), `serde` (keys and proofs as their texts; coordinates, which `InField` reads).
//!
//! All inputs are public, so every operation may take time that depends on them.
//!
//! ```
//! use modmill_isogeny::{BackendChoice, Input, Key, NoProgress, Options, Parameters, SetupOptions, Variant, evaluate, set_up, verify};
//!
//! let place = std::env::temp_dir().join(format!("modmill-isogeny-{}", std::process::id()));
//! std::fs::create_dir(&place)?;
//! // The smallest prime and a short walk. For real delays, use p1506 and a start curve whose endomorphism ring nobody knows.
//! set_up(&SetupOptions::of(Parameters::named("p89")?, Variant::Fp, 40), &place, &mut NoProgress)?;
//! let key = Key::open(&place)?;
//! let done = evaluate(&key, &Input::Message(b"hello".to_vec()), &Options::default(), &mut NoProgress)?;
//! let trusted = done.proof.key.id();
//! verify(&done.proof, Some(trusted), BackendChoice::Auto)?;
//! std::fs::remove_dir_all(&place)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod base_field;
mod calibrate;
mod checkpoint;
mod control;
mod curve;
mod error;
mod evaluate;
mod field;
mod frame;
mod hash;
mod key;
mod key_file;
mod key_writer;
mod loader;
mod pairing;
mod parameters;
mod part;
mod plane;
mod proof;
mod setup;
mod setup_options;
mod setup_state;
mod start;
mod state;
#[cfg(feature = "serde")]
mod stored;
mod text;
mod trace;
mod variant;
mod verification_key;
mod verify;
pub mod walk;
mod with_field;

pub use calibrate::{Calibration, calibrate, steps_against};
pub use checkpoint::Warning;
pub use control::{Cadence, EveryStep, NoProgress, Phase, Progress, ProgressHandler};
pub use error::{CheckpointProblem, FileKind, InputFlaw, IsogenyError, KeyFileProblem, Refusal, StartFlaw};
pub use evaluate::{Evaluation, Input, Options, evaluate};
pub use field::Value;
pub use key::Key;
pub use modmill_arith::{ArithError, BackendChoice, BackendName, IntegerBackend, Natural, ParseNaturalError};
pub use parameters::Parameters;
pub use proof::{MAX_MESSAGE, Proof};
pub use setup::{Setup, set_up};
pub use setup_options::SetupOptions;
pub use start::for_tests as start_for_tests;
#[cfg(feature = "serde")]
pub use stored::InField;
pub use variant::Variant;
pub use verification_key::{MAX_SEED, MAX_STEPS, VerificationKey};
pub use verify::{Verified, verify};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
