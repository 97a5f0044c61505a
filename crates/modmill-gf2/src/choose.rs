//! The choice of a field's backend and method; `auto` chooses by measurement.

use crate::plain::{PlainMultiplier, Scratch};
use crate::{Gf2Error, MethodChoice, Options};
use modmill_arith::BackendName;
use modmill_binary::{BinaryBackend, BinaryError, BinaryModulus, Description, Method};
use modmill_runtime::progress::PerProcess;
use std::collections::HashMap;
use std::fmt;
use std::hint::black_box;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// The choice of a field's backend and method, with its reasons. `to_string` tells it to people.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Choice {
    /// The backend that runs.
    pub backend: BinaryBackend,
    /// Why it was chosen.
    pub backend_reason: String,
    /// The multiplier that runs.
    pub multiplier: Description,
    /// The measurements, if the method was left open; `None` if the caller named it.
    pub measured: Option<Measured>,
}

/// Times of a plain product in a small sample.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Measured {
    /// Time of the chosen multiplier, in ns.
    pub ns: f64,
    /// The other candidates and their times, best first.
    pub others: Vec<(Description, f64)>,
    /// The multiplier for small arrays, if it is another one.
    pub small: Option<SmallArrays>,
}

/// A multiplier for arrays that do not fill a group of the chosen one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct SmallArrays {
    /// It runs for fewer elements than this.
    pub below: usize,
    /// The multiplier.
    pub multiplier: Description,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; ", self.backend_reason)?;
        match &self.measured {
            None => f.write_str("method named by the caller")?,
            Some(measured) => {
                write!(f, "measured on a small sample: {} {} a plain product", self.multiplier.method, shown(measured.ns))?;
                for (i, (other, ns)) in measured.others.iter().enumerate() {
                    write!(f, "{} {} {}", if i == 0 { ";" } else { "," }, other.method, shown(*ns))?;
                }
                if let Some(SmallArrays { below, multiplier }) = measured.small {
                    write!(f, "; {} for fewer than {below} elements", multiplier.method)?;
                }
            }
        }
        self.multiplier.variant.map_or(Ok(()), |v| write!(f, "; {v}"))
    }
}

/// The multipliers that a field runs, and why.
#[derive(Debug)]
pub(crate) struct Chosen {
    pub(crate) choice: Choice,
    /// `choice.multiplier.method` and `choice` as text.
    pub(crate) method: String,
    pub(crate) why: String,
    pub(crate) batch: Arc<PlainMultiplier>,
    /// The multiplier for small arrays: see [`Measured::small`].
    small: Option<(usize, Arc<PlainMultiplier>)>,
}

impl Chosen {
    pub(crate) fn multiplier(&self, n: usize) -> &PlainMultiplier {
        match &self.small {
            Some((below, small)) if n < *below => small,
            _ => &self.batch,
        }
    }
}

/// The multipliers that a measurement chose, and its figures.
#[derive(Debug, Clone)]
struct Found {
    batch: Arc<PlainMultiplier>,
    small: Option<(usize, Arc<PlainMultiplier>)>,
    measured: Measured,
}

pub(crate) fn choose(modulus: &BinaryModulus, options: &Options) -> Result<Chosen, Gf2Error> {
    // Whether the modulus meets the method's requirement is the same on all backends.
    let what = format!("modulus and method `{}`", options.method);
    let (backend, backend_reason) = options.backend.resolve(&what, |_| Ok(()))?;
    let (batch, small, measured) = match options.method {
        MethodChoice::Auto => {
            let found = measured(modulus, backend)?;
            (found.batch, found.small, Some(found.measured))
        }
        MethodChoice::Named(method) => (Arc::new(PlainMultiplier::new(modulus, backend, method)?), None, None),
    };
    let choice = Choice { backend, backend_reason, multiplier: batch.inner().description(), measured };
    Ok(Chosen { method: choice.multiplier.method.to_string(), why: choice.to_string(), choice, batch, small })
}

/// The measurements of this process so far. Programs make many fields of few moduli.
static MEASURED: PerProcess<Mutex<HashMap<(BinaryModulus, BackendName), Found>>> = PerProcess::new();

fn measured(modulus: &BinaryModulus, backend: BinaryBackend) -> Result<Found, BinaryError> {
    let key = (modulus.clone(), backend.which());
    // Held during a measurement: two at once would disturb each other.
    let mut all = MEASURED.lock();
    if let Some(found) = all.get(&key) {
        return Ok(found.clone());
    }
    let found = measure(modulus, backend)?;
    all.insert(key, found.clone());
    Ok(found)
}

/// Largest degree at which bit slices are tried: a first slice of 512 elements takes too long beyond.
const SLICES_MAX_DEGREE: usize = 10_000;

/// The methods that can be the fastest one. The word by word ones do more work than Karatsuba at any size, residues more than these.
fn candidates(modulus: &BinaryModulus) -> Vec<Method> {
    let mut all = match modulus.sparse() {
        Some(_) => vec![Method::Karatsuba { levels: None }, Method::Direct],
        None => vec![Method::Barrett { levels: None }, Method::Montgomery { levels: None }, Method::Fips],
    };
    if modulus.degree() <= SLICES_MAX_DEGREE {
        all.push(Method::Bitsliced);
    }
    all
}

/// A candidate with its least time for a plain product in a batch, in ns.
struct Sample {
    multiplier: Arc<PlainMultiplier>,
    ns: f64,
    trial: Trial,
}

impl Sample {
    fn description(&self) -> Description {
        self.multiplier.inner().description()
    }
}

fn measure(modulus: &BinaryModulus, backend: BinaryBackend) -> Result<Found, BinaryError> {
    let mut samples: Vec<Sample> = Vec::new();
    let mut refused = None;
    for method in candidates(modulus) {
        match PlainMultiplier::new(modulus, backend, method) {
            Ok(multiplier) => {
                let mut trial = Trial::new(&multiplier, modulus);
                // The first call touches memory, code and constants for the first time, which a slow method need not repeat.
                let best = samples.iter().map(|s| s.ns).fold(f64::INFINITY, f64::min);
                let mut ns = trial.once(&multiplier);
                if ns <= COLD * best {
                    ns = ns.min(trial.once(&multiplier));
                }
                samples.push(Sample { multiplier: Arc::new(multiplier), ns, trial });
            }
            Err(e) => refused = Some(e),
        }
    }
    // In rounds, so that other work on the machine affects all alike; candidates that are far behind after the first are left out.
    let best = samples.iter().map(|s| s.ns).fold(f64::INFINITY, f64::min);
    for _ in 0..ROUNDS {
        for sample in samples.iter_mut().filter(|s| s.ns <= HOPELESS * best) {
            sample.ns = sample.ns.min(sample.trial.once(&sample.multiplier));
        }
    }
    let weight = |s: &Sample| if s.multiplier.group() > SMALL_GROUP { TIE * s.ns } else { s.ns };
    samples.sort_by(|a, b| weight(a).total_cmp(&weight(b)));
    let Some((best, others)) = samples.split_first() else {
        return Err(refused.unwrap_or(BinaryError::UnknownMethod { got: "auto".to_owned() }));
    };
    // A group costs the same for fewer elements.
    let group = best.multiplier.group();
    let smaller = others.iter().filter(|s| s.multiplier.group() < group).min_by(|a, b| a.ns.total_cmp(&b.ns));
    let small = smaller.map(|s| (((best.ns * group as f64 / s.ns) as usize).min(group), s));
    Ok(Found {
        batch: Arc::clone(&best.multiplier),
        small: small.map(|(below, s)| (below, Arc::clone(&s.multiplier))),
        measured: Measured {
            ns: best.ns,
            others: others.iter().map(|s| (s.description(), s.ns)).collect(),
            small: small.map(|(below, s)| SmallArrays { below, multiplier: s.description() }),
        },
    })
}

/// Largest group that counts as small: lanes, not slices.
const SMALL_GROUP: usize = 8;
/// The factor by which a method of large groups must be faster: those of small ones square faster, and take arrays of any length.
const TIE: f64 = 1.2;
/// Words of an operand's sample.
const SAMPLE_WORDS: usize = 2048;
/// Rounds of timings, of which the least counts.
const ROUNDS: usize = 12;
/// Times slower than the best so far from which a first timing, in a cold cache, is enough.
const COLD: f64 = 20.0;
/// Times slower than the best from which a method is left out of further rounds.
const HOPELESS: f64 = 3.0;

/// Operands of a sample, and the memory of their products.
struct Trial {
    a: Vec<u64>,
    out: Vec<u64>,
    scratch: Scratch,
    elements: usize,
}

impl Trial {
    fn new(multiplier: &PlainMultiplier, modulus: &BinaryModulus) -> Self {
        let (s, n) = (modulus.words(), sample_elements(multiplier, modulus.words()));
        // Full words that differ; what they are does not change the time.
        let mut a: Vec<u64> = (1..=(n * s) as u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
        a.chunks_exact_mut(s).for_each(|e| e[s - 1] &= modulus.top_mask());
        Self { out: vec![0; n * s], a, scratch: Scratch::default(), elements: n }
    }

    /// Time of a plain product, in ns.
    fn once(&mut self, multiplier: &PlainMultiplier) -> f64 {
        let begin = Instant::now();
        multiplier.mul(&mut self.out, black_box(&self.a), black_box(&self.a), &mut self.scratch);
        black_box(&mut self.out);
        begin.elapsed().as_nanos() as f64 / self.elements as f64
    }
}

/// Elements of a sample: whole groups, as a group that is not full would make a product look dearer than it is.
fn sample_elements(multiplier: &PlainMultiplier, words: usize) -> usize {
    let group = multiplier.group();
    group.max((SAMPLE_WORDS / words).next_multiple_of(group)).min(multiplier.piece())
}

/// A time for people.
fn shown(ns: f64) -> String {
    match ns {
        ns if ns < 10.0 => format!("{ns:.1} ns"),
        ns if ns < 10_000.0 => format!("{ns:.0} ns"),
        ns => format!("{:.0} us", ns / 1000.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use modmill_binary::multiplier;

    /// Portable slices hold 128 elements: samples of half a slice made each product look twice as dear.
    #[test]
    fn samples_and_pieces_are_whole_groups() {
        for terms in [&[255, 82, 0][..], &[2044, 45, 0], &[4074, 595, 0], &[8145, 728, 0]] {
            let modulus = BinaryModulus::from_exponents(terms).unwrap();
            for (backend, method) in
                BinaryBackend::available().into_iter().flat_map(|b| candidates(&modulus).into_iter().map(move |m| (b, m)))
            {
                let made = PlainMultiplier::new(&modulus, backend, method).unwrap();
                let group = multiplier(&modulus, backend, method).unwrap().group();
                for elements in [sample_elements(&made, modulus.words()), made.piece()] {
                    assert!(elements > 0 && elements.is_multiple_of(group), "{elements} of {group}: {method} on {backend}, {terms:?}");
                }
            }
        }
    }
}
