//! The header of a time-lock file. Layout: docs/formats.md.

use super::refusal::{read_error, refused};
use crate::bytes::{fixed_bytes, put_number};
use crate::error::VdfError;
use crate::statement::Statement;
use modmill_arith::{BigUint, Modulus};
use sha2::{Digest, Sha256};
use std::io::Read;

pub(super) const CIPHER: &str = "chacha20poly1305-stream-be32";
/// Bytes of contents in a chunk.
pub(super) const CHUNK_BYTES: usize = 1 << 16;
/// The cipher's 12 bytes less the chunk counter (4) and the last-chunk flag (1).
pub(super) const NONCE_BYTES: usize = 7;
const MAGIC: &[u8; 8] = b"MODMLOCK";
const VERSION: u32 = 1;
/// Longest field: an 8192-bit number.
const LONGEST: u32 = 1024;

/// The public part of a time-lock file: the puzzle and the cipher's nonce.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LockHeader {
    /// N, x and T.
    pub statement: Statement,
    /// The cipher's nonce prefix.
    pub nonce: [u8; NONCE_BYTES],
}

impl LockHeader {
    /// The header's bytes, without the key confirmation that follows them in a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let modulus = self.statement.modulus();
        let mut out = MAGIC.to_vec();
        out.extend(VERSION.to_be_bytes());
        let mut field = |bytes: &[u8]| {
            out.extend((bytes.len() as u32).to_be_bytes());
            out.extend(bytes);
        };
        field(CIPHER.as_bytes());
        field(&(CHUNK_BYTES as u32).to_be_bytes());
        let mut number = Vec::new();
        put_number(&mut number, modulus.value(), modulus.bytes());
        field(&number);
        field(&fixed_bytes(self.statement.base(), modulus.bytes()));
        field(&self.statement.steps().to_be_bytes());
        field(&self.nonce);
        out
    }

    /// Reads a header from the front of `reader`. Accepts exactly what [`LockHeader::to_bytes`] writes.
    ///
    /// # Errors
    /// [`VdfError::LockFormat`], [`VdfError::Stream`].
    ///
    /// ```
    /// use modmill_vdf::lock::LockHeader;
    /// assert!(LockHeader::read(&mut &b"MODMLOCK\0\0\0\x07"[..]).unwrap_err().to_string().contains("version 7"));
    /// ```
    pub fn read(reader: &mut dyn Read) -> Result<Self, VdfError> {
        let mut start = [0; 12];
        reader.read_exact(&mut start).map_err(read_error("the first 12 bytes"))?;
        if &start[..8] != MAGIC {
            return Err(refused("the first 8 bytes", "this is not a modmill time-lock file"));
        }
        let version = u32::from_be_bytes([start[8], start[9], start[10], start[11]]);
        if version != VERSION {
            let age = if version < VERSION { "older" } else { "newer" };
            return Err(refused(
                "the version",
                format!("written in the {age} format version {version}; this program reads version {VERSION}"),
            ));
        }
        if field(reader, "the cipher's name")? != CIPHER.as_bytes() {
            return Err(refused("the cipher's name", format!("is not {CIPHER}")));
        }
        if field(reader, "the chunk length")? != (CHUNK_BYTES as u32).to_be_bytes() {
            return Err(refused("the chunk length", format!("is not {CHUNK_BYTES}")));
        }
        let bytes = field(reader, "the modulus")?;
        let modulus = Modulus::new(BigUint::from_bytes_be(&bytes)).map_err(|e| refused("the modulus", e.to_string()))?;
        if modulus.bytes() != bytes.len() {
            return Err(refused("the modulus", "starts with a zero byte"));
        }
        let base = field(reader, "the base")?;
        if base.len() != modulus.bytes() {
            return Err(refused("the base", format!("has {} bytes; the modulus has {}", base.len(), modulus.bytes())));
        }
        let steps = field(reader, "the number of steps")?;
        let steps = u64::from_be_bytes(steps.try_into().map_err(|_| refused("the number of steps", "is not 8 bytes long"))?);
        let nonce = field(reader, "the nonce")?.try_into().map_err(|_| refused("the nonce", format!("is not {NONCE_BYTES} bytes long")))?;
        let statement = Statement::new(modulus, BigUint::from_bytes_be(&base), steps).map_err(|e| refused("the puzzle", e.to_string()))?;
        Ok(Self { statement, nonce })
    }

    /// The hash that salts the key and accompanies every chunk.
    pub(super) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.to_bytes()).into()
    }
}

fn field(reader: &mut dyn Read, place: &str) -> Result<Vec<u8>, VdfError> {
    let mut length = [0; 4];
    reader.read_exact(&mut length).map_err(read_error(place))?;
    let length = u32::from_be_bytes(length);
    if length > LONGEST {
        return Err(refused(place, format!("claims to be {length} bytes long; the maximum is {LONGEST}")));
    }
    let mut bytes = vec![0; length as usize];
    reader.read_exact(&mut bytes).map_err(read_error(place))?;
    Ok(bytes)
}

/// The header and the 32 bytes of key confirmation after it.
pub(super) fn read(reader: &mut dyn Read) -> Result<(LockHeader, [u8; 32]), VdfError> {
    let header = LockHeader::read(reader)?;
    let mut confirmation = [0; 32];
    reader.read_exact(&mut confirmation).map_err(read_error("the key confirmation"))?;
    Ok((header, confirmation))
}
