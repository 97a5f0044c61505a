//! The kernels that a machine offers to the rings.
//!
//! Operands are words: the limbs of 52 bits of numbers across the lanes, in whole vectors. A kernel that finds a predicted carry rippled
//! returns false and leaves its operands as they were; the ring then repeats the operation in integers.

use crate::fold::sums::Sign;
use crate::fold::{FoldTable, SpecialTable};
use std::fmt::Debug;
use std::panic::{RefUnwindSafe, UnwindSafe};

/// A value that a ring keeps: it may be cloned and compared, and used by any thread.
pub(crate) trait Kept: Debug + Clone + PartialEq + Send + Sync + UnwindSafe + RefUnwindSafe + 'static {}

impl<T: Debug + Clone + PartialEq + Send + Sync + UnwindSafe + RefUnwindSafe + 'static> Kept for T {}

/// Kernels modulo any odd N: those of [`tables`](crate::fold::tables).
pub(crate) trait FoldKernels: Copy + Kept {
    /// The residues in the form in which this machine's kernels read them.
    type Table: Kept + From<FoldTable>;

    /// x := x^(2^steps) * 2^(-52 low (2^steps - 1)).
    fn square(self, table: &Self::Table, x: &mut [u64], steps: u64) -> bool;

    /// x := x * y * 2^(-52 low).
    fn multiply(self, table: &Self::Table, x: &mut [u64], y: &[u64]) -> bool;

    /// x := x + y or x - y.
    fn sum(self, table: &Self::Table, x: &mut [u64], y: &[u64], sign: Sign) -> bool;
}

/// Kernels modulo c B^23 - 1: those of [`special`](crate::fold::special) and [`special_step`](crate::fold::special_step).
pub(crate) trait SpecialKernels: Copy + Kept {
    /// c and the constants in the form in which this machine's kernels read them.
    type Table: Kept + From<SpecialTable>;

    /// x := x^(2^steps) B^(-32 (2^steps - 1)).
    fn square(self, table: &Self::Table, x: &mut [u64], steps: u64) -> bool;

    /// x := x y B^-32.
    fn multiply(self, table: &Self::Table, x: &mut [u64], y: &[u64]) -> bool;

    /// x := x + y or x - y. y is reduced where it is subtracted.
    fn sum(self, table: &Self::Table, x: &mut [u64], y: &[u64], sign: Sign) -> bool;

    /// Takes `point`, X and Z as sums of columns, through one step for each of `alphas`.
    fn steps(self, table: &Self::Table, point: &mut [u64], alphas: &[u64]) -> bool;
}
