//! Points in the form that a backend computes with.

use crate::control::{Pool, Task};
use crate::engine::adder::Adder;
#[cfg(target_arch = "x86_64")]
use crate::engine::edwards::{Map, NIELS, neutral};
#[cfg(target_arch = "x86_64")]
use crate::engine::lanes::LaneAdder;
use crate::engine::words::WordAdder;
use crate::{Affine, Backend, Control, Curve, MsmError, Phase, Table, Xyzz};
#[cfg(target_arch = "x86_64")]
use bytemuck::Pod;
#[cfg(target_arch = "x86_64")]
use modmill_arith::arch::{Avx512Ifma, Ifma};
#[cfg(target_arch = "x86_64")]
use modmill_arith::lanes::Row;
use std::sync::Mutex;

/// Points that a job converts.
const JOB: usize = 4096;

#[derive(Debug)]
pub(crate) enum Store<C: Curve> {
    Words(Vec<Affine<C>>),
    #[cfg(target_arch = "x86_64")]
    Lanes(Avx512Ifma, Table),
    /// Points of BLS12-377 on its twisted Edwards form, which all of them must have an image on.
    #[cfg(target_arch = "x86_64")]
    Edwards(Avx512Ifma, Map<C>, Table<NIELS>),
}

/// How many multiples 2^(stride i) P there are of each point.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Multiples {
    pub(crate) count: usize,
    pub(crate) stride: u32,
}

impl<C: Curve> Store<C> {
    /// Points and their multiples; the points first, then all of their first multiples, and so on.
    pub(crate) fn new(
        points: &[Affine<C>],
        backend: Backend,
        multiples: Multiples,
        threads: usize,
        control: &mut dyn Control,
    ) -> Result<Self, MsmError> {
        let rows = points.len() * multiples.count;
        let total = rows as u64;
        #[cfg(target_arch = "x86_64")]
        if let (Backend::Avx512, Some(token)) = (backend, Avx512Ifma::detect()) {
            let adder = LaneAdder::<C, Ifma>::new(token.into(), false);
            if let Some(map) = C::EDWARDS.as_ref().map(Map::new) {
                let mut table = zeroed(rows)?;
                let pool = &mut Pool::new(threads, Phase::Prepare, total, control);
                if fill(points, multiples, table.rows_mut(), backend, pool, |points, rows| map.rows(token.into(), points, rows))? {
                    return Ok(Self::Edwards(token, map, table));
                }
            }
            let mut table = zeroed(rows)?;
            let pool = &mut Pool::new(threads, Phase::Prepare, total, control);
            fill(points, multiples, table.rows_mut(), backend, pool, |points, rows| keep(&adder, points, rows))?;
            return Ok(Self::Lanes(token, table));
        }
        let mut table = vec![Affine::NEUTRAL; rows];
        let adder = WordAdder::new();
        let pool = &mut Pool::new(threads, Phase::Prepare, total, control);
        fill(points, multiples, &mut table, backend, pool, |points, rows| keep(&adder, points, rows))?;
        Ok(Self::Words(table))
    }

    /// The rows of a file, which stay where they are, unless the points have an image on a twisted Edwards curve.
    #[cfg(target_arch = "x86_64")]
    pub(crate) fn of_rows(token: Avx512Ifma, rows: Table, threads: usize, control: &mut dyn Control) -> Result<Self, MsmError> {
        let Some(map) = C::EDWARDS.as_ref().map(Map::new) else { return Ok(Self::Lanes(token, rows)) };
        let adder = LaneAdder::<C, Ifma>::new(token.into(), false);
        let mut table = zeroed(rows.rows().len())?;
        let jobs: Vec<_> = rows.rows().chunks(JOB).zip(table.rows_mut().chunks_mut(JOB)).map(Mutex::new).collect();
        let images = Pool::new(threads, Phase::Prepare, rows.rows().len() as u64, control).run(jobs.len(), |k, task: &Task| {
            let Ok(mut job) = jobs[k].lock() else { return Ok(false) };
            let (from, to) = &mut *job;
            let image = map.rows(token.into(), &adder.to_affine(from), to);
            task.step(from.len() as u64)?;
            Ok::<_, MsmError>(image)
        })?;
        drop(jobs);
        Ok(if images.into_iter().all(|image| image) { Self::Edwards(token, map, table) } else { Self::Lanes(token, rows) })
    }

    /// Points, with their multiples.
    pub(crate) fn rows(&self) -> usize {
        match self {
            Self::Words(points) => points.len(),
            #[cfg(target_arch = "x86_64")]
            Self::Lanes(_, table) => table.rows().len(),
            #[cfg(target_arch = "x86_64")]
            Self::Edwards(_, _, table) => table.rows().len(),
        }
    }

    /// Bytes of the points.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            Self::Words(points) => size_of_val(&points[..]),
            #[cfg(target_arch = "x86_64")]
            Self::Lanes(_, table) => size_of_val(table.rows()),
            #[cfg(target_arch = "x86_64")]
            Self::Edwards(_, _, table) => size_of_val(table.rows()),
        }
    }

    /// Which rows are neutral.
    pub(crate) fn neutral(&self) -> Vec<usize> {
        fn of<P>(points: &[P], is_neutral: impl Fn(&P) -> bool) -> Vec<usize> {
            (0..points.len()).filter(|i| is_neutral(&points[*i])).collect()
        }
        match self {
            Self::Words(points) => of(points, Affine::is_neutral),
            #[cfg(target_arch = "x86_64")]
            Self::Lanes(_, table) => of(table.rows(), LaneAdder::<C, Ifma>::is_neutral),
            #[cfg(target_arch = "x86_64")]
            Self::Edwards(_, _, table) => of(table.rows(), |row| *row == neutral::<C::Base, NIELS>()),
        }
    }
}

#[cfg(target_arch = "x86_64")]
fn zeroed<const W: usize>(rows: usize) -> Result<Table<W>, MsmError>
where
    Row<W>: Pod,
{
    Table::zeroed(rows).map_err(|e| MsmError::Memory { bytes: (rows * size_of::<Row<W>>()) as u64, reason: e.to_string() })
}

/// Writes points as the adder keeps them: least residues, which a sum is not.
fn keep<A: Adder>(adder: &A, points: &[Affine<A::Curve>], rows: &mut [A::Point]) -> bool {
    adder.convert(points, rows);
    true
}

/// Fills a table with points and their multiples, which `write` makes rows of; false if it cannot.
fn fill<C: Curve, R: Send>(
    points: &[Affine<C>],
    multiples: Multiples,
    table: &mut [R],
    backend: Backend,
    pool: &mut Pool<'_, Phase>,
    write: impl Fn(&[Affine<C>], &mut [R]) -> bool + Sync,
) -> Result<bool, MsmError> {
    let mut parts: Vec<Vec<&mut [R]>> = (0..points.len().div_ceil(JOB)).map(|_| vec![]).collect();
    for multiple in table.chunks_mut(points.len().max(1)) {
        for (part, rows) in parts.iter_mut().zip(multiple.chunks_mut(JOB)) {
            part.push(rows);
        }
    }
    let jobs: Vec<_> = points.chunks(JOB).zip(parts).map(Mutex::new).collect();
    let written = pool.run(jobs.len(), |k, task: &Task| -> Result<_, MsmError> {
        let Ok(mut job) = jobs[k].lock() else { return Ok(false) };
        let mut all = true;
        let (points, parts) = &mut *job;
        let mut current = points.to_vec();
        for (j, rows) in parts.iter_mut().enumerate() {
            double_all(&mut current, if j > 0 { multiples.stride } else { 0 }, backend);
            all &= write(&current, rows);
            task.step(points.len() as u64)?;
        }
        Ok(all)
    })?;
    Ok(written.into_iter().all(|written| written))
}

/// Replaces each point P by 2^times P.
fn double_all<C: Curve>(points: &mut [Affine<C>], times: u32, backend: Backend) {
    #[cfg(target_arch = "x86_64")]
    if let (Backend::Avx512, Some(token)) = (backend, Avx512Ifma::detect()) {
        return modmill_arith::curve::doublings::double_all(Ifma::from(token), points, times);
    }
    let _ = backend;
    if times == 0 {
        return;
    }
    for point in points {
        *point = (0..times).fold(Xyzz::from(*point), |point, _| point.double()).to_affine();
    }
}
