//! The first page of a file of bases.

use super::BasesFileError;
use crate::store::Multiples;
use crate::table::ROW_BYTES;
use crate::{AnyCurve, Checks, CurveParameters};

/// A page, so that rows begin at one.
pub(super) const HEADER_BYTES: usize = 4096;
const MAGIC: &[u8; 16] = b"modmill-msm-base";
const VERSION: u32 = 1;
const CHECKSUM_AT: usize = 64;

/// The description in the header of a file of bases.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Description {
    /// The curve's name.
    pub curve: &'static str,
    /// The number of points.
    pub points: u64,
    /// The number of multiples of each.
    pub multiples: u32,
    /// The checks made when they were prepared.
    pub checks: Checks,
}

pub(super) struct Header {
    pub(super) description: Description,
    stride: u32,
    pub(super) checksum: [u8; 32],
}

impl Header {
    pub(super) fn new<C: CurveParameters>(points: usize, multiples: Multiples, checks: Checks) -> Self {
        let description = Description { curve: C::NAME, points: points as u64, multiples: multiples.count as u32, checks };
        Self { description, stride: multiples.stride, checksum: [0; 32] }
    }

    pub(super) fn before_checksum(&self) -> [u8; CHECKSUM_AT] {
        let Description { curve, points, multiples, checks } = self.description;
        let mut out = [0; CHECKSUM_AT];
        out[..16].copy_from_slice(MAGIC);
        out[16..20].copy_from_slice(&VERSION.to_le_bytes());
        out[20..24].copy_from_slice(&multiples.to_le_bytes());
        out[24..28].copy_from_slice(&self.stride.to_le_bytes());
        out[28] = match checks {
            Checks::None => 0,
            Checks::Curve => 1,
            Checks::Subgroup => 2,
        };
        out[32..40].copy_from_slice(&points.to_le_bytes());
        out[40..40 + curve.len()].copy_from_slice(curve.as_bytes());
        out
    }

    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut out = vec![0; HEADER_BYTES];
        out[..CHECKSUM_AT].copy_from_slice(&self.before_checksum());
        out[CHECKSUM_AT..CHECKSUM_AT + 32].copy_from_slice(&self.checksum);
        out
    }

    /// The header in the first bytes of a file.
    pub(super) fn parse(bytes: &[u8]) -> Result<Self, BasesFileError> {
        let word = |at: usize| bytes.get(at..at + 4).map_or(0, |b| b.iter().rev().fold(0u32, |n, byte| n << 8 | u32::from(*byte)));
        if bytes.get(..16) != Some(MAGIC) {
            return Err(BasesFileError::Magic);
        }
        if word(16) != VERSION {
            return Err(BasesFileError::Version { got: word(16), known: VERSION });
        }
        if bytes.len() != HEADER_BYTES {
            return Err(BasesFileError::Length { got: bytes.len() as u64, wanted: HEADER_BYTES as u64 });
        }
        let damaged = |offset| BasesFileError::Header { offset };
        let checks = match bytes[28] {
            0 => Checks::None,
            1 => Checks::Curve,
            2 => Checks::Subgroup,
            _ => return Err(damaged(28)),
        };
        let padded = |name: &str| bytes[40..64].strip_prefix(name.as_bytes()).is_some_and(|rest| rest.iter().all(|b| *b == 0));
        let curve = AnyCurve::ALL.map(AnyCurve::name).into_iter().find(|name| padded(name)).ok_or(damaged(40))?;
        let (multiples, stride) = (word(20), word(24));
        // Multiples are those that `Bases::prepare` makes.
        if multiples == 0 {
            return Err(damaged(20));
        }
        if stride != 256u32.div_ceil(multiples) {
            return Err(damaged(24));
        }
        let points = u64::from(word(32)) | u64::from(word(36)) << 32;
        if points.checked_mul(u64::from(multiples)).is_none_or(|rows| rows >= u64::MAX / (2 * ROW_BYTES as u64)) {
            return Err(damaged(32));
        }
        let mut checksum = [0; 32];
        checksum.copy_from_slice(&bytes[CHECKSUM_AT..CHECKSUM_AT + 32]);
        let header = Self { description: Description { curve, points, multiples, checks }, stride, checksum };
        match header.bytes().iter().zip(bytes).position(|(want, got)| want != got) {
            None => Ok(header),
            Some(offset) => Err(damaged(offset)),
        }
    }

    pub(super) fn multiples(&self) -> Multiples {
        Multiples { count: self.description.multiples as usize, stride: self.stride }
    }

    pub(super) fn file_bytes(&self) -> u64 {
        HEADER_BYTES as u64 + self.description.points * u64::from(self.description.multiples) * ROW_BYTES as u64
    }
}
