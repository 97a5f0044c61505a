//! Square roots, against squares and Euler's criterion.

use super::lanes::{Roots, from_elements, to_elements};
use super::tests::{element, p, values};
use super::{Element, Prime};
use crate::field::{bls12_377::F377, bls12_381::F381};
use crate::lanes::{Emulated, LANES};

fn roots<F: Prime>() {
    let half = p::<F>() >> 1u8;
    let tables = Roots::<F>::new();
    let mut all: Vec<Element<F>> = values::<F>(7, 40).iter().map(element).collect();
    // Every order that b may have: powers of 2 times a square, and their like.
    let mut unity = F::ROOT_OF_UNITY;
    for i in 0..=F::TWO_ADICITY as usize {
        all.extend([unity, unity.mul(&all[i].square()), unity.mul(&unity).mul(&unity)]);
        unity = unity.square();
    }
    all.resize(all.len().next_multiple_of(2 * LANES), Element::ZERO);
    let m = Emulated::new();
    for groups in all.as_chunks::<LANES>().0.as_chunks::<2>().0 {
        let (lanes, found) = tables.sqrt(m, &groups.map(|group| from_elements(m, &group)));
        for (i, group) in groups.iter().enumerate() {
            let in_lanes = to_elements(m, &lanes[i]);
            for (l, a) in group.iter().enumerate() {
                let is_square = a.is_zero() || a.pow(&half.to_u64_digits()) == Element::ONE;
                assert_eq!(found[i] >> l & 1 == 1, is_square);
                assert_eq!(a.sqrt().map(|root| root.square()), is_square.then_some(*a));
                assert_eq!(in_lanes[l].square() == *a, is_square);
            }
        }
    }
}

#[test]
fn roots_377() {
    roots::<F377>();
}

#[test]
fn roots_381() {
    roots::<F381>();
}
