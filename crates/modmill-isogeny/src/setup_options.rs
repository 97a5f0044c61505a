//! The options of a set-up.

use crate::parameters::Parameters;
use crate::start;
use crate::variant::Variant;
use modmill_arith::BackendChoice;
use modmill_arith::Natural;
use std::path::PathBuf;

/// The walk of a set-up, and how it runs.
#[derive(Debug, Clone)]
pub struct SetupOptions {
    /// The prime.
    pub parameters: Parameters,
    /// The field of the walk.
    pub variant: Variant,
    /// T, 1 to [`MAX_STEPS`](crate::MAX_STEPS).
    pub steps: u64,
    /// alpha of the start curve, from a trusted set-up; [`start::for_tests`] for tests.
    pub start: Natural,
    /// x of P; `None` for the hash of the start curve.
    pub point: Option<Natural>,
    /// The seed that chooses the turns over Fp2, at most 64 bytes; empty over Fp.
    pub seed: Vec<u8>,
    /// True if the evaluation key has one kernel point for up to 1242 steps instead of an element for each step. It is some hundred times
    /// as short, and an evaluation expands it again, for which it needs other cores.
    pub compact: bool,
    /// Directory for checkpoints. It is created when missing; a state of this set-up in it is resumed. Until the end the elements are in
    /// `steps.bin.part` in the key directory.
    pub checkpoint: Option<PathBuf>,
    /// Seconds between checkpoints.
    pub checkpoint_interval_s: f64,
    /// The implementation that runs.
    pub backend: BackendChoice,
}

impl SetupOptions {
    /// A full key from the start curve for tests, on any backend, without checkpoints.
    #[must_use]
    pub fn of(parameters: Parameters, variant: Variant, steps: u64) -> Self {
        Self {
            start: start::for_tests(&parameters),
            parameters,
            variant,
            steps,
            point: None,
            seed: vec![],
            compact: false,
            checkpoint: None,
            checkpoint_interval_s: 30.0,
            backend: BackendChoice::Auto,
        }
    }
}
