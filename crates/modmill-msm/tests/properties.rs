//! Properties of products on every backend: that they are the sums of their terms, whatever the width of windows, the multiples, the threads and the batch.
//!
//! A case that fails is added to `proptest-regressions/properties.txt`, to be committed: it is run before new ones are drawn.

use modmill_msm::{
    Affine, BackendChoice, Bases, Bls12377, Bls12381, Checks, Curve, IntegerBackend, NoProgress, Options, PrepareOptions, Scalar, Xyzz,
    random_scalars,
};
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;

/// A product to compute, and its options.
#[derive(Debug, Clone)]
struct Case {
    /// Multiples of the generator that the points are; 0 is the neutral element.
    points: Vec<i32>,
    /// For each vector: its seed, and what stands in place of some uniform scalars.
    vectors: Vec<(u64, Vec<Pattern>)>,
    window: Option<u32>,
    multiples: usize,
    threads: usize,
    checked: bool,
}

#[derive(Debug, Clone, Copy)]
enum Pattern {
    Uniform,
    Small(u64),
    /// r less a small number.
    BelowOrder(u64),
    /// A power of two less a small number.
    Bit(u8, u64),
    /// 2^256 less a small number.
    Largest(u64),
}

impl Pattern {
    fn scalar<C: Curve>(self, uniform: Scalar) -> Scalar {
        match self {
            Self::Uniform => uniform,
            Self::Small(n) => Scalar::from(n),
            Self::BelowOrder(n) => less(C::ORDER, n),
            Self::Bit(bit, n) => {
                let mut power = [0; 4];
                power[usize::from(bit / 64)] = 1 << (bit % 64);
                less(power, n)
            }
            Self::Largest(n) => less([u64::MAX; 4], n),
        }
    }
}

/// a - b modulo 2^256.
fn less(mut a: [u64; 4], b: u64) -> Scalar {
    let mut borrow = b;
    for word in &mut a {
        let below = *word < borrow;
        *word = word.wrapping_sub(borrow);
        borrow = u64::from(below);
    }
    Scalar(a)
}

fn pattern() -> impl Strategy<Value = Pattern> {
    prop_oneof![
        4 => Just(Pattern::Uniform),
        2 => (0..20u64).prop_map(Pattern::Small),
        1 => (0..20u64).prop_map(Pattern::BelowOrder),
        2 => (any::<u8>(), 0..3u64).prop_map(|(bit, n)| Pattern::Bit(bit, n)),
        1 => (0..20u64).prop_map(Pattern::Largest),
    ]
}

fn case() -> impl Strategy<Value = Case> {
    (0..150usize, 1..4usize).prop_flat_map(|(count, vectors)| {
        let points = prop_oneof![prop::collection::vec(-3..4i32, count), prop::collection::vec(any::<i32>(), count)];
        let vectors = prop::collection::vec((any::<u64>(), prop::collection::vec(pattern(), count)), vectors);
        let how = (prop::option::of(4..13u32), prop_oneof![Just(1), 2..65usize], 1..9usize, any::<bool>());
        (points, vectors, how).prop_map(|(points, vectors, (window, multiples, threads, checked))| Case {
            points,
            vectors,
            window,
            multiples,
            threads,
            checked,
        })
    })
}

fn products_are_right<C: Curve>(case: &Case) {
    let multiple = |k: &i32| {
        let point = C::GENERATOR.multiply(&[u64::from(k.unsigned_abs())]).to_affine();
        if *k < 0 { point.neg() } else { point }
    };
    let points: Vec<Affine<C>> = case.points.iter().map(multiple).collect();
    let vectors: Vec<Vec<Scalar>> = case
        .vectors
        .iter()
        .map(|(seed, patterns)| {
            let uniform = random_scalars::<C>(points.len(), *seed, 0);
            patterns.iter().zip(uniform).map(|(pattern, uniform)| pattern.scalar::<C>(uniform)).collect()
        })
        .collect();
    let term = |sum: Xyzz<C>, (s, p): (&Scalar, &Affine<C>)| sum.add(&p.multiply(&s.0));
    let want: Vec<_> = vectors.iter().map(|scalars| scalars.iter().zip(&points).fold(Xyzz::NEUTRAL, term).to_affine()).collect();
    let batch: Vec<&[Scalar]> = vectors.iter().map(Vec::as_slice).collect();
    for backend in IntegerBackend::names() {
        let checks = if case.checked { Checks::Subgroup } else { Checks::None };
        let options = PrepareOptions { backend: BackendChoice::Named(backend), checks, multiples: case.multiples, threads: 1 };
        let bases = Bases::prepare(&points, &options, &mut NoProgress).unwrap();
        // The second product finds the memory of the first.
        for threads in [case.threads, 1] {
            let options = Options { window: case.window, threads };
            assert_eq!(bases.products(&batch, &options, &mut NoProgress).unwrap(), want, "{} {backend}, {threads} threads", C::NAME);
        }
        let single = bases.product(batch[0], &Options { window: None, threads: case.threads }, &mut NoProgress).unwrap();
        assert_eq!(single, want[0], "{} {backend}", C::NAME);
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 30,
        failure_persistence: Some(Box::new(FileFailurePersistence::Direct("proptest-regressions/properties.txt"))),
        ..ProptestConfig::default()
    })]

    #[test]
    fn on_bls12_377(case in case()) {
        products_are_right::<Bls12377>(&case);
    }

    #[test]
    fn on_bls12_381(case in case()) {
        products_are_right::<Bls12381>(&case);
    }
}
