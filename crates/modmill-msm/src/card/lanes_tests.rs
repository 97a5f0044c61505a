//! Sums in lanes against words, and on every input at once.

use super::lanes::{EDWARDS, EdwardsRows, HESSIAN, HessianPoints, Words, zero};
use super::{Card, Form, WORDS};
use crate::{Bls12377, Bls12381, Curve, CurveParameters};
use modmill_arith::field::montgomery::lanes::{Reduced, to_elements};
use modmill_arith::field::{Field, LaneField};
use modmill_arith::lanes::{Analysis, Emulated, Independent, Interval, Intervals, Kernel, LANES};
use modmill_arith::{IntegerBackend, on_lanes};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use std::cell::RefCell;

const SCALING: [u64; WORDS] = [5, 1 << 63, 0, 7, 0, 1];

struct Read<'a, C>(&'a Words<C>, &'a [[u64; WORDS]; LANES]);

impl<C: CurveParameters, M: Independent> Kernel<M> for Read<'_, C> {
    type Out = Reduced<C::Base, M::V>;

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let [a] = self.0.coordinates(m, &m.gather(self.1.each_ref()));
        C::Base::carry(m, &a)
    }
}

fn words_in_lanes<C: Curve>() {
    let card = Card::<C>::new(&SCALING);
    let words = Words::new(&card.residues);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let x = C::X;
    let mut eights = vec![
        [[u64::MAX; WORDS]; LANES],
        [[0; WORDS]; LANES],
        std::array::from_fn(|l| std::array::from_fn(|i| if i % 2 == l % 2 { u64::MAX } else { 0 })),
        std::array::from_fn(|l| std::array::from_fn(|i| if i == l { u64::MAX } else { 0 })),
        std::array::from_fn(|l| [x - 1, x, x + 1, 1 << 51, (1 << 51) - 1, 1 << 63].map(|word| word.rotate_left(l as u32 * 13))),
    ];
    eights.extend((0..20).map(|_| std::array::from_fn(|_| std::array::from_fn(|_| rng.next_u64()))));
    for eight in eights {
        let expected = eight.map(|words| card.residues.element(&words));
        assert_eq!(to_elements(Emulated::new(), &Emulated::new().call(Read(&words, &eight))), expected);
        for lanes in IntegerBackend::available().into_iter().filter_map(IntegerBackend::unit) {
            on_lanes!(lanes, m => assert_eq!(to_elements(m, &m.call(Read(&words, &eight))), expected));
        }
    }
}

#[test]
fn elements() {
    words_in_lanes::<Bls12377>();
    words_in_lanes::<Bls12381>();
}

/// Any words: no sum leaves its 64 bits and no factor its 52, whatever gates return.
#[test]
fn no_bit_is_lost() {
    fn of<C: Curve>() {
        let card = Card::<C>::new(&SCALING);
        let analysis = RefCell::new(Analysis::default());
        let m = Intervals::new(&analysis);
        let word = [Interval::up_to(u64::MAX); LANES];
        let fits = |a: &Reduced<C::Base, [Interval; LANES]>| {
            a.vectors().iter().zip(C::Base::REDUCED_MAX).all(|(limb, max)| limb.iter().all(|lane| lane.max <= max))
        };
        match &card.form {
            Form::Edwards(form) => {
                let row = EdwardsRows::new(&card.residues, &form.map().d).row(m, &[word; EDWARDS]);
                // An engine takes the row, and adds it.
                assert!(row[..4].iter().all(fits));
                row[4..].iter().for_each(|a| _ = zero(m, a));
            }
            Form::Hessian(form) => {
                let points: HessianPoints<C> = form.in_lanes(&card.residues);
                let parts = points.parts(m, &[word; HESSIAN]);
                assert!(parts[..4].iter().all(fits));
                [2, 4].into_iter().for_each(|k| _ = zero(m, &parts[k]));
            }
        }
        assert!(analysis.borrow().findings.is_empty(), "{:?}", analysis.borrow().findings);
    }
    of::<Bls12377>();
    of::<Bls12381>();
}
