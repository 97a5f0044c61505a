//! Keys from y, and the contents in authenticated chunks: ChaCha20-Poly1305 in the STREAM construction.
//!
//! Each chunk's nonce contains its number and whether it is the last, so chunks can't be dropped, repeated, swapped or appended.

use super::header::{CHUNK_BYTES, LockHeader};
use super::refusal::{read_error, refused};
use crate::bytes::fixed_bytes;
use crate::control::Control;
use crate::control::{Phase, Reporter, Stopped};
use crate::error::VdfError;
use chacha20poly1305::ChaCha20Poly1305;
use chacha20poly1305::aead::stream::{DecryptorBE32, EncryptorBE32};
use chacha20poly1305::aead::{KeyInit, Payload};
use hkdf::Hkdf;
use modmill_arith::BigUint;
use sha2::Sha256;
use std::io::{Read, Write};
use zeroize::Zeroizing;

const TAG_BYTES: usize = 16;

/// What is derived from y.
pub(super) struct Keys {
    key: Zeroizing<[u8; 32]>,
    /// Stored in the file: distinguishes a wrong y from damaged contents, and ties the file to one key.
    pub(super) confirmation: [u8; 32],
}

impl Keys {
    /// HKDF-SHA256 of y's fixed-length bytes, salted with the header's hash.
    pub(super) fn new(header: &LockHeader, y: &BigUint) -> Self {
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
        ChaCha20Poly1305::new(self.key.as_ref().into())
    }
}

/// Counts the bytes of the contents and reports them.
struct Counter<'c> {
    reporter: Reporter<'c, Phase>,
    done: u64,
}

impl<'c> Counter<'c> {
    fn new(control: &'c mut dyn Control) -> Self {
        Self { reporter: Reporter::new(Phase::Contents, 0, 0, control), done: 0 }
    }

    fn add(&mut self, bytes: usize) -> Result<(), VdfError> {
        self.done += bytes as u64;
        self.reporter.step(self.done).map_err(|Stopped { done, .. }| VdfError::ContentsInterrupted { bytes: done })
    }
}

/// Fills `buffer` as far as the stream goes; returns the number of bytes read.
fn fill(reader: &mut dyn Read, buffer: &mut [u8]) -> std::io::Result<usize> {
    let mut have = 0;
    while have < buffer.len() {
        match reader.read(&mut buffer[have..]) {
            Ok(0) => break,
            Ok(n) => have += n,
            Err(e) if e.kind() == std::io::ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
    Ok(have)
}

/// Encrypts all of `reader`; returns the number of bytes of contents.
pub(super) fn encrypt(
    header: &LockHeader,
    keys: &Keys,
    reader: &mut dyn Read,
    writer: &mut dyn Write,
    control: &mut dyn Control,
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
        counter.add(length)?;
        let payload = Payload { msg: &now[..length], aad: &aad };
        if more == 0 {
            let sealed = stream.encrypt_last(payload).map_err(too_long)?;
            writer.write_all(&sealed).map_err(VdfError::stream("writing the time-lock file"))?;
            return Ok(counter.done);
        }
        let sealed = stream.encrypt_next(payload).map_err(too_long)?;
        writer.write_all(&sealed).map_err(VdfError::stream("writing the time-lock file"))?;
        std::mem::swap(&mut now, &mut next);
        length = more;
    }
}

/// Decrypts all of `reader` and writes each chunk once it is authenticated; returns the number of bytes of contents.
pub(super) fn decrypt(
    header: &LockHeader,
    keys: &Keys,
    reader: &mut dyn Read,
    writer: &mut dyn Write,
    control: &mut dyn Control,
) -> Result<u64, VdfError> {
    const SEALED: usize = CHUNK_BYTES + TAG_BYTES;
    let aad = header.hash();
    let mut stream = DecryptorBE32::from_aead(keys.cipher(), (&header.nonce).into());
    let mut counter = Counter::new(control);
    let (mut now, mut next) = (vec![0; SEALED], vec![0; SEALED]);
    let mut length = fill(reader, &mut now).map_err(read_error("the contents"))?;
    for chunk in 0u64.. {
        let place = format!("chunk {chunk} of the contents");
        if length < TAG_BYTES {
            return Err(refused(&place, "the file ends here"));
        }
        let more = if length < SEALED { 0 } else { fill(reader, &mut next).map_err(read_error(&place))? };
        let payload = Payload { msg: &now[..length], aad: &aad };
        let damaged = |_| refused(&place, "was changed, moved or cut short: its authentication fails");
        if more == 0 {
            let plain = Zeroizing::new(stream.decrypt_last(payload).map_err(damaged)?);
            writer.write_all(&plain).map_err(VdfError::stream("writing the contents"))?;
            counter.add(plain.len())?;
            break;
        }
        let plain = Zeroizing::new(stream.decrypt_next(payload).map_err(damaged)?);
        writer.write_all(&plain).map_err(VdfError::stream("writing the contents"))?;
        counter.add(plain.len())?;
        std::mem::swap(&mut now, &mut next);
        length = more;
    }
    Ok(counter.done)
}
