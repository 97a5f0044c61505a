//! Jobs of a product: on the threads of a pool, or at once where there is so little to do that starting a thread would take longer.

use crate::control::{Pool, Reporter, Task};
use crate::{MsmError, Phase, ProgressHandler};

/// Additions below which no thread is started: a few milliseconds of work.
const LITTLE: u64 = 1 << 16;

pub(crate) enum Work<'c> {
    /// On this thread, a report between two jobs.
    Here(Task, Reporter<'c>),
    /// A part of other work, which reports.
    Part(Task),
    Threads(Pool<'c, Phase>),
}

impl<'c> Work<'c> {
    pub(crate) fn new(threads: usize, phase: Phase, total: u64, control: &'c mut dyn ProgressHandler) -> Self {
        if total < LITTLE {
            Self::Here(Task::unwatched(phase, total), Reporter::new(phase, 0, total, control))
        } else {
            Self::Threads(Pool::new(threads, phase, total, control))
        }
    }

    pub(crate) fn threads(&self) -> usize {
        match self {
            Self::Here(..) | Self::Part(_) => 1,
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
            Self::Here(task, reporter) => {
                let mut results = Vec::with_capacity(jobs);
                for k in 0..jobs {
                    results.push(job(k, task)?);
                    reporter.step(task.done())?;
                }
                Ok(results)
            }
            Self::Part(task) => (0..jobs).map(|k| job(k, task)).collect(),
            Self::Threads(pool) => pool.run(jobs, job),
        }
    }
}
