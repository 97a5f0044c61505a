//! Lists of points.

use super::guess::guess;
use super::record::{Encoded, Fault, Record, parse, put};
use super::records::records;
use super::{FormatError, PointFormat, Prefix, Problem};
use crate::control::{Pool, Task};
use crate::source::Source;
use crate::{Affine, Curve, IntegerBackend, MsmError, Phase, ProgressHandler, options};
use modmill_arith::IntegerLanes;
use modmill_arith::field::montgomery::Element;
use modmill_arith::field::montgomery::lanes::{Roots, from_elements, to_elements};
use modmill_arith::lanes::{Independent, LANES};
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use modmill_arith::on_lanes;
use std::borrow::Cow;
use std::marker::PhantomData;
use std::ops::Range;

/// Groups of eight whose roots are taken at once: what fills the processor.
const GROUPS: usize = 2;
const BATCH: usize = GROUPS * LANES;
/// Points that a thread reads at a time where all are read.
const JOB: usize = 1 << 12;

/// Points in bytes, decoded where they are wanted.
///
/// A point of a compressed format is on the curve; others may be anything with coordinates below p. None need be in the subgroup: [`crate::Bases::prepare`] checks both.
#[derive(Debug)]
pub struct PointReader<'a, C: Curve> {
    /// The file.
    all: &'a [u8],
    /// Its records.
    bytes: &'a [u8],
    start: usize,
    format: PointFormat,
    /// The lanes and tables for roots of compressed points, where the processor has vector lanes: roots are taken there whatever backend
    /// computes with the points.
    roots: Option<(IntegerLanes, Roots<C::Base>)>,
    curve: PhantomData<C>,
}

impl<'a, C: Encoded> PointReader<'a, C> {
    /// Points with or without their number before them.
    ///
    /// # Errors
    /// [`FormatError::Length`] and [`FormatError::Count`].
    pub fn new(all: &'a [u8], format: PointFormat) -> Result<Self, FormatError> {
        let (bytes, start) = records(all, format.record_bytes(), format.prefix())?;
        let lanes = IntegerBackend::available().into_iter().rev().find_map(IntegerBackend::unit);
        let roots = lanes.filter(|_| format.is_compressed()).map(|lanes| (lanes, Roots::new()));
        Ok(Self { all, bytes, start, format, roots, curve: PhantomData })
    }

    /// The number of points.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bytes.len() / self.format.record_bytes()
    }

    /// True if the list contains no point.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The points of a range of indices, on the fastest vector unit of this machine, if it has one; parts may be read on different threads.
    ///
    /// # Errors
    /// [`FormatError::Record`] with the first record that is not a point.
    ///
    /// # Panics
    /// When the range is not within `0..len()`.
    pub fn read(&self, range: Range<usize>) -> Result<Vec<Affine<C>>, FormatError> {
        C::decode(self, range)
    }

    pub(crate) fn read_here(&self, range: Range<usize>) -> Result<Vec<Affine<C>>, FormatError> {
        let size = self.format.record_bytes();
        let bytes = &self.bytes[range.start * size..range.end * size];
        let mut points = Vec::with_capacity(range.len());
        for (batch, records) in bytes.chunks(BATCH * size).enumerate() {
            let parsed = Parsed::new(records, self.format);
            let first = range.start + batch * BATCH;
            let read = match &self.roots {
                #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
                Some((lanes, roots)) => on_lanes!(*lanes, m => parsed.with_roots_in_lanes(m, roots, &mut points)),
                _ => parsed.with_roots(&mut points),
            };
            read.map_err(|(index, fault)| self.error(first + index, fault))?;
        }
        Ok(points)
    }

    /// All points, read in parts on as many threads; 0 for as many as the machine has processors.
    ///
    /// # Errors
    /// [`MsmError::Format`] with a record that is not a point; [`MsmError::Interrupted`] when `control` says stop.
    pub fn read_all(&self, threads: usize, control: &mut dyn ProgressHandler) -> Result<Vec<Affine<C>>, MsmError> {
        let count = self.len();
        let part = |job: usize, task: &Task| -> Result<_, MsmError> {
            let points = self.read(job * JOB..count.min((job + 1) * JOB))?;
            task.step(points.len() as u64)?;
            Ok(points)
        };
        let parts = Pool::new(options::count(threads), Phase::Read, count as u64, control).run(count.div_ceil(JOB), part)?;
        Ok(parts.concat())
    }

    fn error(&self, index: usize, (at, problem): Fault) -> FormatError {
        let offset = self.start + index * self.format.record_bytes() + at;
        let likely = guess(self.all).filter(|&likely| likely != (self.format, C::NAME));
        FormatError::Record { index, offset, problem, likely }
    }
}

/// A batch of records or fewer, parsed up to the first that is wrong.
struct Parsed<C: Encoded> {
    records: Vec<Record<C>>,
    fault: Option<Fault>,
}

impl<C: Encoded> Source<C> for PointReader<'_, C> {
    fn count(&self) -> usize {
        self.len()
    }

    fn read(&self, range: Range<usize>) -> Result<Cow<'_, [Affine<C>]>, MsmError> {
        Ok(Cow::Owned(PointReader::read(self, range)?))
    }
}

/// A root that does not exist begins where x begins.
const NO_POINT: Fault = (0, Problem::NoPoint);

impl<C: Encoded> Parsed<C> {
    fn new(bytes: &[u8], format: PointFormat) -> Self {
        let mut records = Vec::with_capacity(BATCH);
        for record in bytes.chunks_exact(format.record_bytes()) {
            match parse(record, format) {
                Ok(record) => records.push(record),
                Err(fault) => return Self { records, fault: Some(fault) },
            }
        }
        Self { records, fault: None }
    }

    /// Appends the points; `root` gives record i's y or its negative.
    fn finish(
        self,
        mut root: impl FnMut(usize, &Element<C::Base>) -> Option<Element<C::Base>>,
        points: &mut Vec<Affine<C>>,
    ) -> Result<(), (usize, Fault)> {
        let count = self.records.len();
        for (i, record) in self.records.into_iter().enumerate() {
            points.push(match record {
                Record::Neutral => Affine::NEUTRAL,
                Record::Point(point) => point,
                Record::Compressed(x, sign) => {
                    let y = root(i, &x).ok_or((i, NO_POINT))?;
                    Affine { x, y: sign.choose(y).map_err(|fault| (i, fault))? }
                }
            });
        }
        self.fault.map_or(Ok(()), |fault| Err((count, fault)))
    }

    fn with_roots(self, points: &mut Vec<Affine<C>>) -> Result<(), (usize, Fault)> {
        self.finish(|_, x| square_of_y::<C>(x).sqrt(), points)
    }

    #[cfg_attr(
        not(any(target_arch = "x86_64", target_arch = "aarch64")),
        expect(dead_code, reason = "for vector units, of which only those of x86-64 are used here")
    )]
    fn with_roots_in_lanes<M: Independent>(self, m: M, roots: &Roots<C::Base>, points: &mut Vec<Affine<C>>) -> Result<(), (usize, Fault)> {
        let mut squares = [[Element::ZERO; LANES]; GROUPS];
        for (i, record) in self.records.iter().enumerate() {
            if let Record::Compressed(x, _) = record {
                squares[i / LANES][i % LANES] = square_of_y::<C>(x);
            }
        }
        let (lanes, found) = roots.sqrt(m, &squares.map(|group| from_elements(m, &group)));
        let lanes = lanes.map(|group| to_elements(m, &group));
        self.finish(|i, _| (found[i / LANES] >> (i % LANES) & 1 == 1).then_some(lanes[i / LANES][i % LANES]), points)
    }
}

fn square_of_y<C: Encoded>(x: &Element<C::Base>) -> Element<C::Base> {
    x.square().mul(x).add(&Element::from_words(&[C::B, 0, 0, 0, 0, 0]))
}

/// Writes points, after their number if `prefix` is one. The neutral element has an encoding in every format.
///
/// # Errors
/// [`FormatError::TooMany`].
pub fn write_points<C: Encoded>(points: &[Affine<C>], format: PointFormat, prefix: Prefix) -> Result<Vec<u8>, FormatError> {
    let mut out = prefix.write(points.len()).ok_or(FormatError::TooMany(points.len()))?;
    let mut record = vec![0; format.record_bytes()];
    for point in points {
        put(point, format, &mut record);
        out.extend_from_slice(&record);
    }
    Ok(out)
}
