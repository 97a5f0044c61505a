//! Seconds of a product on one backend: `cargo run --release -p modmill-msm --example msm_rate -- [CURVE] [LOG2 POINTS] [NAME=VALUE ...]`.
//!
//! Names: backend (auto), window, threads (1), multiples (1), runs (5), checks (0; 1 checks the points, too), verify (0; 1 compares the product with that of
//! the points that the random ones are sums of), batch (1; so many vectors are multiplied one after the other and in one call, in turn). Random points and scalars; bases prepared before. The figures are the least of all runs: wall time, and
//! processor time of all threads, which other programs on the machine disturb less.

use modmill_msm::{
    AnyCurve, BackendChoice, Bases, Bls12377, Checks, Curve, CurveParameters, NoProgress, Options, PrepareOptions, RandomSource, Scalar,
    random_scalars, with_curve,
};
use modmill_timing::process_time;
use std::collections::HashMap;
use std::error::Error;
use std::time::{Duration, Instant};

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
    let n = 1 << log;
    let start = Instant::now();
    let points = RandomSource::<C>::new(n, 1);
    let scalars = random_scalars::<C>(n, 1, 0);
    println!("made in {:.3} s", start.elapsed().as_secs_f64());
    let checks = if number("checks", 0)? == 1 { Checks::Subgroup } else { Checks::None };
    let prepare = PrepareOptions { backend, checks, multiples, threads };
    let (wall, processor, bases) = least(1, || Ok(Bases::prepare_from(&points, &prepare, &mut NoProgress)?))?;
    let [seconds, busy] = [wall, processor].map(|time| time.as_secs_f64());
    println!("prepared in {seconds:.3} s, processor {busy:.3} s, {} bytes, for {} ({})", bases.memory(), bases.backend(), bases.why());
    let options = Options { window, threads };
    let (wall, processor, product) = least(number("runs", 5)?, || Ok(bases.product(&scalars, &options, &mut NoProgress)?))?;
    let rate = n as f64 / wall.as_secs_f64() / 1e6;
    println!(
        "{} 2^{log}: {:.6} s, processor {:.6} s, {rate:.3} M points/s; x = {:016x}...",
        C::NAME,
        wall.as_secs_f64(),
        processor.as_secs_f64(),
        product.x.to_words()[5]
    );
    let batch = number("batch", 1)?;
    if batch > 1 {
        let vectors: Vec<_> = (0..batch as u64).map(|k| random_scalars::<C>(n, 1, k)).collect();
        let vectors: Vec<&[Scalar]> = vectors.iter().map(Vec::as_slice).collect();
        let mut best = [Duration::MAX; 2];
        for _ in 0..number("runs", 5)? {
            let (apart, _, one_by_one) = least(1, || {
                Ok(vectors.iter().map(|scalars| bases.product(scalars, &options, &mut NoProgress)).collect::<Result<Vec<_>, _>>()?)
            })?;
            let (together, _, products) = least(1, || Ok(bases.products(&vectors, &options, &mut NoProgress)?))?;
            (products == one_by_one).then_some(()).ok_or("a batch gives other products")?;
            best = [best[0].min(apart), best[1].min(together)];
        }
        let [apart, together] = best.map(|time| 1e3 * time.as_secs_f64() / batch as f64);
        println!("{batch} vectors: {apart:.3} ms each one after the other, {together:.3} ms in one call");
    }
    if number("verify", 0)? == 1 {
        let (logarithms, sums) = sums_of_scalars::<C>(&scalars, points.rows(), points.columns());
        let points: Vec<_> = logarithms.iter().map(|a| C::GENERATOR.multiply(&a.0).to_affine()).collect();
        let other = Bases::prepare(&points, &PrepareOptions { backend, ..PrepareOptions::default() }, &mut NoProgress)?;
        let same = other.product(&sums, &Options::default(), &mut NoProgress)? == product;
        same.then_some(()).ok_or("the product is wrong")?;
        println!("the product is right");
    }
    Ok(())
}

/// The logarithms of the points that the random ones are sums of, and the sums of their scalars modulo r.
fn sums_of_scalars<C: Curve>(scalars: &[Scalar], rows: &[Scalar], columns: &[Scalar]) -> (Vec<Scalar>, Vec<Scalar>) {
    let mut sums = vec![Scalar::default(); rows.len() + columns.len()];
    for (i, s) in scalars.iter().enumerate() {
        for at in [i / 4096, rows.len() + i % 4096] {
            sums[at] = add::<C>(&sums[at], s);
        }
    }
    ([rows, columns].concat(), sums)
}

/// a + b modulo r, which is below 2^255, for a and b below r.
fn add<C: Curve>(a: &Scalar, b: &Scalar) -> Scalar {
    let (mut sum, mut less) = ([0; 4], [0; 4]);
    let (mut carry, mut borrow) = (0, 0);
    for i in 0..4 {
        let word = u128::from(a.0[i]) + u128::from(b.0[i]) + carry;
        (sum[i], carry) = (word as u64, word >> 64);
        let word = i128::from(sum[i]) - i128::from(C::ORDER[i]) + borrow;
        (less[i], borrow) = (word as u64, word >> 64);
    }
    Scalar(if borrow < 0 { sum } else { less })
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (given, places): (Vec<_>, Vec<_>) = arguments.iter().map(String::as_str).partition(|word| word.contains('='));
    let given: HashMap<_, _> = given.iter().filter_map(|word| word.split_once('=')).collect();
    let log = places.get(1).map_or(Ok(16), |word| word.parse())?;
    let name = places.first().copied().unwrap_or(Bls12377::NAME);
    let curve = AnyCurve::named(name).ok_or_else(|| format!("unknown curve {name}"))?;
    with_curve!(curve, C => rate::<C>(log, &given))
}
