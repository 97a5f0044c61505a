//! What each fuzz target checks, shared with the property tests on stable Rust (crates/modmill-vdf/tests/fuzz_bodies.rs).
//!
//! The oracle of every parser: it never panics, and what it accepts is written again as the same bytes.

use modmill_vdf::lock::{self, LockHeader};
use modmill_vdf::{CheckpointState, Options, Progress, ProofFile, VerifyOptions, verify_with};
use sha2::{Digest, Sha256};
use std::ops::ControlFlow;

/// Proof files. Also tries the bytes as the part before the checksum, which no mutation would get right.
pub fn proof(data: &[u8]) {
    let digits = Sha256::digest(data).iter().map(|b| format!("{b:02x}")).collect::<String>();
    let mended = [data, format!("  \"checksum\": \"0x{digits}\"\n}}\n").as_bytes()].concat();
    for text in [data, &mended] {
        if let Ok(file) = ProofFile::from_text(text) {
            assert_eq!(file.to_text().as_bytes(), text);
            if file.statement.modulus().bits() <= 512 {
                // the check of the modulus would refuse nearly all of them before the equations
                let _ = verify_with(&file, &VerifyOptions { accept_modulus: true, ..VerifyOptions::default() });
            }
        }
    }
}

/// State files of checkpoints, as they are and with the checksum mended.
pub fn checkpoint(data: &[u8]) {
    let mended = [data, &Sha256::digest(data)].concat();
    for bytes in [data, &mended] {
        if let Ok(state) = CheckpointState::from_bytes(bytes) {
            assert_eq!(state.to_bytes(), bytes);
            assert!(state.done <= state.statement.steps());
        }
    }
}

/// Time-lock files, armored or not: the header, and opening where that takes few squarings.
pub fn lock(data: &[u8]) {
    if let Ok(header) = LockHeader::read(&mut &data[..]) {
        assert!(data.starts_with(&header.to_bytes()));
    }
    let Ok(header) = lock::inspect(&mut &data[..]) else { return };
    if header.statement.steps() <= 100 && header.statement.modulus().bits() <= 1024 {
        let mut out = Vec::new();
        let mut go_on = |_: Progress| ControlFlow::Continue(());
        if let Ok(opened) = lock::open(&mut &data[..], &mut out, &Options::default(), &mut go_on) {
            assert_eq!(opened.bytes, out.len() as u64);
        }
    }
}
