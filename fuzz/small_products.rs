//! The checks of the fuzz target `msm`, shared with the property tests on stable Rust (crates/modmill-msm/tests/special.rs).

#[path = "input.rs"]
mod input;

use input::Input;
use modmill_arith::field::montgomery::Element;
use modmill_msm::{
    Affine, BackendChoice, Bases, Bls12377, Bls12381, Checks, Curve, IntegerBackend, NoProgress, Options, PrepareOptions, Scalar, Xyzz,
};

/// A small product on every backend against the sum of its terms. The first bytes choose the curve, the width of windows, multiples and checks;
/// then come points (small multiples of the generator, or points of small order) and scalars.
pub fn products(data: &[u8]) {
    let mut input = Input(data);
    if input.byte() & 1 == 0 { products_of::<Bls12377>(&mut input) } else { products_of::<Bls12381>(&mut input) }
}

fn products_of<C: Curve>(input: &mut Input<'_>) {
    let window = Some(u32::from(input.byte() % 16)).filter(|width| *width >= 4);
    let multiples = usize::from(input.byte() % 65);
    let checks = if input.byte() & 1 == 0 { Checks::None } else { Checks::Subgroup };
    let (mut points, mut scalars, mut outside) = (vec![], vec![], false);
    while !input.0.is_empty() && points.len() < 40 {
        let (point, in_subgroup) = point::<C>(input);
        outside |= !in_subgroup;
        points.push(point);
        scalars.push(scalar::<C>(input));
    }
    let checks = if outside { Checks::Curve } else { checks };
    let want = scalars.iter().zip(&points).fold(Xyzz::NEUTRAL, |sum: Xyzz<C>, (s, p)| sum.add(&p.multiply(&s.0))).to_affine();
    for backend in IntegerBackend::names() {
        let options = PrepareOptions { backend: BackendChoice::Named(backend), checks, multiples, threads: 1 };
        let bases = match Bases::prepare(&points, &options, &mut NoProgress) {
            Ok(bases) => bases,
            Err(error) => panic!("{error}"),
        };
        match bases.product(&scalars, &Options { window, threads: 1 }, &mut NoProgress) {
            Ok(got) => assert_eq!(got, want, "{} {backend}, window {window:?}, {multiples} multiples, {checks:?}", C::NAME),
            Err(error) => panic!("{error}"),
        }
    }
}

/// A point, and whether it is in the subgroup.
fn point<C: Curve>(input: &mut Input<'_>) -> (Affine<C>, bool) {
    let choice = input.byte();
    let p = C::GENERATOR.multiply(&[u64::from(choice >> 3)]).to_affine();
    let p = if choice & 1 == 1 { p.neg() } else { p };
    if choice >> 1 & 3 < 3 {
        return (p, true);
    }
    // (0, sqrt B) has order 3, and (-1, 0) on BLS12-377 order 2.
    let root = Element::from_words(&[C::B, 0, 0, 0, 0, 0]).sqrt().expect("1 and 4 are squares");
    let small = match choice & 1 {
        1 if C::B == 1 => Affine { x: Element::ZERO.sub(&Element::ONE), y: Element::ZERO },
        _ => Affine { x: Element::ZERO, y: root },
    };
    (p.multiply(&[1]).add_affine(&small).to_affine(), false)
}

/// 0 to 15, r less that, a power of two less that, or any bytes.
fn scalar<C: Curve>(input: &mut Input<'_>) -> Scalar {
    let choice = input.byte();
    let little = u64::from(choice >> 2 & 15);
    let words = match choice & 3 {
        0 => [little, 0, 0, 0],
        1 => less(&C::ORDER, little),
        2 => {
            let bit = input.byte();
            let mut power = [0; 4];
            power[usize::from(bit / 64)] = 1 << (bit % 64);
            less(&power, little)
        }
        _ => [0; 4].map(|_: u64| u64::from_le_bytes([0; 8].map(|_: u8| input.byte()))),
    };
    Scalar(words)
}

/// a - b modulo 2^256.
fn less(a: &[u64; 4], b: u64) -> [u64; 4] {
    let mut borrow = b;
    a.map(|word| {
        let (word, below) = word.overflowing_sub(borrow);
        borrow = u64::from(below);
        word
    })
}
