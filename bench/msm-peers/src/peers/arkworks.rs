//! arkworks: `VariableBaseMSM::msm`.

use super::{Curve, Peer, Product};
use crate::data::{Data, Point};
use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ec::{CurveGroup, VariableBaseMSM};
use ark_ff::{BigInt, Fp, MontBackend, MontConfig, PrimeField};

pub(super) fn peer() -> Peer {
    let assembly = if cfg!(feature = "asm") { "assembly" } else { "no assembly" };
    let built = if cfg!(target_feature = "bmi2") { "built for this machine" } else { "built for any x86-64" };
    Peer {
        name: "arkworks",
        title: format!("arkworks {} msm, {assembly}, {built}", env!("VERSION_ark_ec")),
        curves: &Curve::ALL,
        load: |curve, data| match curve {
            Curve::Bls12377 => load::<ark_bls12_377::g1::Config, _, _>(data),
            Curve::Bls12381 => load::<ark_bls12_381::g1::Config, _, _>(data),
        },
    }
}

fn load<P, Q, R>(data: &Data) -> Product
where
    Q: MontConfig<6>,
    R: MontConfig<4>,
    P: SWCurveConfig<BaseField = Fp<MontBackend<Q, 6>, 6>, ScalarField = Fp<MontBackend<R, 4>, 4>>,
{
    let coordinate = |words: &[u64]| Fp::new_unchecked(BigInt(std::array::from_fn(|i| words[i])));
    let point = |words: &Point| match words {
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] => Affine::identity(),
        _ => Affine::<P>::new_unchecked(coordinate(&words[..6]), coordinate(&words[6..])),
    };
    let points: Vec<_> = data.points.iter().map(point).collect();
    let scalars: Vec<P::ScalarField> = data.scalars.iter().map(|words| Fp::new(BigInt(*words))).collect();
    Box::new(move || {
        let product = Projective::<P>::msm(&points, &scalars).unwrap_or_default().into_affine();
        let mut words = [0; 12];
        if !product.infinity {
            words[..6].copy_from_slice(&product.x.into_bigint().0);
            words[6..].copy_from_slice(&product.y.into_bigint().0);
        }
        words
    })
}
