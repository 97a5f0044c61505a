//! JSON Lines: `{"message": "0x..", "signature": "0x..", "key": "0x..", "tag": 7}`, the tag optional.

use super::format::BYTE_ORDER_MARK;
use super::window::Window;
use super::{Fault, Item, MAX_MESSAGE, Malformed, Place};
use crate::StreamError;
use modmill_runtime::text::{Object, ObjectFault};
use modmill_sigverify::Signed;
use serde::Deserialize;
use std::borrow::Cow;
use std::io::Read;

/// Longest line: a message's digits, and ample room for all else.
const MAX_LINE: usize = 2 * MAX_MESSAGE + 4096;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<'a> {
    #[serde(borrow)]
    message: Cow<'a, str>,
    #[serde(borrow)]
    signature: Cow<'a, str>,
    #[serde(borrow)]
    key: Cow<'a, str>,
    tag: Option<u64>,
}

impl Line<'_> {
    /// Reads what the parser of this structure refused, to say what is wrong in the words of the format.
    fn slowly(text: &[u8]) -> Result<Self, Fault> {
        let mut fields = Object::parse(text).map_err(fault)?;
        let mut read = || {
            let line = Self {
                message: fields.text("message")?.into(),
                signature: fields.text("signature")?.into(),
                key: fields.text("key")?.into(),
                tag: fields.optional_number("tag")?,
            };
            Ok(line)
        };
        let line = read().map_err(fault)?;
        fields.end().map_err(fault)?;
        Ok(line)
    }
}

/// The fault of a record whose line holds a faulty JSON object.
fn fault(fault: ObjectFault) -> Fault {
    match fault {
        ObjectFault::NotJson { column, .. } => Fault::Json { reason: format!("column {column}: the line {fault}") },
        ObjectFault::Incomplete { .. } => Fault::Incomplete,
        ObjectFault::NotAnObject => Fault::Json { reason: format!("the line {fault}") },
        ObjectFault::Kind { name, .. } => Fault::Field { name, reason: format!("it {fault}") },
        _ => Fault::Json { reason: format!("`{}` {fault}", fault.place()) },
    }
}

/// The reader's state: the bytes of the record given last.
#[derive(Debug)]
pub(super) struct Lines {
    line: u64,
    message: Vec<u8>,
    signature: [u8; 64],
    key: [u8; 32],
}

impl Default for Lines {
    fn default() -> Self {
        Self { line: 0, message: Vec::new(), signature: [0; 64], key: [0; 32] }
    }
}

impl Lines {
    /// Passes over the byte order mark with which some editors begin a file.
    pub(super) fn open<R: Read>(window: &mut Window<R>) -> Self {
        if window.data().starts_with(BYTE_ORDER_MARK) {
            window.consume(BYTE_ORDER_MARK.len());
        }
        Self::default()
    }

    pub(super) fn next<R: Read>(&mut self, window: &mut Window<R>) -> Result<Option<Item<'_>>, StreamError> {
        loop {
            let place = Place { record: self.line + 1, signature: 0, offset: window.offset() };
            let (length, complete) = match line_length(window)? {
                None => return Ok(None),
                Some(Length::Line(length)) => (length, true),
                Some(Length::Rest(length)) => (length, false),
                Some(Length::TooLong) => {
                    self.line += 1;
                    skip_line(window)?;
                    return Ok(Some(Item::Malformed(Malformed { place, fault: Fault::TooLong { max: MAX_LINE as u64 } })));
                }
            };
            self.line += 1;
            let text = &window.data()[..length];
            let blank = text.trim_ascii().is_empty();
            let read = if blank { Ok(None) } else { self.read(text) };
            window.consume(length + usize::from(complete));
            match read {
                _ if blank => {}
                Ok(tag) => {
                    let signed = Signed { message: &self.message, signature: &self.signature, key: &self.key };
                    return Ok(Some(Item::Signed { signed, tag, place, transaction: None, more: false }));
                }
                Err(fault) => {
                    let fault = match fault {
                        Fault::Incomplete if !complete => Fault::TruncatedLine { got: length as u64 },
                        fault => fault,
                    };
                    return Ok(Some(Item::Malformed(Malformed { place, fault })));
                }
            }
        }
    }

    fn read(&mut self, text: &[u8]) -> Result<Option<u64>, Fault> {
        // The derived parser takes a list of the fields' values, too.
        let object = text.trim_ascii_start().starts_with(b"{");
        let line = object.then(|| serde_json::from_slice(text).ok()).flatten().map_or_else(|| Line::slowly(text), Ok)?;
        let digits = digits("message", &line.message)?;
        if digits.len() / 2 > MAX_MESSAGE {
            return Err(Fault::TooLong { max: MAX_MESSAGE as u64 });
        }
        self.message.resize(digits.len() / 2, 0);
        decode("message", digits, &mut self.message)?;
        exact("signature", &line.signature, &mut self.signature)?;
        exact("key", &line.key, &mut self.key)?;
        Ok(line.tag)
    }
}

enum Length {
    /// Bytes before a line feed.
    Line(usize),
    /// Bytes before the file's end.
    Rest(usize),
    TooLong,
}

fn line_length<R: Read>(window: &mut Window<R>) -> Result<Option<Length>, StreamError> {
    let mut seen = 0;
    loop {
        if let Some(at) = memchr::memchr(b'\n', &window.data()[seen..]) {
            return Ok(Some(if seen + at > MAX_LINE { Length::TooLong } else { Length::Line(seen + at) }));
        }
        seen = window.data().len();
        if seen > MAX_LINE {
            return Ok(Some(Length::TooLong));
        }
        if window.fill_more()? == seen {
            return Ok((seen > 0).then_some(Length::Rest(seen)));
        }
    }
}

fn skip_line<R: Read>(window: &mut Window<R>) -> Result<(), StreamError> {
    loop {
        let length = window.data().len();
        if let Some(at) = memchr::memchr(b'\n', window.data()) {
            window.consume(at + 1);
            return Ok(());
        }
        window.consume(length);
        if window.fill(1)? == 0 {
            return Ok(());
        }
    }
}

fn digits<'t>(name: &'static str, text: &'t str) -> Result<&'t [u8], Fault> {
    let field = |reason: &str| Fault::Field { name, reason: reason.to_owned() };
    let digits = text.strip_prefix("0x").ok_or_else(|| field("it does not begin with 0x"))?.as_bytes();
    if digits.len() % 2 == 1 { Err(field("it has an odd number of hex digits")) } else { Ok(digits) }
}

fn exact(name: &'static str, text: &str, out: &mut [u8]) -> Result<(), Fault> {
    let digits = digits(name, text)?;
    if digits.len() != 2 * out.len() {
        let reason = format!("it has {} bytes, not {}", digits.len() / 2, out.len());
        return Err(Fault::Field { name, reason });
    }
    decode(name, digits, out)
}

fn decode(name: &'static str, digits: &[u8], out: &mut [u8]) -> Result<(), Fault> {
    const NONE: u8 = 0xff;
    const VALUES: [u8; 256] = {
        let mut values = [NONE; 256];
        let mut i = 0;
        while i < 16 {
            values[b"0123456789abcdef"[i] as usize] = i as u8;
            values[b"0123456789ABCDEF"[i] as usize] = i as u8;
            i += 1;
        }
        values
    };
    for (i, (byte, pair)) in out.iter_mut().zip(digits.chunks_exact(2)).enumerate() {
        let (high, low) = (VALUES[usize::from(pair[0])], VALUES[usize::from(pair[1])]);
        if (high | low) & 0xf0 != 0 {
            return Err(Fault::Field { name, reason: format!("byte {i} is not two hex digits") });
        }
        *byte = high << 4 | low;
    }
    Ok(())
}
