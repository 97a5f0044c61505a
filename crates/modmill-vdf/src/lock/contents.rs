//! Keys from y, and the contents in authenticated chunks: ChaCha20-Poly1305 in the STREAM construction.
//!
//! Each chunk's nonce contains its number and whether it is the last, so chunks can't be dropped, repeated, swapped or appended.

use super::chunks::{Chunks, Records, fill};
use super::header::{CHUNK_BYTES, LockHeader};
use super::refusal::refused;
use crate::bytes::fixed_bytes;
use crate::control::ProgressHandler;
use crate::control::{Phase, Reporter, Stopped};
use crate::error::VdfError;
use aead_stream::{DecryptorBE32, EncryptorBE32};
use chacha20poly1305::ChaCha20Poly1305;
use chacha20poly1305::aead::{KeyInit, Payload};
use hkdf::Hkdf;
use modmill_arith::Natural;
use sha2::Sha256;
use std::io::{Read, Write};
use zeroize::Zeroizing;

/// The keys derived from y.
pub(super) struct Keys {
    key: Zeroizing<[u8; 32]>,
    /// Stored in the file: distinguishes a wrong y from damaged contents, and ties the file to one key.
    pub(super) confirmation: [u8; 32],
}

impl Keys {
    /// HKDF-SHA256 of y's fixed-length bytes, salted with the header's hash.
    pub(super) fn new(header: &LockHeader, y: &Natural) -> Self {
        let secret = Zeroizing::new(fixed_bytes(y, header.statement.modulus().bytes()));
        let derive = Hkdf::<Sha256>::new(Some(&header.hash()), &secret);
        let (mut key, mut confirmation) = (Zeroizing::new([0; 32]), [0; 32]);
        for (info, out) in [("modmill/lock/v1/key", key.as_mut()), ("modmill/lock/v1/confirmation", &mut confirmation)] {
            // HKDF's only error is an output beyond its limit, which is far above 32 bytes.
            let _ = derive.expand(info.as_bytes(), out);
        }
        Self { key, confirmation }
    }

    fn cipher(&self) -> ChaCha20Poly1305 {
        ChaCha20Poly1305::new((&*self.key).into())
    }
}

/// Counts the bytes of the contents and reports them.
struct Counter<'c> {
    reporter: Reporter<'c, Phase>,
    done: u64,
}

impl<'c> Counter<'c> {
    fn new(control: &'c mut dyn ProgressHandler) -> Self {
        Self { reporter: Reporter::new(Phase::Contents, 0, 0, control), done: 0 }
    }

    fn add(&mut self, bytes: u64) -> Result<(), VdfError> {
        self.done += bytes;
        self.reporter.step(self.done).map_err(|Stopped { done, .. }| VdfError::ContentsInterrupted { bytes: done })
    }
}

/// Encrypts all of `reader`; returns the number of bytes of contents.
pub(super) fn encrypt(
    header: &LockHeader,
    keys: &Keys,
    reader: &mut dyn Read,
    records: &mut Records<'_>,
    control: &mut dyn ProgressHandler,
) -> Result<u64, VdfError> {
    let aad = header.hash();
    let mut stream = EncryptorBE32::from_aead(keys.cipher(), (&header.nonce).into());
    let mut counter = Counter::new(control);
    let mut now = Zeroizing::new(vec![0; CHUNK_BYTES]);
    let mut next = Zeroizing::new(vec![0; CHUNK_BYTES]);
    let mut length = fill(reader, &mut now).map_err(VdfError::stream("reading the contents"))?;
    let too_long = |_| VdfError::BadOption { name: "contents", reason: "exceed 2^32 chunks of 64 KiB".to_owned() };
    loop {
        let more = if length < CHUNK_BYTES { 0 } else { fill(reader, &mut next).map_err(VdfError::stream("reading the contents"))? };
        counter.add(length as u64)?;
        let payload = Payload { msg: &now[..length], aad: &aad };
        if more == 0 {
            records.put(&stream.encrypt_last(payload).map_err(too_long)?, true)?;
            return Ok(counter.done);
        }
        records.put(&stream.encrypt_next(payload).map_err(too_long)?, false)?;
        std::mem::swap(&mut now, &mut next);
        length = more;
    }
}

/// Reads all chunks, checks what can be checked without the key, and returns the numbers of chunks and of bytes of contents.
pub(super) fn check(header: &LockHeader, reader: &mut dyn Read, control: &mut dyn ProgressHandler) -> Result<(u64, u64), VdfError> {
    let mut chunks = Chunks::new(reader, header);
    let (mut counter, mut count) = (Counter::new(control), 0);
    while let Some(chunk) = chunks.next()? {
        counter.add(chunk.contents())?;
        count += 1;
    }
    Ok((count, counter.done))
}

/// Decrypts all of `reader` and writes each chunk once it is authenticated; returns the number of bytes of contents.
pub(super) fn decrypt(
    header: &LockHeader,
    keys: &Keys,
    reader: &mut dyn Read,
    writer: &mut dyn Write,
    control: &mut dyn ProgressHandler,
) -> Result<u64, VdfError> {
    let aad = header.hash();
    // Taken by the last chunk.
    let mut stream = Some(DecryptorBE32::from_aead(keys.cipher(), (&header.nonce).into()));
    let mut chunks = Chunks::new(reader, header);
    let mut counter = Counter::new(control);
    while let Some(chunk) = chunks.next()? {
        let payload = Payload { msg: &chunk.bytes, aad: &aad };
        let plain = match (&mut stream, chunk.last) {
            (Some(stream), false) => stream.decrypt_next(payload).ok(),
            (stream, _) => stream.take().and_then(|stream| stream.decrypt_last(payload).ok()),
        };
        let forged = || refused(&chunk.place(), "was changed, moved or cut short: its authentication fails");
        let plain = Zeroizing::new(plain.ok_or_else(forged)?);
        writer.write_all(&plain).map_err(VdfError::stream("writing the contents"))?;
        counter.add(plain.len() as u64)?;
    }
    Ok(counter.done)
}
