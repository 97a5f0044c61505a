//! Calibration: this machine's rate of evaluation, and the number of steps that make up a delay.

use crate::control::{Phase, ProgressHandler};
use crate::curve::at;
use crate::error::IsogenyError;
use crate::field::{BaseField, Coordinates, Value};
use crate::parameters::Parameters;
use crate::start;
use crate::variant::Variant;
use crate::verification_key::MAX_STEPS;
use crate::with_field::{Work, with_field};
use modmill_arith::BackendChoice;
use modmill_arith::field::Quadratic;
use modmill_runtime::progress::Reporter;
use std::time::Instant;

/// Elements that the timed steps use in turn.
const ELEMENTS: usize = 256;

/// The speed of the evaluation on one core of this machine.
#[derive(Debug, Clone, PartialEq)]
pub struct Calibration {
    /// Steps per second: the median over slices of at most a tenth of a second.
    pub rate: f64,
    /// The backend that ran.
    pub backend: &'static str,
    /// Why it ran.
    pub why: String,
    /// Steps timed.
    pub steps: u64,
    /// Seconds timed.
    pub seconds: f64,
}

/// Runs the steps of an evaluation for about `seconds` (0.05 to 86400) and reports their speed; the first fifth is a warm-up.
///
/// # Errors
/// [`IsogenyError::BadOption`], [`IsogenyError::Arith`], [`IsogenyError::Interrupted`].
pub fn calibrate(
    parameters: &Parameters,
    variant: Variant,
    backend: BackendChoice,
    seconds: f64,
    control: &mut dyn ProgressHandler,
) -> Result<Calibration, IsogenyError> {
    if !(0.05..=86400.0).contains(&seconds) {
        return Err(IsogenyError::BadOption { name: "seconds", reason: format!("{seconds} is outside 0.05 to 86400") });
    }
    with_field(parameters, backend, Measure { parameters, variant, seconds, control })
}

struct Measure<'a> {
    parameters: &'a Parameters,
    variant: Variant,
    seconds: f64,
    control: &'a mut dyn ProgressHandler,
}

impl Work for Measure<'_> {
    type Output = Calibration;

    fn run<F: BaseField>(self, f: &F, backend: &'static str, why: &str) -> Result<Calibration, IsogenyError> {
        let measured = match self.variant {
            Variant::Fp => self.over(f),
            Variant::Fp2 => self.over(&Quadratic::new(f.clone())),
        }?;
        Ok(Calibration { backend, why: why.to_owned(), ..measured })
    }
}

impl Measure<'_> {
    /// The speed does not depend on the numbers, so any elements of the field will do.
    fn over<C: Coordinates>(self, over: &C) -> Result<Calibration, IsogenyError> {
        let alpha = Value::from(start::for_tests(self.parameters));
        let mut element = over.enter(&alpha).unwrap_or_else(|| over.one());
        let mut alphas = C::Alphas::default();
        for _ in 0..ELEMENTS {
            over.keep(&mut alphas, &over.leave(&element));
            element = over.add(&over.square(&element), &over.one());
        }
        let mut point = at(over, &element);
        let (warm_up, slice) = (self.seconds / 5.0, (self.seconds / 5.0).min(0.1));
        let total = (self.seconds * 1e3) as u64;
        let mut reporter = Reporter::new(Phase::Measure, 0, total, self.control);
        let (begin, mut next, mut done) = (Instant::now(), 0.0, 0u64);
        let mut marks: Vec<(f64, u64)> = Vec::new();
        while marks.len() < 2 || marks[marks.len() - 1].0 < self.seconds {
            over.evaluate(&mut point, &alphas, 0..ELEMENTS);
            done += ELEMENTS as u64;
            let now = begin.elapsed().as_secs_f64();
            if now < next {
                continue;
            }
            next = now + slice;
            if now >= warm_up {
                marks.push((now, done));
            }
            // A stop at the end comes too late.
            if reporter.report(total.min((now * 1e3) as u64)).is_err() && now < self.seconds {
                return Err(IsogenyError::Interrupted { done, total: 0, saved: None });
            }
        }
        let mut rates: Vec<f64> = marks.windows(2).map(|w| (w[1].1 - w[0].1) as f64 / (w[1].0 - w[0].0)).collect();
        rates.sort_by(f64::total_cmp);
        let (first, last) = (marks[0], marks[marks.len() - 1]);
        Ok(Calibration {
            rate: rates[rates.len() / 2],
            backend: "",
            why: String::new(),
            steps: last.1 - first.1,
            seconds: last.0 - first.0,
        })
    }
}

/// The number of steps that takes `seconds` on hardware which computes `lookahead` steps at once.
///
/// n steps at once have depth n + 1 in multiplications, so n steps take n + 1 times `level_ns`, the nanoseconds of one multiplication with its reduction.
///
/// # Errors
/// [`IsogenyError::BadOption`] for a number that is not positive and finite, and for a delay of more than [`MAX_STEPS`].
///
/// ```
/// use modmill_isogeny::steps_against;
/// assert_eq!(steps_against(1.0, 2.0, 1).unwrap(), 250_000_000); // 2 levels of 2 ns a step
/// assert_eq!(steps_against(1.0, 2.0, 4).unwrap(), 400_000_000); // 5 levels for 4 steps
/// ```
pub fn steps_against(seconds: f64, level_ns: f64, lookahead: u32) -> Result<u64, IsogenyError> {
    for (name, v) in [("seconds", seconds), ("level_ns", level_ns), ("lookahead", f64::from(lookahead))] {
        if !(v.is_finite() && v > 0.0) {
            return Err(IsogenyError::BadOption { name, reason: format!("{v} is not a positive number") });
        }
    }
    let n = f64::from(lookahead);
    let steps = (seconds * 1e9 * n / (level_ns * (n + 1.0))).ceil();
    if steps > MAX_STEPS as f64 {
        return Err(IsogenyError::BadOption { name: "seconds", reason: format!("{seconds} needs more than 2^40 steps") });
    }
    Ok(steps as u64)
}
