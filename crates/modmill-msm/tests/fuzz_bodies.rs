//! The bodies of the fuzz targets on stable Rust: on the seeds, on mutated seeds, and on arbitrary bytes.

#[path = "../../../fuzz/curve_points.rs"]
#[expect(unreachable_pub, reason = "public for the fuzz targets")]
mod bodies;
#[path = "../../../fuzz/stored.rs"]
mod stored;

use modmill_msm::formats::{PointFormat, ScalarFormat, write_points, write_scalars};
use modmill_msm::{Affine, BackendChoice, BackendName, Bases, Bls12377, Bls12381, NoProgress, PrepareOptions, Scalar, formats::Encoded};
use proptest::prelude::*;
use stored::{directory, seeds};

fn bytes(target: &str, most: usize) -> impl Strategy<Value = Vec<u8>> {
    let edit = (any::<prop::sample::Index>(), any::<u8>());
    let mutated = (prop::sample::select(seeds(target)), prop::collection::vec(edit, 0..4), any::<prop::sample::Index>(), 0..8);
    let mutated = mutated.prop_map(|(mut bytes, edits, cut, whether)| {
        for (place, value) in edits {
            let at = place.index(bytes.len());
            bytes[at] = value;
        }
        if whether == 0 {
            bytes.truncate(cut.index(bytes.len()));
        }
        bytes
    });
    prop_oneof![4 => mutated, 1 => prop::collection::vec(any::<u8>(), 0..most)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn points_and_scalars(data in bytes("msm_points", 400)) {
        bodies::points(&data);
    }

    #[test]
    fn files_of_bases(data in bytes("msm_bases", 5000)) {
        bodies::bases(&data);
    }
}

#[test]
fn seeds_hold() {
    seeds("msm_points").iter().for_each(|seed| bodies::points(seed));
    seeds("msm_bases").iter().for_each(|seed| bodies::bases(seed));
}

#[test]
#[ignore = "rewrites fuzz/seeds/msm_*; run it after a change of a format"]
fn write_seeds() {
    write_seeds_of::<Bls12377>();
    write_seeds_of::<Bls12381>();
}

fn write_seeds_of<C: Encoded>() {
    let write = |target: &str, name: String, bytes: Vec<u8>| {
        std::fs::create_dir_all(directory(target)).unwrap();
        std::fs::write(directory(target).join(name), bytes).unwrap();
    };
    let g = C::GENERATOR;
    let points = [g, Affine::NEUTRAL, g.neg(), g.multiply(&[5]).to_affine()];
    for &format in PointFormat::ALL {
        write("msm_points", format!("{}-{format}", C::NAME), write_points(&points, format, format.prefix()).unwrap());
    }
    for &format in ScalarFormat::ALL {
        let bytes = write_scalars::<C>(&[Scalar([1, 2, 3, 4]), Scalar::default()], format, format.prefix()).unwrap();
        write("msm_points", format!("{}-scalars-{format}", C::NAME), bytes);
    }
    let options = PrepareOptions { backend: BackendChoice::Named(BackendName::Portable), multiples: 2, ..PrepareOptions::default() };
    let kept = tempfile::tempdir().unwrap();
    let file = kept.path().join("bases");
    Bases::prepare(&points, &options, &mut NoProgress).unwrap().save(&file, &mut NoProgress).unwrap();
    write("msm_bases", C::NAME.to_owned(), std::fs::read(&file).unwrap());
}
