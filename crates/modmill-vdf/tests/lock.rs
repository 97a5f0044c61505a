//! Time-lock files: round trips at every size that matters, resumption, and what a file does not contain.

use modmill_vdf::lock::{self, LockHeader, LockOptions};
use modmill_vdf::{EveryStep, NoProgress, Options, Progress, VdfError};
use rand::{Rng, SeedableRng, rngs::StdRng};
use std::io::Cursor;
use std::ops::ControlFlow;

const STEPS: u64 = 3000;

fn sealed(contents: &[u8], armor: bool) -> Vec<u8> {
    let mut out = Vec::new();
    let options = LockOptions { bits: 1024, steps: STEPS, armor };
    let mut rng = StdRng::seed_from_u64(contents.len() as u64);
    // StdRng is a CryptoRng; real callers use SysRng
    let done = lock::seal(&mut &contents[..], &mut out, &options, &mut rng, &mut NoProgress).unwrap();
    assert_eq!(done.bytes, contents.len() as u64);
    out
}

fn opened(file: &[u8]) -> Result<Vec<u8>, VdfError> {
    let mut out = Vec::new();
    lock::open(Cursor::new(file), &mut out, &Options::default(), &mut NoProgress).map(|_| out)
}

#[test]
fn contents_of_every_size_come_back() {
    let mut rng = StdRng::seed_from_u64(1);
    for size in [0, 1, 47, 48, 49, 65_535, 65_536, 65_537, 131_072, 200_000] {
        let mut contents = vec![0; size];
        rng.fill_bytes(&mut contents);
        for armor in [false, true] {
            let file = sealed(&contents, armor);
            assert!(opened(&file).unwrap() == contents, "{size} bytes, armor {armor}");
            let header = lock::inspect(&mut &file[..], &mut NoProgress).unwrap().header;
            assert_eq!((header.statement.steps(), header.statement.modulus().bits()), (STEPS, 1024));
        }
    }
}

#[test]
fn the_text_form_survives_other_line_ends_and_nothing_else() {
    let text = String::from_utf8(sealed(b"the same contents", true)).unwrap();
    assert!(text.lines().all(|l| l.len() <= 64) && text.is_ascii() && text.ends_with("-----\n"));
    assert_eq!(opened(text.replace('\n', "\r\n").as_bytes()).unwrap(), b"the same contents");
    let wrong = [
        text.replacen('\n', "\n\n", 1),
        text.replacen("FILE", "FILF", 1),
        format!("{text}more"),
        text.replace("-----END", "-----end"),
        text.replacen(&text[60..62], "", 1),
        text.replacen(&text[60..61], "?", 1),
        text.replacen(&text[60..61], &"A".repeat(100), 1),
    ];
    for (i, text) in wrong.iter().enumerate() {
        assert!(matches!(opened(text.as_bytes()), Err(VdfError::LockFormat { .. })), "case {i}");
    }
}

#[test]
fn opening_resumes_from_a_checkpoint() {
    let directory = tempfile::tempdir().unwrap();
    let mut file = Vec::new();
    let steps = 2000;
    let sealing = LockOptions { bits: 1024, steps, armor: true };
    lock::seal(&mut &b"late"[..], &mut file, &sealing, &mut modmill_vdf::SysRng, &mut NoProgress).unwrap();
    let options = Options { checkpoint: Some(directory.path().to_path_buf()), ..Options::default() };
    let mut stop_midway = EveryStep(|p: Progress| if p.done < steps / 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) });
    let mut out = Vec::new();
    let stopped_at = match lock::open(Cursor::new(&file), &mut out, &options, &mut stop_midway) {
        Err(VdfError::Interrupted { done, saved: Some(_), .. }) => done,
        other => panic!("{other:?}"),
    };
    assert!(steps / 2 <= stopped_at && stopped_at < steps, "{stopped_at}");
    let opened = lock::open(Cursor::new(&file), &mut out, &options, &mut NoProgress).unwrap();
    assert_eq!(opened.evaluation.resumed_from, stopped_at);
    assert_eq!(out, b"late");
}

#[test]
fn neither_key_nor_factors_nor_solution_are_in_the_file() {
    let file = sealed(b"some contents", false);
    let header = lock::inspect(&mut &file[..], &mut NoProgress).unwrap().header;
    let y = modmill_vdf::evaluate(&header.statement, &Options::default(), &mut NoProgress).unwrap();
    for secret in [y.y.to_bytes_be(), y.y_full.to_bytes_be(), b"some contents".to_vec()] {
        assert!(!file.windows(13).any(|w| w == &secret[..13]));
    }
    // The head is what it says byte for byte; then one record, the length of the contents, and a checksum after each.
    assert_eq!(&file[..header.to_bytes().len()], header.to_bytes());
    assert_eq!(file.len(), header.to_bytes().len() + (5 + 13 + 16 + 32) + (8 + 32));
    assert_eq!(LockHeader::read(&mut &file[..]).unwrap(), header);
    let again = sealed(b"some contents!", false);
    assert_ne!(lock::inspect(&mut &again[..], &mut NoProgress).unwrap().header.statement.modulus(), header.statement.modulus());
}

/// Mail programs and editors change a text in these ways without damaging it.
#[test]
fn armor_may_have_blank_lines_around_it_and_lack_its_last_newline() {
    let text = String::from_utf8(sealed(b"contents", true)).unwrap();
    let mut around: Vec<String> = ["\n", "\r\n\r\n", "  \n \t \n\n\n\n\n\n\n\n\n", "\u{feff}", "\u{feff}\n\n"]
        .iter()
        .map(|before| format!("{before}{text}"))
        .collect();
    around.extend(["\n", "\r\n", "\n \n\n"].map(|after| format!("{text}{after}")));
    around.extend([text.trim_end().to_owned(), text.trim_end().replace('\n', "\r\n")]);
    for changed in around {
        assert_eq!(opened(changed.as_bytes()).unwrap(), b"contents", "{changed:?}");
    }
    for changed in [format!("\nx\n{text}"), format!("{text}\nx"), format!("{text}{text}"), "\n\n".to_owned(), " ".repeat(500)] {
        opened(changed.as_bytes()).unwrap_err();
    }
}
