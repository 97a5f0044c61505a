//! Points that were checked and converted once, for many products.

use crate::bases_file::{self, OpenOptions};
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::engine::adder::Adder;
use crate::engine::adder::Entry;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::engine::edwards::Edwards;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::engine::lanes::LaneAdder;
use crate::engine::pairs::Pairs;
use crate::engine::windows::Scalars;
use crate::engine::words::WordAdder;
use crate::engine::{self, Spare, Table};
use crate::source::Source;
use crate::store::{Multiples, Preparation, Store};
use crate::{Affine, Checks, Curve, IntegerBackend, MsmError, Options, PrepareOptions, ProgressHandler, Scalar, options};
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use modmill_arith::on_lanes;
use std::borrow::Cow;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

impl<C: Curve> Source<C> for Bases<C> {
    fn count(&self) -> usize {
        self.len()
    }

    fn read(&self, range: Range<usize>) -> Result<Cow<'_, [Affine<C>]>, MsmError> {
        Ok(C::points_of(self, range))
    }
}

/// Points of a curve, in the form that a backend computes with. Clones share them.
///
/// The working memory of products, up to 512 MiB for each that runs at a time, is kept for the next one until the last clone is dropped.
#[derive(Debug, Clone)]
pub struct Bases<C: Curve> {
    store: Arc<Store<C>>,
    spare: Arc<Spare>,
    multiples: Multiples,
    checks: Checks,
    /// Neutral points.
    neutral: Vec<usize>,
    /// True if a multiple of another point is neutral, which only points outside the subgroup have.
    #[cfg_attr(
        not(any(target_arch = "x86_64", target_arch = "aarch64")),
        expect(dead_code, reason = "for vector units, of which only those of x86-64 are used here")
    )]
    exceptional: bool,
    backend: IntegerBackend,
    why: String,
}

impl<C: Curve> Bases<C> {
    /// Checks and converts points.
    ///
    /// # Errors
    /// [`MsmError::NotOnCurve`] and [`MsmError::NotInSubgroup`] with the first such point's index, unless checks are off; [`MsmError::Arith`] when a
    /// named backend cannot run here; [`MsmError::TooManyPoints`] and [`MsmError::Memory`]; [`MsmError::Interrupted`] when `control` says stop.
    pub fn prepare(points: &[Affine<C>], options: &PrepareOptions, control: &mut dyn ProgressHandler) -> Result<Self, MsmError> {
        C::prepare(&points, options, control)
    }

    /// Reads points block by block, checks and converts them: besides the bases, each thread has at most 2^16 points in memory.
    ///
    /// # Errors
    /// As [`Bases::prepare`], and what reading a point refuses; the error of the first block that has one.
    pub fn prepare_from(points: &dyn Source<C>, options: &PrepareOptions, control: &mut dyn ProgressHandler) -> Result<Self, MsmError> {
        C::prepare(points, options, control)
    }

    pub(crate) fn prepare_here(
        points: &dyn Source<C>,
        options: &PrepareOptions,
        control: &mut dyn ProgressHandler,
    ) -> Result<Self, MsmError> {
        let (backend, why) = options.backend.resolve(C::NAME, |_| Ok(()))?;
        let count = options.multiples.max(1);
        let rows = points.count().checked_mul(count).filter(|rows| *rows <= Entry::LIMIT);
        if rows.is_none() {
            return Err(MsmError::TooManyPoints { got: points.count() as u64 * count as u64, limit: Entry::LIMIT as u64 });
        }
        let multiples = Multiples { count, stride: 256u32.div_ceil(count as u32) };
        let from = Preparation { points, multiples, checks: options.checks, backend };
        let store = Store::new(&from, options::count(options.threads), control)?;
        Ok(Self::of(store, multiples, options.checks, backend, why))
    }

    pub(crate) fn save_here(&self, path: &Path, control: &mut dyn ProgressHandler) -> Result<(), MsmError> {
        bases_file::save(&self.store, self.multiples, self.checks, path, control)
    }

    pub(crate) fn open_here(path: &Path, options: &OpenOptions, control: &mut dyn ProgressHandler) -> Result<Self, MsmError> {
        let (backend, why) = options.backend.resolve(C::NAME, |_| Ok(()))?;
        let (store, multiples, checks) = bases_file::open(path, backend, options, control)?;
        Ok(Self::of(store, multiples, checks, backend, why))
    }

    pub(crate) fn points_here(&self, range: Range<usize>) -> Cow<'_, [Affine<C>]> {
        match &*self.store {
            Store::Words(points) => Cow::Borrowed(&points[range]),
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Store::Lanes(lanes, table) => {
                on_lanes!(*lanes, m => Cow::Owned(LaneAdder::<C, _>::new(m, false).to_affine(&table.rows()[range])))
            }
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Store::Edwards(m, map, table) => Cow::Owned(map.affine(*m, &table.rows()[range])),
        }
    }

    pub(crate) fn products_here(
        &self,
        batch: &[&[Scalar]],
        options: &Options,
        control: &mut dyn ProgressHandler,
    ) -> Result<Vec<Affine<C>>, MsmError> {
        if let Some(scalars) = batch.iter().find(|scalars| scalars.len() != self.len()) {
            return Err(MsmError::LengthMismatch { scalars: scalars.len(), points: self.len() });
        }
        let mut found = self.products_modulo_the_order(batch, options, control)?;
        if self.checks != Checks::Subgroup {
            // Outside the subgroup r P is not neutral, and windows cover the scalars below r: with s = q r + t, s P = r (q P) + t P.
            let quotients = |scalars: &&[Scalar]| scalars.iter().map(|s| s.divided(&C::ORDER).0.into()).collect::<Vec<_>>();
            let above = |k: &usize| batch[*k].iter().any(|s| s.divided(&C::ORDER).0 > 0);
            let above: Vec<_> = (0..batch.len()).filter(above).collect();
            let quotients: Vec<_> = above.iter().map(|k| quotients(&batch[*k])).collect();
            let quotients: Vec<_> = quotients.iter().map(Vec::as_slice).collect();
            let sums = self.products_modulo_the_order(&quotients, options, control)?;
            for (k, sum) in above.into_iter().zip(sums) {
                found[k] = sum.multiply(&C::ORDER).add_affine(&found[k]).to_affine();
            }
        }
        Ok(found)
    }

    /// The products with each scalar modulo r.
    fn products_modulo_the_order(
        &self,
        batch: &[&[Scalar]],
        options: &Options,
        control: &mut dyn ProgressHandler,
    ) -> Result<Vec<Affine<C>>, MsmError> {
        let found = match &*self.store {
            Store::Words(points) => engine::products(&Pairs(WordAdder::new()), self.table(points), batch, options, &self.spare, control)?,
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Store::Lanes(lanes, table) => on_lanes!(*lanes, m => {
                let adder = LaneAdder::<C, _>::new(m, self.exceptional);
                engine::products(&Pairs(adder), self.table(table.rows()), batch, options, &self.spare, control)?
            }),
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Store::Edwards(m, map, table) => {
                let mut found = engine::products(&Edwards::new(*m, *map), self.table(table.rows()), batch, options, &self.spare, control)?;
                let failed: Vec<_> = (0..batch.len()).filter(|k| found[*k].is_none()).collect();
                if !failed.is_empty() {
                    // Only points outside the subgroup come here.
                    let points = map.affine(*m, table.rows());
                    let batch: Vec<_> = failed.iter().map(|k| batch[*k]).collect();
                    let again = engine::products(&Pairs(WordAdder::new()), self.table(&points), &batch, options, &self.spare, control)?;
                    failed.into_iter().zip(again).for_each(|(k, product)| found[k] = product);
                }
                found
            }
        };
        Ok(found.into_iter().map(|product| product.unwrap_or(Affine::NEUTRAL)).collect())
    }

    fn of(store: Store<C>, multiples: Multiples, checks: Checks, backend: IntegerBackend, why: String) -> Self {
        let mut neutral = store.neutral();
        let rows = neutral.len();
        neutral.truncate(neutral.partition_point(|i| *i < store.rows() / multiples.count));
        let exceptional = rows != neutral.len() * multiples.count;
        Self { store: Arc::new(store), spare: Arc::default(), multiples, checks, neutral, exceptional, backend, why }
    }

    /// Writes the bases to a file, which appears, or replaces another, only when it is complete. docs/formats.md describes it.
    ///
    /// # Errors
    /// [`MsmError::BasesFile`] when the system refuses; [`MsmError::Interrupted`] when `control` says stop.
    pub fn save(&self, path: &Path, control: &mut dyn ProgressHandler) -> Result<(), MsmError> {
        C::save(self, path, control)
    }

    /// Bases from a file that [`Bases::save`] wrote, on this or another backend. On BLS12-381, `avx512` uses them where they are, in the file, which must not be changed meanwhile.
    ///
    /// The checks made when the points were prepared are not repeated: a file is trusted as far as whoever wrote it.
    ///
    /// # Errors
    /// [`MsmError::BasesFile`] with what is wrong with the file; [`MsmError::Arith`] when a named backend cannot run here; [`MsmError::Interrupted`]
    /// when `control` says stop.
    pub fn open(path: &Path, options: &OpenOptions, control: &mut dyn ProgressHandler) -> Result<Self, MsmError> {
        C::open(path, options, control)
    }

    /// The number of points.
    #[must_use]
    pub fn len(&self) -> usize {
        self.store.rows() / self.multiples.count
    }

    /// True if these bases contain no point.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of multiples kept of each point: 1 for the points alone.
    #[must_use]
    pub fn multiples(&self) -> usize {
        self.multiples.count
    }

    /// The checks that the points have passed.
    #[must_use]
    pub fn checks(&self) -> Checks {
        self.checks
    }

    /// Bytes that the points take.
    #[must_use]
    pub fn memory(&self) -> usize {
        self.store.bytes()
    }

    /// The backend that computes.
    #[must_use]
    pub fn backend(&self) -> IntegerBackend {
        self.backend
    }

    /// Why that backend computes.
    #[must_use]
    pub fn why(&self) -> &str {
        &self.why
    }

    /// s_0 P_0 + s_1 P_1 + ..., with scalars as the integers that they are: outside the subgroup, those from r on are not what they are modulo r.
    ///
    /// # Errors
    /// [`MsmError::LengthMismatch`] unless there is a scalar for each point; [`MsmError::Window`] for a width that is not supported;
    /// [`MsmError::Interrupted`] when `control` says stop.
    pub fn product(&self, scalars: &[Scalar], options: &Options, control: &mut dyn ProgressHandler) -> Result<Affine<C>, MsmError> {
        Ok(self.products(&[scalars], options, control)?.pop().unwrap_or(Affine::NEUTRAL))
    }

    fn table<'a, P>(&'a self, points: &'a [P]) -> Table<'a, P> {
        let scalars = Scalars { order: C::ORDER, symmetric: self.checks == Checks::Subgroup };
        Table { points, len: self.len(), stride: self.multiples.stride, neutral: &self.neutral, scalars }
    }

    /// The products of several vectors of scalars over the same points, in order. On several threads, as many vectors as these are multiplied side by
    /// side, each with the memory of a product on one thread.
    ///
    /// # Errors
    /// As [`Bases::product`].
    pub fn products(&self, batch: &[&[Scalar]], options: &Options, control: &mut dyn ProgressHandler) -> Result<Vec<Affine<C>>, MsmError> {
        C::products(self, batch, options, control)
    }
}
