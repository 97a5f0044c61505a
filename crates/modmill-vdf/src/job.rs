//! One evaluation in progress: the chain, the checkpoint directory it saves to, and the proof made from its points.

use crate::chain::{Chain, CheckIntervals, Step};
use crate::checkpoint::{CheckpointState, Directory};
use crate::control::{Control, Phase, Pool, Reporter, Stopped};
use crate::error::VdfError;
use crate::options::Options;
use crate::proof::Proof;
use crate::proof_file::ProofFile;
use crate::quotient::canonical;
use crate::schedule::Schedule;
use crate::statement::Statement;
use crate::wesolowski::BucketParameters;
use crate::{pietrzak, verify, wesolowski};
use modmill_arith::{BigUint, Element, Ring};
use std::time::{Duration, Instant};

pub(crate) struct Job<'r> {
    ring: &'r Ring,
    statement: &'r Statement,
    options: &'r Options,
    pub(crate) chain: Chain<'r, Ring>,
    schedule: Schedule,
    directory: Option<Directory>,
    saved_at: Instant,
}

impl<'r> Job<'r> {
    /// Starts at the beginning or at the state in the checkpoint directory.
    pub(crate) fn start(ring: &'r Ring, statement: &'r Statement, options: &'r Options) -> Result<Self, VdfError> {
        let (base, steps) = (statement.base(), statement.steps());
        let schedule = Schedule::choose(options.proof, statement.modulus(), steps, options.point_memory);
        let intervals = options.check.unwrap_or(CheckIntervals::for_steps(steps));
        let fresh = CheckpointState {
            statement: statement.clone(),
            proof: options.proof,
            intervals,
            schedule_parameter: schedule.parameter(),
            done: 0,
            x: base.clone(),
            product: base.clone(),
            points: 0,
            points_bytes: 0,
            points_hash: [0; 32],
        };
        let directory = options.checkpoint.as_deref().map(|path| Directory::open(path, fresh.clone())).transpose()?;
        let state = directory.as_ref().map_or(&fresh, Directory::state);
        // A resumed job keeps its first schedule and check intervals.
        let schedule = state.schedule().unwrap_or(schedule);
        let chain = Chain::resume(ring, base, steps, state.intervals, schedule.clone(), state.done, &state.x, &state.product);
        Ok(Self { ring, statement, options, chain, schedule, directory, saved_at: Instant::now() })
    }

    /// Runs the chain to its end.
    pub(crate) fn run(&mut self, control: &mut dyn Control) -> Result<(), VdfError> {
        let interval = Duration::try_from_secs_f64(self.options.checkpoint_interval_s).unwrap_or(Duration::MAX);
        let total = self.statement.steps();
        let mut reporter = Reporter::new(Phase::Evaluate, self.chain.done(), total, control);
        let mut stop = false;
        loop {
            stop = stop || reporter.step(self.chain.done()).is_err();
            if stop && self.directory.is_none() {
                return Err(VdfError::Interrupted { done: self.chain.done(), total, saved: None });
            }
            let due = self.directory.is_some() && self.saved_at.elapsed() >= interval;
            // An interval of 0 saves at every regular check; it does not add checks.
            let step = self.chain.advance(stop || (due && !interval.is_zero()))?;
            let verified = self.chain.verified_at() == self.chain.done();
            if verified && (stop || due) {
                self.save()?;
            }
            if verified && stop {
                return Err(self.interrupted());
            }
            if step == Step::Finished {
                // It is too late for a stop.
                let _ = reporter.report(total);
                return Ok(());
            }
        }
    }

    /// Saves the last verified state if it is newer than the saved one.
    fn save(&mut self) -> Result<(), VdfError> {
        let Some(directory) = &mut self.directory else { return Ok(()) };
        let done = self.chain.verified_at();
        if done > directory.state().done {
            let (x, product) = self.chain.verified_values();
            let points = self.chain.take_verified_points();
            directory.save(done, x, product, &values(self.ring, &points, self.options.thread_count()))?;
        }
        self.saved_at = Instant::now();
        Ok(())
    }

    fn interrupted(&self) -> VdfError {
        let total = self.statement.steps();
        match &self.directory {
            Some(d) => VdfError::Interrupted { done: d.state().done, total, saved: Some(d.path().to_path_buf()) },
            None => VdfError::Interrupted { done: self.chain.done(), total, saved: None },
        }
    }

    /// Computes the proof of the finished chain and verifies it.
    pub(crate) fn prove(&mut self, y: &BigUint, control: &mut dyn Control) -> Result<Option<Proof>, VdfError> {
        if self.saved_at.elapsed().as_secs_f64() >= self.options.checkpoint_interval_s / 10.0 {
            self.save()?;
        }
        let mut points: Vec<Element> = Vec::new();
        if let Some(directory) = &mut self.directory {
            directory.read_points(&mut |value| points.push(self.ring.element(&value)))?;
        }
        points.extend(self.chain.take_verified_points());
        let proof = self.proof_from(y, points, control).map_err(|_| self.interrupted())?;
        let Some(proof) = proof else { return Ok(None) };
        let file = ProofFile { statement: self.statement.clone(), y: y.clone(), proof };
        verify::verify_with(&file, self.options.backend).map_err(|_| VdfError::ProofSelfCheck)?;
        Ok(Some(file.proof))
    }

    fn proof_from(&self, y: &BigUint, points: Vec<Element>, control: &mut dyn Control) -> Result<Option<Proof>, Stopped> {
        let (ring, statement, threads) = (self.ring, self.statement, self.options.thread_count());
        Ok(match &self.schedule {
            Schedule::Nothing => None,
            Schedule::Every { spacing, steps } => {
                let parameters = BucketParameters::choose(*steps, *spacing, threads);
                let l = wesolowski::challenge(statement, y);
                let mut pool = Pool::new(threads, Phase::Prove, parameters.work, control);
                let pi = wesolowski::prove(ring, *steps, &l, &points, &parameters, &mut pool)?;
                Some(Proof::Wesolowski { pi: canonical(statement.modulus(), &ring.value(&pi)) })
            }
            Schedule::Subsets { .. } => {
                let mut pool = Pool::new(threads, Phase::Prove, pietrzak::work(statement, &self.schedule), control);
                Some(Proof::Pietrzak { mu: pietrzak::prove(ring, statement, y, points, &mut pool)? })
            }
        })
    }
}

/// The values of many elements, on all threads.
fn values(ring: &Ring, points: &[Element], threads: usize) -> Vec<BigUint> {
    let share = points.len().div_ceil(threads).max(256);
    std::thread::scope(|scope| {
        let parts: Vec<_> =
            points.chunks(share).map(|part| scope.spawn(move || part.iter().map(|p| ring.value(p)).collect::<Vec<_>>())).collect();
        parts.into_iter().flat_map(|part| part.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}
