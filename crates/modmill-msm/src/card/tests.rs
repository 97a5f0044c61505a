//! Points on their way to gates and back.

use super::{CHUNK, Card, CardPoints, Coordinates, Form, Multiples, WORDS, Window};
use crate::{Affine, BackendChoice, Bls12377, Bls12381, Curve, IntegerBackend, MsmError, NoProgress, RandomPoints, Source, Xyzz};
use modmill_arith::field::montgomery::{Element, Prime};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt, SeedableRng};

const SCALING: [u64; WORDS] = [5, 1 << 63, 0, 7, 0, 1];
const ONE: Multiples = Multiples { count: 1, stride: 0 };

fn backends() -> impl Iterator<Item = BackendChoice> {
    IntegerBackend::names().into_iter().map(BackendChoice::Named)
}

fn random<F: Prime>(rng: &mut impl Rng) -> Element<F> {
    Element::from_words(&std::array::from_fn(|_| rng.next_u64()))
}

fn elements_are_their_digits<C: Curve>() {
    let card = Card::<C>::new(&SCALING);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let one = Element::<C::Base>::ONE;
    let inverse = Element::from_words(&SCALING).invert();
    let mut all = vec![Element::ZERO, one, one.neg(), inverse, inverse.neg()];
    all.extend((0..200).map(|_| random(&mut rng)));
    for a in all {
        let digits = card.residues.digits(&a);
        assert!(digits.iter().all(|digit| *digit < C::X));
        assert_eq!(card.residues.element(&digits), a);
    }
    // Words above the seed, as sums have.
    let x = card.residues.element(&[0, 1, 0, 0, 0, 0]);
    let mut power = card.residues.element(&[1, 0, 0, 0, 0, 0]);
    let ratio = x.mul(&power.invert());
    let mut sum = Element::ZERO;
    for _ in 0..WORDS {
        sum = sum.add(&power.mul(&Element::from_words(&[u64::MAX, 0, 0, 0, 0, 0])));
        power = power.mul(&ratio);
    }
    assert_eq!(card.residues.element(&[u64::MAX; WORDS]), sum);
}

#[test]
fn elements() {
    elements_are_their_digits::<Bls12377>();
    elements_are_their_digits::<Bls12381>();
}

/// A sum of which `point` is the prepared form, times `scale`.
fn as_sum<C: Curve>(card: &Card<C>, point: &[u64], scale: &Element<C::Base>) -> Coordinates<C> {
    let (point, _) = point.as_chunks();
    let [a, b, c] = std::array::from_fn(|i| card.residues.element(&point[i]));
    let sum = match &card.form {
        Form::Edwards(_) => {
            let (x, y) = (b.sub(&a), b.add(&a));
            [x, y, Element::ONE, x.mul(&y)]
        }
        Form::Hessian(_) => {
            assert_eq!(c.add(&a.mul(&Element::from_words(&[108, 0, 0, 0, 0, 0]))), Element::ZERO);
            [a, b, Element::ONE, Element::ZERO]
        }
    };
    sum.map(|coordinate| coordinate.mul(scale))
}

fn words<C: Curve>(card: &Card<C>, sum: &Coordinates<C>) -> Vec<u64> {
    sum.iter().flat_map(|a| card.residues.digits(a)).take(card.sum_words()).collect()
}

fn points<C: Curve>(count: usize) -> Vec<Affine<C>> {
    let mut points = RandomPoints::new(count, 5, 1, &mut NoProgress).unwrap().points;
    points.iter_mut().step_by(7).for_each(|p| *p = Affine::NEUTRAL);
    points
}

fn weighted_sums_are_those_of_the_points<C: Curve>() {
    let card = Card::<C>::new(&SCALING);
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    // More points than a chunk, on two threads in the second round.
    for (count, lens) in [(0, vec![]), (1, vec![2]), (100, vec![17, 9, 1, 3]), (5000, vec![130, 1025])] {
        let points = points::<C>(count);
        let converted = card.points(&points.as_slice(), ONE, 2, &mut NoProgress).unwrap();
        assert!(converted.without.is_empty());
        let mut windows = vec![];
        for len in lens {
            let (first, shift) = windows.last().map_or((0, 3), |w: &Window| (w.first + w.len, w.shift + 11));
            windows.push(Window { first, len, shift });
        }
        let all = windows.last().map_or(0, |w| w.first + w.len);
        let (mut sums, mut buckets, mut expected) = (vec![], vec![], Xyzz::NEUTRAL);
        for (row, point) in converted.rows.iter().zip(&points) {
            let sum = as_sum(&card, row, &random(&mut rng));
            assert!(card.form.is_on_curve(&sum));
            assert_eq!(card.form.affine(&[sum]), [*point]);
            sums.extend(words(&card, &sum));
            let bucket = rng.random_range(0..all);
            buckets.push(bucket as u32);
            let window = windows.iter().rfind(|w| w.first <= bucket).unwrap();
            let mut times = point.multiply(&[(bucket - window.first) as u64]);
            (0..window.shift).for_each(|_| times = times.double());
            expected = expected.add(&times);
        }
        for backend in backends() {
            let found = card.sum(&sums, &buckets, &windows, backend, 2, &mut NoProgress).unwrap();
            assert_eq!(found, Some(expected.to_affine()));
        }
    }
}

/// Sums of which one coordinate has any words, the largest among them.
fn all_words_are_read<C: Curve>() {
    let card = Card::<C>::new(&SCALING);
    let points = points::<C>(40);
    let rows = card.points(&points.as_slice(), ONE, 1, &mut NoProgress).unwrap().rows;
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let (mut sums, mut expected) = (vec![], Xyzz::NEUTRAL);
    for (k, (row, point)) in rows.iter().zip(&points).enumerate() {
        let coordinate = k % card.form.coordinates();
        let any = if k < 10 { [u64::MAX; WORDS] } else { std::array::from_fn(|_| if rng.random() { u64::MAX } else { rng.next_u64() }) };
        let sum = as_sum(&card, row, &Element::ONE);
        if sum[coordinate].is_zero() {
            continue;
        }
        let scale = card.residues.element(&any).mul(&sum[coordinate].invert());
        let mut own = words(&card, &as_sum(&card, row, &scale));
        own[coordinate * WORDS..(coordinate + 1) * WORDS].copy_from_slice(&any);
        sums.extend(own);
        expected = expected.add_affine(point);
    }
    let count = sums.len() / card.sum_words();
    let windows = [Window { first: 0, len: 2, shift: 0 }];
    for backend in backends() {
        let found = card.sum(&sums, &vec![1; count], &windows, backend, 1, &mut NoProgress).unwrap();
        assert_eq!(found, Some(expected.to_affine()));
    }
}

#[test]
fn any_words() {
    all_words_are_read::<Bls12377>();
    all_words_are_read::<Bls12381>();
}

#[test]
fn weighted_sums() {
    weighted_sums_are_those_of_the_points::<Bls12377>();
    weighted_sums_are_those_of_the_points::<Bls12381>();
}

fn a_wrong_word_is_found<C: Curve>() {
    let card = Card::<C>::new(&SCALING);
    let points = points::<C>(20);
    let rows = card.points(&points.as_slice(), ONE, 1, &mut NoProgress).unwrap().rows;
    let right: Vec<_> = rows.iter().flat_map(|row| words(&card, &as_sum(&card, row, &Element::ONE))).collect();
    let windows = [Window { first: 0, len: 20, shift: 0 }];
    let buckets: Vec<_> = (0..20).collect();
    let sum = |words: &[u64], backend| card.sum(words, &buckets, &windows, backend, 1, &mut NoProgress);
    for backend in backends() {
        assert!(sum(&right, backend).unwrap().is_some());
        for word in 0..card.sum_words() {
            let mut wrong = right.clone();
            wrong[13 * card.sum_words() + word] ^= 1 << 17;
            assert_eq!(sum(&wrong, backend), Err(MsmError::NotOnCurve { curve: C::NAME, index: 13 }));
        }
        let mut undefined = right.clone();
        undefined[card.sum_words()..2 * card.sum_words()].fill(0);
        assert_eq!(sum(&undefined, backend), Ok(None));
    }
}

#[test]
fn wrong_sums() {
    a_wrong_word_is_found::<Bls12377>();
    a_wrong_word_is_found::<Bls12381>();
}

/// The points of order 2 and 4 of BLS12-377; those of order 3 of BLS12-381, which has the form of every point.
#[test]
fn points_without_a_form() {
    let card = Card::<Bls12377>::new(&SCALING);
    let one = Element::ONE;
    let s_inverse = crate::map::Map::<Bls12377>::new(&<Bls12377 as crate::CurveParameters>::EDWARDS.unwrap()).inverse_of_s;
    let mut given = points::<Bls12377>(3);
    given[1] = Affine { x: one.neg(), y: Element::ZERO };
    assert!(given[1].is_on_curve());
    let CardPoints { rows, without } = card.points(&given.as_slice(), ONE, 1, &mut NoProgress).unwrap();
    assert_eq!((without, rows[1]), (vec![1], rows[0]), "given[0] is neutral");
    // u = -1.
    let fourth = Affine::<Bls12377> { x: s_inverse.neg().sub(&one), y: one };
    assert_eq!(card.points(&[fourth].as_slice(), ONE, 1, &mut NoProgress).unwrap().without, [0]);
    let card = Card::<Bls12381>::new(&SCALING);
    let third = Affine::<Bls12381> { x: Element::ZERO, y: Element::from_words(&[2, 0, 0, 0, 0, 0]) };
    let converted = card.points(&[third, third.neg()].as_slice(), ONE, 1, &mut NoProgress).unwrap();
    assert!(converted.without.is_empty());
    for (row, point) in converted.rows.iter().zip([third, third.neg()]) {
        let sum = as_sum(&card, row, &Element::from_words(&SCALING));
        assert!(card.form.is_on_curve(&sum));
        assert_eq!(card.form.affine(&[sum]), [point]);
    }
}

/// Multiples are rows of their own: those of all points, then the next ones.
#[test]
fn multiples_of_points() {
    fn of<C: Curve>() {
        let card = Card::<C>::new(&SCALING);
        // More points than a block.
        let points = points::<C>(CHUNK + 2);
        let rows = |points: &[Affine<C>], multiples| card.points(&points, multiples, 2, &mut NoProgress).unwrap().rows;
        let found = rows(&points, Multiples { count: 3, stride: 5 });
        let (mut all, mut current) = (vec![], points);
        for _ in 0..3 {
            all.extend_from_slice(&current);
            current.iter_mut().for_each(|point| *point = point.multiply(&[32]).to_affine());
        }
        assert!(found == rows(&all, ONE));
    }
    of::<Bls12377>();
    of::<Bls12381>();
    // Twice a point of order 2, which has no form, is the neutral element.
    let card = Card::<Bls12377>::new(&SCALING);
    let given = [Affine::NEUTRAL, Affine { x: Element::ONE.neg(), y: Element::ZERO }];
    let converted = card.points(&given.as_slice(), Multiples { count: 3, stride: 1 }, 1, &mut NoProgress).unwrap();
    assert_eq!(converted.without, [1]);
    assert!(converted.rows.iter().all(|row| *row == converted.rows[0]));
}

/// Bases give back the points that they were made of.
#[test]
fn points_of_bases() {
    fn of<C: Curve>() {
        let points = points::<C>(50);
        for backend in backends() {
            let options = crate::PrepareOptions { backend, multiples: 2, ..crate::PrepareOptions::default() };
            let bases = crate::Bases::prepare(&points, &options, &mut NoProgress).unwrap();
            assert_eq!(bases.count(), 50);
            assert_eq!(*bases.read(7..50).unwrap(), points[7..]);
            assert!(bases.read(3..3).unwrap().is_empty());
        }
    }
    of::<Bls12377>();
    of::<Bls12381>();
}
