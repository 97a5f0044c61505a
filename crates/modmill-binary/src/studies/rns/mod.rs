//! Montgomery multiplication on residues modulo trinomials, after Bajard, Imbert and Jullien.
//!
//! Two bases of n coprime trinomials t = x^(64 w) + x^k + 1 each, with the products M and M' of degree 64 w n >= m. For arrays of
//! plain elements, with every conversion counted:
//!
//! 1. a and b modulo each of the 2 n trinomials, by folding;
//! 2. c = a b modulo each; q = c / N in the first base, so that c + q N is divisible by M;
//! 3. q into the second base: digits d of the mixed radix, q = d_1 + t_1 (d_2 + t_2 (d_3 + ...)), then that sum modulo each trinomial
//!    of the second base, where t_i is x^k + x^l only, two shifts;
//! 4. r = (c + q N) / M in the second base;
//! 5. the digits of r, then the sum itself, a plain polynomial. A result that stayed in residues would go to the first base here.
//!
//! deg r <= max(2 m - 2, 64 w n - 1 + m) - 64 w n <= m - 1: r is reduced, and below M' known by its residues.

// Loops run over indices: iterators over vectors are not always compiled into the function that has the processor's features.
#![allow(clippy::needless_range_loop, clippy::manual_memcpy)]

mod base;
#[cfg(test)]
mod tests;
mod trinomial;

use crate::blocks::{BlockKernel, run};
use crate::machine::Carryless;
use crate::{BinaryModulus, Description, Method, Multiplier, Variant, Workspace};
use base::{Base, Bases};
use trinomial::{add_shifted, multiply, multiply_by};

#[derive(Debug)]
struct Residues<M> {
    machine: M,
    words: usize,
    bases: Bases,
}

/// The multiplier on residues; none where too few trinomials are coprime to N.
pub(super) fn multiplier<M: Carryless>(machine: M, modulus: &BinaryModulus) -> Option<Box<dyn Multiplier>> {
    let made = with_width(machine, modulus, base::width(modulus.words()))?;
    Some(Box::new(made))
}

fn with_width<M: Carryless>(machine: M, modulus: &BinaryModulus, width: usize) -> Option<Residues<M>> {
    Some(Residues { machine, words: modulus.words(), bases: Bases::new(modulus, width)? })
}

impl<M: Carryless> Multiplier for Residues<M> {
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        run(self.machine, self, out, a, Some(b), space);
    }
    fn square(&self, out: &mut [u64], a: &[u64], space: &mut Workspace) {
        run(self.machine, self, out, a, None, space);
    }
    fn factor(&self) -> Option<&[u64]> {
        Some(&self.bases.factor)
    }
    fn group(&self) -> usize {
        M::LANES
    }
    fn description(&self) -> Description {
        let (trinomials, degree) = (self.bases.first.trinomials.len(), 64 * self.bases.width);
        Description { method: Method::Rns, variant: Some(Variant::Residues { trinomials, degree }) }
    }
}

/// Residue i of w words.
#[inline(always)]
fn at(i: usize, width: usize) -> std::ops::Range<usize> {
    i * width..(i + 1) * width
}

#[inline(always)]
fn copy<V: Copy>(to: &mut [V], from: &[V]) {
    let to = &mut to[..from.len()];
    for i in 0..from.len() {
        to[i] = from[i];
    }
}

impl<M: Carryless> BlockKernel<M> for Residues<M> {
    #[inline(always)]
    fn words(&self) -> usize {
        self.words
    }
    #[inline(always)]
    fn scratch(&self) -> usize {
        // Residues in both bases, digits, and a polynomial to fold or to be.
        let all = self.bases.width * self.bases.first.trinomials.len();
        4 * all + self.polynomial()
    }
    #[inline(always)]
    fn block(&self, machine: M, out: &mut [M::V], a: &[M::V], b: &[M::V], scratch: &mut [M::V]) {
        let (bases, w) = (&self.bases, self.bases.width);
        let count = bases.first.trinomials.len();
        let (c, rest) = scratch.split_at_mut(count * w);
        let (q, rest) = rest.split_at_mut(count * w);
        let (r, rest) = rest.split_at_mut(count * w);
        let (b_residue, t) = rest.split_at_mut(count * w);
        let (a, b) = (&a[..self.words], &b[..self.words]);

        for i in 0..count {
            // q = a b / N.
            let here = bases.first.trinomials[i];
            self.residue(machine, &mut c[at(i, w)], a, t, here);
            self.residue(machine, &mut b_residue[..w], b, t, here);
            multiply(machine, &mut t[..2 * w], &c[at(i, w)], &b_residue[..w]);
            here.fold(machine, &mut t[..2 * w]);
            copy(&mut c[at(i, w)], &t[..w]);
            multiply_by(machine, &mut t[..2 * w], &c[at(i, w)], &bases.inverse_n[at(i, w)]);
            here.fold(machine, &mut t[..2 * w]);
            copy(&mut q[at(i, w)], &t[..w]);
        }
        digits(machine, q, &bases.first, w, t);
        for i in 0..count {
            let here = bases.second.trinomials[i];
            self.residue(machine, &mut c[at(i, w)], a, t, here);
            self.residue(machine, &mut b_residue[..w], b, t, here);
            multiply(machine, &mut t[..2 * w], &c[at(i, w)], &b_residue[..w]);
            here.fold(machine, &mut t[..2 * w]);
            copy(&mut c[at(i, w)], &t[..w]);
            // q modulo this trinomial, by Horner's rule over the digits.
            let value = &mut b_residue[..w];
            copy(value, &q[at(count - 1, w)]);
            for j in (0..count - 1).rev() {
                here.times_difference(machine, &mut t[..2 * w], value, bases.first.trinomials[j]);
                here.fold(machine, &mut t[..2 * w]);
                for l in 0..w {
                    value[l] = machine.xor(t[l], q[j * w + l]);
                }
            }
            // r = c / M + q (N / M).
            let (x, y) = t[..4 * w].split_at_mut(2 * w);
            multiply_by(machine, x, &c[at(i, w)], &bases.inverse_m[at(i, w)]);
            multiply_by(machine, y, value, &bases.n_over_m[at(i, w)]);
            for l in 0..2 * w {
                x[l] = machine.xor(x[l], y[l]);
            }
            here.fold(machine, x);
            copy(&mut r[at(i, w)], &x[..w]);
        }
        digits(machine, r, &bases.second, w, t);
        plain(machine, r, &bases.second, w, t);
        copy(out, &t[..self.words]);
    }
}

impl<M: Carryless> Residues<M> {
    /// Words of the polynomial that is folded, or of the result.
    fn polynomial(&self) -> usize {
        (self.bases.width * (self.bases.first.trinomials.len() + 1)).max(self.words).max(4 * self.bases.width)
    }

    /// x modulo a trinomial.
    #[inline(always)]
    fn residue(&self, machine: M, residue: &mut [M::V], x: &[M::V], t: &mut [M::V], modulus: trinomial::Trinomial) {
        let w = modulus.width;
        let t = &mut t[..x.len().max(w)];
        copy(t, x);
        for word in &mut t[x.len()..] {
            *word = machine.splat(0);
        }
        modulus.fold(machine, t);
        copy(residue, &t[..w]);
    }
}

/// Residues become digits: d_i = ((x_i + d_1) / t_1 + d_2) / t_2 + ..., all modulo t_i.
#[inline(always)]
fn digits<M: Carryless>(machine: M, x: &mut [M::V], base: &Base, w: usize, t: &mut [M::V]) {
    for i in 1..base.trinomials.len() {
        let (lower, this) = x.split_at_mut(i * w);
        let this = &mut this[..w];
        for j in 0..i {
            for l in 0..w {
                this[l] = machine.xor(this[l], lower[j * w + l]);
            }
            multiply_by(machine, &mut t[..2 * w], this, &base.inverses[i][at(j, w)]);
            base.trinomials[i].fold(machine, &mut t[..2 * w]);
            copy(this, &t[..w]);
        }
    }
}

/// t = d_1 + t_1 (d_2 + t_2 (d_3 + ...)), n w words, from the innermost sum on.
#[inline(always)]
fn plain<M: Carryless>(machine: M, digits: &[M::V], base: &Base, w: usize, t: &mut [M::V]) {
    let count = base.trinomials.len();
    for word in &mut *t {
        *word = machine.splat(0);
    }
    copy(&mut t[at(count - 1, w)], &digits[at(count - 1, w)]);
    for i in (0..count - 1).rev() {
        // The sum stands at word (i + 1) w, where it is times x^(64 w) already. What is added lies below what is still to be read.
        let (from, k) = ((i + 1) * w, base.trinomials[i].k);
        for j in from..count * w {
            let v = [t[j]];
            let below = &mut t[j - w..];
            below[0] = machine.xor(below[0], v[0]);
            add_shifted(machine, below, &v, k);
        }
        for l in 0..w {
            t[i * w + l] = machine.xor(t[i * w + l], digits[i * w + l]);
        }
    }
}
