//! Timed slices of operations in GF(2)[x] modulo a polynomial, on one backend by one method.
//!
//! The peers are a separate program, built for this machine (bench/gf2-peers). The caller interleaves slices of both.

use crate::PeerError;
use modmill_arith::BackendChoice;
use modmill_binary::{BinaryModulus, Workspace};
use modmill_gf2::{Field, Gf2Error, Natural, Options};
use modmill_runtime::mapping::zeros;
use modmill_timing::Stopwatch;
use std::time::Duration;

/// An operation on every element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BinaryOp {
    /// a b, all in one call.
    Mul,
    /// a b, one per call, at the lowest interface: the result is a b / F for a method with a factor F.
    Single,
    /// a + b, all in one call: what the memory allows a product.
    Add,
    /// a^2, all in one call.
    Square,
    /// 1 / a, all in one call.
    Inv,
    /// a^e, all in one call.
    Pow,
}

impl std::str::FromStr for BinaryOp {
    type Err = PeerError;
    fn from_str(s: &str) -> Result<Self, PeerError> {
        Ok(match s {
            "mul" => Self::Mul,
            "single" => Self::Single,
            "add" => Self::Add,
            "square" => Self::Square,
            "inv" => Self::Inv,
            "pow" => Self::Pow,
            _ => return Err(PeerError::Operation { got: s.to_owned() }),
        })
    }
}

/// One field on one backend, and the operands through which slices cycle.
#[derive(Debug)]
pub struct BinaryBench {
    field: Field,
    a: Vec<u64>,
    b: Vec<u64>,
    out: Vec<u64>,
    exponent: Natural,
    space: Workspace,
    next: usize,
}

impl BinaryBench {
    /// A field, or with `ring` a ring.
    ///
    /// # Errors
    /// [`PeerError::BinaryField`], [`PeerError::Arith`].
    pub fn new(modulus: &[u64], backend: BackendChoice, method: &str, ring: bool, threads: usize) -> Result<Self, PeerError> {
        let modulus = BinaryModulus::from_words(modulus)?;
        let options = Options { backend, method: method.parse()?, ring, threads };
        let field = Field::new(&modulus, &options)?;
        let empty = Vec::new;
        Ok(Self { field, a: empty(), b: empty(), out: empty(), exponent: Natural::ZERO, space: Workspace::default(), next: 0 })
    }

    /// The field that runs.
    #[must_use]
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// Sets the operands, and the exponent of powers.
    ///
    /// # Errors
    /// [`PeerError::BinaryField`] for arrays that are not elements of the field or differ in length.
    pub fn load(&mut self, a: Vec<u64>, b: Vec<u64>, exponent: Natural) -> Result<(), PeerError> {
        let (n, m) = (self.field.check("a", &a)?, self.field.check("b", &b)?);
        if n != m {
            return Err(Gf2Error::CountMismatch { argument: "b", got: m, expected: n }.into());
        }
        // On huge pages, as NumPy's large arrays are.
        let huge = |words: Vec<u64>| {
            let mut copy = zeros(words.len());
            copy.copy_from_slice(&words);
            copy
        };
        self.out = zeros(a.len());
        (self.a, self.b, self.exponent, self.next) = (huge(a), huge(b), exponent, 0);
        Ok(())
    }

    /// The number of elements.
    #[must_use]
    pub fn count(&self) -> usize {
        self.a.len() / self.field.words()
    }

    /// The results of the operation on every element, without the factor F even for [`BinaryOp::Single`].
    ///
    /// # Errors
    /// [`PeerError::BinaryField`] where an element has no inverse.
    pub fn results(&mut self, op: BinaryOp) -> Result<Vec<u64>, PeerError> {
        self.run(op, 0, self.count())?;
        match self.field.multiplier_for(1).factor() {
            Some(factor) if op == BinaryOp::Single => Ok(self.field.mul(&self.out, factor)?),
            _ => Ok(self.out.clone()),
        }
    }

    /// Does the next `count` operations, cycling through the operands (none without operands). Returns processor time for one
    /// thread, wall time for several.
    ///
    /// # Errors
    /// As [`BinaryBench::results`].
    pub fn slice(&mut self, op: BinaryOp, count: usize) -> Result<Duration, PeerError> {
        let n = self.count();
        let watch = Stopwatch::start_for(self.field.threads());
        let mut left = if n == 0 { 0 } else { count };
        while left > 0 {
            let part = left.min(n - self.next);
            self.run(op, self.next, part)?;
            left -= part;
            self.next = (self.next + part) % n;
        }
        Ok(watch.elapsed())
    }

    fn run(&mut self, op: BinaryOp, first: usize, count: usize) -> Result<(), PeerError> {
        let words = self.field.words();
        let range = first * words..(first + count) * words;
        let (out, a, b) = (&mut self.out[range.clone()], &self.a[range.clone()], &self.b[range]);
        match op {
            BinaryOp::Mul => self.field.mul_into(out, a, b)?,
            BinaryOp::Single => {
                let multiplier = self.field.multiplier_for(1);
                for ((out, a), b) in out.chunks_exact_mut(words).zip(a.chunks_exact(words)).zip(b.chunks_exact(words)) {
                    multiplier.mul(out, a, b, &mut self.space);
                }
            }
            BinaryOp::Add => self.field.add_into(out, a, b)?,
            BinaryOp::Square => self.field.square_into(out, a)?,
            BinaryOp::Inv => self.field.inv_into(out, a)?,
            BinaryOp::Pow => out.copy_from_slice(&self.field.pow(a, &self.exponent)?),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// x^127 + x + 1, irreducible.
    const MODULUS: [u64; 2] = [3, 1 << 63];

    fn bench() -> BinaryBench {
        BinaryBench::new(&MODULUS, BackendChoice::Auto, "auto", false, 1).expect("there is always a backend")
    }

    #[test]
    fn slices_go_round_and_results_are_those_of_the_operation() {
        let mut bench = bench();
        bench.slice(BinaryOp::Mul, 3).expect("without operands there is nothing to do");
        // x times x, x^126 times x = x + 1, 1 times 0.
        let (a, b) = (vec![2, 0, 0, 1 << 62, 1, 0], vec![2, 0, 2, 0, 0, 0]);
        bench.load(a.clone(), b, Natural::from(3u8)).expect("elements");
        assert_eq!(bench.results(BinaryOp::Mul).expect("products"), [4, 0, 3, 0, 0, 0]);
        assert_eq!(bench.results(BinaryOp::Add).expect("sums"), [0, 0, 2, 1 << 62, 1, 0]);
        assert_eq!(bench.results(BinaryOp::Square).expect("squares")[..2], [4, 0]);
        assert_eq!(bench.results(BinaryOp::Pow).expect("powers")[..2], [8, 0]);
        let inverses = bench.results(BinaryOp::Inv).expect("inverses");
        bench.load(a, inverses, Natural::ZERO).expect("elements");
        assert_eq!(bench.results(BinaryOp::Mul).expect("products"), [1, 0, 1, 0, 1, 0]);
        assert!(bench.slice(BinaryOp::Mul, 7).expect("a slice") > Duration::ZERO);
        assert_eq!(bench.next, 1);
    }

    #[test]
    fn bad_elements_and_elements_without_inverse_are_refused() {
        let mut bench = bench();
        for (a, b) in [(vec![0; 4], vec![0; 2]), (vec![0; 3], vec![0; 3]), (vec![0, 1 << 63], vec![0; 2])] {
            assert!(matches!(bench.load(a, b, Natural::ZERO), Err(PeerError::BinaryField { .. })));
        }
        bench.load(vec![1, 0, 0, 0], vec![0; 4], Natural::ZERO).expect("elements");
        assert!(matches!(bench.slice(BinaryOp::Inv, 2), Err(PeerError::BinaryField { .. })));
        assert!("cube".parse::<BinaryOp>().is_err());
    }
}
