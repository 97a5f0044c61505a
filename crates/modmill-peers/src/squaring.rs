//! Chains of dependent squarings, ours and the peers', in interleaved rounds.

use crate::contenders::{GmpMulMod, GmpPowm, OpenSslMont, Ours, Squarer};
use crate::special::GmpSpecial;
use crate::{PeerError, gmp, openssl};
use modmill_arith::{BackendChoice, Modulus, Natural, SpecialPrime};
use modmill_timing::{Contender, Rounds, interleave};
use serde::Serialize;
use std::time::Duration;

/// One comparison: our time for one operation beside one peer's.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Row {
    /// The job: `vdf` or `isogeny`.
    pub job: String,
    /// The case: `squaring-BITS`, or the name of a prime.
    pub case: String,
    /// Our backend.
    pub backend: String,
    /// Our median time, in `unit`.
    pub value: f64,
    /// `ns/squaring` or `ns/step`.
    pub unit: String,
    /// The peer with its version and call, if the row compares with one.
    pub peer: Option<String>,
    /// The peer's median time, in `unit`.
    pub peer_value: Option<f64>,
    /// The median over the rounds of (peer's time / ours): above 1, ours is faster.
    pub ratio: Option<f64>,
    /// Threads that ran: 1.
    pub threads: usize,
    /// Our squarings that were timed.
    pub n: u64,
    /// The least and the most of our time in a round, in `unit`.
    pub range: [f64; 2],
    /// The least and the most of the peer's time in a round, in `unit`.
    pub peer_range: Option<[f64; 2]>,
}

/// The result of [`bench_squaring`].
#[derive(Debug, Clone)]
pub struct Squarings {
    /// One row for each of our backends and each peer; a row for each backend when no peer was asked for or found.
    pub rows: Vec<Row>,
    /// Why a backend could not be used, where another could.
    pub refused: Vec<PeerError>,
    /// The peers that could not be used, each with the reason.
    pub missing: Vec<PeerError>,
}

/// The number of squarings on which all must agree before anything is timed.
const CHECKED_STEPS: u64 = 1000;

/// Times chains of dependent squarings modulo `modulus` on each of our backends `choices` and, with `peers`, GMP's `mpz_powm(x, 2^k)`,
/// GMP's `mpz_mul` + `mpz_tdiv_r`, and OpenSSL's `BN_mod_mul_montgomery(x, x)`; where N = c 2^k - 1 allows it, GMP's `mpn_sqr` with a
/// reduction by the short c, too.
///
/// First, all must agree with num-bigint on 1000 squarings. Then they are timed for about `seconds_per_case` in all, see [`interleave`].
/// Each round gives one ratio, in which the machine's drift cancels; rows hold medians.
///
/// # Errors
/// [`PeerError::Seconds`]; [`PeerError::Arith`] when no backend of `choices` can run here; [`PeerError::Disagreement`];
/// [`PeerError::Failed`] when OpenSSL reports one. A missing peer is not an error: see [`Squarings::missing`].
pub fn bench_squaring(modulus: &Modulus, choices: &[BackendChoice], seconds_per_case: f64, peers: bool) -> Result<Squarings, PeerError> {
    if !(seconds_per_case > 0.0 && seconds_per_case <= 3600.0) {
        return Err(PeerError::Seconds { got: seconds_per_case });
    }
    let n = modulus.value();
    let x = base_for(n);
    let mut refused = Vec::new();
    let mut contenders =
        available(choices, &mut refused, |choice| Ours::new(modulus, choice, &x).map(|ours| Box::new(ours) as Box<dyn Squarer>))?;
    let ours = contenders.len();
    let mut missing = Vec::new();
    if peers {
        match gmp() {
            Ok(gmp) => {
                contenders.push(Box::new(GmpPowm::new(&gmp, n, &x)));
                contenders.push(Box::new(GmpMulMod::new(&gmp, n, &x)));
                if let Some(special) = GmpSpecial::new(&gmp, n, &x) {
                    contenders.push(Box::new(special));
                }
            }
            Err(e) => missing.push(e),
        }
        match openssl() {
            Ok(openssl) => contenders.push(Box::new(OpenSslMont::new(&openssl, n, &x)?)),
            Err(e) => missing.push(e),
        }
    }
    agree(&mut contenders, n, &x)?;
    let rounds = interleave(&mut contenders, Duration::from_secs_f64(seconds_per_case));
    let rows = rows(&contenders, ours, &rounds, ["vdf", &format!("squaring-{}", modulus.bits()), "ns/squaring"]);
    Ok(Squarings { rows, refused, missing })
}

/// [`bench_squaring`] modulo a prime known by name: rows of the job `isogeny`, the prime's name being the case.
///
/// # Errors
/// Those of [`bench_squaring`]; [`PeerError::Arith`] where the prime is smaller than any modulus.
pub fn bench_special(prime: &SpecialPrime, choices: &[BackendChoice], seconds_per_case: f64, peers: bool) -> Result<Squarings, PeerError> {
    let mut found = bench_squaring(&Modulus::new(prime.value())?, choices, seconds_per_case, peers)?;
    for row in &mut found.rows {
        (row.job, row.case) = ("isogeny".to_owned(), prime.name.to_owned());
    }
    Ok(found)
}

/// The results of `make` for each choice that can run. The reasons of the others go to `refused`; where none can run, the last one
/// is returned.
pub(crate) fn available<T>(
    choices: &[BackendChoice],
    refused: &mut Vec<PeerError>,
    make: impl Fn(BackendChoice) -> Result<T, PeerError>,
) -> Result<Vec<T>, PeerError> {
    let mut found = Vec::new();
    for &choice in choices {
        match make(choice) {
            Ok(one) => found.push(one),
            Err(e) => refused.push(e),
        }
    }
    if found.is_empty()
        && let Some(e) = refused.pop()
    {
        return Err(e);
    }
    Ok(found)
}

/// A row for each of the first `ours` contenders and each of the others, or for each of ours alone; `names` are job, case and unit.
pub(crate) fn rows<C: Contender + ?Sized>(contenders: &[Box<C>], ours: usize, rounds: &Rounds, names: [&str; 3]) -> Vec<Row> {
    let [job, case, unit] = names.map(str::to_owned);
    let row = |mine: usize, peer: Option<usize>| Row {
        job: job.clone(),
        case: case.clone(),
        backend: contenders[mine].name().to_owned(),
        value: rounds.median_ns(mine),
        unit: unit.clone(),
        peer: peer.map(|p| contenders[p].name().to_owned()),
        peer_value: peer.map(|p| rounds.median_ns(p)),
        ratio: peer.map(|p| rounds.median_ratio(p, mine)),
        threads: 1,
        n: rounds.operations(mine),
        range: rounds.range_ns(mine),
        peer_range: peer.map(|p| rounds.range_ns(p)),
    };
    let peers: Vec<_> = if contenders.len() == ours { vec![None] } else { (ours..contenders.len()).map(Some).collect() };
    (0..ours).flat_map(|mine| peers.iter().map(move |&peer| (mine, peer))).map(|(mine, peer)| row(mine, peer)).collect()
}

/// A fixed base without structure: N times 0.618..., plus 2.
pub(crate) fn base_for(n: &Natural) -> Natural {
    ((n * 0x9e37_79b9_7f4a_7c15_u64) >> 64u32) + 2u8
}

/// Checks that every contender agrees with num-bigint after [`CHECKED_STEPS`] squarings.
fn agree(contenders: &mut [Box<dyn Squarer>], n: &Natural, x: &Natural) -> Result<(), PeerError> {
    let want = x.modpow(&(Natural::from(1u8) << CHECKED_STEPS), n);
    for c in contenders {
        c.run(CHECKED_STEPS);
        if c.value().as_ref() != Some(&want) {
            return Err(PeerError::Disagreement {
                first: c.name().to_owned(),
                second: "num-bigint".to_owned(),
                base: x.clone(),
                steps: CHECKED_STEPS,
                modulus: n.clone(),
            });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Wrong(Natural);

    impl Contender for Wrong {
        fn name(&self) -> &str {
            "wrong"
        }
        fn run(&mut self, _: u64) {}
    }

    impl Squarer for Wrong {
        fn value(&self) -> Option<Natural> {
            Some(self.0.clone())
        }
    }

    #[test]
    fn a_wrong_answer_stops_the_bench() {
        let n = (Natural::from(1u8) << 130u32) - 5u8;
        let x = base_for(&n);
        let got = agree(&mut [Box::new(Wrong(Natural::from(4u8)))], &n, &x);
        assert!(matches!(got, Err(PeerError::Disagreement { first, .. }) if first == "wrong"));
    }
}
