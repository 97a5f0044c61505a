//! Sums of segments on a twisted Edwards curve: each lane of a vector runs down a segment of its own.
//!
//! The addition of a prepared point to a running sum takes 7 products and no inversion, and holds for equal, opposite and neutral points. Segments are
//! sorted by length, so that eight of about the same length fill a vector; long ones are cut first, so that no lane runs alone.
//!
//! # Exceptions
//! The law fails only for P + Q where P - Q has order 2 or 4. Then all four coordinates become 0, and stay 0 in all sums that follow: the product
//! itself tells that there was an exception, and [`Engine::to_affine`] says so. In the subgroup of odd order there is none.

mod kernel;
mod map;
#[cfg(test)]
mod tests;

use super::adder::Entry;
use super::cost::Prices;
use super::segments::Segments;
use super::{Engine, MsmError};
use crate::Affine;
use crate::control::Task;
use crate::map::Map;
use kernel::{Constants, Run, Step};
pub(crate) use map::neutral;
use modmill_arith::IntegerLanes;
#[cfg(target_arch = "x86_64")]
pub(crate) use modmill_arith::arch::Ifma as Machine;
#[cfg(target_arch = "aarch64")]
pub(crate) use modmill_arith::arch::Neon as Machine;
use modmill_arith::curve::edwards::{AffineNiels, ProjectiveNiels};
use modmill_arith::curve::weierstrass::CurveParameters;
use modmill_arith::lanes::{Independent, LANES, Row};
use std::array::from_fn;
use std::cmp::Reverse;
use std::ops::Range;

/// Limbs of a coordinate.
pub(crate) const LIMBS: usize = 8;
/// Words of a prepared point: y + x, y - x, 2 d x y.
pub(crate) const NIELS: usize = 3 * LIMBS;
/// A prepared point.
pub(crate) type Niels = Row<NIELS>;
/// Words of a sum.
pub(crate) const SUM: usize = 4 * LIMBS;
/// A sum, prepared to be added to others: Y + X, Y - X, Z, 2 d T.
pub(crate) type Sum = Row<SUM>;
/// Entries of a block, whose segments are sorted by length: so few that their entries stay in the cache.
const BLOCK: usize = 1 << 16;
/// Steps that are laid out at a time.
const STEPS: usize = 512;
/// The longest segment that one lane sums, in a long list of entries.
const LONGEST: usize = 256;

/// The machine of these sums among vector units.
pub(crate) fn machine(lanes: IntegerLanes) -> Option<Machine> {
    match lanes {
        #[cfg(target_arch = "x86_64")]
        IntegerLanes::Avx512(token) => Some(token.into()),
        #[cfg(target_arch = "x86_64")]
        IntegerLanes::Avx2(_) | IntegerLanes::AvxIfma(_) => None,
        #[cfg(target_arch = "aarch64")]
        IntegerLanes::Neon(token) => Some(token.into()),
    }
}

#[inline(always)]
fn coordinate<const W: usize>(row: &Row<W>, k: usize) -> &[u64; LIMBS] {
    let (coordinates, _) = row.0.as_chunks();
    &coordinates[k]
}

/// Sums on the twisted Edwards form of a curve.
#[derive(Clone)]
pub(crate) struct Edwards<C: CurveParameters> {
    m: Machine,
    map: Map<C>,
    constants: Constants<C::Base>,
}

impl<C: CurveParameters> Edwards<C> {
    pub(crate) fn new(m: Machine, map: Map<C>) -> Self {
        Self { m, map, constants: Constants::new(m, &map.d) }
    }

    /// Sums segments of a table whose rows are operands `Q`.
    fn sum<Q: kernel::Operand<C::Base, W>, const W: usize>(
        &self,
        table: &[Row<W>],
        segments: Segments<'_>,
        sums: &mut [Sum],
        task: &Task,
    ) -> Result<(), MsmError> {
        let Segments { entries, ranges } = segments;
        let total: usize = ranges.iter().map(Range::len).sum();
        let longest = (total / (16 * LANES)).clamp(16, LONGEST);
        let (mut long, mut pieces, mut parts) = (vec![], vec![], vec![]);
        for (number, range) in ranges.iter().enumerate().filter(|(_, range)| range.len() > longest) {
            long.push(number);
            let (first, count) = (pieces.len(), range.len().div_ceil(longest));
            pieces.extend((0..count).map(|i| range.start + range.len() * i / count..range.start + range.len() * (i + 1) / count));
            parts.push(first..pieces.len());
        }
        let short = ranges.iter().enumerate().filter(|(_, range)| range.len() <= longest).map(|(k, range)| (k, range.clone()));
        self.blocks::<Q, W>(table, entries, short, sums, task)?;
        if !long.is_empty() {
            let mut of_pieces = vec![Self::NEUTRAL; pieces.len()];
            self.blocks::<Q, W>(table, entries, pieces.into_iter().enumerate(), &mut of_pieces, task)?;
            let entries: Vec<_> = (0..of_pieces.len()).map(|i| Entry::new(i as u32, false)).collect();
            let mut of_long = vec![Self::NEUTRAL; long.len()];
            self.sum_sums(&of_pieces, Segments { entries: &entries, ranges: &parts }, &mut of_long, &task.uncounted())?;
            for (number, sum) in long.into_iter().zip(of_long) {
                sums[number] = sum;
            }
        }
        Ok(())
    }

    /// Sums segments, each of which a lane can sum, block by block; their numbers say where the sums go.
    fn blocks<Q: kernel::Operand<C::Base, W>, const W: usize>(
        &self,
        table: &[Row<W>],
        entries: &[Entry],
        segments: impl Iterator<Item = (usize, Range<usize>)>,
        sums: &mut [Sum],
        task: &Task,
    ) -> Result<(), MsmError> {
        let mut block = vec![];
        let mut size = 0;
        for (number, range) in segments.filter(|(_, range)| !range.is_empty()) {
            size += range.len();
            block.push((number, range));
            if size >= BLOCK {
                self.block::<Q, W>(table, entries, &mut block, sums, task)?;
                size = 0;
            }
        }
        self.block::<Q, W>(table, entries, &mut block, sums, task)
    }

    /// Sums the segments of a block and empties it.
    fn block<Q: kernel::Operand<C::Base, W>, const W: usize>(
        &self,
        table: &[Row<W>],
        entries: &[Entry],
        block: &mut Vec<(usize, Range<usize>)>,
        sums: &mut [Sum],
        task: &Task,
    ) -> Result<(), MsmError> {
        block.sort_unstable_by_key(|(number, range)| (Reverse(range.len()), *number));
        let mut steps = vec![];
        let mut targets = vec![];
        let (mut done, mut left) = (0, block.len());
        for group in block.chunks(LANES) {
            left -= group.len();
            // The last lanes of the last group repeat its first segment.
            let segment = |l: usize| group.get(l).unwrap_or(&group[0]);
            done += group.iter().map(|(_, range)| range.len()).sum::<usize>();
            targets.push(from_fn(|l| segment(l).0 as u64));
            push_steps(&mut steps, entries, from_fn(|l| &segment(l).1));
            if steps.len() >= STEPS || left == 0 {
                let run = Run::<C::Base, Q, W>::new(&self.constants, table, &steps, &targets, sums);
                self.m.call(run);
                task.step(done as u64)?;
                done = 0;
                steps.clear();
                targets.clear();
            }
        }
        block.clear();
        Ok(())
    }
}

/// The steps of eight segments.
fn push_steps(steps: &mut Vec<Step>, entries: &[Entry], ranges: [&Range<usize>; LANES]) {
    let base = steps.len();
    let length = ranges.iter().map(|range| range.len()).max().unwrap_or(0);
    steps.resize(base + length, Step::inner());
    let own = &mut steps[base..];
    for (l, range) in ranges.into_iter().enumerate() {
        let list = &entries[range.clone()];
        for (step, entry) in own.iter_mut().zip(list) {
            step.entries[l] = *entry;
        }
        // A lane that has ended adds its first point, in vain.
        for step in &mut own[list.len()..] {
            step.entries[l] = list[0];
            step.lanes &= !(1 << l);
        }
    }
    if let Some(first) = own.first_mut() {
        first.first = true;
    }
    if let Some(last) = own.last_mut() {
        last.last = true;
    }
}

impl<C: CurveParameters> Engine for Edwards<C> {
    type Curve = C;
    type Base = Niels;
    type Sum = Sum;
    const NEUTRAL: Sum = map::neutral::<C::Base, SUM>();
    const PRICES: Prices = Prices { bucket: 3.8, set: 180.0 };

    fn is_neutral(sum: &Sum) -> bool {
        // One word tells nearly all others apart.
        sum.0[0] == Self::NEUTRAL.0[0] && *sum == Self::NEUTRAL
    }

    fn to_affine(&self, sums: &[Sum]) -> Option<Vec<Affine<C>>> {
        self.map.sums(self.m, sums)
    }

    fn sum_bases(&self, table: &[Niels], segments: Segments<'_>, sums: &mut [Sum], task: &Task) -> Result<(), MsmError> {
        self.sum::<AffineNiels<C::Base, Machine>, NIELS>(table, segments, sums, task)
    }

    fn sum_sums(&self, table: &[Sum], segments: Segments<'_>, sums: &mut [Sum], task: &Task) -> Result<(), MsmError> {
        self.sum::<ProjectiveNiels<C::Base, Machine>, SUM>(table, segments, sums, task)
    }
}
