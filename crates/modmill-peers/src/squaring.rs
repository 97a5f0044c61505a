//! Dependent squarings, ours and the peers', in turn.

use crate::clock::Stopwatch;
use crate::contenders::{Contender, GmpMulMod, GmpPowm, OpenSslMont, Ours};
use crate::{PeerError, gmp, openssl};
use modmill_arith::{BackendChoice, BigUint, Modulus};
use serde::Serialize;
use std::time::{Duration, Instant};

/// One comparison: our time for one operation beside one peer's.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Row {
    /// The job: `vdf`.
    pub job: String,
    /// The case: `squaring-BITS`.
    pub case: String,
    /// Our backend.
    pub backend: String,
    /// Our median time, in `unit`.
    pub value: f64,
    /// `ns/squaring`.
    pub unit: String,
    /// The peer with its version and call, if this row has one.
    pub peer: Option<String>,
    /// The peer's median time, in `unit`.
    pub peer_value: Option<f64>,
    /// The median over the rounds of (peer's time / ours): above 1, ours is faster.
    pub ratio: Option<f64>,
    /// Threads that ran: 1.
    pub threads: usize,
    /// Our squarings that were timed.
    pub n: u64,
}

/// What [`bench_squaring`] found.
#[derive(Debug, Clone)]
pub struct Squarings {
    /// One row for each peer; a single row without a peer when none was asked for or found.
    pub rows: Vec<Row>,
    /// Why our backend was chosen.
    pub why: String,
    /// The peers that could not be used, each with the reason.
    pub missing: Vec<PeerError>,
}

/// Squarings that every contender must agree on before anything is timed.
const CHECKED_STEPS: u64 = 1000;
/// Wanted length of a timed slice.
const SLICE: Duration = Duration::from_millis(4);
const FEWEST_ROUNDS: usize = 5;

/// Times chains of dependent squarings modulo `modulus` on one backend of ours and, with `peers`, GMP's `mpz_powm(x, 2^k)`,
/// GMP's `mpz_mul` + `mpz_tdiv_r`, and OpenSSL's `BN_mod_mul_montgomery(x, x)`.
///
/// All run in this thread, in turn, in slices of a few milliseconds (each after a short untimed run of the same code), for
/// about `seconds_per_case` in all and at least five rounds. What counts is the thread's own processor time, so that other
/// programs on the core disturb little. Each round gives one ratio, in which the machine's drift cancels; rows hold medians. Before that, all must agree with each other and with num-bigint on 1000 squarings.
///
/// # Errors
/// [`PeerError::Seconds`]; [`PeerError::Arith`] when the backend can't run here; [`PeerError::Disagreement`];
/// [`PeerError::Failed`] when OpenSSL reports one. A peer that is not installed is no error: see [`Squarings::missing`].
pub fn bench_squaring(modulus: &Modulus, choice: BackendChoice, seconds_per_case: f64, peers: bool) -> Result<Squarings, PeerError> {
    if !(seconds_per_case > 0.0 && seconds_per_case <= 3600.0) {
        return Err(PeerError::Seconds { got: seconds_per_case });
    }
    let n = modulus.value();
    let x = base_for(n);
    let ours = Ours::new(modulus, choice, &x)?;
    let (backend, why) = (ours.ring.backend().name().to_owned(), ours.ring.why().to_owned());
    let mut contenders: Vec<Box<dyn Contender>> = vec![Box::new(ours)];
    let mut missing = Vec::new();
    if peers {
        match gmp() {
            Ok(gmp) => {
                contenders.push(Box::new(GmpPowm::new(&gmp, n, &x)));
                contenders.push(Box::new(GmpMulMod::new(&gmp, n, &x)));
            }
            Err(e) => missing.push(e),
        }
        match openssl() {
            Ok(openssl) => contenders.push(Box::new(OpenSslMont::new(&openssl, n, &x)?)),
            Err(e) => missing.push(e),
        }
    }
    agree(&mut contenders, n, &x)?;
    let measured = measure(&mut contenders, Duration::from_secs_f64(seconds_per_case));
    let row = |peer: Option<usize>| Row {
        job: "vdf".to_owned(),
        case: format!("squaring-{}", modulus.bits()),
        backend: backend.clone(),
        value: measured.median_ns(0),
        unit: "ns/squaring".to_owned(),
        peer: peer.map(|p| contenders[p].name().to_owned()),
        peer_value: peer.map(|p| measured.median_ns(p)),
        ratio: peer.map(|p| measured.median_ratio(p)),
        threads: 1,
        n: measured.our_squarings,
    };
    let rows = if contenders.len() == 1 { vec![row(None)] } else { (1..contenders.len()).map(|p| row(Some(p))).collect() };
    Ok(Squarings { rows, why, missing })
}

/// A fixed base with bits all over: N times 0.618..., plus 2.
fn base_for(n: &BigUint) -> BigUint {
    ((n * 0x9e37_79b9_7f4a_7c15_u64) >> 64u32) + 2u8
}

/// Checks that all answers are num-bigint's after [`CHECKED_STEPS`] squarings.
fn agree(contenders: &mut [Box<dyn Contender>], n: &BigUint, x: &BigUint) -> Result<(), PeerError> {
    let want = x.modpow(&(BigUint::from(1u8) << CHECKED_STEPS), n);
    for c in contenders {
        c.square(CHECKED_STEPS);
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

struct Measured {
    /// Nanoseconds per squaring: one row a round, one column a contender.
    ns: Vec<Vec<f64>>,
    our_squarings: u64,
}

impl Measured {
    fn median_ns(&self, contender: usize) -> f64 {
        median(self.ns.iter().map(|round| round[contender]))
    }

    /// Of the peer's time by ours within each round.
    fn median_ratio(&self, peer: usize) -> f64 {
        median(self.ns.iter().map(|round| round[peer] / round[0]))
    }
}

fn measure(contenders: &mut [Box<dyn Contender>], budget: Duration) -> Measured {
    let steps: Vec<u64> = contenders.iter_mut().map(|c| c.fixed_steps().unwrap_or_else(|| steps_for_a_slice(c.as_mut()))).collect();
    let mut ns: Vec<Vec<f64>> = Vec::new();
    let start = Instant::now();
    while ns.len() < FEWEST_ROUNDS || start.elapsed() < budget {
        let mut round = vec![0.0; contenders.len()];
        for turn in 0..contenders.len() {
            // Each round starts with another contender, so that none always follows the same one.
            let i = (turn + ns.len()) % contenders.len();
            contenders[i].square((steps[i] / 16).max(1));
            let t = Stopwatch::start();
            contenders[i].square(steps[i]);
            round[i] = t.elapsed().as_nanos() as f64 / steps[i] as f64;
        }
        ns.push(round);
    }
    Measured { our_squarings: steps[0] * ns.len() as u64, ns }
}

/// The number of squarings that takes about [`SLICE`].
fn steps_for_a_slice(c: &mut dyn Contender) -> u64 {
    let mut steps = 16;
    loop {
        let t = Stopwatch::start();
        c.square(steps);
        let took = t.elapsed();
        if took >= SLICE / 4 {
            return ((steps as f64 * SLICE.as_secs_f64() / took.as_secs_f64()) as u64).max(1);
        }
        steps *= 2;
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut v: Vec<f64> = values.collect();
    v.sort_by(f64::total_cmp);
    (v[(v.len() - 1) / 2] + v[v.len() / 2]) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Wrong(BigUint);

    impl Contender for Wrong {
        fn name(&self) -> &str {
            "wrong"
        }
        fn square(&mut self, _: u64) {}
        fn value(&self) -> Option<BigUint> {
            Some(self.0.clone())
        }
    }

    #[test]
    fn a_wrong_answer_stops_the_bench() {
        let n = (BigUint::from(1u8) << 130u32) - 5u8;
        let x = base_for(&n);
        let got = agree(&mut [Box::new(Wrong(BigUint::from(4u8)))], &n, &x);
        assert!(matches!(got, Err(PeerError::Disagreement { first, .. }) if first == "wrong"));
    }

    #[test]
    fn what_slows_a_whole_round_cancels_in_the_ratio() {
        let rounds = [[10.0, 40.0], [20.0, 60.0], [1000.0, 3000.0], [20.0, 60.0], [10.0, 20.0]];
        let measured = Measured { ns: rounds.map(Vec::from).to_vec(), our_squarings: 1 };
        assert_eq!((measured.median_ns(0), measured.median_ns(1), measured.median_ratio(1)), (20.0, 60.0, 3.0));
    }

    #[test]
    fn medians_of_odd_and_even_counts() {
        assert_eq!(median([3.0, 1.0, 2.0].into_iter()), 2.0);
        assert_eq!(median([4.0, 1.0, 2.0, 3.0].into_iter()), 2.5);
    }
}
