//! The points file of a checkpoint: append-only blocks, each with a checksum that depends on all earlier ones. Layout: docs/formats.md.

use super::encoded::Encoded;
use super::state::VERSION;
use crate::bytes::{Fields, put_number};
use crate::copies::Copies;
use crate::error::CheckpointProblem as Problem;
use crate::error::VdfError;
use modmill_arith::{Modulus, Natural};
use modmill_runtime::checkpoint::files::{FileError, open_file};
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{BufReader, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;

const MAGIC: &[u8; 8] = b"MODMILLP";
/// Bytes before the first block: magic, version, bytes of a point, job hash.
const HEAD_BYTES: u64 = 8 + 4 + 4 + 32;
/// The most points in a block.
const BLOCK: usize = 4096;

/// The part of the file that is known to be good.
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
    file: File,
    known: Copies<Known>,
}

/// The job that the file belongs to, and how much of the file is valid. It stays in memory for as long as the job runs, hence the copies.
#[derive(Debug, Clone, PartialEq)]
struct Known {
    modulus: Modulus,
    job: [u8; 32],
    extent: Extent,
}

/// Computes points: from a number on, the value of the point before (none before point 0), how many.
pub(super) type Compute<'c> = dyn Fn(u64, Option<&Natural>, usize) -> Vec<Natural> + 'c;

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
        let mut file = open_file(&path, File::options().read(true).write(true).create(true).truncate(true), "creating")?;
        file.write_all(&file_head(modulus, &job)).map_err(VdfError::io(&path, "writing"))?;
        let extent = Extent { points: 0, bytes: HEAD_BYTES, hash: job };
        Ok(Self { path, file, known: Copies::new(Known { modulus: modulus.clone(), job, extent }) })
    }

    /// The file that belongs to a saved state, and how many of its parts were repaired: points that changed are computed again by
    /// `compute` (see [`Compute`]). Whatever a killed run wrote after that state is cut off.
    pub(super) fn open(
        path: PathBuf,
        modulus: &Modulus,
        job: [u8; 32],
        extent: Extent,
        compute: &Compute<'_>,
    ) -> Result<(Self, u64), VdfError> {
        let refuse = |problem| VdfError::Checkpoint { path: path.clone(), problem };
        let mut file = match open_file(&path, File::options().read(true).write(true), "opening") {
            Err(FileError::Io { source, .. }) if source.kind() == ErrorKind::NotFound => {
                return Err(refuse(Problem::Incomplete { missing: "points" }));
            }
            opened => opened?,
        };
        let got = file.metadata().map_err(VdfError::io(&path, "reading"))?.len();
        if got < extent.bytes || extent.bytes < HEAD_BYTES {
            return Err(refuse(Problem::Truncated { expected: extent.bytes.max(HEAD_BYTES), got }));
        }
        let mut start = vec![0; HEAD_BYTES as usize];
        file.read_exact(&mut start).map_err(VdfError::io(&path, "reading"))?;
        let whole = start == file_head(modulus, &job);
        let mut points = Self { path, file, known: Copies::new(Known { modulus: modulus.clone(), job, extent }) };
        let damaged = points.visit(whole.then_some(compute), &mut |_| ()).map_err(|e| match e {
            // Each block's checksum depends on the job's hash.
            VdfError::Checkpoint { path, .. } if !whole => {
                VdfError::Checkpoint { path, problem: Problem::ForeignJob { field: "points file" } }
            }
            e => e,
        })?;
        if !whole {
            points.write_at(0, &file_head(modulus, &job))?;
        }
        for (position, block) in &damaged {
            points.write_at(*position, block)?;
        }
        if got > extent.bytes {
            points.file.set_len(extent.bytes).map_err(VdfError::io(&points.path, "truncating"))?;
        }
        Ok((points, damaged.len() as u64 + u64::from(!whole)))
    }

    fn write_at(&mut self, position: u64, bytes: &[u8]) -> Result<(), VdfError> {
        self.file.seek(SeekFrom::Start(position)).map_err(VdfError::io(&self.path, "seeking in"))?;
        self.file.write_all(bytes).map_err(VdfError::io(&self.path, "writing"))
    }

    /// Takes what [`PointsFile::append`] returned, once the state that names it is saved.
    pub(super) fn set_extent(&mut self, extent: Extent) {
        self.known = Copies::new(Known { extent, ..self.known.get().clone() });
    }

    /// Appends points and syncs them. They belong to the file once its extent says so. A point that has changed in memory since it was
    /// encoded is refused as damage.
    pub(super) fn append(&mut self, points: &Encoded) -> Result<Extent, VdfError> {
        let mut extent = self.known.get().extent;
        self.file.seek(SeekFrom::Start(extent.bytes)).map_err(VdfError::io(&self.path, "seeking in"))?;
        for block in points.blocks(BLOCK) {
            let mut body = extent.points.to_be_bytes().to_vec();
            body.extend((block.count() as u32).to_be_bytes());
            let head = body.len();
            body.extend(block.bytes);
            extent.hash = block_hash(&extent.hash, &body);
            if !block.is(&body[head..]) {
                let place = format!("the block from point {}, in memory,", extent.points);
                return Err(VdfError::Checkpoint { path: self.path.clone(), problem: Problem::Damaged { place } });
            }
            body.extend(extent.hash);
            extent.points += block.count() as u64;
            extent.bytes += body.len() as u64;
            self.file.write_all(&body).map_err(VdfError::io(&self.path, "writing"))?;
        }
        self.file.sync_all().map_err(VdfError::io(&self.path, "syncing"))?;
        Ok(extent)
    }

    /// Passes every point of the extent to `each`, in order, after checking its block.
    pub(super) fn read(&mut self, each: &mut dyn FnMut(Natural)) -> Result<(), VdfError> {
        self.visit(None, each).map(drop)
    }

    /// Passes every point of the extent to `each`, in order. With `compute`, a damaged block is computed again; returns position and
    /// contents of the blocks that need to be written again.
    fn visit(&mut self, compute: Option<&Compute<'_>>, each: &mut dyn FnMut(Natural)) -> Result<Vec<(u64, Vec<u8>)>, VdfError> {
        let (path, known) = (&self.path, self.known.get());
        let (bytes, modulus, extent) = (known.modulus.bytes(), known.modulus.value(), known.extent);
        self.file.seek(SeekFrom::Start(HEAD_BYTES)).map_err(VdfError::io(path, "seeking in"))?;
        let damaged = |first: u64| VdfError::Checkpoint {
            path: path.clone(),
            problem: Problem::Damaged { place: format!("the block from point {first}") },
        };
        let mut reader = BufReader::with_capacity(1 << 20, &self.file);
        let (mut hash, mut points, mut position) = (known.job, 0u64, HEAD_BYTES);
        let (mut last, mut repaired) = (None, Vec::new());
        while position < extent.bytes {
            let mut body = vec![0; 12];
            reader.read_exact(&mut body).map_err(VdfError::io(path, "reading"))?;
            let mut fields = Fields(&body);
            let (first, count) = (fields.u64().unwrap_or(0), fields.u32().unwrap_or(0) as usize);
            let length = 12 + (count * bytes) as u64 + 32;
            if first != points || count == 0 || count > BLOCK || position + length > extent.bytes {
                return Err(damaged(points));
            }
            body.resize(12 + count * bytes, 0);
            reader.read_exact(&mut body[12..]).map_err(VdfError::io(path, "reading"))?;
            let mut stored = [0; 32];
            reader.read_exact(&mut stored).map_err(VdfError::io(path, "reading"))?;
            let mut found = block_hash(&hash, &body);
            if found != stored {
                // The points or the checksum changed. If it is the checksum, the last one tells whether the points are right.
                let compute = compute.ok_or_else(|| damaged(points))?;
                let mut right = body[..12].to_vec();
                compute(first, last.as_ref(), count).iter().for_each(|v| put_number(&mut right, v, bytes));
                found = block_hash(&hash, &right);
                if found != stored && right != body {
                    return Err(damaged(points));
                }
                body = right;
                repaired.push((position, [&body[..], &found].concat()));
            }
            hash = found;
            for value in body[12..].chunks_exact(bytes) {
                let value = Natural::from_bytes_be(value);
                if &value >= modulus {
                    return Err(damaged(points));
                }
                last = Some(value.clone());
                each(value);
            }
            points += count as u64;
            position += length;
        }
        if points != extent.points || hash != extent.hash {
            return Err(damaged(points));
        }
        Ok(repaired)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_that_changed_on_its_way_is_not_saved() {
        let directory = tempfile::tempdir().unwrap();
        let modulus = Modulus::new((Natural::from(1u8) << 128) + 51u8).unwrap();
        let values: Vec<Natural> = (0..10u8).map(|i| (Natural::from(1u8) << (12 * usize::from(i))) + i).collect();
        let encoded = || Encoded::new(modulus.bytes(), values.iter().cloned());
        let mut file = PointsFile::create(directory.path().join("points"), &modulus, [7; 32]).unwrap();
        for bit in 0..8 * modulus.bytes() * values.len() {
            let mut changed = encoded();
            changed.flip(bit);
            let refused = file.append(&changed).unwrap_err().to_string();
            assert!(refused.ends_with("points: damaged: the checksum of the block from point 0, in memory, is wrong"), "{refused}");
        }
        let extent = file.append(&encoded()).unwrap();
        file.set_extent(extent);
        let mut read = Vec::new();
        file.read(&mut |value| read.push(value)).unwrap();
        assert_eq!(read, values);
    }
}
