//! The attack by an element u of low, public order d: for the true y and proof, y' = u y has the proof pi' = pi u^(1/l mod d) of
//! Wesolowski's kind, and one of Pietrzak's, whose false factor is cancelled in a round. Nobody needs the factors of N for that.

use crate::support::{Transcript, arbitrary, good, number, prime_from, two_to};
use modmill_vdf::{
    Modulus, ModulusFlaw, ModulusTrust, Natural, NoProgress, Options, Proof, ProofFile, ProofKind, Statement, VdfError, VerifyOptions,
    canonical, check_modulus, evaluate, lock, moduli, pietrzak_rounds, verify, verify_with,
};

struct Trap {
    name: &'static str,
    n: Natural,
    /// An element and its order modulo N up to sign.
    u: Natural,
    order: u64,
}

/// f times a good number, and the element that is 1 modulo the latter and of the given order modulo the prime f.
fn small_factor(name: &'static str, f: u64, order: u64) -> Trap {
    let (m, p) = (good(1024), number(f));
    let root = (2u64..)
        .map(|g| number(g).modpow(&number((f - 1) / order), &p))
        .find(|h| (1..order).all(|k| h.modpow(&number(k), &p) != number(1)))
        .unwrap();
    let step = (root + &p - 1u8) * (&m % &p).modinv(&p).unwrap() % &p;
    let u = number(1) + &m * step;
    Trap { name, n: m * p, u, order }
}

fn traps() -> Vec<Trap> {
    let even = arbitrary(511) << 1u8;
    let by_three = arbitrary(512) / 3u8 * 3u8 + 1u8; // 1 mod 3, so 3 divides A^2 + A + 1
    vec![
        Trap { name: "A^2 + 1", n: &even * &even + 1u8, u: even.clone(), order: 2 },
        Trap { name: "A^2 + A + 1", n: &even * &even + &even + 1u8, u: even.clone(), order: 3 },
        Trap { name: "(A^2 + A + 1) / 3", n: (&by_three * &by_three + &by_three + 1u8) / 3u8, u: by_three, order: 3 },
        Trap { name: "A^4 + A^3 + A^2 + A + 1", n: (0..5).map(|k| arbitrary(260).pow(k)).sum(), u: arbitrary(260), order: 5 },
        Trap { name: "2^1277 - 1", n: two_to(1277) - 1u8, u: number(2), order: 1277 },
        Trap { name: "(3^701 - 1) / 2", n: (number(3).pow(701) - 1u8) / 2u8, u: number(3), order: 701 },
        Trap { name: "Phi_1315(2)", n: (0..5).map(|k| two_to(263 * k)).sum::<Natural>() / 31u8, u: number(2), order: 1315 },
        small_factor("7 times a good N", 7, 6),
        small_factor("a good N times the greatest prime below 2^24", 16_777_213, 3),
    ]
}

/// v mod d as a word.
fn small(v: &Natural, d: u64) -> u64 {
    (v % d).to_u64().unwrap()
}

fn wesolowski(trap: &Trap, statement: &Statement, y: &Natural) -> Proof {
    let l = Transcript::new("modmill/vdf/wesolowski/v1", &trap.n, statement, y).prime();
    let pi = statement.base().modpow(&(two_to(statement.steps()) / &l), &trap.n);
    let repair = trap.u.modpow(&l.modinv(&number(trap.order)).unwrap(), &trap.n);
    Proof::Wesolowski { pi: canonical(statement.modulus(), &(pi * repair)) }
}

/// With y = x^(2^T) u^e and mu = x^(2^T') u^j, the next round has e' = e + j r - j 2^T' mod d: j is tried until e' = 0.
fn pietrzak(trap: &Trap, statement: &Statement, y: &Natural) -> Proof {
    let (n, d) = (&trap.n, trap.order);
    let mut transcript = Transcript::new("modmill/vdf/pietrzak/v1", n, statement, y);
    let (mut x, mut steps, mut e) = (statement.base().clone(), statement.steps(), 1);
    let mut list = Vec::new();
    for round in 0..pietrzak_rounds(steps) as u64 {
        e = if steps % 2 == 1 { 2 * e % d } else { e };
        steps = steps.div_ceil(2);
        let (honest, power) = (x.modpow(&two_to(steps), n), small(&two_to(steps), d));
        transcript.field(&round.to_be_bytes());
        let attempt = |j: u64| {
            let mu = canonical(statement.modulus(), &(&honest * trap.u.modpow(&number(j), n)));
            let mut next = transcript.clone();
            next.element(&mu);
            let r = next.round();
            let error = (e + j * small(&r, d) + j * (d - power)) % d;
            (mu, r, next, error)
        };
        let tried = (0..d).map(attempt).find(|t| t.3 == 0).unwrap_or_else(|| attempt(round % d));
        x = x.modpow(&tried.1, n) * &tried.0 % n;
        list.push(tried.0);
        (transcript, e) = (tried.2, tried.3);
    }
    Proof::Pietrzak { mu: list }
}

/// Proofs of y = u x^(2^T), which is false, by both systems. Pietrzak's needs luck: T is changed until the last error is none.
fn forgeries(trap: &Trap) -> Vec<ProofFile> {
    let modulus = Modulus::new(trap.n.clone()).unwrap();
    let accept = VerifyOptions { accept_modulus: true, ..VerifyOptions::default() };
    let forge = |steps: u64, make: fn(&Trap, &Statement, &Natural) -> Proof| {
        let statement = Statement::new(modulus.clone(), number(5), steps).unwrap();
        let right = number(5).modpow(&two_to(steps), &trap.n);
        let y = canonical(&modulus, &(&right * &trap.u));
        assert_ne!(y, canonical(&modulus, &right), "{}: the statement is true", trap.name);
        let proof = make(trap, &statement, &y);
        ProofFile { statement, y, proof }
    };
    let lucky = (3001..3040).map(|steps| forge(steps, pietrzak)).find(|file| verify_with(file, &accept).is_ok());
    vec![forge(3001, wesolowski), lucky.unwrap_or_else(|| panic!("{}: no forgery of Pietrzak's kind", trap.name))]
}

#[test]
fn false_statements_have_proofs_where_a_low_order_is_public_so_such_moduli_are_refused() {
    for trap in traps() {
        for file in forgeries(&trap) {
            let refused = verify(&file);
            assert!(matches!(refused, Err(VdfError::ModulusRefused { .. })), "{}: {refused:?}", trap.name);
            // the equations hold: only the check of the modulus stops the attack
            let accept = VerifyOptions { accept_modulus: true, ..VerifyOptions::default() };
            let found = verify_with(&file, &accept).unwrap_or_else(|e| panic!("{}: {e}", trap.name));
            assert_eq!(found.modulus, Some(ModulusTrust::Accepted));
            // nor is a proof made without being told so
            for proof in [ProofKind::Wesolowski, ProofKind::Pietrzak] {
                let options = Options { proof, ..Options::default() };
                let refused = evaluate(&file.statement, &options, &mut NoProgress);
                assert!(matches!(refused, Err(VdfError::ModulusRefused { .. })), "{}", trap.name);
                evaluate(&file.statement, &Options { accept_modulus: true, ..options }, &mut NoProgress).unwrap();
            }
        }
    }
}

#[test]
fn built_in_moduli_pass_the_check_that_they_skip() {
    for named in moduli::NAMED {
        check_modulus(&Modulus::new(Natural::parse_bytes(named.hex.as_bytes(), 16).unwrap()).unwrap()).unwrap();
    }
}

#[test]
fn ordinary_moduli_of_all_sizes_pass_and_primes_do_not() {
    for bits in [160, 256, 1024, 2048] {
        let modulus = Modulus::new(good(bits)).unwrap();
        for _ in 0..2 {
            // the second time it is remembered
            let statement = Statement::new(modulus.clone(), number(3), 600).unwrap();
            let file = evaluate(&statement, &Options { proof: ProofKind::Pietrzak, ..Options::default() }, &mut NoProgress).unwrap();
            assert_eq!(verify(&file.proof_file().unwrap()).unwrap().modulus, Some(ModulusTrust::Checked));
        }
        let prime = check_modulus(&Modulus::new(prime_from(arbitrary(bits))).unwrap());
        assert!(matches!(prime, Err(VdfError::ModulusRefused { flaw: ModulusFlaw::Prime })), "{bits}: {prime:?}");
    }
}

/// A modulus that a time-lock file's maker would make passes as well.
#[test]
fn moduli_of_time_lock_files_pass() {
    let mut file = Vec::new();
    let options = lock::LockOptions { bits: 1024, steps: 9, armor: false };
    lock::seal(&mut &b"x"[..], &mut file, &options, &mut modmill_vdf::SysRng, &mut NoProgress).unwrap();
    check_modulus(lock::inspect(&mut &file[..], &mut NoProgress).unwrap().header.statement.modulus()).unwrap();
}
