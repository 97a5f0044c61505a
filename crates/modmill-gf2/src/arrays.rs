//! Products, squares and sums of products of arrays.

use crate::field::with_scratch;
use crate::plain::{PlainMultiplier, sized};
use crate::{Field, Gf2Error, Natural};
use modmill_binary::{self as binary, Far};
use modmill_runtime::mapping::zeros;
use std::ops::Range;

/// Words of a sum that one thread does at once.
const SUM_WORDS: usize = 1 << 16;

/// One operand of an array operation.
enum Operand<'a> {
    /// An element for each result.
    Each(&'a [u64]),
    /// One element for all results: its Montgomery form, repeated for a piece.
    Same(Vec<u64>),
}

impl Operand<'_> {
    /// The part that goes with these words of the result.
    fn part(&self, words: Range<usize>) -> &[u64] {
        match self {
            Operand::Each(a) => &a[words],
            Operand::Same(block) => &block[..words.len()],
        }
    }
}

impl Field {
    /// True if this is one element of degree below m: one product takes less time than the divisions that count elements.
    #[inline]
    fn is_element(&self, a: &[u64]) -> bool {
        a.len() == self.words() && a[a.len() - 1] & !self.modulus().top_mask() == 0
    }

    /// The elements of a result of these arrays, by lengths alone: equally many, or one.
    fn common(&self, arrays: &[(&'static str, &[u64])]) -> Result<usize, Gf2Error> {
        let mut n = 1;
        for (argument, a) in arrays {
            let got = self.count(argument, a)?;
            if got != 1 && n != 1 && got != n {
                return Err(Gf2Error::CountMismatch { argument, got, expected: n });
            }
            n = if got == 1 { n } else { got };
        }
        Ok(n)
    }

    /// Checks that `out` has the length of `n` elements.
    pub(crate) fn fits_result(&self, n: usize, out: &[u64]) -> Result<(), Gf2Error> {
        let got = self.count("the result", out)?;
        if got == n { Ok(()) } else { Err(Gf2Error::CountMismatch { argument: "the result", got, expected: n }) }
    }

    /// `result`, or the error about the first element that is too large, whatever order pieces were done in.
    pub(crate) fn first_too_large<T>(&self, result: Result<T, Gf2Error>, arrays: &[(&'static str, &[u64])]) -> Result<T, Gf2Error> {
        if let Err(Gf2Error::ElementTooLarge { .. }) = result {
            for (argument, a) in arrays {
                self.check(argument, a)?;
            }
        }
        result
    }

    /// a + b, element by element, equally many.
    ///
    /// # Errors
    /// [`Gf2Error::ArrayShape`], [`Gf2Error::CountMismatch`]. Degrees are not looked at.
    pub fn add_into(&self, out: &mut [u64], a: &[u64], b: &[u64]) -> Result<(), Gf2Error> {
        let n = self.count("a", a)?;
        let got = self.count("b", b)?;
        if got != n {
            return Err(Gf2Error::CountMismatch { argument: "b", got, expected: n });
        }
        self.fits_result(n, out)?;
        let far = self.is_far(out);
        self.pieces(out, 1, SUM_WORDS, |first, out| {
            let words = first..first + out.len();
            binary::add(self.backend(), out, &a[words.clone()], &b[words], far);
            Ok(())
        })
    }

    /// a b, element by element.
    ///
    /// # Errors
    /// [`Gf2Error::ArrayShape`], [`Gf2Error::CountMismatch`], [`Gf2Error::ElementTooLarge`].
    pub fn mul(&self, a: &[u64], b: &[u64]) -> Result<Vec<u64>, Gf2Error> {
        let n = self.common(&[("a", a), ("b", b)])?;
        let mut out = zeros(n * self.words());
        self.mul_into(&mut out, a, b)?;
        Ok(out)
    }

    /// The products of [`Field::mul`], written to memory of the caller, whose content after an error is unspecified.
    ///
    /// # Errors
    /// As [`Field::mul`]; [`Gf2Error::CountMismatch`] where `out` is not of the result's length.
    pub fn mul_into(&self, out: &mut [u64], a: &[u64], b: &[u64]) -> Result<(), Gf2Error> {
        if out.len() == self.words() && self.is_element(a) && self.is_element(b) {
            with_scratch(|scratch| self.plain_multiplier(1).mul(out, a, b, scratch));
            return Ok(());
        }
        self.mul_arrays(out, a, b)
    }

    #[inline(never)]
    fn mul_arrays(&self, out: &mut [u64], a: &[u64], b: &[u64]) -> Result<(), Gf2Error> {
        let n = self.common(&[("a", a), ("b", b)])?;
        self.fits_result(n, out)?;
        let multiplier = self.plain_multiplier(n);
        let done = self.products(multiplier, out, a, b);
        self.first_too_large(done, &[("a", a), ("b", b)])
    }

    /// Products by pieces; a single element is repeated in Montgomery form, which gives plain products at once.
    fn products(&self, multiplier: &PlainMultiplier, out: &mut [u64], a: &[u64], b: &[u64]) -> Result<(), Gf2Error> {
        let s = self.words();
        let n = out.len() / s;
        let (a, b, names) = match (a.len() == s, b.len() == s) {
            (true, _) if n != 1 => (b, a, ["b", "a"]),
            _ => (a, b, ["a", "b"]),
        };
        let far = self.far(out);
        let (other, piece) = if n != 1 && b.len() == s {
            self.reduced(names[1], b, 0)?;
            (Operand::Same(multiplier.broadcast(b, n)), multiplier.piece())
        } else {
            (Operand::Each(b), if far.result { multiplier.far_piece() } else { multiplier.piece() })
        };
        self.pieces(out, s, piece, |first, out| {
            let words = first * s..first * s + out.len();
            let (a, b) = (&a[words.clone()], Some(other.part(words)));
            let fit = with_scratch(|scratch| match other {
                Operand::Same(_) => multiplier.checked_raw(out, a, b, far, &mut scratch.workspace),
                Operand::Each(_) => multiplier.checked(out, a, b, far, scratch),
            });
            if fit {
                return Ok(());
            }
            self.reduced(names[0], a, first)?;
            b.map_or(Ok(()), |b| self.reduced(names[1], b, first))
        })
    }

    /// a b + c, element by element; each of the three may be a single element.
    ///
    /// # Errors
    /// As [`Field::mul`].
    pub fn mul_add(&self, a: &[u64], b: &[u64], c: &[u64]) -> Result<Vec<u64>, Gf2Error> {
        let s = self.words();
        let n = self.common(&[("a", a), ("b", b), ("c", c)])?;
        if [a, b, c].iter().all(|x| x.len() == n * s) {
            let mut out = zeros(n * s);
            let done = self.products_and_sums(&mut out, a, b, c);
            return self.first_too_large(done.map(|()| out), &[("a", a), ("b", b), ("c", c)]);
        }
        self.check("c", c)?;
        let mut out = self.mul(a, b)?;
        if out.len() < n * s {
            out = out.repeat(n);
        }
        if c.len() == s {
            out.chunks_exact_mut(s).for_each(|o| add(o, c));
        } else {
            add(&mut out, c);
        }
        Ok(out)
    }

    /// out = a b + c, equally many elements: the products of a piece stay in the cache until `c` is added.
    fn products_and_sums(&self, out: &mut [u64], a: &[u64], b: &[u64], c: &[u64]) -> Result<(), Gf2Error> {
        let s = self.words();
        let multiplier = self.plain_multiplier(out.len() / s);
        let far = self.far(out);
        self.pieces(out, s, multiplier.piece(), |first, out| {
            let words = first * s..first * s + out.len();
            let (a, b, c) = (&a[words.clone()], &b[words.clone()], &c[words]);
            self.reduced("c", c, first)?;
            let fit = with_scratch(|scratch| {
                let mut products = std::mem::take(&mut scratch.powers);
                let made = sized(&mut products, out.len());
                let fit = multiplier.checked(made, a, Some(b), Far { result: false, ..far }, scratch);
                binary::add(self.backend(), out, made, c, far.result);
                scratch.powers = products;
                fit
            });
            if fit {
                return Ok(());
            }
            self.reduced("a", a, first)?;
            self.reduced("b", b, first)
        })
    }

    /// The sum of all a b: one element, 0 of no elements.
    ///
    /// # Errors
    /// As [`Field::mul`].
    pub fn dot(&self, a: &[u64], b: &[u64]) -> Result<Vec<u64>, Gf2Error> {
        let s = self.words();
        let n = self.common(&[("a", a), ("b", b)])?;
        if a.len() != b.len() {
            // One element times all others: times their sum.
            let (one, many) = if a.len() == s { (a, b) } else { (b, a) };
            self.check("a", a)?;
            self.check("b", b)?;
            return self.mul(one, &self.sum(many));
        }
        let multiplier = self.plain_multiplier(n);
        let piece = multiplier.piece();
        let mut sums = vec![0; n.div_ceil(piece) * s];
        let done = self.pieces(&mut sums, s, 1, |k, sum| {
            let words = k * piece * s..((k + 1) * piece * s).min(a.len());
            let (a, b) = (&a[words.clone()], &b[words]);
            self.reduced("a", a, k * piece)?;
            self.reduced("b", b, k * piece)?;
            with_scratch(|scratch| {
                let product = sized(&mut scratch.product, a.len());
                multiplier.raw(product, a, b, &mut scratch.workspace);
                sum.copy_from_slice(folded(product, s));
            });
            Ok(())
        });
        self.first_too_large(done, &[("a", a), ("b", b)])?;
        let sum = self.sum(&sums);
        let mut out = vec![0; s];
        // Multiplication by F^2 / F makes the sum of all a b / F plain.
        with_scratch(|scratch| multiplier.to_montgomery(&mut out, &sum, &mut scratch.workspace));
        Ok(out)
    }

    /// The sum of all elements.
    pub(crate) fn sum(&self, a: &[u64]) -> Vec<u64> {
        if a.is_empty() {
            return vec![0; self.words()];
        }
        folded(&mut a.to_vec(), self.words()).to_vec()
    }

    /// The product of all elements: one element, 1 of none.
    ///
    /// # Errors
    /// [`Gf2Error::ArrayShape`], [`Gf2Error::ElementTooLarge`].
    pub fn product(&self, a: &[u64]) -> Result<Vec<u64>, Gf2Error> {
        let s = self.words();
        let n = self.check("a", a)?;
        if n == 0 {
            return Ok(self.one());
        }
        let multiplier = self.plain_multiplier(n);
        let mut all = a.to_vec();
        while all.len() > s {
            // The first half times the second; of an odd number the last stays.
            let half = all.len() / (2 * s) * s;
            let mut next = vec![0; half];
            self.raw_products(multiplier, &mut next, &all[..half], &all[half..2 * half])?;
            next.extend_from_slice(&all[2 * half..]);
            all = next;
        }
        // n - 1 products, each with a factor 1 / F.
        let Some(factor) = multiplier.factor() else { return Ok(all) };
        let factors = self.pow(factor, &Natural::from(n - 1))?;
        self.mul(&all, &factors)
    }

    /// out = a b / F in pieces; all are reduced.
    pub(crate) fn raw_products(&self, multiplier: &PlainMultiplier, out: &mut [u64], a: &[u64], b: &[u64]) -> Result<(), Gf2Error> {
        let s = self.words();
        self.pieces(out, s, multiplier.piece(), |first, out| {
            let words = first * s..first * s + out.len();
            with_scratch(|scratch| multiplier.raw(out, &a[words.clone()], &b[words], &mut scratch.workspace));
            Ok(())
        })
    }

    /// a^2, element by element.
    ///
    /// # Errors
    /// [`Gf2Error::ArrayShape`], [`Gf2Error::ElementTooLarge`].
    pub fn square(&self, a: &[u64]) -> Result<Vec<u64>, Gf2Error> {
        let mut out = zeros(a.len());
        self.square_into(&mut out, a)?;
        Ok(out)
    }

    /// The squares of [`Field::square`], written to memory of the caller, whose content after an error is unspecified.
    ///
    /// # Errors
    /// As [`Field::square`]; [`Gf2Error::CountMismatch`] where `out` is not of the same length.
    pub fn square_into(&self, out: &mut [u64], a: &[u64]) -> Result<(), Gf2Error> {
        if out.len() == self.words() && self.is_element(a) {
            with_scratch(|scratch| self.plain_multiplier(1).square(out, a, scratch));
            return Ok(());
        }
        self.square_arrays(out, a)
    }

    #[inline(never)]
    fn square_arrays(&self, out: &mut [u64], a: &[u64]) -> Result<(), Gf2Error> {
        let s = self.words();
        let n = self.count("a", a)?;
        self.fits_result(n, out)?;
        let multiplier = self.plain_multiplier(n);
        let far = self.far(out);
        let piece = if far.result { multiplier.far_piece() } else { multiplier.piece() };
        let done = self.pieces(out, s, piece, |first, out| {
            let a = &a[first * s..first * s + out.len()];
            if with_scratch(|scratch| multiplier.checked(out, a, None, far, scratch)) { Ok(()) } else { self.reduced("a", a, first) }
        });
        self.first_too_large(done, &[("a", a)])
    }

    /// 1.
    pub(crate) fn one(&self) -> Vec<u64> {
        let mut one = vec![0; self.words()];
        one[0] = 1;
        one
    }
}

/// The sum of all elements of an array that is not empty: half of them added to the other half, and so on. Long sums are vector code.
fn folded(a: &mut [u64], s: usize) -> &[u64] {
    let mut n = a.len() / s;
    while n > 1 {
        let half = n.div_ceil(2);
        let (low, high) = a[..n * s].split_at_mut(half * s);
        add(low, high);
        n = half;
    }
    &a[..s]
}

/// a += b.
fn add(a: &mut [u64], b: &[u64]) {
    a.iter_mut().zip(b).for_each(|(a, b)| *a ^= b);
}

#[cfg(test)]
mod tests;
