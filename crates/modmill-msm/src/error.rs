//! The errors of this crate, as data.

use crate::Phase;
use crate::bases_file::BasesFileError;
use crate::formats::FormatError;
use modmill_arith::ArithError;
use modmill_runtime::progress::Stopped;

/// Anything this crate refuses to do, with the values that a message or a caller needs. Nothing here panics on caller data.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MsmError {
    /// The backend was refused by the arithmetic.
    #[error(transparent)]
    Arith(#[from] ArithError),
    /// A point that does not satisfy the curve's equation.
    #[error("point {index} is not on {curve}")]
    NotOnCurve {
        /// The curve's name.
        curve: &'static str,
        /// The first such point.
        index: usize,
    },
    /// A point of the curve whose order does not divide r.
    #[error("point {index} is on {curve}, but outside the subgroup of order r")]
    NotInSubgroup {
        /// The curve's name.
        curve: &'static str,
        /// The first such point.
        index: usize,
    },
    /// A point of another library with a coordinate that is not below p.
    #[error("a coordinate of point {index} is not below the field's prime")]
    Coordinate {
        /// The first such point.
        index: usize,
    },
    /// A file of points or scalars.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// A file of prepared bases.
    #[error(transparent)]
    BasesFile(#[from] BasesFileError),
    /// More or fewer scalars than points.
    #[error("{scalars} scalars for {points} points")]
    LengthMismatch {
        /// Their number.
        scalars: usize,
        /// The number of points.
        points: usize,
    },
    /// More points than indices have room for.
    #[error("{got} points (with their multiples) are too many: the limit is {limit}")]
    TooManyPoints {
        /// Points, times the multiples of each.
        got: u64,
        /// The most there may be.
        limit: u64,
    },
    /// No memory for the points.
    #[error("no memory for {bytes} bytes of points: {reason}")]
    Memory {
        /// The bytes that they take.
        bytes: u64,
        /// The system's message.
        reason: String,
    },
    /// A window width outside the supported range.
    #[error("windows of {got} bits are not supported: choose {min} to {max}")]
    Window {
        /// The width that was asked for.
        got: u32,
        /// The narrowest.
        min: u32,
        /// The widest.
        max: u32,
    },
    /// The caller's control said stop.
    #[error("stopped in phase `{phase}` after {done} of {total} steps")]
    Interrupted {
        /// The phase in which the work stopped.
        phase: Phase,
        /// Steps done.
        done: u64,
        /// Steps in all.
        total: u64,
    },
}

impl From<Stopped<Phase>> for MsmError {
    fn from(stopped: Stopped<Phase>) -> Self {
        let Stopped { phase, done, total } = stopped;
        MsmError::Interrupted { phase, done, total }
    }
}
