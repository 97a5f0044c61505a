//! Progress of long work, which a caller watches and may stop.

use modmill_runtime::progress;
pub(crate) use modmill_runtime::progress::Pool;

modmill_runtime::phases! {
    /// Testing a polynomial; one unit is one squaring.
    Irreducible = "irreducible",
    /// Looking for its factor; one unit is one degree.
    Factor = "factor",
    /// Looking for the smallest irreducible polynomial; one unit is one candidate, and their number is not known.
    Search = "search",
    /// Powers of an array; one unit is one product or squaring of one element.
    Power = "power",
    /// Inverses of an array; one unit is one product.
    Inverse = "inverse",
}

/// The counter of a job's steps.
pub(crate) type Task = progress::Task<Phase>;
