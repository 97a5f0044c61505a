//! Tests of the machines' own operations; kernels are tested in their modules.

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

/// Splits of products: their requirements, and the findings where one is not met.
#[test]
fn a_split_needs_small_factors_and_a_low_sum_that_stays_positive() {
    let analysis = RefCell::new(Analysis::default());
    let m = Intervals::splitting(&analysis);
    let limb = [Interval::up_to(1 << 51); LANES];
    let (low, high) = m.mad_split::<51>(m.splat(1 << 50), m.zero(), limb, limb);
    assert!(analysis.borrow().findings.is_empty());
    assert_eq!((low[0], high[0]), (Interval::up_to(1 << 51), Interval::up_to(1 << 51)));
    let count = |operation| {
        let found = std::mem::take(&mut analysis.borrow_mut().findings);
        assert!(found.iter().all(|f| f.operation == operation), "{found:?}");
        found.len()
    };
    let _ = m.mad_split::<51>(m.splat((1 << 50) - 1), m.zero(), limb, limb);
    assert_eq!(count(Operation::Sub), LANES);
    let _ = m.mad_split::<50>(m.splat(1 << 50), m.zero(), limb, limb);
    assert_eq!(count(Operation::MadSplit), LANES, "2^102 is not below 2^(52 + 50)");
    let _ = m.mad_split::<51>(m.splat(1 << 50), m.zero(), m.splat(1 << 52), m.splat(1));
    assert_eq!(count(Operation::MadSplit), LANES);
    let _ = m.mad_split::<51>(m.splat(1 << 50), m.zero(), m.add_carry_predicted(0xff, m.zero(), m.zero()), m.splat(1));
    assert_eq!(count(Operation::ReadOfPredicted), LANES);
    let _ = m.mad_small(m.zero(), m.splat(1 << 32), m.splat(1));
    assert_eq!(count(Operation::MadSmall), LANES);
}

/// Both parts of products and all that a machine offers besides, at the limits of their operands, as in plain words.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[test]
fn operations_are_those_in_plain_words() {
    struct Work<'a>(&'a [[u64; LANES]; 3], u8);
    impl<M: Bitwise + Paired> Kernel<M> for Work<'_> {
        type Out = (Vec<[u64; LANES]>, [[[u64; LANES]; 2]; 2]);
        #[inline(always)]
        fn run(self, m: M) -> Self::Out {
            let [a, b, c] = self.0.map(|v| m.load(&v));
            let mask = self.1;
            let (limb, small) = (m.splat(LIMB_MASK), m.splat((1 << 26) - 1));
            let by = m.and(b, m.splat(127));
            let out = vec![
                m.mad_lo(c, a, b),
                m.mad_hi(c, a, b),
                m.mul_lo_truncating(a, b),
                m.mad_small(c, m.and(a, small), m.and(b, small)),
                m.add_wrapping(a, b),
                m.sub_wrapping(a, b),
                m.add_in(mask, a, b),
                m.sub_in(mask, a, b),
                m.add_or_sub(mask, a, b),
                m.and(a, b),
                m.or(a, b),
                m.xor3(a, b, c),
                m.choose(a, b, c),
                m.majority(a, b, c),
                m.shl::<7>(a),
                m.shr::<51>(a),
                m.ror::<41>(a),
                m.add_shl::<3>(a),
                m.select(mask, a, b),
                m.shl_by(a, by),
                m.least(a, b),
                m.most(a, b),
                m.leading_zeros(a),
                m.leading_zeros(m.shr::<1>(b)),
                m.permute::<{ order([3, 2, 0, 1]) }>(a),
                m.splat(u64::from(m.less(a, b)) | u64::from(m.equal(a, b)) << 8),
            ];
            let (a, b) = (m.and(a, limb), m.and(b, limb));
            let narrow = |v| m.and(v, m.splat((1 << 51) - 1));
            let (low, high) = m.mad_split::<51>(m.split_sum::<51>(1 << 50, 1, 0), m.split_sum::<51>(7, 0, 1), narrow(a), b);
            let (low2, high2) = (m.split_sum::<48>(1 << 48, 2, 0), m.split_sum::<48>(9, 0, 2));
            let (low2, high2) = m.mad_split::<48>(low2, high2, m.and(a, m.splat((1 << 48) - 1)), b);
            let (low2, high2) = m.mad_split::<48>(low2, high2, m.splat(3 << 46), m.and(c, m.splat((1 << 49) - 1)));
            (out.into_iter().map(|v| m.store(v)).collect(), [[m.store(low), m.store(high)], [m.store(low2), m.store(high2)]])
        }
    }
    fn agree<M: Bitwise + Paired>(machine: M, name: &str) {
        let mut seed = 1u64;
        let mut random = || {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            seed
        };
        let edges = [0, 1, 2, LIMB_MASK, LIMB_MASK - 1, LIMB_MASK + 1, 1 << 51, (1 << 51) - 1, 1 << 63, u64::MAX, 1 << 32, u64::MAX >> 1];
        for round in 0..1000 {
            let mut word = || if random() % 3 == 0 { edges[random() as usize % edges.len()] } else { random() >> (random() % 64) };
            let v: [[u64; LANES]; 3] = std::array::from_fn(|_| std::array::from_fn(|_| word()));
            let (ours, splits) = machine.call(Work(&v, round as u8));
            let (wanted, wanted_splits) = Emulated::new().call(Work(&v, round as u8));
            for (i, (ours, wanted)) in ours.iter().zip(&wanted).enumerate() {
                assert_eq!(ours, wanted, "{name}: operation {i} on {v:x?}");
            }
            for (([low, high], [low2, high2]), r) in splits.iter().zip(&wanted_splits).zip([51, 48]) {
                for l in 0..LANES {
                    // Of two nearest multiples, a machine takes either.
                    let same = low[l] == low2[l] && high[l] == high2[l];
                    let tie = low2[l].abs_diff(low[l]) == 1 << r && high[l].wrapping_sub(high2[l]).wrapping_add(1) <= 2;
                    assert!(same || tie, "{name}: lane {l} of {v:x?}: {low:x?} {high:x?}, not {low2:x?} {high2:x?}");
                }
            }
        }
    }
    for (name, unit) in crate::backend::units_for_test("operations_are_those_in_plain_words") {
        crate::on_lanes!(unit, m => agree(m, name));
    }
}

/// Rows of any number of words go in and out of the lanes.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[test]
fn rows_of_any_length_are_gathered_and_scattered() {
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
    fn agree<const W: usize>(unit: impl Independent) {
        let table: Vec<Row<W>> = (0..16).map(|r| Row(std::array::from_fn(|i| (r * 100 + i) as u64))).collect();
        let (mut ours, mut wanted) = (table.clone(), table);
        let rows = [3, 1, 4, 0, 5, 2, 6, 7];
        assert_eq!(unit.call(Move(&mut ours, rows)), Emulated::new().call(Move(&mut wanted, rows)));
        assert_eq!(ours, wanted);
        assert_eq!(ours[11], ours[3]);
    }
    fn all(unit: impl Independent) {
        agree::<1>(unit);
        agree::<4>(unit);
        agree::<5>(unit);
        agree::<7>(unit);
        agree::<8>(unit);
        agree::<18>(unit);
    }
    for (_, unit) in crate::backend::units_for_test("rows_of_any_length_are_gathered_and_scattered") {
        crate::on_lanes!(unit, m => all(m));
    }
}

/// Vectors are read from every address that a slice of words, or of bytes, can have.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[test]
fn any_address_is_read() {
    struct Read<'a>(&'a [u64], usize);
    impl<M: Bitwise + Paired> Kernel<M> for Read<'_> {
        type Out = Vec<[u64; LANES]>;
        #[inline(always)]
        fn run(self, m: M) -> Self::Out {
            let bytes: &[u8] = bytemuck::cast_slice(self.0);
            let Self(words, at) = self;
            let words = |i: usize| &words[at / 8 + i..];
            let rows = std::array::from_fn(|i| words(7 * i).first_chunk::<5>().unwrap());
            let mut out =
                vec![m.load(words(0).first_chunk().unwrap()), m.join(words(1).first_chunk().unwrap(), words(6).first_chunk().unwrap())];
            out.extend(m.gather(rows));
            out.extend(m.big_endian(std::array::from_fn(|i| bytes[at + 65 * i..].first_chunk().unwrap())));
            out.into_iter().map(|v| m.store(v)).collect()
        }
    }
    let words: Vec<u64> = (0..100u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
    for (name, unit) in crate::backend::units_for_test("any_address_is_read") {
        for at in 0..64 {
            let ours = crate::on_lanes!(unit, m => m.call(Read(&words, at)));
            assert_eq!(ours, Emulated::new().call(Read(&words, at)), "{name}: byte {at}");
        }
    }
}
