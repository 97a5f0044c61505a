//! Products against arkworks and blst, at their sizes and scalars of interest.

use ark_ec::short_weierstrass::{Affine as ArkAffine, Projective, SWCurveConfig};
use ark_ec::{AffineRepr, VariableBaseMSM};
use ark_ff::{BigInt, PrimeField};
use blst::MultiPoint;
use modmill_arith::field::montgomery::Element;
use modmill_msm::formats::{PointFormat, Prefix, write_points};
use modmill_msm::{
    Affine, BackendChoice, BackendName, Bases, Bls12377, Bls12381, Curve, IntegerBackend, NoProgress, Options, PrepareOptions,
    RandomPoints, Scalar, random_scalars,
};

/// A curve here and in arkworks.
trait Both: Curve {
    type Ark: SWCurveConfig<BaseField: PrimeField<BigInt = BigInt<6>>, ScalarField: PrimeField<BigInt = BigInt<4>>>;
}
impl Both for Bls12377 {
    type Ark = ark_bls12_377::g1::Config;
}
impl Both for Bls12381 {
    type Ark = ark_bls12_381::g1::Config;
}

fn by_arkworks<C: Both>(points: &[Affine<C>], scalars: &[Scalar]) -> Affine<C> {
    let number = |a: &Element<C::Base>| BigInt(a.to_words()).into();
    let bases: Vec<_> = points
        .iter()
        .map(|p| if p.is_neutral() { ArkAffine::<C::Ark>::identity() } else { ArkAffine::new_unchecked(number(&p.x), number(&p.y)) })
        .collect();
    let bits: Vec<_> = scalars.iter().map(|s| BigInt(s.0)).collect();
    let sum = ArkAffine::from(Projective::<C::Ark>::msm_bigint(&bases, &bits));
    if sum.is_zero() {
        return Affine::NEUTRAL;
    }
    Affine { x: Element::from_words(&sum.x.into_bigint().0), y: Element::from_words(&sum.y.into_bigint().0) }
}

/// Scalars of each kind that is special to some width of windows, for as many points.
fn kinds<C: Curve>(count: usize) -> Vec<(&'static str, Vec<Scalar>)> {
    let minus_1 = Scalar([C::ORDER[0] - 1, C::ORDER[1], C::ORDER[2], C::ORDER[3]]);
    let uniform = random_scalars::<C>(count, 30, 0);
    let bit = |k: usize| {
        let mut words = [0; 4];
        words[k / 64] = 1 << (k % 64);
        Scalar(words)
    };
    let witness = |i: usize| if i.is_multiple_of(3) { uniform[i] } else { Scalar::from(i as u64 % 3) };
    vec![
        ("all 0", vec![Scalar::from(0); count]),
        ("all 1", vec![Scalar::from(1); count]),
        ("all r - 1", vec![minus_1; count]),
        ("all equal", vec![uniform[0]; count]),
        ("powers of two", (0..count).map(|i| bit(i % 252)).collect()),
        ("small", (0..count).map(|i| Scalar::from(i as u64 % 100)).collect()),
        ("as a witness has them", (0..count).map(witness).collect()),
        ("uniform", uniform),
    ]
}

fn products<C: Both>(points: &[Affine<C>], kinds: &[(&str, Vec<Scalar>)], backends: &[BackendName]) {
    let bases: Vec<_> = backends
        .iter()
        .map(|backend| {
            let options = PrepareOptions { backend: BackendChoice::Named(*backend), ..PrepareOptions::default() };
            Bases::prepare(points, &options, &mut NoProgress).unwrap()
        })
        .collect();
    for (kind, scalars) in kinds {
        let want = by_arkworks(points, scalars);
        for bases in &bases {
            let got = bases.product(scalars, &Options::default(), &mut NoProgress).unwrap();
            assert_eq!(got, want, "{} {}: {} points, {kind}", C::NAME, bases.backend(), points.len());
        }
    }
}

fn random<C: Curve>(count: usize) -> Vec<Affine<C>> {
    RandomPoints::new(count, 31, 1, &mut NoProgress).unwrap().points
}

fn small<C: Both>() {
    for count in [1, 2, 31, 32, 33, 237, 511, 512, 513] {
        products::<C>(&random(count), &kinds::<C>(count), &IntegerBackend::names());
    }
    // Multiples of one point meet in buckets; so do a point and its opposite, and the neutral element is among them.
    let g = C::GENERATOR;
    let few: Vec<_> = (0..300u64)
        .map(|k| if k.is_multiple_of(2) { g.multiply(&[k % 14]).to_affine() } else { g.multiply(&[k % 14 - 1]).to_affine().neg() })
        .collect();
    products::<C>(&few, &kinds::<C>(few.len()), &IntegerBackend::names());
    products::<C>(&vec![g; 300], &kinds::<C>(300), &IntegerBackend::names());
}

#[test]
fn arkworks_has_the_same_products_377() {
    small::<Bls12377>();
}

#[test]
fn arkworks_has_the_same_products_381() {
    small::<Bls12381>();
}

#[test]
#[ignore = "products of 2^16 points, by both backends and arkworks"]
fn arkworks_has_the_same_large_products() {
    for count in [(1 << 14) - 1, (1 << 14) + 1, 1 << 16] {
        products::<Bls12377>(&random(count), &kinds::<Bls12377>(count), &IntegerBackend::names());
        products::<Bls12381>(&random(count), &kinds::<Bls12381>(count), &IntegerBackend::names());
    }
}

#[test]
fn blst_has_the_same_products() {
    for count in [1, 2, 33, 237] {
        let points = random::<Bls12381>(count);
        let theirs: Vec<_> = points
            .iter()
            .map(|p| blst::blst_p1_affine { x: blst::blst_fp { l: p.x.to_montgomery() }, y: blst::blst_fp { l: p.y.to_montgomery() } })
            .collect();
        let bases = Bases::prepare(&points, &PrepareOptions::default(), &mut NoProgress).unwrap();
        for (kind, scalars) in kinds::<Bls12381>(count) {
            let bytes: Vec<_> = scalars.iter().flat_map(|s| s.0.map(u64::to_le_bytes)).flatten().collect();
            let sum = theirs[..].mult(&bytes, 255);
            let encoded = blst::min_pk::AggregatePublicKey::from(sum).to_public_key().serialize();
            let got = bases.product(&scalars, &Options::default(), &mut NoProgress).unwrap();
            let ours = write_points(&[got], PointFormat::Gnark, Prefix::None);
            assert_eq!(ours.as_deref(), Ok(&encoded[..]), "{count} points, {kind}");
        }
    }
}
