//! Warnings: problems that a run reports to its caller and survives.

use crate::error::{CheckpointProblem, VdfError};
use std::path::PathBuf;
use std::sync::Arc;

/// Something that a job came across and coped with. It is passed to [`ProgressHandler::warn`](crate::ProgressHandler) when it happens, and listed in
/// the result. What the input shows before the work begins is only listed.
#[derive(Debug, Clone, thiserror::Error)]
#[non_exhaustive]
pub enum Warning {
    /// N is [narrow](modmill_arith::Modulus::NARROW_BITS): an example, which proves nothing and delays nobody.
    #[error("the modulus has only {bits} bits, so that anyone can factor it: the result proves no delay")]
    NarrowModulus {
        /// The length of N.
        bits: u64,
    },
    /// The newer of the two saved states cannot be used.
    #[error("checkpoint {path}: {problem}. Going on from the state saved before it, at squaring {done}{}", aside_note(.aside.as_ref()))]
    OlderState {
        /// The file of the newer state.
        path: PathBuf,
        /// Why it was refused.
        problem: CheckpointProblem,
        /// Squarings in the older state; those after it are done again.
        done: u64,
        /// The file to which the newer state was moved, if it was.
        aside: Option<PathBuf>,
    },
    /// Parts of the points file had changed. They are computed again, and their checksums say that they are as they were.
    #[error("checkpoint {path}: {blocks} damaged parts were computed again")]
    PointsRepaired {
        /// The points file.
        path: PathBuf,
        /// The number of damaged parts: the head of the file and each block are one.
        blocks: u64,
    },
    /// The state could not be saved. The job goes on and tries again after the next interval.
    #[error("the state was not saved: {error}. {} The work goes on; saving is tried again at every interval", saved_note(*.saved))]
    NotSaved {
        /// The error of the failed save.
        error: Arc<VdfError>,
        /// Squarings in the last saved state.
        saved: u64,
    },
    /// The job ends without its last state saved.
    #[error("the last state of this run could not be saved: {error}. {}", saved_note(*.saved))]
    EndNotSaved {
        /// The error of the failed save.
        error: Arc<VdfError>,
        /// Squarings in the last saved state.
        saved: u64,
    },
}

fn aside_note(aside: Option<&PathBuf>) -> String {
    aside.map(|path| format!(" (the refused file is now {})", path.display())).unwrap_or_default()
}

fn saved_note(saved: u64) -> String {
    match saved {
        0 => "No squaring is saved.".to_owned(),
        done => format!("The last saved state is at squaring {done}."),
    }
}
