//! Bases saved and opened again, on every backend, and files that are not theirs any more.

use modmill_msm::{
    Affine, Backend, BackendChoice, Bases, BasesFileError, Bls12377, Bls12381, Checks, Curve, EveryStep, MsmError, NoProgress, OpenOptions,
    Options, PrepareOptions, Progress, Scalar, describe,
};
use std::fs;
use std::ops::ControlFlow::Break;
use std::path::Path;

fn points<C: Curve>(count: u64) -> Vec<Affine<C>> {
    (0..count).map(|k| C::GENERATOR.multiply(&[k * k]).to_affine()).collect()
}

fn prepared<C: Curve>(count: u64, backend: Backend, multiples: usize) -> Bases<C> {
    let options = PrepareOptions { backend: BackendChoice::Named(backend), multiples, ..PrepareOptions::default() };
    Bases::prepare(&points(count), &options, &mut NoProgress).unwrap()
}

fn open<C: Curve>(path: &Path, backend: Backend, verify: bool) -> Result<Bases<C>, MsmError> {
    Bases::open(path, &OpenOptions { backend: BackendChoice::Named(backend), verify, threads: 2 }, &mut NoProgress)
}

fn round_trip<C: Curve>() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bases");
    for (count, multiples) in [(0, 1), (1, 1), (37, 1), (20, 3)] {
        let scalars: Vec<_> = (0..count).map(|i| Scalar([i, 7, i * i, 1 << 40])).collect();
        let mut files = Vec::new();
        for from in Backend::available() {
            let bases = prepared::<C>(count, from, multiples);
            let want = bases.product(&scalars, &Options::default(), &mut NoProgress).unwrap();
            bases.save(&path, &mut NoProgress).unwrap();
            files.push(fs::read(&path).unwrap());
            let said = describe(&path).unwrap();
            assert_eq!((said.curve, said.points, said.multiples as usize, said.checks), (C::NAME, count, multiples, Checks::Subgroup));
            for to in Backend::available() {
                for verify in [false, true] {
                    let opened = open::<C>(&path, to, verify).unwrap();
                    assert_eq!((opened.len() as u64, opened.multiples(), opened.backend()), (count, multiples, to));
                    assert_eq!(opened.product(&scalars, &Options::default(), &mut NoProgress).unwrap(), want, "{from} to {to}");
                }
            }
        }
        assert!(files.iter().all(|file| *file == files[0]), "one file for all backends");
        assert_eq!(files[0].len() as u64, 4096 + 128 * count * multiples as u64);
    }
}

#[test]
fn bases_come_back() {
    round_trip::<Bls12377>();
    round_trip::<Bls12381>();
}

#[test]
fn damage_is_found() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bases");
    prepared::<Bls12377>(20, Backend::Portable, 1).save(&path, &mut NoProgress).unwrap();
    let good = fs::read(&path).unwrap();
    let error = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        let error = open::<Bls12377>(&path, Backend::Portable, true).unwrap_err();
        match error {
            MsmError::BasesFile(error) => error,
            other => panic!("{other}"),
        }
    };
    for at in (0..200).chain([4095, 4096, 5000, good.len() - 1]) {
        for change in [1, 0x80] {
            let mut bytes = good.clone();
            bytes[at] ^= change;
            let found = error(&bytes);
            let expected = match at {
                0..16 => found == BasesFileError::Magic,
                16..20 => matches!(found, BasesFileError::Version { known: 1, .. }),
                28 => matches!(found, BasesFileError::Checksum | BasesFileError::Header { offset: 28 }),
                32..40 => matches!(found, BasesFileError::Length { .. } | BasesFileError::Header { offset: 32 }),
                64..96 | 4096.. => found == BasesFileError::Checksum,
                _ => matches!(found, BasesFileError::Header { .. }),
            };
            assert!(expected, "byte {at}: {found}");
        }
    }
    assert_eq!(error(&[]), BasesFileError::Magic);
    for length in [15, 16, 100, 4095, 4096, good.len() - 1, good.len() - 128] {
        let found = error(&good[..length]);
        assert!(
            matches!(found, BasesFileError::Magic | BasesFileError::Length { .. } | BasesFileError::Version { .. }),
            "{length}: {found}"
        );
    }
    assert_eq!(error(&[&good[..], &[0]].concat()), BasesFileError::Length { got: good.len() as u64 + 1, wanted: good.len() as u64 });
    // Not verified, a bad row is still no point; the vector unit takes it as a number.
    let mut bytes = good.clone();
    bytes[4096 + 2 * 128 + 7] = 0xff;
    fs::write(&path, &bytes).unwrap();
    let row = BasesFileError::Row { index: 2, offset: 4096 + 256 };
    assert_eq!(open::<Bls12377>(&path, Backend::Portable, false).unwrap_err(), MsmError::BasesFile(row));
    fs::write(&path, &good).unwrap();
    let curve = BasesFileError::Curve { got: "bls12-377", wanted: "bls12-381" };
    assert_eq!(open::<Bls12381>(&path, Backend::Portable, true).unwrap_err(), MsmError::BasesFile(curve));
    for missing in [directory.path(), &directory.path().join("none")] {
        assert!(matches!(open::<Bls12377>(missing, Backend::Portable, true), Err(MsmError::BasesFile(BasesFileError::Io { .. }))));
        assert!(matches!(describe(missing), Err(MsmError::BasesFile(BasesFileError::Io { .. }))));
    }
}

#[test]
fn nothing_is_left_of_a_stopped_save() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bases");
    fs::write(&path, "before").unwrap();
    let bases = prepared::<Bls12381>(3, Backend::Portable, 1);
    let mut stop = EveryStep(|_: Progress| Break(()));
    assert!(matches!(bases.save(&path, &mut stop), Err(MsmError::Interrupted { .. })));
    assert_eq!(fs::read(&path).unwrap(), b"before");
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1);
    assert!(matches!(
        bases.save(&directory.path().join("none/bases"), &mut NoProgress),
        Err(MsmError::BasesFile(BasesFileError::Io { .. }))
    ));
    bases.save(&path, &mut NoProgress).unwrap();
    let stopped = Bases::<Bls12381>::open(&path, &OpenOptions::default(), &mut stop);
    assert!(matches!(stopped, Err(MsmError::Interrupted { .. })));
}
