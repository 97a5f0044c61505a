//! The checks of the fuzz target `records`, shared with the property tests on stable Rust (crates/modmill-sigstream/tests/records.rs).
//!
//! The oracle: no panic; every item's place is within the file and after the one before; reading the same bytes in small pieces gives the same.

use modmill_sigstream::records::{Format, Item, Place, ReadOptions, Reader, Transaction};
use std::io::Read;

/// Returns a few bytes at a time, as a pipe may.
struct Drips<'a>(&'a [u8]);

impl Read for Drips<'_> {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        let n = out.len().min(self.0.len()).min(7);
        out[..n].copy_from_slice(&self.0[..n]);
        self.0 = &self.0[n..];
        Ok(n)
    }
}

/// Bytes in every format, in one piece and in small ones; and as a transaction.
pub fn records(data: &[u8]) {
    for format in [None].into_iter().chain(Format::ALL.map(Some)) {
        let options = ReadOptions { format, port: None };
        let whole = all(data, data.len() as u64, options);
        assert_eq!(whole, all(Drips(data), data.len() as u64, options));
    }
    if let Ok(transaction) = Transaction::parse(data) {
        assert!((1..=12).contains(&transaction.signatures));
        for i in 0..transaction.signatures {
            let signed = transaction.signed(data, i).unwrap();
            // The message is before the signatures in version 1, and behind them otherwise.
            let (message, signatures) = (signed.message, 64 * transaction.signatures);
            match transaction.version {
                Some(1) => assert!(data.starts_with(message) && message.len() + signatures == data.len()),
                _ => assert!(data.ends_with(message) && message.len() + signatures < data.len()),
            }
        }
    }
}

/// The items with their places; None if the file is refused as a whole.
fn all(source: impl Read, length: u64, options: ReadOptions) -> Option<Vec<(Place, String)>> {
    let mut reader = Reader::new(source, None, options).ok()?;
    let mut found: Vec<(Place, String)> = Vec::new();
    while let Some(item) = reader.next_item().expect("reading memory does not fail") {
        let (place, text) = match item {
            Item::Signed { signed, tag, place, .. } => (place, format!("{tag:?} {signed:?}")),
            Item::Malformed(bad) => (bad.place, bad.fault.to_string()),
        };
        let order = |p: &Place| (p.record, p.signature, p.offset);
        assert!(place.record > 0 && place.offset < length.max(1), "{place}: {text}");
        if let Some((before, _)) = found.last() {
            assert!(order(before) < order(&place) && before.offset <= place.offset, "{before}, then {place}");
        }
        found.push((place, text));
    }
    Some(found)
}
