//! Detection of a file's format.

use super::binary;
use crate::StreamError;
use std::fmt;
use std::path::Path;
use std::str::FromStr;

/// The number of bytes at a file's start that decide its format.
pub(super) const SNIFFED: usize = 64;

/// The byte order mark with which some editors begin a text in UTF-8.
pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The kind of a file whose first bytes show that it belongs to none of the formats, and advice on what to do with it. A JSON array counts where no format was given
/// (`guess`): in JSON Lines it may be one malformed line.
pub(super) fn foreign(start: &[u8], name: &Path, guess: bool) -> Option<(&'static str, String)> {
    let unpack = |tool: &str| match name.to_str() {
        None | Some("stdin") => format!("put `{tool}` before this command in the pipe"),
        Some(name) => format!("decompress it first: `{tool} < {name} | modmill sigverify run -`"),
    };
    let convert = || "convert it with `editcap -F pcap IN OUT`, which comes with Wireshark".to_owned();
    let known = [
        (&b"\x1f\x8b"[..], "compressed with gzip", unpack("gzip -dc")),
        (b"\x28\xb5\x2f\xfd", "compressed with zstd", unpack("zstd -dc")),
        (b"\xfd7zXZ\0", "compressed with xz", unpack("xz -dc")),
        (b"BZh", "compressed with bzip2", unpack("bzip2 -dc")),
        (b"\x04\x22\x4d\x18", "compressed with lz4", unpack("lz4 -dc")),
        (b"PK\x03\x04", "a zip archive", "unpack it first".to_owned()),
        (b"snoop\0\0\0", "a capture of Solaris' snoop", convert()),
        (b"GMBU", "a capture of Microsoft's Network Monitor", convert()),
        (b"\xff\xfe", "text in UTF-16", "convert it to UTF-8".to_owned()),
        (b"\xfe\xff", "text in UTF-16", "convert it to UTF-8".to_owned()),
    ];
    if guess && start.trim_ascii_start().first() == Some(&b'[') {
        return Some(("a JSON array", "JSON Lines have one object to a line: `jq -c '.[]'`".to_owned()));
    }
    known.into_iter().find(|(magic, ..)| start.starts_with(magic)).map(|(_, what, advice)| (what, advice))
}

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
        let text = start.strip_prefix(BYTE_ORDER_MARK).unwrap_or(start);
        (text.trim_ascii_start().first() == Some(&b'{')).then_some(Format::JsonLines)
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
