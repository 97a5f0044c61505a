//! Kept elements: an affine addition on every kept input at once, by interval analysis.

use super::super::limbs::LIMBS;
use super::{FACTOR_TOP_MAX, KeptField, REDUCED_MAX, Reduced};
use crate::field::{Field, LaneField, bls12_377::F377, bls12_381::F381};
use crate::lanes::{Analysis, Interval, Intervals, LANES};
use std::array::from_fn;
use std::cell::RefCell;

type Elements<F> = Reduced<F, [Interval; LANES]>;

/// Limbs of 0 to `max`.
fn up_to<F>(max: [u64; LIMBS]) -> Elements<F> {
    Reduced::from_vectors(max.map(|max| [Interval::up_to(max); LANES]))
}

fn is_within<F>(a: &Elements<F>, max: [u64; LIMBS]) -> bool {
    a.vectors().iter().zip(max).all(|(limb, max)| limb.iter().all(|lane| lane.max <= max))
}

/// The results of each step within `max`, the largest limbs of what is kept; how many limbs were lost.
fn steps<F>(max: [u64; LIMBS]) -> usize
where
    F: super::super::Prime,
{
    let analysis = RefCell::new(Analysis::default());
    steps_on::<F, _>(max, Intervals::new(&analysis));
    steps_on::<F, _>(max, Intervals::splitting(&analysis));
    let analysis = analysis.borrow();
    assert!(analysis.assumptions.is_empty(), "every bound follows from the limbs");
    analysis.findings.len()
}

fn steps_on<F: super::super::Prime, const SPLITS: bool>(max: [u64; LIMBS], m: Intervals<'_, SPLITS>) {
    let kept = up_to::<F>(max);
    let factor: [u64; LIMBS] = from_fn(|i| if i + 1 < LIMBS { REDUCED_MAX } else { FACTOR_TOP_MAX });
    // On intervals, a mask stands for both of its values.
    let sum = F::sum_of_kept(m, [(0, &kept), (0xff, &kept)]);
    assert!(is_within(&sum, factor), "{sum:x?}");
    let product = F::mul(m, &sum, &sum);
    let slope = F::mul(m, &sum, &F::mul(m, &product, &sum));
    let square = F::square_unreduced::<false>(m, &slope);
    let tripled = F::carry(m, &F::add(m, &F::add(m, &square, &square), &square));
    assert!(is_within(&tripled, factor));
    let largest = up_to::<F>(factor);
    let results = [
        F::keep_less(m, &square, [&kept, &kept]),
        F::keep_less(m, &F::square_unreduced::<false>(m, &largest), [&kept, &kept]),
        F::keep_sum(m, &F::mul_unreduced::<false>(m, &slope, &sum), (0, &kept)),
        F::keep_sum(m, &F::mul_unreduced::<false>(m, &largest, &largest), (0, &kept)),
        F::keep_sum(m, &F::widen(m, &<F as LaneField<Intervals<'_, SPLITS>>>::splat(m, &<F as Field>::ZERO)), (0, &kept)),
    ];
    for (k, result) in results.iter().enumerate() {
        assert!(is_within(result, max), "result {k}: {result:x?}");
    }
}

fn kept_max<F: super::super::Prime>() -> [u64; LIMBS] {
    <F as KeptField<Intervals<'_>>>::KEPT_MAX
}

fn no_bit_is_lost<F: super::super::Prime>() {
    assert_eq!(steps::<F>(kept_max::<F>()), 0);
}

/// With limb 7 above its bound, two kept elements can't be subtracted.
fn the_bound_is_the_largest<F: super::super::Prime>() {
    let mut max = kept_max::<F>();
    max[LIMBS - 1] += 1;
    assert!(steps::<F>(max) > 0);
}

macro_rules! for_each_field {
    ($($test:ident)*) => {
        mod field_377 { $( #[test] fn $test() { super::$test::<super::F377>(); } )* }
        mod field_381 { $( #[test] fn $test() { super::$test::<super::F381>(); } )* }
    };
}
for_each_field!(no_bit_is_lost the_bound_is_the_largest);
