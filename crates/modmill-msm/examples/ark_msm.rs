//! arkworks' multi-scalar multiplication replaced by ours, in one line:
//! `cargo run --release -p modmill-msm --features ark --example ark_msm -- [LOG2 POINTS] [RUNS]`.
//!
//! Prints the least time of all runs, in turn, on one thread.

use ark_bls12_377::{Fr, G1Affine, G1Projective};
use ark_ec::{CurveGroup, VariableBaseMSM};
use ark_ff::UniformRand;
use ark_std::rand::{SeedableRng, rngs::StdRng};
use modmill_msm::{Bls12377, NoProgress, RandomPoints};
use std::error::Error;
use std::time::{Duration, Instant};

/// The call that a prover makes.
fn before(bases: &[G1Affine], scalars: &[Fr]) -> Result<G1Projective, Box<dyn Error>> {
    G1Projective::msm(bases, scalars).map_err(|n| format!("only {n} pairs").into())
}

/// The prover's call with one line changed.
fn after(bases: &[G1Affine], scalars: &[Fr]) -> Result<G1Projective, Box<dyn Error>> {
    modmill_msm::ark::msm(bases, scalars, 1).map_err(Into::into)
}

fn compare(log: u32, runs: u32) -> Result<[Duration; 2], Box<dyn Error>> {
    let mut rng = StdRng::seed_from_u64(1);
    let made = RandomPoints::<Bls12377>::new(1 << log, 1, 1, &mut NoProgress)?.points;
    let bases: Vec<G1Affine> = made.iter().map(|p| modmill_msm::ark::projective(p).into_affine()).collect();
    let scalars: Vec<Fr> = bases.iter().map(|_| Fr::rand(&mut rng)).collect();
    let mut least = [Duration::MAX; 2];
    for _ in 0..runs {
        let start = Instant::now();
        let theirs = before(&bases, &scalars)?;
        least[0] = least[0].min(start.elapsed());
        let start = Instant::now();
        let ours = after(&bases, &scalars)?;
        least[1] = least[1].min(start.elapsed());
        if ours != theirs {
            return Err("the products differ".into());
        }
    }
    Ok(least)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut given = std::env::args().skip(1);
    let log = given.next().map_or(Ok(16), |word| word.parse())?;
    let runs = given.next().map_or(Ok(3), |word| word.parse())?;
    let [before, after] = compare(log, runs)?;
    println!("BLS12-377, 2^{log} points, one thread, least of {runs}");
    println!("arkworks  {before:.3?}");
    println!("modmill   {after:.3?}, {:.1} times as fast", before.as_secs_f64() / after.as_secs_f64());
    Ok(())
}

#[test]
fn the_products_agree() {
    assert!(compare(6, 1).is_ok());
}
