//! The cost of proofs and self-checks beside the squarings: `proof_cost [BITS] [STEPS] [THREADS] [BACKEND]`.
//!
//! Prints the checked chain against the bare one (minimum of interleaved runs), and for each proof the wall and processor time of
//! evaluation and proof. On a busy machine the processor times tell more: proof / evaluation / THREADS is what idle cores would show.

use modmill_vdf::{BackendChoice, Modulus, Natural, Ring};
use modmill_vdf::{CheckIntervals, Options, Phase, Progress, ProofKind, Statement, VerifyOptions, checked_power, evaluate, verify_with};
use std::ops::ControlFlow;
use std::time::Instant;

/// Processor seconds of this process so far, all threads (Linux; 0 elsewhere), in steps of 10 ms.
fn processor_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit_once(')').map_or("", |(_, f)| f).split_whitespace();
    fields.skip(11).take(2).filter_map(|f| f.parse::<f64>().ok()).sum::<f64>() / 100.0
}

fn seconds_of(work: impl FnOnce()) -> f64 {
    let begin = Instant::now();
    work();
    begin.elapsed().as_secs_f64()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default: u64| arguments.next().map_or(Ok(default), |a| a.parse::<u64>());
    let (bits, steps, threads) = (number(2048)?, number(10_000_000)?, number(2)?);
    let backend: BackendChoice = std::env::args().nth(4).as_deref().unwrap_or("auto").parse()?;
    // any odd modulus will do: the work does not depend on its value
    let modulus = Modulus::new((Natural::from(1u8) << bits) - 105u8)?;
    let ring = Ring::new(&modulus, backend)?;
    let statement = Statement::new(modulus, Natural::from(2u8), steps)?;
    let short = Statement::new(statement.modulus().clone(), statement.base().clone(), steps.min(1 << 21))?;
    println!("{bits} bits, {steps} squarings, {threads} threads, backend {}", ring.backend());

    let (intervals, slice) = (CheckIntervals::for_steps(steps), short.steps());
    let (mut bare, mut checked) = (f64::MAX, f64::MAX);
    for _ in 0..12 {
        let mut x = ring.element(statement.base());
        bare = bare.min(seconds_of(|| ring.square_n(&mut x, slice)));
        let ring = ring.clone();
        checked = checked.min(seconds_of(|| drop(checked_power(ring, &short, intervals))));
    }
    let over = 100.0 * (checked / bare - 1.0);
    println!("  self-check: {slice} squarings bare {:.1} ns each, checked {over:+.2} %", 1e9 * bare / slice as f64);

    for proof in [ProofKind::Wesolowski, ProofKind::Pietrzak] {
        let (start, mut switch) = (processor_seconds(), 0.0);
        let mut control = |p: Progress| {
            if p.phase == Phase::Evaluate {
                switch = processor_seconds();
            }
            ControlFlow::Continue(())
        };
        let options = Options { proof, accept_modulus: true, threads: threads as usize, backend, ..Options::default() };
        let done = evaluate(&statement, &options, &mut control)?;
        let (eval, made) = (switch - start, processor_seconds() - switch);
        let verified = done.proof_file().map(|file| verify_with(&file, &VerifyOptions { backend, accept_modulus: true })).transpose()?;
        println!(
            "  {proof:10}: wall {:.3} s then {:.3} s ({:.1} %); processor {eval:.2} s then {made:.2} s ({:.1} % over {threads} threads); verified in {:.2} ms",
            done.seconds_eval,
            done.seconds_proof,
            100.0 * done.seconds_proof / done.seconds_eval,
            100.0 * made / eval / threads as f64,
            1e3 * verified.map_or(0.0, |v| v.seconds),
        );
    }
    Ok(())
}
