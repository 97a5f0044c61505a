//! One evaluation in progress: the chain, the checkpoint directory it saves to, and the proof made from its points.

use crate::chain::{Chain, Step};
use crate::checkpoint::{CheckpointState, Directory, Encoded};
use crate::control::{Phase, Pool, ProgressHandler, Reporter, Stopped};
use crate::error::VdfError;
use crate::intervals::CheckIntervals;
use crate::options::Options;
use crate::points::Points;
use crate::proof::{Proof, ProofKind};
use crate::proof_file::ProofFile;
use crate::quotient::canonical;
use crate::schedule::Schedule;
use crate::segments::{Failure, Segments};
use crate::statement::Statement;
use crate::verify::{self, VerifyOptions};
use crate::warning::Warning;
use crate::wesolowski::Places;
use crate::{pietrzak, wesolowski};
use modmill_arith::{Element, Natural, Ring};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The number of attempts at a proof before the job gives up because none verifies.
const PROOF_ATTEMPTS: u32 = 4;

pub(crate) struct Job<'r> {
    options: &'r Options,
    pub(crate) chain: Chain<Ring>,
    directory: Option<Directory>,
    saved_at: Instant,
    /// Why the last save failed, if it did.
    unsaved: Option<Arc<VdfError>>,
    pub(crate) warnings: Vec<Warning>,
    /// The proofs of segments that are made while the chain goes on.
    segments: Option<Segments>,
}

impl<'r> Job<'r> {
    /// Starts at the beginning or at a state in the checkpoint directory.
    pub(crate) fn start(
        ring: Ring,
        statement: &Statement,
        options: &'r Options,
        control: &mut dyn ProgressHandler,
    ) -> Result<Self, VdfError> {
        let steps = statement.steps();
        let schedule = Schedule::choose(options.proof, statement.modulus(), steps, options.point_memory);
        let intervals = options.check.unwrap_or(CheckIntervals::for_steps(steps));
        // A resumed job keeps its first schedule and check intervals.
        let fresh = CheckpointState::fresh(statement, options.proof, &schedule, intervals);
        let opened = match options.checkpoint.as_deref() {
            Some(path) => Some(Directory::open(path, &fresh, &ring)?),
            None => None,
        };
        let (state, directory, warnings) = match opened {
            Some(opened) => (opened.state, Some(opened.directory), opened.warnings),
            None => (fresh, None, Vec::new()),
        };
        warnings.iter().for_each(|warning| control.warn(warning));
        let mut job =
            Self { options, chain: Chain::new(ring, &state), directory, saved_at: Instant::now(), unsaved: None, warnings, segments: None };
        if options.proof == ProofKind::Segments {
            // Proofs of segments are not saved; a resumed job makes them again.
            let points = job.saved_points()?;
            job.segments = Some(Segments::new(options.backend, options.thread_count(), &state, points));
        }
        Ok(job)
    }

    /// Runs the chain to its end.
    pub(crate) fn run(&mut self, control: &mut dyn ProgressHandler) -> Result<(), VdfError> {
        let interval = Duration::try_from_secs_f64(self.options.checkpoint_interval_s).unwrap_or(Duration::MAX);
        let total = self.chain.state()?.statement.steps();
        let mut reporter = Reporter::new(Phase::Evaluate, self.chain.done(), total, control);
        let mut stop = false;
        loop {
            stop = stop || reporter.step(self.chain.done()).is_err();
            if stop && self.directory.is_none() {
                return Err(VdfError::Interrupted { done: self.chain.done(), total, saved: None });
            }
            let due = self.directory.is_some() && self.saved_at.elapsed() >= interval;
            // An interval of 0 saves at every regular check; it does not add checks.
            let step = self.chain.advance(stop || self.passes_segment() || (due && !interval.is_zero()))?;
            let verified = self.chain.verified_at() == self.chain.done();
            if verified && (stop || due) {
                self.save(&mut |warning| reporter.warn(warning))?;
            }
            if !stop && step == Step::Running {
                self.start_segment(&mut |warning| reporter.warn(warning))?;
            }
            if verified && stop {
                self.tell_unsaved(&mut |warning| reporter.warn(warning));
                return Err(self.interrupted(total));
            }
            if step == Step::Finished {
                // It is too late for a stop.
                let _ = reporter.report(total);
                return Ok(());
            }
        }
    }

    /// True if the next block contains the end of a segment, which is to be verified so that its proof can start.
    fn passes_segment(&self) -> bool {
        let next = self.chain.done() + self.chain.block();
        self.segments.as_ref().is_some_and(|segments| segments.ends_within(self.chain.verified_at()..next))
    }

    /// Starts the proof of the next segment if the chain has verifiably passed its end.
    fn start_segment(&mut self, warn: &mut dyn FnMut(&Warning)) -> Result<(), VdfError> {
        if !self.segments.as_ref().is_some_and(|segments| segments.is_due(self.chain.verified_at())) {
            return Ok(());
        }
        // What is not saved must stay with the chain.
        if self.directory.is_some() && self.unsaved.is_none() {
            self.save(warn)?;
        }
        let state = self.chain.state()?;
        let Some(segments) = &mut self.segments else { return Ok(()) };
        if self.directory.is_none() {
            segments.points.append(self.chain.give_points(&state));
        }
        segments.start(&self.chain.ring, &state)
    }

    /// The points in the checkpoint directory. They are read again where a constant of the ring had changed, which spoils all of them, and
    /// once where the file seems damaged: what was read may have changed in memory.
    fn saved_points(&mut self) -> Result<Points<Element>, VdfError> {
        let mut failed = false;
        loop {
            let mut points = Points::from(0);
            let Some(directory) = &mut self.directory else { return Ok(points) };
            let ring = &self.chain.ring;
            let read = directory.read_points(&mut |value| points.push(ring, ring.element(&value)));
            let state = self.chain.state()?;
            match read {
                Err(e) if failed => return Err(e),
                Err(_) => failed = true,
                Ok(()) if self.chain.renew_ring(&state)? => {}
                Ok(()) => return Ok(points),
            }
        }
    }

    /// Saves the last verified state if it is newer than the saved one. A failure is a warning: all is still in memory.
    fn save(&mut self, warn: &mut dyn FnMut(&Warning)) -> Result<(), VdfError> {
        let Some(directory) = &mut self.directory else { return Ok(()) };
        if self.chain.verified_at() > directory.saved() {
            let threads = self.options.thread_count();
            let (state, points) = self.chain.verified(|ring, state, points| encode(ring, state, points, threads))?;
            match directory.save(&state, &points) {
                Ok(()) => {
                    let points = self.chain.give_points(&state);
                    if let Some(segments) = &mut self.segments {
                        segments.points.append(points);
                    }
                    self.unsaved = None;
                }
                Err(error) => {
                    let error = Arc::new(error);
                    if self.unsaved.replace(Arc::clone(&error)).is_none() {
                        let warning = Warning::NotSaved { error, saved: directory.saved() };
                        warn(&warning);
                        self.warnings.push(warning);
                    }
                }
            }
        }
        self.saved_at = Instant::now();
        Ok(())
    }

    /// Warns at the end if the last state could not be saved.
    fn tell_unsaved(&mut self, warn: &mut dyn FnMut(&Warning)) {
        if let (Some(error), Some(directory)) = (self.unsaved.take(), &self.directory) {
            let warning = Warning::EndNotSaved { error, saved: directory.saved() };
            warn(&warning);
            self.warnings.push(warning);
        }
    }

    fn interrupted(&self, total: u64) -> VdfError {
        match &self.directory {
            Some(d) if d.saved() > 0 => VdfError::Interrupted { done: d.saved(), total, saved: Some(d.path().to_path_buf()) },
            _ => VdfError::Interrupted { done: self.chain.done(), total, saved: None },
        }
    }

    /// Computes the proof of the finished chain, verifies it, and makes it again if it is wrong.
    pub(crate) fn prove(&mut self, control: &mut dyn ProgressHandler) -> Result<Option<ProofFile>, VdfError> {
        if self.options.points_only
            || self.unsaved.is_some()
            || self.saved_at.elapsed().as_secs_f64() >= self.options.checkpoint_interval_s / 10.0
        {
            self.save(&mut |warning| control.warn(warning))?;
        }
        self.tell_unsaved(&mut |warning| control.warn(warning));
        if self.options.points_only {
            return Ok(None);
        }
        if self.segments.is_some() {
            return self.prove_segments(control).map(Some);
        }
        let mut points = self.saved_points()?;
        let saved = points.next();
        points.append(self.chain.take_points());
        for attempt in 0..PROOF_ATTEMPTS {
            let end = self.chain.state()?;
            let (statement, y) = (&end.statement, canonical(end.statement.modulus(), &end.x));
            let schedule = end.schedule().unwrap_or(Schedule::Nothing);
            // To look at every point takes a part of the proof's own time, on one thread, and the proof is verified anyway.
            if attempt > 0 {
                self.chain.repairs.repeated_proofs += 1;
                self.chain.renew_ring(&end)?;
                // The file is read again: a point may have changed after it was read and before its checksum in memory was computed.
                points.take_before(saved);
                let unsaved = std::mem::replace(&mut points, self.saved_points()?);
                points.append(unsaved);
                self.chain.repairs.repaired_points += points.repair(&self.chain.ring, &schedule, (0, statement.base()));
            }
            let points = points.before(schedule.len());
            let proof = self.proof_from(statement, &schedule, &y, points, control);
            let Some(proof) = proof.map_err(|_| self.interrupted(statement.steps()))? else { return Ok(None) };
            let file = ProofFile { statement: statement.clone(), y, proof };
            let options = VerifyOptions { backend: self.options.backend, accept_modulus: true };
            if verify::verify_with(&file, &options).is_ok() {
                return Ok(Some(file));
            }
        }
        Err(VdfError::ProofSelfCheck)
    }

    /// Proves the segments that are not proven yet, and puts the proof together.
    fn prove_segments(&mut self, control: &mut dyn ProgressHandler) -> Result<ProofFile, VdfError> {
        let Some(segments) = &mut self.segments else { return Err(VdfError::ProofSelfCheck) };
        segments.points.append(self.chain.take_points());
        let made = segments.finish(&self.chain.ring, || self.chain.state(), control);
        let end = self.chain.state()?;
        let (proof, repairs) = match made {
            Ok(made) => made,
            Err(Failure::Failed(e)) => return Err(e),
            Err(Failure::Stopped) => return Err(self.interrupted(end.statement.steps())),
        };
        self.chain.repairs += repairs;
        // The proof of each segment has been verified.
        Ok(ProofFile { y: canonical(end.statement.modulus(), &end.x), statement: end.statement, proof })
    }

    fn proof_from(
        &self,
        statement: &Statement,
        schedule: &Schedule,
        y: &Natural,
        points: &[Element],
        control: &mut dyn ProgressHandler,
    ) -> Result<Option<Proof>, Stopped> {
        let (ring, threads) = (&self.chain.ring, self.options.thread_count());
        Ok(match schedule {
            Schedule::Nothing => None,
            Schedule::Every { spacing, steps } => {
                let parameters = Places::choose(*steps, *spacing);
                let l = wesolowski::challenge(statement, y);
                let mut pool = Pool::new(threads, Phase::Prove, parameters.work, control);
                let pi = wesolowski::prove(ring, *steps, &l, 0, points, &parameters, &mut pool)?;
                Some(Proof::Wesolowski { pi: canonical(statement.modulus(), &ring.value(&pi)) })
            }
            Schedule::Subsets { .. } => {
                let mut pool = Pool::new(threads, Phase::Prove, pietrzak::work(statement, schedule), control);
                Some(Proof::Pietrzak { mu: pietrzak::prove(ring, statement, y, points, &mut pool)? })
            }
        })
    }
}

/// The points as the points file has them, converted on all threads.
fn encode(ring: &Ring, state: &CheckpointState, points: &[Element], threads: usize) -> Encoded {
    let (share, length) = (points.len().div_ceil(threads).max(256), state.statement.modulus().bytes());
    std::thread::scope(|scope| {
        let encode = move |part: &[Element]| Encoded::new(length, part.iter().map(|p| ring.value(p)));
        let start = |part| std::thread::Builder::new().spawn_scoped(scope, move || encode(part)).map_err(|_| part);
        let parts: Vec<_> = points.chunks(share).map(start).collect();
        let encoded = parts.into_iter().map(|part| match part {
            Ok(thread) => thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            // No thread could be started for it.
            Err(part) => encode(part),
        });
        encoded.reduce(Encoded::append).unwrap_or_else(|| encode(&[]))
    })
}
