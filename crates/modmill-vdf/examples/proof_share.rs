//! The time that a Wesolowski proof adds to the evaluation: `proof_share [THREADS] [RUNS] [BACKEND] [KIND] [LOG2 STEPS]...`.
//!
//! For each size and T, prints the least processor time of evaluation and proof over the runs, with the share on that many idle cores
//! (proof / evaluation / THREADS), and the least wall times with their share, which other programs disturb.

use modmill_timing::process_time;
use modmill_vdf::{BackendChoice, Modulus, Natural};
use modmill_vdf::{Options, Phase, Progress, ProofKind, Statement, evaluate, moduli};
use std::ops::ControlFlow;

/// Seconds of an evaluation and its proof.
struct Seconds {
    evaluation: f64,
    proof: f64,
}

impl Seconds {
    fn least(&mut self, evaluation: f64, proof: f64) {
        self.evaluation = self.evaluation.min(evaluation);
        self.proof = self.proof.min(proof);
    }

    fn percent(&self, threads: usize) -> f64 {
        100.0 * self.proof / self.evaluation / threads as f64
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: usize| arguments.get(i).map_or(Ok(default), |a| a.parse::<usize>());
    let (threads, runs) = (number(0, 2)?, number(1, 5)?);
    let backend: BackendChoice = arguments.get(2).map_or("auto", String::as_str).parse()?;
    let proof: ProofKind = arguments.get(3).map_or("wesolowski", String::as_str).parse()?;
    let logarithms: Vec<u32> = arguments.iter().skip(4).map(|a| a.parse()).collect::<Result<_, _>>()?;
    let logarithms = if logarithms.is_empty() { vec![18, 20, 22, 24] } else { logarithms };
    let mut values = Vec::new();
    for named in moduli::NAMED {
        values.extend(Natural::parse_bytes(named.hex.as_bytes(), 16));
    }
    // 4096 bits: any modulus without a special form will do.
    values.push(&values[0] * &values[2]);
    println!("{threads} threads, least of {runs} runs; seconds");
    println!("{:>6} {:>5} {:>29} {:>29}", "bits", "T", "processor: eval, proof, share", "wall: eval, proof, share");
    let now = || process_time().unwrap_or_default().as_secs_f64();
    for value in values {
        let modulus = Modulus::new(value)?;
        for log in &logarithms {
            let statement = Statement::new(modulus.clone(), Natural::from(2u8), 1 << log)?;
            let [mut processor, mut wall] = [(); 2].map(|()| Seconds { evaluation: f64::MAX, proof: f64::MAX });
            for _ in 0..runs {
                let (start, mut switch) = (now(), 0.0);
                let mut control = |p: Progress| {
                    if p.phase == Phase::Evaluate {
                        switch = now();
                    }
                    ControlFlow::Continue(())
                };
                let options = Options { proof, threads, backend, accept_modulus: true, ..Options::default() };
                let done = evaluate(&statement, &options, &mut control)?;
                processor.least(switch - start, now() - switch);
                wall.least(done.seconds_eval, done.seconds_proof);
            }
            let row = |s: &Seconds, threads: usize| format!("{:9.3} {:9.3} {:7.1} %", s.evaluation, s.proof, s.percent(threads));
            println!("{:6}  2^{log} {} {}", modulus.bits(), row(&processor, threads), row(&wall, 1));
        }
    }
    Ok(())
}
