//! Modmill's binary records: a header, then records with their length in front (docs/formats.md).

use super::window::Window;
use super::{Fault, Item, MAX_MESSAGE, Malformed, Place};
use crate::StreamError;
use modmill_sigverify::Signed;
use std::io::Read;

/// The file's first eight bytes.
pub(crate) const MAGIC: [u8; 8] = *b"MODMSIGS";
/// The format's version.
pub(crate) const VERSION: u32 = 1;
/// Bytes of a record's body before its message: tag, signature, key.
pub(crate) const FIXED: usize = 8 + 64 + 32;

const MAX_BODY: usize = FIXED + MAX_MESSAGE;

#[derive(Debug, Default)]
pub(super) struct Records {
    record: u64,
    /// Bytes of the record given last, which the window still holds.
    held: usize,
}

impl Records {
    pub(super) fn open<R: Read>(window: &mut Window<R>) -> Result<Self, StreamError> {
        let wrong = |reason| Err(StreamError::NotThatFormat { name: window.name(), format: "binary", reason });
        let Some((magic, rest)) = window.data().split_first_chunk::<8>() else {
            return wrong("it is shorter than the format's header".to_owned());
        };
        let Some((version, _)) = rest.split_first_chunk::<4>() else {
            return wrong("it is shorter than the format's header".to_owned());
        };
        if *magic != MAGIC {
            return wrong("it does not begin with MODMSIGS".to_owned());
        }
        let version = u32::from_le_bytes(*version);
        if version != VERSION {
            return wrong(format!("it has version {version}, and this program knows version {VERSION}"));
        }
        window.consume(12);
        Ok(Self::default())
    }

    pub(super) fn next<'w, R: Read>(&mut self, window: &'w mut Window<R>) -> Result<Option<Item<'w>>, StreamError> {
        window.consume(std::mem::take(&mut self.held));
        let got = window.fill(4)?;
        if got == 0 {
            return Ok(None);
        }
        self.record += 1;
        let place = Place { record: self.record, signature: 0, offset: window.offset() };
        let malformed = |fault| Ok(Some(Item::Malformed(Malformed { place, fault })));
        let Some(length) = window.data().first_chunk::<4>() else {
            window.consume(got);
            return malformed(Fault::Truncated { expected: 4, got: got as u64 });
        };
        let length = u32::from_le_bytes(*length);
        let body = length as usize;
        if !(FIXED..=MAX_BODY).contains(&body) {
            let whole = 4 + u64::from(length);
            let skipped = window.skip(whole)?;
            return malformed(if skipped < whole {
                Fault::Truncated { expected: whole, got: skipped }
            } else if body < FIXED {
                Fault::TooShort { got: body as u64, min: FIXED as u64 }
            } else {
                Fault::TooLong { max: MAX_BODY as u64 }
            });
        }
        let got = window.fill(4 + body)?;
        if got < 4 + body {
            window.consume(got);
            return malformed(Fault::Truncated { expected: 4 + body as u64, got: got as u64 });
        }
        self.held = 4 + body;
        let record = &window.data()[4..4 + body];
        let split = record.split_first_chunk::<8>().and_then(|(tag, rest)| {
            let (signature, rest) = rest.split_first_chunk::<64>()?;
            let (key, message) = rest.split_first_chunk::<32>()?;
            Some((u64::from_le_bytes(*tag), Signed { message, signature, key }))
        });
        match split {
            Some((tag, signed)) => Ok(Some(Item::Signed { signed, tag: Some(tag), place, transaction: None, more: false })),
            None => malformed(Fault::TooShort { got: body as u64, min: FIXED as u64 }),
        }
    }
}
