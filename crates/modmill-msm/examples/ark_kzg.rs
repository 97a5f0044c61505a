//! The KZG prover of ark-poly-commit with its multi-scalar multiplication replaced:
//! `cargo run --release -p modmill-msm --features ark --example ark_kzg -- [LOG2 COEFFICIENTS] [RUNS]`.
//!
//! ark-poly-commit makes the parameters, divides the polynomials and verifies. Its `commit` and `open` call `VariableBaseMSM::msm_bigint`, which
//! a curve of arkworks cannot redefine, so the two are written again here (without hiding), with that one line changed. Both provers' commitments
//! and proofs must be equal, and `KZG10::check` must accept them. Prints the least time of all runs, in turn, on one thread.

use ark_bls12_381::{Bls12_381, Fr, G1Affine};
use ark_ec::CurveGroup;
use ark_ff::{PrimeField, UniformRand};
use ark_poly::univariate::DensePolynomial;
use ark_poly::{DenseUVPolynomial, Polynomial};
use ark_poly_commit::PCCommitmentState;
use ark_poly_commit::kzg10::{self, Commitment, Powers, Proof, Randomness, VerifierKey};
use ark_std::rand::{SeedableRng, rngs::StdRng};
use modmill_msm::{Bases, Bls12381, Checks, NoProgress, Options, PrepareOptions, ark};
use std::error::Error;
use std::time::{Duration, Instant};

type Poly = DensePolynomial<Fr>;
type Kzg = kzg10::KZG10<Bls12_381, Poly>;
type Opened = (Commitment<Bls12_381>, Proof<Bls12_381>);

/// The prover as it is.
fn before(powers: &Powers<'_, Bls12_381>, poly: &Poly, at: Fr) -> Result<Opened, Box<dyn Error>> {
    let (commitment, randomness) = Kzg::commit(powers, poly, None, None)?;
    Ok((commitment, Kzg::open(powers, poly, at, &randomness)?))
}

/// The steps of [`before`], with `product` in place of arkworks' product of coefficients with the powers.
fn prove(product: impl Fn(&[Fr]) -> Result<G1Affine, Box<dyn Error>>, poly: &Poly, at: Fr) -> Result<Opened, Box<dyn Error>> {
    let commitment = Commitment(product(&poly.coeffs)?);
    let (witness, _) = Kzg::compute_witness_polynomial(poly, at, &Randomness::empty())?;
    Ok((commitment, Proof { w: product(&witness.coeffs)?, random_v: None }))
}

/// One line changed: each product takes arkworks' points.
fn after(powers: &Powers<'_, Bls12_381>, poly: &Poly, at: Fr) -> Result<Opened, Box<dyn Error>> {
    let product = |coefficients: &[Fr]| {
        let integers: Vec<_> = coefficients.iter().map(|c| c.into_bigint()).collect();
        Ok(ark::msm_bigint(&powers.powers_of_g[..integers.len()], &integers, 1)?.into_affine())
    };
    prove(product, poly, at)
}

/// The powers never change, so a prover prepares them once.
fn prepared(bases: &Bases<Bls12381>, poly: &Poly, at: Fr) -> Result<Opened, Box<dyn Error>> {
    let product = |coefficients: &[Fr]| {
        let mut scalars = ark::scalars(coefficients);
        scalars.resize(bases.len(), 0.into());
        Ok(ark::projective(&bases.product(&scalars, &Options::default(), &mut NoProgress)?).into_affine())
    };
    prove(product, poly, at)
}

fn compare(log: u32, runs: u32) -> Result<[Duration; 3], Box<dyn Error>> {
    let mut rng = StdRng::seed_from_u64(1);
    let degree = (1 << log) - 1;
    let parameters = Kzg::setup(degree, false, &mut rng)?;
    let key = VerifierKey {
        g: parameters.powers_of_g[0],
        gamma_g: parameters.powers_of_gamma_g[&0],
        h: parameters.h,
        beta_h: parameters.beta_h,
        prepared_h: parameters.prepared_h.clone(),
        prepared_beta_h: parameters.prepared_beta_h.clone(),
    };
    let powers = Powers { powers_of_g: parameters.powers_of_g[..=degree].to_vec().into(), powers_of_gamma_g: vec![].into() };
    let options = PrepareOptions { checks: Checks::Subgroup, ..PrepareOptions::default() };
    let bases = Bases::prepare(&ark::points(&powers.powers_of_g)?, &options, &mut NoProgress)?;
    let (poly, at) = (Poly::rand(degree, &mut rng), Fr::rand(&mut rng));
    let mut least = [Duration::MAX; 3];
    for _ in 0..runs {
        let provers: [&dyn Fn() -> _; 3] = [&|| before(&powers, &poly, at), &|| after(&powers, &poly, at), &|| prepared(&bases, &poly, at)];
        let mut all: Vec<Opened> = vec![];
        for (prover, least) in provers.into_iter().zip(&mut least) {
            let start = Instant::now();
            all.push(prover()?);
            *least = (*least).min(start.elapsed());
        }
        let (commitment, proof) = &all[0];
        if all.iter().any(|other| *other != all[0]) || !Kzg::check(&key, commitment, at, poly.evaluate(&at), proof)? {
            return Err("the proofs differ, or are wrong".into());
        }
    }
    Ok(least)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut given = std::env::args().skip(1);
    let log = given.next().map_or(Ok(16), |word| word.parse())?;
    let runs = given.next().map_or(Ok(3), |word| word.parse())?;
    let [before, after, prepared] = compare(log, runs)?;
    let ratio = |time: Duration| before.as_secs_f64() / time.as_secs_f64();
    println!("KZG10 on BLS12-381: commitment and opening of 2^{log} coefficients, one thread, least of {runs}");
    println!("arkworks                 {before:.3?}");
    println!("modmill, one line        {after:.3?}, {:.1} times as fast", ratio(after));
    println!("modmill, prepared powers {prepared:.3?}, {:.1} times as fast", ratio(prepared));
    Ok(())
}

#[test]
fn the_proofs_agree_and_verify() {
    assert!(compare(6, 1).is_ok());
}
