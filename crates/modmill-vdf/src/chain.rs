//! The chain of squarings, checking itself as it goes (Gerbicz's test; derivation and detection probability: docs/derivations/self-check.md).
//!
//! With blocks of L squarings and x_k = x^(2^k), the check product after t blocks is d_t = x_0 x_L ... x_(tL), and
//!     d_t = x_0 * d_(t-1)^(2^L).
//! Maintaining d costs one product per block, and testing the identity costs L squarings per B blocks. Together that is about
//! (c / L + 1 / B) of the chain, where c is the cost of a product in squarings (1.6 to 4): 0.2 to 0.3 % at L = 2048, B = 1024.

use crate::checkpoint::CheckpointState;
use crate::error::VdfError;
use crate::intervals::CheckIntervals;
use crate::kept::Kept;
use crate::points::Points;
use crate::repairs::Repairs;
use crate::residue_ring::ResidueRing;
use crate::schedule::Schedule;

/// Failures without progress before the job is abandoned.
const MOST_FAILURES: u32 = 8;

/// The state that one call of [`Chain::advance`] reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// In the middle of a block or an interval.
    Running,
    /// All T squarings are done and verified.
    Finished,
}

/// The parameters of a job that the chain follows; compared with the kept state at every check.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Parameters {
    steps: u64,
    intervals: CheckIntervals,
    schedule: Schedule,
}

impl Parameters {
    fn of(state: &CheckpointState) -> Self {
        let schedule = state.schedule().unwrap_or(Schedule::Nothing);
        Self { steps: state.statement.steps(), intervals: state.intervals, schedule }
    }
}

/// The running chain.
pub(crate) struct Chain<R: ResidueRing> {
    pub(crate) ring: R,
    parameters: Parameters,
    done: u64,
    x: R::State,
    product: R::State,
    /// Blocks since the verified state.
    blocks: u64,
    points: Points<R::State>,
    /// The state that the chain goes back to after a mismatch.
    verified: Kept,
    verified_at: u64,
    /// The state before the points in memory.
    origin: Kept,
    /// Failures since `furthest` last grew.
    failures: u32,
    /// The furthest verified position.
    furthest: u64,
    result: Option<Kept>,
    /// Checks passed.
    pub(crate) checks_passed: u64,
    /// Checks failed, each one a fault found and undone.
    pub(crate) faults_detected: u64,
    pub(crate) repairs: Repairs,
}

impl<R: ResidueRing> Chain<R> {
    /// A chain that goes on from `state`. The caller keeps the points up to there.
    pub(crate) fn new(ring: R, state: &CheckpointState) -> Self {
        let parameters = Parameters::of(state);
        let (x, product) = (ring.enter(&state.x), ring.enter(&state.product));
        let mut points = Points::from(if state.done == 0 { 0 } else { parameters.schedule.reached(state.done) });
        if state.done == 0 && parameters.schedule.len() > 0 {
            points.push(&ring, x.clone());
        }
        let kept = Kept::new(state);
        Self {
            ring,
            parameters,
            done: state.done,
            x,
            product,
            blocks: 0,
            points,
            verified: kept.clone(),
            verified_at: state.done,
            origin: kept,
            failures: 0,
            furthest: state.done,
            result: None,
            checks_passed: 0,
            faults_detected: 0,
            repairs: Repairs::default(),
        }
    }

    /// Squarings done, verified or not.
    pub(crate) fn done(&self) -> u64 {
        self.done
    }

    /// Squarings of a block.
    pub(crate) fn block(&self) -> u64 {
        self.parameters.intervals.block
    }

    /// The position of the last verified state.
    pub(crate) fn verified_at(&self) -> u64 {
        self.verified_at
    }

    /// Continues to the next block boundary or to the end. With `check_now`, checks at that boundary.
    pub(crate) fn advance(&mut self, check_now: bool) -> Result<Step, VdfError> {
        if self.result.is_some() {
            return Ok(Step::Finished);
        }
        let CheckIntervals { block, blocks_per_check } = self.parameters.intervals;
        let left = |done: u64| self.parameters.steps.saturating_sub(done);
        // At least one squaring is left for `finish`, so that every saved state is on its way and a resumed run recomputes its end.
        if left(self.done) <= block {
            return self.finish();
        }
        let last_block = left(self.done) <= block.saturating_mul(2);
        self.run_to(self.done + block);
        self.blocks += 1;
        if check_now || last_block || self.blocks >= blocks_per_check {
            return match self.checked() {
                Some(state) => Ok(self.passed(&state)),
                None => self.roll_back(),
            };
        }
        self.ring.mul_assign(&mut self.product, &self.x);
        Ok(Step::Running)
    }

    /// Squares up to position `end` and keeps the points on the way.
    fn run_to(&mut self, end: u64) {
        while self.done < end {
            let stop = self.parameters.schedule.position(self.points.next()).filter(|p| *p <= end);
            // A position that lies behind comes of a counter that changed; the check finds that.
            let to = stop.unwrap_or(end).max(self.done);
            self.ring.square_n(&mut self.x, to - self.done);
            self.done = to;
            if stop.is_some() {
                self.points.push(&self.ring, self.x.clone());
            }
        }
    }

    /// The state at a block boundary if both sides of the identity are equal and every counter is right.
    ///
    /// The values that are kept, and N, enter the comparison in plain integers, so that it covers the conversion, too.
    fn checked(&mut self) -> Option<CheckpointState> {
        let last = self.verified.state()?;
        let block = last.intervals.block;
        if self.parameters != Parameters::of(&last) || self.done != self.blocks.wrapping_mul(block).wrapping_add(last.done) {
            return None;
        }
        let (x, before) = (self.ring.leave(&self.x), self.ring.leave(&self.product));
        let mut right = self.product.clone();
        self.ring.square_n(&mut right, block);
        self.ring.mul_assign(&mut right, &self.ring.enter(last.statement.base()));
        self.ring.mul_assign(&mut self.product, &self.x);
        let product = self.ring.leave(&self.product);
        let holds = self.ring.leave(&right) == product && before * &x % last.statement.modulus().value() == product;
        holds.then(|| CheckpointState { done: self.done, x, product, points: self.parameters.schedule.reached(self.done), ..last })
    }

    fn passed(&mut self, state: &CheckpointState) -> Step {
        self.checks_passed += 1;
        if state.done > self.furthest {
            self.failures = 0;
            self.furthest = state.done;
        }
        self.verified = Kept::new(state);
        self.verified_at = state.done;
        self.blocks = 0;
        Step::Running
    }

    /// Finishes from a verified state with at most a block to go: does the rest twice and compares the results. The second run starts
    /// from the kept value, after the ring's constants have been computed again.
    fn finish(&mut self) -> Result<Step, VdfError> {
        let Some(last) = self.verified.state() else { return self.roll_back() };
        self.run_to(self.parameters.steps);
        let value = self.ring.leave(&self.x);
        self.renew_ring(&last)?;
        let mut again = self.ring.enter(&last.x);
        self.ring.square_n(&mut again, last.statement.steps() - last.done);
        if self.parameters != Parameters::of(&last) || self.ring.leave(&again) != value {
            return self.roll_back();
        }
        self.checks_passed += 1;
        let end = last.statement.steps();
        self.result = Some(Kept::new(&CheckpointState { done: end, x: value, points: self.parameters.schedule.reached(end), ..last }));
        Ok(Step::Finished)
    }

    /// Returns to the last verified state and computes the ring's constants again.
    fn roll_back(&mut self) -> Result<Step, VdfError> {
        self.faults_detected += 1;
        self.failures += 1;
        let failed = VdfError::PersistentFault { from: self.verified_at, to: self.done, failures: self.failures };
        let Some(state) = self.verified.state().or_else(|| self.origin.state()).filter(|_| self.failures < MOST_FAILURES) else {
            return Err(failed);
        };
        self.repairs.repeated_blocks += self.blocks.max(1);
        self.renew_ring(&state)?;
        self.parameters = Parameters::of(&state);
        self.points.truncate(self.parameters.schedule.reached(state.done));
        (self.x, self.product) = (self.ring.enter(&state.x), self.ring.enter(&state.product));
        (self.done, self.blocks) = (state.done, 0);
        self.verified_at = state.done;
        self.verified = Kept::new(&state);
        Ok(Step::Running)
    }

    /// Makes the ring's constants again for the job of `state`; whether one of them had changed.
    pub(crate) fn renew_ring(&mut self, state: &CheckpointState) -> Result<bool, VdfError> {
        let changed = self.ring.renew(state.statement.modulus())?;
        self.repairs.rebuilt_constants += u64::from(changed);
        Ok(changed)
    }

    /// The last verified state, or the final one once finished.
    pub(crate) fn state(&self) -> Result<CheckpointState, VdfError> {
        self.intact(self.result.as_ref().unwrap_or(&self.verified))
    }

    /// The last verified state and the points in memory up to there, converted by `convert`.
    pub(crate) fn verified<P>(
        &mut self,
        convert: impl Fn(&R, &CheckpointState, &[R::State]) -> P,
    ) -> Result<(CheckpointState, P), VdfError> {
        let (state, origin) = (self.intact(&self.verified)?, self.intact(&self.origin)?);
        loop {
            let from = (origin.done, &origin.x);
            self.repairs.repaired_points += self.points.repair(&self.ring, &self.parameters.schedule, from);
            let points = convert(&self.ring, &state, self.points.before(state.points));
            if !self.renew_ring(&state)? {
                return Ok((state, points));
            }
        }
    }

    /// Gives away the points up to `state`, which was verified.
    pub(crate) fn give_points(&mut self, state: &CheckpointState) -> Points<R::State> {
        self.origin = Kept::new(state);
        self.points.take_before(state.points)
    }

    /// Removes and returns the points in memory of a finished chain. The caller repairs them where a proof is wrong.
    pub(crate) fn take_points(&mut self) -> Points<R::State> {
        self.points.take_before(u64::MAX)
    }

    fn intact(&self, kept: &Kept) -> Result<CheckpointState, VdfError> {
        let failed = VdfError::PersistentFault { from: self.verified_at, to: self.done, failures: self.failures };
        kept.state().ok_or(failed)
    }
}
