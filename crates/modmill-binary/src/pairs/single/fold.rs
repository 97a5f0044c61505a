//! Reduction of one large product by a sparse polynomial; the formulas are those of [`super::super::fold`].

use super::shift::{GUARD, Line, MemoryShift, clear_guard, store_number};
use crate::BinaryModulus;
use crate::permuting::Permuting;

/// The constants of folding modulo one N.
#[derive(Debug)]
pub(super) struct Fold {
    /// Lines of an element.
    lines: usize,
    one: bool,
    /// Bits below x^m of the last line.
    top: Line,
    /// T >> m.
    down: MemoryShift,
    /// For each term but the outer ones q >> (m - t) and q << t.
    shifts: Vec<(MemoryShift, MemoryShift)>,
    /// Lines that the first of these terms corrects.
    corrected: usize,
    /// Rounds until a line is right: a shift by less than a line reaches its lower words from its upper ones.
    rounds: usize,
}

impl Fold {
    pub(super) fn new(modulus: &BinaryModulus) -> Option<Self> {
        let mut terms = modulus.sparse()?.to_vec();
        terms.retain(|&t| t > 0);
        let (degree, lines) = (modulus.degree(), modulus.words().div_ceil(8));
        let highest = terms.first().copied().unwrap_or(0);
        Some(Self {
            lines,
            one: modulus.is_odd(),
            top: Line::below(modulus, 8 * (lines - 1)),
            down: MemoryShift::right_by(degree),
            shifts: terms.iter().map(|&t| (MemoryShift::right_by(degree - t), MemoryShift::left_by(t))).collect(),
            corrected: highest.div_ceil(512),
            rounds: 8usize.div_ceil((degree - highest) / 64),
        })
    }

    /// Lines before a product in the memory of [`Fold::reduce`].
    pub(super) fn below(&self) -> usize {
        self.lines + 2 * GUARD
    }

    /// Lines of memory beside a product: [`Fold::below`] it, and zeros behind it.
    pub(super) fn scratch(&self) -> usize {
        self.below() + GUARD
    }

    /// `out` = t mod N. In `memory` there are [`Fold::below`] lines of scratch, the product t, and [`GUARD`] lines.
    #[inline(always)]
    pub(super) fn reduce<M: Permuting>(&self, m: M, out: &mut [u64], memory: &mut [[u64; 8]]) {
        let n = self.lines;
        // Zeros, q, zeros, t, zeros: a shift reads the two lines around its target.
        let (q, t) = (GUARD, self.below());
        for guard in [0, t - GUARD, memory.len() - GUARD] {
            clear_guard(m, memory, guard);
        }
        for j in 0..n {
            let h = self.down.right(m, memory, t + j);
            m.store(&mut memory[q + j], h);
        }
        for j in (0..self.corrected).rev() {
            let h = m.load(&memory[q + j]);
            for _ in 0..self.rounds {
                let mut sum = h;
                for (right, _) in &self.shifts {
                    if j + right.base < n {
                        sum = m.xor(sum, right.right(m, memory, q + j));
                    }
                }
                m.store(&mut memory[q + j], sum);
            }
        }
        for j in 0..n {
            let mut r = m.load(&memory[t + j]);
            if self.one {
                r = m.xor(r, m.load(&memory[q + j]));
            }
            for (_, left) in &self.shifts {
                if j + GUARD >= left.base {
                    r = m.xor(r, left.left(m, memory, q + j));
                }
            }
            store_number(m, out, j, r, &self.top);
        }
    }
}
