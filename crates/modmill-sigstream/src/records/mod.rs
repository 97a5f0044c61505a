//! Signed messages from files: JSON Lines, length-prefixed binary, captures of Solana transactions.
//!
//! A [`Reader`] gives one [`Item`] after the other: a signed message, or what stands at a place where there should be one. Only a
//! file that can't be read at all is an error; everything else that is wrong is an item, and the stream goes on.
//!
//! Memory: one window over the file, as long as the longest record ([`MAX_MESSAGE`] bounds it), whatever the file's size.
//! docs/formats.md has the formats byte by byte.

mod binary;
mod capture;
mod cut;
mod fault;
mod format;
mod frames;
mod input;
mod json;
mod packet;
mod transaction;
mod window;

pub use cut::Framing;
pub use fault::{Fault, Malformed, Place};
pub use format::Format;
pub use input::Input;
pub use packet::{Link, OtherTraffic};
pub use transaction::{MAX_ACCOUNTS, MAX_ACCOUNTS_V1, MAX_BYTES_V1, MAX_SIGNATURES_V1, MTU, Transaction, TransactionFault};

pub(crate) use transaction::VERSION_1;

pub(crate) use binary::{FIXED as BINARY_FIXED, MAGIC as BINARY_MAGIC, VERSION as BINARY_VERSION};

use crate::StreamError;
use modmill_sigverify::Signed;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use window::Window;

/// Longest message that a record may hold, in bytes.
pub const MAX_MESSAGE: usize = 1 << 20;

/// The next item that a reader found.
#[derive(Debug)]
pub enum Item<'a> {
    /// A message with its signature and key.
    Signed {
        /// The message, signature and key; borrowed from the reader until the next call.
        signed: Signed<'a>,
        /// The record's own tag where it has one; of a captured packet, the UDP port that it was sent to.
        tag: Option<u64>,
        /// The record's position in the file.
        place: Place,
        /// Every byte of the transaction that it signs, where the record is one.
        transaction: Option<&'a [u8]>,
        /// True if more signatures of the record follow.
        more: bool,
    },
    /// Something that should have been one, and is not.
    Malformed(Malformed),
}

/// Options for reading.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ReadOptions {
    /// The format; found by the file's first bytes, then by its name, where none is given.
    pub format: Option<Format>,
    /// The UDP port whose packets are read from a capture; all ports if none is given.
    pub port: Option<u16>,
}

/// A stream of records from a file or any other source of bytes.
///
/// ```
/// use modmill_sigstream::records::{Item, ReadOptions, Reader};
/// let text = format!("{{\"message\": \"0x6869\", \"signature\": \"0x{}\", \"key\": \"0x{}\"}}\nnot a record\n", "00".repeat(64), "11".repeat(32));
/// let mut reader = Reader::new(text.as_bytes(), None, ReadOptions::default())?;
/// assert!(matches!(reader.next_item()?, Some(Item::Signed { signed, .. }) if signed.message == b"hi"));
/// let Some(Item::Malformed(bad)) = reader.next_item()? else { panic!("the second line is not a record") };
/// assert_eq!((bad.place.record, bad.place.offset), (2, text.find("not a record").unwrap() as u64));
/// assert!(reader.next_item()?.is_none());
/// # Ok::<(), modmill_sigstream::StreamError>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    window: Window<R>,
    format: Format,
    body: Body,
    length: Option<u64>,
}

#[derive(Debug)]
enum Body {
    Json(json::Lines),
    Binary(binary::Records),
    Capture(Box<capture::Capture>),
}

impl Reader<File> {
    /// Opens an input. Offsets count from where reading begins.
    ///
    /// # Errors
    /// [`StreamError::Io`], and as [`Reader::new`].
    pub fn open(input: &Input, options: ReadOptions) -> Result<Self, StreamError> {
        let (file, length) = input.open()?;
        Ok(Self { length, ..Self::new(file, Some(input.name()), options)? })
    }

    /// Bytes from where reading began to the end, where the input is a regular file. The end of others is not known before it comes.
    #[must_use]
    pub fn length(&self) -> Option<u64> {
        self.length
    }
}

impl<R: Read> Reader<R> {
    /// Reads from `source`; `name` is the file's name, for the format and for messages.
    ///
    /// # Errors
    /// [`StreamError::UnknownFormat`] where the format is neither given nor found; [`StreamError::NotThatFormat`] where a header
    /// contradicts the format; [`StreamError::ForeignFormat`] and [`StreamError::LinkType`] where the file is known and not read; [`StreamError::Io`].
    pub fn new(source: R, name: Option<&Path>, options: ReadOptions) -> Result<Self, StreamError> {
        let mut window = Window::new(source, name);
        window.fill(format::SNIFFED)?;
        let start = window.data();
        let guess = options.format.is_none();
        if let Some((what, advice)) = format::foreign(start, &window.name(), guess) {
            return Err(StreamError::ForeignFormat { name: window.name(), what, advice });
        }
        let begins = Format::of_bytes(start).filter(|&found| found != Format::JsonLines);
        if let (Some(format), Some(found)) = (options.format, begins)
            && format != found
        {
            let reason = format!("it begins like one of format {found}");
            return Err(StreamError::NotThatFormat { name: window.name(), format: format.name(), reason });
        }
        let format = match options.format.or_else(|| Format::of_bytes(start)).or_else(|| name.and_then(Format::of_name)) {
            Some(format) => format,
            None => return Err(StreamError::UnknownFormat { name: window.name(), known: Format::names() }),
        };
        let body = match format {
            Format::JsonLines => Body::Json(json::Lines::open(&mut window)),
            Format::Binary => Body::Binary(binary::Records::open(&mut window)?),
            Format::Capture => Body::Capture(Box::new(capture::Capture::open(&mut window, options.port)?)),
        };
        Ok(Self { window, format, body, length: None })
    }

    /// The format that is read.
    #[must_use]
    pub fn format(&self) -> Format {
        self.format
    }

    /// Bytes of the source that have been dealt with.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.window.offset()
    }

    /// Packets of a capture that are neither read nor malformed, by kind in the order of [`OtherTraffic::ALL`].
    #[must_use]
    pub fn other_traffic(&self) -> [u64; OtherTraffic::ALL.len()] {
        match &self.body {
            Body::Capture(capture) => capture.other(),
            Body::Json(_) | Body::Binary(_) => Default::default(),
        }
    }

    /// The next record, or what is wrong at its place; None at the end.
    ///
    /// # Errors
    /// [`StreamError::Io`] when the source can't be read on.
    pub fn next_item(&mut self) -> Result<Option<Item<'_>>, StreamError> {
        match &mut self.body {
            Body::Json(lines) => lines.next(&mut self.window),
            Body::Binary(records) => records.next(&mut self.window),
            Body::Capture(capture) => capture.next(&mut self.window),
        }
    }
}
