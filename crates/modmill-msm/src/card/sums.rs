//! The sums of buckets that gates return, checked, and their weighted sum.

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use super::Form;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use super::lanes::EdwardsRows;
use super::{CHUNK, Card, WORDS};
use crate::control::Task;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::engine;
use crate::engine::Engine;
use crate::engine::adder::Adder;
pub use crate::engine::given::Window;
use crate::engine::given::{Given, weighted};
use crate::engine::pairs::Pairs;
use crate::engine::words::WordAdder;
use crate::engine::work::Work;
use crate::{Affine, BackendChoice, Curve, IntegerBackend, MsmError, Phase, ProgressHandler, options};
use modmill_arith::field::montgomery::Element;

impl<C: Curve> Card<C> {
    /// The weighted sum of all buckets. Sum number i, [`Card::sum_words`] words, is a part of bucket `buckets[i]`. None where a sum has no
    /// coordinates, because its points were outside the subgroup.
    ///
    /// # Errors
    /// [`MsmError::NotOnCurve`] with the number of the first sum that is not on the curve; [`MsmError::Arith`] when a named backend cannot run here;
    /// [`MsmError::Interrupted`] when `control` says stop.
    ///
    /// # Panics
    /// An error if a sum has no bucket, or a bucket that no window has.
    pub fn sum(
        &self,
        sums: &[u64],
        buckets: &[u32],
        windows: &[Window],
        backend: BackendChoice,
        threads: usize,
        control: &mut dyn ProgressHandler,
    ) -> Result<Option<Affine<C>>, MsmError> {
        C::from_card(self, sums, buckets, windows, backend, threads, control)
    }

    pub(crate) fn sum_here(
        &self,
        sums: &[u64],
        buckets: &[u32],
        windows: &[Window],
        backend: BackendChoice,
        threads: usize,
        control: &mut dyn ProgressHandler,
    ) -> Result<Option<Affine<C>>, MsmError> {
        assert_eq!(sums.len(), buckets.len() * self.sum_words(), "a bucket for each sum");
        let (backend, _): (IntegerBackend, _) = backend.resolve(C::NAME, |_| Ok(()))?;
        let given = Given { buckets, windows };
        // Each sum is added to a row and to a column of the weights.
        let work = &mut Work::new(options::count(threads), Phase::Add, 2 * buckets.len() as u64, control);
        match (&self.form, backend.unit()) {
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            (Form::Edwards(form), Some(lanes)) => match engine::edwards::machine(lanes) {
                Some(m) => {
                    let rows = EdwardsRows::new(&self.residues, &form.map().d);
                    let engine = engine::edwards::Edwards::new(m, *form.map());
                    self.weighted(&engine, sums, &given, work, |sums| rows.rows(m, sums.as_chunks().0))
                }
                None => modmill_arith::on_lanes!(lanes, m => {
                    self.in_words(engine::lanes::LaneAdder::<C, _>::new(m, false), sums, &given, work)
                }),
            },
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            (Form::Hessian(form), Some(lanes)) => modmill_arith::on_lanes!(lanes, m => {
                let points = form.in_lanes(&self.residues);
                let engine = Pairs(engine::lanes::LaneAdder::<C, _>::new(m, false));
                self.weighted(&engine, sums, &given, work, |sums| points.rows(m, sums.as_chunks().0))
            }),
            _ => self.in_words(WordAdder::new(), sums, &given, work),
        }
    }

    /// The weighted sum of sums that are checked in words.
    fn in_words<A: Adder<Curve = C>>(
        &self,
        adder: A,
        sums: &[u64],
        given: &Given<'_>,
        work: &mut Work<'_>,
    ) -> Result<Option<Affine<C>>, MsmError> {
        let engine = Pairs(adder);
        self.weighted(&engine, sums, given, work, |sums| {
            let points = self.points_of(sums)?;
            Ok(points.map(|points| {
                let mut rows = vec![A::NEUTRAL; points.len()];
                engine.0.convert(&points, &mut rows);
                rows
            }))
        })
    }

    /// The points of sums; none where one has no coordinates. The error is the number of the first that is not on the curve.
    fn points_of(&self, sums: &[u64]) -> Result<Option<Vec<Affine<C>>>, usize> {
        let mut found = Vec::with_capacity(CHUNK);
        for words in sums.chunks_exact(self.sum_words()) {
            let mut sum = [Element::ZERO; 4];
            sum.iter_mut().zip(words.as_chunks::<WORDS>().0).for_each(|(a, words)| *a = self.residues.element(words));
            found.push(sum);
        }
        if let Some(index) = found.iter().position(|sum| !self.form.is_on_curve(sum)) {
            return Err(index);
        }
        let defined = found.iter().all(|[_, _, z, _]| !z.is_zero());
        Ok(defined.then(|| self.form.affine(&found)))
    }

    /// The weighted sum of sums that `convert` checks and writes as the engine keeps them, none where one has no coordinates; its error is the number
    /// of the first that is not on the curve.
    fn weighted<E: Engine<Curve = C>>(
        &self,
        engine: &E,
        sums: &[u64],
        given: &Given<'_>,
        work: &mut Work<'_>,
        convert: impl Fn(&[u64]) -> Result<Option<Vec<E::Sum>>, usize> + Sync,
    ) -> Result<Option<Affine<C>>, MsmError> {
        let size = self.sum_words();
        let chunks: Vec<_> = sums.chunks(CHUNK * size).collect();
        let parts = work.run(chunks.len(), |k, task: &Task| {
            let found = convert(chunks[k]).map_err(|index| k * CHUNK + index);
            task.step((chunks[k].len() / size) as u64)?;
            Ok(found)
        })?;
        let not_on_curve = |index| MsmError::NotOnCurve { curve: C::NAME, index };
        let parts = parts.into_iter().collect::<Result<Option<Vec<_>>, _>>().map_err(not_on_curve)?;
        let Some(parts) = parts else { return Ok(None) };
        weighted(engine, &parts.concat(), given, work)
    }
}
