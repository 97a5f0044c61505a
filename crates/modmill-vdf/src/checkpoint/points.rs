//! The points file of a checkpoint: append-only blocks, each with a checksum that depends on all earlier ones. Layout: docs/formats.md.

use super::state::{VERSION, head};
use crate::bytes::{Fields, put_number};
use crate::error::CheckpointProblem as Problem;
use crate::error::VdfError;
use modmill_arith::{BigUint, Modulus};
use sha2::{Digest, Sha256};
use std::fs::{File, OpenOptions};
use std::io::{BufReader, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;

const MAGIC: &[u8; 8] = b"MODMILLP";
/// Bytes before the first block: magic, version, bytes of a point, job hash.
const HEAD_BYTES: u64 = 8 + 4 + 4 + 32;
/// The most points in a block.
const BLOCK: usize = 4096;

/// How much of the file is known to be good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Extent {
    pub(super) points: u64,
    pub(super) bytes: u64,
    pub(super) hash: [u8; 32],
}

/// The points file, open.
#[derive(Debug)]
pub(super) struct PointsFile {
    path: PathBuf,
    modulus: Modulus,
    pub(super) extent: Extent,
    file: File,
}

fn block_hash(previous: &[u8; 32], body: &[u8]) -> [u8; 32] {
    Sha256::new().chain_update(previous).chain_update(body).finalize().into()
}

fn file_head(modulus: &Modulus, job: &[u8; 32]) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    out.extend(VERSION.to_be_bytes());
    out.extend((modulus.bytes() as u32).to_be_bytes());
    out.extend(job);
    out
}

impl PointsFile {
    /// A new, empty file, which replaces what a run that never saved a state may have left.
    pub(super) fn create(path: PathBuf, modulus: &Modulus, job: [u8; 32]) -> Result<Self, VdfError> {
        super::files::check_regular(&path)?;
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(true).open(&path).map_err(VdfError::io(&path, "creating"))?;
        file.write_all(&file_head(modulus, &job)).map_err(VdfError::io(&path, "writing"))?;
        let extent = Extent { points: 0, bytes: HEAD_BYTES, hash: job };
        Ok(Self { path, modulus: modulus.clone(), extent, file })
    }

    /// The file that belongs to a saved state. Whatever a killed run wrote after that state is cut off.
    pub(super) fn open(path: PathBuf, modulus: &Modulus, job: [u8; 32], extent: Extent) -> Result<Self, VdfError> {
        let refuse = |problem| VdfError::Checkpoint { path: path.clone(), problem };
        super::files::check_regular(&path)?;
        let mut file = match OpenOptions::new().read(true).write(true).open(&path) {
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Err(refuse(Problem::Incomplete { missing: "points" })),
            other => other.map_err(VdfError::io(&path, "opening"))?,
        };
        let got = file.metadata().map_err(VdfError::io(&path, "reading"))?.len();
        let mut start = vec![0; HEAD_BYTES.min(got) as usize];
        file.read_exact(&mut start).map_err(VdfError::io(&path, "reading"))?;
        let mut fields = Fields(&start);
        head(&mut fields, MAGIC).map_err(refuse)?;
        if got < extent.bytes || extent.bytes < HEAD_BYTES {
            return Err(refuse(Problem::Truncated { expected: extent.bytes.max(HEAD_BYTES), got }));
        }
        if start != file_head(modulus, &job) {
            return Err(refuse(Problem::ForeignJob { field: "points file" }));
        }
        let mut points = Self { path, modulus: modulus.clone(), extent, file };
        points.read(&mut |_| ())?;
        if got > extent.bytes {
            points.file.set_len(extent.bytes).map_err(VdfError::io(&points.path, "truncating"))?;
        }
        Ok(points)
    }

    /// Appends points and syncs them. The new extent is valid once the state that names it is saved.
    pub(super) fn append(&mut self, values: &[BigUint]) -> Result<Extent, VdfError> {
        let mut extent = self.extent;
        self.file.seek(SeekFrom::Start(extent.bytes)).map_err(VdfError::io(&self.path, "seeking in"))?;
        for block in values.chunks(BLOCK) {
            let mut body = extent.points.to_be_bytes().to_vec();
            body.extend((block.len() as u32).to_be_bytes());
            for v in block {
                put_number(&mut body, v, self.modulus.bytes());
            }
            extent.hash = block_hash(&extent.hash, &body);
            body.extend(extent.hash);
            extent.points += block.len() as u64;
            extent.bytes += body.len() as u64;
            self.file.write_all(&body).map_err(VdfError::io(&self.path, "writing"))?;
        }
        self.file.sync_all().map_err(VdfError::io(&self.path, "syncing"))?;
        Ok(extent)
    }

    /// Passes every point of the extent to `each`, in order, after checking its block.
    pub(super) fn read(&mut self, each: &mut dyn FnMut(BigUint)) -> Result<(), VdfError> {
        let (path, bytes, job) = (&self.path, self.modulus.bytes(), {
            let mut job = [0; 32];
            self.file.seek(SeekFrom::Start(HEAD_BYTES - 32)).map_err(VdfError::io(&self.path, "seeking in"))?;
            self.file.read_exact(&mut job).map_err(VdfError::io(&self.path, "reading"))?;
            job
        });
        let damaged = |first: u64| VdfError::Checkpoint {
            path: path.clone(),
            problem: Problem::Damaged { place: format!("the block from point {first}") },
        };
        let mut reader = BufReader::with_capacity(1 << 20, &self.file);
        let (mut hash, mut points, mut position) = (job, 0u64, HEAD_BYTES);
        while position < self.extent.bytes {
            let mut body = vec![0; 12];
            reader.read_exact(&mut body).map_err(VdfError::io(path, "reading"))?;
            let mut fields = Fields(&body);
            let (first, count) = (fields.u64().unwrap_or(0), fields.u32().unwrap_or(0) as usize);
            let length = 12 + (count * bytes) as u64 + 32;
            if first != points || count == 0 || count > BLOCK || position + length > self.extent.bytes {
                return Err(damaged(points));
            }
            body.resize(12 + count * bytes, 0);
            reader.read_exact(&mut body[12..]).map_err(VdfError::io(path, "reading"))?;
            let mut stored = [0; 32];
            reader.read_exact(&mut stored).map_err(VdfError::io(path, "reading"))?;
            hash = block_hash(&hash, &body);
            if hash != stored {
                return Err(damaged(points));
            }
            for value in body[12..].chunks_exact(bytes) {
                let value = BigUint::from_bytes_be(value);
                if &value >= self.modulus.value() {
                    return Err(damaged(points));
                }
                each(value);
            }
            points += count as u64;
            position += length;
        }
        if points != self.extent.points || hash != self.extent.hash {
            return Err(damaged(points));
        }
        Ok(())
    }
}
