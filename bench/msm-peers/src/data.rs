//! Points and scalars in files of 64-bit words, little-endian, lowest word first.

use crate::error::Error;
use std::path::{Path, PathBuf};

/// x and y, six words each.
pub type Point = [u64; 12];
/// Four words.
pub type Scalar = [u64; 4];

/// The operands of a product.
#[derive(Debug, Clone, Default)]
pub struct Data {
    /// Coordinates in Montgomery form, a 2^384 modulo p; all 0 for the neutral element.
    pub points: Vec<Point>,
    /// Integers below r.
    pub scalars: Vec<Scalar>,
}

impl Data {
    /// Reads the files `points` and `scalars` of a folder.
    pub fn read(folder: &Path) -> Result<Self, Error> {
        let data = Self { points: rows(folder.join("points"))?, scalars: rows(folder.join("scalars"))? };
        match (data.points.len(), data.scalars.len()) {
            (points, scalars) if points == scalars => Ok(data),
            (points, scalars) => Err(Error::Unequal { points, scalars }),
        }
    }
}

fn rows<const N: usize>(path: PathBuf) -> Result<Vec<[u64; N]>, Error> {
    let bytes = std::fs::read(&path).map_err(|source| Error::Read { path: path.clone(), source })?;
    let (words, rest) = bytes.as_chunks::<8>();
    let words: Vec<u64> = words.iter().map(|word| u64::from_le_bytes(*word)).collect();
    let (rows, rest_words) = words.as_chunks::<N>();
    if rest.is_empty() && rest_words.is_empty() {
        return Ok(rows.to_vec());
    }
    Err(Error::NotRows { path, length: bytes.len(), row: 8 * N })
}
