//! Which format a file is in.

use super::binary;
use crate::StreamError;
use std::fmt;
use std::path::Path;
use std::str::FromStr;

/// How many bytes of a file decide its format.
pub(super) const SNIFFED: usize = 64;

/// A format of signed messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// One JSON object to a line.
    JsonLines,
    /// Modmill's binary records, each with its length in front.
    Binary,
    /// A capture (pcap or pcapng) of UDP packets that hold Solana transactions.
    Capture,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 3] = [Format::JsonLines, Format::Binary, Format::Capture];

    /// The name used on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Format::JsonLines => "jsonl",
            Format::Binary => "binary",
            Format::Capture => "pcap",
        }
    }

    /// The names of all formats, for messages.
    #[must_use]
    pub fn names() -> String {
        Self::ALL.map(Format::name).join(", ")
    }

    /// The format that these first bytes of a file belong to, if they tell.
    #[must_use]
    pub fn of_bytes(start: &[u8]) -> Option<Self> {
        // pcap: microseconds, nanoseconds and the variant of 1990s Linux, in both byte orders; pcapng: a section header.
        const CAPTURES: [[u8; 4]; 6] = [
            [0xd4, 0xc3, 0xb2, 0xa1],
            [0xa1, 0xb2, 0xc3, 0xd4],
            [0x4d, 0x3c, 0xb2, 0xa1],
            [0xa1, 0xb2, 0x3c, 0x4d],
            [0x34, 0xcd, 0xb2, 0xa1],
            [0x0a, 0x0d, 0x0d, 0x0a],
        ];
        if start.starts_with(&binary::MAGIC) {
            return Some(Format::Binary);
        }
        if start.first_chunk::<4>().is_some_and(|four| CAPTURES.contains(four)) {
            return Some(Format::Capture);
        }
        (start.trim_ascii_start().first() == Some(&b'{')).then_some(Format::JsonLines)
    }

    /// The format that a file's name claims.
    #[must_use]
    pub fn of_name(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "jsonl" | "ndjson" | "json" => Some(Format::JsonLines),
            "bin" | "sigs" => Some(Format::Binary),
            "pcap" | "pcapng" | "cap" => Some(Format::Capture),
            _ => None,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Format {
    type Err = StreamError;
    fn from_str(s: &str) -> Result<Self, StreamError> {
        Self::ALL
            .into_iter()
            .find(|f| f.name() == s)
            .ok_or_else(|| StreamError::BadOption { name: "format", reason: format!("must be one of {} (got `{s}`)", Self::names()) })
    }
}
