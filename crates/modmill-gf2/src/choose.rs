//! Which backend and method a field runs on; `auto` by measurement.

use crate::core::{Core, Room};
use crate::{Gf2Error, MethodChoice, Options};
use modmill_arith::binary::{BinaryModulus, Method, multiplier};
use modmill_arith::{ArithError, Backend};
use std::collections::HashMap;
use std::hint::black_box;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::Instant;

/// What a field runs.
#[derive(Debug)]
pub(crate) struct Chosen {
    pub(crate) backend: Backend,
    pub(crate) method: String,
    pub(crate) why: String,
    pub(crate) batch: Arc<Core>,
    /// For arrays of fewer elements than this, something else is faster.
    few: Option<(usize, Arc<Core>)>,
}

impl Chosen {
    pub(crate) fn core(&self, n: usize) -> &Core {
        match &self.few {
            Some((below, few)) if n < *below => few,
            _ => &self.batch,
        }
    }
}

/// What a measurement found.
#[derive(Debug, Clone)]
struct Found {
    batch: Arc<Core>,
    few: Option<(usize, Arc<Core>)>,
    text: String,
}

pub(crate) fn choose(modulus: &BinaryModulus, options: &Options) -> Result<Chosen, Gf2Error> {
    // Barrett takes any modulus; a backend that has it has some method.
    let asked = match options.method {
        MethodChoice::Auto => Method::Barrett { levels: None },
        MethodChoice::Named(method) => method,
    };
    let what = format!("modulus and method `{}`", options.method);
    let (backend, because) = options.backend.resolve(&what, |b| multiplier(modulus, b, asked).map(drop))?;
    let (found, reason) = match options.method {
        MethodChoice::Auto => {
            let found = measured(modulus, backend)?;
            let text = found.text.clone();
            (found, text)
        }
        MethodChoice::Named(method) => {
            let batch = Arc::new(Core::new(modulus, backend, method)?);
            (Found { batch, few: None, text: String::new() }, "method named by the caller".to_owned())
        }
    };
    let (method, rest) = name_of(&found.batch);
    let rest = rest.map(|r| format!("; {r}")).unwrap_or_default();
    Ok(Chosen { backend, method, why: format!("{because}; {reason}{rest}"), batch: found.batch, few: found.few })
}

/// The method with its levels, and what else it says of itself.
fn name_of(core: &Core) -> (String, Option<String>) {
    let detail = core.multiplier().detail();
    match detail.split_once(", ") {
        Some((name, rest)) => (name.to_owned(), Some(rest.to_owned())),
        None => (detail, None),
    }
}

/// What this process has measured already. A field is made often, of few moduli.
static MEASURED: LazyLock<Mutex<HashMap<(BinaryModulus, Backend), Found>>> = LazyLock::new(Mutex::default);

fn measured(modulus: &BinaryModulus, backend: Backend) -> Result<Found, ArithError> {
    let key = (modulus.clone(), backend);
    // Held while it measures: two measurements at once would disturb each other.
    let mut all = MEASURED.lock().unwrap_or_else(PoisonError::into_inner);
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
    core: Arc<Core>,
    ns: f64,
    trial: Trial,
}

fn measure(modulus: &BinaryModulus, backend: Backend) -> Result<Found, ArithError> {
    let mut samples: Vec<Sample> = Vec::new();
    let mut refused = None;
    for method in candidates(modulus) {
        match Core::new(modulus, backend, method) {
            Ok(core) => {
                let mut trial = Trial::new(&core, modulus);
                // The first call touches memory, code and constants for the first time, which a slow method need not repeat.
                let best = samples.iter().map(|s| s.ns).fold(f64::INFINITY, f64::min);
                let mut ns = trial.once(&core);
                if ns <= COLD * best {
                    ns = ns.min(trial.once(&core));
                }
                samples.push(Sample { core: Arc::new(core), ns, trial });
            }
            Err(e) => refused = Some(e),
        }
    }
    // In turns, so that what else happens on the machine meets all alike; what is far behind after the first is left alone.
    let best = samples.iter().map(|s| s.ns).fold(f64::INFINITY, f64::min);
    for _ in 0..ROUNDS {
        for sample in samples.iter_mut().filter(|s| s.ns <= HOPELESS * best) {
            sample.ns = sample.ns.min(sample.trial.once(&sample.core));
        }
    }
    // Between what does eight elements at once and what needs hundreds, a tie goes to the former, which squares faster too.
    let least = samples.iter().map(|s| s.core.lanes()).min().unwrap_or(1);
    let weight = |s: &Sample| if s.core.lanes() > least { TIE * s.ns } else { s.ns };
    samples.sort_by(|a, b| weight(a).total_cmp(&weight(b)));
    let Some(best) = samples.first() else {
        return Err(refused.unwrap_or(ArithError::UnknownMethod { got: "auto".to_owned() }));
    };
    let name = |s: &Sample| name_of(&s.core).0;
    let others: Vec<String> = samples[1..].iter().map(|s| format!("{} {}", name(s), shown(s.ns))).collect();
    let mut text = format!("measured on a small sample: {} {} a plain product", name(best), shown(best.ns));
    if !others.is_empty() {
        text += &format!("; {}", others.join(", "));
    }
    // A slice of many lanes costs the same for fewer elements.
    let block = best.ns * best.core.lanes() as f64;
    let few = samples.iter().filter(|s| s.core.lanes() < best.core.lanes()).min_by(|a, b| a.ns.total_cmp(&b.ns)).map(|other| {
        let below = ((block / other.ns) as usize).min(best.core.lanes());
        text += &format!("; {} for fewer than {below} elements", name(other));
        (below, Arc::clone(&other.core))
    });
    Ok(Found { batch: Arc::clone(&best.core), few, text })
}

/// Times faster than others that a method of many lanes must be.
const TIE: f64 = 1.2;
/// Words of an operand's sample.
const SAMPLE_WORDS: usize = 2048;
/// Timings of which the least counts.
const ROUNDS: usize = 12;
/// Times slower than the best so far from which a first timing, in a cold cache, is enough.
const COLD: f64 = 20.0;
/// Times slower than the best from which a method gets no further turns.
const HOPELESS: f64 = 3.0;

/// Operands of a sample, and the memory of their products.
struct Trial {
    a: Vec<u64>,
    out: Vec<u64>,
    room: Room,
    elements: usize,
}

impl Trial {
    fn new(core: &Core, modulus: &BinaryModulus) -> Self {
        let s = modulus.words();
        let n = core.lanes().max((SAMPLE_WORDS / s).next_multiple_of(core.lanes())).min(core.piece());
        // Full words that differ; what they are does not change the time.
        let mut a: Vec<u64> = (1..=(n * s) as u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
        a.chunks_exact_mut(s).for_each(|e| e[s - 1] &= modulus.top_mask());
        Self { out: vec![0; n * s], a, room: Room::default(), elements: n }
    }

    /// Time of a plain product, in ns.
    fn once(&mut self, core: &Core) -> f64 {
        let begin = Instant::now();
        core.mul(&mut self.out, black_box(&self.a), black_box(&self.a), &mut self.room);
        black_box(&mut self.out);
        begin.elapsed().as_nanos() as f64 / self.elements as f64
    }
}

/// A time for people.
fn shown(ns: f64) -> String {
    match ns {
        ns if ns < 10.0 => format!("{ns:.1} ns"),
        ns if ns < 10_000.0 => format!("{ns:.0} ns"),
        ns => format!("{:.0} us", ns / 1000.0),
    }
}
