//! One element, against plain integers and the golden model's values.

use super::{Element, Prime, WORDS};
use crate::Natural;
use crate::field::{bls12_377, bls12_381};
use rand::{SeedableRng, rngs::StdRng};

pub(super) fn integer(words: &[u64]) -> Natural {
    words.iter().rev().fold(Natural::ZERO, |n, &w| (n << 64) + w)
}

pub(super) fn words(n: &Natural) -> [u64; WORDS] {
    let mut digits = n.to_u64_digits();
    digits.resize(WORDS, 0);
    digits.try_into().expect("below 2^384")
}

pub(super) fn p<F: Prime>() -> Natural {
    integer(&F::MODULUS)
}

pub(super) fn element<F: Prime>(n: &Natural) -> Element<F> {
    Element::from_words(&words(n))
}

pub(super) fn value<F: Prime>(a: &Element<F>) -> Natural {
    integer(&a.to_words())
}

/// 0, 1, p - 1 and other values at which a carry, a borrow or a word is at its end; then random ones.
pub(super) fn values<F: Prime>(seed: u64, random: usize) -> Vec<Natural> {
    let p = p::<F>();
    let power = |n: u32| Natural::from(1u8) << n;
    let mut out: Vec<_> = (0u8..3).flat_map(|n| [Natural::from(n), &p - 1u8 - n, (&p >> 1) + n]).collect();
    out.extend([power(384) % &p, power(768) % &p, power(408) % &p, power(384) * (&p - 1u8) % &p, power(816) % &p]);
    out.extend((1..6).flat_map(|i| [power(64 * i), power(64 * i) - 1u8]));
    out.extend((1..8).flat_map(|i| [power(51 * i), power(51 * i) - 1u8]));
    let mut rng = StdRng::seed_from_u64(seed);
    out.extend((0..random).map(|_| Natural::random_below(&p, &mut rng)));
    out
}

fn arithmetic<F: Prime>() {
    let p = p::<F>();
    let values = values::<F>(1, 20);
    for x in &values {
        let a = element::<F>(x);
        assert_eq!(&value(&a), x);
        assert_eq!(value(&a.square()), x * x % &p);
        assert_eq!(value(&a.neg()), (&p - x) % &p);
        assert_eq!(value(&a.invert()), x.modpow(&(&p - 2u8), &p), "1/{x}");
        assert_eq!(value(&a.pow(&[0x1234_5678_9abc_def0, 3])), x.modpow(&integer(&[0x1234_5678_9abc_def0, 3]), &p));
        assert_eq!(a.is_zero(), x == &Natural::ZERO);
        for y in &values {
            let b = element::<F>(y);
            assert_eq!(value(&a.mul(&b)), x * y % &p, "{x} * {y}");
            assert_eq!(value(&a.add(&b)), (x + y) % &p);
            assert_eq!(value(&a.sub(&b)), (x + &p - y) % &p);
            assert_eq!(a == b, x == y);
        }
    }
}

fn conversions<F: Prime>() {
    let p = p::<F>();
    let top: Natural = (Natural::from(1u8) << 384) - 1u8;
    for n in [&p + 1u8, &p << 1, top.clone(), &top - &p].iter().chain(&values::<F>(2, 200)) {
        let a = element::<F>(n);
        assert_eq!(value(&a), n % &p, "any six words are taken modulo p");
        let mut bytes = [0; 8 * WORDS];
        bytes[..n.to_bytes_le().len()].copy_from_slice(&n.to_bytes_le());
        assert_eq!(Element::from_bytes(&bytes), a);
        assert_eq!(Natural::from_bytes_le(&a.to_bytes()), n % &p);
        assert_eq!(integer(&a.to_montgomery()), (n << 384) % &p);
        assert_eq!(Element::from_montgomery(a.to_montgomery()), Some(a));
        assert_eq!(Element::<F>::from_montgomery(words(n)).is_some(), n < &p);
    }
    assert_eq!(value(&Element::<F>::ONE), Natural::from(1u8));
    assert_eq!(value(&Element::<F>::ZERO), Natural::ZERO);
}

fn inversions<F: Prime>() {
    let mut elements: Vec<Element<F>> = values::<F>(3, 300).iter().map(element).collect();
    elements.insert(7, Element::ZERO);
    let inverses: Vec<_> = elements.iter().map(Element::invert).collect();
    for (a, inverse) in elements.iter().zip(&inverses) {
        assert_eq!(a.mul(inverse), if a.is_zero() { Element::ZERO } else { Element::ONE });
    }
    Element::invert_all(&mut elements);
    assert_eq!(elements, inverses);
    Element::<F>::invert_all(&mut []);
    let mut zeros = [Element::<F>::ZERO; 3];
    Element::invert_all(&mut zeros);
    assert_eq!(zeros, [Element::ZERO; 3]);
}

macro_rules! for_each_field {
    ($($test:ident)*) => {
        mod field_377 { $( #[test] fn $test() { super::$test::<super::bls12_377::F377>(); } )* }
        mod field_381 { $( #[test] fn $test() { super::$test::<super::bls12_381::F381>(); } )* }
    };
}
for_each_field!(arithmetic conversions inversions);

#[test]
fn the_generators_are_on_their_curves() {
    use bls12_377 as g;
    let on_curve = |x: &g::Element, y: &g::Element| y.square().sub(&x.square().mul(x)) == g::Element::ONE;
    assert!(on_curve(&g::GENERATOR_X, &g::GENERATOR_Y));
    let (xx, yy) = (g::EDWARDS_GENERATOR_X.square(), g::EDWARDS_GENERATOR_Y.square());
    assert_eq!(yy.sub(&xx), g::Element::ONE.add(&g::EDWARDS_D.mul(&xx).mul(&yy)));
    let (xx, yy) = (bls12_381::GENERATOR_X.square(), bls12_381::GENERATOR_Y.square());
    assert_eq!(yy.sub(&xx.mul(&bls12_381::GENERATOR_X)), bls12_381::Element::from_words(&[4, 0, 0, 0, 0, 0]));
}
