//! Values through serde and num-bigint, as other programs store and compute them.

use modmill_vdf::{InputDigest, Modulus, Natural, NoProgress, Options, ProofFile, ProofKind, Statement, evaluate};
use num_bigint::BigUint;
use serde_json::{from_str, json, to_string, to_value};

fn statement() -> Statement {
    let n = Modulus::new((Natural::ONE << 128) + 51u8).unwrap();
    Statement::new(n, 3u8.into(), 200).unwrap()
}

#[test]
fn statements_proofs_and_kinds_are_stored() {
    let text = to_string(&statement()).unwrap();
    assert_eq!(from_str::<Statement>(&text).unwrap(), statement());
    assert_eq!(to_value(statement()).unwrap(), json!({"modulus": "0x100000000000000000000000000000033", "base": "0x3", "steps": 200}));
    let hashed = Statement::of_input(statement().modulus().clone(), InputDigest::of(b"hello"), 200).unwrap();
    let text = to_string(&hashed).unwrap();
    assert_eq!(from_str::<Statement>(&text).unwrap(), hashed);
    let other = text.replace("0x2cf24dba", "0x2cf24dbb");
    assert!(other != text && from_str::<Statement>(&other).unwrap_err().to_string().contains("hashed"));
    for kind in [ProofKind::None, ProofKind::Wesolowski, ProofKind::Segments, ProofKind::Pietrzak] {
        assert_eq!(from_str::<ProofKind>(&to_string(&kind).unwrap()).unwrap(), kind);
    }
    let options = Options { proof: ProofKind::Pietrzak, accept_modulus: true, ..Options::default() };
    let file = evaluate(&statement(), &options, &mut NoProgress).unwrap().proof_file().unwrap();
    assert_eq!(from_str::<ProofFile>(&to_string(&file).unwrap()).unwrap(), file);
}

#[test]
fn what_is_stored_is_checked_when_it_is_read() {
    for (modulus, base, steps, reason) in [
        ("0x100000000000000000000000000000032", "0x3", 1, "odd"),
        ("0x100000000000000000000000000000033", "0x1", 1, "base"),
        ("0x100000000000000000000000000000033", "0x3", 0, "squarings"),
        ("101", "three", 1, "not a number"),
    ] {
        let stored = json!({"modulus": modulus, "base": base, "steps": steps}).to_string();
        let error = from_str::<Statement>(&stored).unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
    }
    assert!(from_str::<ProofFile>("\"{}\"").is_err());
    assert!(from_str::<ProofKind>("\"wesolowsky\"").unwrap_err().to_string().contains("wesolowsky"));
}

#[test]
fn the_numbers_of_num_bigint_go_in_and_out() {
    let n = (BigUint::from(1u8) << 128u8) + 51u8;
    let statement = Statement::new(Modulus::new(n.clone().into()).unwrap(), BigUint::from(3u8).into(), 200).unwrap();
    let done = evaluate(&statement, &Options::default(), &mut NoProgress).unwrap();
    let exponent = BigUint::from(1u8) << 200u8;
    assert_eq!(BigUint::from(done.y_full), BigUint::from(3u8).modpow(&exponent, &n));
}
