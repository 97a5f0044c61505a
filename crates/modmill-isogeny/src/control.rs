//! Progress of long work, which a caller follows and may stop.

modmill_runtime::phases! {
    /// The forward walk; one unit is one 2-isogeny.
    Setup = "setup",
    /// The dual walk; one unit is one 2-isogeny.
    Evaluate = "evaluate",
    /// The 4^k-isogeny from a kernel point; one unit is one operation of a schedule.
    Walk = "walk",
    /// Measuring the speed of the evaluation; one unit is one millisecond.
    Measure = "measure",
}
