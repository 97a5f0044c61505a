//! Pietrzak's halving proof: statement, verifier and prover. Derivation: docs/derivations/proofs.md.
//!
//! A round turns "y = x^(2^T)" into "y' = x'^(2^T')" with T' = ceil(T/2): for odd T first y := y^2 (so that the exponent is 2 T'), then
//! mu = x^(2^T'), r = challenge, x' = x^r mu, y' = mu^r y. When T' <= 512 the verifier squares by itself.

use crate::control::{Phase, Pool, Stopped, Task};
use crate::schedule::Schedule;
use crate::statement::{Statement, canonical};
use crate::transcript::{ROUND_BITS, Transcript};
use modmill_arith::{BigUint, Element, Ring};

/// The verifier's own squarings at the end: at most this many.
const LAST_SQUARINGS: u64 = 512;
/// Work of folding one point in the first fold and its successors, in squarings (a 128-bit power, and the halves to come).
const FOLD_COST: u64 = 180;
const DOMAIN: &str = "modmill/vdf/pietrzak/v1";

/// How many rounds, and so elements, a proof over T squarings has: the least k with ceil(T / 2^k) <= 512.
///
/// ```
/// assert_eq!(modmill_vdf::pietrzak_rounds(512), 0);
/// assert_eq!(modmill_vdf::pietrzak_rounds(513), 1);
/// assert_eq!(modmill_vdf::pietrzak_rounds(1_000_000), 11);
/// ```
#[must_use]
pub fn rounds(steps: u64) -> usize {
    let mut left = steps;
    let mut k = 0;
    while left > LAST_SQUARINGS {
        left = left.div_ceil(2);
        k += 1;
    }
    k
}

/// ceil(T/2), ceil(T/4), ...: the squarings left after each of the first `count` rounds.
pub(crate) fn halves(steps: u64, count: usize) -> Vec<u64> {
    std::iter::successors(Some(steps.div_ceil(2)), |t| Some(t.div_ceil(2))).take(count).collect()
}

/// For how many rounds the chain keeps points: 2^s of them, with s chosen so that folding them and squaring the rest cost about the same.
pub(crate) fn stored_rounds(steps: u64, capacity: u64) -> usize {
    let mut s = 0;
    while s < rounds(steps) && steps >> (s + 1) >= FOLD_COST << s && 2u64 << s <= capacity {
        s += 1;
    }
    s
}

/// Whether mu_1, mu_2, ... prove y for the statement. All elements canonical and coprime to N (the caller checked).
pub(crate) fn holds(ring: &Ring, statement: &Statement, y: &BigUint, mu: &[BigUint]) -> bool {
    if mu.len() != rounds(statement.steps()) {
        return false;
    }
    let mut transcript = Transcript::new(DOMAIN, statement, y);
    let mut steps = statement.steps();
    let (mut x, mut y) = (ring.element(statement.base()), ring.element(y));
    for (round, mu) in mu.iter().enumerate() {
        if steps % 2 == 1 {
            ring.square_n(&mut y, 1);
        }
        steps = steps.div_ceil(2);
        let r = challenge(&mut transcript, round, mu);
        let mu = ring.element(mu);
        x = ring.mul(&ring.pow(&x, &r), &mu);
        y = ring.mul(&ring.pow(&mu, &r), &y);
    }
    ring.square_n(&mut x, steps);
    canonical(ring.modulus(), &ring.value(&x)) == canonical(ring.modulus(), &ring.value(&y))
}

fn challenge(transcript: &mut Transcript, round: usize, mu: &BigUint) -> BigUint {
    transcript.number(round as u64);
    transcript.element(mu);
    transcript.round_challenge()
}

/// The prover. `points` are those of the schedule's [`Schedule::Subsets`].
pub(crate) fn prove(
    ring: &Ring,
    statement: &Statement,
    y: &BigUint,
    mut points: Vec<Element>,
    pool: &mut Pool<'_, Phase>,
) -> Result<Vec<BigUint>, Stopped> {
    let mut transcript = Transcript::new(DOMAIN, statement, y);
    let total = rounds(statement.steps());
    let mut mus = Vec::with_capacity(total);
    let mut steps = statement.steps();
    while mus.len() < total {
        if points.len() == 1 {
            points = spread(ring, &points[0], steps, pool)?;
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
        points = folded.into_iter().flatten().collect();
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

/// Squares from `x` once more, keeping the points of the next few rounds.
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
