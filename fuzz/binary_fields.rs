//! The checks of the fuzz target `binary_fields`, shared with the property tests on stable Rust (crates/modmill-gf2/tests/fuzz_bodies.rs).

#[path = "input.rs"]
mod input;

use input::Input;
use modmill_gf2::{BackendChoice, BackendName, BinaryBackend, BinaryModulus, Field, Method, MethodChoice, Options, Poly};

/// Products, sums of products and squares modulo a binary polynomial by every method on every backend against the definition. The data begin with
/// two bytes for the degree, below 1100, and the coefficients; the elements of two arrays follow in turn.
pub fn products(data: &[u8]) {
    let mut input = Input(data);
    let degree = (usize::from(input.byte()) + (usize::from(input.byte()) << 8)) % 1100;
    let low = polynomial(&mut input, degree);
    let Ok(modulus) = BinaryModulus::from_words(low.add(&Poly::monomial(degree)).words()) else { return };
    let n = Poly::from(&modulus);
    let (mut a, mut b) = (vec![], vec![]);
    while !input.0.is_empty() && a.len() < 40 {
        a.push(polynomial(&mut input, degree));
        b.push(polynomial(&mut input, degree));
    }
    let products = a.iter().zip(&b).map(|(x, y)| x.mul(y).rem(&n)).collect::<Vec<_>>();
    let squares = a.iter().map(|x| x.square().rem(&n)).collect::<Vec<_>>();
    let sum = products.iter().fold(Poly::zero(), |sum, x| sum.add(x));
    let words = |all: &[Poly]| all.iter().flat_map(|x| x.to_words(modulus.words())).collect::<Vec<_>>();
    let (a, b) = (words(&a), words(&b));
    for backend in BinaryBackend::names() {
        for method in Method::ALL {
            let options = Options { backend: BackendChoice::Named(backend), method: MethodChoice::Named(method), ring: true, threads: 1 };
            let field = match Field::new(&modulus, &options) {
                Ok(field) => field,
                // Most methods take some moduli only; Barrett's takes all.
                Err(error) => {
                    assert!(backend != BackendName::Portable || !matches!(method, Method::Barrett { .. }), "{error}");
                    continue;
                }
            };
            let terms = modulus.terms();
            assert_eq!(field.mul(&a, &b), Ok(words(&products)), "a b by {method} on {backend} modulo {terms:?}");
            assert_eq!(field.square(&a), Ok(words(&squares)), "a^2 by {method} on {backend} modulo {terms:?}");
            assert_eq!(
                field.dot(&a, &b),
                Ok(words(std::slice::from_ref(&sum))),
                "the sum of a b by {method} on {backend} modulo {terms:?}"
            );
        }
    }
}

/// A polynomial of degree below `degree` from as many bytes as its coefficients take.
fn polynomial(input: &mut Input<'_>, degree: usize) -> Poly {
    let mut words = vec![0; degree.div_ceil(64)];
    for (i, byte) in input.take(degree.div_ceil(8)).iter().enumerate() {
        words[i / 8] |= u64::from(*byte) << (i % 8 * 8);
    }
    if let Some(top) = words.last_mut() {
        *top &= u64::MAX >> (degree.wrapping_neg() % 64);
    }
    Poly::from_words(&words)
}
