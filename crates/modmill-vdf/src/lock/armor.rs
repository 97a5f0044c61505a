//! Time-lock files as text: base64 in lines of 64 characters between two marker lines.

use super::refusal::{read_error, refused};
use crate::error::VdfError;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use std::io::{self, Read, Write};

const BEGIN: &str = "-----BEGIN MODMILL TIME-LOCK FILE-----";
const END: &str = "-----END MODMILL TIME-LOCK FILE-----";
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";
/// Bytes of a full line; base64 makes 64 characters of them.
const LINE: usize = 48;

/// Writes armored text; [`Writer::finish`] writes the end.
pub(super) struct Writer<'w> {
    inner: &'w mut dyn Write,
    line: Vec<u8>,
}

impl<'w> Writer<'w> {
    pub(super) fn new(inner: &'w mut dyn Write) -> Result<Self, VdfError> {
        writeln!(inner, "{BEGIN}").map_err(VdfError::stream("writing the time-lock file"))?;
        Ok(Self { inner, line: Vec::with_capacity(LINE) })
    }

    pub(super) fn finish(mut self) -> Result<(), VdfError> {
        let end = if self.line.is_empty() { Ok(()) } else { self.write_line() };
        end.and_then(|()| writeln!(self.inner, "{END}")).map_err(VdfError::stream("writing the time-lock file"))
    }

    fn write_line(&mut self) -> io::Result<()> {
        let text = STANDARD.encode(&self.line);
        self.line.clear();
        writeln!(self.inner, "{text}")
    }
}

impl Write for Writer<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = bytes.len().min(LINE - self.line.len());
        self.line.extend_from_slice(&bytes[..taken]);
        if self.line.len() == LINE {
            self.write_line()?;
        }
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The bytes of a time-lock file, whether it is armored or not.
pub(super) enum Source<'r> {
    Binary { head: Vec<u8>, at: usize, rest: &'r mut dyn Read },
    Armored(Reader<'r>),
}

impl Read for Source<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Source::Binary { head, at, rest } => {
                if *at == head.len() {
                    return rest.read(buffer);
                }
                let count = buffer.len().min(head.len() - *at);
                buffer[..count].copy_from_slice(&head[*at..*at + count]);
                *at += count;
                Ok(count)
            }
            Source::Armored(reader) => reader.read(buffer),
        }
    }
}

/// Finds out from the first bytes of a stream whether it is armored. Mail programs put blank lines before the armor, and some editors a byte order mark.
pub(super) fn detect(reader: &mut dyn Read) -> Result<Source<'_>, VdfError> {
    let mut head = Vec::with_capacity(8);
    (&mut *reader).take(8).read_to_end(&mut head).map_err(read_error("the first 8 bytes"))?;
    let text = head.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&head);
    let start = text.trim_ascii_start();
    let blank = start.len() < head.len();
    if !BEGIN.as_bytes().starts_with(start) || head.is_empty() {
        return Ok(Source::Binary { head, at: 0, rest: reader });
    }
    let mut number = 1 + text[..text.len() - start.len()].iter().filter(|byte| **byte == b'\n').count() as u64;
    let mut begun = start.to_vec();
    let mut armored = Reader { text: io::BufReader::new(reader), decoded: Vec::new(), at: 0, last: false, number };
    let mut line = armored.line().map_err(read_error("the armor"))?;
    while blank && begun.is_empty() && line.trim_ascii().is_empty() {
        number += 1;
        line = armored.line().map_err(read_error("the armor"))?;
    }
    armored.number = number;
    begun.extend_from_slice(&line);
    if begun.trim_ascii() != BEGIN.as_bytes() {
        return Err(refused(&format!("line {number} of the armor"), format!("is not {BEGIN}")));
    }
    Ok(Source::Armored(armored))
}

/// Decodes armored text line by line.
pub(super) struct Reader<'r> {
    text: io::BufReader<&'r mut dyn Read>,
    decoded: Vec<u8>,
    at: usize,
    /// A short line was read: only the end marker may follow.
    last: bool,
    number: u64,
}

impl Reader<'_> {
    fn wrong(&self, what: &str) -> io::Error {
        io::Error::new(io::ErrorKind::InvalidData, format!("line {} of the armor {what}", self.number))
    }

    /// The next line without its end (LF or CRLF, which may be missing after the end marker).
    fn line(&mut self) -> io::Result<Vec<u8>> {
        const LONGEST: u64 = 80;
        let mut line = Vec::new();
        io::BufRead::read_until(&mut (&mut self.text).take(LONGEST), b'\n', &mut line)?;
        match line.pop() {
            Some(b'\n') => {}
            Some(last) if line.len() + 1 == END.len() && END.as_bytes().strip_prefix(line.as_slice()) == Some(&[last]) => line.push(last),
            Some(_) if line.len() as u64 + 1 == LONGEST => return Err(self.wrong("is longer than 64 characters")),
            _ => return Err(self.wrong("is missing or incomplete: the text is cut short")),
        }
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        Ok(line)
    }

    /// Decodes one line; false at the end marker.
    fn next(&mut self) -> io::Result<bool> {
        self.number += 1;
        let line = self.line()?;
        if line == END.as_bytes() {
            let (mut after, mut blank) = ([0; 64], true);
            loop {
                match self.text.read(&mut after)? {
                    0 if blank => return Ok(false),
                    0 => return Err(self.wrong("is followed by more text")),
                    count => blank &= after[..count].trim_ascii().is_empty(),
                }
            }
        }
        if self.last || line.is_empty() || line.len() > 64 {
            return Err(self.wrong("does not have 64 characters"));
        }
        self.last = line.len() < 64;
        self.decoded = STANDARD.decode(&line).map_err(|e| self.wrong(&format!("is not base64: {e}")))?;
        self.last |= self.decoded.len() < LINE;
        self.at = 0;
        Ok(true)
    }
}

impl Read for Reader<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.at == self.decoded.len() {
            if self.number == u64::MAX || !self.next()? {
                self.number = u64::MAX; // the end was reached
                return Ok(0);
            }
        }
        let count = buffer.len().min(self.decoded.len() - self.at);
        buffer[..count].copy_from_slice(&self.decoded[self.at..self.at + count]);
        self.at += count;
        Ok(count)
    }
}
