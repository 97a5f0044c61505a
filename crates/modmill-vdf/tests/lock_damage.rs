//! Damaged time-lock files are refused before the first squaring, by `open` and by `inspect` alike; files of version 1 as far as possible.

use modmill_vdf::lock::{self, LockOptions};
use modmill_vdf::{EveryStep, NoProgress, Options, Phase, Progress, VdfError};
use rand::{SeedableRng, rngs::StdRng};
use sha2::{Digest, Sha256};
use std::io::Cursor;
use std::ops::ControlFlow;

const SEALED_CHUNK: usize = 65_536 + 16;
/// Kind, length, chunk, checksum.
const RECORD: usize = 5 + SEALED_CHUNK + 32;
const END: usize = 8 + 32;

fn sealed(contents: &[u8], armor: bool) -> Vec<u8> {
    let mut out = Vec::new();
    let options = LockOptions { bits: 1024, steps: 50, armor };
    lock::seal(&mut &contents[..], &mut out, &options, &mut StdRng::seed_from_u64(12), &mut NoProgress).unwrap();
    out
}

/// Opens a file but stops before the first squaring; whether it came so far, and the result.
fn begun(file: &[u8]) -> (bool, Result<Vec<u8>, VdfError>) {
    let mut squares = false;
    let mut watch = EveryStep(|p: Progress| {
        squares |= p.phase == Phase::Evaluate;
        if squares { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let mut out = Vec::new();
    let result = lock::open(Cursor::new(file), &mut out, &Options::default(), &mut watch);
    (squares, result.map(|_| out))
}

/// The place where a file is refused before any squaring.
#[track_caller]
fn refused_at(file: &[u8], case: &str) -> String {
    let (squares, result) = begun(file);
    assert!(!squares, "{case}: the squarings began");
    let Err(VdfError::LockFormat { place, .. }) = result else { panic!("{case}: {result:?}") };
    let Err(VdfError::LockFormat { place: inspected, .. }) = lock::inspect(&mut &file[..], &mut NoProgress) else {
        panic!("{case}: inspect accepts it")
    };
    assert_eq!(place, inspected, "{case}");
    place
}

fn flipped(file: &[u8], bit: usize) -> Vec<u8> {
    let mut changed = file.to_vec();
    changed[bit / 8] ^= 1 << (bit % 8);
    changed
}

#[test]
fn every_flipped_bit_is_found_before_the_first_squaring() {
    for armor in [false, true] {
        let file = sealed(b"contents that matter", armor);
        assert!(begun(&file).0);
        for bit in 0..8 * file.len() {
            refused_at(&flipped(&file, bit), &format!("armor {armor}, bit {bit}"));
        }
    }
}

#[test]
fn every_truncation_and_every_tail_is_found() {
    for armor in [false, true] {
        let file = sealed(b"contents that matter", armor);
        // armored text may lack its last newline
        for length in 0..file.len() - usize::from(armor) {
            refused_at(&file[..length], &format!("armor {armor}, {length} bytes"));
        }
        assert_eq!(refused_at(&[&file[..], b"x"].concat(), "a byte appended"), "the end");
        refused_at(&[&file[..], &file[..]].concat(), "appended to itself");
    }
}

#[test]
fn a_message_names_the_damaged_chunk() {
    let contents = (0..200_000u32).map(|i| (i % 251) as u8).collect::<Vec<_>>();
    let file = sealed(&contents, false);
    let head = file.len() - END - 3 * RECORD - (5 + 200_000 - 3 * 65_536 + 16 + 32);
    let chunk = |i: usize| &file[head + i * RECORD..head + (i + 1) * RECORD];
    for (i, place) in ["chunk 0", "chunk 1", "chunk 2", "chunk 3"].into_iter().enumerate() {
        let place = format!("{place} of the contents");
        for byte in [0, 3, 5, 900] {
            assert_eq!(refused_at(&flipped(&file, 8 * (head + i * RECORD + byte)), &place), place);
        }
    }
    let rest = &file[head + 3 * RECORD..];
    let cases = [
        ("cut between chunks", vec![&file[..head], chunk(0), chunk(1)], "chunk 2 of the contents"),
        ("swapped", vec![&file[..head], chunk(1), chunk(0), chunk(2), rest], "chunk 0 of the contents"),
        ("repeated", vec![&file[..head], chunk(0), chunk(0), chunk(1), chunk(2), rest], "chunk 1 of the contents"),
        ("left out", vec![&file[..head], chunk(0), chunk(2), rest], "chunk 1 of the contents"),
        ("without its end", vec![&file[..file.len() - END]], "the length at the end"),
    ];
    for (case, parts, place) in cases {
        assert_eq!(refused_at(&parts.concat(), case), place, "{case}");
    }
}

/// The checksums of a file's records and of its end, written again.
fn mended(mut file: Vec<u8>, head: usize) -> Vec<u8> {
    let (mut at, mut checksum) = (head, file[head - 32..head].to_vec());
    while at < file.len() {
        let length = if at + END == file.len() { 8 } else { 5 + u32::from_be_bytes(file[at + 1..at + 5].try_into().unwrap()) as usize };
        checksum = Sha256::new().chain_update(&checksum).chain_update(&file[at..at + length]).finalize().to_vec();
        file[at + length..at + length + 32].copy_from_slice(&checksum);
        at += length + 32;
    }
    file
}

#[test]
fn contents_are_authenticated_before_the_first_byte_is_written() {
    // Checksums stop accidents only: whoever forges a chunk mends them, too.
    let file = sealed(&[7; 100_000], false);
    let head = lock::inspect(&mut &file[..], &mut NoProgress).unwrap().header.to_bytes().len();
    assert_eq!(mended(file.clone(), head), file);
    let forged = mended(flipped(&file, 8 * (head + RECORD + 100)), head);
    assert!(lock::inspect(&mut &forged[..], &mut NoProgress).is_ok());
    let mut out = Vec::new();
    let result = lock::open(Cursor::new(&forged), &mut out, &Options::default(), &mut NoProgress);
    let Err(VdfError::LockFormat { place, .. }) = result else { panic!("{result:?}") };
    assert_eq!((place.as_str(), out.len()), ("chunk 1 of the contents", 0));
}

fn version_1(name: &str) -> Vec<u8> {
    std::fs::read(format!("{}/../../fuzz/seeds/lock/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

#[test]
fn files_of_version_1_still_open() {
    for (name, armored) in [("binary-v1", false), ("armored-v1", true)] {
        let file = version_1(name);
        let found = lock::inspect(&mut &file[..], &mut NoProgress).unwrap();
        assert_eq!((found.header.version, found.armored, found.chunks, found.bytes), (1, armored, 1, 4));
        let mut out = Vec::new();
        lock::open(Cursor::new(&file), &mut out, &Options::default(), &mut NoProgress).unwrap();
        assert_eq!(out, b"seed");
    }
}

#[test]
fn damage_of_version_1_is_found_as_far_as_possible() {
    let file = version_1("binary-v1");
    let mut late = 0;
    for bit in 0..8 * file.len() {
        let (squares, result) = begun(&flipped(&file, bit));
        late += usize::from(squares);
        assert!(result.is_err(), "bit {bit}");
    }
    // What has no checksum and no form: x, T, nonce, key confirmation, contents, and N where no small factor appears.
    println!("{late} of {} flipped bits of version 1 show only after the squarings", 8 * file.len());
    assert!(late < 8 * file.len() * 7 / 10);
    for length in (0..file.len() - 4).chain([file.len() + 1]).filter(|l| *l < file.len()) {
        assert!(!begun(&file[..length]).0, "{length} bytes");
    }
}
