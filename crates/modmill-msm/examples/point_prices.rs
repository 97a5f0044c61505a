//! Prices of a point before a product, in microseconds: `cargo run --release -p modmill-msm --example point_prices`.
//!
//! Least processor times of interleaved slices on one thread: checks, reading compressed points, opening a file of bases; beside arkworks' check and reading.

use ark_ec::short_weierstrass::{Affine as ArkAffine, SWCurveConfig};
use ark_ff::{BigInt, PrimeField};
use ark_serialize::{CanonicalDeserialize, Compress, Validate};
use modmill_msm::formats::{Encoded, PointFormat, PointReader, Prefix, write_points};
use modmill_msm::{
    Affine, BackendChoice, BackendName, Bases, Bls12377, Bls12381, Checks, IntegerBackend, NoProgress, OpenOptions, PrepareOptions,
};
use modmill_timing::process_time;
use std::error::Error;
use std::time::Duration;

const POINTS: usize = 1 << 14;
const SLICES: usize = 12;
/// Points of slices of what is slower.
const FEW: usize = 256;

type Work<'a> = Box<dyn FnMut() -> Result<(), Box<dyn Error>> + 'a>;

fn prices<C: Encoded, A>() -> Result<(), Box<dyn Error>>
where
    A: SWCurveConfig<BaseField: PrimeField<BigInt = BigInt<6>>>,
{
    let mut multiple = C::GENERATOR.multiply(&[3]);
    let next = || {
        multiple = multiple.double().add_affine(&C::GENERATOR);
        multiple.to_affine()
    };
    let points: Vec<Affine<C>> = std::iter::repeat_with(next).take(POINTS).collect();
    let ark: Vec<ArkAffine<A>> =
        points[..FEW].iter().map(|p| ArkAffine::new_unchecked(BigInt(p.x.to_words()).into(), BigInt(p.y.to_words()).into())).collect();
    let prepare = |backend, checks, points: &[Affine<C>]| {
        let options = PrepareOptions { backend: BackendChoice::Named(backend), checks, ..PrepareOptions::default() };
        Bases::prepare(points, &options, &mut NoProgress)
    };
    let directory = tempfile::tempdir()?;
    let file = directory.path().join("bases");
    prepare(BackendName::Portable, Checks::None, &points)?.save(&file, &mut NoProgress)?;
    let open = |verify| Bases::<C>::open(&file, &OpenOptions { verify, ..OpenOptions::default() }, &mut NoProgress);
    let compressed = write_points(&points, PointFormat::ArkCompressed, Prefix::None)?;
    let whole = write_points(&points, PointFormat::Ark, Prefix::None)?;
    let read = |bytes, format| PointReader::<C>::new(bytes, format).and_then(|reader| reader.read(0..reader.len()));
    let mut rows: Vec<(&str, usize, Work<'_>)> = vec![
        (
            "arkworks: subgroup",
            FEW,
            Box::new(|| ark.iter().all(A::is_in_correct_subgroup_assuming_on_curve).then_some(()).ok_or("outside".into())),
        ),
        (
            "arkworks: compressed",
            FEW,
            Box::new(|| {
                let records = compressed[..48 * FEW].chunks(48);
                records
                    .map(|r| ArkAffine::<A>::deserialize_with_mode(r, Compress::Yes, Validate::No))
                    .collect::<Result<Vec<_>, _>>()
                    .map_err(|e| e.to_string())?;
                Ok(())
            }),
        ),
        ("compressed", POINTS, Box::new(|| Ok(read(&compressed, PointFormat::ArkCompressed).map(|_| ())?))),
        ("uncompressed", POINTS, Box::new(|| Ok(read(&whole, PointFormat::Ark).map(|_| ())?))),
        ("open, verified", POINTS, Box::new(|| Ok(open(true).map(|_| ())?))),
        ("open", POINTS, Box::new(|| Ok(open(false).map(|_| ())?))),
    ];
    for backend in IntegerBackend::names() {
        let count = if backend == BackendName::Portable { FEW } else { POINTS };
        let points = &points[..count];
        for (name, checks) in
            [("prepare, no checks", Checks::None), ("prepare, curve", Checks::Curve), ("prepare, subgroup", Checks::Subgroup)]
        {
            rows.push((name, count, Box::new(move || Ok(prepare(backend, checks, points).map(|_| ())?))));
        }
    }
    let mut least = vec![Duration::MAX; rows.len()];
    for _ in 0..SLICES {
        for ((_, _, work), least) in rows.iter_mut().zip(&mut least) {
            let before = process_time().ok_or("no clock")?;
            work()?;
            *least = (*least).min(process_time().ok_or("no clock")? - before);
        }
    }
    for ((name, count, _), least) in rows.iter().zip(least) {
        println!("{} {name:22} {count:6} points {:9.3} us", C::NAME, least.as_secs_f64() * 1e6 / *count as f64);
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    prices::<Bls12377, ark_bls12_377::g1::Config>()?;
    prices::<Bls12381, ark_bls12_381::g1::Config>()
}
