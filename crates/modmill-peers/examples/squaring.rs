//! Prints our squaring beside every peer's.
//!
//! ```text
//! cargo run -p modmill-peers --release --example squaring -- [BITS...] [--backend B] [--seconds S] [--json]
//! ```
//! Each size gets a fixed pseudo-random odd modulus of exactly that many bits.

use modmill_arith::{BackendChoice, BigUint, Modulus};
use modmill_peers::{bench_squaring, machine_facts};
use num_bigint::RandBigInt;
use rand::SeedableRng;
use std::process::ExitCode;

const USAGE: &str = "usage: squaring [BITS...] [--backend auto|portable|avx512] [--seconds S] [--json]";

struct Options {
    bits: Vec<u64>,
    backend: BackendChoice,
    seconds: f64,
    json: bool,
}

fn parse(mut words: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options { bits: Vec::new(), backend: BackendChoice::Auto, seconds: 2.0, json: false };
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value; {USAGE}"));
        match word.as_str() {
            "--json" => options.json = true,
            "--backend" => options.backend = value()?.parse().map_err(|e| format!("{e}"))?,
            "--seconds" => options.seconds = value()?.parse().map_err(|e| format!("--seconds: {e}"))?,
            bits => options.bits.push(bits.parse().map_err(|_| format!("`{bits}` is neither a size in bits nor an option; {USAGE}"))?),
        }
    }
    if options.bits.is_empty() {
        options.bits = vec![512, 1024, 2048, 3072, 4096];
    }
    Ok(options)
}

fn modulus(bits: u64) -> Result<Modulus, String> {
    let mut n: BigUint = rand::rngs::StdRng::seed_from_u64(bits).gen_biguint(bits.min(Modulus::MAX_BITS + 1));
    n.set_bit(0, true);
    n.set_bit(bits.clamp(1, Modulus::MAX_BITS + 1) - 1, true);
    Modulus::new(n).map_err(|e| e.to_string())
}

fn run() -> Result<(), String> {
    let options = parse(std::env::args().skip(1))?;
    let facts = machine_facts();
    if !options.json {
        println!("{}, {} CPUs, {:.2} GHz (scalar), {}", facts.cpu, facts.cpus, facts.core_ghz, facts.system);
        println!("{:>5}  {:9} {:>12}  {:40} {:>12}  {:>6}", "bits", "backend", "ns/squaring", "peer", "ns/squaring", "ratio");
    }
    for &bits in &options.bits {
        let found = bench_squaring(&modulus(bits)?, options.backend, options.seconds, true).map_err(|e| e.to_string())?;
        for e in &found.missing {
            eprintln!("{e}");
        }
        for row in &found.rows {
            if options.json {
                println!("{}", serde_json::to_string(row).map_err(|e| e.to_string())?);
            } else {
                let (peer, value, ratio) = (row.peer.as_deref().unwrap_or("-"), row.peer_value, row.ratio);
                let number = |v: Option<f64>, digits| v.map_or("-".to_owned(), |v| format!("{v:.digits$}"));
                println!("{bits:>5}  {:9} {:>12.1}  {peer:40} {:>12}  {:>6}", row.backend, row.value, number(value, 1), number(ratio, 2));
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
