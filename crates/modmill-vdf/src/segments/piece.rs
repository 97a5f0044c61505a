//! One segment: its points, and the proof made from them.

use crate::control::{Phase, Pool, Stopped};
use crate::copies::Copies;
use crate::error::VdfError;
use crate::points::Points;
use crate::quotient::canonical;
use crate::repairs::Repairs;
use crate::schedule::Schedule;
use crate::statement::Statement;
use crate::wesolowski::{self, Places};
use modmill_arith::{BackendChoice, Element, Natural, Ring};

/// The number of attempts at a proof before the job gives up because none verifies.
const ATTEMPTS: u32 = 4;

/// The inputs of a segment's proof.
pub(super) struct Piece {
    pub(super) ring: Ring,
    pub(super) backend: BackendChoice,
    pub(super) task: Copies<Task>,
    /// The points of the segment, and that at its end unless the task has it.
    pub(super) points: Points<Element>,
}

/// The statement to be proven about a segment, and its place in the chain.
#[derive(Clone, PartialEq)]
pub(super) struct Task {
    /// The segment's own: its first element and its squarings.
    pub(super) statement: Statement,
    /// Squarings before it.
    pub(super) start: u64,
    /// The schedule of the whole chain.
    pub(super) schedule: Schedule,
    pub(super) spacing: u64,
    /// The value at its end, if it is the last.
    pub(super) end: Option<Natural>,
}

/// The proof of a segment, verified, its squarings, and the element at its end.
#[derive(Clone, PartialEq)]
pub(super) struct Proven {
    pub(super) steps: u64,
    pub(super) y: Natural,
    pub(super) pi: Natural,
}

/// Why a segment's proof could not be made.
pub(crate) enum Failure {
    Stopped,
    Failed(VdfError),
}

impl From<Stopped> for Failure {
    fn from(_: Stopped) -> Self {
        Failure::Stopped
    }
}

impl<E: Into<VdfError>> From<E> for Failure {
    fn from(e: E) -> Self {
        Failure::Failed(e.into())
    }
}

impl Task {
    fn places(&self) -> Places {
        Places::choose(self.statement.steps(), self.spacing)
    }
}

impl Piece {
    /// Products of the proof.
    pub(super) fn work(&self) -> u64 {
        self.task.get().places().work
    }

    /// Makes the proof; repairs and makes it again if it is wrong.
    pub(super) fn prove(mut self, pool: &mut Pool<'_, Phase>) -> Result<(Proven, Repairs), Failure> {
        let mut repairs = Repairs::default();
        for attempt in 0..ATTEMPTS {
            let task = self.task.get();
            let (statement, modulus, steps) = (&task.statement, task.statement.modulus(), task.statement.steps());
            if attempt > 0 {
                repairs.repeated_proofs += 1;
                repairs.rebuilt_constants += u64::from(self.ring.renew(modulus)?);
                repairs.repaired_points += self.points.repair(&self.ring, &task.schedule, (task.start, statement.base()));
            }
            let states = self.points.before(u64::MAX);
            let (points, after) = states.split_at((steps.div_ceil(task.spacing) as usize).min(states.len()));
            let end = task.end.clone().or_else(|| after.first().map(|point| self.ring.value(point))).unwrap_or_default();
            let y = canonical(modulus, &end);
            let pi = wesolowski::prove(&self.ring, steps, &wesolowski::challenge(statement, &y), 0, points, &task.places(), pool)?;
            let pi = canonical(modulus, &self.ring.value(&pi));
            if wesolowski::holds(&Ring::new(modulus, self.backend)?, statement, &y, &pi) {
                return Ok((Proven { steps, y, pi }, repairs));
            }
        }
        Err(Failure::Failed(VdfError::ProofSelfCheck))
    }
}
