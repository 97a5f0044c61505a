//! The checks of the fuzz targets `msm_points` and `msm_bases`, shared with the property tests on stable Rust (crates/modmill-msm/tests/fuzz_bodies.rs).

use modmill_msm::formats::{
    ArkLayout, Encoded, FormatError, PointFormat, PointReader, Prefix, ScalarFormat, ScalarReader, write_points, write_scalars,
};
use modmill_msm::{
    BackendChoice, BackendName, Bases, Bls12377, Bls12381, Curve, IntegerBackend, MsmError, NoProgress, OpenOptions, describe,
};

/// Bytes as points and scalars in every format. What is read is written as the same bytes: no point has two encodings, but in arkworks' uncompressed format
/// for BLS12-377, where the flag for y may be missing. An error is within the file.
pub fn points(data: &[u8]) {
    points_of::<Bls12377>(data);
    points_of::<Bls12381>(data);
}

fn points_of<C: Encoded>(data: &[u8]) {
    for &format in PointFormat::ALL {
        let all = PointReader::<C>::new(data, format).and_then(|reader| reader.read(0..reader.len()));
        match all {
            Ok(points) => {
                let prefix = prefix(data, format.record_bytes(), format.prefix());
                let mut again = write_points(&points, format, prefix).expect("as many as were read");
                if C::ARK == ArkLayout::ShortWeierstrass && format == PointFormat::Ark {
                    let last = |record: &mut [u8]| record[95] &= 0x7f;
                    let (mut want, start) = (data.to_vec(), prefix.len());
                    [&mut again, &mut want].into_iter().for_each(|bytes| bytes[start..].chunks_mut(96).for_each(last));
                    assert_eq!(again, want);
                } else {
                    assert_eq!(again, data);
                }
                assert!(!format.is_compressed() || points.iter().all(|p| p.is_on_curve()));
            }
            Err(error) => is_within(&error, data, format.record_bytes()),
        }
    }
    for &format in ScalarFormat::ALL {
        let all = ScalarReader::<C>::new(data, format).and_then(|reader| reader.read(0..reader.len()));
        match all {
            Ok(scalars) => assert_eq!(write_scalars::<C>(&scalars, format, prefix(data, 32, format.prefix())).as_deref(), Ok(data)),
            Err(error) => is_within(&error, data, 32),
        }
    }
}

fn prefix(data: &[u8], record: usize, prefix: Prefix) -> Prefix {
    if data.len().is_multiple_of(record) { Prefix::None } else { prefix }
}

fn is_within(error: &FormatError, data: &[u8], record: usize) {
    match *error {
        FormatError::Record { index, offset, .. } => assert!(offset < data.len() && index == (offset - data.len() % record) / record),
        FormatError::Length { bytes, left, .. } => assert!(bytes == data.len() && left == bytes % record),
        FormatError::Count { found, stated } => assert!(found != stated && found == (data.len() / record) as u64),
        _ => panic!("{error} while reading"),
    }
}

/// Bytes as a file of bases, verified and not: opened or refused by every backend alike, and what opens is saved as the same bytes.
pub fn bases(data: &[u8]) {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("bases");
    std::fs::write(&path, data).expect("a file");
    let described = describe(&path);
    for verify in [true, false] {
        let opened = |backend| {
            let options = OpenOptions { backend: BackendChoice::Named(backend), verify, threads: 1 };
            [saved::<Bls12377>(&path, &options), saved::<Bls12381>(&path, &options)]
        };
        let portable = opened(BackendName::Portable);
        assert!(described.is_ok() || portable.iter().all(Result::is_err));
        for backend in IntegerBackend::names() {
            let here = opened(backend);
            // Not points of the curve, rows that nobody checked come back as they are only where they are kept in words.
            let refusals = |found: &[Result<Vec<u8>, MsmError>; 2]| found.each_ref().map(|f| f.as_ref().err().cloned());
            assert_eq!(refusals(&here), refusals(&portable), "{backend}");
        }
        if verify {
            portable.into_iter().flatten().for_each(|bytes| assert_eq!(bytes, data));
        }
    }
}

fn saved<C: Curve>(path: &std::path::Path, options: &OpenOptions) -> Result<Vec<u8>, MsmError> {
    let bases = Bases::<C>::open(path, options, &mut NoProgress)?;
    let again = path.with_extension("again");
    bases.save(&again, &mut NoProgress)?;
    Ok(std::fs::read(&again).expect("a file"))
}
