//! Statements about an input from outside, and their proof files.

use modmill_vdf::{
    EveryStep, InputDigest, Modulus, Natural, NoProgress, Options, Progress, ProofFile, ProofKind, Statement, VdfError, evaluate,
    hash_to_group, is_canonical, moduli, verify,
};
use sha2::{Digest, Sha256};
use std::ops::ControlFlow;

const KINDS: [ProofKind; 3] = [ProofKind::Wesolowski, ProofKind::Segments, ProofKind::Pietrzak];

fn contest() -> Modulus {
    moduli::named("vdf-alliance").unwrap().modulus()
}

fn proved(kind: ProofKind, input: &[u8]) -> ProofFile {
    let statement = Statement::of_input(contest(), InputDigest::of(input), 3000).unwrap();
    let options = Options { proof: kind, threads: 2, ..Options::default() };
    evaluate(&statement, &options, &mut NoProgress).unwrap().proof_file().unwrap()
}

fn with_checksum(text: &str) -> String {
    let body = &text[..text.find("  \"checksum\"").unwrap()];
    let digest = Sha256::digest(body.as_bytes()).iter().map(|b| format!("{b:02x}")).collect::<String>();
    format!("{body}  \"checksum\": \"0x{digest}\"\n}}\n")
}

/// Everything of the text but the line of the input, as a proof file of the version for that.
fn without_input(file: &ProofFile) -> String {
    let version = if file.proof.kind() == ProofKind::Segments { 2 } else { 1 };
    let text = file.to_text().replace("\"version\": 3", &format!("\"version\": {version}"));
    let lines = text.lines().filter(|line| !line.contains("input_sha256")).map(|line| format!("{line}\n"));
    with_checksum(&lines.collect::<String>())
}

#[test]
fn a_proof_file_names_its_input_and_holds() {
    for kind in KINDS {
        let file = proved(kind, b"hello");
        let text = file.to_text();
        assert!(text.contains("\"version\": 3,\n"), "{kind}");
        let line = "  \"input_sha256\": \"0x2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\",\n  \"base\"";
        assert!(text.contains(line), "{kind}");
        let again = ProofFile::from_text(text.as_bytes()).unwrap();
        assert_eq!(again, file, "{kind}");
        assert_eq!(verify(&again).unwrap().kind, kind);
        assert!(again.statement.is_about(&InputDigest::of(b"hello")) && !again.statement.is_about(&InputDigest::of(b"hello\n")));
    }
}

#[test]
fn without_the_line_it_is_a_proof_of_the_same_statement() {
    for kind in KINDS {
        let file = proved(kind, b"hello");
        let bare = ProofFile::from_text(without_input(&file).as_bytes()).unwrap();
        verify(&bare).unwrap();
        assert_eq!((bare.statement.input(), bare.statement.base()), (None, file.statement.base()));
        // what it is about can be found out all the same
        assert!(bare.statement.is_about(&InputDigest::of(b"hello")));
    }
}

#[test]
fn an_input_that_is_not_the_base_s_is_a_check_that_says_no() {
    for kind in KINDS {
        let text = proved(kind, b"hello").to_text();
        let digest = |input: &[u8]| InputDigest::of(input).as_bytes().iter().map(|b| format!("{b:02x}")).collect::<String>();
        let renamed = with_checksum(&text.replacen(&digest(b"hello"), &digest(b"good-bye"), 1));
        assert_ne!(renamed, text);
        let error = ProofFile::from_text(renamed.as_bytes()).unwrap_err();
        assert!(error.to_string().contains("the base is not the hash of the input"), "{error}");
        assert!(matches!(error, VdfError::InvalidProof { .. }));
    }
}

#[test]
fn any_changed_bit_is_refused() {
    let text = proved(ProofKind::Wesolowski, b"").to_text().into_bytes();
    for bit in 0..8 * text.len() {
        let mut changed = text.clone();
        changed[bit / 8] ^= 1 << (bit % 8);
        assert!(ProofFile::from_text(&changed).is_err(), "bit {bit}");
    }
}

#[test]
fn other_spellings_are_refused() {
    let text = proved(ProofKind::Wesolowski, b"").to_text();
    let line = text.lines().find(|line| line.contains("input_sha256")).unwrap();
    let bare = without_input(&proved(ProofKind::Wesolowski, b""));
    let null = bare.replacen("  \"base\"", "  \"input_sha256\": null,\n  \"base\"", 1);
    for changed in [
        text.replacen("\"version\": 3", "\"version\": 1", 1),
        text.replacen("\"version\": 3", "\"version\": 4", 1),
        text.replacen(line, &line.to_uppercase().replace("0X", "0x").replace("INPUT_SHA256", "input_sha256"), 1),
        text.replacen(line, &line.replacen("0x", "0x00", 1), 1),
        text.replacen(line, &line.replacen("0x", "", 1), 1),
        text.replacen(&format!("{line}\n"), "", 1),
        bare.replacen("\"version\": 1", "\"version\": 3", 1),
        null.replacen("\"version\": 1", "\"version\": 3", 1),
        null,
    ] {
        assert_ne!(changed, text);
        assert!(ProofFile::from_text(with_checksum(&changed).as_bytes()).is_err(), "{changed}");
    }
}

#[test]
fn a_run_about_an_input_resumes() {
    let place = tempfile::tempdir().unwrap();
    let options = Options {
        proof: ProofKind::Wesolowski,
        checkpoint: Some(place.path().to_path_buf()),
        checkpoint_interval_s: 0.0,
        ..Options::default()
    };
    let statement = |input: &[u8]| Statement::of_input(contest(), InputDigest::of(input), 200_000).unwrap();
    let mut stop = EveryStep(|p: Progress| if p.done > 1000 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) });
    assert!(matches!(evaluate(&statement(b"a"), &options, &mut stop), Err(VdfError::Interrupted { .. })));
    assert!(matches!(evaluate(&statement(b"b"), &options, &mut NoProgress), Err(VdfError::Checkpoint { .. })));
    let done = evaluate(&statement(b"a"), &options, &mut NoProgress).unwrap();
    assert_eq!(done.proof_file().unwrap().statement, statement(b"a"));
}

#[test]
fn the_element_depends_on_the_modulus_as_a_whole() {
    let digest = InputDigest::of(b"hello");
    let n = contest();
    let other = Modulus::new(n.value() + 2u8).unwrap();
    assert_ne!(hash_to_group(&n, &digest), hash_to_group(&other, &digest));
    for bits in [3u32, 7, 8, 9, 127, 128, 1023, 1024, 1025, 8191, 8192] {
        let n = Modulus::new((Natural::from(1u8) << bits) - 1u8).unwrap();
        let x = hash_to_group(&n, &digest);
        assert!(is_canonical(&n, &x) && x > Natural::from(1u8) && x.gcd(n.value()) == Natural::from(1u8), "{bits} bits");
    }
}
