//! The head of a time-lock file: the puzzle, the cipher's nonce, the key confirmation. Layout: docs/formats.md.

use super::refusal::{read_error, refused};
use crate::bytes::{fixed_bytes, put_number};
use crate::error::VdfError;
use crate::prime::has_small_factor;
use crate::statement::Statement;
use modmill_arith::{Modulus, Natural};
use sha2::{Digest, Sha256};
use std::io::Read;

/// Bytes of contents in a chunk.
pub(super) const CHUNK_BYTES: usize = 1 << 16;
/// The cipher's 12 bytes less the chunk counter (4) and the last-chunk flag (1).
pub(super) const NONCE_BYTES: usize = 7;
const MAGIC: &[u8; 8] = b"MODMLOCK";
/// The version without checksums, which is still read.
const OLD_VERSION: u32 = 1;
/// The version that is written.
pub(super) const VERSION: u32 = 2;
/// The names of the methods: that of a version differs in many bits from the other's, so that a damaged version does not select it.
const fn methods(version: u32) -> &'static str {
    if version == OLD_VERSION { "chacha20poly1305-stream-be32" } else { "chacha20poly1305-stream-be32, sha256-chain" }
}
/// Longest field: an 8192-bit number.
const LONGEST: u32 = 1024;
/// The fields of the puzzle, in their order.
const FIELDS: [&str; 6] = ["the cipher's name", "the chunk length", "the modulus", "the base", "the number of steps", "the nonce"];

/// The head of a time-lock file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LockHeader {
    /// The version of the format: 2, or 1 for a file without checksums.
    pub version: u32,
    /// N, x and T.
    pub statement: Statement,
    /// The cipher's nonce prefix.
    pub nonce: [u8; NONCE_BYTES],
    /// The key confirmation, which tells a wrong key from damaged contents.
    pub confirmation: [u8; 32],
}

impl LockHeader {
    /// The bytes that a file starts with: the puzzle, the key confirmation and, in version 2, the checksum of both.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = self.puzzle();
        out.extend(self.confirmation);
        out.extend(self.checksum().iter().flatten());
        out
    }

    /// The bytes of the puzzle, on which the key depends.
    fn puzzle(&self) -> Vec<u8> {
        let modulus = self.statement.modulus();
        let mut out = MAGIC.to_vec();
        out.extend(self.version.to_be_bytes());
        let mut field = |bytes: &[u8]| {
            out.extend((bytes.len() as u32).to_be_bytes());
            out.extend(bytes);
        };
        field(methods(self.version).as_bytes());
        field(&(CHUNK_BYTES as u32).to_be_bytes());
        let mut number = Vec::new();
        put_number(&mut number, modulus.value(), modulus.bytes());
        field(&number);
        field(&fixed_bytes(self.statement.base(), modulus.bytes()));
        field(&self.statement.steps().to_be_bytes());
        field(&self.nonce);
        out
    }

    /// The hash that salts the key and accompanies every chunk.
    pub(super) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.puzzle()).into()
    }

    /// The first of the chained checksums; none in version 1.
    pub(super) fn checksum(&self) -> Option<[u8; 32]> {
        (self.version != OLD_VERSION).then(|| Sha256::new().chain_update(self.puzzle()).chain_update(self.confirmation).finalize().into())
    }

    /// Reads the head from the front of `reader`. Accepts exactly what [`LockHeader::to_bytes`] writes.
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
        if !(OLD_VERSION..=VERSION).contains(&version) {
            let age = if version < OLD_VERSION { "older" } else { "newer" };
            let readable = format!("this program reads versions {OLD_VERSION} and {VERSION}");
            return Err(refused("the version", format!("written in the {age} format version {version}; {readable}")));
        }
        let mut hash = Sha256::new().chain_update(start);
        let mut fields = FIELDS.map(|_| Vec::new());
        for (field, place) in fields.iter_mut().zip(FIELDS) {
            *field = read_field(reader, place)?;
            hash.update((field.len() as u32).to_be_bytes());
            hash.update(field);
        }
        let mut confirmation = [0; 32];
        reader.read_exact(&mut confirmation).map_err(read_error("the key confirmation"))?;
        if version != OLD_VERSION {
            let mut checksum = [0; 32];
            reader.read_exact(&mut checksum).map_err(read_error("the checksum of the header"))?;
            if hash.chain_update(confirmation).finalize()[..] != checksum {
                return Err(refused("the header", "is damaged: its checksum is wrong"));
            }
        }
        let header = Self::from_fields(version, fields, confirmation)?;
        if version == OLD_VERSION {
            header.check_modulus()?;
        }
        Ok(header)
    }

    fn from_fields(version: u32, fields: [Vec<u8>; FIELDS.len()], confirmation: [u8; 32]) -> Result<Self, VdfError> {
        let [cipher, chunk, modulus_bytes, base, steps, nonce] = fields;
        if cipher != methods(version).as_bytes() {
            return Err(refused("the cipher's name", format!("is not {}, which belongs to version {version}", methods(version))));
        }
        if chunk != (CHUNK_BYTES as u32).to_be_bytes() {
            return Err(refused("the chunk length", format!("is not {CHUNK_BYTES}")));
        }
        let modulus = Modulus::new(Natural::from_bytes_be(&modulus_bytes)).map_err(|e| refused("the modulus", e.to_string()))?;
        if modulus.bytes() != modulus_bytes.len() {
            return Err(refused("the modulus", "starts with a zero byte"));
        }
        if base.len() != modulus.bytes() {
            return Err(refused("the base", format!("has {} bytes; the modulus has {}", base.len(), modulus.bytes())));
        }
        let steps = u64::from_be_bytes(steps.try_into().map_err(|_| refused("the number of steps", "is not 8 bytes long"))?);
        let nonce = nonce.try_into().map_err(|_| refused("the nonce", format!("is not {NONCE_BYTES} bytes long")))?;
        let statement = Statement::new(modulus, Natural::from_bytes_be(&base), steps).map_err(|e| refused("the puzzle", e.to_string()))?;
        Ok(Self { version, statement, nonce, confirmation })
    }

    /// Without a checksum, most damage to the modulus still shows: it is no longer a product of two large primes of equal length.
    fn check_modulus(&self) -> Result<(), VdfError> {
        let modulus = self.statement.modulus();
        if modulus.bits() < 1024 || modulus.bits() % 2 == 1 {
            return Err(refused(
                "the modulus",
                format!("is damaged: it has {} bits, but must have an even number from 1024", modulus.bits()),
            ));
        }
        if has_small_factor(modulus.value()) {
            return Err(refused("the modulus", "is damaged: it has a factor below 1000, but must be the product of two large primes"));
        }
        Ok(())
    }
}

fn read_field(reader: &mut dyn Read, place: &str) -> Result<Vec<u8>, VdfError> {
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
