//! The points file of a checkpoint: append-only blocks, each with a checksum that depends on all earlier ones. Layout: docs/formats.md.

use super::state::VERSION;
use crate::bytes::{Fields, put_number};
use crate::error::CheckpointProblem as Problem;
use crate::error::VdfError;
use modmill_arith::{Modulus, Natural};
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
    job: [u8; 32],
    pub(super) extent: Extent,
    file: File,
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
        modmill_checkpoint::files::check_regular(&path)?;
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(true).open(&path).map_err(VdfError::io(&path, "creating"))?;
        file.write_all(&file_head(modulus, &job)).map_err(VdfError::io(&path, "writing"))?;
        let extent = Extent { points: 0, bytes: HEAD_BYTES, hash: job };
        Ok(Self { path, modulus: modulus.clone(), job, extent, file })
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
        if !modmill_checkpoint::files::check_regular(&path)? {
            return Err(refuse(Problem::Incomplete { missing: "points" }));
        }
        let mut file = OpenOptions::new().read(true).write(true).open(&path).map_err(VdfError::io(&path, "opening"))?;
        let got = file.metadata().map_err(VdfError::io(&path, "reading"))?.len();
        if got < extent.bytes || extent.bytes < HEAD_BYTES {
            return Err(refuse(Problem::Truncated { expected: extent.bytes.max(HEAD_BYTES), got }));
        }
        let mut start = vec![0; HEAD_BYTES as usize];
        file.read_exact(&mut start).map_err(VdfError::io(&path, "reading"))?;
        let whole = start == file_head(modulus, &job);
        let mut points = Self { path, modulus: modulus.clone(), job, extent, file };
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

    /// Appends points and syncs them. The new extent is valid once the state that names it is saved.
    pub(super) fn append(&mut self, values: &[Natural]) -> Result<Extent, VdfError> {
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
    pub(super) fn read(&mut self, each: &mut dyn FnMut(Natural)) -> Result<(), VdfError> {
        self.visit(None, each).map(drop)
    }

    /// As [`PointsFile::read`]; with `compute`, returns position and contents of the blocks that need to be written again.
    fn visit(&mut self, compute: Option<&Compute<'_>>, each: &mut dyn FnMut(Natural)) -> Result<Vec<(u64, Vec<u8>)>, VdfError> {
        let (path, bytes, modulus) = (&self.path, self.modulus.bytes(), self.modulus.value());
        self.file.seek(SeekFrom::Start(HEAD_BYTES)).map_err(VdfError::io(path, "seeking in"))?;
        let damaged = |first: u64| VdfError::Checkpoint {
            path: path.clone(),
            problem: Problem::Damaged { place: format!("the block from point {first}") },
        };
        let mut reader = BufReader::with_capacity(1 << 20, &self.file);
        let (mut hash, mut points, mut position) = (self.job, 0u64, HEAD_BYTES);
        let (mut last, mut repaired) = (None, Vec::new());
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
        if points != self.extent.points || hash != self.extent.hash {
            return Err(damaged(points));
        }
        Ok(repaired)
    }
}
