//! What only this module's own operations do; kernels are tested where they are.

use super::*;
use std::cell::RefCell;

#[test]
fn a_bound_on_a_whole_number_narrows_its_limbs() {
    let analysis = RefCell::new(Analysis::default());
    let m = Intervals::new(&analysis);
    let digits = [[Interval::up_to(LIMB_MASK); LANES]; 3];
    // The limbs alone allow 2^156 - 1.
    let narrow = m.assume_at_most(digits, LIMB_BITS, [5, 0, 3], "it is a test");
    assert_eq!(narrow.map(|v| v[7].max), [LIMB_MASK, LIMB_MASK, 3]);
    assert_eq!(analysis.borrow().assumptions, [Assumption { step: 1, why: "it is a test" }]);
    // What follows from the limbs is not an assumption.
    let same = m.assume_at_most(narrow, LIMB_BITS, [0, 0, 4], "3 (2^104) and less than 2^104");
    assert_eq!(same, narrow);
    // Without a high limb, the ones below are narrowed, too.
    let small = m.assume_at_most(digits, LIMB_BITS, [9, 2, 0], "it is a test");
    assert_eq!(small.map(|v| v[0].max), [LIMB_MASK, 2, 0]);
    assert_eq!(analysis.borrow().assumptions.len(), 2);
    assert!(analysis.borrow().findings.is_empty());
}

#[test]
fn emulation_checks_a_bound_on_a_whole_number() {
    let m = Emulated::new();
    let number = [m.splat(7 << 60), m.splat(1), m.splat(3)];
    let _ = m.assume_at_most(number, LIMB_BITS, [0, 1 + 7 * 256, 3], "7 2^60 is 7 2^8 2^52");
    let too_tight = || m.assume_at_most(number, LIMB_BITS, [LIMB_MASK, 7 * 256, 3], "it is a test");
    assert!(std::panic::catch_unwind(too_tight).is_err());
}

#[test]
fn truncation_is_a_finding_but_where_it_is_meant() {
    let analysis = RefCell::new(Analysis::default());
    let m = Intervals::new(&analysis);
    let wide = [Interval::up_to(1 << 60); LANES];
    let q = m.mul_lo_truncating(wide, m.splat(3));
    assert!(analysis.borrow().findings.is_empty() && q[0] == Interval::up_to(LIMB_MASK));
    let _ = m.mad_lo(m.zero(), wide, m.splat(3));
    assert_eq!(analysis.borrow().findings.len(), LANES);
    assert_eq!(analysis.borrow().findings[0].operation, Operation::MadLo);
    assert_eq!(Emulated::new().mul_lo_truncating([1 << 52 | 5; LANES], [3; LANES]), [15; LANES]);
}

#[test]
fn a_predicted_digit_is_read_by_multipliers_only() {
    let analysis = RefCell::new(Analysis::default());
    let m = Intervals::new(&analysis);
    let sum = [Interval::up_to(1 << 60); LANES];
    let digit = m.add_carry_predicted(0xff, sum, m.splat(1));
    let _ = m.mad_lo(m.zero(), digit, digit);
    let plain = m.and(digit, m.splat(LIMB_MASK));
    let _ = m.add(plain, plain);
    assert!(analysis.borrow().findings.is_empty() && analysis.borrow().largest_carry == 1);
    let _ = m.add(digit, plain);
    assert!(analysis.borrow().findings.iter().all(|f| f.operation == Operation::ReadOfPredicted));
    assert_eq!(analysis.borrow().findings.len(), LANES);
}

#[test]
fn a_program_tells_its_inputs_outputs_and_table() {
    let program = Recording::of(|m| {
        let (a, b) = (m.operand(0, 1), m.operand(2, 0));
        let t = m.table(TableIndex { row: 4, vector: 2 });
        let x = m.sub(m.and(m.mad_lo(m.zero(), a, t), m.splat(9)), m.shr::<3>(b));
        m.result(0, x);
        m.result(1, m.sub(m.and(m.mad_lo(m.zero(), a, t), m.splat(9)), m.shr::<3>(b)));
    });
    assert_eq!(program.operands, [2, 0, 1]);
    assert_eq!(program.table, TableShape { rows: 5, vectors: 3 });
    assert_eq!(program.table.position(TableIndex { row: 4, vector: 2 }), 14);
    assert_eq!(program.results.len(), 2);
    assert_eq!(program.results[0], program.results[1], "what is computed twice is recorded once");
    let ops: Vec<Op> = program.nodes.iter().map(|n| n.op).collect();
    assert!(ops.contains(&Op::Sub) && ops.contains(&Op::And) && ops.contains(&Op::Shr(3)) && ops.contains(&Op::Splat(9)));
}

/// Rows of any number of words go in and out of the lanes.
#[cfg(target_arch = "x86_64")]
#[test]
fn rows_of_any_length_are_gathered_and_scattered() {
    use crate::arch::{Ifma, token_for_test};
    struct Move<'a, const W: usize>(&'a mut [Row<W>], [u64; LANES]);
    impl<M: Independent, const W: usize> Kernel<M> for Move<'_, W> {
        type Out = [[u64; LANES]; W];
        #[inline(always)]
        fn run(self, m: M) -> Self::Out {
            let v = m.gather(self.1.map(|r| &self.0[r as usize].0));
            m.scatter(self.0, &self.1.map(|r| r + 8), v);
            v.map(|v| m.store(v))
        }
    }
    fn agree<const W: usize>(unit: Ifma) {
        let table: Vec<Row<W>> = (0..16).map(|r| Row(std::array::from_fn(|i| (r * 100 + i) as u64))).collect();
        let (mut ours, mut wanted) = (table.clone(), table);
        let rows = [3, 1, 4, 0, 5, 2, 6, 7];
        assert_eq!(unit.call(Move(&mut ours, rows)), Emulated::new().call(Move(&mut wanted, rows)));
        assert_eq!(ours, wanted);
        assert_eq!(ours[11], ours[3]);
    }
    let Some(token) = token_for_test("rows_of_any_length_are_gathered_and_scattered") else { return };
    let unit = Ifma::from(token);
    agree::<1>(unit);
    agree::<4>(unit);
    agree::<5>(unit);
    agree::<7>(unit);
    agree::<8>(unit);
    agree::<18>(unit);
}
