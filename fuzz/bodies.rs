//! The checks of each fuzz target, shared with the property tests on stable Rust (crates/modmill-vdf/tests/fuzz_bodies.rs).
//!
//! The oracle of every parser: it never panics, and what it accepts is written again as the same bytes.

use modmill_vdf::lock::{self, LockHeader};
use modmill_vdf::{CheckpointState, NoProgress, Options, Progress, ProofFile, ProofKind, Statement, VerifyOptions, evaluate, verify_with};
use modmill_vdf::{Modulus, Natural};
use sha2::{Digest, Sha256};
use std::io::Cursor;
use std::ops::ControlFlow;

/// Proof files. Also tries the bytes as the part before the checksum, which no mutation would get right.
pub fn proof(data: &[u8]) {
    let digits = Sha256::digest(data).iter().map(|b| format!("{b:02x}")).collect::<String>();
    let mended = [data, format!("  \"checksum\": \"0x{digits}\"\n}}\n").as_bytes()].concat();
    for text in [data, &mended] {
        if let Ok(file) = ProofFile::from_text(text) {
            assert_eq!(file.to_text().as_bytes(), text);
            assert!(file.statement.input().is_none_or(|input| file.statement.is_about(input)));
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

/// Points files beside the state that one of them belongs to: the run goes on to the right result, or refuses them.
pub fn points(data: &[u8]) {
    let modulus = Modulus::new((Natural::from(1u8) << 128) + 51u8).unwrap();
    let statement = Statement::new(modulus.clone(), Natural::from(3u8), 2000).unwrap();
    let directory = tempfile::tempdir().unwrap();
    std::fs::write(directory.path().join("state"), include_bytes!("seeds/checkpoint/wesolowski")).unwrap();
    std::fs::write(directory.path().join("points"), data).unwrap();
    let options = Options {
        proof: ProofKind::Wesolowski,
        accept_modulus: true,
        threads: 1,
        checkpoint: Some(directory.path().to_path_buf()),
        ..Options::default()
    };
    if let Ok(found) = evaluate(&statement, &options, &mut NoProgress) {
        let y = (0..2000).fold(Natural::from(3u8), |y, _| &y * &y % modulus.value());
        assert_eq!(found.y_full, y);
    }
}

/// Time-lock files, armored or not, as they are and with the checksums mended; those that take few squarings are opened.
pub fn lock(data: &[u8]) {
    for file in [Some(data.to_vec()), mended_lock(data)].into_iter().flatten() {
        if let Ok(header) = LockHeader::read(&mut &file[..]) {
            assert!(file.starts_with(&header.to_bytes()));
        }
        let mut go_on = |_: Progress| ControlFlow::Continue(());
        let Ok(found) = lock::inspect(&mut &file[..], &mut go_on) else { continue };
        if found.header.statement.steps() <= 100 && found.header.statement.modulus().bits() <= 1024 {
            let mut out = Vec::new();
            match lock::open(Cursor::new(&file), &mut out, &Options::default(), &mut go_on) {
                Ok(opened) => assert_eq!((opened.bytes, out.len() as u64), (found.bytes, found.bytes)),
                Err(_) => assert!(out.is_empty()),
            }
        }
    }
}

/// A file of version 2 with every checksum as docs/formats.md states it, as far as its lengths lead.
fn mended_lock(data: &[u8]) -> Option<Vec<u8>> {
    let length = |at: usize| Some(u32::from_be_bytes(data.get(at..at + 4)?.try_into().ok()?) as usize).filter(|n| *n < 1 << 20);
    let mut at = 12;
    for _ in 0..6 {
        at += 4 + length(at)?;
    }
    at += 32;
    let mut out = data.get(..at)?.to_vec();
    let mut checksum = Sha256::digest(&out);
    let mut put = |out: &mut Vec<u8>, part: &[u8]| {
        if !part.is_empty() {
            checksum = Sha256::new().chain_update(checksum).chain_update(part).finalize();
            out.extend(part);
        }
        out.extend(checksum);
    };
    put(&mut out, b"");
    at += 32;
    while let (Some(kind), Some(count)) = (data.get(at), length(at + 1)) {
        let Some(record) = data.get(at..at + 5 + count) else { break };
        put(&mut out, record);
        at += record.len() + 32;
        if *kind == 1 {
            put(&mut out, data.get(at..at + 8)?);
            out.extend(data.get(at + 40..)?);
            break;
        }
    }
    Some(out)
}
