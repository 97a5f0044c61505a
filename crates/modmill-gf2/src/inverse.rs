//! Inverses: of all elements at once, three products each, and of one.

use crate::control::{Watch, watched};
use crate::core::Core;
use crate::{Control, Field, Gf2Error, Phase, Poly};
use modmill_arith::binary::Workspace;

/// Words of all elements from which a control is worth its thread.
const WORTH_WATCHING: usize = 1 << 18;

impl Field {
    /// 1 / a, element by element.
    ///
    /// Products of pairs, of pairs of these and so on up to one; its inverse; and down again, 1 / a = b / (a b). Three products for
    /// each element and one inverse in all.
    ///
    /// # Errors
    /// [`Gf2Error::NotInvertible`] with the first element that has no inverse; [`Gf2Error::ArrayShape`], [`Gf2Error::ElementTooLarge`].
    pub fn inv(&self, a: &[u64]) -> Result<Vec<u64>, Gf2Error> {
        self.check("a", a)?;
        self.inverses(a, &Watch::new(Phase::Inverse, 0))
    }

    /// The same with a control.
    ///
    /// # Errors
    /// As [`Field::inv`]; [`Gf2Error::Interrupted`].
    pub fn inv_with(&self, a: &[u64], control: &mut dyn Control) -> Result<Vec<u64>, Gf2Error> {
        let n = self.check("a", a)?;
        if a.len() < WORTH_WATCHING {
            return self.inverses(a, &Watch::new(Phase::Inverse, 0));
        }
        watched(Phase::Inverse, 3 * n as u64, control, |watch| self.inverses(a, watch))
    }

    fn inverses(&self, a: &[u64], watch: &Watch) -> Result<Vec<u64>, Gf2Error> {
        let s = self.words();
        if a.is_empty() {
            return Ok(Vec::new());
        }
        if let Some(index) = a.chunks_exact(s).position(|e| e.iter().all(|&w| w == 0)) {
            // In a ring an earlier element may be at fault.
            let earlier = if self.ring { self.first_without_inverse(&a[..index * s])? } else { None };
            return Err(earlier.unwrap_or_else(|| Gf2Error::NotInvertible { index, gcd: Poly::from(&self.modulus) }));
        }
        // levels[k]: products of the pairs of levels[k - 1], the first half times the second; of an odd number the last stays.
        let mut levels: Vec<Vec<u64>> = Vec::new();
        loop {
            let below = levels.last().map_or(a, |l| l);
            let n = below.len() / s;
            if n == 1 {
                break;
            }
            let half = n / 2 * s;
            let mut products = Vec::with_capacity(below.len() - half);
            products.resize(half, 0);
            self.raw_products(self.core(n / 2), &mut products, &below[..half], &below[half..2 * half])?;
            products.extend_from_slice(&below[2 * half..]);
            levels.push(products);
            watch.step((n / 2) as u64)?;
        }
        let root = levels.last().map_or(a, |l| l);
        let Some(mut inverses) = self.one_inverse(root) else {
            return Err(self.first_without_inverse(a)?.unwrap_or(Gf2Error::NotInvertible { index: 0, gcd: self.gcd(root) }));
        };
        // Of a level's inverses those of the one below. A product was l r / F, so (F / (l r)) r / F = 1 / l: all is plain.
        while levels.pop().is_some() {
            let below = levels.last().map_or(a, |l| l);
            let n = below.len() / s;
            let half = n / 2 * s;
            let core = self.core(n / 2);
            let mut next = vec![0; below.len()];
            let (left, right) = next.split_at_mut(half);
            self.raw_products(core, left, &inverses[..half], &below[half..2 * half])?;
            self.raw_products(core, &mut right[..half], &inverses[..half], &below[..half])?;
            right[half..].copy_from_slice(&inverses[half..]);
            inverses = next;
            watch.step(2 * (n / 2) as u64)?;
        }
        Ok(inverses)
    }

    /// 1 / a of one element; None where there is none.
    pub(crate) fn one_inverse(&self, a: &[u64]) -> Option<Vec<u64>> {
        // A chain of m squarings is faster than Euclid where they are cheap, and only a field has it.
        if !self.ring && self.modulus.sparse().is_some() {
            return Some(inverse_chain(self.core(1), a, self.degree()));
        }
        Some(Poly::from_words(a).inverse(&Poly::from(&self.modulus))?.to_words(self.words()))
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

/// a^(2^m - 2) for m = `degree` at least 2, by Itoh and Tsujii: with b(k) = a^(2^k - 1), b(i + j) = b(i)^(2^j) b(j), b(m - 1) is reached by
/// the bits of m - 1: m - 1 squarings and about log2 m products. 0 gives 0.
fn inverse_chain(core: &Core, a: &[u64], degree: usize) -> Vec<u64> {
    let mut space = Workspace::default();
    let mut first = vec![0; a.len()];
    core.enter(&mut first, a, &mut space);
    let (mut b, mut k) = (first.clone(), 1);
    let mut t = vec![0; a.len()];
    let mut spare = vec![0; a.len()];
    let target = degree - 1;
    for bit in (0..target.ilog2()).rev() {
        t.copy_from_slice(&b);
        for _ in 0..k {
            core.raw_square(&mut spare, &t, &mut space);
            std::mem::swap(&mut spare, &mut t);
        }
        core.raw(&mut spare, &t, &b, &mut space);
        std::mem::swap(&mut spare, &mut b);
        k *= 2;
        if target >> bit & 1 == 1 {
            core.raw_square(&mut spare, &b, &mut space);
            core.raw(&mut b, &spare, &first, &mut space);
            k += 1;
        }
    }
    debug_assert_eq!(k, target);
    core.raw_square(&mut spare, &b, &mut space);
    core.leave(&mut b, &spare, &mut space);
    b
}
