//! The state of a set-up, and when it is saved. Layout: docs/formats.md.

use crate::checkpoint::{Checkpoint, Saved, Warning};
use crate::error::{CheckpointProblem as Problem, IsogenyError};
use crate::field::Value;
use crate::frame::{Frame, Job};
use crate::key_writer::Writer;
use crate::setup_options::SetupOptions;
use crate::variant::Variant;
use modmill_arith::Natural;
use sha2::{Digest, Sha256};
use std::cell::RefCell;
use std::path::PathBuf;
use std::time::{Duration, Instant};

const FRAME: Frame = Frame { magic: b"MODMILLW", version: 1, job: "set-up" };

/// A place on the walk forward: alpha of the curve and x of the image of P there, behind `done` steps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SetupState {
    pub(crate) done: u64,
    pub(crate) alpha: Value,
    pub(crate) image: Value,
}

/// The number of a job: SHA-256 of all that decides what its files hold.
fn number(options: &SetupOptions, point: &Natural) -> [u8; 32] {
    let SetupOptions { parameters, variant, steps, start, seed, compact, .. } = options;
    let mut hash = Sha256::new();
    let mut field = |bytes: &[u8]| {
        hash.update((bytes.len() as u64).to_be_bytes());
        hash.update(bytes);
    };
    field(b"modmill/isogeny/setup/v1");
    field(parameters.prime.name.as_bytes());
    field(variant.name().as_bytes());
    field(&[u8::from(*compact)]);
    field(&steps.to_be_bytes());
    for x in [start, point] {
        field(&Value::from(x.clone()).bytes(parameters, Variant::Fp));
    }
    field(seed);
    hash.finalize().into()
}

impl SetupState {
    fn to_bytes(&self, options: &SetupOptions, number: &[u8; 32]) -> Vec<u8> {
        FRAME.write(job(options, number), self.done, &[&self.alpha, &self.image])
    }

    fn from_bytes(file: &[u8], options: &SetupOptions, number: &[u8; 32]) -> Result<Self, Problem> {
        let (done, [alpha, image]) = FRAME.read(file, job(options, number))?;
        Ok(Self { done, alpha, image })
    }
}

fn job<'a>(options: &'a SetupOptions, number: &'a [u8; 32]) -> Job<'a> {
    Job { number, parameters: &options.parameters, variant: options.variant, steps: options.steps }
}

impl Saved for SetupState {
    fn done(&self) -> u64 {
        self.done
    }
}

/// Saves the states of one set-up, or none where no directory was named for them.
pub(crate) struct Saver<'a> {
    options: &'a SetupOptions,
    number: [u8; 32],
    checkpoint: Option<Checkpoint>,
    interval: Duration,
    saved_at: Instant,
}

impl<'a> Saver<'a> {
    /// Opens the checkpoint directory; a state in it that `go_to` takes is where the walk goes on.
    pub(crate) fn open(
        options: &'a SetupOptions,
        point: &Natural,
        go_to: &mut dyn FnMut(&SetupState) -> bool,
    ) -> Result<(Self, Option<Warning>), IsogenyError> {
        let number = number(options, point);
        let interval = Duration::try_from_secs_f64(options.checkpoint_interval_s).unwrap_or(Duration::MAX);
        let mut saver = Self { options, number, checkpoint: None, interval, saved_at: Instant::now() };
        let Some(path) = &options.checkpoint else { return Ok((saver, None)) };
        let parse = |bytes: &[u8]| SetupState::from_bytes(bytes, options, &number);
        let go_to = RefCell::new(go_to);
        let (checkpoint, _, warning) = Checkpoint::open(path, &parse, &|state| go_to.borrow_mut()(state))?;
        saver.checkpoint = Some(checkpoint);
        Ok((saver, warning))
    }

    /// Steps in the last saved state.
    pub(crate) fn saved(&self) -> u64 {
        self.checkpoint.as_ref().map_or(0, |checkpoint| checkpoint.saved)
    }

    /// True if states are saved at all.
    pub(crate) fn is_on(&self) -> bool {
        self.checkpoint.is_some()
    }

    /// True if the next state should be saved.
    pub(crate) fn is_due(&self) -> bool {
        self.is_on() && self.saved_at.elapsed() >= self.interval
    }

    /// Saves a state whose chunks `writer` has written; steps that are saved already are not saved again.
    pub(crate) fn save(&mut self, state: &SetupState, writer: &Writer) -> Result<(), IsogenyError> {
        self.saved_at = Instant::now();
        match &mut self.checkpoint {
            Some(checkpoint) if state.done > checkpoint.saved => {
                writer.sync()?;
                checkpoint.save(&state.to_bytes(self.options, &self.number), state.done)
            }
            _ => Ok(()),
        }
    }

    /// The directory, where there is a state in it.
    pub(crate) fn place(&self) -> Option<PathBuf> {
        self.checkpoint.as_ref().filter(|checkpoint| checkpoint.saved > 0).map(|checkpoint| checkpoint.path().to_path_buf())
    }

    /// Removes the states of a finished set-up.
    pub(crate) fn clear(self) -> Result<(), IsogenyError> {
        self.checkpoint.map_or(Ok(()), Checkpoint::clear)
    }
}
