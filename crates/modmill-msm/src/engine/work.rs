//! Jobs of a product: on the threads of a pool, or at once where there is so little to do that starting a thread would take longer.

use crate::control::{Pool, Task};
use crate::{Control, MsmError, Phase};

/// Additions below which no thread is started: a few milliseconds of work.
const LITTLE: u64 = 1 << 16;

pub(crate) enum Work<'c> {
    Here(Task),
    Threads(Pool<'c, Phase>),
}

impl<'c> Work<'c> {
    pub(crate) fn new(threads: usize, phase: Phase, total: u64, control: &'c mut dyn Control) -> Self {
        if total < LITTLE { Self::Here(Task::unwatched(phase, total)) } else { Self::Threads(Pool::new(threads, phase, total, control)) }
    }

    pub(crate) fn threads(&self) -> usize {
        match self {
            Self::Here(_) => 1,
            Self::Threads(pool) => pool.threads(),
        }
    }

    /// Runs `job(0..jobs)` and returns the results in order.
    pub(crate) fn run<R: Send>(
        &mut self,
        jobs: usize,
        job: impl Fn(usize, &Task) -> Result<R, MsmError> + Sync,
    ) -> Result<Vec<R>, MsmError> {
        match self {
            Self::Here(task) => (0..jobs).map(|k| job(k, task)).collect(),
            Self::Threads(pool) => pool.run(jobs, job),
        }
    }
}
