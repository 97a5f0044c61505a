//! Bounds by interval analysis, values by big integers, both at the limbs' extremes.

use super::lanes::*;
use super::{LIMB_MASK, LIMBS};
use crate::BigUint;
use crate::lanes::{Analysis, Emulated, Independent, Intervals, LANES};
use rand::{Rng, SeedableRng};
use std::cell::RefCell;

fn p() -> BigUint {
    (BigUint::from(1u32) << 255) - 19u32
}

fn value(limbs: &[u64; LIMBS]) -> BigUint {
    limbs.iter().rev().fold(BigUint::default(), |n, &l| (n << 51) + l) % p()
}

fn lane(e: &Reduced<[u64; 8]>, l: usize) -> [u64; LIMBS] {
    e.vectors().map(|v| v[l])
}

/// Eight elements: random, with limbs at 0, 2^51 - 1 and the largest that a reduced element may have among them.
fn elements(rng: &mut impl Rng) -> Reduced<[u64; 8]> {
    Reduced::from_vectors(std::array::from_fn(|_| {
        std::array::from_fn(|_| match rng.gen_range(0..4) {
            0 => REDUCED_MAX,
            1 => [0, 1, LIMB_MASK, LIMB_MASK + 1][rng.gen_range(0..4)],
            _ => rng.gen_range(0..=REDUCED_MAX),
        })
    }))
}

/// What the kernels below do to eight elements, lane by lane.
fn everything<M: Independent>(m: M, a: &Reduced<M::V>, b: &Reduced<M::V>) -> Vec<Reduced<M::V>> {
    let (ab, aa) = (mul_columns::<M, false>(m, a, b), square_columns::<M, false>(m, a));
    let (biased, bb) = (mul_columns::<M, true>(m, a, b), square_columns::<M, true>(m, b));
    vec![
        mul(m, a, b),
        square(m, a),
        carry(m, &sub(m, &bb, &aa)),
        carry(m, &sub(m, &biased, &aa)),
        carry(m, &add(m, &bb, &aa)),
        carry(m, &sub(m, &add(m, &bb, &bb), &sub(m, &bb, &aa))),
        carry(m, &add_or_sub(m, 0x5a, &add(m, &biased, &biased), &aa)),
        carry(m, &add_or_sub(m, 0x5a, &bias(m, &add(m, &a.columns(), &a.columns())), &ab)),
        carry(m, &sub(m, &lift(m, a), &b.columns())),
        freeze(m, a),
    ]
}

/// The same by big integers.
fn expected(a: &BigUint, b: &BigUint, lane: usize) -> Vec<BigUint> {
    let p = p();
    let minus = |x: BigUint, y: BigUint| (x + &p - y % &p) % &p;
    let signed = |x: BigUint, y: BigUint| if 0x5a >> lane & 1 == 1 { minus(x, y) } else { (x + y) % &p };
    let (aa, ab, bb) = (a * a, a * b, b * b);
    vec![
        &ab % &p,
        &aa % &p,
        minus(bb.clone(), aa.clone()),
        minus(ab.clone(), aa.clone()),
        (&aa + &bb) % &p,
        (&aa + &bb) % &p,
        signed(&ab * 2u32, aa),
        signed(a * 2u32, ab),
        minus(a.clone(), b.clone()),
        a % &p,
    ]
}

fn agree(machine: &str, run: impl Fn(&Reduced<[u64; 8]>, &Reduced<[u64; 8]>) -> Vec<Reduced<[u64; 8]>>) {
    for seed in 0..400 {
        let mut rng = rand::rngs::StdRng::seed_from_u64(seed);
        let (a, b) = (elements(&mut rng), elements(&mut rng));
        let results = run(&a, &b);
        for l in 0..8 {
            let want = expected(&value(&lane(&a, l)), &value(&lane(&b, l)), l);
            for (i, (got, want)) in results.iter().zip(&want).enumerate() {
                assert_eq!(&value(&lane(got, l)), want, "{machine}: result {i}, lane {l}, seed {seed}");
                assert!(lane(got, l).iter().all(|&x| x <= REDUCED_MAX), "{machine}: result {i}, seed {seed}: a limb is too large");
            }
            let frozen = lane(&results[9], l);
            assert!(
                frozen.iter().all(|&x| x <= LIMB_MASK)
                    && value(&frozen) == frozen.iter().rev().fold(BigUint::default(), |n, &x| (n << 51) + x)
            );
        }
    }
}

#[test]
fn results_are_those_of_big_integers_in_plain_words() {
    agree("emulated", |a, b| everything(Emulated::new(), a, b));
}

#[cfg(target_arch = "x86_64")]
#[test]
fn results_are_those_of_big_integers_on_the_vector_unit() {
    use crate::arch::{Ifma, token_for_test};
    use crate::lanes::Kernel;
    struct Everything<'a>(&'a Reduced<[u64; 8]>, &'a Reduced<[u64; 8]>);
    impl<M: Independent> Kernel<M> for Everything<'_> {
        type Out = Vec<Reduced<[u64; 8]>>;
        #[inline(always)]
        fn run(self, m: M) -> Self::Out {
            let load = |e: &Reduced<[u64; 8]>| {
                let v = e.vectors();
                Reduced::from_vectors([m.load(&v[0]), m.load(&v[1]), m.load(&v[2]), m.load(&v[3]), m.load(&v[4])])
            };
            everything(m, &load(self.0), &load(self.1)).iter().map(|e| Reduced::from_vectors(e.vectors().map(|v| m.store(v)))).collect()
        }
    }
    let Some(token) = token_for_test("results_are_those_of_big_integers_on_the_vector_unit") else { return };
    agree("avx512", |a, b| Ifma::from(token).call(Everything(a, b)));
}

#[test]
fn no_bit_is_lost_whatever_the_limbs() {
    let findings = RefCell::new(Analysis::default());
    let m = Intervals::new(&findings);
    let results = everything(m, &Reduced::any(), &Reduced::any());
    let found = findings.borrow();
    assert!(found.findings.is_empty(), "{}", found.findings[0]);
    for (i, r) in results.iter().enumerate() {
        assert!(r.vectors().iter().flatten().all(|v| v.max <= REDUCED_MAX), "result {i} is not reduced: {:x?}", r.vectors());
    }
    // The widest column: what is left of 64 bits is the slack.
    assert!(found.widest < 1 << 63, "{:#x}", found.widest);
}

#[test]
fn the_analysis_finds_what_is_wrong() {
    let findings = RefCell::new(Analysis::default());
    let m = Intervals::new(&findings);
    let a = Reduced::any();
    // Unbiased difference; a sum of two elements as a factor.
    let unbiased = mul_columns::<_, false>(m, &a, &a);
    let _ = sub(m, &unbiased, &unbiased);
    assert_eq!(findings.borrow().findings.len(), LANES * LIMBS);
    let sum = Reduced::from_vectors(add(m, &a.columns(), &a.columns()).vectors());
    let _ = mul(m, &sum, &a);
    assert!(findings.borrow().findings.len() > LANES * LIMBS);
}
