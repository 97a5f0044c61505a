//! Values through serde and num-bigint, as other programs store and compute them.

use modmill_isogeny::{
    Input, Key, NoProgress, Options, Parameters, Proof, SetupOptions, Value, Variant, VerificationKey, evaluate, set_up, start_for_tests,
};
use num_bigint::BigUint;
use serde_json::{from_str, json, to_string, to_value};

#[test]
fn keys_proofs_and_values_are_stored() {
    let place = tempfile::tempdir().unwrap();
    set_up(&SetupOptions::of(Parameters::named("p89").unwrap(), Variant::Fp, 20), place.path(), &mut NoProgress).unwrap();
    let key = Key::open(place.path()).unwrap();
    let proof = evaluate(&key, &Input::Message(b"x".to_vec()), &Options::default(), &mut NoProgress).unwrap().proof;
    assert_eq!(from_str::<Proof>(&to_string(&proof).unwrap()).unwrap(), proof);
    let key = from_str::<VerificationKey>(&to_string(&proof.key).unwrap()).unwrap();
    assert_eq!(key.id(), proof.key.id());
    let value = Value { re: 17u8.into(), im: 5u8.into() };
    assert_eq!(to_value(&value).unwrap(), json!({"re": "0x11", "im": "0x5"}));
    assert_eq!(from_str::<Value>(&to_string(&value).unwrap()).unwrap(), value);
    assert_eq!(from_str::<Variant>("\"fp2\"").unwrap(), Variant::Fp2);
    assert!(from_str::<Variant>("\"fp3\"").is_err() && from_str::<Proof>("\"{}\"").is_err());
}

#[test]
fn the_numbers_of_num_bigint_go_in_and_out() {
    let parameters = Parameters::named("p89").unwrap();
    let alpha = BigUint::from(start_for_tests(&parameters));
    // alpha + 1/alpha = 6
    let p: &BigUint = parameters.p.as_ref();
    assert_eq!((&alpha * &alpha + 1u8) % p, alpha * 6u8 % p);
}
