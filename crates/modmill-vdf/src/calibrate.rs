//! How fast this machine squares, and how many squarings a wanted delay takes.

use crate::chain::{Chain, CheckPlan};
use crate::schedule::Schedule;
use crate::{Statement, VdfError};
use modmill_arith::{BackendChoice, BigUint, Modulus, Ring};
use std::time::Instant;

/// The speed of the self-checking chain for one modulus on this machine.
#[derive(Debug, Clone, PartialEq)]
pub struct Calibration {
    /// Squarings per second: the median of the slices measured.
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

/// Runs the chain, its checks included, for about `seconds` (0.05 to 3600) and reports its speed.
///
/// # Errors
/// [`VdfError::BadOption`] for seconds out of range, [`VdfError::Arith`] when the backend can't run.
///
/// ```
/// use modmill_vdf::{calibrate, steps_for, arith::{BackendChoice, BigUint, Modulus}};
/// let n = Modulus::new((BigUint::from(1u8) << 256) - 189u8).unwrap();
/// let speed = calibrate(&n, BackendChoice::Auto, 0.05).unwrap();
/// assert!(speed.rate > 1000.0);
/// let steps = steps_for(60.0, speed.rate).unwrap(); // a minute's work here
/// assert!(steps > 60_000);
/// ```
pub fn calibrate(modulus: &Modulus, backend: BackendChoice, seconds: f64) -> Result<Calibration, VdfError> {
    const SLICES: f64 = 20.0;
    if !(0.05..=3600.0).contains(&seconds) {
        return Err(VdfError::BadOption { name: "seconds", reason: format!("{seconds} is outside 0.05 to 3600") });
    }
    let ring = Ring::new(modulus, backend)?;
    let plan = CheckPlan::for_steps(Statement::MAX_STEPS);
    // 3 is as good a base as any: only the time counts
    let mut chain = Chain::new(&ring, &BigUint::from(3u8), Statement::MAX_STEPS, plan, Schedule::Nothing);
    let warm_up = Instant::now();
    while warm_up.elapsed().as_secs_f64() < seconds / SLICES {
        chain.advance(false)?;
    }
    let (begin, first) = (Instant::now(), chain.done());
    let mut rates = Vec::new();
    while begin.elapsed().as_secs_f64() < seconds {
        let (slice, from) = (Instant::now(), chain.done());
        while slice.elapsed().as_secs_f64() < seconds / SLICES {
            chain.advance(false)?;
        }
        rates.push((chain.done() - from) as f64 / slice.elapsed().as_secs_f64());
    }
    rates.sort_by(f64::total_cmp);
    Ok(Calibration {
        rate: rates[rates.len() / 2],
        backend: ring.backend().name(),
        why: ring.why().to_owned(),
        steps: chain.done() - first,
        seconds: begin.elapsed().as_secs_f64(),
    })
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
