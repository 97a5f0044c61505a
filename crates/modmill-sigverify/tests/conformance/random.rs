//! Random cases, valid and spoilt in every way: the portable backend's verdicts on them compared with ed25519-dalek's and, for a
//! sample, with integers'; another backend's on a list with the portable one's on each alone.
//!
//! A list follows from its seed. A failure prints the seed; `SEEDS` keeps those that once failed, or that are worth keeping.

use crate::edges::{Mixed, secret, sign};
use crate::integers::{Facts, L, to_bytes};
use crate::small_order::all_encodings;
use crate::{Case, peers, verdicts};
use modmill_arith::{BackendChoice, BackendName};
use modmill_sigverify::{Rule, Verdict, Verifier};
use num_bigint::BigUint;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::sync::LazyLock;

/// Seeds of lists that are always verified.
const SEEDS: &[u64] = &[0, 1, u64::MAX];
/// Lists per sample that integers decide as well.
const SAMPLE: usize = 100;

/// Points to draw from: for each of 16 secrets, the point with each of the eight parts of small order.
static KEYS: LazyLock<Vec<[Mixed; 8]>> = LazyLock::new(|| points(100));
static COMMITMENTS: LazyLock<Vec<[Mixed; 8]>> = LazyLock::new(|| points(200));
static SMALL: LazyLock<Vec<[u8; 32]>> = LazyLock::new(all_encodings);

fn points(first: u32) -> Vec<[Mixed; 8]> {
    (first..first + 16).map(|k| std::array::from_fn(|eighths| Mixed::new(&secret(k), eighths as u8))).collect()
}

fn draw<'a>(points: &'a [[Mixed; 8]], rng: &mut StdRng) -> &'a Mixed {
    let eighths = if rng.random_ratio(1, 5) { rng.random_range(0..8) } else { 0 };
    &points[rng.random_range(0..points.len())][eighths]
}

fn case(rng: &mut StdRng) -> Case {
    let length = match rng.random_range(0..8) {
        0 => rng.random_range(0..4),
        1 => 128 * rng.random_range(0..4) + rng.random_range(40..70), // 64 bytes go before, 17 or more behind: around a block's end
        2 => rng.random_range(0..1400),
        _ => rng.random_range(0..260),
    };
    let message: Vec<u8> = (0..length).map(|_| rng.random()).collect();
    let (key, commitment) = (draw(&KEYS, rng).clone(), draw(&COMMITMENTS, rng).clone());
    let small = |rng: &mut StdRng| Mixed { log: BigUint::ZERO, encoding: SMALL[rng.random_range(0..SMALL.len())] };
    let mut case = match rng.random_range(0..8) {
        0 => sign("A of small order", &message, &small(rng), &commitment),
        1 => sign("R of small order", &message, &key, &small(rng)),
        2 if rng.random_ratio(1, 2) => sign("both of small order", &message, &small(rng), &small(rng)),
        _ => sign("valid", &message, &key, &commitment),
    };
    if rng.random_ratio(1, 2) {
        spoil(&mut case, rng);
    }
    case
}

fn spoil(case: &mut Case, rng: &mut StdRng) {
    let kind = rng.random_range(0..10);
    let set = |half: &mut [u8], bytes: [u8; 32]| half.copy_from_slice(&bytes);
    match kind {
        0 => case.signature[rng.random_range(0..64)] ^= 1 << rng.random_range(0..8),
        1 => case.key[rng.random_range(0..32)] ^= 1 << rng.random_range(0..8),
        2 => case.message.push(rng.random()),
        3 => {
            let more = BigUint::from_bytes_le(&case.s()) + BigUint::from(rng.random_range(1u8..14)) * &*L;
            set(&mut case.signature[32..], to_bytes(&more));
        }
        4 => {
            let near = &*L + rng.random_range(0u8..3) - 1u8;
            set(&mut case.signature[32..], to_bytes(&near));
        }
        5 => set(&mut case.signature[..32], rng.random()),
        6 => set(&mut case.key, rng.random()),
        7 => set(&mut case.signature[32..], rng.random()),
        8 => set(&mut case.key, near_modulus(rng)),
        _ => set(&mut case.signature[..32], near_modulus(rng)),
    }
    case.what = format!("{}, spoilt in way {kind}", case.what);
}

/// y from 2^255 - 64 to 2^255 - 1 with either sign bit.
fn near_modulus(rng: &mut StdRng) -> [u8; 32] {
    let mut bytes = [0xff; 32];
    bytes[0] = rng.random_range(192..=255);
    bytes[31] = if rng.random() { 0x7f } else { 0xff };
    bytes
}

/// Verifies lists until `count` cases are verified under each rule.
pub(crate) fn compare(backend: BackendName, count: usize) {
    let base = 0x6d6f_646d_696c_6c00; // other lists than those of SEEDS
    let (mut verified, mut lists, mut accepted) = (0, 0, [0; Rule::ALL.len()]);
    for seed in SEEDS.iter().copied().chain(base..) {
        let mut rng = StdRng::seed_from_u64(seed);
        let length = rng.random_range(1..=40);
        let cases: Vec<Case> = (0..length).map(|_| case(&mut rng)).collect();
        let ask_dalek = backend == BackendName::Portable || lists < 1000;
        let decided = (lists % SAMPLE == 0).then(|| Facts::of(&cases[0]));
        for (rule, accepted) in Rule::ALL.into_iter().zip(&mut accepted) {
            let [portable, alone] =
                [BackendName::Portable, backend].map(|b| Verifier::new(rule, BackendChoice::Named(b)).expect("an available backend"));
            for (i, got) in verdicts(backend, rule, &cases).into_iter().enumerate() {
                let c = &cases[i];
                let place = || format!("{backend}, {rule}: seed {seed}, case {i} of {length}: {}", c.what);
                if backend != BackendName::Portable {
                    assert_eq!(got, portable.verify(&c.message, &c.signature, &c.key), "{}", place());
                    assert_eq!(got, alone.verify(&c.message, &c.signature, &c.key), "alone; {}", place());
                }
                if rule == Rule::Strict && ask_dalek {
                    assert_eq!(got.is_accepted(), peers::dalek_strict(c), "ed25519-dalek, verify_strict; {}", place());
                }
                if rule == Rule::Rfc8032 && ask_dalek && got != Verdict::KeyEncoding {
                    assert_eq!(got.is_accepted(), peers::dalek(c), "ed25519-dalek, verify; {}", place());
                }
                *accepted += usize::from(got.is_accepted());
            }
            if let Some(facts) = &decided {
                assert_eq!(verdicts(backend, rule, &cases[..1])[0], facts.verdict(rule), "{backend}, {rule}: seed {seed}, case 0");
            }
        }
        verified += cases.len();
        lists += 1;
        if verified >= count {
            break;
        }
    }
    for (rule, accepted) in Rule::ALL.into_iter().zip(accepted) {
        assert!((verified / 6..verified * 9 / 10).contains(&accepted), "{rule}: {accepted} of {verified} accepted");
    }
}
