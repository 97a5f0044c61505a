//! Prints our step of an isogeny evaluation beside GMP's, in nanoseconds and in cycles of the scalar clock measured just before.
//!
//! ```text
//! cargo run -p modmill-peers --release --example isogeny -- [PRIME [BACKEND,BACKEND... [SECONDS]]]
//! ```

use modmill_arith::{BackendChoice, SPECIAL_PRIMES};
use modmill_peers::{bench_isogeny_steps, core_ghz};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |k: usize, otherwise: &'static str| words.get(k).map_or(otherwise, String::as_str);
    let name = word(0, "p1506");
    let prime = SPECIAL_PRIMES.iter().find(|p| p.name == name).ok_or_else(|| format!("there is no prime `{name}`"))?;
    let choices = word(1, "auto").split(',').map(str::parse).collect::<Result<Vec<BackendChoice>, _>>()?;
    let ghz = core_ghz();
    let found = bench_isogeny_steps(prime, &choices, word(2, "4").parse()?, true)?;
    println!("{name}, scalar clock {ghz:.2} GHz");
    for row in &found.rows {
        let cycles = |ns: f64| format!("{ns:.1} ns, {:.0} cycles", ns * ghz);
        print!("{}: {}", row.backend, cycles(row.value));
        if let (Some(peer), Some(value), Some(ratio)) = (&row.peer, row.peer_value, row.ratio) {
            print!("; {peer}: {}; ratio {ratio:.2}", cycles(value));
        }
        println!();
    }
    for error in &found.missing {
        println!("not compared: {error}");
    }
    Ok(())
}
