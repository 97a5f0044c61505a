//! Values through serde and num-bigint, as other programs store and compute them.

use modmill_isogeny::{
    InField, Input, Key, Natural, NoProgress, Options, Parameters, Proof, SetupOptions, Value, Variant, VerificationKey, evaluate, set_up,
    start_for_tests,
};
use num_bigint::BigUint;
use serde::de::DeserializeSeed;
use serde_json::{Deserializer, from_str, json, to_string, to_value};

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
    let parameters = &proof.key.parameters;
    let read = |variant, text: &str| InField(parameters, variant).deserialize(&mut Deserializer::from_str(text));
    assert_eq!(read(Variant::Fp2, &to_string(&value).unwrap()).unwrap(), value);
    let refusal = |variant, re: &Natural, im: &Natural| read(variant, &json!({"re": re, "im": im}).to_string()).unwrap_err().to_string();
    let (p, zero) = (&parameters.p, &Natural::ZERO);
    assert!(read(Variant::Fp, &json!({"re": p - 1u8, "im": zero}).to_string()).is_ok());
    for variant in [Variant::Fp, Variant::Fp2] {
        assert!(refusal(variant, p, zero).starts_with("re is not below"));
        assert!(refusal(variant, zero, p).starts_with("im is not below"));
    }
    assert!(refusal(Variant::Fp, zero, &1u8.into()).starts_with("im must be 0"));
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
