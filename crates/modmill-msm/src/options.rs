//! The options that a caller chooses.

use modmill_arith::BackendChoice;

/// The properties of points that are checked when they are prepared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Checks {
    /// Each point is on the curve and in the subgroup of order r.
    #[default]
    Subgroup,
    /// Each point is on the curve. Points outside the subgroup are summed correctly, with scalars from r on as well.
    Curve,
    /// Nothing: for points that were checked before. A sum over points that are not on the curve means nothing.
    None,
}

impl Checks {
    /// Every level.
    pub const ALL: &'static [Self] = &[Self::Subgroup, Self::Curve, Self::None];

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Subgroup => "subgroup",
            Self::Curve => "curve",
            Self::None => "none",
        }
    }

    /// The level of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|level| level.name() == name)
    }
}

/// Options for preparing bases.
#[derive(Debug, Clone, Copy)]
pub struct PrepareOptions {
    /// The backend that will use them.
    pub backend: BackendChoice,
    /// The properties that are checked.
    pub checks: Checks,
    /// The number of multiples 2^(k i) P of each point that are kept, i = 0, 1, ...: 1 for the points alone. More of them need fewer
    /// buckets.
    pub multiples: usize,
    /// Threads; 0 for as many as the machine has processors.
    pub threads: usize,
}

impl Default for PrepareOptions {
    fn default() -> Self {
        Self { backend: BackendChoice::Auto, checks: Checks::Subgroup, multiples: 1, threads: 1 }
    }
}

/// Options for computing a product.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// Bits of a window; None for the width that the cost model chooses.
    pub window: Option<u32>,
    /// Threads; 0 for as many as the machine has processors.
    pub threads: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { window: None, threads: 1 }
    }
}

/// The number of threads that `wanted` means.
pub(crate) fn count(wanted: usize) -> usize {
    match wanted {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        n => n,
    }
}
