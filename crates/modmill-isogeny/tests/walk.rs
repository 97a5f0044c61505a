//! The 4^k-isogeny walk against the walk by 2-isogenies.

use modmill_arith::curve::xonly::{Curve24, XPoint};
use modmill_arith::field::RuntimeField;
use modmill_arith::{BackendChoice, Natural, PrimeField};
use modmill_isogeny::Parameters;
use modmill_isogeny::walk::{Strategy, compute, expand, kernel_point, longest_block, walk};
use proptest::prelude::{ProptestConfig, Strategy as _, prop_assert_eq, proptest};

fn field(name: &str) -> PrimeField {
    PrimeField::new(&Parameters::named(name).unwrap().p, BackendChoice::Auto).unwrap()
}

/// alpha with alpha + 1/alpha = 6 for which alpha and alpha^2 - 1 are squares.
fn start(f: &PrimeField) -> Natural {
    let [one, two, three] = [1u8, 2, 3].map(|v| f.element(&v.into()));
    let root = f.double(&f.principal_root(&two));
    let roots = [f.add(&three, &root), f.sub(&three, &root)];
    f.value(roots.iter().find(|a| f.is_square(a) && f.is_square(&f.sub(&f.square(a), &one))).unwrap())
}

/// The first `count` alphas: alpha' = 2 alpha (alpha + r) - 1.
fn one_by_one(f: &PrimeField, alpha: &Natural, count: usize) -> Vec<Natural> {
    let mut a = f.element(alpha);
    let mut found = Vec::new();
    for _ in 0..count {
        found.push(f.value(&a));
        let r = f.principal_root(&f.sub(&f.square(&a), &f.one()));
        a = f.sub(&f.double(&f.mul(&a, &f.add(&a, &r))), &f.one());
    }
    found
}

fn expanded(f: &PrimeField, alpha: &Natural, kernel: &Natural, steps: usize) -> Option<Vec<Natural>> {
    Some(expand(f, &f.element(alpha), &f.element(kernel), steps)?.iter().map(|a| f.value(a)).collect())
}

#[test]
fn blocks_of_every_length_expand_to_the_walk_at_p14_and_p89() {
    for name in ["p14", "p89"] {
        let f = field(name);
        let mut alpha = start(&f);
        for steps in 1..=longest_block(&f) {
            let kernel = kernel_point(&f, &alpha, steps).unwrap();
            let walked = one_by_one(&f, &alpha, steps + 1);
            assert_eq!(expanded(&f, &alpha, &kernel, steps).unwrap(), walked[..steps], "{name}, {steps} steps");
            alpha = walked[steps].clone();
        }
    }
}

#[test]
fn the_longest_block_expands_at_p1506() {
    let f = field("p1506");
    let alpha = start(&f);
    assert_eq!(longest_block(&f), 1242);
    let kernel = kernel_point(&f, &alpha, 1242).unwrap();
    let found = expanded(&f, &alpha, &kernel, 1242).unwrap();
    assert_eq!(found[..9], one_by_one(&f, &alpha, 9));
    // The last alpha follows from the one before it, and so on: check the end by one step.
    assert_eq!(found[1241], one_by_one(&f, &found[1240], 2)[1]);
    assert_eq!(found[800..808], one_by_one(&f, &found[800], 8));
}

#[test]
fn computed_blocks_chain() {
    for (name, k, blocks) in [("p14", 3, 5), ("p89", 31, 3), ("p1506", 20, 2)] {
        let f = field(name);
        let first = start(&f);
        let mut alpha = first.clone();
        for _ in 0..blocks {
            let found = compute(&f, &alpha, &Strategy::of_least_work(k)).unwrap();
            alpha = found.alpha;
            // A^2 is the same for both forms.
            let [a, b] = [&alpha, &found.a].map(|v| f.element(v));
            assert!(f.equal(&f.square(&f.add(&a, &f.invert(&a).unwrap())), &f.square(&b)));
        }
        assert_eq!(alpha, one_by_one(&f, &first, 2 * k * blocks + 1)[2 * k * blocks]);
    }
}

#[test]
fn points_of_another_order_and_wrong_points_are_refused() {
    let f = field("p89");
    let alpha = start(&f);
    for steps in [1, 2, 9, 20] {
        for other in [1, 3, steps - 1, steps + 1] {
            if other == steps || other == 0 {
                continue;
            }
            let kernel = kernel_point(&f, &alpha, other).unwrap();
            assert_eq!(expanded(&f, &alpha, &kernel, steps), None, "order 2^{other} for {steps} steps");
        }
        for x in [0u64, 1, 2, 12345] {
            assert_eq!(expanded(&f, &alpha, &x.into(), steps), None);
        }
    }
    for steps in [0, 63] {
        assert!(kernel_point(&f, &alpha, steps).unwrap_err().to_string().contains("1 to 62 steps"));
    }
    for off in [0u8, 1] {
        assert!(kernel_point(&f, &off.into(), 2).is_err());
    }
    assert!(kernel_point(&f, &(f.prime() - &alpha), 2).unwrap_err().to_string().contains("is on no walk"));
}

#[test]
fn strategies_say_which_row_is_wrong() {
    assert!(Strategy::new(vec![]).is_err());
    assert!(Strategy::new(vec![1]).is_err());
    assert_eq!(Strategy::new(vec![0, 2, 0]).unwrap_err().to_string(), "row 1 of the strategy must start in a column from 0 to 1 (got 2)");
    assert_eq!(Strategy::of_least_work(1).starts(), [0]);
}

/// The points of order 4 as x, and A of the last curve.
fn run(f: &PrimeField, alpha: &Natural, kernel: &Natural, strategy: &Strategy) -> Vec<Natural> {
    let a = f.element(alpha);
    let two = f.element(&2u8.into());
    let curve = Curve24 { a24_plus: f.sub(&f.sub(&two, &a), &f.invert(&a).unwrap()), c24: f.double(&two) };
    let walked = walk(f, curve, XPoint { x: f.element(kernel), z: f.one() }, strategy);
    let ratio = |x, z| f.value(&f.mul(x, &f.invert(z).unwrap()));
    let mut found: Vec<_> = walked.leaves.iter().map(|p| ratio(&p.x, &p.z)).collect();
    found.push(ratio(&walked.end.a24_plus, &walked.end.c24));
    found
}

fn strategies() -> impl proptest::strategy::Strategy<Value = Vec<usize>> {
    (1usize..=31).prop_flat_map(|k| (0..k).map(|j| if j == 0 { 0..=0 } else { 0..=k - 1 - j }).collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]
    #[test]
    fn every_strategy_gives_the_same_walk(starts in strategies()) {
        let f = field("p89");
        let alpha = start(&f);
        let kernel = kernel_point(&f, &alpha, 2 * starts.len()).unwrap();
        let usual = run(&f, &alpha, &kernel, &Strategy::of_least_work(starts.len()));
        prop_assert_eq!(run(&f, &alpha, &kernel, &Strategy::new(starts).unwrap()), usual);
    }
}
