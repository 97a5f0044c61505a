//! The proofs of one chain's segments: which are made, which one another thread makes now, and what is left at the end.

use super::cuts;
use super::piece::{Failure, Piece, Proven, Task};
use crate::checkpoint::CheckpointState;
use crate::control::{Phase, Pool, Progress, ProgressHandler, Stopped};
use crate::copies::Copies;
use crate::error::VdfError;
use crate::points::Points;
use crate::proof::Proof;
use crate::repairs::Repairs;
use crate::schedule::Schedule;
use crate::wesolowski::Places;
use modmill_arith::{BackendChoice, Element, Ring};
use std::ops::{ControlFlow, Range};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

/// The pause between looks at a proof that is not finished when the chain is.
const PATIENCE: Duration = Duration::from_micros(100);

/// The proofs of a chain's segments.
pub(crate) struct Segments {
    backend: BackendChoice,
    threads: usize,
    /// They say where the next segment begins.
    proven: Vec<Copies<Proven>>,
    /// The points of the segments that are not proven, as far as the chain has given them away.
    pub(crate) points: Points<Element>,
    running: Option<Running>,
    /// The end of the next segment that can be proven beside the chain.
    next_end: Option<u64>,
    stop: Arc<AtomicBool>,
    repairs: Repairs,
}

/// A proof that another thread makes.
struct Running {
    thread: JoinHandle<Result<(Proven, Repairs), Failure>>,
    /// The end of its segment.
    end: u64,
}

impl Drop for Segments {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(running) = self.running.take() {
            // Nobody wants the proof any more.
            let _ = running.thread.join();
        }
    }
}

impl Segments {
    /// None are proven yet; the next point is that after `points`.
    pub(crate) fn new(backend: BackendChoice, threads: usize, state: &CheckpointState, points: Points<Element>) -> Self {
        let (proven, stop, repairs) = (Vec::new(), Arc::default(), Repairs::default());
        let mut new = Self { backend, threads, proven, points, running: None, next_end: None, stop, repairs };
        new.next_end = new.ends(state).find(|end| *end < state.statement.steps());
        new
    }

    fn spacing(state: &CheckpointState) -> u64 {
        state.schedule_parameter.max(1)
    }

    /// The ends of the segments that are neither proven nor being proven.
    fn ends(&self, state: &CheckpointState) -> impl Iterator<Item = u64> + use<> {
        let begun = self.begun();
        cuts::ends(state.statement.steps(), Self::spacing(state), self.threads).into_iter().filter(move |end| *end > begun)
    }

    fn proven_to(&self) -> u64 {
        self.proven.iter().map(|proven| proven.get().steps).sum()
    }

    /// The end of the last segment that is proven or being proven.
    fn begun(&self) -> u64 {
        self.running.as_ref().map_or_else(|| self.proven_to(), |running| running.end)
    }

    /// True if a chain of which `done` squarings are verified has passed the end of a segment that could be proven now.
    pub(crate) fn is_due(&self, done: u64) -> bool {
        self.next_end.is_some_and(|end| end <= done) && self.running.as_ref().is_none_or(|running| running.thread.is_finished())
    }

    /// True if the end of a segment to be proven beside the chain lies in these squarings.
    pub(crate) fn ends_within(&self, squarings: Range<u64>) -> bool {
        self.next_end.is_some_and(|end| squarings.start < end && end <= squarings.end)
    }

    /// Starts the proof of the segment that is due, if its points are there.
    pub(crate) fn start(&mut self, ring: &Ring, state: &CheckpointState) -> Result<(), VdfError> {
        match self.collect() {
            Ok(()) => {}
            Err(Failure::Failed(e)) => return Err(e),
            Err(Failure::Stopped) => return Ok(()),
        }
        let (total, mut ends) = (state.statement.steps(), self.ends(state));
        let Some(end) = ends.next().filter(|end| *end < total && self.points.next() > end / Self::spacing(state)) else { return Ok(()) };
        self.next_end = ends.find(|end| *end < total);
        let piece = self.piece(ring, state, end);
        let (stop, threads) = (Arc::clone(&self.stop), self.threads.saturating_sub(1));
        let work = move || {
            let mut control = |_: Progress| if stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
            let mut pool = Pool::new(threads, Phase::Prove, piece.work(), &mut control);
            piece.prove(&mut pool)
        };
        let thread = std::thread::Builder::new().spawn(work).map_err(VdfError::stream("starting a thread"))?;
        self.running = Some(Running { thread, end });
        Ok(())
    }

    /// The first segment that is not proven, which ends at `end`.
    fn piece(&mut self, ring: &Ring, state: &CheckpointState, end: u64) -> Piece {
        let (start, spacing) = (self.proven_to(), Self::spacing(state));
        let base = match self.proven.last() {
            Some(proven) => proven.get().y.clone(),
            None => state.statement.base().clone(),
        };
        let last = end == state.statement.steps();
        let mut points = self.points.take_before(if last { u64::MAX } else { end / spacing });
        if !last {
            points.append(self.points.first());
        }
        let task = Task {
            statement: state.statement.segment(base, end - start),
            start,
            schedule: state.schedule().unwrap_or(Schedule::Nothing),
            spacing,
            // The state is that at the end of the chain then.
            end: last.then(|| state.x.clone()),
        };
        Piece { ring: ring.clone(), backend: self.backend, task: Copies::new(task), points }
    }

    /// Takes the proof of the other thread, which has ended.
    fn collect(&mut self) -> Result<(), Failure> {
        if let Some(running) = self.running.take() {
            self.keep(running.thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
        }
        Ok(())
    }

    /// Proves what is left of a finished chain, whose points have all been given away, and returns the whole proof and what was repaired.
    ///
    /// `state` checks the chain's last state and returns a copy. It is called again for each segment, because a copy that is kept while
    /// proofs are made could change in memory.
    pub(crate) fn finish(
        &mut self,
        ring: &Ring,
        state: impl Fn() -> Result<CheckpointState, VdfError>,
        control: &mut dyn ProgressHandler,
    ) -> Result<(Proof, Repairs), Failure> {
        let last = state()?;
        let work = |(start, end): (u64, u64)| Places::choose(end - start, Self::spacing(&last)).work;
        let work = std::iter::once(self.begun()).chain(self.ends(&last)).zip(self.ends(&last)).map(work).sum();
        let mut pool = Pool::new(self.threads, Phase::Prove, work, control);
        if let Some(running) = &self.running {
            pool.run_one(|task| {
                while !running.thread.is_finished() {
                    task.uncounted().step(0)?;
                    std::thread::sleep(PATIENCE);
                }
                Ok::<_, Stopped>(())
            })?;
        }
        self.collect()?;
        // What the proofs that are kept say, which have been verified, decides where the next one begins.
        loop {
            let last = state()?;
            let Some(end) = self.ends(&last).next() else { break };
            let made = self.piece(ring, &last, end).prove(&mut pool)?;
            self.keep(made);
        }
        let proven: Vec<_> = self.proven.iter().map(Copies::get).collect();
        let mut elements: Vec<_> = proven.iter().flat_map(|p| [p.y.clone(), p.pi.clone()]).collect();
        // The last y is the result itself.
        elements.remove(elements.len() - 2);
        Ok((Proof::Segments { lengths: proven.iter().map(|p| p.steps).collect(), elements }, self.repairs))
    }

    fn keep(&mut self, (proven, repairs): (Proven, Repairs)) {
        self.proven.push(Copies::new(proven));
        self.repairs += repairs;
    }
}
