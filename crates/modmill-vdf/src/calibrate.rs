//! Calibration: this machine's rate of squarings, and the number of squarings that make up a given delay.

use crate::chain::Chain;
use crate::checkpoint::CheckpointState;
use crate::control::{Phase, ProgressHandler, Reporter};
use crate::error::VdfError;
use crate::intervals::CheckIntervals;
use crate::proof::ProofKind;
use crate::schedule::Schedule;
use crate::statement::Statement;
use modmill_arith::{BackendChoice, Modulus, Natural, Ring};
use std::time::Instant;

/// The speed of the self-checking chain for one modulus on this machine.
#[derive(Debug, Clone, PartialEq)]
pub struct Calibration {
    /// Squarings per second: the median over slices of at most a tenth of a second.
    pub rate: f64,
    /// Name of the backend that ran.
    pub backend: &'static str,
    /// Why that backend ran.
    pub why: String,
    /// Squarings timed.
    pub steps: u64,
    /// Seconds timed.
    pub seconds: f64,
}

/// Runs the chain, its checks included, for about `seconds` (0.05 to 86400) and reports its speed.
///
/// The first fifth of the time is a warm-up and does not count, because a core needs a moment to reach its clock.
///
/// # Errors
/// [`VdfError::BadOption`] for seconds out of range, [`VdfError::Arith`] when the backend can't run, [`VdfError::Interrupted`] when
/// `control` says stop before the end.
///
/// ```
/// use modmill_vdf::{BackendChoice, Modulus, Natural, NoProgress, calibrate, steps_for};
/// let n = Modulus::new((Natural::from(1u8) << 256) - 189u8).unwrap();
/// let speed = calibrate(&n, BackendChoice::Auto, 0.05, &mut NoProgress).unwrap();
/// assert!(speed.rate > 1000.0);
/// let steps = steps_for(60.0, speed.rate).unwrap(); // a minute's work here
/// assert!(steps > 60_000);
/// ```
pub fn calibrate(
    modulus: &Modulus,
    backend: BackendChoice,
    seconds: f64,
    control: &mut dyn ProgressHandler,
) -> Result<Calibration, VdfError> {
    if !(0.05..=86400.0).contains(&seconds) {
        return Err(VdfError::BadOption { name: "seconds", reason: format!("{seconds} is outside 0.05 to 86400") });
    }
    let warm_up = seconds / 5.0;
    let slice = warm_up.min(0.1);
    let total = (seconds * 1e3) as u64;
    let ring = Ring::new(modulus, backend)?;
    let (backend, why) = (ring.backend().name(), ring.why().to_owned());
    let intervals = CheckIntervals::for_steps(Statement::MAX_STEPS);
    // Any base will do: only the time counts. 2 is coprime to every modulus.
    let statement = Statement::new(modulus.clone(), Natural::from(2u8), Statement::MAX_STEPS)?;
    let mut chain = Chain::new(ring, &CheckpointState::fresh(&statement, ProofKind::None, &Schedule::Nothing, intervals));
    let mut reporter = Reporter::new(Phase::Measure, 0, total, control);
    let (begin, mut next) = (Instant::now(), 0.0);
    let mut marks: Vec<(f64, u64)> = Vec::new();
    let mut rates = Vec::new();
    while rates.is_empty() || marks[marks.len() - 1].0 < seconds {
        chain.advance(false)?;
        let now = begin.elapsed().as_secs_f64();
        if now < next {
            continue;
        }
        next = now + slice;
        if now >= warm_up {
            let before = marks.last().copied();
            marks.push((now, chain.done()));
            // A fault undone in between leaves no progress.
            rates.extend(before.filter(|(_, done)| *done < chain.done()).map(|(at, done)| (chain.done() - done) as f64 / (now - at)));
        }
        let done = total.min((now * 1e3) as u64);
        // A stop at the end comes too late.
        if reporter.report(done).is_err() && now < seconds {
            return Err(VdfError::Interrupted { done: chain.done(), total: Statement::MAX_STEPS, saved: None });
        }
    }
    rates.sort_by(f64::total_cmp);
    let (first, last) = (marks[0], marks[marks.len() - 1]);
    Ok(Calibration { rate: rates[rates.len() / 2], backend, why, steps: last.1.saturating_sub(first.1), seconds: last.0 - first.0 })
}

/// The number of squarings that takes `seconds` at `rate` squarings per second, rounded up.
///
/// # Errors
/// [`VdfError::BadOption`] when either is not a positive finite number, [`VdfError::BadSteps`] when the product is over 2^62.
pub fn steps_for(seconds: f64, rate: f64) -> Result<u64, VdfError> {
    for (name, v) in [("duration", seconds), ("rate", rate)] {
        if !(v.is_finite() && v > 0.0) {
            return Err(VdfError::BadOption { name, reason: format!("{v} is not a positive number") });
        }
    }
    let steps = (seconds * rate).ceil();
    if steps > Statement::MAX_STEPS as f64 {
        return Err(VdfError::BadSteps { got: steps as u64, max: Statement::MAX_STEPS });
    }
    Ok(steps as u64)
}
