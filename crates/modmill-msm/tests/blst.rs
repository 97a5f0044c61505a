//! Products of blst's points, by blst and by us.

use blst::{MultiPoint, blst_fp, blst_p1, blst_p1_affine, blst_scalar};
use modmill_msm::blst::{msm, points, scalars};
use modmill_msm::{Affine, Bases, Bls12381, CurveParameters, MsmError, NoProgress, Options, PrepareOptions, RandomPoints, random_scalars};

fn random(count: usize) -> (Vec<blst_p1_affine>, Vec<blst_scalar>) {
    let fp = |a: [u64; 6]| blst_fp { l: a };
    let made = RandomPoints::<Bls12381>::new(count, 3, 1, &mut NoProgress).unwrap().points;
    let bases = made.iter().map(|p| blst_p1_affine { x: fp(p.x.to_montgomery()), y: fp(p.y.to_montgomery()) });
    let bytes = |words: [u64; 4]| std::array::from_fn(|i| words[i / 8].to_le_bytes()[i % 8]);
    let factors = random_scalars::<Bls12381>(count, 3, 0).into_iter().map(|s| blst_scalar { b: bytes(s.0) });
    (bases.collect(), factors.collect())
}

#[test]
fn the_same_products() {
    for count in [1, 2, 9, 100, 237] {
        let (mut bases, factors) = random(count);
        let bytes: Vec<u8> = factors.iter().flat_map(|s| s.b).collect();
        let want: blst_p1 = bases.mult(&bytes, 255);
        assert_eq!(msm(&bases, &factors, 1), Ok(want), "{count}");
        let prepared = Bases::prepare(points(&bases).unwrap(), &PrepareOptions::default(), &mut NoProgress).unwrap();
        let product = prepared.product(&scalars(&factors), &Options::default(), &mut NoProgress).unwrap();
        assert_eq!(modmill_msm::blst::to_p1(&product), want, "{count}");
        // blst's own sum takes points at infinity for none.
        let last = count - 1;
        bases[last] = blst_p1_affine::default();
        let rest = if last > 0 { bases[..last].mult(&bytes[..32 * last], 255) } else { blst_p1::default() };
        assert_eq!(msm(&bases, &factors, 2), Ok(rest), "{count}");
    }
}

/// blst reduces no scalar; outside the subgroup it makes a difference from r on.
#[test]
fn scalars_over_the_order_are_not_reduced() {
    // (0, 2) has order 3.
    let fp = |n: u64| blst_fp {
        l: modmill_arith::field::montgomery::Element::<<Bls12381 as CurveParameters>::Base>::from_words(&[n, 0, 0, 0, 0, 0])
            .to_montgomery(),
    };
    let (mut bases, mut factors) = random(5);
    bases[1] = blst_p1_affine { x: fp(0), y: fp(2) };
    let order: [u8; 32] = std::array::from_fn(|i| Bls12381::ORDER[i / 8].to_le_bytes()[i % 8]);
    (factors[0].b, factors[1].b, factors[3].b) = (order, order, [0xff; 32]);
    factors[1].b[0] += 5;
    let bytes: Vec<u8> = factors.iter().flat_map(|s| s.b).collect();
    assert_eq!(msm(&bases, &factors, 1), Ok(bases.mult(&bytes, 256)));
    assert_eq!(msm(&bases[1..2], &factors[1..2], 1), Ok(blst_p1::default()));
}

#[test]
fn what_is_refused() {
    let (mut bases, factors) = random(3);
    assert_eq!(msm(&[], &[], 1), Ok(blst_p1::default()));
    assert_eq!(points(&[blst_p1_affine::default()]), Ok(&[Affine::NEUTRAL][..]));
    assert_eq!(msm(&bases, &factors[1..], 1), Err(MsmError::LengthMismatch { scalars: 2, points: 3 }));
    bases[1].x.l = [u64::MAX; 6];
    assert_eq!(msm(&bases, &factors, 1), Err(MsmError::Coordinate { index: 1 }));
}
