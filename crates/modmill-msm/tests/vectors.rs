//! The project's known answers (python/modmill/_vectors/msm), on every backend.

use modmill_arith::field::montgomery::Element;
use modmill_msm::{
    Affine, AnyCurve, BackendChoice, Bases, Checks, Curve, IntegerBackend, MsmError, NoProgress, Options, PrepareOptions, Scalar,
    with_curve,
};
use serde_json::Value;
use std::path::PathBuf;

/// The words of a hexadecimal number, lowest first.
fn words<const N: usize>(value: &Value) -> [u64; N] {
    let digits = value.as_str().and_then(|text| text.strip_prefix("0x")).expect("a number in hexadecimal");
    let padded = format!("{digits:0>width$}", width = 16 * N);
    assert_eq!(padded.len(), 16 * N, "{value}");
    std::array::from_fn(|i| u64::from_str_radix(&padded[16 * (N - 1 - i)..][..16], 16).expect("hexadecimal digits"))
}

fn point<C: Curve>(value: &Value) -> Affine<C> {
    match value.as_array() {
        Some(axes) => Affine { x: Element::from_words(&words(&axes[0])), y: Element::from_words(&words(&axes[1])) },
        None => Affine::NEUTRAL,
    }
}

fn holds<C: Curve>(case: &Value, what: &str) {
    let array = |key: &str| case[key].as_array().unwrap_or_else(|| panic!("{what}: {key}"));
    let points: Vec<Affine<C>> = array("points").iter().map(point).collect();
    let scalars: Vec<Scalar> = array("scalars").iter().map(|s| Scalar(words(s))).collect();
    let outside = array("flags").iter().any(|flag| flag.as_str() == Some("outside-subgroup"));
    for backend in IntegerBackend::names() {
        let prepare = |checks, multiples| {
            let options = PrepareOptions { backend: BackendChoice::Named(backend), checks, multiples, ..PrepareOptions::default() };
            Bases::prepare(&points, &options, &mut NoProgress)
        };
        let checked = prepare(Checks::Subgroup, 1);
        assert_eq!(matches!(checked, Err(MsmError::NotInSubgroup { .. })), outside, "{what} on {backend}");
        for bases in [checked.ok(), prepare(Checks::Curve, 1).ok(), prepare(Checks::None, 3).ok()].into_iter().flatten() {
            let got = bases.product(&scalars, &Options::default(), &mut NoProgress);
            assert_eq!(got, Ok(point(&case["sum"])), "{what} on {backend}");
        }
    }
}

#[test]
fn every_known_answer_holds_on_every_backend() {
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../python/modmill/_vectors/msm");
    let mut checked = 0;
    for file in std::fs::read_dir(directory).unwrap() {
        let path = file.unwrap().path();
        let vectors: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
        for case in vectors["cases"].as_array().unwrap() {
            let what = format!("{} case {}", path.display(), case["id"]);
            let curve = case["curve"].as_str().and_then(AnyCurve::named).unwrap_or_else(|| panic!("{what}: unknown curve"));
            with_curve!(curve, C => holds::<C>(case, &what));
            checked += 1;
        }
    }
    assert!(checked >= 58, "{checked}");
}
