//! Jobs on other threads while the calling thread reports progress and listens for a stop.

use super::{Cadence, ProgressHandler, Reporter, Stopped};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, ScopedJoinHandle};
use std::time::Duration;

/// The counter of a job's steps, which also tells the job to stop. Clones count on the same work.
#[derive(Debug, Clone)]
pub struct Task<P> {
    phase: P,
    total: u64,
    counts: bool,
    shared: Arc<Shared>,
    /// Leads to the calling thread, which knows by the end of all senders that no job runs any more.
    requests: Option<Sender<Request>>,
    /// True if each step asks for a report and waits for the answer.
    every_step: bool,
}

/// Asks for a report; the answer says that the control has heard of it.
type Request = Sender<()>;

#[derive(Debug, Default)]
struct Shared {
    done: AtomicU64,
    stop: AtomicBool,
}

impl<P: Copy> Task<P> {
    /// A task for work that nobody watches or stops.
    pub fn unwatched(phase: P, total: u64) -> Self {
        Self { phase, total, counts: true, shared: Arc::default(), requests: None, every_step: false }
    }

    /// A task for a part of the work whose steps do not count, but which stops with it.
    #[must_use]
    pub fn uncounted(&self) -> Self {
        Self { counts: false, ..self.clone() }
    }

    /// Counts `units` more as done.
    ///
    /// # Errors
    /// [`Stopped`] when the work is to stop.
    #[inline]
    pub fn step(&self, units: u64) -> Result<(), Stopped<P>> {
        if self.counts {
            self.shared.done.fetch_add(units, Ordering::Relaxed);
            if self.every_step {
                self.wait_for_report();
            }
        }
        if self.shared.stop.load(Ordering::Relaxed) { Err(self.stopped()) } else { Ok(()) }
    }

    /// Units counted so far, by all clones.
    #[must_use]
    pub fn done(&self) -> u64 {
        self.shared.done.load(Ordering::Relaxed)
    }

    fn stopped(&self) -> Stopped<P> {
        Stopped { phase: self.phase, done: self.done(), total: self.total }
    }

    #[cold]
    fn wait_for_report(&self) {
        let (request, answered) = channel();
        if self.requests.as_ref().is_some_and(|requests| requests.send(request).is_ok()) {
            // An error means that the calling thread is gone, and nobody will answer.
            let _ = answered.recv();
        }
    }
}

/// A number of threads for one phase of work, and the control that watches them.
pub struct Pool<'c, P> {
    threads: usize,
    reporter: Reporter<'c, P>,
    shared: Arc<Shared>,
    /// Bytes of a thread's stack, so that tests can ask for too many.
    #[cfg(test)]
    stack: Option<usize>,
}

impl<'c, P: Copy + Send + Sync> Pool<'c, P> {
    /// `total` is the number of units that all jobs together will count, 0 when unknown.
    pub fn new(threads: usize, phase: P, total: u64, control: &'c mut dyn ProgressHandler<P>) -> Self {
        Self {
            threads: threads.max(1),
            reporter: Reporter::new(phase, 0, total, control),
            shared: Arc::default(),
            #[cfg(test)]
            stack: None,
        }
    }

    /// The number of jobs that run at a time.
    #[must_use]
    pub fn threads(&self) -> usize {
        self.threads
    }

    fn builder(&self) -> Builder {
        #[cfg(test)]
        if let Some(bytes) = self.stack {
            return Builder::new().stack_size(bytes);
        }
        Builder::new()
    }

    /// Runs `work(0..jobs)` and returns the results in order. Where fewer threads can be started, these do all the jobs; where none can, the caller does them, and
    /// hears nothing of its control meanwhile.
    ///
    /// # Errors
    /// The first error of a job, which also stops the others; [`Stopped`] when the control says stop.
    pub fn run<R: Send, E: From<Stopped<P>> + Send>(
        &mut self,
        jobs: usize,
        work: impl Fn(usize, &Task<P>) -> Result<R, E> + Sync,
    ) -> Result<Vec<R>, E> {
        let (next, failed) = (AtomicUsize::new(0), Mutex::new(None));
        let mut results: Vec<Option<R>> = (0..jobs).map(|_| None).collect();
        let run = |task: Task<P>| {
            let mut results = Vec::new();
            loop {
                let job = next.fetch_add(1, Ordering::Relaxed);
                if job >= jobs || task.shared.stop.load(Ordering::Relaxed) {
                    return results;
                }
                match work(job, &task) {
                    Ok(result) => results.push((job, result)),
                    Err(e) => {
                        task.shared.stop.store(true, Ordering::Relaxed);
                        failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(e);
                    }
                }
            }
        };
        std::thread::scope(|scope| {
            let (task, requests) = self.task();
            let start = |_| {
                let (task, run) = (task.clone(), &run);
                self.builder().spawn_scoped(scope, move || run(task)).ok()
            };
            // The threads that could be started do all the jobs.
            let threads: Vec<_> = (0..self.threads.min(jobs)).map_while(start).collect();
            let done = if threads.is_empty() {
                drop(requests);
                run(task)
            } else {
                drop(task);
                self.report_until_done(&requests);
                threads.into_iter().flat_map(joined).collect()
            };
            for (job, result) in done {
                results[job] = Some(result);
            }
        });
        match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(e) => Err(e),
            None => self.unless_stopped(results.into_iter().flatten().collect()),
        }
    }

    /// Runs `work` alone.
    ///
    /// # Errors
    /// As [`Pool::run`].
    pub fn run_one<R: Send, E: From<Stopped<P>> + Send>(&mut self, work: impl FnOnce(&Task<P>) -> Result<R, E> + Send) -> Result<R, E> {
        let work = Mutex::new(Some(work));
        let run = |task: Task<P>| work.lock().unwrap_or_else(PoisonError::into_inner).take().map(|work| work(&task));
        let result = std::thread::scope(|scope| {
            let (task, requests) = self.task();
            let (own, run) = (task.clone(), &run);
            match self.builder().spawn_scoped(scope, move || run(own)) {
                Ok(thread) => {
                    drop(task);
                    self.report_until_done(&requests);
                    joined(thread)
                }
                Err(_) => {
                    drop(requests);
                    run(task)
                }
            }
        });
        match result {
            Some(result) => self.unless_stopped(result?),
            None => Err(self.stopped().into()),
        }
    }

    fn stopped(&self) -> Stopped<P> {
        Stopped { phase: self.reporter.phase(), total: self.reporter.total(), done: self.shared.done.load(Ordering::Relaxed) }
    }

    fn unless_stopped<R, E: From<Stopped<P>>>(&self, result: R) -> Result<R, E> {
        if self.shared.stop.load(Ordering::Relaxed) { Err(self.stopped().into()) } else { Ok(result) }
    }

    /// A task for the jobs, and where their requests for reports arrive until the last job drops it.
    fn task(&self) -> (Task<P>, Receiver<Request>) {
        let (sender, requests) = channel();
        let every_step = self.reporter.cadence() == Cadence::EveryStep;
        let (phase, total, shared) = (self.reporter.phase(), self.reporter.total(), Arc::clone(&self.shared));
        (Task { phase, total, counts: true, shared, requests: Some(sender), every_step }, requests)
    }

    fn report_until_done(&mut self, requests: &Receiver<Request>) {
        const FOREVER: Duration = Duration::from_secs(u32::MAX as u64);
        loop {
            // With a report at every step, the jobs ask for each.
            let patience = match self.reporter.cadence() {
                Cadence::EveryStep => FOREVER,
                Cadence::Interval(_) => {
                    self.report();
                    self.reporter.time_left().unwrap_or(FOREVER)
                }
            };
            match requests.recv_timeout(patience) {
                Ok(request) => {
                    self.report();
                    // An error means that the job is gone.
                    let _ = request.send(());
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Reports if a report is due.
    fn report(&mut self) {
        let (done, total) = (self.shared.done.load(Ordering::Relaxed), self.reporter.total());
        // Jobs may count more units than were foreseen.
        if self.reporter.step(if total == 0 { done } else { done.min(total) }).is_err() {
            self.shared.stop.store(true, Ordering::Relaxed);
        }
    }
}

fn joined<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::{EveryStep, NoProgress, Progress};
    use std::ops::ControlFlow::{Break, Continue};

    #[derive(Debug, PartialEq)]
    enum Failure {
        Stopped(Stopped<()>),
        Job(usize),
    }

    impl From<Stopped<()>> for Failure {
        fn from(stopped: Stopped<()>) -> Self {
            Failure::Stopped(stopped)
        }
    }

    fn steps(task: &Task<()>, count: u64) -> Result<(), Stopped<()>> {
        (0..count).try_for_each(|_| task.step(1))
    }

    #[test]
    fn results_come_in_order_and_every_step_is_heard() {
        for threads in [0, 1, 3, 20] {
            let mut heard = Vec::new();
            let mut control = EveryStep(|p: Progress<()>| {
                heard.push(p.done);
                Continue(())
            });
            let mut pool = Pool::new(threads, (), 50, &mut control);
            for _ in 0..2 {
                let done: Result<_, Failure> = pool.run(10, |job, task| Ok(steps(task, 3).map(|()| 7 * job)?));
                assert_eq!(done.unwrap(), (0..10).map(|job| 7 * job).collect::<Vec<_>>());
            }
            assert_eq!(pool.run_one(|task| task.step(9).map(|()| "done")), Ok("done"));
            assert_eq!(heard.len(), 61, "30 steps twice, and one");
            assert!(heard.is_sorted() && *heard.last().unwrap() == 50, "at most what was foreseen: {heard:?}");
        }
        assert_eq!(Pool::new(2, (), 0, &mut NoProgress).run(0, |_, _| Err::<(), _>(Failure::Job(0))), Ok(Vec::new()));
    }

    #[test]
    fn a_stop_reaches_every_job() {
        for threads in [1, 4] {
            let mut control = EveryStep(|p: Progress<()>| if p.done < 10 { Continue(()) } else { Break(()) });
            let mut pool = Pool::new(threads, (), 0, &mut control);
            match pool.run(8, |_, task| Ok(steps(task, u64::MAX)?)) {
                Err(Failure::Stopped(s)) => assert!((10..10 + threads as u64).contains(&s.done) && s.total == 0, "{s:?}"),
                other => panic!("{other:?}"),
            }
        }
        // by the clock, at once
        let mut stop = |_: Progress<()>| Break(());
        assert!(Pool::new(1, (), 0, &mut stop).run_one(|task| steps(task, u64::MAX)).is_err());
        // a stop that no job noticed in time is still a stop
        let mut stop = EveryStep(|_: Progress<()>| Break(()));
        assert!(Pool::new(1, (), 1, &mut stop).run_one(|task| Ok::<_, Stopped<()>>(task.step(1).is_err())).is_err());
    }

    #[test]
    fn the_first_error_stops_the_others_and_wins() {
        let endless = |job: usize, task: &Task<()>| if job == 2 { Err(Failure::Job(job)) } else { Ok(steps(task, u64::MAX)?) };
        assert_eq!(Pool::new(3, (), 0, &mut NoProgress).run(3, endless), Err(Failure::Job(2)));
        let one: Result<(), _> = Pool::new(1, (), 0, &mut NoProgress).run_one(|_| Err(Failure::Job(9)));
        assert_eq!(one, Err(Failure::Job(9)));
    }

    #[test]
    fn parts_that_do_not_count_stop_all_the_same() {
        let mut control = EveryStep(|p: Progress<()>| if p.done < 2 { Continue(()) } else { Break(()) });
        let stopped = Pool::new(1, (), 0, &mut control).run_one(|task| {
            steps(&task.uncounted(), 100)?;
            task.step(1)?;
            assert_eq!(task.step(1), Err(Stopped { phase: (), done: 2, total: 0 }));
            steps(&task.uncounted(), 1)
        });
        assert_eq!(stopped, Err(Stopped { phase: (), done: 2, total: 0 }));
        assert_eq!(steps(&Task::unwatched((), 5), 1000), Ok(()));
    }

    /// A stack that no system has room for.
    #[test]
    fn work_is_done_where_no_thread_can_be_started() {
        let stack = usize::MAX / 4;
        assert!(Builder::new().stack_size(stack).spawn(|| ()).is_err());
        let mut control = EveryStep(|_: Progress<()>| Continue(()));
        let mut pool = Pool::new(3, (), 0, &mut control);
        pool.stack = Some(stack);
        let done: Result<_, Failure> = pool.run(4, |job, task| Ok(steps(task, 3).map(|()| job)?));
        assert_eq!(done.unwrap(), [0, 1, 2, 3]);
        assert_eq!(pool.run_one(|task| task.step(9).map(|()| "done")), Ok("done"));
        let failed: Result<Vec<()>, _> = pool.run(2, |job, _| Err(Failure::Job(job)));
        assert_eq!(failed, Err(Failure::Job(0)));
    }

    #[test]
    #[should_panic(expected = "a broken job")]
    fn a_panic_of_a_job_is_the_callers() {
        let _ = Pool::new(2, (), 0, &mut NoProgress).run(2, |job, task| if job == 1 { panic!("a broken job") } else { steps(task, 10) });
    }
}
