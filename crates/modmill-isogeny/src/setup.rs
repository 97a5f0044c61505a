//! Set-up: the walk forward, which makes both keys.

use crate::control::{Control, Phase};
use crate::curve::{affine, at};
use crate::error::IsogenyError;
use crate::field::{BaseField, Coordinates, Value};
use crate::hash::{self, Turns};
use crate::key::{KEY_NAME, STEPS_NAME};
use crate::key_file::Writer;
use crate::parameters::Parameters;
use crate::ring::{Work, with_field};
use crate::start;
use crate::variant::Variant;
use crate::verification_key::{MAX_SEED, MAX_STEPS, VerificationKey};
use crate::walk::expand;
use modmill_arith::BackendChoice;
use modmill_arith::curve::xonly::{XPoint, step_forward};
use modmill_arith::field::Quadratic;
use modmill_progress::Reporter;
use num_bigint::BigUint;
use std::io::Write as _;
use std::path::Path;
use std::time::Instant;

/// What a set-up walks.
#[derive(Debug, Clone)]
pub struct SetupOptions {
    /// The prime.
    pub parameters: Parameters,
    /// The field of the walk.
    pub variant: Variant,
    /// T, 1 to [`MAX_STEPS`].
    pub steps: u64,
    /// alpha of the start curve, from a trusted set-up; [`start::for_tests`] for tests.
    pub start: BigUint,
    /// x of P; `None` for the hash of the start curve.
    pub point: Option<BigUint>,
    /// What chooses the turns over Fp2, at most 64 bytes; empty over Fp.
    pub seed: Vec<u8>,
    /// Whether the evaluation key has one kernel point for up to 1242 steps instead of an element a step: over Fp only. It is some hundred times as short,
    /// and an evaluation expands it again, for which it needs other cores.
    pub compact: bool,
    /// The implementation that runs.
    pub backend: BackendChoice,
}

/// A finished set-up.
#[derive(Debug, Clone)]
pub struct Setup {
    /// The verification key, as in the directory.
    pub key: VerificationKey,
    /// The backend that ran.
    pub backend: &'static str,
    /// Why it ran.
    pub why: String,
    /// Seconds of the walk.
    pub seconds: f64,
}

/// Walks T steps from the start curve and writes `key.json` and `steps.bin` into `directory`, which is created when missing.
///
/// # Errors
/// [`IsogenyError::BadStart`], [`IsogenyError::BadOption`], [`IsogenyError::Interrupted`] (nothing is left behind), [`IsogenyError::Io`].
///
/// ```
/// use modmill_isogeny::{Parameters, Quiet, SetupOptions, Variant, arith::BackendChoice, set_up, start_for_tests};
/// let directory = tempfile::tempdir().unwrap();
/// let parameters = Parameters::named("p89").unwrap();
/// let start = start_for_tests(&parameters);
/// let options =
///     SetupOptions { parameters, variant: Variant::Fp, steps: 100, start, point: None, seed: vec![], compact: false, backend: BackendChoice::Auto };
/// let setup = set_up(&options, directory.path(), &mut Quiet).unwrap();
/// assert!(setup.key.is_for_tests());
/// ```
pub fn set_up(options: &SetupOptions, directory: &Path, control: &mut dyn Control) -> Result<Setup, IsogenyError> {
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
    if options.compact && options.variant == Variant::Fp2 {
        return Err(bad("compact", "this form exists for the variant fp only".to_owned()));
    }
    with_field(&options.parameters, options.backend, SetUp { options, directory, control })
}

struct SetUp<'a> {
    options: &'a SetupOptions,
    directory: &'a Path,
    control: &'a mut dyn Control,
}

impl Work for SetUp<'_> {
    type Output = Setup;

    fn run<F: BaseField>(self, f: &F, backend: &'static str, why: &str) -> Result<Setup, IsogenyError> {
        let begin = Instant::now();
        let key = match self.options.variant {
            Variant::Fp => self.walk(f, f),
            Variant::Fp2 => self.walk(f, &Quadratic::new(f.clone())),
        }?;
        Ok(Setup { key, backend, why: why.to_owned(), seconds: begin.elapsed().as_secs_f64() })
    }
}

impl SetUp<'_> {
    fn walk<F: BaseField, C: Coordinates<Base = F>>(self, f: &F, over: &C) -> Result<VerificationKey, IsogenyError> {
        let SetupOptions { parameters, variant, steps, start: alpha, seed, .. } = self.options;
        let (variant, steps) = (*variant, *steps);
        let first = start::checked(f, parameters, alpha)?;
        let point = match &self.options.point {
            Some(x) => x.clone(),
            None => hash::base_point(f, parameters, &first),
        };
        std::fs::create_dir_all(self.directory).map_err(IsogenyError::io(self.directory, "creating the directory"))?;
        let path = self.directory.join(STEPS_NAME);
        let mut writer = Writer::create(&path, parameters, variant, steps, self.options.compact)?;
        let not_in_field = || IsogenyError::BadStart { flaw: crate::error::StartFlaw::TooLarge };
        let enter = |value: &BigUint| over.enter(&Value::from(value.clone())).ok_or_else(not_in_field);
        let mut walk = Walk {
            over,
            parameters,
            alpha: enter(alpha)?,
            ahead: vec![],
            image: at(over, &enter(&point)?),
            turns: Turns::new(parameters, seed),
        };
        let mut reporter = Reporter::new(Phase::Setup, 0, steps, self.control);
        for step in 0..steps {
            if reporter.step(step).is_err() {
                return Err(IsogenyError::Interrupted { done: step, total: steps, saved: None });
            }
            let alpha = over.leave(&walk.alpha);
            if let Some(steps) = writer.chunk_due() {
                let kernel = if variant == Variant::Fp { Some(walk.begin_block(f, &alpha, steps)) } else { None };
                let kernel = kernel.filter(|_| self.options.compact).transpose()?;
                let kernel = kernel.map(|x| Value::from(x).bytes(parameters, variant));
                writer.begin(walk.image().bytes(parameters, variant), kernel);
            }
            writer.push(alpha.bytes(parameters, variant))?;
            walk.advance(step);
        }
        let image = walk.image();
        let key = VerificationKey {
            parameters: parameters.clone(),
            variant,
            steps,
            start: alpha.clone(),
            end: over.leave(&walk.alpha),
            point,
            image,
            seed: seed.clone(),
        };
        writer.finish(&key)?;
        write_whole(&self.directory.join(KEY_NAME), key.to_text().as_bytes())?;
        // It is too late for a stop.
        let _ = reporter.report(steps);
        Ok(key)
    }
}

/// A place on the walk forward.
struct Walk<'a, C: Coordinates> {
    over: &'a C,
    parameters: &'a Parameters,
    alpha: C::Element,
    /// The next alphas that are known already, the nearest one last.
    ahead: Vec<C::Element>,
    image: XPoint<C::Element>,
    turns: Turns<'a>,
}

impl<C: Coordinates> Walk<'_, C> {
    /// x of the image of P, which is not O: its order is odd and the walk's degree a power of 2.
    fn image(&self) -> Value {
        affine(self.over, &self.image).map_or_else(|| BigUint::ZERO.into(), |x| self.over.leave(&x))
    }

    /// Finds x of a point that generates the kernel of the next steps, and with it their alphas, for less than a square root each. Fails where there are more
    /// steps than such a point has; then, and over Fp2, [`Walk::advance`] takes roots.
    fn begin_block(&mut self, f: &C::Base, alpha: &Value, steps: usize) -> Result<BigUint, IsogenyError> {
        let kernel = f.kernel_point(&alpha.re, steps)?;
        let walked = self.over.enter(&Value::from(kernel.clone())).and_then(|x| expand(self.over, &self.alpha, &x, steps));
        self.ahead = walked.unwrap_or_default();
        self.ahead.reverse();
        self.ahead.pop();
        Ok(kernel)
    }

    /// alpha' = 2 alpha (alpha + r) - 1 with r^2 = alpha^2 - 1, unless it is known.
    fn advance(&mut self, step: u64) {
        let f = self.over;
        self.image = step_forward(f, &self.alpha, &self.image);
        if let Some(next) = self.ahead.pop() {
            self.alpha = next;
            return;
        }
        let square = f.sub(&f.square(&self.alpha), &f.one());
        // A curve of the walk always has a root; a wrong one would show at the first evaluation.
        let root = f.sqrt(self.parameters, &square).unwrap_or_else(|| f.zero());
        let other = C::COUNT == 2 && self.turns.other(step);
        let sum = if other { f.sub(&self.alpha, &root) } else { f.add(&self.alpha, &root) };
        self.alpha = f.sub(&f.double(&f.mul(&self.alpha, &sum)), &f.one());
    }
}

/// A file that appears whole or not at all.
fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), IsogenyError> {
    let directory = path.parent().unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.prefix(".").suffix(".part").tempfile_in(directory).map_err(IsogenyError::io(directory, "creating a file"))?;
    file.write_all(bytes).and_then(|()| file.as_file().sync_all()).map_err(IsogenyError::io(path, "writing"))?;
    file.persist(path).map_err(|e| IsogenyError::io(path, "renaming")(e.error)).map(drop)
}
