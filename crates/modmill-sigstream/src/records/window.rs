//! A window over a stream of bytes that knows its place in it. The only buffer of the readers.

use crate::StreamError;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Bytes asked of the source at a time: few enough that the copy leaves the second-level cache to whoever verifies on the same core.
const STEP: usize = 64 << 10;
/// The pause between reads of a source that does not wait itself.
const LOOK_AGAIN: Duration = Duration::from_millis(1);

/// Bytes `start..end` of `buffer` are read and not yet dealt with; the first of them is byte `offset` of the source.
#[derive(Debug)]
pub(super) struct Window<R> {
    source: R,
    name: PathBuf,
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    offset: u64,
    ended: bool,
}

impl<R> Window<R> {
    /// The bytes in the window.
    pub(super) fn data(&self) -> &[u8] {
        &self.buffer[self.start..self.end]
    }

    /// Bytes of the source before the window.
    pub(super) fn offset(&self) -> u64 {
        self.offset
    }

    /// The source's name, for messages.
    pub(super) fn name(&self) -> PathBuf {
        self.name.clone()
    }

    /// Drops the window's first `n` bytes (at most what it has).
    pub(super) fn consume(&mut self, n: usize) {
        let n = n.min(self.end - self.start);
        self.start += n;
        self.offset += n as u64;
    }
}

impl<R: Read> Window<R> {
    pub(super) fn new(source: R, name: Option<&Path>) -> Self {
        let name = name.unwrap_or(Path::new("the input")).to_owned();
        Self { source, name, buffer: Vec::new(), start: 0, end: 0, offset: 0, ended: false }
    }

    /// Reads until the window has `n` bytes or the source ends; returns how many it has. The caller bounds `n`, and so the memory.
    pub(super) fn fill(&mut self, n: usize) -> Result<usize, StreamError> {
        while self.end - self.start < n && !self.ended {
            self.make_room(n);
            match self.source.read(&mut self.buffer[self.end..]) {
                Ok(0) => self.ended = true,
                Ok(got) => self.end += got,
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                // Whoever made this descriptor set it so; nothing is there yet.
                Err(e) if e.kind() == ErrorKind::WouldBlock => std::thread::sleep(LOOK_AGAIN),
                Err(source) => return Err(StreamError::Io { path: self.name.clone(), action: "reading", source }),
            }
        }
        Ok(self.end - self.start)
    }

    /// Reads at least one byte more, if the source has any; returns how many the window has.
    pub(super) fn fill_more(&mut self) -> Result<usize, StreamError> {
        self.fill(self.end - self.start + 1)
    }

    /// Drops the next `n` bytes of the source without keeping them; returns how many there were.
    pub(super) fn skip(&mut self, n: u64) -> Result<u64, StreamError> {
        let mut left = n;
        while left > 0 {
            let got = self.fill(1)?;
            if got == 0 {
                break;
            }
            let drop = usize::try_from(left).map_or(got, |left| left.min(got));
            self.consume(drop);
            left -= drop as u64;
        }
        Ok(n - left)
    }

    fn make_room(&mut self, n: usize) {
        if self.start == self.end {
            (self.start, self.end) = (0, 0);
        }
        // Move what is left to the front only when the room behind it is used up, so that each byte moves seldom.
        let wanted = n.max(STEP);
        if self.start > 0 && self.buffer.len() - self.start < wanted.max(self.end - self.start + 1) {
            self.buffer.copy_within(self.start..self.end, 0);
            (self.start, self.end) = (0, self.end - self.start);
        }
        let room = wanted.max(self.end + 1);
        if self.buffer.len() < room {
            self.buffer.resize(room.next_power_of_two(), 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives its bytes a few at a time, as a pipe may.
    struct Drips<'a>(&'a [u8], usize);

    impl Read for Drips<'_> {
        fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
            let n = self.1.min(out.len()).min(self.0.len());
            out[..n].copy_from_slice(&self.0[..n]);
            self.0 = &self.0[n..];
            Ok(n)
        }
    }

    #[test]
    fn gives_every_byte_once_whatever_the_pieces() {
        let bytes: Vec<u8> = (0..700_000u32).map(|i| ((i.wrapping_mul(2_654_435_761)) >> 24) as u8).collect();
        for piece in [1usize << 20, 70_000, 4096, 999] {
            let mut window = Window::new(Drips(&bytes, piece), None);
            let (mut at, mut step) = (0usize, 1usize);
            while window.fill(step).unwrap() > 0 {
                let n = window.data().len().min(step);
                assert_eq!(window.data()[..n], bytes[at..at + n]);
                assert_eq!(window.offset(), at as u64);
                if step % 3 == 0 {
                    assert_eq!(window.skip(n as u64).unwrap(), n as u64);
                } else {
                    window.consume(n);
                }
                at += n;
                step = step * 7 % 60_013 + 1;
            }
            assert_eq!(at, bytes.len());
            assert!(window.buffer.len() <= 2 * STEP, "{} bytes for a window of 60 kB", window.buffer.len());
        }
    }

    #[test]
    fn skipping_past_the_end_says_how_far_it_came() {
        let mut window = Window::new(&[7u8; 1000][..], None);
        assert_eq!(window.skip(400).unwrap(), 400);
        assert_eq!(window.skip(u64::MAX).unwrap(), 600);
        assert_eq!(window.offset(), 1000);
    }
}
