//! The attack by the factors of N, where anybody finds them in a moment: whoever has them takes roots in the group, and so proves any statement.

use crate::support::{Transcript, arbitrary_of, number, prime, prime_from, two_to};
use modmill_vdf::{
    FactorMethod, Modulus, ModulusFlaw, Natural, Proof, ProofFile, Statement, VdfError, VerifyOptions, canonical, check_modulus, is_prime,
    verify, verify_with,
};

type Expected = fn(&ModulusFlaw) -> bool;

struct Weak {
    name: String,
    p: Natural,
    q: Natural,
    expected: Expected,
}

/// The primes below a limit.
fn primes(limit: u64) -> Vec<u64> {
    (2..limit).filter(|n| (2..*n).take_while(|d| d * d <= *n).all(|d| n % d != 0)).collect()
}

/// A prime of about that many bits next to a product of different primes from the list: above it by one, or below. `extra` divides the product.
fn smooth(bits: u64, seed: u64, list: &[u64], extra: &Natural, above: bool) -> Natural {
    for attempt in 0u64.. {
        let (mut product, mut left) = (extra << 1u8, list.to_vec());
        while product.bits() < bits {
            let word = arbitrary_of(64, seed * 1_000_000 + attempt * 1000 + left.len() as u64 % 1000).to_u64().unwrap();
            product *= left.swap_remove((word % left.len() as u64) as usize);
        }
        let candidate = if above { product + 1u8 } else { product - 1u8 };
        if is_prime(&candidate) {
            return candidate;
        }
    }
    unreachable!()
}

/// limb + limb 2^width + ..., with the next prime's difference in the lowest.
fn of_limbs(limbs: &[Natural], width: u64) -> Natural {
    prime_from(limbs.iter().rev().fold(Natural::ZERO, |sum, limb| (sum << width) + limb))
}

/// A prime of that many bits that repeats a pattern from its highest bit on.
fn repeating(bits: u64, pattern: &Natural, period: u64) -> Natural {
    let many = (0..=bits / period).fold(Natural::ZERO, |sum, _| (sum << period) + pattern);
    prime_from(&many >> (many.bits() - bits))
}

/// `width`-bit limbs of which only the `random` bits from `lowest` on are not 0.
fn short_sleeve(bits: u64, width: u64, random: u64, lowest: u64, seed: u64) -> Natural {
    let limbs: Vec<Natural> = (0..bits / width).map(|i| arbitrary_of(random, seed * 1000 + i) << lowest).collect();
    of_limbs(&limbs, width)
}

fn is_ratio(flaw: &ModulusFlaw) -> bool {
    matches!(flaw, ModulusFlaw::Factor { method: FactorMethod::Ratio { .. }, .. })
}

fn is_structure(flaw: &ModulusFlaw) -> bool {
    matches!(
        flaw,
        ModulusFlaw::LongRun { .. }
            | ModulusFlaw::SmallLimbs { .. }
            | ModulusFlaw::ShortForm { .. }
            | ModulusFlaw::Factor { method: FactorMethod::Polynomial { .. } | FactorMethod::Fraction { .. }, .. }
    )
}

fn is_fraction(flaw: &ModulusFlaw) -> bool {
    matches!(flaw, ModulusFlaw::Factor { method: FactorMethod::Fraction { .. }, .. })
}

fn close_factors() -> Vec<Weak> {
    let near_enough: Expected = |flaw| is_ratio(flaw) || matches!(flaw, ModulusFlaw::ShortForm { .. });
    let mut all = Vec::new();
    for (bits, apart) in [(512, 70), (832, 140), (832, 200), (832, 212), (1024, 140), (1024, 230), (1024, 258), (2048, 500)] {
        let p = prime(bits / 2, 10);
        let q = prime_from(&p + arbitrary_of(apart, 11));
        all.push(Weak { name: format!("2^{apart} apart"), p, q, expected: near_enough });
    }
    for (a, b) in [(3u64, 2u64), (17, 13), (64, 63), (1000, 1), (1 << 40, 1), (10_000_000_000_000_000, 1)] {
        let p = prime(450, 20 + a);
        let q = prime_from(&p * a / b + arbitrary_of(200, 21));
        all.push(Weak { name: format!("near {a}:{b}"), p, q, expected: near_enough });
    }
    for apart in [412u64, 480, 509] {
        let p = prime(512, 30);
        let q = prime_from(&p + two_to(apart));
        let expected: Expected = |flaw| matches!(flaw, ModulusFlaw::Factor { method: FactorMethod::Difference { .. }, .. });
        all.push(Weak { name: format!("2^{apart} and little more apart"), p, q, expected });
    }
    all
}

fn smooth_factors() -> Vec<Weak> {
    let list = primes(1 << 16);
    let minus: Expected = |flaw| matches!(flaw, ModulusFlaw::Factor { method: FactorMethod::MinusOne, .. });
    let plus: Expected = |flaw| matches!(flaw, ModulusFlaw::Factor { method: FactorMethod::PlusOne, .. });
    let either: Expected = |flaw| {
        let method = match flaw {
            ModulusFlaw::SmoothOrder { method } | ModulusFlaw::Factor { method, .. } => method,
            _ => return false,
        };
        matches!(method, FactorMethod::MinusOne | FactorMethod::PlusOne)
    };
    let weak = |name: &str, p, q, expected| Weak { name: name.to_owned(), p, q, expected };
    let (one, q) = (number(1), prime(416, 40));
    let powers = two_to(60) * number(3).pow(39) * number(1021).pow(6) * 65_521u32;
    vec![
        weak("p - 1 smooth", smooth(416, 41, &list, &one, true), q.clone(), minus),
        weak("p - 1 smooth with powers", smooth(416, 42, &list, &powers, true), q.clone(), minus),
        weak("p - 1 smooth but for one prime", smooth(416, 43, &list, &number(524_287), true), q.clone(), minus),
        weak("p - 1 with a square of a larger prime", smooth(416, 44, &list, &number(65_521 * 65_521), true), q.clone(), minus),
        weak("p + 1 smooth, divisible by 4", smooth(416, 45, &list, &number(2), false), q.clone(), plus),
        weak("p + 1 smooth, divisible by 3", smooth(416, 46, &list, &number(3), false), q.clone(), plus),
        weak("p + 1 smooth but for one prime", smooth(416, 47, &list, &number(6 * 524_287), false), q, plus),
        weak("p - 1 and q - 1 smooth", smooth(416, 48, &list, &one, true), smooth(416, 49, &list, &one, true), either),
        weak("p + 1 and q + 1 smooth", smooth(416, 50, &list, &number(12), false), smooth(416, 51, &list, &number(12), false), either),
    ]
}

fn patterned_factors() -> Vec<Weak> {
    let mut all = Vec::new();
    let mut add = |name: String, p, q, expected| all.push(Weak { name, p, q, expected });
    for half in [416, 512] {
        let random = prime(half, 60);
        for period in [8, 24, 64, 128] {
            let [a, b] = [61, 62].map(|seed| repeating(half, &arbitrary_of(period, seed), period));
            add(format!("{half} bits: both repeat {period} bits"), a.clone(), b, is_structure);
            if 8 * period <= 2 * half && period <= 64 {
                add(format!("{half} bits: one repeats {period} bits"), a, random.clone(), is_fraction);
            }
        }
        let [a, b] = [(63, 48), (64, 56)].map(|(seed, period)| repeating(half, &arbitrary_of(period, seed), period));
        add(format!("{half} bits: they repeat 48 and 56 bits"), a, b, is_structure);
        // limbs that are mostly zero
        let ends = |seed: u64, width: u64| {
            let top = arbitrary_of(32, seed) << (half - 32);
            prime_from(top + arbitrary_of(width / 2, seed + 1))
        };
        add(format!("{half} bits: limbs but the first and the last are 0"), ends(65, 64), ends(67, 64), is_structure);
        add(format!("{half} bits: one has only its ends"), ends(69, 128), random.clone(), is_fraction);
        let sparse = |seed: u64, middle: u64| {
            let top = arbitrary_of(64, seed) << (half - 64);
            prime_from(top + (arbitrary_of(20, seed + 1) << middle) + 1u8)
        };
        add(format!("{half} bits: three limbs are not 0"), sparse(71, 128), sparse(73, 192), is_structure);
        add(format!("{half} bits: powers of two"), prime_from(two_to(half - 1)), prime_from(two_to(half - 3)), is_structure);
        add(format!("{half} bits: one is near a power of two"), prime_from(two_to(half - 1)), random, is_fraction);
    }
    for half in [512, 1024] {
        add(format!("{half} bits: 32 of 128 bits"), short_sleeve(half, 128, 32, 96, 75), short_sleeve(half, 128, 32, 96, 76), is_structure);
        add(format!("{half} bits: 8 of 32 bits"), short_sleeve(half, 32, 8, 0, 77), short_sleeve(half, 32, 8, 0, 78), is_structure);
        add(format!("{half} bits: 24 of 64 bits"), short_sleeve(half, 64, 24, 0, 79), short_sleeve(half, 64, 24, 0, 80), is_structure);
    }
    // 0010100, repeated, with neighbouring words of 16 bits swapped: a prime of a smart card
    let bits: Vec<u32> = (0..512).map(|i| [0, 0, 1, 0, 1, 0, 0][i % 7]).collect();
    let words: Vec<u32> = bits.chunks(16).map(|word| word.iter().fold(0, |v, bit| 2 * v + bit)).collect();
    let swapped = words.chunks(2).fold(Natural::ZERO, |v, pair| (v << 32u8) + pair[1] * 65_536 + pair[0]) | two_to(511) | two_to(510);
    add("swapped words".to_owned(), prime_from(swapped), prime(512, 81), is_fraction);
    all
}

/// A prime of the form k M + (65537^a mod M), M the product of the first primes.
fn infineon(bits: u64, seed: u64) -> Natural {
    let product: Natural = primes(if bits < 496 { 168 } else { 354 }).into_iter().map(number).product();
    let residue = number(65_537).modpow(&arbitrary_of(60, seed), &product);
    let first = (two_to(bits - 1) + arbitrary_of(bits - 3, seed + 1)) / &product;
    (0u32..).map(|i| (&first + i) * &product + &residue).find(is_prime).unwrap()
}

fn fingerprinted() -> Vec<Weak> {
    let expected: Expected = |flaw| *flaw == ModulusFlaw::Fingerprint;
    [256, 512].map(|bits| Weak { name: format!("ROCA, {bits} bits"), p: infineon(bits, 90), q: infineon(bits, 92), expected }).into()
}

/// A proof that 7 is x^(2^T) for T = 10^12, which is false: the root that it consists of is taken with the factors.
fn forgery(weak: &Weak) -> ProofFile {
    let n = &weak.p * &weak.q;
    let modulus = Modulus::new(n.clone()).unwrap();
    let statement = Statement::new(modulus.clone(), number(5), 1_000_000_000_000).unwrap();
    let order = (&weak.p - 1u8) * (&weak.q - 1u8);
    let y =
        (7u64..).map(number).find(|y| statement.base().modpow(&number(2).modpow(&number(1_000_000_000_000), &order), &n) != *y).unwrap();
    let l = Transcript::new("modmill/vdf/wesolowski/v1", &n, &statement, &y).prime();
    let rest = statement.base().modpow(&number(2).modpow(&number(statement.steps()), &l), &n);
    let power = &y * rest.modinv(&n).unwrap() % &n;
    let pi = canonical(&modulus, &power.modpow(&l.modinv(&order).unwrap(), &n));
    ProofFile { statement, y, proof: Proof::Wesolowski { pi } }
}

fn are_refused(all: Vec<Weak>) {
    let mut accepted = Vec::new();
    for weak in all {
        let name = format!("{}, {} bits", weak.name, (&weak.p * &weak.q).bits());
        assert!(is_prime(&weak.p) && is_prime(&weak.q) && weak.p != weak.q, "{name}");
        let file = forgery(&weak);
        // the equation holds: only the check of the modulus stops the attack
        verify_with(&file, &VerifyOptions { accept_modulus: true, ..VerifyOptions::default() }).unwrap_or_else(|e| panic!("{name}: {e}"));
        match verify(&file) {
            Err(VdfError::ModulusRefused { flaw }) if (weak.expected)(&flaw) => {
                if let ModulusFlaw::Factor { factor, .. } = flaw {
                    assert_eq!(factor, weak.p.min(weak.q), "{name}");
                }
            }
            other => accepted.push(format!("{name}: {:?}", other.map_err(|e| e.to_string()))),
        }
    }
    assert!(accepted.is_empty(), "{accepted:#?}");
}

#[test]
fn factors_at_a_predictable_ratio_or_distance_are_found() {
    are_refused(close_factors());
}

#[test]
fn factors_next_to_a_smooth_number_are_found() {
    are_refused(smooth_factors());
}

#[test]
fn factors_with_a_pattern_are_found() {
    are_refused(patterned_factors());
}

#[test]
fn keys_with_the_fingerprint_of_a_library_are_found() {
    are_refused(fingerprinted());
}

fn pass(cases: &[(u64, u64)]) {
    for (bits, count) in cases {
        for seed in 0..*count {
            let n = prime(bits / 2, 1000 + seed) * prime(bits - bits / 2, 5000 + seed);
            check_modulus(&Modulus::new(n).unwrap()).unwrap_or_else(|e| panic!("{bits} bits, seed {seed}: {e}"));
        }
    }
}

#[test]
fn products_of_random_primes_pass() {
    pass(&[(320, 2), (831, 1)]);
}

#[test]
#[ignore = "slow: a hundred moduli"]
fn many_products_of_random_primes_pass() {
    pass(&[(320, 40), (512, 30), (831, 20), (1024, 20), (2048, 4), (4096, 1)]);
}

/// The highest or the lowest half of a modulus may be chosen without making it weak.
#[test]
fn moduli_with_chosen_ends_pass() {
    let p = prime(512, 100);
    let low = (two_to(512) - 1u8) * p.modinv(&two_to(400)).unwrap() % two_to(400); // p low = -1 modulo 2^400
    let montgomery = (0u64..).map(|k| &low + (arbitrary_of(112, 200 + k) << 400u16)).find(is_prime).unwrap();
    let vanity = prime_from((two_to(1023) + two_to(1000)) / &p);
    for q in [montgomery, vanity] {
        check_modulus(&Modulus::new(&p * &q).unwrap()).unwrap();
    }
}
