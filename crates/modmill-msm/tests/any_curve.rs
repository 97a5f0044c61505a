//! Curves and bases that are known at run time only: what the types for one curve give.

use modmill_msm::formats::{PointFormat, PointReader, Prefix, write_points};
use modmill_msm::{
    Affine, AnyBases, AnyCurve, Bases, BasesFileError, Bls12377, Bls12381, Curve, CurveParameters, EveryStep, MsmError, NoProgress,
    OpenOptions, Options, Phase, PrepareOptions, Progress, Scalar, with_curve,
};
use std::ops::ControlFlow::{Break, Continue};

fn points<C: Curve>(count: u64) -> Vec<Affine<C>> {
    (0..count).map(|k| C::GENERATOR.multiply(&[k * k]).to_affine()).collect()
}

#[test]
fn names_are_those_of_the_types() {
    assert_eq!(AnyCurve::ALL.map(AnyCurve::name), [Bls12377::NAME, Bls12381::NAME]);
    for curve in AnyCurve::ALL {
        assert_eq!(AnyCurve::named(curve.name()), Some(curve));
        assert_eq!(with_curve!(curve, C => <C as CurveParameters>::NAME), curve.to_string());
    }
    assert_eq!(AnyCurve::named("bls12-378"), None);
}

fn are_the_same<C: Curve>(curve: AnyCurve, other: AnyCurve)
where
    AnyBases: From<Bases<C>>,
{
    let typed = Bases::<C>::prepare(&points(9), &PrepareOptions { multiples: 2, ..PrepareOptions::default() }, &mut NoProgress).unwrap();
    let any = AnyBases::from(typed.clone());
    assert_eq!((any.curve(), any.len(), any.is_empty(), any.multiples()), (curve, 9, false, 2));
    assert_eq!((any.backend(), any.why(), any.memory()), (typed.backend(), typed.why(), typed.memory()));
    let vectors = [(0..9).map(|i| Scalar([i, 1, 2, 3])).collect::<Vec<_>>(), vec![Scalar([0; 4]); 9]];
    let batch = [vectors[0].as_slice(), &vectors[1]];
    let wanted = typed.products(&batch, &Options::default(), &mut NoProgress).unwrap();
    let wanted: Vec<_> = wanted.iter().map(|p| [p.x.to_words(), p.y.to_words()]).collect();
    assert_eq!(wanted[1], [[0; 6]; 2]);
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bases");
    any.save(&path, &mut NoProgress).unwrap();
    let opened = AnyBases::open(curve, &path, &OpenOptions::default(), &mut NoProgress).unwrap();
    for bases in [any, opened] {
        assert_eq!(bases.products(&batch, &Options::default(), &mut NoProgress).unwrap(), wanted);
    }
    let refused = AnyBases::open(other, &path, &OpenOptions::default(), &mut NoProgress).unwrap_err();
    assert!(matches!(refused, MsmError::BasesFile(BasesFileError::Curve { got, wanted }) if got == curve.name() && wanted == other.name()));
}

#[test]
fn bases_of_any_curve_are_those_of_the_curve() {
    are_the_same::<Bls12377>(AnyCurve::Bls12377, AnyCurve::Bls12381);
    are_the_same::<Bls12381>(AnyCurve::Bls12381, AnyCurve::Bls12377);
}

/// All points of a file, on any number of threads; a record that is wrong and a control that says stop end the reading.
#[test]
fn all_points_are_read_on_several_threads() {
    let points = points::<Bls12381>(3).repeat(3000);
    let bytes = write_points(&points, PointFormat::Gnark, Prefix::None).unwrap();
    for threads in [0, 1, 3] {
        let reader = PointReader::<Bls12381>::new(&bytes, PointFormat::Gnark).unwrap();
        assert_eq!(reader.read_all(threads, &mut NoProgress).unwrap(), points);
    }
    let reader = PointReader::<Bls12381>::new(&bytes, PointFormat::Gnark).unwrap();
    let mut most = 0;
    let mut stop = EveryStep(|p: Progress| {
        assert_eq!((p.phase, p.total), (Phase::Read, points.len() as u64));
        most = p.done;
        if p.done > 5000 { Break(()) } else { Continue(()) }
    });
    let stopped = reader.read_all(1, &mut stop).unwrap_err();
    assert!(matches!(stopped, MsmError::Interrupted { phase: Phase::Read, done, .. } if done == most && done > 5000), "{stopped}");
    let mut bad = bytes.clone();
    let (size, index) = (bytes.len() / points.len(), 8000);
    bad[index * size] = 0xff;
    let refused = PointReader::<Bls12381>::new(&bad, PointFormat::Gnark).unwrap().read_all(2, &mut NoProgress).unwrap_err();
    assert!(matches!(refused, MsmError::Format(e) if e.to_string().contains(&index.to_string())));
}
