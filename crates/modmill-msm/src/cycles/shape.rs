//! The input of the model: a configuration and the digits of a pass.

/// The parameters of a configuration that decide about cycles.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    /// Adders, each with a bucket memory.
    pub adders: usize,
    /// Scalars looked at in a cycle.
    pub lanes: usize,
    /// Points that were requested and have not been dealt.
    pub outstanding: usize,
    /// True if an adder may have several digits of a point, which leave its queue one after the other.
    pub dealt: bool,
    /// Cycles from a request to its point.
    pub latency: u64,
    /// Cycles from the reader to the queues.
    pub dealing: usize,
    /// Points that wait for an adder.
    pub queue: usize,
    /// Values of an adder that wait for their bucket.
    pub parked: usize,
    /// Cycles in which a bucket is in flight after its addition began.
    pub flight: u64,
    /// Buckets of an adder that may have copies of their sums.
    pub tags: usize,
    /// Bytes of a point and of a scalar in the card's memory.
    pub bytes: [u64; 2],
    /// Bytes that the memory gives in 1,000 cycles; 0 if it limits nothing.
    pub rate: u64,
}

/// The digits of a pass: for each point one entry for each window.
#[derive(Debug, Clone, Copy)]
pub struct Digits<'a> {
    /// Windows of a pass.
    pub windows: usize,
    /// The adder of each digit, [`NONE`] for a digit that is 0.
    pub adders: &'a [u8],
    /// The row of its bucket in that adder's memory.
    pub rows: &'a [u32],
}

/// The adder of a digit that is 0.
pub const NONE: u8 = u8::MAX;
