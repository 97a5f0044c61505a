//! The chain of squarings, checking itself as it goes (Gerbicz's test; derivation and detection probability: docs/derivations/self-check.md).
//!
//! With blocks of L squarings and x_k = x^(2^k), the check product after t blocks is d_t = x_0 x_L ... x_(tL), and
//!     d_t = x_0 * d_(t-1)^(2^L).
//! Keeping d costs one product a block; testing the identity costs L squarings an interval of B blocks. Together about
//! (c / L + 1 / B) of the chain, c the cost of a product in squarings (1.6 to 4): 0.2 to 0.3 % at L = 2048, B = 1024.

use crate::VdfError;
use crate::group::Group;
use crate::schedule::Schedule;
use modmill_arith::BigUint;

/// Failures in a row from one verified state before an older one is tried.
const FAILURES_PER_STATE: u32 = 3;
/// Failures without getting further before the job is given up.
const MOST_FAILURES: u32 = 8;

/// L and B: how often the chain checks itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CheckPlan {
    /// L: squarings in a block, each adding one product.
    pub block: u64,
    /// B: blocks between checks.
    pub blocks_per_check: u64,
}

impl CheckPlan {
    /// L = sqrt(T) and at most 2048, B = L and at most 1024: under 0.5 % of the time for T >= 10^6.
    ///
    /// ```
    /// let plan = modmill_vdf::CheckPlan::for_steps(10_000_000);
    /// assert_eq!((plan.block, plan.blocks_per_check), (2048, 1024));
    /// ```
    #[must_use]
    pub fn for_steps(steps: u64) -> Self {
        let block = steps.isqrt().clamp(1, 2048);
        Self { block, blocks_per_check: block.min(1024) }
    }
}

/// A state that passed the check (or that a run begins with).
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
pub(crate) struct Chain<'a, G: Group> {
    group: &'a G,
    base: BigUint,
    steps: u64,
    plan: CheckPlan,
    schedule: Schedule,
    done: u64,
    x: G::State,
    product: G::State,
    /// Points not yet taken by [`Chain::take_verified_points`]; the first has index `first_point`.
    points: Vec<G::State>,
    first_point: u64,
    /// Oldest first; the last is where a mismatch rolls back to.
    verified: Vec<Verified<G::State>>,
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

impl<'a, G: Group> Chain<'a, G> {
    /// A chain at its beginning.
    pub(crate) fn new(group: &'a G, base: &BigUint, steps: u64, plan: CheckPlan, schedule: Schedule) -> Self {
        Self::resume(group, base, steps, plan, schedule, 0, base, base)
    }

    /// A chain at a verified position (a multiple of L) with its value and check product; its points up to there are kept elsewhere.
    #[expect(clippy::too_many_arguments, reason = "the parts of a checkpoint, named one by one")]
    pub(crate) fn resume(
        group: &'a G,
        base: &BigUint,
        steps: u64,
        plan: CheckPlan,
        schedule: Schedule,
        done: u64,
        x: &BigUint,
        product: &BigUint,
    ) -> Self {
        let (x, product) = (group.enter(x), group.enter(product));
        let first_point = if done == 0 { 0 } else { schedule.reached(done) };
        let points = if first_point == 0 && schedule.len() > 0 { vec![x.clone()] } else { Vec::new() };
        let start = Verified { done, x: x.clone(), product: product.clone(), points: first_point + points.len() as u64 };
        Self {
            group,
            base: base.clone(),
            steps,
            plan,
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

    fn last(&self) -> &Verified<G::State> {
        &self.verified[self.verified.len() - 1]
    }

    /// Goes on to the next block boundary, or finishes. With `check_now`, checks at that boundary.
    pub(crate) fn advance(&mut self, check_now: bool) -> Result<Step, VdfError> {
        if self.result.is_some() {
            return Ok(Step::Finished);
        }
        if self.steps - self.done < self.plan.block {
            return self.finish();
        }
        self.run_to(self.done + self.plan.block);
        let blocks = (self.done - self.last().done) / self.plan.block;
        let last_block = self.steps - self.done < self.plan.block;
        if check_now || last_block || blocks >= self.plan.blocks_per_check {
            return self.check();
        }
        self.group.mul_assign(&mut self.product, &self.x);
        Ok(Step::Running)
    }

    /// Squares up to position `end`, keeping the points on the way.
    fn run_to(&mut self, end: u64) {
        while self.done < end {
            let next_point = self.first_point + self.points.len() as u64;
            let stop = self.schedule.position(next_point).filter(|p| *p <= end);
            let to = stop.unwrap_or(end);
            self.group.square_n(&mut self.x, to - self.done);
            self.done = to;
            if stop.is_some() {
                self.points.push(self.x.clone());
            }
        }
    }

    /// At a block boundary: compares both sides of the identity.
    fn check(&mut self) -> Result<Step, VdfError> {
        let mut right = self.product.clone();
        self.group.square_n(&mut right, self.plan.block);
        self.group.mul_assign(&mut right, &self.group.enter(&self.base));
        self.group.mul_assign(&mut self.product, &self.x);
        if self.group.leave(&self.product) != self.group.leave(&right) {
            return self.roll_back();
        }
        self.passed();
        Ok(Step::Running)
    }

    /// From a verified state with less than a block to go: does the rest twice and compares.
    fn finish(&mut self) -> Result<Step, VdfError> {
        let mut again = self.x.clone();
        let rest = self.steps - self.done;
        self.run_to(self.steps);
        if rest > 0 {
            self.group.square_n(&mut again, rest);
        }
        let (one, other) = (self.group.leave(&self.x), self.group.leave(&again));
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

    /// Goes back to the last verified state; to an older one when that fails too.
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
        (self.group.leave(&self.last().x), self.group.leave(&self.last().product))
    }

    /// Takes the points up to the last verified state, for good: no rollback goes behind it any more.
    pub(crate) fn take_verified_points(&mut self) -> Vec<G::State> {
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

/// x^(2^steps) on any [`Group`] with the self-check and rollback, and nothing else: no points, no checkpoint.
///
/// # Errors
/// [`VdfError::BadSteps`] for 0 steps, [`VdfError::BadOption`] for a plan with a 0 in it, [`VdfError::PersistentFault`].
///
/// ```
/// use modmill_vdf::{CheckPlan, checked_power, arith::{BackendChoice, BigUint, Modulus, Ring}};
/// let n = Modulus::new((BigUint::from(1u8) << 1024) - 105u8).unwrap();
/// let ring = Ring::new(&n, BackendChoice::Auto).unwrap();
/// let done = checked_power(&ring, &BigUint::from(2u8), 10, CheckPlan { block: 3, blocks_per_check: 2 }).unwrap();
/// assert_eq!(done.value, BigUint::from(105u8));
/// assert_eq!((done.checks_passed, done.faults_detected), (3, 0));
/// ```
pub fn checked_power<G: Group>(group: &G, base: &BigUint, steps: u64, plan: CheckPlan) -> Result<Checked, VdfError> {
    if steps == 0 || steps > crate::Statement::MAX_STEPS {
        return Err(VdfError::BadSteps { got: steps, max: crate::Statement::MAX_STEPS });
    }
    if plan.block == 0 || plan.blocks_per_check == 0 {
        return Err(VdfError::BadOption { name: "check plan", reason: "block and blocks_per_check must be at least 1".to_owned() });
    }
    let mut chain = Chain::new(group, base, steps, plan, Schedule::Nothing);
    while chain.advance(false)? != Step::Finished {}
    let value = chain.result().cloned().unwrap_or_default();
    Ok(Checked { value, checks_passed: chain.checks_passed, faults_detected: chain.faults_detected })
}
