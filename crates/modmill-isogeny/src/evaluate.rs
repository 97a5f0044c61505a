//! Evaluation: the dual walk from an input point, with self-checks, checkpoints and a verified output.
//!
//! The pairing of the point with the image of P on its curve is the same everywhere on the walk, and the key has these images at the ends of its chunks. So the
//! self-check is the equation of the verification, at any chunk; it finds every fault before it. A failed check goes back to the last state that passed. The
//! output is verified like any proof; a wrong one goes back to the beginning.

use crate::checkpoint::{Checkpoint, Warning};
use crate::control::{Phase, ProgressHandler};
use crate::curve::{MontgomeryCurve, affine, at};
use crate::error::{InputFlaw, IsogenyError, Refusal};
use crate::field::{BaseField, Coordinates, Value};
use crate::hash;
use crate::key::Key;
use crate::loader::Loader;
use crate::proof::{MAX_MESSAGE, Proof};
use crate::state::{Kept, State};
use crate::trace::trace;
use crate::variant::Variant;
use crate::verification_key::VerificationKey;
use crate::verify::{self, Checked, Plane};
use crate::with_field::{Work, with_field};
use modmill_arith::BackendChoice;
use modmill_arith::Natural;
use modmill_arith::curve::xonly::XPoint;
use modmill_arith::field::Quadratic;
use modmill_runtime::progress::Reporter;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Failures without progress before the job is abandoned.
const MOST_FAILURES: u32 = 8;
/// Steps between two looks at the clock.
const STRIDE: u64 = 64;
/// The most threads.
const MAX_THREADS: usize = 1024;

/// The point at which to evaluate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// x of a point of order N of the key's last curve.
    Point(Value),
    /// A message, which is hashed to such a point.
    Message(Vec<u8>),
}

/// Options for an evaluation.
#[derive(Debug, Clone)]
pub struct Options {
    /// The implementation that runs.
    pub backend: BackendChoice,
    /// Directory for checkpoints. It is created when missing; a state of this job in it is resumed.
    pub checkpoint: Option<PathBuf>,
    /// Seconds between checkpoints.
    pub checkpoint_interval_s: f64,
    /// Steps between self-checks, rounded up to whole chunks of the key. A check takes about as long as 30,000 steps.
    pub check_steps: u64,
    /// Threads that read, check and expand the key ahead of the steps, 0 for one per core. The steps themselves run on one thread.
    pub threads: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { backend: BackendChoice::Auto, checkpoint: None, checkpoint_interval_s: 30.0, check_steps: 1 << 22, threads: 0 }
    }
}

impl Options {
    fn threads(&self) -> usize {
        match self.threads {
            // One alone would be slower than the steps.
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            n => n.min(MAX_THREADS),
        }
    }
}

/// A finished evaluation.
#[derive(Debug, Clone)]
pub struct Evaluation {
    /// The output with its key and input, verified.
    pub proof: Proof,
    /// The backend that ran.
    pub backend: &'static str,
    /// Why it ran.
    pub why: String,
    /// Seconds of this run.
    pub seconds: f64,
    /// Steps of earlier runs.
    pub resumed_from: u64,
    /// Self-checks passed, the final verification among them.
    pub checks_passed: u64,
    /// Self-checks failed, each one a fault found and undone.
    pub faults: u64,
    /// The problems that the run came across and coped with.
    pub warnings: Vec<Warning>,
}

/// Evaluates the key at `input`: T dual isogenies, one after the other.
///
/// # Errors
/// [`IsogenyError::BadInput`], [`IsogenyError::KeyFile`] where the key is damaged, [`IsogenyError::Checkpoint`], [`IsogenyError::Interrupted`],
/// [`IsogenyError::PersistentFault`], [`IsogenyError::Io`].
pub fn evaluate(key: &Key, input: &Input, options: &Options, control: &mut dyn ProgressHandler) -> Result<Evaluation, IsogenyError> {
    if options.check_steps == 0 {
        return Err(IsogenyError::BadOption { name: "check_steps", reason: "must be at least 1".to_owned() });
    }
    if let Input::Message(bytes) = input
        && bytes.len() > MAX_MESSAGE
    {
        return Err(IsogenyError::BadOption { name: "message", reason: format!("has more than {MAX_MESSAGE} bytes") });
    }
    with_field(&key.verification.parameters, options.backend, Evaluate { key, input, options, control })
}

struct Evaluate<'a> {
    key: &'a Key,
    input: &'a Input,
    options: &'a Options,
    control: &'a mut dyn ProgressHandler,
}

impl Work for Evaluate<'_> {
    type Output = Evaluation;

    fn run<F: BaseField>(self, f: &F, backend: &'static str, why: &str) -> Result<Evaluation, IsogenyError> {
        let done = match self.key.verification.variant {
            Variant::Fp => self.over(f, f),
            Variant::Fp2 => self.over(f, &Quadratic::new(f.clone())),
        }?;
        Ok(Evaluation { backend, why: why.to_owned(), ..done })
    }
}

impl Evaluate<'_> {
    fn over<F: BaseField, C: Coordinates<Base = F>>(self, f: &F, over: &C) -> Result<Evaluation, IsogenyError> {
        let (begin, key) = (Instant::now(), &self.key.verification);
        let (input, message) = checked_input(over, key, self.input)?;
        let first = State { done: 0, input: input.clone(), x: input, z: Natural::from(1u8).into() };
        let mut chain =
            Chain { key: self.key, f, over, options: self.options, expected: None, checks_passed: 0, faults: 0, failures: 0, furthest: 0 };
        chain.expected = chain.pairing(&first)?;
        if chain.expected.is_none() {
            return Err(IsogenyError::BadInput { flaw: InputFlaw::TrivialPairing });
        }
        let opened = match &self.options.checkpoint {
            Some(path) => {
                let parse = |bytes: &[u8]| State::from_bytes(bytes, key, &first.input);
                Some(Checkpoint::open(path, &parse, &|state| chain.holds(state).unwrap_or(false))?)
            }
            None => None,
        };
        let (mut checkpoint, state, warning) = match opened {
            Some((checkpoint, state, warning)) => (Some(checkpoint), state, warning),
            None => (None, None, None),
        };
        let mut warnings: Vec<Warning> = warning.into_iter().collect();
        warnings.iter().for_each(|warning| self.control.warn(warning));
        let resumed_from = state.as_ref().map_or(0, |state| state.done);
        let mut state = state.unwrap_or_else(|| first.clone());
        let mut wrong_outputs = 0;
        loop {
            state = chain.run(state, &mut checkpoint, &mut warnings, self.control)?;
            match chain.output(&state)? {
                Some(output) => {
                    let proof = Proof {
                        key: VerificationKey { seed: Vec::new(), ..key.clone() },
                        message: message.clone(),
                        input: first.input.clone(),
                        output,
                    };
                    if verify::check(f, &proof).is_ok() {
                        let Chain { checks_passed, faults, .. } = chain;
                        let seconds = begin.elapsed().as_secs_f64();
                        let checks_passed = checks_passed + 1;
                        return Ok(Evaluation {
                            proof,
                            backend: "",
                            why: String::new(),
                            seconds,
                            resumed_from,
                            checks_passed,
                            faults,
                            warnings,
                        });
                    }
                }
                None => return Err(IsogenyError::BadInput { flaw: InputFlaw::TrivialOutput }),
            }
            // All checks on the way passed and the output is wrong: every state is in doubt.
            wrong_outputs += 1;
            chain.faults += 1;
            if wrong_outputs == MOST_FAILURES {
                return Err(IsogenyError::PersistentFault { from: 0, to: key.steps, failures: wrong_outputs });
            }
            (chain.furthest, chain.failures) = (0, 0);
            state = first.clone();
        }
    }
}

/// The input's x and its message, if it is usable.
fn checked_input<C: Coordinates>(over: &C, key: &VerificationKey, input: &Input) -> Result<(Value, Option<Vec<u8>>), IsogenyError> {
    let refuse = |flaw| IsogenyError::BadInput { flaw };
    let end = over.enter(&key.end).and_then(|alpha| MontgomeryCurve::new(over, &alpha));
    let end = end.ok_or_else(|| refuse(InputFlaw::NotOnCurve))?;
    match input {
        Input::Message(message) => Ok((hash::input(over, &key.parameters, &end, message), Some(message.clone()))),
        Input::Point(x) => {
            let element = Some(x).filter(|x| C::contains(&key.parameters, x)).and_then(|x| over.enter(x));
            let element = element.ok_or_else(|| refuse(InputFlaw::NotInField))?;
            if !over.is_square(&key.parameters, &end.right_side(over, &element)) {
                return Err(refuse(InputFlaw::NotOnCurve));
            }
            if !end.has_order(over, &key.parameters.order, &at(over, &element)) {
                return Err(refuse(InputFlaw::WrongOrder));
            }
            Ok((x.clone(), None))
        }
    }
}

/// The walk and what it has found about itself.
struct Chain<'a, F: BaseField, C> {
    key: &'a Key,
    f: &'a F,
    over: &'a C,
    options: &'a Options,
    /// e(Q, phi(P)), which all pairings on the way equal up to the sign of the exponent.
    expected: Option<Plane<F>>,
    checks_passed: u64,
    faults: u64,
    failures: u32,
    furthest: u64,
}

impl<F: BaseField, C: Coordinates<Base = F>> Chain<'_, F, C> {
    /// True if the pairing at a state is right.
    fn holds(&self, state: &State) -> Result<bool, IsogenyError> {
        let found = self.pairing(state)?;
        let plane = Quadratic::new(self.f.clone());
        Ok(self.expected.as_ref().zip(found.as_ref()).is_some_and(|(a, b)| verify::same(&plane, a, b)))
    }

    /// The pairing of a state's point with the image of P there; `None` where the point cannot be right, or no chunk ends.
    fn pairing(&self, state: &State) -> Result<Option<Plane<F>>, IsogenyError> {
        let (over, key) = (self.over, &self.key.verification);
        let place = if state.done == 0 { Some((key.end.clone(), key.image.clone())) } else { self.key.steps.place_after(state.done)? };
        let Some((alpha, image)) = place else { return Ok(None) };
        let point = over.enter(&state.x).zip(over.enter(&state.z)).map(|(x, z)| XPoint { x, z });
        let point = point.and_then(|point| affine(over, &point));
        let curve = over.enter(&alpha).and_then(|alpha| MontgomeryCurve::new(over, &alpha));
        let Some(((point, curve), image)) = point.zip(curve).zip(over.enter(&image)) else { return Ok(None) };
        let checked = Checked { on_curve: Refusal::InputNotOnCurve, order: Refusal::InputOrder };
        Ok(checked.pairing(self.f, over, &key.parameters, &curve, &point, &image).ok())
    }

    /// Runs the chain from a verified state to the end.
    fn run(
        &mut self,
        from: State,
        checkpoint: &mut Option<Checkpoint>,
        warnings: &mut Vec<Warning>,
        control: &mut dyn ProgressHandler,
    ) -> Result<State, IsogenyError> {
        let (key, total, input) = (&self.key.verification, self.key.verification.steps, from.input.clone());
        let interval = Duration::try_from_secs_f64(self.options.checkpoint_interval_s).unwrap_or(Duration::MAX);
        let mut reporter = Reporter::new(Phase::Evaluate, from.done, total, control);
        let (mut verified, mut verified_at, mut saved_at) = (Kept::new(&from, key), from.done, Instant::now());
        let mut stop = false;
        loop {
            let state =
                verified.state(key, &input).ok_or(IsogenyError::PersistentFault { from: verified_at, to: verified_at, failures: 1 })?;
            if stop || state.done == total {
                if stop && state.done < total {
                    let saved = checkpoint.as_ref().filter(|c| c.saved > 0).map(|c| c.path().to_path_buf());
                    return Err(IsogenyError::Interrupted { done: state.done, total, saved });
                }
                let _ = reporter.report(total);
                return Ok(state);
            }
            let next = self.stretch(&state, &mut |done| {
                stop = stop || reporter.step(done).is_err();
                // An interval of 0 saves at every regular check; it does not add checks.
                let due = checkpoint.is_some() && !interval.is_zero() && done > state.done && saved_at.elapsed() >= interval;
                !stop && !due
            })?;
            if stop && checkpoint.is_none() {
                return Err(IsogenyError::Interrupted { done: next.done, total, saved: None });
            }
            if !self.holds(&next)? {
                self.failed(state.done, next.done)?;
                // It may have been the fault itself that is expected.
                self.expected = self.pairing(&State { done: 0, x: input.clone(), z: Natural::from(1u8).into(), ..state })?;
                continue;
            }
            self.checks_passed += 1;
            if next.done > self.furthest {
                (self.furthest, self.failures) = (next.done, 0);
            }
            (verified, verified_at) = (Kept::new(&next, key), next.done);
            if let Some(checkpoint) = checkpoint
                && (stop || saved_at.elapsed() >= interval)
            {
                saved_at = Instant::now();
                if let Err(e) = checkpoint.save(&next.to_bytes(key), next.done) {
                    let warning = Warning::NotSaved { reason: e.to_string() };
                    reporter.warn(&warning);
                    warnings.push(warning);
                }
            }
        }
    }

    /// Steps from a state to the next check, which is due where `go_on` says so, after the interval of checks, or at the end.
    fn stretch(&self, from: &State, go_on: &mut dyn FnMut(u64) -> bool) -> Result<State, IsogenyError> {
        let (over, total) = (self.over, self.key.verification.steps);
        let file = &self.key.steps;
        let end = file.next_check(total.min(from.done.saturating_add(self.options.check_steps)));
        let mut may_end = |done: u64| file.next_check(done) == done && !go_on(done);
        let enter = |value: &Value| over.enter(value).unwrap_or_else(|| over.zero());
        let mut point = XPoint { x: enter(&from.x), z: enter(&from.z) };
        let mut done = from.done;
        std::thread::scope(|scope| {
            let mut loader = Loader::start(scope, file, over, done..end, self.options.threads());
            let mut chunk = None;
            while done < end && !may_end(done) {
                let (steps, alphas) = match chunk.take() {
                    Some(chunk) => chunk,
                    None => match loader.next()? {
                        Some(chunk) => chunk,
                        None => break,
                    },
                };
                let to = end.min(steps.end).min(done + STRIDE);
                over.evaluate(&mut point, &alphas, (done - steps.start) as usize..(to - steps.start) as usize);
                done = to;
                chunk = (done < steps.end).then_some((steps, alphas));
            }
            Ok(State { done, input: from.input.clone(), x: over.leave(&point.x), z: over.leave(&point.z) })
        })
    }

    /// The output at the end; `None` where it is O.
    fn output(&self, state: &State) -> Result<Option<Natural>, IsogenyError> {
        let (over, key) = (self.over, &self.key.verification);
        let point = over.enter(&state.x).zip(over.enter(&state.z)).map(|(x, z)| XPoint { x, z });
        let Some(x) = point.and_then(|point| affine(over, &point)) else { return Ok(None) };
        let x = over.leave(&x);
        match key.variant {
            Variant::Fp => Ok(Some(x.re)),
            Variant::Fp2 => Ok(trace(self.f, &key.parameters, &key.start, &x)),
        }
    }

    /// Counts a fault between two positions; an error after too many in a row.
    fn failed(&mut self, from: u64, to: u64) -> Result<(), IsogenyError> {
        self.faults += 1;
        self.failures += 1;
        if self.failures < MOST_FAILURES { Ok(()) } else { Err(IsogenyError::PersistentFault { from, to, failures: self.failures }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::NoProgress;
    use crate::setup::set_up;
    use crate::setup_options::SetupOptions;
    use modmill_arith::curve::xonly::step_back;
    use modmill_arith::field::{Complex, RuntimeField};
    use modmill_arith::{Alphas, Element, PrimeField};
    use std::ops::Range;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    /// A field whose steps change the point at certain calls.
    #[derive(Clone)]
    struct Faulty {
        f: PrimeField,
        calls: Arc<AtomicU64>,
        faults: fn(u64, u64) -> bool,
        which: u64,
    }

    impl RuntimeField for Faulty {
        type Element = Element;
        fn zero(&self) -> Element {
            self.f.zero()
        }
        fn one(&self) -> Element {
            self.f.one()
        }
        fn add(&self, a: &Element, b: &Element) -> Element {
            self.f.add(a, b)
        }
        fn sub(&self, a: &Element, b: &Element) -> Element {
            self.f.sub(a, b)
        }
        fn mul(&self, a: &Element, b: &Element) -> Element {
            self.f.mul(a, b)
        }
        fn square(&self, a: &Element) -> Element {
            self.f.square(a)
        }
        fn invert(&self, a: &Element) -> Option<Element> {
            self.f.invert(a)
        }
        fn is_zero(&self, a: &Element) -> bool {
            self.f.is_zero(a)
        }
    }

    impl BaseField for Faulty {
        type Alphas = Alphas;
        fn bytes(&self) -> usize {
            self.f.bytes()
        }
        fn element(&self, value: &Natural) -> Element {
            self.f.element(value)
        }
        fn value(&self, element: &Element) -> Natural {
            self.f.value(element)
        }
        fn principal_root(&self, a: &Element) -> Element {
            self.f.principal_root(a)
        }
        fn principal_fourth_root(&self, a: &Element) -> Element {
            self.f.principal_fourth_root(a)
        }
        fn inverse_root(&self, a: &Element) -> Element {
            self.f.inverse_root(a)
        }
        fn halve(&self, a: &Element) -> Element {
            self.f.halve(a)
        }
        fn is_odd(&self, a: &Element) -> bool {
            self.f.is_odd(a)
        }
        fn kernel_point(&self, alpha: &Natural, steps: usize) -> Result<Natural, IsogenyError> {
            BaseField::kernel_point(&self.f, alpha, steps)
        }
        fn keep(&self, alphas: &mut Alphas, value: &Natural) {
            self.f.keep(alphas, value);
        }
        fn keep_bytes(&self, alphas: &mut Alphas, encoded: &[u8]) {
            self.f.keep_bytes(alphas, encoded);
        }
        fn element_from_bytes(&self, encoded: &[u8]) -> Element {
            self.f.element_from_bytes(encoded)
        }
        fn evaluate(&self, point: &mut XPoint<Element>, alphas: &Alphas, range: Range<usize>) {
            self.f.evaluate(point, alphas, range);
            if self.is_due() {
                point.z = self.f.add(&point.z, &self.f.one());
            }
        }
        fn evaluate_plane(plane: &Quadratic<Self>, point: &mut XPoint<Complex<Element>>, alphas: &[Complex<Element>]) {
            for alpha in alphas {
                *point = step_back(plane, alpha, point);
            }
            if plane.base().is_due() {
                point.z = plane.add(&point.z, &plane.one());
            }
        }
    }

    impl Faulty {
        /// True if this call is to go wrong.
        fn is_due(&self) -> bool {
            (self.faults)(self.calls.fetch_add(1, Ordering::Relaxed), self.which)
        }
    }

    /// An evaluation of 5 chunks and a bit, with the calls it took.
    fn run(variant: Variant, faults: fn(u64, u64) -> bool, which: u64) -> Result<(Evaluation, u64), IsogenyError> {
        let parameters = crate::Parameters::named("p89")?;
        let directory = tempfile::tempdir().unwrap();
        let f = PrimeField::new(&parameters.p, BackendChoice::Auto)?;
        set_up(&SetupOptions::of(parameters, variant, 5200), directory.path(), &mut NoProgress)?;
        let key = Key::open(directory.path())?;
        let options = Options { check_steps: 1, ..Options::default() };
        let work = Evaluate { key: &key, input: &Input::Message(b"f".to_vec()), options: &options, control: &mut NoProgress };
        let calls = Arc::default();
        let done = work.run(&Faulty { f, calls: Arc::clone(&calls), faults, which }, "faulty", "")?;
        Ok((done, calls.load(Ordering::Relaxed)))
    }

    #[test]
    fn a_fault_at_any_place_is_found_at_the_end_of_its_chunk() {
        for variant in [Variant::Fp, Variant::Fp2] {
            // A call is 64 steps, a chunk 16 calls.
            let (good, calls) = run(variant, |_, _| false, 0).unwrap();
            assert_eq!((good.faults, good.checks_passed, calls), (0, 7, 82));
            for which in (0..80).step_by(3) {
                let (done, calls) = run(variant, |call, which| call == which, which).unwrap();
                assert_eq!((done.faults, calls), (1, 82 + 16), "{variant}, call {which}");
                assert_eq!(done.proof, good.proof);
            }
        }
    }

    #[test]
    fn a_machine_that_is_always_wrong_is_given_up() {
        for variant in [Variant::Fp, Variant::Fp2] {
            let error = run(variant, |_, _| true, 0).unwrap_err();
            assert!(matches!(error, IsogenyError::PersistentFault { from: 0, to: 1024, failures: MOST_FAILURES }), "{error}");
        }
    }
}
