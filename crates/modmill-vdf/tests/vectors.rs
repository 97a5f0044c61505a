//! The project's known answers (python/modmill/_vectors/vdf) and puzzles (python/modmill/_params/moduli.toml), on every backend.

use modmill_vdf::{BackendChoice, BackendName, IntegerBackend, Modulus, Natural};
use modmill_vdf::{InputDigest, NoProgress, Options, Statement, evaluate, hash_to_group, puzzle, verify_with_trapdoor};
use std::collections::BTreeMap;
use std::path::PathBuf;

fn repository() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn hex(text: &str) -> Natural {
    Natural::parse_bytes(text.strip_prefix("0x").expect(text).as_bytes(), 16).expect(text)
}

/// The quoted values of python/modmill/_params/moduli.toml, by modulus name and key; a puzzle's keys stand beside its modulus's.
fn parameters() -> BTreeMap<String, BTreeMap<String, String>> {
    let text = std::fs::read_to_string(repository().join("python/modmill/_params/moduli.toml")).unwrap();
    let mut all: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    let mut name = String::new();
    for (key, value) in text.lines().filter(|l| !l.starts_with('#')).filter_map(|l| l.split_once(" = ")) {
        let value = value.trim_matches('"').to_owned();
        if key == "name" {
            name.clone_from(&value);
        }
        all.entry(name.clone()).or_default().insert(key.to_owned(), value);
    }
    all
}

#[test]
fn every_known_answer_holds_on_every_backend() {
    let moduli = parameters();
    let mut checked = 0;
    for file in std::fs::read_dir(repository().join("python/modmill/_vectors/vdf")).unwrap() {
        let path = file.unwrap().path();
        let vectors: serde_json::Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
        for case in vectors["cases"].as_array().unwrap() {
            let flags = case["flags"].as_array().unwrap().iter().map(|f| f.as_str().unwrap()).collect::<Vec<_>>();
            let what = format!("{} case {}", path.display(), case["id"]);
            let text = |key: &str| case[key].as_str().unwrap_or_else(|| panic!("{what}: {key}"));
            if case["kind"] != "squaring" {
                continue;
            }
            let n = if text("modulus").starts_with("0x") { hex(text("modulus")) } else { hex(&moduli[text("modulus")]["n"]) };
            let (modulus, base, y) = (Modulus::new(n).unwrap(), hex(text("base")), hex(text("y")));
            let steps = case["steps"].as_u64().unwrap();
            let statement = Statement::new(modulus, base, steps).unwrap_or_else(|e| panic!("{what}: {e}"));
            if flags.contains(&"trapdoor") {
                let primes = case["primes"].as_array().unwrap().iter().map(|p| hex(p.as_str().unwrap())).collect::<Vec<_>>();
                verify_with_trapdoor(&statement, &y, &primes).unwrap_or_else(|e| panic!("{what}: {e}"));
                checked += 1;
                continue;
            }
            for backend in IntegerBackend::names() {
                let options = Options { backend: BackendChoice::Named(backend), ..Options::default() };
                match evaluate(&statement, &options, &mut NoProgress) {
                    Ok(done) => assert_eq!(done.y_full, y, "{what} on {backend}"),
                    // a backend may not take every size of modulus; `portable` must
                    Err(e) => assert!(backend != BackendName::Portable, "{what}: {e}"),
                }
                checked += 1;
            }
        }
    }
    assert!(checked > 100, "only {checked} answers were checked");
}

#[test]
fn the_published_solution_of_lcs35_holds_and_gives_its_message() {
    let parameters = parameters();
    let lcs35 = &parameters["lcs35"];
    let number = |key: &str| hex(&lcs35[key]);
    let statement = Statement::new(Modulus::new(number("n")).unwrap(), Natural::from(2u8), 79_685_186_856_218).unwrap();
    let verified = verify_with_trapdoor(&statement, &number("w"), &[number("p"), number("q")]).unwrap();
    assert!(verified.checked_by.contains("factors"));
    let message = String::from_utf8(puzzle::message(&number("z"), &number("w"))).unwrap();
    assert_eq!(message, lcs35["message"]);
    assert!(message.starts_with("!!! Happy Birthday LCS !!!"));
    assert_eq!(puzzle::decode(&number("z"), &number("w")).to_bytes_be(), message.as_bytes());
    assert!(verify_with_trapdoor(&statement, &(number("w") + 1u8), &[number("p"), number("q")]).is_err());
    for wrong in [vec![number("p")], vec![number("p"), number("p")], vec![number("n")], vec![], vec![number("n"), Natural::from(1u8)]] {
        assert!(verify_with_trapdoor(&statement, &number("w"), &wrong).is_err());
    }
}

#[test]
fn inputs_are_hashed_to_the_known_elements() {
    let moduli = parameters();
    let text = std::fs::read(repository().join("python/modmill/_vectors/vdf/hash_to_group.json")).unwrap();
    let vectors: serde_json::Value = serde_json::from_slice(&text).unwrap();
    let cases = vectors["cases"].as_array().unwrap();
    assert!(cases.len() > 50);
    for case in cases {
        let text = |key: &str| case[key].as_str().unwrap();
        let n = if text("modulus").starts_with("0x") { hex(text("modulus")) } else { hex(&moduli[text("modulus")]["n"]) };
        let digits = text("input").strip_prefix("0x").unwrap();
        let input = (0..digits.len() / 2).map(|i| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).unwrap()).collect::<Vec<_>>();
        let x = hash_to_group(&Modulus::new(n).unwrap(), &InputDigest::of(&input));
        assert_eq!(x, hex(text("x")), "case {}", case["id"]);
    }
}
