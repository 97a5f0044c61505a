//! Points in the form that a backend computes with.

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::Table;
use crate::control::{Pool, Task};
use crate::engine::adder::Adder;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::engine::edwards::{Machine, NIELS, machine, neutral};
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::engine::lanes::{self, LaneAdder};
use crate::engine::words::WordAdder;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::map::Map;
use crate::source::Source;
use crate::{Affine, Checks, IntegerBackend, MsmError, Phase, ProgressHandler, Xyzz, check};
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use bytemuck::Pod;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use modmill_arith::IntegerLanes;
use modmill_arith::curve::weierstrass::CurveParameters;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use modmill_arith::lanes::Row;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use modmill_arith::on_lanes;
use std::borrow::Cow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// Points that are converted together.
const CHUNK: usize = 4096;

/// The contents and properties of a store to be made.
pub(crate) struct Preparation<'a, C: CurveParameters> {
    pub(crate) points: &'a dyn Source<C>,
    pub(crate) multiples: Multiples,
    pub(crate) checks: Checks,
    pub(crate) backend: IntegerBackend,
}

#[derive(Debug)]
pub(crate) enum Store<C: CurveParameters> {
    Words(Vec<Affine<C>>),
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    Lanes(IntegerLanes, Table),
    /// Points of BLS12-377 on its twisted Edwards form, which all of them must have an image on.
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    Edwards(Machine, Map<C>, Table<NIELS>),
}

/// The multiples 2^(stride i) P of each point.
#[derive(Debug, Clone, Copy)]
pub struct Multiples {
    /// Multiples of each point, itself among them: at least 1.
    pub count: usize,
    /// Powers of two from one to the next.
    pub stride: u32,
}

/// The machine and the map of sums on the twisted Edwards form, for curves that have one. Without a multiplier of 52 bits, sums of affine points take less time
/// there, since a square takes little more than half of a product.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
fn edwards<C: CurveParameters>(lanes: IntegerLanes) -> Option<(Machine, Map<C>)> {
    let m = machine(lanes).filter(|_| cfg!(target_arch = "x86_64"))?;
    Some((m, Map::new(C::EDWARDS.as_ref()?)))
}

impl<C: CurveParameters> Store<C> {
    /// Points, which are checked, and their multiples; the points first, then all of their first multiples, and so on.
    pub(crate) fn new(from: &Preparation<'_, C>, threads: usize, control: &mut dyn ProgressHandler) -> Result<Self, MsmError> {
        let rows = from.points.count() * from.multiples.count;
        let total = rows as u64;
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        if let Some(lanes) = from.backend.unit() {
            if let Some((m, map)) = edwards(lanes) {
                let mut table = zeroed(rows)?;
                let pool = &mut Pool::new(threads, Phase::Prepare, total, control);
                if fill(from, table.rows_mut(), pool, |points, rows| map.rows(m, points, rows))? {
                    return Ok(Self::Edwards(m, map, table));
                }
            }
            let mut table = zeroed(rows)?;
            let pool = &mut Pool::new(threads, Phase::Prepare, total, control);
            on_lanes!(lanes, m => {
                let adder = LaneAdder::<C, _>::new(m, false);
                fill(from, table.rows_mut(), pool, |points, rows| keep(&adder, points, rows))?
            });
            return Ok(Self::Lanes(lanes, table));
        }
        let mut table = vec![Affine::NEUTRAL; rows];
        let adder = WordAdder::new();
        let pool = &mut Pool::new(threads, Phase::Prepare, total, control);
        fill(from, &mut table, pool, |points, rows| keep(&adder, points, rows))?;
        Ok(Self::Words(table))
    }

    /// The rows of a file, which stay where they are, unless the points have an image on a twisted Edwards curve.
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    pub(crate) fn of_rows(lanes: IntegerLanes, rows: Table, threads: usize, control: &mut dyn ProgressHandler) -> Result<Self, MsmError> {
        let Some((m, map)) = edwards(lanes) else { return Ok(Self::Lanes(lanes, rows)) };
        let mut table = zeroed(rows.rows().len())?;
        let jobs: Vec<_> = rows.rows().chunks(CHUNK).zip(table.rows_mut().chunks_mut(CHUNK)).map(Mutex::new).collect();
        let images = Pool::new(threads, Phase::Prepare, rows.rows().len() as u64, control).run(jobs.len(), |k, task: &Task| {
            let Ok(mut job) = jobs[k].lock() else { return Ok(false) };
            let (from, to) = &mut *job;
            let image = map.rows(m, &LaneAdder::<C, _>::new(m, false).to_affine(from), to);
            task.step(from.len() as u64)?;
            Ok::<_, MsmError>(image)
        })?;
        drop(jobs);
        Ok(if images.into_iter().all(|image| image) { Self::Edwards(m, map, table) } else { Self::Lanes(lanes, rows) })
    }

    /// Points, with their multiples.
    pub(crate) fn rows(&self) -> usize {
        match self {
            Self::Words(points) => points.len(),
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Self::Lanes(_, table) => table.rows().len(),
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Self::Edwards(_, _, table) => table.rows().len(),
        }
    }

    /// Bytes of the points.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            Self::Words(points) => size_of_val(&points[..]),
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Self::Lanes(_, table) => size_of_val(table.rows()),
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Self::Edwards(_, _, table) => size_of_val(table.rows()),
        }
    }

    /// The indices of the neutral rows.
    pub(crate) fn neutral(&self) -> Vec<usize> {
        fn of<P>(points: &[P], is_neutral: impl Fn(&P) -> bool) -> Vec<usize> {
            (0..points.len()).filter(|i| is_neutral(&points[*i])).collect()
        }
        match self {
            Self::Words(points) => of(points, Affine::is_neutral),
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Self::Lanes(_, table) => of(table.rows(), lanes::is_neutral),
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Self::Edwards(_, _, table) => of(table.rows(), |row| *row == neutral::<C::Base, NIELS>()),
        }
    }
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
fn zeroed<const W: usize>(rows: usize) -> Result<Table<W>, MsmError>
where
    Row<W>: Pod,
{
    Table::zeroed(rows)
        .map_err(|e| MsmError::Memory { bytes: (rows * size_of::<Row<W>>()) as u64, reason: modmill_runtime::text::in_plain_words(&e) })
}

/// Writes points as the adder keeps them: least residues, which a sum is not.
fn keep<A: Adder>(adder: &A, points: &[Affine<A::Curve>], rows: &mut [A::Point]) -> bool {
    adder.convert(points, rows);
    true
}

/// Fills a table with points, after their check, and their multiples, which `write` makes rows of; false if it cannot. Each thread has one block of
/// points besides the table.
fn fill<C: CurveParameters, R: Send>(
    from: &Preparation<'_, C>,
    table: &mut [R],
    pool: &mut Pool<'_, Phase>,
    write: impl Fn(&[Affine<C>], &mut [R]) -> bool + Sync,
) -> Result<bool, MsmError> {
    let Preparation { points, multiples, checks, backend } = *from;
    let count = points.count();
    let size = check::block(count, pool.threads());
    let mut parts: Vec<Vec<&mut [R]>> = (0..count.div_ceil(size)).map(|_| vec![]).collect();
    for multiple in table.chunks_mut(count.max(1)) {
        for (part, rows) in parts.iter_mut().zip(multiple.chunks_mut(size)) {
            part.push(rows);
        }
    }
    let jobs: Vec<_> = parts.into_iter().map(Mutex::new).collect();
    // Jobs are taken in order, so those that have begun when one fails are all before which the first bad point can be.
    let failed = AtomicBool::new(false);
    let outcomes = pool.run(jobs.len(), |k, task: &Task| -> Result<_, MsmError> {
        let Ok(mut parts) = jobs[k].lock() else { return Ok(Ok(false)) };
        if failed.load(Ordering::Relaxed) {
            return Ok(Ok(false));
        }
        let mut block = || {
            let first = k * size;
            let points = points.read(first..count.min(first + size))?;
            check::check(&points, first, checks, backend, &task.uncounted())?;
            let mut all = true;
            for (c, points) in points.chunks(CHUNK).enumerate() {
                let mut current = Cow::Borrowed(points);
                for (j, rows) in parts.iter_mut().enumerate() {
                    if j > 0 {
                        double_all(current.to_mut(), multiples.stride, backend);
                    }
                    all &= write(&current, &mut rows[c * CHUNK..][..points.len()]);
                    task.step(points.len() as u64)?;
                }
            }
            Ok(all)
        };
        match block() {
            Err(stopped @ MsmError::Interrupted { .. }) => Err(stopped),
            outcome => {
                failed.fetch_or(outcome.is_err(), Ordering::Relaxed);
                Ok(outcome)
            }
        }
    })?;
    outcomes.into_iter().try_fold(true, |all, written| Ok(all & written?))
}

/// Replaces each point P by 2^times P.
pub(crate) fn double_all<C: CurveParameters>(points: &mut [Affine<C>], times: u32, backend: IntegerBackend) {
    match backend.unit() {
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        Some(lanes) => on_lanes!(lanes, m => modmill_arith::curve::doublings::double_all(m, points, times)),
        None => {
            for point in points {
                *point = (0..times).fold(Xyzz::from(*point), |point, _| point.double()).to_affine();
            }
        }
    }
}
