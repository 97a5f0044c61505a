//! The options of an evaluation.

use crate::intervals::CheckIntervals;
use crate::proof::ProofKind;
use modmill_arith::BackendChoice;
use std::path::PathBuf;

/// Options for an evaluation.
#[derive(Debug, Clone)]
pub struct Options {
    /// The backend that does the squarings.
    pub backend: BackendChoice,
    /// Threads for the proof, 0 for one per core. The chain itself runs on one thread.
    pub threads: usize,
    /// The proof to make.
    pub proof: ProofKind,
    /// True to make a proof over any modulus; otherwise only over built-in ones and those that pass
    /// [`check_modulus`](crate::check_modulus).
    pub accept_modulus: bool,
    /// Directory for checkpoints. It is created when missing; a state of this job in it is resumed.
    pub checkpoint: Option<PathBuf>,
    /// Seconds between checkpoints; each is saved at the next self-check.
    pub checkpoint_interval_s: f64,
    /// The intervals at which the chain checks itself; `None` means [`CheckIntervals::for_steps`]. A resumed job keeps its first intervals.
    pub check: Option<CheckIntervals>,
    /// Bytes of points that the chain may keep for the proof: more points make the proof cheaper.
    pub point_memory: u64,
    /// True to save the chain with its points at its end and make no proof from them: others do, by [`prove_part`](crate::prove_part). Needs a
    /// checkpoint.
    pub points_only: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            backend: BackendChoice::Auto,
            threads: 0,
            proof: ProofKind::None,
            accept_modulus: false,
            checkpoint: None,
            checkpoint_interval_s: 30.0,
            check: None,
            point_memory: 512 << 20,
            points_only: false,
        }
    }
}

impl Options {
    /// The most threads that can be requested.
    pub const MAX_THREADS: usize = 1024;

    pub(crate) fn thread_count(&self) -> usize {
        match self.threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            n => n,
        }
    }
}
