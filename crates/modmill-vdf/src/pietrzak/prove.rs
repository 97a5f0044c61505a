//! The prover: folds the points of the chain, round by round, on all threads.

use super::rounds::{halves, rounds, stored_rounds};
use super::transcript::{self, challenge};
use crate::control::{Phase, Pool, Stopped, Task};
use crate::quotient::canonical;
use crate::schedule::Schedule;
use crate::statement::Statement;
use crate::transcript::ROUND_BITS;
use modmill_arith::{Element, Natural, Ring};
use std::borrow::Cow;

/// mu_1, mu_2, ... from `points`, which are those of [`Schedule::Subsets`].
pub(crate) fn prove(
    ring: &Ring,
    statement: &Statement,
    y: &Natural,
    points: &[Element],
    pool: &mut Pool<'_, Phase>,
) -> Result<Vec<Natural>, Stopped> {
    let mut points = Cow::Borrowed(points);
    let mut transcript = transcript::open(statement, y);
    let total = rounds(statement.steps());
    let mut mus = Vec::with_capacity(total);
    let mut steps = statement.steps();
    while mus.len() < total {
        if points.len() == 1 {
            points = Cow::Owned(spread(ring, &points[0], steps, pool)?);
        }
        let half = points.len() / 2;
        let mu = canonical(ring.modulus(), &ring.value(&points[half]));
        let r = challenge(&mut transcript, mus.len(), &mu);
        let (low, high) = points.split_at(half);
        let jobs = half.min(64 * pool.threads());
        let fold = |task: &Task, j: usize| {
            task.step(ROUND_BITS)?;
            Ok(ring.mul(&ring.pow(&low[j], &r), &high[j]))
        };
        let folded: Vec<Vec<Element>> = pool
            .run(jobs, |job, task| (job * half / jobs..(job + 1) * half / jobs).map(|j| fold(task, j)).collect::<Result<_, Stopped>>())?;
        points = Cow::Owned(folded.into_iter().flatten().collect());
        mus.push(mu);
        steps = steps.div_ceil(2);
    }
    Ok(mus)
}

/// About how much work [`prove`] will count.
pub(crate) fn work(statement: &Statement, schedule: &Schedule) -> u64 {
    let mut rounds_left = rounds(statement.steps());
    let mut steps = statement.steps();
    let mut count = schedule.len();
    let mut work = 0;
    while rounds_left > 0 {
        if count == 1 {
            count = 1 << spread_rounds(steps);
            work += steps - steps / count;
        }
        count /= 2;
        work += count * ROUND_BITS;
        steps = steps.div_ceil(2);
        rounds_left -= 1;
    }
    work
}

fn spread_rounds(steps: u64) -> usize {
    stored_rounds(steps, u64::MAX).max(1)
}

/// Squares from `x` again and keeps the points of the next few rounds.
fn spread(ring: &Ring, x: &Element, steps: u64, pool: &mut Pool<'_, Phase>) -> Result<Vec<Element>, Stopped> {
    const CHUNK: u64 = 4096;
    let schedule = Schedule::Subsets { halves: halves(steps, spread_rounds(steps)) };
    pool.run_one(|task| {
        let (mut x, mut done) = (x.clone(), 0);
        let mut points = Vec::new();
        while let Some(position) = schedule.position(points.len() as u64) {
            while done < position {
                let chunk = CHUNK.min(position - done);
                ring.square_n(&mut x, chunk);
                done += chunk;
                task.step(chunk)?;
            }
            points.push(x.clone());
        }
        Ok(points)
    })
}
