//! Seconds of a product on one backend: `cargo run --release -p modmill-msm --example msm_rate -- [CURVE] [LOG2 POINTS] [NAME=VALUE ...]`.
//!
//! Names: backend (auto), window, threads (1), multiples (1), runs (5). Random points and scalars; bases prepared before. The figures are
//! the least of all runs: wall time, and processor time of all threads, which other programs on the machine disturb less.

use modmill_arith::field::montgomery::Element;
use modmill_msm::{Affine, BackendChoice, Bases, Bls12377, Bls12381, Checks, Curve, Options, PrepareOptions, Quiet, Scalar, Xyzz};
use modmill_timing::process_time;
use rand::{Rng, SeedableRng, rngs::StdRng};
use std::collections::HashMap;
use std::error::Error;
use std::time::{Duration, Instant};

/// Points that share an inversion.
const ROW: usize = 4096;

/// A_j + B_k for random A_j and B_k.
fn points<C: Curve>(count: usize, random: &mut StdRng) -> Vec<Affine<C>> {
    let mut multiples = |count| -> Vec<Affine<C>> {
        let g: Xyzz<C> = C::GENERATOR.multiply(&random.r#gen::<[u64; 4]>());
        let step = C::GENERATOR.multiply(&random.r#gen::<[u64; 4]>());
        std::iter::successors(Some(g), |p| Some(p.add(&step))).take(count).map(|p| p.to_affine()).collect()
    };
    let (rows, columns) = (multiples(count.div_ceil(ROW)), multiples(count.min(ROW)));
    let sums = rows.iter().flat_map(|a| {
        let mut inverses: Vec<_> = columns.iter().map(|b| b.x.sub(&a.x)).collect();
        Element::invert_all(&mut inverses);
        let sum = |(b, inverse): (&Affine<C>, Element<C::Base>)| {
            let slope = b.y.sub(&a.y).mul(&inverse);
            let x = slope.square().sub(&a.x).sub(&b.x);
            Affine { x, y: slope.mul(&a.x.sub(&x)).sub(&a.y) }
        };
        columns.iter().zip(inverses).map(sum).collect::<Vec<_>>()
    });
    sums.take(count).collect()
}

/// The least wall and processor time of `runs` calls, and what the last returned.
fn least<T>(runs: usize, mut work: impl FnMut() -> Result<T, Box<dyn Error>>) -> Result<(Duration, Duration, T), Box<dyn Error>> {
    let (mut wall, mut processor) = (Duration::MAX, Duration::MAX);
    let mut last = None;
    for _ in 0..runs.max(1) {
        let (start, before) = (Instant::now(), process_time());
        last = Some(work()?);
        wall = wall.min(start.elapsed());
        processor = processor.min(process_time().zip(before).map_or(wall, |(now, before)| now - before));
    }
    Ok((wall, processor, last.ok_or("no run")?))
}

fn rate<C: Curve>(log: u32, given: &HashMap<&str, &str>) -> Result<(), Box<dyn Error>> {
    let number = |name: &str, default: usize| given.get(name).map_or(Ok(default), |value| value.parse());
    let backend: BackendChoice = given.get("backend").unwrap_or(&"auto").parse()?;
    let threads = number("threads", 1)?;
    let multiples = number("multiples", 1)?;
    let window = given.get("window").map(|value| value.parse()).transpose()?;
    let mut random = StdRng::seed_from_u64(1);
    let n = 1 << log;
    let start = Instant::now();
    let points = points::<C>(n, &mut random);
    let scalars: Vec<Scalar> = (0..n).map(|_| scalar::<C>(&mut random)).collect();
    println!("made in {:.3} s", start.elapsed().as_secs_f64());
    let prepare = PrepareOptions { backend, checks: Checks::None, multiples, threads };
    let (wall, _, bases) = least(1, || Ok(Bases::prepare(&points, &prepare, &mut Quiet)?))?;
    println!("prepared in {:.3} s for {} ({})", wall.as_secs_f64(), bases.backend(), bases.why());
    let options = Options { window, threads };
    let (wall, processor, product) = least(number("runs", 5)?, || Ok(bases.product(&scalars, &options, &mut Quiet)?))?;
    let rate = n as f64 / wall.as_secs_f64() / 1e6;
    println!(
        "{} 2^{log}: {:.6} s, processor {:.6} s, {rate:.3} M points/s; x = {:016x}...",
        C::NAME,
        wall.as_secs_f64(),
        processor.as_secs_f64(),
        product.x.to_words()[5]
    );
    Ok(())
}

/// Uniform below r.
fn scalar<C: Curve>(random: &mut StdRng) -> Scalar {
    loop {
        let mut words: [u64; 4] = random.r#gen();
        words[3] >>= C::ORDER[3].leading_zeros();
        if words.iter().rev().lt(C::ORDER.iter().rev()) {
            return Scalar(words);
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (given, places): (Vec<_>, Vec<_>) = arguments.iter().map(String::as_str).partition(|word| word.contains('='));
    let given: HashMap<_, _> = given.iter().filter_map(|word| word.split_once('=')).collect();
    let log = places.get(1).map_or(Ok(16), |word| word.parse())?;
    match places.first().copied().unwrap_or(Bls12377::NAME) {
        Bls12377::NAME => rate::<Bls12377>(log, &given),
        Bls12381::NAME => rate::<Bls12381>(log, &given),
        other => Err(format!("unknown curve {other}").into()),
    }
}
