//! Evaluation keys of the isogeny delay function: no file, however its checksums are made to fit, makes the reader or an evaluation panic, and an output that
//! comes of one is right.
#![no_main]

use libfuzzer_sys::fuzz_target;
use modmill_isogeny::BackendChoice;
use modmill_isogeny::{Input, Key, Options, Parameters, NoProgress, SetupOptions, Variant, evaluate, set_up, verify};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;
use tempfile::TempDir;

/// Keys of one chunk, over both fields, in both forms.
static KEYS: LazyLock<Vec<TempDir>> = LazyLock::new(|| {
    let forms = [(Variant::Fp, false), (Variant::Fp, true), (Variant::Fp2, false), (Variant::Fp2, true)];
    let make = |(variant, compact)| {
        let directory = tempfile::tempdir().expect("a directory");
        let seed = if variant == Variant::Fp2 { b"fuzz".to_vec() } else { Vec::new() };
        let options = SetupOptions { compact, seed, ..SetupOptions::of(Parameters::named("p14").expect("a field"), variant, 6) };
        set_up(&options, directory.path(), &mut NoProgress).expect("a key");
        directory
    };
    forms.map(make).into()
});

/// The file with the checksums that fit it, where it is long enough to have them: of its one chunk, of the table, and of the head.
fn sealed(data: &[u8]) -> Vec<u8> {
    let mut file = data.to_vec();
    if file.len() >= 160 {
        let chunk = Sha256::digest(&file[160..]);
        file[128..160].copy_from_slice(&chunk);
        let table = Sha256::digest(&file[128..160]);
        file[64..96].copy_from_slice(&table);
        let head = Sha256::digest(&file[..96]);
        file[96..128].copy_from_slice(&head);
    }
    file
}

fuzz_target!(|data: &[u8]| {
    // The first byte chooses the key, and whether the elements alone are data.
    let Some((&choice, data)) = data.split_first() else { return };
    let directory = KEYS[usize::from(choice & 3)].path();
    let place = directory.join("steps.bin");
    let good = std::fs::read(&place).expect("the file of the key");
    let file = match choice >> 2 & 3 {
        0 => data.to_vec(),
        1 => sealed(data),
        _ => sealed(&[&good[..160], data].concat()),
    };
    std::fs::write(&place, file).expect("a file");
    if let Ok(key) = Key::open(directory) {
        let whole = key.check().is_ok();
        if let Ok(done) = evaluate(&key, &Input::Message(b"fuzz".to_vec()), &Options { threads: 1, ..Options::default() }, &mut NoProgress) {
            assert!(whole && verify(&done.proof, Some(key.verification.id()), BackendChoice::Auto).is_ok());
        }
    }
    std::fs::write(&place, good).expect("a file");
});
