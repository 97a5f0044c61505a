//! Verification of proofs, which takes milliseconds whatever T is.

use crate::error::VdfError;
use crate::modulus::{self, ModulusTrust};
use crate::proof::{Proof, ProofKind};
use crate::proof_file::ProofFile;
use crate::quotient::{canonical, is_canonical};
use crate::statement::Statement;
use crate::trapdoor::Trapdoor;
use crate::{pietrzak, segments, wesolowski};
use modmill_arith::{BackendChoice, Natural, Ring};
use std::time::Instant;

/// Options for verifying a proof.
#[derive(Debug, Clone, Copy, Default)]
pub struct VerifyOptions {
    /// The backend that does the arithmetic.
    pub backend: BackendChoice,
    /// True to verify over any modulus; otherwise only over built-in ones and those that pass [`check_modulus`](crate::check_modulus).
    pub accept_modulus: bool,
}

/// The outcome of a successful verification.
#[derive(Debug, Clone, PartialEq)]
pub struct Verified {
    /// The kind of proof; `None` when the factors of N were used.
    pub kind: ProofKind,
    /// One sentence on how the result was checked.
    pub checked_by: &'static str,
    /// Why N may be used, and so whose word the result rests on; `None` when the factors of N were used.
    pub modulus: Option<ModulusTrust>,
    /// The backend that did the arithmetic.
    pub backend: &'static str,
    /// Seconds it took.
    pub seconds: f64,
}

/// Verifies the proof in `file` with the default options. See [`verify_with`].
///
/// # Errors
/// As [`verify_with`].
///
/// ```
/// use modmill_vdf::{Natural, NoProgress, Options, ProofKind, Statement, evaluate, moduli, verify};
/// let n = moduli::named("vdf-alliance").unwrap().modulus();
/// let statement = Statement::new(n, Natural::from(3u8), 5000).unwrap();
/// let options = Options { proof: ProofKind::Pietrzak, ..Options::default() };
/// let mut file = evaluate(&statement, &options, &mut NoProgress).unwrap().proof_file().unwrap();
/// assert_eq!(verify(&file).unwrap().kind, ProofKind::Pietrzak);
/// file.y += 1u8;
/// assert!(verify(&file).is_err());
/// ```
pub fn verify(file: &ProofFile) -> Result<Verified, VdfError> {
    verify_with(file, &VerifyOptions::default())
}

/// Verifies the proof in `file`: that y = x^(2^T) in Z_N*/{+-1}, up to the proof system's soundness error (docs/derivations/proofs.md).
///
/// The caller must compare `file.statement` with the statement in question, and must trust whoever made its N. A modulus that is not
/// built in is checked first, which takes many times as long as the proof; a process remembers those that passed lately.
///
/// # Errors
/// [`VdfError::ModulusRefused`] when N lets anyone prove false statements, unless `options.accept_modulus`;
/// [`VdfError::InvalidProof`] when a check fails, [`VdfError::Arith`] when the backend can't run.
pub fn verify_with(file: &ProofFile, options: &VerifyOptions) -> Result<Verified, VdfError> {
    let begin = Instant::now();
    let (statement, modulus) = (&file.statement, file.statement.modulus());
    let ring = Ring::new(modulus, options.backend)?;
    let trust = modulus::trust(&ring, options.accept_modulus)?;
    let mut product = file.y.clone() % modulus.value();
    for (name, v) in std::iter::once(("y", &file.y)).chain(file.proof.elements().iter().map(|e| ("an element of the proof", e))) {
        if !is_canonical(modulus, v) {
            return Err(VdfError::InvalidProof { reason: format!("{name} is not a canonical element") });
        }
        product = product * v % modulus.value();
    }
    if !product.gcd(modulus.value()).is_one() {
        return Err(VdfError::InvalidProof { reason: "y or an element of the proof shares a factor with N".to_owned() });
    }
    let (holds, checked_by) = match &file.proof {
        Proof::Wesolowski { pi } => {
            (wesolowski::holds(&ring, statement, &file.y, pi), "Wesolowski proof: y = pi^l x^(2^T mod l), l a 264-bit challenge prime")
        }
        Proof::Segments { lengths, elements } => (
            segments::holds(&ring, statement, &file.y, lengths, elements),
            "Wesolowski proofs of segments: y_i = pi_i^l y_(i-1)^(2^T_i mod l), l a 264-bit challenge prime for each",
        ),
        Proof::Pietrzak { mu } => {
            (pietrzak::holds(&ring, statement, &file.y, mu), "Pietrzak proof: halving rounds with 128-bit challenges")
        }
    };
    if !holds {
        return Err(VdfError::InvalidProof { reason: "the proof's equation does not hold for this N, T, x and y".to_owned() });
    }
    Ok(Verified {
        kind: file.proof.kind(),
        checked_by,
        modulus: Some(trust),
        backend: ring.backend().name(),
        seconds: begin.elapsed().as_secs_f64(),
    })
}

/// Verifies `y` with the factors of N, without a proof.
///
/// `y` may be the plain residue in 0..N or its canonical form.
///
/// # Errors
/// [`VdfError::BadTrapdoor`] when the primes are not the factors of N, [`VdfError::InvalidProof`] when y is wrong.
///
/// ```
/// use modmill_vdf::{Modulus, Natural, Statement, verify_with_trapdoor};
/// let (p, q) = (Natural::from(18446744073709551557u64), Natural::from(18446744073709551533u64));
/// let n = Modulus::new(&p * &q).unwrap();
/// let statement = Statement::new(n, Natural::from(2u8), 3).unwrap();
/// assert!(verify_with_trapdoor(&statement, &Natural::from(256u32), &[p.clone(), q.clone()]).is_ok());
/// assert!(verify_with_trapdoor(&statement, &Natural::from(255u32), &[p, q]).is_err());
/// ```
pub fn verify_with_trapdoor(statement: &Statement, y: &Natural, primes: &[Natural]) -> Result<Verified, VdfError> {
    let begin = Instant::now();
    if y >= statement.modulus().value() {
        return Err(VdfError::InvalidProof { reason: "y is not below N".to_owned() });
    }
    let right = Trapdoor::new(statement.modulus(), primes)?.evaluate(statement)?;
    if canonical(statement.modulus(), y) != canonical(statement.modulus(), &right) {
        return Err(VdfError::InvalidProof { reason: "y differs from the value computed with the factors of N".to_owned() });
    }
    Ok(Verified {
        kind: ProofKind::None,
        checked_by: "recomputed with the factors of N",
        modulus: None,
        backend: "num-bigint",
        seconds: begin.elapsed().as_secs_f64(),
    })
}
