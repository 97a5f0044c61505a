//! Prints our squaring beside every peer's.
//!
//! ```text
//! cargo run -p modmill-peers --release --example squaring -- [BITS|PRIME...] [--backend B] [--seconds S] [--json]
//! ```
//! Each size gets a fixed pseudo-random odd modulus of exactly that many bits; a prime is one of python/modmill/_params/isogeny.toml, such as p1506.

use modmill_arith::{BackendChoice, Modulus, Natural, SPECIAL_PRIMES, SpecialPrime};
use modmill_peers::{bench_special, bench_squaring, machine_facts};
use rand::SeedableRng;
use std::process::ExitCode;

const USAGE: &str = "usage: squaring [BITS|PRIME...] [--backend auto|portable|avx512] [--seconds S] [--json]";

struct Options {
    cases: Vec<Case>,
    backend: BackendChoice,
    seconds: f64,
    json: bool,
}

#[derive(Clone, Copy)]
enum Case {
    Bits(u64),
    Prime(&'static SpecialPrime),
}

fn case(word: &str) -> Result<Case, String> {
    if let Some(prime) = SPECIAL_PRIMES.iter().find(|p| p.name == word) {
        return Ok(Case::Prime(prime));
    }
    word.parse().map(Case::Bits).map_err(|_| format!("`{word}` is neither a size in bits, nor a prime, nor an option; {USAGE}"))
}

fn parse(mut words: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options { cases: Vec::new(), backend: BackendChoice::Auto, seconds: 2.0, json: false };
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value; {USAGE}"));
        match word.as_str() {
            "--json" => options.json = true,
            "--backend" => options.backend = value()?.parse().map_err(|e| format!("{e}"))?,
            "--seconds" => options.seconds = value()?.parse().map_err(|e| format!("--seconds: {e}"))?,
            word => options.cases.push(case(word)?),
        }
    }
    if options.cases.is_empty() {
        options.cases = [512, 1024, 2048, 3072, 4096].map(Case::Bits).into();
        options.cases.extend(SPECIAL_PRIMES.iter().filter(|p| u64::from(p.bits) >= Modulus::NARROW_BITS).map(Case::Prime));
    }
    Ok(options)
}

fn modulus(bits: u64) -> Result<Modulus, String> {
    let mut n: Natural = Natural::random(bits.min(Modulus::MAX_BITS + 1), &mut rand::rngs::StdRng::seed_from_u64(bits));
    n.set_bit(0, true);
    n.set_bit(bits.clamp(1, Modulus::MAX_BITS + 1) - 1, true);
    Modulus::new(n).map_err(|e| e.to_string())
}

fn run() -> Result<(), String> {
    let options = parse(std::env::args().skip(1))?;
    let facts = machine_facts();
    if !options.json {
        println!("{}, {} CPUs, {:.2} GHz (scalar), {}", facts.cpu, facts.cpus, facts.core_ghz, facts.system);
        println!("{:>13}  {:9} {:>12}  {:40} {:>12}  {:>6}", "case", "backend", "ns/squaring", "peer", "ns/squaring", "ratio");
    }
    for &case in &options.cases {
        let found = match case {
            Case::Bits(bits) => bench_squaring(&modulus(bits)?, &[options.backend], options.seconds, true),
            Case::Prime(prime) => bench_special(prime, &[options.backend], options.seconds, true),
        }
        .map_err(|e| e.to_string())?;
        for e in &found.missing {
            eprintln!("{e}");
        }
        for row in &found.rows {
            if options.json {
                println!("{}", serde_json::to_string(row).map_err(|e| e.to_string())?);
            } else {
                let (peer, value, ratio) = (row.peer.as_deref().unwrap_or("-"), row.peer_value, row.ratio);
                let number = |v: Option<f64>, digits| v.map_or("-".to_owned(), |v| format!("{v:.digits$}"));
                println!(
                    "{:>13}  {:9} {:>12.1}  {peer:40} {:>12}  {:>6}",
                    row.case,
                    row.backend,
                    row.value,
                    number(value, 1),
                    number(ratio, 2)
                );
            }
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("squaring: {message}");
            ExitCode::from(2)
        }
    }
}
