//! Set-up: the walk forward, which makes both keys.

use crate::checkpoint::{self, Warning};
use crate::control::{Phase, ProgressHandler};
use crate::curve::at;
use crate::error::{IsogenyError, StartFlaw};
use crate::field::{BaseField, Coordinates};
use crate::hash::{self, Turns};
use crate::key::{KEY_NAME, STEPS_NAME};
use crate::key_file::Layout;
use crate::key_writer::Writer;
use crate::part::{Part, Walk};
use crate::plane::Known;
use crate::setup_options::SetupOptions;
use crate::setup_state::Saver;
use crate::start;
use crate::variant::Variant;
use crate::verification_key::{MAX_SEED, MAX_STEPS, VerificationKey};
use crate::with_field::{Work, with_field};
use modmill_arith::field::Quadratic;
use modmill_runtime::checkpoint::Draft;
use modmill_runtime::checkpoint::files::make_directory;
use modmill_runtime::progress::Reporter;
use std::io::Write as _;
use std::path::Path;
use std::time::Instant;

/// A finished set-up.
#[derive(Debug, Clone)]
pub struct Setup {
    /// The verification key, as in the directory.
    pub key: VerificationKey,
    /// The backend that ran.
    pub backend: &'static str,
    /// Why it ran.
    pub why: String,
    /// Seconds of this run.
    pub seconds: f64,
    /// Steps of earlier runs.
    pub resumed_from: u64,
    /// The problems that the run came across and coped with.
    pub warnings: Vec<Warning>,
}

/// Walks T steps from the start curve and writes `key.json` and `steps.bin` into `directory`, which is created when missing.
///
/// # Errors
/// [`IsogenyError::BadStart`], [`IsogenyError::BadOption`], [`IsogenyError::Interrupted`] (without a checkpoint nothing is left behind),
/// [`IsogenyError::Checkpoint`], [`IsogenyError::KeyFile`] where the unfinished file is damaged, [`IsogenyError::Io`].
///
/// ```
/// use modmill_isogeny::{Parameters, NoProgress, SetupOptions, Variant, set_up};
/// let directory = tempfile::tempdir().unwrap();
/// let parameters = Parameters::named("p89").unwrap();
/// let options = SetupOptions::of(parameters, Variant::Fp, 100);
/// let setup = set_up(&options, directory.path(), &mut NoProgress).unwrap();
/// assert!(setup.key.is_for_tests());
/// ```
pub fn set_up(options: &SetupOptions, directory: &Path, control: &mut dyn ProgressHandler) -> Result<Setup, IsogenyError> {
    let bad = |name, reason: String| IsogenyError::BadOption { name, reason };
    if !(1..=MAX_STEPS).contains(&options.steps) {
        return Err(bad("steps", format!("{} is out of range (1 to {MAX_STEPS})", options.steps)));
    }
    if options.seed.len() > MAX_SEED {
        return Err(bad("seed", format!("has {} bytes; at most {MAX_SEED} are allowed", options.seed.len())));
    }
    if options.variant == Variant::Fp && !options.seed.is_empty() {
        return Err(bad("seed", "a walk over Fp has no turns to choose".to_owned()));
    }
    with_field(&options.parameters, options.backend, SetUp { options, directory, control })
}

struct SetUp<'a> {
    options: &'a SetupOptions,
    directory: &'a Path,
    control: &'a mut dyn ProgressHandler,
}

impl Work for SetUp<'_> {
    type Output = Setup;

    fn run<F: BaseField>(self, f: &F, backend: &'static str, why: &str) -> Result<Setup, IsogenyError> {
        let begin = Instant::now();
        let done = match self.options.variant {
            Variant::Fp => self.walk(f, f),
            Variant::Fp2 => self.walk(f, &Quadratic::new(f.clone())),
        }?;
        Ok(Setup { backend, why: why.to_owned(), seconds: begin.elapsed().as_secs_f64(), ..done })
    }
}

impl SetUp<'_> {
    fn walk<F: BaseField, C: Coordinates<Base = F>>(self, f: &F, over: &C) -> Result<Setup, IsogenyError> {
        let SetupOptions { parameters, variant, steps, start, seed, compact, .. } = self.options;
        let (variant, steps) = (*variant, *steps);
        let first = start::checked(f, parameters, start)?;
        let point = match &self.options.point {
            Some(x) => x.clone(),
            None => hash::base_point(f, parameters, &first),
        };
        let place = over.enter(&start.clone().into()).zip(over.enter(&point.clone().into()));
        let (alpha, x) = place.ok_or(IsogenyError::BadStart { flaw: StartFlaw::TooLarge })?;
        let turns = Turns::new(parameters, seed);
        let mut walk = Walk { over, base: f, parameters, variant, alpha, image: at(over, &x), turns, known: Known::default() };
        make_directory(self.directory).map_err(checkpoint::convert)?;
        let (mut saver, warning) = Saver::open(self.options, &point, &mut |state| walk.go_to(state))?;
        let mut warnings: Vec<Warning> = warning.into_iter().collect();
        warnings.iter().for_each(|warning| self.control.warn(warning));
        let resumed_from = saver.saved();
        let (path, layout) = (self.directory.join(STEPS_NAME), Layout::of(parameters, variant, steps, *compact));
        let mut writer = match resumed_from {
            0 => Writer::create(&path, layout, saver.is_on())?,
            done => Writer::resume(&path, layout, done)?,
        };
        let mut reporter = Reporter::new(Phase::Setup, resumed_from, steps, self.control);
        while let Some(count) = writer.next() {
            let state = walk.state(writer.done());
            let part = walk.part(state.done, count, &mut reporter);
            if (part.is_err() || saver.is_due())
                && let Err(e) = saver.save(&state, &writer)
            {
                let warning = Warning::NotSaved { reason: e.to_string() };
                reporter.warn(&warning);
                warnings.push(warning);
            }
            let Ok(Part { alphas, kernel }) = part else {
                return Err(IsogenyError::Interrupted { done: state.done, total: steps, saved: saver.place() });
            };
            let elements = if *compact {
                vec![state.alpha, kernel.map_or_else(|| walk.kernel(&alphas), Ok)?, state.image]
            } else {
                alphas.iter().rev().map(|alpha| over.leave(alpha)).chain([state.image]).collect()
            };
            writer.chunk(elements.iter().map(|value| value.bytes(parameters, variant)))?;
        }
        let key = VerificationKey {
            parameters: parameters.clone(),
            variant,
            steps,
            start: start.clone(),
            end: over.leave(&walk.alpha),
            point,
            image: walk.image(),
            seed: seed.clone(),
        };
        writer.finish(&key)?;
        write_whole(&self.directory.join(KEY_NAME), key.to_text().as_bytes())?;
        saver.clear()?;
        // It is too late for a stop.
        let _ = reporter.report(steps);
        Ok(Setup { key, backend: "", why: String::new(), seconds: 0.0, resumed_from, warnings })
    }
}

/// A file that appears whole or not at all.
fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), IsogenyError> {
    let mut draft = Draft::new(path, 0o666).map_err(IsogenyError::io(path, "creating"))?;
    draft.write_all(bytes).and_then(|()| draft.finish(true)).map_err(IsogenyError::io(path, "writing"))
}
