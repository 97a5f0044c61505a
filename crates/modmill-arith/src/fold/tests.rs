//! The kernels in the interval domain and in emulation.

use super::table::{FoldTable, from_limbs};
use super::*;
use crate::Natural;
use crate::lanes::{Analysis, Bounds, Emulated, Intervals, LIMB_BITS, Memory, Operation as Checked, Pairs};
use rand::SeedableRng;
use std::cell::RefCell;

/// The ranges of a kernel, in its form for machines of pairs or in the other one.
fn analyse(shape: &Shape, bounds: Bounds, operation: Operation, pairs: bool) -> Analysis {
    let analysis = RefCell::new(Analysis::within(bounds));
    let m = Intervals::new(&analysis);
    if pairs {
        tables::run(Pairs(m), shape, operation)
    } else {
        tables::run(m, shape, operation)
    }
    analysis.into_inner()
}

/// For every input within the declared bounds no bit is lost and the result is within the bounds again.
#[test]
fn no_input_within_the_bounds_can_lose_a_bit() {
    for shape in &SHAPES {
        for (operation, pairs) in
            [(Operation::Square, false), (Operation::Multiply, false), (Operation::Square, true), (Operation::Multiply, true)]
        {
            let m = analyse(shape, shape.bounds(), operation, pairs);
            assert!(m.assumptions.is_empty());
            assert!(
                m.findings.is_empty(),
                "{} {operation:?}: {}",
                shape.bits,
                m.findings.iter().take(5).map(|f| format!("{f}\n")).collect::<String>()
            );
            let bounds = shape.bounds().operands[0].clone();
            for (i, &max) in m.result.iter().enumerate() {
                assert!(max <= bounds.get(i).copied().unwrap_or(0), "{} limb {i}: {max:#x}", shape.bits);
            }
        }
    }
}

/// A product of the top limbs that the shape leaves out is zero.
#[test]
fn columns_left_out_are_empty() {
    for shape in &SHAPES {
        assert!(
            shape.columns == 2 * shape.limbs || (shape.columns == 2 * shape.limbs - 1 && 2 * shape.top_bits <= LIMB_BITS),
            "{}",
            shape.bits
        );
        assert!(shape.low % 8 == 0 && shape.window % 2 == 0 && shape.window <= 8 * shape.table_vectors());
    }
}

/// The emulated kernels agree with plain integers on random and extreme limbs.
#[test]
fn emulated_kernels_multiply() {
    let mut rng = rand::rngs::StdRng::seed_from_u64(1);
    for shape in &SHAPES {
        for round in 0..6 {
            let mut modulus =
                if round == 0 { (Natural::from(1u8) << shape.bits) - 1u8 } else { Natural::random(u64::from(shape.bits), &mut rng) };
            modulus.set_bit(0, true);
            modulus.set_bit(u64::from(shape.bits) - 1, true);
            let table = FoldTable::new(shape, &modulus);
            let bound = shape.bounds().operands[0].clone();
            let mut operand = || -> Vec<u64> {
                (0..shape.limbs).map(|i| if round == 1 { bound[i] } else { rand::RngExt::random_range(&mut rng, 0..=bound[i]) }).collect()
            };
            let (x, y) = (operand(), operand());
            let inverse = (Natural::from(1u8) << (LIMB_BITS as usize * shape.low)).modinv(&modulus).unwrap();
            assert_eq!(table.inverse(), &inverse);
            for (operation, y) in [(Operation::Square, &x), (Operation::Multiply, &y)] {
                let want = from_limbs(&x) * from_limbs(y) * &inverse % &modulus;
                for pairs in [false, true] {
                    let memory = Memory::new(&x, y, &table);
                    let m = Emulated::across(&memory);
                    if pairs {
                        tables::run(Pairs(m), shape, operation)
                    } else {
                        tables::run(m, shape, operation)
                    }
                    if memory.rippled() {
                        assert!(round == 1, "only the crafted operands may ripple: {} {operation:?} round {round}", shape.bits);
                        continue;
                    }
                    assert_eq!(from_limbs(&memory.result()) % &modulus, want, "{} {operation:?} in pairs: {pairs}", shape.bits);
                }
            }
        }
    }
}

/// The analysis can fail: a bound one bit too tight is found out.
#[test]
fn too_tight_a_bound_is_found_out() {
    for shape in &SHAPES {
        let tight = Shape { top_bits: shape.top_bits - 1, ..*shape };
        let m = analyse(&tight, tight.bounds(), Operation::Square, false);
        assert!(m.findings.iter().any(|f| f.operation == Checked::AssertBits), "{}", shape.bits);
        // Operands of 53 bits don't fit the multiplier; table limbs of 53 bits neither.
        let mut bounds = shape.bounds();
        bounds.table[0] *= 2;
        let m = analyse(shape, bounds, Operation::Square, false);
        assert!(m.findings.iter().any(|f| matches!(f.operation, Checked::MadLo | Checked::MadHi)), "{}", shape.bits);
    }
}
