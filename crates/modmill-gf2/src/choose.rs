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
    let method = found.batch.multiplier().detail();
    Ok(Chosen { backend, method, why: format!("{because}; {reason}"), batch: found.batch, few: found.few })
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

/// A candidate with its time for a product in a batch, in ns.
struct Sample {
    core: Arc<Core>,
    ns: f64,
}

fn measure(modulus: &BinaryModulus, backend: Backend) -> Result<Found, ArithError> {
    let mut samples = Vec::new();
    let mut refused = None;
    for method in candidates(modulus) {
        match Core::new(modulus, backend, method) {
            Ok(core) => {
                let n = core.lanes().max((SAMPLE_WORDS / modulus.words()).next_multiple_of(core.lanes())).min(core.piece());
                let ns = time(&core, modulus, n) / n as f64;
                samples.push(Sample { core: Arc::new(core), ns });
            }
            Err(e) => refused = Some(e),
        }
    }
    samples.sort_by(|a, b| a.ns.total_cmp(&b.ns));
    let Some(best) = samples.first() else {
        return Err(refused.unwrap_or(ArithError::UnknownMethod { got: "auto".to_owned() }));
    };
    let name = |s: &Sample| s.core.multiplier().detail();
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

/// Words of an operand's sample.
const SAMPLE_WORDS: usize = 2048;
/// Timings of which the least counts.
const REPEATS: usize = 3;

/// The least time of a plain product of `n` elements, in ns.
fn time(core: &Core, modulus: &BinaryModulus, n: usize) -> f64 {
    let s = modulus.words();
    // Full words that differ; what they are does not change the time.
    let mut a: Vec<u64> = (1..=(n * s) as u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
    a.chunks_exact_mut(s).for_each(|e| e[s - 1] &= modulus.top_mask());
    let mut out = vec![0; n * s];
    let mut room = Room::default();
    core.mul(&mut out, &a, &a, &mut room);
    let mut least = f64::INFINITY;
    for _ in 0..REPEATS {
        let begin = Instant::now();
        core.mul(&mut out, black_box(&a), black_box(&a), &mut room);
        least = least.min(begin.elapsed().as_nanos() as f64);
        black_box(&mut out);
    }
    least
}

/// A time for people.
fn shown(ns: f64) -> String {
    match ns {
        ns if ns < 10.0 => format!("{ns:.1} ns"),
        ns if ns < 10_000.0 => format!("{ns:.0} ns"),
        ns => format!("{:.0} us", ns / 1000.0),
    }
}
