//! Products of arkworks' points, by arkworks and by us.

use ark_ec::short_weierstrass::{Affine as ArkAffine, Projective};
use ark_ec::{AdditiveGroup, CurveGroup, VariableBaseMSM};
use ark_ff::{BigInt, BigInteger, Field, PrimeField, UniformRand};
use ark_std::rand::{SeedableRng, rngs::StdRng};
use modmill_msm::ark::{ArkCurve, bigints, msm, msm_bigint, points, projective, scalars};
use modmill_msm::{Affine, Bases, MsmError, NoProgress, Options, PrepareOptions, RandomPoints};

/// Points in the subgroup and, every fifth one, at infinity; some of them equal or opposite.
fn random<P: ArkCurve>(count: usize) -> (Vec<ArkAffine<P>>, Vec<P::ScalarField>) {
    let mut rng = StdRng::seed_from_u64(count as u64);
    let made = RandomPoints::<P::Ours>::new(count, count as u64, 1, &mut NoProgress).unwrap().points;
    let mut bases: Vec<ArkAffine<P>> = made.iter().map(|p| projective(p).into_affine()).collect();
    for i in (3..count).step_by(5) {
        bases[i] = ArkAffine::identity();
        (bases[i - 1], bases[i - 2]) = (bases[i - 3], -bases[i - 3]);
    }
    (bases, (0..count).map(|_| P::ScalarField::rand(&mut rng)).collect())
}

fn as_arkworks<P: ArkCurve>() {
    for count in [0, 1, 2, 9, 100, 237] {
        let (bases, mut factors) = random::<P>(count);
        for (factor, small) in factors.iter_mut().zip([P::ScalarField::ZERO, P::ScalarField::ONE, -P::ScalarField::ONE]).skip(1) {
            *factor = small;
        }
        let want = Projective::<P>::msm(&bases, &factors).unwrap();
        assert_eq!(msm(&bases, &factors, 1), Ok(want), "{count}");
        let integers: Vec<_> = factors.iter().map(|s| s.into_bigint()).collect();
        assert_eq!(msm_bigint(&bases, &integers, 2), Ok(want), "{count}");
        assert_eq!(bigints(&integers), scalars(&factors));
        let prepared = Bases::prepare(&points(&bases).unwrap(), &PrepareOptions::default(), &mut NoProgress).unwrap();
        let product = prepared.product(&scalars(&factors), &Options::default(), &mut NoProgress).unwrap();
        assert_eq!(projective::<P>(&product), want, "{count}");
    }
    let (bases, factors) = random::<P>(3);
    assert_eq!(msm(&bases, &factors[1..], 1), Err(MsmError::LengthMismatch { scalars: 2, points: 3 }));
    assert_eq!(msm(&[ArkAffine::<P>::identity(); 3], &factors, 1), Ok(Projective::default()));
    assert_eq!(points(&[ArkAffine::<P>::identity()]), Ok(vec![Affine::NEUTRAL]));
    let mut bad = bases;
    bad[2].y = P::from_montgomery([u64::MAX; 6]);
    assert_eq!(msm(&bad, &factors, 1), Err(MsmError::Coordinate { index: 2 }));
}

#[test]
fn the_same_products_on_bls12_377() {
    as_arkworks::<ark_bls12_377::g1::Config>();
}

#[test]
fn the_same_products_on_bls12_381() {
    as_arkworks::<ark_bls12_381::g1::Config>();
}

/// arkworks sums these, too: nobody checks the subgroup.
#[test]
fn points_outside_the_subgroup() {
    let mut rng = StdRng::seed_from_u64(1);
    let base = (1u64..).find_map(|x| ark_bls12_381::G1Affine::get_point_from_x_unchecked(x.into(), true)).unwrap();
    assert!(!base.is_in_correct_subgroup_assuming_on_curve());
    let bases = [base, -base, base, base];
    let integers: Vec<BigInt<4>> = (0..4).map(|_| ark_bls12_381::Fr::rand(&mut rng).into_bigint()).collect();
    assert_eq!(msm_bigint(&bases, &integers, 1), Ok(Projective::msm_bigint(&bases, &integers)));
}

/// The multiple n of `base`, by doublings and additions: arkworks' own multiples may use an endomorphism of the subgroup.
fn times<P: ArkCurve>(base: &ArkAffine<P>, n: BigInt<4>) -> Projective<P> {
    let bits = ark_ff::BitIteratorBE::new(n);
    bits.fold(Projective::default(), |sum, bit| if bit { sum.double() + *base } else { sum.double() })
}

/// Integers from r on are not reduced: outside the subgroup, r + 5 times a point is not 5 times it.
fn integers_are_whole<P: ArkCurve>(outside: ArkAffine<P>) {
    assert!(outside.is_on_curve() && !outside.is_in_correct_subgroup_assuming_on_curve());
    let plus = |n: u64| {
        let mut sum = P::ScalarField::MODULUS;
        assert!(!sum.add_with_carry(&BigInt::from(n)));
        sum
    };
    let (inside, _) = random::<P>(2);
    let bases = [outside, inside[0], -outside, outside];
    let definition = |integers: &[BigInt<4>]| bases.iter().zip(integers).map(|(base, n)| times(base, *n)).sum::<Projective<P>>();
    let integers = [plus(5), plus(1), BigInt::from(7u64), BigInt::from(0u64)];
    assert_eq!(Projective::msm_bigint(&bases, &integers), definition(&integers));
    // arkworks takes r for 0, r - 1 for -1, and drops the highest bits.
    for integers in [integers, [plus(0), plus(0), plus(9), plus(1 << 40)], [BigInt([u64::MAX; 4]), plus(0), plus(1), BigInt([7; 4])]] {
        for threads in [1, 2] {
            assert_eq!(msm_bigint(&bases, &integers, threads), Ok(definition(&integers)));
        }
    }
}

#[test]
fn integers_over_the_order_are_not_reduced() {
    // (0, 2), of order 3: r + 5 is 0 modulo 3.
    let small = ark_bls12_381::G1Affine::new_unchecked(0.into(), 2.into());
    let mut five_more = ark_bls12_381::Fr::MODULUS;
    five_more.0[0] += 5;
    assert_eq!(msm_bigint(&[small], &[five_more], 1), Ok(Projective::default()));
    integers_are_whole(small);
    integers_are_whole((1u64..).find_map(|x| ark_bls12_381::G1Affine::get_point_from_x_unchecked(x.into(), true)).unwrap());
    let found = (1u64..).find_map(|x| ark_bls12_377::G1Affine::get_point_from_x_unchecked(x.into(), true));
    integers_are_whole(found.unwrap());
    integers_are_whole(ark_bls12_377::G1Affine::new_unchecked((-1).into(), 0.into()));
}
