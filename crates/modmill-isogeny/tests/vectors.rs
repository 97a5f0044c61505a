//! Every committed vector, on every backend of this machine: set-up, key file, hash, evaluation, verification.

mod common;

use common::{make, number, run, unhex, value};
use modmill_isogeny::{BackendChoice, BackendName, IntegerBackend};
use modmill_isogeny::{Input, Parameters, SetupOptions, verify};

fn check(text: &str, wanted: usize) {
    let document: serde_json::Value = serde_json::from_str(text).unwrap();
    let cases = document["cases"].as_array().unwrap();
    assert_eq!(cases.len(), wanted);
    for backend in IntegerBackend::names() {
        for case in cases {
            let parameters = Parameters::named(case["field"].as_str().unwrap()).unwrap();
            if parameters.prime.bits < 128 && backend != BackendName::Portable {
                continue;
            }
            let (variant, steps) = (case["variant"].as_str().unwrap().parse().unwrap(), case["steps"].as_u64().unwrap());
            let options = SetupOptions {
                start: number(case["start"].as_str().unwrap()),
                point: Some(number(case["point"].as_str().unwrap())),
                seed: unhex(case["seed"].as_str().unwrap()),
                backend: BackendChoice::Named(backend),
                ..SetupOptions::of(parameters, variant, steps)
            };
            let made = make(&options);
            let key = &made.key.verification;
            assert_eq!((&key.end, &key.image), (&value(&case["end"]), &value(&case["image"])));
            let file = std::fs::read(made.directory.path().join("steps.bin")).unwrap();
            let size = options.parameters.bytes() * options.variant.coordinates();
            let elements = &file[file.len() - size * (options.steps as usize + 1)..];
            for (alpha, bytes) in case["alphas"].as_array().unwrap().iter().zip(elements.chunks(size)) {
                assert_eq!(value(alpha).bytes(&options.parameters, options.variant), bytes);
            }
            let input = match case["message"].as_str() {
                Some(message) => Input::Message(unhex(message)),
                None => Input::Point(value(&case["input"])),
            };
            let done = run(&made.key, &input);
            assert_eq!(done.proof.input, value(&case["input"]));
            assert_eq!(done.proof.output, number(case["output"].as_str().unwrap()));
            verify(&done.proof, Some(key.id()), options.backend).unwrap();
            if case["message"].is_string() {
                let hashed = make(&SetupOptions { point: None, ..options });
                assert_eq!(hashed.key.verification.point, key.point, "the hash of the start curve");
            }
        }
    }
}

#[test]
fn given() {
    check(include_str!("../../../python/modmill/_vectors/isogeny/given.json"), 3);
}

#[test]
fn over_fp() {
    check(include_str!("../../../python/modmill/_vectors/isogeny/fp.json"), 3);
}

#[test]
fn over_fp2() {
    check(include_str!("../../../python/modmill/_vectors/isogeny/fp2.json"), 3);
}
