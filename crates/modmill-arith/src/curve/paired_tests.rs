//! Pairs of points against affine addition in big integers, on every machine; bounds in the interval domain.

use super::edwards_tests::{Affine, TwistedEdwards, integer, limbs};
use super::paired::*;
use crate::Natural;
use crate::field::f25519::lanes::{Reduced, Unreduced};
use crate::field::f25519::{F25519, LIMBS, prompt};
use crate::field::{LaneField, any_reduced, is_reduced};
use crate::lanes::{Analysis, Emulated, Intervals, Kernel, Paired, order};
use std::cell::RefCell;

/// The work of the pairs: P + Q with the signs of `minus`, then `doublings` doublings, then the coordinates.
struct Work {
    points: [[Affine; 2]; 2],
    minus: u8,
    doublings: usize,
}

fn held(points: &[Affine; 2]) -> [[[u64; LIMBS]; 2]; 2] {
    points.each_ref().map(|(x, y)| [limbs(x), limbs(y)])
}

impl<M: Paired> Kernel<M> for &Work {
    type Out = [[[u64; LIMBS]; 3]; 2];
    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let [p, q] = [0, 1].map(|k| Completed::from_affine(m, &held(&self.points[k])));
        let q = q.extended(m).niels(m).signed(m, self.minus);
        let mut sum = p.extended(m).add(m, &q, self.minus);
        for _ in 0..self.doublings {
            sum = sum.double(m);
        }
        sum.coordinates(m)
    }
}

fn agree<M: Paired>(m: M, rounds: usize) {
    let curve = TwistedEdwards::f25519();
    let points = curve.multiples(3);
    for round in 0..rounds {
        let choose = |k: usize| points[(round * (2 * k + 3) + k) % points.len()].clone();
        let minus = (round % 4) as u8;
        let work = Work { points: [[choose(0), choose(1)], [choose(2), choose(3)]], minus, doublings: round % 3 };
        for (k, [x, y, z]) in m.call(&work).into_iter().enumerate() {
            let q = &work.points[1][k];
            let mut want = curve.add(&work.points[0][k], &if minus >> k & 1 == 1 { curve.neg(q) } else { q.clone() });
            for _ in 0..work.doublings {
                want = curve.add(&want, &want);
            }
            let inverse = integer(&z, 51).modinv(&curve.p).expect("Z is never 0");
            let got = (integer(&x, 51) * &inverse % &curve.p, integer(&y, 51) * &inverse % &curve.p);
            assert_eq!(got, want, "round {round}, point {k}");
        }
    }
    let neutral = Completed::neutral(m).extended(m);
    let sum = neutral.add(m, &neutral.niels(m), 0).double(m).coordinates(m);
    assert!(
        sum.iter().all(|[x, y, z]| integer(x, 51) % &curve.p == Natural::ZERO && integer(y, 51) % &curve.p == integer(z, 51) % &curve.p)
    );
}

#[test]
fn pairs_add_as_affine_points_do_in_plain_words() {
    agree(Emulated::new(), 40);
    agree(Emulated::splitting(), 40);
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[test]
fn pairs_add_as_affine_points_do_on_vector_units() {
    for (_, unit) in crate::backend::units_for_test("pairs_add_as_affine_points_do_on_vector_units") {
        crate::on_lanes!(unit, m => agree(m, 200));
    }
}

/// Products at the limbs' limits, and what a pair does whatever its limbs.
#[test]
fn no_bit_is_lost_whatever_the_limbs_of_a_pair() {
    let findings = RefCell::new(Analysis::default());
    lose_no_bit(&findings, Intervals::new(&findings));
    let findings = RefCell::new(Analysis::default());
    lose_no_bit(&findings, Intervals::splitting(&findings));
}

fn lose_no_bit<const SPLITS: bool>(findings: &RefCell<Analysis>, m: Intervals<'_, SPLITS>) {
    let any = any_reduced::<F25519, _>(m);
    let reduced = |name: &str, e: &Reduced<_>| assert!(is_reduced::<F25519, _>(m, e), "{name}: {:x?}", e.vectors());
    // Every pair of points is some vector of reduced elements.
    let pair = Completed::from_reduced(any);
    let next = pair.double(m);
    reduced("double", &next.reduced());
    let extended = pair.extended(m);
    reduced("extended", &extended.reduced());
    let niels = extended.niels(m);
    reduced("niels", &Reduced::from_vectors(niels.vectors()));
    for minus in 0..4 {
        let sum = extended.add(m, &Niels::from_vectors(any.vectors()).signed(m, minus), minus);
        reduced("sum", &sum.reduced());
    }
    reduced("neutral", &Completed::neutral(m).reduced());
    let found = findings.borrow();
    assert!(found.findings.is_empty(), "{}", found.findings[0]);
    assert!(found.assumptions.is_empty());
    assert!(found.widest < 1 << 63, "{:#x}", found.widest);
}

#[test]
fn prompt_products_are_the_others() {
    use rand::{RngExt, SeedableRng};
    let m = Emulated::new();
    let p = TwistedEdwards::f25519().p;
    let mut rng = rand::rngs::StdRng::seed_from_u64(18);
    let top = crate::field::f25519::lanes::REDUCED_MAX;
    for _ in 0..400 {
        let mut element = || -> Reduced<_> {
            Reduced::from_vectors(std::array::from_fn(|_| {
                std::array::from_fn(|_| if rng.random_ratio(1, 3) { top } else { rng.random_range(0..=top) })
            }))
        };
        let (a, b, zero) = (element(), element(), [[0; 8]; LIMBS]);
        let both = |product, other| {
            let (product, other): (Reduced<_>, Reduced<_>) = (product, other);
            let values = |e| F25519::scatter(m, e).map(|l| integer(&l, 51) % &p);
            assert_eq!(values(&product), values(&other));
        };
        both(F25519::carry(m, &Unreduced::from_vectors(prompt::mul(m, &a.vectors(), &b.vectors(), zero))), F25519::mul(m, &a, &b));
        both(F25519::carry(m, &Unreduced::from_vectors(prompt::square(m, &a.vectors(), zero))), F25519::square(m, &a));
    }
}

#[test]
fn lanes_meet_within_their_group() {
    let m = Emulated::new();
    let v = [0, 1, 2, 3, 4, 5, 6, 7];
    assert_eq!(m.permute::<{ order([3, 2, 0, 1]) }>(v), [3, 2, 0, 1, 7, 6, 4, 5]);
    assert_eq!(m.join(&[9, 8, 7, 6], &[5, 4, 3, 2]), [9, 8, 7, 6, 5, 4, 3, 2]);
    assert_eq!(m.sub_in(0b1000_0001, v.map(|x| x + 9), v), [9, 10, 11, 12, 13, 14, 15, 9]);
}
