//! GF(2)[x] / N, on whichever backend and method was chosen.

use crate::choose::{self, Choice, Chosen};
use crate::plain::{PlainMultiplier, Scratch};
use crate::{Gf2Error, NoProgress, Options, Poly, ProgressHandler, least_factor};
use modmill_arith::BinaryBackend;
use modmill_binary::{BinaryModulus, Far, Multiplier};
use modmill_runtime::progress::PerProcess;
use rayon::ThreadPool;
use rayon::iter::{IndexedParallelIterator, ParallelIterator};
use rayon::slice::ParallelSliceMut;
use std::cell::RefCell;
use std::sync::OnceLock;

/// Bytes of a result from which arrays count as larger than the caches. Results of 8 MiB were as fast through a third-level cache, which
/// whoever reads them next may find them in; those of 16 MiB took a quarter less time past the caches, of 32 MiB a third less.
const FAR_BYTES: usize = 16 << 20;

/// GF(2^m), or a ring `GF(2)[x] / N`. An element is S = ceil(m / 64) words, lowest first, of degree below m; an array of n elements
/// is n S words, one element after the other.
///
/// Wherever two arrays meet, one of them may be a single element, which then goes with all of the other. Results are plain,
/// whatever the method.
///
/// ```
/// use modmill_gf2::{BinaryModulus, Field, Options};
/// let n = BinaryModulus::from_exponents(&[255, 82, 0])?; // x^255 + x^82 + 1
/// let f = Field::new(&n, &Options::default())?;
/// let a = [0, 0, 0, 1 << 62]; // x^254
/// assert_eq!(f.mul(&a, &[2, 0, 0, 0])?, [1, 1 << 18, 0, 0]); // x^254 x = x^82 + 1
/// let inverse = f.inv(&a)?;
/// assert_eq!(f.mul(&a, &inverse)?, [1, 0, 0, 0]);
/// # Ok::<(), modmill_gf2::Gf2Error>(())
/// ```
#[derive(Debug)]
pub struct Field {
    pub(crate) modulus: BinaryModulus,
    chosen: Chosen,
    pub(crate) ring: bool,
    threads: usize,
    /// None for one thread.
    pool: Option<PerProcess<ThreadPool>>,
    /// Bytes of a result from which it is stored past the caches.
    far_bytes: usize,
    /// The words of the trace vector that are not 0.
    pub(crate) trace: OnceLock<Vec<(usize, u64)>>,
    /// True if one element is inverted faster by a chain of squarings than by Euclid.
    pub(crate) chain: OnceLock<bool>,
}

impl Field {
    /// The field, or ring, modulo `modulus`.
    ///
    /// # Errors
    /// [`Gf2Error::Reducible`] with a factor, unless a ring is asked for; what the backend or method says that can't take the modulus.
    pub fn new(modulus: &BinaryModulus, options: &Options) -> Result<Self, Gf2Error> {
        Self::with_control(modulus, options, &mut NoProgress)
    }

    /// The field, or ring, modulo `modulus`, with a control that watches the test for irreducibility.
    ///
    /// # Errors
    /// As [`Field::new`]; [`Gf2Error::Interrupted`].
    pub fn with_control(modulus: &BinaryModulus, options: &Options, control: &mut dyn ProgressHandler) -> Result<Self, Gf2Error> {
        // The cheap refusals first.
        let chosen = choose::choose(modulus, options)?;
        if !options.ring {
            let n = Poly::from(modulus);
            if let Some(factor) = least_factor(&n, control)? {
                return Err(Gf2Error::Reducible { modulus: n, factor });
            }
        }
        let threads = match options.threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            n => n,
        };
        let pool = (threads > 1).then(PerProcess::new);
        let (trace, chain) = (OnceLock::new(), OnceLock::new());
        let field = Self { modulus: modulus.clone(), chosen, ring: options.ring, threads, pool, far_bytes: FAR_BYTES, trace, chain };
        field.pool()?;
        Ok(field)
    }

    /// The threads that share an array, if there are several: those of this process.
    fn pool(&self) -> Result<Option<&ThreadPool>, Gf2Error> {
        let failed = |e: rayon::ThreadPoolBuildError| Gf2Error::Threads { threads: self.threads, reason: e.to_string() };
        let make = |_: Option<&ThreadPool>| rayon::ThreadPoolBuilder::new().num_threads(self.threads).build().map_err(failed);
        self.pool.as_ref().map(|pool| pool.get_or_try_init(make)).transpose()
    }

    /// N.
    #[must_use]
    pub fn modulus(&self) -> &BinaryModulus {
        &self.modulus
    }

    /// m.
    #[must_use]
    pub fn degree(&self) -> usize {
        self.modulus.degree()
    }

    /// S, the words of an element.
    #[must_use]
    pub fn words(&self) -> usize {
        self.modulus.words()
    }

    /// The backend that runs.
    #[must_use]
    pub fn backend(&self) -> BinaryBackend {
        self.chosen.choice.backend
    }

    /// The method that runs, with its levels: "karatsuba:3".
    #[must_use]
    pub fn method(&self) -> &str {
        &self.chosen.method
    }

    /// The choice of backend and method, with the measurements.
    #[must_use]
    pub fn choice(&self) -> &Choice {
        &self.chosen.choice
    }

    /// [`Field::choice`] as text.
    #[must_use]
    pub fn why(&self) -> &str {
        &self.chosen.why
    }

    /// Threads that share an array.
    #[must_use]
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// True if a reducible modulus was allowed.
    #[must_use]
    pub fn is_ring(&self) -> bool {
        self.ring
    }

    /// The multiplier, with its factor: for measurements, and for chains of products that stay in its form.
    #[must_use]
    pub fn multiplier(&self) -> &dyn Multiplier {
        self.chosen.batch.inner()
    }

    /// The multiplier for arrays of `n` elements: where `auto` chose, few elements may be multiplied by another method.
    #[must_use]
    pub fn multiplier_for(&self, n: usize) -> &dyn Multiplier {
        self.plain_multiplier(n).inner()
    }

    /// The number of elements of an array.
    ///
    /// # Errors
    /// [`Gf2Error::ArrayShape`], [`Gf2Error::ElementTooLarge`].
    pub fn check(&self, argument: &'static str, a: &[u64]) -> Result<usize, Gf2Error> {
        let n = self.count(argument, a)?;
        self.reduced(argument, a, 0)?;
        Ok(n)
    }

    /// The number of elements by the length alone.
    pub(crate) fn count(&self, argument: &'static str, a: &[u64]) -> Result<usize, Gf2Error> {
        let s = self.words();
        if a.len().is_multiple_of(s) {
            return Ok(a.len() / s);
        }
        Err(Gf2Error::ArrayShape { argument, words: a.len(), element_words: s })
    }

    /// Checks that every element of a piece, the first being number `first` of its array, has degree below m.
    pub(crate) fn reduced(&self, argument: &'static str, a: &[u64], first: usize) -> Result<(), Gf2Error> {
        let (s, above) = (self.words(), !self.modulus.top_mask());
        if above == 0 {
            return Ok(());
        }
        if self.chosen.batch.inner().highest_words(a, s) & above == 0 {
            return Ok(());
        }
        let Some(k) = a.chunks_exact(s).position(|e| e[s - 1] & above != 0) else { return Ok(()) };
        let degree = 64 * s - 1 - a[(k + 1) * s - 1].leading_zeros() as usize;
        Err(Gf2Error::ElementTooLarge { argument, index: first + k, degree, modulus_degree: self.degree() })
    }

    /// True if a result is so large that it is stored past the caches, and its operands are fetched in time.
    pub(crate) fn is_far(&self, out: &[u64]) -> bool {
        size_of_val(out) >= self.far_bytes
    }

    /// The treatment of operands and result: both are far if [`Field::is_far`].
    pub(crate) fn far(&self, out: &[u64]) -> Far {
        let far = self.is_far(out);
        Far { operands: far, result: far }
    }

    /// This field with another limit: results of `far_bytes` bytes count as larger than the caches.
    #[cfg(test)]
    pub(crate) fn with_far_bytes(self, far_bytes: usize) -> Self {
        Self { far_bytes, ..self }
    }

    /// The multiplier that computes arrays of `n` elements fastest.
    pub(crate) fn plain_multiplier(&self, n: usize) -> &PlainMultiplier {
        self.chosen.multiplier(n)
    }

    /// Runs `work(number of the piece's first element, piece)` for pieces of `out`, `size` elements of `stride` items each, on all threads.
    pub(crate) fn pieces<T: Send>(
        &self,
        out: &mut [T],
        stride: usize,
        size: usize,
        work: impl Fn(usize, &mut [T]) -> Result<(), Gf2Error> + Sync,
    ) -> Result<(), Gf2Error> {
        let pool = if out.len() > size * stride { self.pool()? } else { None };
        match pool {
            Some(pool) => pool.install(|| out.par_chunks_mut(size * stride).enumerate().try_for_each(|(k, piece)| work(k * size, piece))),
            None => out.chunks_mut(size * stride).enumerate().try_for_each(|(k, piece)| work(k * size, piece)),
        }
    }
}

thread_local! {
    static SCRATCH: RefCell<Scratch> = RefCell::default();
}

/// Lends this thread's memory. `work` does not lend it again.
#[inline]
pub(crate) fn with_scratch<T>(work: impl FnOnce(&mut Scratch) -> T) -> T {
    SCRATCH.with_borrow_mut(work)
}
