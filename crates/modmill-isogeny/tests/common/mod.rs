//! Functions that several test files need.
#![allow(dead_code, unreachable_pub, missing_docs)]

use modmill_isogeny::Natural;
use modmill_isogeny::{Evaluation, Input, Key, NoProgress, Options, Parameters, Proof, SetupOptions, Value, Variant, evaluate, set_up};
use sha2::Digest as _;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// A key directory with the key in it.
pub struct Made {
    pub directory: TempDir,
    pub key: Key,
}

pub fn options(field: &str, variant: Variant, steps: u64) -> SetupOptions {
    let parameters = Parameters::named(field).unwrap();
    let seed = if variant == Variant::Fp2 { b"modmill".to_vec() } else { vec![] };
    SetupOptions { seed, ..SetupOptions::of(parameters, variant, steps) }
}

pub fn make(options: &SetupOptions) -> Made {
    let directory = tempfile::tempdir().unwrap();
    set_up(options, directory.path(), &mut NoProgress).unwrap();
    let key = Key::open(directory.path()).unwrap();
    Made { directory, key }
}

pub fn run(key: &Key, input: &Input) -> Evaluation {
    evaluate(key, input, &Options::default(), &mut NoProgress).unwrap()
}

pub fn proof(field: &str, variant: Variant, steps: u64) -> Proof {
    run(&make(&options(field, variant, steps)).key, &Input::Message(b"a test".to_vec())).proof
}

pub fn number(text: &str) -> Natural {
    Natural::parse_bytes(text.trim_start_matches("0x").as_bytes(), 16).unwrap()
}

pub fn value(pair: &serde_json::Value) -> Value {
    Value { re: number(pair[0].as_str().unwrap()), im: number(pair[1].as_str().unwrap()) }
}

pub fn unhex(text: &str) -> Vec<u8> {
    text.as_bytes()[2..].chunks(2).map(|pair| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap()).collect()
}

/// Makes the checksum at the end of a state right again.
pub fn seal(state: &mut [u8]) {
    let (body, checksum) = state.split_last_chunk_mut::<32>().unwrap();
    checksum.copy_from_slice(&sha2::Sha256::digest(body));
}

/// Changes the last number of the state in a checkpoint directory, its only one from now on, and makes its checksum right again.
pub fn bend_point(place: &Path) {
    let state = place.join("state");
    let mut bytes = fs::read(&state).unwrap();
    let body = bytes.len() - 32;
    bytes[body - 1] ^= 1;
    seal(&mut bytes);
    fs::write(&state, bytes).unwrap();
    fs::remove_file(place.join("state.previous")).ok();
}
