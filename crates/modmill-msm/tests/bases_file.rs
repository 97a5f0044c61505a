//! Bases saved and opened again, on every backend, and files that are not theirs any more.

use modmill_arith::field::montgomery::Prime;
use modmill_msm::{
    Affine, BackendChoice, BackendName, Bases, BasesFileError, Bls12377, Bls12381, Checks, Curve, CurveParameters, EveryStep,
    IntegerBackend, MsmError, NoProgress, OpenOptions, Options, PrepareOptions, Progress, Scalar, describe,
};
use sha2::{Digest, Sha256};
use std::fs;
use std::ops::ControlFlow::Break;
use std::path::Path;

fn points<C: Curve>(count: u64) -> Vec<Affine<C>> {
    (0..count).map(|k| C::GENERATOR.multiply(&[k * k]).to_affine()).collect()
}

fn prepared<C: Curve>(count: u64, backend: BackendName, multiples: usize) -> Bases<C> {
    let options = PrepareOptions { backend: BackendChoice::Named(backend), multiples, ..PrepareOptions::default() };
    Bases::prepare(&points(count), &options, &mut NoProgress).unwrap()
}

fn open<C: Curve>(path: &Path, backend: BackendName, verify: bool) -> Result<Bases<C>, MsmError> {
    Bases::open(path, &OpenOptions { backend: BackendChoice::Named(backend), verify, threads: 2 }, &mut NoProgress)
}

fn round_trip<C: Curve>() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bases");
    for (count, multiples) in [(0, 1), (1, 1), (37, 1), (20, 3)] {
        let scalars: Vec<_> = (0..count).map(|i| Scalar([i, 7, i * i, 1 << 40])).collect();
        let mut files = Vec::new();
        for from in IntegerBackend::names() {
            let bases = prepared::<C>(count, from, multiples);
            let want = bases.product(&scalars, &Options::default(), &mut NoProgress).unwrap();
            bases.save(&path, &mut NoProgress).unwrap();
            files.push(fs::read(&path).unwrap());
            let said = describe(&path).unwrap();
            assert_eq!((said.curve, said.points, said.multiples as usize, said.checks), (C::NAME, count, multiples, Checks::Subgroup));
            for to in IntegerBackend::names() {
                for verify in [false, true] {
                    let opened = open::<C>(&path, to, verify).unwrap();
                    assert_eq!((opened.len() as u64, opened.multiples(), opened.backend().which()), (count, multiples, to));
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
    prepared::<Bls12377>(20, BackendName::Portable, 1).save(&path, &mut NoProgress).unwrap();
    let good = fs::read(&path).unwrap();
    let error = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        let error = open::<Bls12377>(&path, BackendName::Portable, true).unwrap_err();
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
    fs::write(&path, &good).unwrap();
    let curve = BasesFileError::Curve { got: "bls12-377", wanted: "bls12-381" };
    assert_eq!(open::<Bls12381>(&path, BackendName::Portable, true).unwrap_err(), MsmError::BasesFile(curve));
    for missing in [directory.path(), &directory.path().join("none")] {
        assert!(matches!(open::<Bls12377>(missing, BackendName::Portable, true), Err(MsmError::BasesFile(BasesFileError::Io { .. }))));
        assert!(matches!(describe(missing), Err(MsmError::BasesFile(BasesFileError::Io { .. }))));
    }
}

/// The number of a row, and the words of it that become those of the second.
type Change = (usize, std::ops::Range<usize>, [u64; 8]);

/// Coordinates that are not least residues are refused by all backends alike, verified or not.
fn bad_rows_are_refused<C: Curve>() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bases");
    prepared::<C>(20, BackendName::Portable, 1).save(&path, &mut NoProgress).unwrap();
    let good = fs::read(&path).unwrap();
    let modulus = <<C as CurveParameters>::Base as Prime>::MODULUS;
    // In digits of 51 bits, as a row has them.
    let digit = |i: usize| {
        let (word, shift) = (51 * i / 64, 51 * i % 64);
        let next = modulus.get(word + 1).map_or(0, |next| u128::from(*next) << 64);
        (((u128::from(modulus[word]) | next) >> shift) as u64) & ((1 << 51) - 1)
    };
    let p: [u64; 8] = std::array::from_fn(digit);
    let less = |digits: [u64; 8], i: usize| std::array::from_fn(|j| digits[j] - u64::from(i == j));
    let ones = [u64::MAX; 8];
    let mut wide = [0; 8];
    wide[3] = 1 << 51;
    let cases: [(Change, bool); 9] = [
        ((0, 0..8, less(p, 0)), true),
        ((0, 8..16, less(p, 7)), true),
        ((1, 0..8, p), false),
        ((2, 8..16, p), false),
        ((3, 8..16, wide), false),
        ((7, 0..8, ones), false),
        ((19, 8..16, ones), false),
        ((4, 7..8, [p[7] + 1; 8]), false),
        ((5, 0..1, ones), false),
    ];
    for ((index, words, values), is_good) in cases {
        let mut bytes = good.clone();
        for (word, value) in words.zip(values) {
            bytes[4096 + 128 * index + 8 * word..][..8].copy_from_slice(&value.to_le_bytes());
        }
        let sealed = resealed(bytes.clone());
        for backend in IntegerBackend::names() {
            for (bytes, verify) in [(&bytes, false), (&sealed, false), (&sealed, true)] {
                fs::write(&path, bytes).unwrap();
                let refused = MsmError::BasesFile(BasesFileError::Row { index, offset: 4096 + 128 * index });
                let found = open::<C>(&path, backend, verify).map(|_| ());
                assert_eq!(found, if is_good { Ok(()) } else { Err(refused) }, "{} {backend} {index} {verify}", C::NAME);
            }
            fs::write(&path, &bytes).unwrap();
            assert_eq!(open::<C>(&path, backend, true).unwrap_err(), MsmError::BasesFile(BasesFileError::Checksum));
        }
    }
}

/// The file with the checksum of its contents.
fn resealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let mut all = Sha256::new_with_prefix(&bytes[..64]);
    bytes[4096..].chunks(8192 * 128).for_each(|piece| all.update(Sha256::digest(piece)));
    bytes[64..96].copy_from_slice(&all.finalize());
    bytes
}

#[test]
fn rows_that_are_no_points_are_refused_by_every_backend() {
    bad_rows_are_refused::<Bls12377>();
    bad_rows_are_refused::<Bls12381>();
}

#[test]
fn nothing_is_left_of_a_stopped_save() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bases");
    fs::write(&path, "before").unwrap();
    let bases = prepared::<Bls12381>(3, BackendName::Portable, 1);
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
