//! Files of signed messages, made from a seed: valid ones, ones corrupted in every way, and the edge points on which rules differ.
//!
//! A [`Recipe`] gives the same bytes on every machine. Record i draws from its own stream of random numbers, so records are made on all
//! cores and a file's first records don't depend on how many follow.
//!
//! The verdict of each record under each [`Rule`] comes from [`expected`], which follows the rule's definition over curve25519-dalek's
//! points: it shares nothing with the verifiers of this crate. Secret keys made here are for tests alone.

mod draw;
mod expected;
mod identity;
mod kind;
mod spoil;
mod transaction;
mod write;

pub use expected::expected;
pub use kind::Kind;

use crate::StreamError;
use crate::records::Format;
use identity::Identity;
use modmill_runtime::progress::{PerProcess, ProgressHandler, Reporter, Stopped};
use modmill_sigverify::{Rule, Signed};
use rand::RngExt;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rayon::ThreadPool;
use rayon::prelude::*;
use sha2::{Digest, Sha256};
use std::io::{self, Write};
use std::ops::{Range, RangeInclusive};

/// Longest message that is made; a transaction has room for less.
pub const MAX_MESSAGE: usize = crate::records::MAX_MESSAGE;
/// Most signatures of a transaction that is made.
pub const MAX_SIGNERS: usize = 8;
/// Longest message of a transaction: what the packet has left beside one signature and the count.
pub const MAX_TRANSACTION_MESSAGE: usize = crate::records::MTU - 65;

const BATCH: u64 = 2048;
/// The threads that make records, one for each core.
static POOL: PerProcess<ThreadPool> = PerProcess::new();
const DOMAIN: &[u8] = b"modmill/sigverify/generate/v1";

/// The phase of the work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Phase {
    /// Making a file; one unit is one record.
    Generate,
}

impl std::fmt::Display for Phase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Phase::Generate => f.write_str("generate"),
        }
    }
}

/// The file to make.
#[derive(Debug, Clone, PartialEq)]
pub struct Recipe {
    /// The file's format.
    pub format: Format,
    /// The number of records (transactions, for a capture).
    pub count: u64,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The part of the records, in 0..=1, that are of the `kinds`; the others are valid.
    pub corrupt: f64,
    /// The kinds that corrupted records are drawn from, evenly.
    pub kinds: Vec<Kind>,
    /// Bytes of a message, drawn evenly. A transaction's is one byte shorter where its length would need a count of another size, and
    /// as long as its accounts need.
    pub message: RangeInclusive<usize>,
    /// Most signatures of a transaction, which has at least one; each record of the other formats has one.
    pub signers: usize,
    /// The number of keys that sign; 0 for a new key for each signature.
    pub keys: u64,
}

impl Recipe {
    /// A recipe with the usual choices: 30 % corrupted in all ways, messages of 200 bytes, at most 3 signers, all keys different.
    #[must_use]
    pub fn new(format: Format, count: u64, seed: u64) -> Self {
        Self { format, count, seed, corrupt: 0.3, kinds: Kind::spoiled(format), message: 200..=200, signers: 3, keys: 0 }
    }

    fn check(&self) -> Result<(), StreamError> {
        let bad = |name, reason: String| Err(StreamError::BadOption { name, reason });
        let longest = if self.format == Format::Capture { MAX_TRANSACTION_MESSAGE } else { MAX_MESSAGE };
        if self.message.is_empty() || *self.message.end() > longest {
            let (from, to) = (self.message.start(), self.message.end());
            return bad("message", format!("must be within 0 to {longest} bytes for the format {} (got {from} to {to})", self.format));
        }
        if !(0.0..=1.0).contains(&self.corrupt) {
            return bad("corrupt", format!("must be a fraction of the records from 0 to 1 (got {})", self.corrupt));
        }
        if self.corrupt > 0.0 && self.kinds.is_empty() {
            return bad("kinds", "must not be empty when records are to be corrupted".to_owned());
        }
        if let Some(kind) = self.kinds.iter().find(|kind| !kind.is_for(self.format)) {
            return bad("kinds", format!("{kind} applies to transactions, which the format {} does not hold", self.format));
        }
        if !(1..=MAX_SIGNERS).contains(&self.signers) {
            return bad("signers", format!("{} is out of range (1 to {MAX_SIGNERS})", self.signers));
        }
        Ok(())
    }

    fn random(&self, purpose: u8, stream: u64) -> ChaCha8Rng {
        let seed = Sha256::new().chain_update(DOMAIN).chain_update([purpose]).chain_update(self.seed.to_le_bytes()).finalize();
        let mut random = ChaCha8Rng::from_seed(seed.into());
        random.set_stream(stream);
        random
    }

    /// Writes the file to `out` and, if wanted, a line for each signature to `expectations` (docs/formats.md). `progress` is called now and then with the
    /// number of records done, and may stop the work.
    ///
    /// # Errors
    /// [`StreamError::BadOption`] where the recipe can't be carried out; [`StreamError::Stream`] where writing failed; [`StreamError::Stopped`].
    pub fn write(
        &self,
        out: &mut (dyn Write + Send),
        mut expectations: Option<&mut (dyn Write + Send)>,
        control: &mut dyn ProgressHandler<Phase>,
    ) -> Result<Made, StreamError> {
        self.check()?;
        let failed = |action| move |source: io::Error| StreamError::Stream { action, source };
        let mut made = Made::default();
        write::header(self.format, out).map_err(failed("writing the records"))?;
        let wanted = expectations.is_some();
        let mut reporter = Reporter::new(Phase::Generate, 0, self.count, control);
        for start in (0..self.count).step_by(BATCH as usize) {
            reporter.step(start).map_err(|Stopped { done, total, .. }| StreamError::Stopped { done, total })?;
            let end = self.count.min(start + BATCH);
            let batch = self.records(start..end, wanted)?;
            for one in batch {
                made.records += 1;
                made.signatures += one.signatures;
                made.spoiled += u64::from(one.spoiled);
                out.write_all(&one.bytes).map_err(failed("writing the records"))?;
                if let Some(expectations) = &mut expectations {
                    expectations.write_all(&one.lines).map_err(failed("writing the expected verdicts"))?;
                }
            }
        }
        out.flush().map_err(failed("writing the records"))?;
        if let Some(expectations) = expectations {
            expectations.flush().map_err(failed("writing the expected verdicts"))?;
        }
        Ok(made)
    }

    /// These records, made by all cores.
    fn records(&self, range: Range<u64>, wanted: bool) -> Result<Vec<Written>, StreamError> {
        let failed = |e| StreamError::Stream { action: "starting a thread", source: io::Error::other(e) };
        let pool = POOL.get_or_try_init(|_| rayon::ThreadPoolBuilder::new().build().map_err(failed))?;
        Ok(pool.install(|| range.into_par_iter().map(|i| self.record(i, wanted)).collect()))
    }

    fn record(&self, index: u64, wanted: bool) -> Written {
        let mut random = self.random(0, index);
        let kind = if random.random_bool(self.corrupt) { self.kinds[draw::below(self.kinds.len(), &mut random)] } else { Kind::Valid };
        match self.format {
            Format::Capture => transaction::record(self, index, kind, &mut random, wanted),
            Format::JsonLines | Format::Binary => write::record(self, index, kind, &mut random, wanted),
        }
    }

    /// The length of a message.
    fn length(&self, random: &mut ChaCha8Rng) -> usize {
        let (least, most) = (*self.message.start(), *self.message.end());
        least + draw::below(most - least + 1, random)
    }

    fn identity(&self, kind: Kind, random: &mut ChaCha8Rng) -> Identity {
        match (kind.forged(), self.keys) {
            (Some(forged), _) => Identity::forged(forged, random),
            (None, 0) => Identity::honest(random),
            (None, keys) => Identity::honest(&mut self.random(1, draw::below(keys as usize, random) as u64)),
        }
    }
}

/// Valid signatures side by side, as arrays want them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sample {
    /// The messages one after another, all of one length.
    pub messages: Vec<u8>,
    /// 64 bytes each.
    pub signatures: Vec<u8>,
    /// 32 bytes each, all different.
    pub keys: Vec<u8>,
}

/// `count` valid signatures by as many keys, of random messages of `length` bytes.
///
/// # Errors
/// [`StreamError::BadOption`] where the length is above [`MAX_MESSAGE`].
pub fn sample(count: u64, length: usize, seed: u64) -> Result<Sample, StreamError> {
    let recipe = Recipe { corrupt: 0.0, message: length..=length, ..Recipe::new(Format::Binary, count, seed) };
    recipe.check()?;
    let mut sample = Sample { messages: Vec::new(), signatures: Vec::new(), keys: Vec::new() };
    for record in recipe.records(0..count, false)? {
        // A binary record: its length, tag, signature, key, message.
        let body = &record.bytes[4 + 8..];
        sample.signatures.extend_from_slice(&body[..64]);
        sample.keys.extend_from_slice(&body[64..96]);
        sample.messages.extend_from_slice(&body[96..]);
    }
    Ok(sample)
}

/// A description of the file that was made.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Made {
    /// Records, or packets.
    pub records: u64,
    /// Signatures in them, those of malformed records included.
    pub signatures: u64,
    /// Records that are not [`Kind::Valid`].
    pub spoiled: u64,
}

/// One record, ready to be written.
struct Written {
    bytes: Vec<u8>,
    lines: Vec<u8>,
    signatures: u64,
    spoiled: bool,
}

/// The line that says what is expected of a signature; `signed` is None for a malformed record.
fn line(lines: &mut Vec<u8>, index: u64, signature: usize, kind: Kind, signed: Option<Signed<'_>>) {
    let mut text = format!("{{\"record\": {}, \"signature\": {signature}, \"kind\": \"{kind}\"", index + 1);
    for rule in Rule::ALL {
        let verdict = signed.map_or("malformed", |signed| expected(rule, signed).name());
        text += &format!(", \"{rule}\": \"{verdict}\"");
    }
    text += "}\n";
    lines.extend_from_slice(text.as_bytes());
}
