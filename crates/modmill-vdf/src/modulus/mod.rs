//! The test of a modulus before it may carry a proof: a check for the known ways to make one that lets everybody prove false statements.
//!
//! A proof is sound only while nobody knows an element of low order in Z_N*/{+-1}, or the factors of N. The check finds such elements
//! where the *value* of N shows them, and factors that well-known methods find in a moment. It cannot find every trap: whoever made N may
//! know its factors, and must be trusted in any case.
//! What is found and what is not: docs/derivations/proofs.md.

mod factors;
mod fermat;
mod fingerprint;
mod forms;
mod fractions;
mod order;
mod patterns;
mod smooth;

use crate::error::VdfError;
use crate::flaw::ModulusFlaw;
use crate::moduli::{NAMED, NamedModulus};
use crate::prime::is_prime;
use modmill_arith::{BackendChoice, Modulus, Natural, Ring};
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// Why a modulus may carry a proof, and so whose word the proof rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ModulusTrust {
    /// It is built in; the entry says who made it.
    BuiltIn(&'static NamedModulus),
    /// [`check_modulus`] found nothing wrong with it. Whoever made it must be trusted.
    Checked,
    /// The caller accepted it; nothing was checked.
    Accepted,
}

/// Moduli that were checked in this process, newest first.
static CHECKED: Mutex<VecDeque<(Natural, Result<(), ModulusFlaw>)>> = Mutex::new(VecDeque::new());
const KEPT: usize = 16;

/// The built-in modulus with the value of `modulus`.
fn built_in(modulus: &Modulus) -> Option<&'static NamedModulus> {
    let hex = modulus.value().to_str_radix(16);
    NAMED.iter().find(|named| named.hex == hex)
}

/// The reason why proofs over `modulus` are made and accepted, or an error; `accept` is the caller's word for it.
pub(crate) fn trust(ring: &Ring, accept: bool) -> Result<ModulusTrust, VdfError> {
    let modulus = ring.modulus();
    if let Some(named) = built_in(modulus) {
        return Ok(ModulusTrust::BuiltIn(named));
    }
    if accept {
        return Ok(ModulusTrust::Accepted);
    }
    check_once(ring).map_err(|flaw| VdfError::ModulusRefused { flaw })?;
    Ok(ModulusTrust::Checked)
}

/// The outcome of the check, from memory if this modulus was among the last that were checked.
fn check_once(ring: &Ring) -> Result<(), ModulusFlaw> {
    let checked = || CHECKED.lock().unwrap_or_else(PoisonError::into_inner);
    let n = ring.modulus().value();
    if let Some((_, outcome)) = checked().iter().find(|(known, _)| known == n) {
        return outcome.clone();
    }
    let outcome = check(ring);
    let mut checked = checked();
    checked.truncate(KEPT - 1);
    checked.push_front((n.clone(), outcome.clone()));
    outcome
}

/// Looks for a flaw that makes proofs over `modulus` worthless: fewer than 128 bits, a prime or a perfect power, a factor below 2^24, a short form such as
/// a^b +- c or A^2 + A + 1, a low order of a small number, factors that Fermat's, Pollard's p - 1 or Williams's p + 1 method finds at once, or
/// bits that show factors with a pattern.
///
/// Takes a fraction of a second at 2048 bits. docs/derivations/proofs.md has the bounds and the times. Passing is necessary, not sufficient: see the module.
///
/// # Errors
/// [`VdfError::ModulusRefused`] with the first flaw found.
///
/// ```
/// use modmill_vdf::{Modulus, ModulusFlaw, Natural, VdfError, check_modulus, moduli};
/// let contest = Natural::parse_bytes(moduli::NAMED[0].hex.as_bytes(), 16).unwrap();
/// check_modulus(&Modulus::new(contest.clone()).unwrap()).unwrap();
/// let refused = check_modulus(&Modulus::new(&contest * 7u8).unwrap());
/// assert!(matches!(refused, Err(VdfError::ModulusRefused { flaw: ModulusFlaw::SmallFactor { factor: 7 } })));
/// ```
pub fn check_modulus(modulus: &Modulus) -> Result<(), VdfError> {
    check(&Ring::new(modulus, BackendChoice::Auto)?).map_err(|flaw| VdfError::ModulusRefused { flaw })
}

fn check(ring: &Ring) -> Result<(), ModulusFlaw> {
    let n = ring.modulus().value();
    if ring.modulus().is_narrow() {
        return Err(ModulusFlaw::Narrow { bits: n.bits() });
    }
    forms::check(n)?;
    factors::check(n)?;
    order::check(n)?;
    fingerprint::check(n)?;
    patterns::check(n)?;
    fermat::check(n)?;
    fractions::check(n)?;
    // nearly every composite fails Fermat's test to base 2, which the fast ring does
    let fermat = ring.pow(&ring.element(&Natural::from(2u8)), &(n - 1u8));
    if ring.value(&fermat).is_one() && is_prime(n) {
        return Err(ModulusFlaw::Prime);
    }
    smooth::check(ring)
}
