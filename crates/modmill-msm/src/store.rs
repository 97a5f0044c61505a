//! Points in the form that a backend computes with.

use crate::control::{Pool, Task};
use crate::engine::adder::{Adder, Entry};
#[cfg(target_arch = "x86_64")]
use crate::engine::lanes::{LaneAdder, Point};
use crate::engine::words::WordAdder;
use crate::{Affine, Backend, Control, Curve, MsmError, Phase, Table};
#[cfg(target_arch = "x86_64")]
use modmill_arith::arch::{Avx512Ifma, Ifma};
use std::sync::Mutex;

/// Points that a job converts.
const JOB: usize = 4096;

#[derive(Debug)]
pub(crate) enum Store<C: Curve> {
    Words(Vec<Affine<C>>),
    #[cfg(target_arch = "x86_64")]
    Lanes(Avx512Ifma, Table),
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
        let mut pool = Pool::new(threads, Phase::Prepare, rows as u64, control);
        #[cfg(target_arch = "x86_64")]
        if let (Backend::Avx512, Some(token)) = (backend, Avx512Ifma::detect()) {
            let mut table =
                Table::zeroed(rows).map_err(|e| MsmError::Memory { bytes: (rows * size_of::<Point>()) as u64, reason: e.to_string() })?;
            fill(&LaneAdder::<C, Ifma>::new(token.into(), false), points, multiples, table.rows_mut(), &mut pool)?;
            return Ok(Self::Lanes(token, table));
        }
        let _ = backend;
        let mut table = vec![Affine::NEUTRAL; rows];
        fill(&WordAdder::new(), points, multiples, &mut table, &mut pool)?;
        Ok(Self::Words(table))
    }

    /// Points, with their multiples.
    pub(crate) fn rows(&self) -> usize {
        match self {
            Self::Words(points) => points.len(),
            #[cfg(target_arch = "x86_64")]
            Self::Lanes(_, table) => table.rows().len(),
        }
    }

    /// Bytes of the points.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            Self::Words(points) => size_of_val(&points[..]),
            #[cfg(target_arch = "x86_64")]
            Self::Lanes(_, table) => size_of_val(table.rows()),
        }
    }

    /// Which rows are neutral.
    pub(crate) fn neutral(&self) -> Vec<usize> {
        fn of<A: Adder>(_: &A, points: &[A::Point]) -> Vec<usize> {
            (0..points.len()).filter(|i| A::is_neutral(&points[*i])).collect()
        }
        match self {
            Self::Words(points) => of(&WordAdder::<C>::new(), points),
            #[cfg(target_arch = "x86_64")]
            Self::Lanes(token, table) => of(&LaneAdder::<C, Ifma>::new((*token).into(), false), table.rows()),
        }
    }
}

fn fill<A: Adder>(
    adder: &A,
    points: &[Affine<A::Curve>],
    multiples: Multiples,
    table: &mut [A::Point],
    pool: &mut Pool<'_, Phase>,
) -> Result<(), MsmError> {
    let mut parts: Vec<Vec<&mut [A::Point]>> = (0..points.len().div_ceil(JOB)).map(|_| vec![]).collect();
    for multiple in table.chunks_mut(points.len().max(1)) {
        for (part, rows) in parts.iter_mut().zip(multiple.chunks_mut(JOB)) {
            part.push(rows);
        }
    }
    let jobs: Vec<_> = points.chunks(JOB).zip(parts).map(Mutex::new).collect();
    pool.run(jobs.len(), |k, task: &Task| -> Result<_, MsmError> {
        let Ok(mut job) = jobs[k].lock() else { return Ok(()) };
        let (points, parts) = &mut *job;
        let twice: Vec<_> = (0..points.len() as u32).map(|i| [Entry::new(i, false); 2]).collect();
        let mut adder = adder.clone();
        let mut current = vec![A::NEUTRAL; points.len()];
        let mut doubled = current.clone();
        adder.convert(points, &mut current);
        for (j, rows) in parts.iter_mut().enumerate() {
            for _ in 0..if j > 0 { multiples.stride } else { 0 } {
                adder.add(&current, &twice, &mut doubled);
                std::mem::swap(&mut current, &mut doubled);
            }
            // Least residues, which a sum is not.
            adder.convert(&adder.to_affine(&current), rows);
            task.step(points.len() as u64)?;
        }
        Ok(())
    })?;
    Ok(())
}
