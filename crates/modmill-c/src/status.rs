//! The results of functions that can fail.

use std::ffi::{CStr, c_char};

/// The result of a function that can fail.
#[repr(i32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum modmill_status {
    /// Done; a verification: it holds.
    MODMILL_OK = 0,
    /// A verification said no: the signature, proof or statement does not hold.
    MODMILL_REJECTED = 1,
    /// An argument is not what the function takes.
    MODMILL_USAGE = 2,
    /// Bytes or a file are not in the form that is accepted.
    MODMILL_FORMAT = 3,
    /// The backend cannot run here, or cannot take this job.
    MODMILL_UNAVAILABLE = 4,
    /// A point is not on the curve or not in the subgroup, or a coordinate is not below p; modmill_error_index has its number.
    MODMILL_POINT = 5,
    /// Anyone could prove false statements over the modulus.
    MODMILL_REFUSED = 6,
    /// The control, or the end of a stream, stopped the work.
    MODMILL_INTERRUPTED = 7,
    /// A checkpoint cannot be used: damaged, of another job, or in use.
    MODMILL_CHECKPOINT = 8,
    /// The system refused: a file, a thread, memory.
    MODMILL_SYSTEM = 9,
    /// The machine makes errors: self-checks failed again and again.
    MODMILL_FAULT = 10,
    /// There is no room in the stream now.
    MODMILL_FULL = 11,
    /// The stream is closed; of a receiver: and everything was received.
    MODMILL_CLOSED = 12,
    /// A bug in this library, which stopped where it was found. The objects of the call must not be used again, only freed.
    MODMILL_BUG = 13,
}

/// The name of a status, such as "rejected"; "unknown" for other numbers. It lives for ever.
#[unsafe(no_mangle)]
pub extern "C" fn modmill_status_name(status: i32) -> *const c_char {
    const NAMES: [&CStr; 14] = [
        c"ok",
        c"rejected",
        c"usage",
        c"format",
        c"unavailable",
        c"point",
        c"refused",
        c"interrupted",
        c"checkpoint",
        c"system",
        c"fault",
        c"full",
        c"closed",
        c"bug",
    ];
    let name = usize::try_from(status).ok().and_then(|at| NAMES.get(at).copied());
    name.unwrap_or(c"unknown").as_ptr()
}
