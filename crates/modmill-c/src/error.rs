//! The errors of all jobs as a status, a sentence and an index.

use crate::status::modmill_status::{self, *};
use modmill_arith::ArithError;
use modmill_gf2::Gf2Error;
use modmill_isogeny::IsogenyError;
use modmill_msm::formats::FormatError;
use modmill_msm::{BasesFileError, MsmError};
use modmill_sigstream::StreamError;
use modmill_sigverify::{Rejected, SigError};
use modmill_vdf::VdfError;

/// A failure on its way to the caller.
#[derive(Debug)]
pub(crate) struct Error {
    pub(crate) status: modmill_status,
    pub(crate) message: String,
    /// The number of the point, record or element that is at fault.
    pub(crate) index: Option<u64>,
}

impl Error {
    pub(crate) fn new(status: modmill_status, message: impl Into<String>) -> Self {
        Self { status, message: message.into(), index: None }
    }

    /// An argument that this interface does not take.
    pub(crate) fn usage(message: impl Into<String>) -> Self {
        Self::new(MODMILL_USAGE, message)
    }

    /// This error, about the thing of that number.
    pub(crate) fn at(self, index: usize) -> Self {
        Self { index: Some(index as u64), ..self }
    }
}

impl From<ArithError> for Error {
    fn from(e: ArithError) -> Self {
        let status = match e {
            ArithError::BackendUnavailable { .. } => MODMILL_UNAVAILABLE,
            _ => MODMILL_USAGE,
        };
        Self::new(status, e.to_string())
    }
}

impl From<SigError> for Error {
    fn from(e: SigError) -> Self {
        match e {
            SigError::Arith(e) => e.into(),
            _ => Self::usage(e.to_string()),
        }
    }
}

impl From<Rejected> for Error {
    fn from(e: Rejected) -> Self {
        Self::new(MODMILL_REJECTED, e.to_string())
    }
}

impl From<StreamError> for Error {
    fn from(e: StreamError) -> Self {
        let status = match e {
            StreamError::Verifier(e) => return e.into(),
            StreamError::StreamClosed => MODMILL_CLOSED,
            StreamError::StreamStopped { .. } | StreamError::Stopped { .. } => MODMILL_INTERRUPTED,
            StreamError::WorkerFailed { .. } => MODMILL_FAULT,
            StreamError::Thread { .. } => MODMILL_SYSTEM,
            StreamError::Io { .. } | StreamError::Stream { .. } => MODMILL_SYSTEM,
            _ => MODMILL_USAGE,
        };
        Self::new(status, e.to_string())
    }
}

impl From<FormatError> for Error {
    fn from(e: FormatError) -> Self {
        let message = e.to_string();
        match e {
            FormatError::Record { index, .. } => Self::new(MODMILL_FORMAT, message).at(index),
            _ => Self::new(MODMILL_FORMAT, message),
        }
    }
}

impl From<MsmError> for Error {
    fn from(e: MsmError) -> Self {
        let message = e.to_string();
        let status = match e {
            MsmError::Arith(e) => return e.into(),
            MsmError::Format(e) => return e.into(),
            MsmError::NotOnCurve { index, .. } | MsmError::NotInSubgroup { index, .. } | MsmError::Coordinate { index } => {
                return Self::new(MODMILL_POINT, message).at(index);
            }
            MsmError::BasesFile(BasesFileError::Io { .. }) => MODMILL_SYSTEM,
            MsmError::BasesFile(BasesFileError::Row { index, .. }) => return Self::new(MODMILL_FORMAT, message).at(index),
            MsmError::BasesFile(_) => MODMILL_FORMAT,
            MsmError::Memory { .. } => MODMILL_SYSTEM,
            MsmError::Interrupted { .. } => MODMILL_INTERRUPTED,
            _ => MODMILL_USAGE,
        };
        Self::new(status, message)
    }
}

impl From<VdfError> for Error {
    fn from(e: VdfError) -> Self {
        let message = e.to_string();
        let status = match e {
            VdfError::Arith(e) => return e.into(),
            VdfError::ModulusRefused { .. } => MODMILL_REFUSED,
            VdfError::ProofFormat { .. } | VdfError::LockFormat { .. } => MODMILL_FORMAT,
            VdfError::InvalidProof { .. } => MODMILL_REJECTED,
            VdfError::Checkpoint { .. } => MODMILL_CHECKPOINT,
            VdfError::Interrupted { .. } | VdfError::ContentsInterrupted { .. } => MODMILL_INTERRUPTED,
            VdfError::PersistentFault { .. } | VdfError::ProofSelfCheck => MODMILL_FAULT,
            VdfError::Io { .. } | VdfError::Stream { .. } => MODMILL_SYSTEM,
            _ => MODMILL_USAGE,
        };
        Self::new(status, message)
    }
}

impl From<IsogenyError> for Error {
    fn from(e: IsogenyError) -> Self {
        let message = e.to_string();
        let status = match e {
            IsogenyError::Arith(e) => return e.into(),
            IsogenyError::Format { .. } | IsogenyError::KeyFile { .. } | IsogenyError::NotAFile { .. } => MODMILL_FORMAT,
            IsogenyError::InvalidProof { .. } => MODMILL_REJECTED,
            IsogenyError::Checkpoint { .. } => MODMILL_CHECKPOINT,
            IsogenyError::PersistentFault { .. } => MODMILL_FAULT,
            IsogenyError::Io { .. } => MODMILL_SYSTEM,
            IsogenyError::Interrupted { .. } => MODMILL_INTERRUPTED,
            _ => MODMILL_USAGE,
        };
        Self::new(status, message)
    }
}

impl From<Gf2Error> for Error {
    fn from(e: Gf2Error) -> Self {
        let message = e.to_string();
        match e {
            Gf2Error::Arith(e) => e.into(),
            Gf2Error::NotInvertible { index, .. } | Gf2Error::ElementTooLarge { index, .. } => Self::usage(message).at(index),
            Gf2Error::Interrupted { .. } => Self::new(MODMILL_INTERRUPTED, message),
            Gf2Error::Threads { .. } => Self::new(MODMILL_SYSTEM, message),
            _ => Self::usage(message),
        }
    }
}
