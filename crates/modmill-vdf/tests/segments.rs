//! Proofs by segments: honest ones for any T and number of threads, and everything near them, which is refused.

use modmill_vdf::{Modulus, Natural};
use modmill_vdf::{NoProgress, Options, Proof, ProofFile, ProofKind, Statement, VdfError, VerifyOptions, canonical, evaluate, verify_with};

fn modulus() -> Modulus {
    Modulus::new((Natural::from(1u8) << 256) - 189u8).unwrap()
}

fn made(steps: u64, threads: usize) -> ProofFile {
    // x and -x are the same element, but a statement is about a plain residue.
    let statement = Statement::new(modulus(), modulus().value() - 7u8, steps).unwrap();
    let options = Options { proof: ProofKind::Segments, threads, accept_modulus: true, ..Options::default() };
    evaluate(&statement, &options, &mut NoProgress).unwrap().proof_file().unwrap()
}

fn verified(file: &ProofFile) -> bool {
    let options = VerifyOptions { accept_modulus: true, ..VerifyOptions::default() };
    match verify_with(file, &options) {
        Ok(found) => {
            assert_eq!(found.kind, ProofKind::Segments);
            true
        }
        Err(VdfError::InvalidProof { .. }) => false,
        Err(e) => panic!("{e}"),
    }
}

/// Lengths and elements.
fn parts(file: &ProofFile) -> (Vec<u64>, Vec<Natural>) {
    match &file.proof {
        Proof::Segments { lengths, elements } => (lengths.clone(), elements.clone()),
        other => panic!("{other:?}"),
    }
}

/// True if a file with these parts is refused by the verifier, and by the reader, too, if `form` is wrong.
fn refused(file: &ProofFile, lengths: &[u64], elements: &[Natural], form: bool) -> bool {
    let proof = Proof::Segments { lengths: lengths.to_vec(), elements: elements.to_vec() };
    let changed = ProofFile { proof, ..file.clone() };
    ProofFile::from_text(changed.to_text().as_bytes()).is_err() == form && !verified(&changed)
}

#[test]
fn threads_and_steps_decide_the_segments() {
    for steps in [1, 2, 27, 28, 1023, 5119, 5120, 5121, 21_503, 21_504, 65_536, 100_003, 300_000] {
        let mut plain = made(steps, 1);
        assert_eq!(parts(&plain).0, [steps]);
        for threads in 1..=4 {
            let file = made(steps, threads);
            let (lengths, elements) = parts(&file);
            assert!(verified(&file), "{steps} {threads}");
            assert_eq!((lengths.iter().sum::<u64>(), elements.len()), (steps, 2 * lengths.len() - 1));
            assert!(steps < 100_000 || threads == 1 || lengths.len() > 1);
            let text = file.to_text();
            assert_eq!(ProofFile::from_text(text.as_bytes()).unwrap(), file);
            plain.proof = file.proof.clone();
            assert_eq!(plain, file, "the result does not depend on the segments");
        }
    }
}

#[test]
fn parts_that_are_changed_moved_or_missing_are_refused() {
    let file = made(100_003, 2);
    let (lengths, elements) = parts(&file);
    let count = lengths.len();
    assert!(count >= 3);
    for i in 0..elements.len() {
        let mut other = elements.clone();
        other[i] = canonical(&modulus(), &(&elements[i] * 3u8));
        assert!(refused(&file, &lengths, &other, false), "element {i}");
        for j in i + 1..elements.len() {
            other.clone_from(&elements);
            other.swap(i, j);
            assert!(refused(&file, &lengths, &other, false), "elements {i} and {j}");
        }
        other.clone_from(&elements);
        other[i] = modulus().value() - &elements[i];
        assert!(refused(&file, &lengths, &other, true), "minus element {i}");
        other.remove(i);
        assert!(refused(&file, &lengths, &other, true), "without element {i}");
    }
    for i in 0..count {
        let mut other = lengths.clone();
        other[i] += 1;
        assert!(refused(&file, &other, &elements, true), "longer segment {i}");
        for j in (0..count).filter(|j| *j != i) {
            other.clone_from(&lengths);
            (other[i], other[j]) = (other[i] + 1, other[j] - 1);
            assert!(refused(&file, &other, &elements, false), "a step from segment {j} to {i}");
            other.clone_from(&lengths);
            other.swap(i, j);
            assert!(refused(&file, &other, &elements, false), "lengths {i} and {j}");
        }
    }
    for i in 0..count - 1 {
        let (mut fewer, mut left) = (lengths.clone(), elements.clone());
        // The first segment of two is left out, with its squarings or without.
        let steps = fewer.remove(i);
        left.drain(2 * i..2 * i + 2);
        assert!(refused(&file, &fewer, &left, true), "without segment {i}");
        fewer[i] += steps;
        assert!(refused(&file, &fewer, &left, false), "segments {i} and {} as one", i + 1);
    }
    let y = canonical(&modulus(), &(&file.y * 3u8));
    assert!(!verified(&ProofFile { y, ..file.clone() }));
    assert!(refused(&file, &[], &[], true));
}

#[test]
fn a_verifier_takes_up_to_16_segments_of_any_length() {
    let of_one = |count: u64| {
        let mut file = made(count, 1);
        let (mut base, mut elements) = (file.statement.base().clone(), Vec::new());
        for _ in 0..count {
            // x^(2^1): pi = x^0, since l > 2.
            base = canonical(&modulus(), &(&base * &base));
            elements.extend([base.clone(), Natural::from(1u8)]);
        }
        let last = elements.len() - 2;
        elements.remove(last);
        file.proof = Proof::Segments { lengths: vec![1; count as usize], elements };
        file
    };
    assert!(verified(&of_one(1)) && verified(&of_one(16)));
    assert!(ProofFile::from_text(of_one(16).to_text().as_bytes()).is_ok());
    let (lengths, elements) = parts(&of_one(17));
    assert!(refused(&of_one(17), &lengths, &elements, true));
    let (mut lengths, mut elements) = parts(&of_one(3));
    lengths.insert(1, 0);
    elements.splice(1..1, [Natural::from(1u8), elements[0].clone()]);
    assert!(refused(&of_one(3), &lengths, &elements, true), "a segment without squarings");
    lengths[0] = u64::MAX;
    lengths[1] = 1;
    assert!(refused(&of_one(3), &lengths, &elements, true), "a sum that overflows");
}

#[test]
fn every_changed_bit_of_a_file_is_refused() {
    let file = made(30_000, 2);
    let text = file.to_text().into_bytes();
    assert!(text.starts_with(b"{\n  \"format\": \"modmill-vdf-proof\",\n  \"version\": 2,\n  \"kind\": \"wesolowski-segments\",\n"));
    for bit in 0..8 * text.len() {
        let mut changed = text.clone();
        changed[bit / 8] ^= 1 << (bit % 8);
        assert!(ProofFile::from_text(&changed).is_err(), "bit {bit}");
    }
}
