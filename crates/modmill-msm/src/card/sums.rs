//! The sums of buckets that gates return, checked, and their weighted sum.

#[cfg(target_arch = "x86_64")]
use super::Form;
use super::{CHUNK, Card, Coordinates, WORDS};
use crate::control::Task;
use crate::engine::adder::Adder;
pub use crate::engine::given::Window;
use crate::engine::given::{Given, weighted};
use crate::engine::pairs::Pairs;
use crate::engine::words::WordAdder;
use crate::engine::work::Work;
use crate::{Affine, BackendChoice, IntegerBackend, MsmError, Phase, ProgressHandler, options};
use modmill_arith::curve::weierstrass::Curve;
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
        assert_eq!(sums.len(), buckets.len() * self.sum_words(), "a bucket for each sum");
        let (backend, _): (IntegerBackend, _) = backend.resolve(C::NAME, |_| Ok(()))?;
        let given = Given { buckets, windows };
        // Each sum is added to a row and to a column of the weights.
        let work = &mut Work::new(options::count(threads), Phase::Add, 2 * buckets.len() as u64, control);
        match (&self.form, backend.unit()) {
            #[cfg(target_arch = "x86_64")]
            (Form::Edwards(form), Some(modmill_arith::IntegerLanes::Avx512(token))) => {
                use crate::engine::edwards::{Edwards, sum_row};
                let convert = |sums: &[Coordinates<C>]| sums.iter().map(|sum| sum_row(&form.map().d, sum)).collect();
                let Some(rows) = self.converted(sums, work, convert)? else { return Ok(None) };
                weighted(&Edwards::new(token.into(), *form.map()), &rows, &given, work)
            }
            #[cfg(target_arch = "x86_64")]
            (_, Some(lanes)) => modmill_arith::on_lanes!(lanes, m => {
                self.in_pairs(crate::engine::lanes::LaneAdder::<C, _>::new(m, false), sums, &given, work)
            }),
            _ => self.in_pairs(WordAdder::new(), sums, &given, work),
        }
    }

    fn in_pairs<A: Adder<Curve = C>>(
        &self,
        adder: A,
        sums: &[u64],
        given: &Given<'_>,
        work: &mut Work<'_>,
    ) -> Result<Option<Affine<C>>, MsmError> {
        let convert = |sums: &[Coordinates<C>]| {
            let mut rows = vec![A::NEUTRAL; sums.len()];
            adder.convert(&self.form.affine(sums), &mut rows);
            rows
        };
        let Some(rows) = self.converted(sums, work, convert)? else { return Ok(None) };
        weighted(&Pairs(adder), &rows, given, work)
    }

    /// Sums as an engine keeps them; none where one has no coordinates.
    fn converted<R: Send>(
        &self,
        sums: &[u64],
        work: &mut Work<'_>,
        convert: impl Fn(&[Coordinates<C>]) -> Vec<R> + Sync,
    ) -> Result<Option<Vec<R>>, MsmError> {
        let size = self.sum_words();
        let chunks: Vec<_> = sums.chunks(CHUNK * size).collect();
        let parts = work.run(chunks.len(), |k, task: &Task| {
            let mut found = Vec::with_capacity(CHUNK);
            for words in chunks[k].chunks_exact(size) {
                let mut sum = [Element::ZERO; 4];
                sum.iter_mut().zip(words.as_chunks::<WORDS>().0).for_each(|(a, words)| *a = self.residues.element(words));
                found.push(sum);
            }
            task.step(found.len() as u64)?;
            if let Some(index) = found.iter().position(|sum| !self.form.is_on_curve(sum)) {
                return Ok(Err(k * CHUNK + index));
            }
            let defined = found.iter().all(|[_, _, z, _]| !z.is_zero());
            Ok(Ok(defined.then(|| convert(&found))))
        })?;
        let not_on_curve = |index| MsmError::NotOnCurve { curve: C::NAME, index };
        let parts = parts.into_iter().collect::<Result<Option<Vec<_>>, _>>();
        Ok(parts.map_err(not_on_curve)?.map(|parts| parts.into_iter().flatten().collect()))
    }
}
