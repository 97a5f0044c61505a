//! The chain of squarings, checking itself as it goes (Gerbicz's test; derivation and detection probability: docs/derivations/self-check.md).
//!
//! With blocks of L squarings and x_k = x^(2^k), the check product after t blocks is d_t = x_0 x_L ... x_(tL), and
//!     d_t = x_0 * d_(t-1)^(2^L).
//! Maintaining d costs one product per block, and testing the identity costs L squarings per B blocks. Together that is about
//! (c / L + 1 / B) of the chain, where c is the cost of a product in squarings (1.6 to 4): 0.2 to 0.3 % at L = 2048, B = 1024.

use crate::error::VdfError;
use crate::ring::ResidueRing;
use crate::schedule::Schedule;
use crate::statement::Statement;
use modmill_arith::BigUint;

/// Failures in a row from one verified state before an older one is tried.
const FAILURES_PER_STATE: u32 = 3;
/// Failures without progress before the job is abandoned.
const MOST_FAILURES: u32 = 8;

/// L and B: how often the chain checks itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CheckIntervals {
    /// L: squarings in a block, each adding one product.
    pub block: u64,
    /// B: blocks between checks.
    pub blocks_per_check: u64,
}

impl CheckIntervals {
    /// L = min(sqrt(T), 2048) and B = min(L, 1024). The checks take under 0.5 % of the time for T >= 10^6.
    ///
    /// ```
    /// let intervals = modmill_vdf::CheckIntervals::for_steps(10_000_000);
    /// assert_eq!((intervals.block, intervals.blocks_per_check), (2048, 1024));
    /// ```
    #[must_use]
    pub fn for_steps(steps: u64) -> Self {
        let block = steps.isqrt().clamp(1, 2048);
        Self { block, blocks_per_check: block.min(1024) }
    }
}

/// A state that passed the check, or with which a run begins.
#[derive(Debug, Clone)]
struct Verified<S> {
    done: u64,
    x: S,
    product: S,
    points: u64,
}

/// What one call of [`Chain::advance`] reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// In the middle of a block or an interval.
    Running,
    /// All T squarings are done and verified.
    Finished,
}

/// The running chain.
pub(crate) struct Chain<'a, R: ResidueRing> {
    ring: &'a R,
    base: BigUint,
    steps: u64,
    intervals: CheckIntervals,
    schedule: Schedule,
    done: u64,
    x: R::State,
    product: R::State,
    /// Points not yet taken by [`Chain::take_verified_points`]; the first has index `first_point`.
    points: Vec<R::State>,
    first_point: u64,
    /// Oldest first; the last is where a mismatch rolls back to.
    verified: Vec<Verified<R::State>>,
    /// Failures since `furthest` last grew.
    failures: u32,
    /// The furthest verified position.
    furthest: u64,
    result: Option<BigUint>,
    /// Checks passed.
    pub(crate) checks_passed: u64,
    /// Checks failed, each one a fault found and undone.
    pub(crate) faults_detected: u64,
}

impl<'a, R: ResidueRing> Chain<'a, R> {
    /// A chain at its beginning.
    pub(crate) fn new(ring: &'a R, base: &BigUint, steps: u64, intervals: CheckIntervals, schedule: Schedule) -> Self {
        Self::resume(ring, base, steps, intervals, schedule, 0, base, base)
    }

    /// A chain at a verified position (a multiple of L) with its value and check product. The caller keeps the points up to there.
    #[expect(clippy::too_many_arguments, reason = "the parts of a checkpoint, named one by one")]
    pub(crate) fn resume(
        ring: &'a R,
        base: &BigUint,
        steps: u64,
        intervals: CheckIntervals,
        schedule: Schedule,
        done: u64,
        x: &BigUint,
        product: &BigUint,
    ) -> Self {
        let (x, product) = (ring.enter(x), ring.enter(product));
        let first_point = if done == 0 { 0 } else { schedule.reached(done) };
        let points = if first_point == 0 && schedule.len() > 0 { vec![x.clone()] } else { Vec::new() };
        let start = Verified { done, x: x.clone(), product: product.clone(), points: first_point + points.len() as u64 };
        Self {
            ring,
            base: base.clone(),
            steps,
            intervals,
            schedule,
            done,
            x,
            product,
            points,
            first_point,
            verified: vec![start],
            failures: 0,
            furthest: done,
            result: None,
            checks_passed: 0,
            faults_detected: 0,
        }
    }

    /// Squarings done, verified or not.
    pub(crate) fn done(&self) -> u64 {
        self.done
    }

    fn last(&self) -> &Verified<R::State> {
        &self.verified[self.verified.len() - 1]
    }

    /// Continues to the next block boundary or to the end. With `check_now`, checks at that boundary.
    pub(crate) fn advance(&mut self, check_now: bool) -> Result<Step, VdfError> {
        if self.result.is_some() {
            return Ok(Step::Finished);
        }
        if self.steps - self.done < self.intervals.block {
            return self.finish();
        }
        self.run_to(self.done + self.intervals.block);
        let blocks = (self.done - self.last().done) / self.intervals.block;
        let last_block = self.steps - self.done < self.intervals.block;
        if check_now || last_block || blocks >= self.intervals.blocks_per_check {
            return self.check();
        }
        self.ring.mul_assign(&mut self.product, &self.x);
        Ok(Step::Running)
    }

    /// Squares up to position `end` and keeps the points on the way.
    fn run_to(&mut self, end: u64) {
        while self.done < end {
            let next_point = self.first_point + self.points.len() as u64;
            let stop = self.schedule.position(next_point).filter(|p| *p <= end);
            let to = stop.unwrap_or(end);
            self.ring.square_n(&mut self.x, to - self.done);
            self.done = to;
            if stop.is_some() {
                self.points.push(self.x.clone());
            }
        }
    }

    /// At a block boundary: compares both sides of the identity.
    fn check(&mut self) -> Result<Step, VdfError> {
        let mut right = self.product.clone();
        self.ring.square_n(&mut right, self.intervals.block);
        self.ring.mul_assign(&mut right, &self.ring.enter(&self.base));
        self.ring.mul_assign(&mut self.product, &self.x);
        if self.ring.leave(&self.product) != self.ring.leave(&right) {
            return self.roll_back();
        }
        self.passed();
        Ok(Step::Running)
    }

    /// From a verified state with less than a block to go: does the rest twice and compares the results.
    fn finish(&mut self) -> Result<Step, VdfError> {
        let mut again = self.x.clone();
        let rest = self.steps - self.done;
        self.run_to(self.steps);
        if rest > 0 {
            self.ring.square_n(&mut again, rest);
        }
        let (one, other) = (self.ring.leave(&self.x), self.ring.leave(&again));
        if one != other {
            return self.roll_back();
        }
        self.passed();
        self.result = Some(one);
        Ok(Step::Finished)
    }

    fn passed(&mut self) {
        self.checks_passed += 1;
        if self.done > self.furthest {
            self.failures = 0;
            self.furthest = self.done;
        }
        if self.verified.len() > 1 {
            self.verified.remove(0);
        }
        let points = self.first_point + self.points.len() as u64;
        self.verified.push(Verified { done: self.done, x: self.x.clone(), product: self.product.clone(), points });
    }

    /// Returns to the last verified state, or to an older one when that one keeps failing.
    fn roll_back(&mut self) -> Result<Step, VdfError> {
        self.faults_detected += 1;
        self.failures += 1;
        if self.failures >= MOST_FAILURES {
            return Err(VdfError::PersistentFault { from: self.last().done, to: self.done, failures: self.failures });
        }
        if self.failures.is_multiple_of(FAILURES_PER_STATE) && self.verified.len() > 1 {
            self.verified.pop();
        }
        let state = self.last().clone();
        self.done = state.done;
        self.points.truncate((state.points - self.first_point) as usize);
        self.x = state.x;
        self.product = state.product;
        Ok(Step::Running)
    }

    /// The position of the last verified state.
    pub(crate) fn verified_at(&self) -> u64 {
        self.last().done
    }

    /// Value and check product of the last verified state.
    pub(crate) fn verified_values(&self) -> (BigUint, BigUint) {
        (self.ring.leave(&self.last().x), self.ring.leave(&self.last().product))
    }

    /// Removes and returns the points up to the last verified state. No rollback goes behind that state afterwards.
    pub(crate) fn take_verified_points(&mut self) -> Vec<R::State> {
        self.verified.drain(..self.verified.len() - 1);
        let count = (self.last().points - self.first_point) as usize;
        let rest = self.points.split_off(count);
        self.first_point += count as u64;
        std::mem::replace(&mut self.points, rest)
    }

    /// x^(2^T) in 0..N, once finished.
    pub(crate) fn result(&self) -> Option<&BigUint> {
        self.result.as_ref()
    }
}

/// The result of [`checked_power`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// x^(2^T) in 0..N.
    pub value: BigUint,
    /// Checks passed.
    pub checks_passed: u64,
    /// Checks failed and rolled back.
    pub faults_detected: u64,
}

/// x^(2^steps) in any [`ResidueRing`] with self-check and rollback, but without points and checkpoints.
///
/// # Errors
/// [`VdfError::BadSteps`] for 0 steps, [`VdfError::BadOption`] for an interval of 0, [`VdfError::PersistentFault`].
///
/// ```
/// use modmill_vdf::{CheckIntervals, checked_power, arith::{BackendChoice, BigUint, Modulus, Ring}};
/// let n = Modulus::new((BigUint::from(1u8) << 1024) - 105u8).unwrap();
/// let ring = Ring::new(&n, BackendChoice::Auto).unwrap();
/// let done = checked_power(&ring, &BigUint::from(2u8), 10, CheckIntervals { block: 3, blocks_per_check: 2 }).unwrap();
/// assert_eq!(done.value, BigUint::from(105u8));
/// assert_eq!((done.checks_passed, done.faults_detected), (3, 0));
/// ```
pub fn checked_power<R: ResidueRing>(ring: &R, base: &BigUint, steps: u64, intervals: CheckIntervals) -> Result<Checked, VdfError> {
    if steps == 0 || steps > Statement::MAX_STEPS {
        return Err(VdfError::BadSteps { got: steps, max: Statement::MAX_STEPS });
    }
    if intervals.block == 0 || intervals.blocks_per_check == 0 {
        return Err(VdfError::BadOption { name: "check intervals", reason: "block and blocks_per_check must be at least 1".to_owned() });
    }
    let mut chain = Chain::new(ring, base, steps, intervals, Schedule::Nothing);
    while chain.advance(false)? != Step::Finished {}
    let value = chain.result().cloned().unwrap_or_default();
    Ok(Checked { value, checks_passed: chain.checks_passed, faults_detected: chain.faults_detected })
}
