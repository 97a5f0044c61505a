//! Prepared bases in a file: a page of header, then the rows that the `avx512` backend computes with. docs/formats.md has the bytes.

mod error;
mod header;

use crate::control::{Pool, Task};
use crate::engine::adder::Entry;
use crate::store::{Multiples, Store};
use crate::table::{ROW_BYTES, ROW_WORDS};
use crate::{Affine, BackendChoice, Checks, IntegerBackend, MsmError, Phase, ProgressHandler, Table, options};
pub use error::BasesFileError;
pub use header::Description;
use header::{HEADER_BYTES, Header};
use modmill_arith::curve::weierstrass::CurveParameters;
use modmill_arith::field::montgomery::lanes::{LIMBS, digits, from_digits, is_least_residue};
use modmill_arith::lanes::Row;
use modmill_runtime::checkpoint::Draft;
use modmill_runtime::text::{in_plain_words, open_regular};
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

/// Rows that are hashed together: 1 MiB.
const PIECE: usize = 8192;

type Words = Row<ROW_WORDS>;

/// Options for opening a file of bases.
#[derive(Debug, Clone, Copy)]
pub struct OpenOptions {
    /// The backend that will use the bases.
    pub backend: BackendChoice,
    /// True if the checksum is verified, for which the whole file is read.
    pub verify: bool,
    /// Threads that verify; 0 for as many as the machine has processors.
    pub threads: usize,
}

impl Default for OpenOptions {
    fn default() -> Self {
        Self { backend: BackendChoice::Auto, verify: true, threads: 1 }
    }
}

fn io(path: &Path) -> impl Fn(io::Error) -> MsmError {
    |e| BasesFileError::Io { path: path.to_owned(), reason: in_plain_words(&e), number: e.raw_os_error() }.into()
}

fn opened(path: &Path) -> Result<File, MsmError> {
    let file = open_regular(path, File::options().read(true)).map_err(io(path))?;
    Ok(file.ok_or(BasesFileError::NotAFile)?)
}

/// Reads the header of a file of bases and nothing else of the file.
///
/// # Errors
/// [`MsmError::BasesFile`].
pub fn describe(path: &Path) -> Result<Description, MsmError> {
    Ok(read_header(&mut opened(path)?, path)?.description)
}

fn read_header(file: &mut File, path: &Path) -> Result<Header, MsmError> {
    let mut bytes = Vec::new();
    file.take(HEADER_BYTES as u64).read_to_end(&mut bytes).map_err(io(path))?;
    Ok(Header::parse(&bytes)?)
}

/// SHA-256 of a file: of the header before the checksum, then of the hash of each piece.
fn checksum(header: &Header, pieces: &[[u8; 32]]) -> [u8; 32] {
    let mut all = Sha256::new_with_prefix(header.before_checksum());
    pieces.iter().for_each(|piece| all.update(piece));
    all.finalize().into()
}

fn hash(rows: &[Words]) -> [u8; 32] {
    Sha256::digest(bytemuck::cast_slice::<_, u8>(rows)).into()
}

pub(crate) fn save<C: CurveParameters>(
    store: &Store<C>,
    multiples: Multiples,
    checks: Checks,
    path: &Path,
    control: &mut dyn ProgressHandler,
) -> Result<(), MsmError> {
    let rows = store.rows();
    let mut header = Header::new::<C>(rows / multiples.count, multiples, checks);
    Pool::new(1, Phase::Save, rows as u64, control).run_one(|task: &Task| -> Result<_, MsmError> {
        let mut draft = Draft::new(path, 0o666).map_err(io(path))?;
        let mut pieces = Vec::with_capacity(rows.div_ceil(PIECE));
        draft.write_all(&header.bytes()).map_err(io(path))?;
        for start in (0..rows).step_by(PIECE) {
            let piece = rows_of(store, start..rows.min(start + PIECE));
            pieces.push(hash(&piece));
            draft.write_all(bytemuck::cast_slice(&piece)).map_err(io(path))?;
            task.step(piece.len() as u64)?;
        }
        header.checksum = checksum(&header, &pieces);
        io::Seek::rewind(&mut draft.file()).and_then(|()| draft.write_all(&header.bytes())).map_err(io(path))?;
        draft.finish(true).map_err(io(path))
    })
}

fn rows_of<C: CurveParameters>(store: &Store<C>, range: std::ops::Range<usize>) -> Cow<'_, [Words]> {
    match store {
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        Store::Lanes(_, table) => Cow::Borrowed(&table.rows()[range]),
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        Store::Edwards(m, map, table) => map.affine(*m, &table.rows()[range]).iter().map(row).collect(),
        Store::Words(points) => points[range].iter().map(row).collect(),
    }
}

fn row<C: CurveParameters>(point: &Affine<C>) -> Words {
    let (x, y) = (digits(&point.x), digits(&point.y));
    Row(std::array::from_fn(|i| if i < LIMBS { x[i] } else { y[i - LIMBS] }))
}

/// True if both coordinates are least residues, the form that every backend takes.
fn is_point<C: CurveParameters>(row: &Words) -> bool {
    row.0.as_chunks::<LIMBS>().0.iter().all(is_least_residue::<C::Base>)
}

fn point<C: CurveParameters>(row: &Words) -> Option<Affine<C>> {
    let (halves, _) = row.0.as_chunks::<LIMBS>();
    Some(Affine { x: from_digits(&halves[0])?, y: from_digits(&halves[1])? })
}

pub(crate) fn open<C: CurveParameters>(
    path: &Path,
    backend: IntegerBackend,
    options: &OpenOptions,
    control: &mut dyn ProgressHandler,
) -> Result<(Store<C>, Multiples, Checks), MsmError> {
    let mut file = opened(path)?;
    let header = read_header(&mut file, path)?;
    let Description { curve, checks, points, multiples } = header.description;
    if curve != C::NAME {
        return Err(BasesFileError::Curve { got: curve, wanted: C::NAME }.into());
    }
    let (got, wanted) = (file.metadata().map_err(io(path))?.len(), header.file_bytes());
    if got != wanted {
        return Err(BasesFileError::Length { got, wanted }.into());
    }
    let rows = points * u64::from(multiples);
    if rows > Entry::LIMIT as u64 {
        return Err(MsmError::TooManyPoints { got: rows, limit: Entry::LIMIT as u64 });
    }
    let table = Table::map(&file, HEADER_BYTES).map_err(io(path))?;
    let rows = table.rows();
    let mut pool = Pool::new(options::count(options.threads), Phase::Open, rows.len() as u64, control);
    let pieces = pool.run(rows.len().div_ceil(PIECE), |k, task: &Task| -> Result<_, MsmError> {
        let first = k * PIECE;
        let piece = &rows[first..rows.len().min(first + PIECE)];
        let checked = (options.verify.then(|| hash(piece)), piece.iter().position(|row| !is_point::<C>(row)).map(|row| first + row));
        task.step(piece.len() as u64)?;
        Ok(checked)
    })?;
    let (hashes, faults): (Vec<_>, Vec<_>) = pieces.into_iter().unzip();
    if options.verify && checksum(&header, &hashes.into_iter().flatten().collect::<Vec<_>>()) != header.checksum {
        return Err(BasesFileError::Checksum.into());
    }
    if let Some(index) = faults.into_iter().flatten().next() {
        return Err(BasesFileError::Row { index, offset: HEADER_BYTES + index * ROW_BYTES }.into());
    }
    Ok((store(table, backend, options::count(options.threads), control)?, header.multiples(), checks))
}

fn store<C: CurveParameters>(
    table: Table,
    backend: IntegerBackend,
    threads: usize,
    control: &mut dyn ProgressHandler,
) -> Result<Store<C>, MsmError> {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    if let Some(lanes) = backend.unit() {
        return Store::of_rows(lanes, table, threads, control);
    }
    let _ = (backend, threads, control);
    // Every row was found to be a point.
    Ok(Store::Words(table.rows().iter().filter_map(point).collect()))
}
