//! Inverses: of all elements at once, three products each, and of one.

use crate::control::{Pool, Task};
use crate::field::with_scratch;
use crate::plain::{PlainMultiplier, Scratch, sized};
use crate::{Field, Gf2Error, Phase, Poly, ProgressHandler};
use modmill_binary::Workspace;
use modmill_runtime::mapping::zeros;
use std::hint::black_box;
use std::time::Instant;

/// Words of all elements from which a control is worth its thread.
const WORTH_WATCHING: usize = 1 << 18;

impl Field {
    /// 1 / a, element by element.
    ///
    /// Running products up to one of all; its inverse; and back again, 1 / a = b / (a b). Three products for each element and one
    /// inverse in all.
    ///
    /// # Errors
    /// [`Gf2Error::NotInvertible`] with the first element that has no inverse; [`Gf2Error::ArrayShape`], [`Gf2Error::ElementTooLarge`].
    pub fn inv(&self, a: &[u64]) -> Result<Vec<u64>, Gf2Error> {
        let mut out = zeros(a.len());
        self.inv_into(&mut out, a)?;
        Ok(out)
    }

    /// The inverses of [`Field::inv`], written to memory of the caller, whose content after an error is unspecified.
    ///
    /// # Errors
    /// As [`Field::inv`]; [`Gf2Error::CountMismatch`] where `out` is not of the same length.
    pub fn inv_into(&self, out: &mut [u64], a: &[u64]) -> Result<(), Gf2Error> {
        let n = self.count("a", a)?;
        self.fits_result(n, out)?;
        self.inverses(out, a, &Task::unwatched(Phase::Inverse, 0))
    }

    /// [`Field::inv`] with a control.
    ///
    /// # Errors
    /// As [`Field::inv`]; [`Gf2Error::Interrupted`].
    pub fn inv_with(&self, a: &[u64], control: &mut dyn ProgressHandler) -> Result<Vec<u64>, Gf2Error> {
        let n = self.count("a", a)?;
        let mut out = zeros(a.len());
        if a.len() < WORTH_WATCHING {
            self.inverses(&mut out, a, &Task::unwatched(Phase::Inverse, 0))?;
        } else {
            Pool::new(1, Phase::Inverse, 3 * n as u64, control).run_one(|task| self.inverses(&mut out, a, task))?;
        }
        Ok(out)
    }

    /// out = 1 / a, equally many.
    fn inverses(&self, out: &mut [u64], a: &[u64], task: &Task) -> Result<(), Gf2Error> {
        if self.inverses_in_the_cache(out, a, task)? {
            return Ok(());
        }
        self.check("a", a)?;
        let s = self.words();
        if let Some(index) = a.chunks_exact(s).position(|e| e.iter().all(|&w| w == 0)) {
            // In a ring an earlier element may lack an inverse, too.
            let earlier = if self.ring { self.first_without_inverse(&a[..index * s])? } else { None };
            return Err(earlier.unwrap_or_else(|| Gf2Error::NotInvertible { index, gcd: Poly::from(&self.modulus) }));
        }
        if self.inverses_into(out, a, task)? {
            return Ok(());
        }
        Err(self.first_without_inverse(a)?.unwrap_or(Gf2Error::NotInvertible { index: 0, gcd: Poly::from(&self.modulus) }))
    }

    /// The inverses of an array larger than the caches, in parts that go to and fro in them. False for other arrays, for long elements, of
    /// which the inversion for each part would take longer than memory does, and where some element has no inverse.
    fn inverses_in_the_cache(&self, out: &mut [u64], a: &[u64], task: &Task) -> Result<bool, Gf2Error> {
        let s = self.words();
        if !self.is_far(a) || self.degree() > LONGEST_IN_PARTS {
            return Ok(false);
        }
        let part = s * (PART_BYTES / (8 * s)).max(PRODUCTS_FOR_INVERSION * self.degree()) * self.threads();
        for (out, a) in out.chunks_mut(part).zip(a.chunks(part)) {
            let missing = self.reduced("a", a, 0).is_err() || a.chunks_exact(s).any(|e| e.iter().all(|&w| w == 0));
            if missing || !self.inverses_into(out, a, task)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// out = 1 / a; false where an element has none.
    ///
    /// Rows of elements side by side: the running product of the rows, row by row, in `out`; its inverse; and back again. A running
    /// product was l r / F, so (F / (l r)) r / F = 1 / l: all inverses are plain.
    fn inverses_into(&self, out: &mut [u64], a: &[u64], task: &Task) -> Result<bool, Gf2Error> {
        let s = self.words();
        let n = a.len() / s;
        if n < 2 {
            let inverse = if n == 0 { Some(Vec::new()) } else { self.one_inverse(a) };
            inverse.iter().for_each(|i| out.copy_from_slice(i));
            return Ok(inverse.is_some());
        }
        let multiplier = self.plain_multiplier(n);
        let rows = Rows::new(n, s, multiplier.group(), self.threads());
        let part = rows.part;
        // The last running product of each part.
        let mut last = vec![0; n.div_ceil(part) * rows.row * s];
        let mut length = last.len();
        self.pieces(out, s, part, |first, out| {
            let a = &a[first * s..first * s + out.len()];
            with_scratch(|scratch| running_products(multiplier, out, a, rows.row * s, scratch, task))
        })?;
        for (out, last) in out.chunks(part * s).zip(last.chunks_mut(rows.row * s)) {
            length -= last.len() - last_products(last, out);
        }
        // Only the last part can be of less than a row.
        last.truncate(length);
        let mut inverses = vec![0; length];
        if !self.inverses_into(&mut inverses, &last, task)? {
            return Ok(false);
        }
        self.pieces(out, s, part, |first, out| {
            let a = &a[first * s..first * s + out.len()];
            let from = first / part * rows.row * s;
            let inverses = &inverses[from..length.min(from + rows.row * s)];
            with_scratch(|scratch| back(multiplier, out, a, inverses, scratch, task))
        })?;
        Ok(true)
    }

    /// 1 / a of one element; None where there is none.
    ///
    /// Itoh and Tsujii's chain of squarings computes it, or Euclid. Which is faster depends on what squares a single element; the
    /// first inverse of a field takes the time of both. A ring has Euclid only.
    pub(crate) fn one_inverse(&self, a: &[u64]) -> Option<Vec<u64>> {
        let euclid = || Some(Poly::from_words(a).inverse(&Poly::from(&self.modulus))?.to_words(self.words()));
        let chain = || Some(inverse_chain(self.plain_multiplier(1), a, self.degree()));
        if self.ring || a.iter().all(|&w| w == 0) {
            return euclid();
        }
        if let Some(by_chain) = self.chain.get() {
            return if *by_chain { chain() } else { euclid() };
        }
        let begin = Instant::now();
        let inverse = chain();
        let middle = Instant::now();
        drop(black_box(euclid()));
        // Another thread may have found out meanwhile; both are right.
        let _ = self.chain.set(middle - begin < middle.elapsed());
        inverse
    }

    fn gcd(&self, a: &[u64]) -> Poly {
        Poly::from_words(a).gcd(&Poly::from(&self.modulus))
    }

    /// The error that names the first element of a ring without inverse, by halving: a product has an inverse if all its factors have.
    fn first_without_inverse(&self, a: &[u64]) -> Result<Option<Gf2Error>, Gf2Error> {
        let s = self.words();
        let (mut low, mut high) = (0, a.len() / s);
        if self.gcd(&self.product(a)?).is_one() {
            return Ok(None);
        }
        while high - low > 1 {
            let middle = (low + high) / 2;
            if self.gcd(&self.product(&a[low * s..middle * s])?).is_one() {
                low = middle;
            } else {
                high = middle;
            }
        }
        Ok(Some(Gf2Error::NotInvertible { index: low, gcd: self.gcd(&a[low * s..high * s]) }))
    }
}

/// Bytes of the elements, and of their inverses, that are in a core's second-level cache together.
const PART_BYTES: usize = 512 << 10;
/// Elements of a part for each bit of an element: an inversion takes about as long as a product for each bit, or less.
const PRODUCTS_FOR_INVERSION: usize = 8;
/// Bits of the longest elements of which such a part fits the cache.
const LONGEST_IN_PARTS: usize = 1024;

/// Bytes of a row.
const ROW_BYTES: usize = 8 << 10;

/// The parts into which an array is cut.
struct Rows {
    /// Elements of a row, which are multiplied together.
    row: usize,
    /// Elements that one thread does, whole rows.
    part: usize,
}

impl Rows {
    /// The parts for n elements, 2 or more. A row is at most half of them, so that rows of running products end.
    fn new(n: usize, s: usize, lanes: usize, threads: usize) -> Self {
        let fitting = (ROW_BYTES / 8 / s).next_multiple_of(lanes).max(lanes);
        // Few rows would leave most of the work to the rows' own products.
        let row = if n / fitting >= 8 { fitting } else { (n / 8).next_multiple_of(lanes).max(lanes).min(n / 2) };
        let part = n.div_ceil(threads).next_multiple_of(row).max(4 * row);
        Self { row, part }
    }
}

/// out = the running products of the rows of `a`, words each, divided by F each time.
fn running_products(
    multiplier: &PlainMultiplier,
    out: &mut [u64],
    a: &[u64],
    row: usize,
    scratch: &mut Scratch,
    task: &Task,
) -> Result<(), Gf2Error> {
    let first = row.min(a.len());
    out[..first].copy_from_slice(&a[..first]);
    for (k, a) in a.chunks(row).enumerate().skip(1) {
        let (before, here) = out.split_at_mut(k * row);
        multiplier.raw(&mut here[..a.len()], &before[(k - 1) * row..(k - 1) * row + a.len()], a, &mut scratch.workspace);
        task.step((a.len() / multiplier.words()) as u64)?;
    }
    Ok(())
}

/// last = the last running product of each place of a row; the words it has.
fn last_products(last: &mut [u64], out: &[u64]) -> usize {
    let row = last.len();
    let rest = out.len() % row;
    if out.len() <= row {
        last[..out.len()].copy_from_slice(out);
        return out.len();
    }
    // Of a short last row, its places; those of the row before it else.
    let end = out.len() - rest;
    last.copy_from_slice(&out[end - row..end]);
    last[..rest].copy_from_slice(&out[end..]);
    row
}

/// The inverses of `a` in place of the running products in `out`, from the inverses of the last ones.
fn back(
    multiplier: &PlainMultiplier,
    out: &mut [u64],
    a: &[u64],
    inverses: &[u64],
    scratch: &mut Scratch,
    task: &Task,
) -> Result<(), Gf2Error> {
    let row = inverses.len();
    let inverse = sized(&mut scratch.powers, row);
    let next = sized(&mut scratch.product, row);
    inverse.copy_from_slice(inverses);
    for (k, a) in a.chunks(row).enumerate().skip(1).rev() {
        let (before, here) = out.split_at_mut(k * row);
        let (n, before) = (a.len(), &before[(k - 1) * row..]);
        multiplier.raw(&mut here[..n], &inverse[..n], &before[..n], &mut scratch.workspace);
        multiplier.raw(&mut next[..n], &inverse[..n], a, &mut scratch.workspace);
        inverse[..n].copy_from_slice(&next[..n]);
        task.step(2 * (n / multiplier.words()) as u64)?;
    }
    out[..row].copy_from_slice(inverse);
    Ok(())
}

/// a^(2^m - 2) for m = `degree` at least 2, by Itoh and Tsujii: with b(k) = a^(2^k - 1), b(i + j) = b(i)^(2^j) b(j), b(m - 1) is reached by
/// the bits of m - 1: m - 1 squarings and about log2 m products. 0 gives 0.
fn inverse_chain(multiplier: &PlainMultiplier, a: &[u64], degree: usize) -> Vec<u64> {
    let mut workspace = Workspace::default();
    let mut first = vec![0; a.len()];
    multiplier.to_montgomery(&mut first, a, &mut workspace);
    let (mut b, mut k) = (first.clone(), 1);
    let mut t = vec![0; a.len()];
    let mut spare = vec![0; a.len()];
    let target = degree - 1;
    for bit in (0..target.ilog2()).rev() {
        t.copy_from_slice(&b);
        for _ in 0..k {
            multiplier.raw_square(&mut spare, &t, &mut workspace);
            std::mem::swap(&mut spare, &mut t);
        }
        multiplier.raw(&mut spare, &t, &b, &mut workspace);
        std::mem::swap(&mut spare, &mut b);
        k *= 2;
        if target >> bit & 1 == 1 {
            multiplier.raw_square(&mut spare, &b, &mut workspace);
            multiplier.raw(&mut b, &spare, &first, &mut workspace);
            k += 1;
        }
    }
    debug_assert_eq!(k, target);
    multiplier.raw_square(&mut spare, &b, &mut workspace);
    multiplier.out_of_montgomery(&mut b, &spare, &mut workspace);
    b
}
