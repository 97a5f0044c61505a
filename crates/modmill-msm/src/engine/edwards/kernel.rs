//! The inner loop: in each step, each lane adds a point to its running sum.

use super::super::adder::Entry;
use super::{LIMBS, Machine, NIELS, SUM, Sum, coordinate};

use modmill_arith::curve::edwards::{AffineNiels, Extended, MixedAdditions, Niels, ProjectiveNiels};
use modmill_arith::field::montgomery::lanes::{Reduced, from_elements};
use modmill_arith::field::montgomery::{Element, Prime};
use modmill_arith::field::{Field, LaneField};
use modmill_arith::lanes::{Independent, Kernel, LANES, Lanes, Row};
use std::marker::PhantomData;

/// Steps between the request for eight points and their use: a step takes about as long as memory does.
const AHEAD: usize = 2;
/// Bytes of a table whose addresses take the processor long to translate: they are asked for earlier, and many together, because a request for a page that
/// is not in the translation buffer ends no sooner than its translation, and holds up what comes after it.
const LARGE: usize = 1 << 29;
/// Steps whose points are asked for together in a large table, for the sake of their addresses.
const TOGETHER: usize = 8;

/// A point for each lane.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub(super) entries: [Entry; LANES],
    /// Lanes whose segment has not ended.
    pub(super) lanes: u8,
    /// True if the segments begin here.
    pub(super) first: bool,
    /// True if the longest segment ends here.
    pub(super) last: bool,
}

impl Step {
    /// A step in the middle, whose points are yet to come.
    pub(super) fn inner() -> Self {
        Self { entries: [Entry::new(0, false); LANES], lanes: 0xff, first: false, last: false }
    }
}

/// 2 d, 1 / 2 d and - 1 / 2 d.
#[derive(Clone, Copy)]
pub(super) struct Constants<F: Prime> {
    d2: Reduced<F, <Machine as Lanes>::V>,
    half: [Reduced<F, <Machine as Lanes>::V>; 2],
}

impl<F: Prime> Constants<F> {
    pub(super) fn new(m: Machine, d: &Element<F>) -> Self {
        let d2 = d.add(d);
        let inverse = d2.invert();
        Self { d2: from_elements(m, &[d2; LANES]), half: [inverse, inverse.neg()].map(|a| from_elements(m, &[a; LANES])) }
    }
}

/// A coordinate of eight points.
#[inline(always)]
fn gather<F: Prime, const W: usize>(m: Machine, table: &[Row<W>], entries: &[Entry; LANES], k: usize) -> Reduced<F, <Machine as Lanes>::V> {
    let of = |l: usize| coordinate(&table[entries[l].index()], k);
    F::gather(m, [of(0), of(1), of(2), of(3), of(4), of(5), of(6), of(7)])
}

/// Y + X for `k` = 0, Y - X for 1; exchanged where the point is subtracted.
#[inline(always)]
fn gather_signed<F: Prime, const W: usize>(
    m: Machine,
    table: &[Row<W>],
    entries: &[Entry; LANES],
    k: usize,
) -> Reduced<F, <Machine as Lanes>::V> {
    let of = |l: usize| coordinate(&table[entries[l].index()], k ^ usize::from(entries[l].minus()));
    F::gather(m, [of(0), of(1), of(2), of(3), of(4), of(5), of(6), of(7)])
}

/// Eight points of a table with rows of W words.
pub(super) trait Operand<F: Prime, const W: usize>: Niels<F, Machine> {
    fn gather(m: Machine, table: &[Row<W>], entries: &[Entry; LANES]) -> Self;
    /// p := p + self, p - self in the lanes of `minus`.
    fn add_to(&self, m: Machine, p: &mut Extended<F, Machine>, minus: u8, step: usize);
}

impl<F: Prime> Operand<F, NIELS> for AffineNiels<F, Machine> {
    #[inline(always)]
    fn gather(m: Machine, table: &[Row<NIELS>], entries: &[Entry; LANES]) -> Self {
        Self {
            sum: gather_signed(m, table, entries, 0),
            difference: gather_signed(m, table, entries, 1),
            t2d: gather(m, table, entries, 2),
        }
    }

    #[inline(always)]
    fn add_to(&self, m: Machine, p: &mut Extended<F, Machine>, minus: u8, step: usize) {
        m.add_affine(p, self, minus, step);
    }
}

impl<F: Prime> Operand<F, SUM> for ProjectiveNiels<F, Machine> {
    #[inline(always)]
    fn gather(m: Machine, table: &[Row<SUM>], entries: &[Entry; LANES]) -> Self {
        Self {
            sum: gather_signed(m, table, entries, 0),
            difference: gather_signed(m, table, entries, 1),
            z: gather(m, table, entries, 2),
            t2d: gather(m, table, entries, 3),
        }
    }

    #[inline(always)]
    fn add_to(&self, m: Machine, p: &mut Extended<F, Machine>, minus: u8, step: usize) {
        // Z_1 and Z_2 come in by their product alone.
        p.z = F::mul(m, &p.z, &self.z);
        m.add_affine(p, &AffineNiels { sum: self.sum, difference: self.difference, t2d: self.t2d }, minus, step);
    }
}

/// q, or -q in the lanes of `minus`, as a running sum; `half` are 1 / 2 d and its opposite.
#[inline(always)]
pub(super) fn start<F: Prime, M: Lanes>(m: M, q: &impl Niels<F, M>, minus: u8, half: &[Reduced<F, M::V>; 2]) -> Extended<F, M> {
    let z = match q.z(m) {
        Some(z) => z,
        None => F::splat(m, &F::ONE),
    };
    let t = F::mul(m, &q.t2d(m), &F::select(m, minus, &half[0], &half[1]));
    Extended { sum: q.sum(m), difference: q.difference(m), z, t }
}

/// Runs through the steps and stores the sums where `targets` say, for each eight segments.
pub(super) struct Run<'a, F: Prime, Q, const W: usize> {
    constants: &'a Constants<F>,
    table: &'a [Row<W>],
    steps: &'a [Step],
    targets: &'a [[u64; LANES]],
    sums: &'a mut [Sum],
    operand: PhantomData<Q>,
}

impl<'a, F: Prime, Q, const W: usize> Run<'a, F, Q, W> {
    pub(super) fn new(
        constants: &'a Constants<F>,
        table: &'a [Row<W>],
        steps: &'a [Step],
        targets: &'a [[u64; LANES]],
        sums: &'a mut [Sum],
    ) -> Self {
        Self { constants, table, steps, targets, sums, operand: PhantomData }
    }
}

impl<F: Prime, Q: Operand<F, W>, const W: usize> Kernel<Machine> for Run<'_, F, Q, W> {
    type Out = ();

    #[inline(always)]
    fn run(self, m: Machine) {
        let Self { constants, table, steps, targets, sums, .. } = self;
        let mut targets = targets.iter();
        let mut p = Extended::neutral(m);
        for step in &steps[..steps.len().min(AHEAD)] {
            request(m, table, step);
        }
        let large = size_of_val(table) > LARGE;
        for (s, step) in steps.iter().enumerate() {
            if large && s % TOGETHER == 0 {
                for next in steps.iter().skip(s + 2 * TOGETHER).take(TOGETHER) {
                    translate(m, table, next);
                }
            }
            if let Some(next) = steps.get(s + AHEAD) {
                request(m, table, next);
            }
            let mut minus = 0;
            for (l, entry) in step.entries.iter().enumerate() {
                minus |= u8::from(entry.minus()) << l;
            }
            let q = Q::gather(m, table, &step.entries);
            if step.first {
                p = start(m, &q, minus, &constants.half);
            } else {
                let before = (step.lanes != 0xff).then_some(p);
                q.add_to(m, &mut p, minus, s);
                if let Some(old) = before {
                    p = Extended {
                        sum: F::select(m, step.lanes, &old.sum, &p.sum),
                        difference: F::select(m, step.lanes, &old.difference, &p.difference),
                        z: F::select(m, step.lanes, &old.z, &p.z),
                        t: F::select(m, step.lanes, &old.t, &p.t),
                    };
                }
            }
            if step.last
                && let Some(rows) = targets.next()
            {
                let coordinates = [p.sum, p.difference, p.z, F::mul(m, &p.t, &constants.d2)];
                let mut vectors = [m.zero(); SUM];
                for k in 0..coordinates.len() {
                    vectors[k * LIMBS..(k + 1) * LIMBS].copy_from_slice(&coordinates[k].vectors());
                }
                m.scatter(sums, rows, vectors);
            }
        }
    }
}

/// Asks the caches for the points of a step.
#[inline(always)]
fn request<const W: usize>(m: Machine, table: &[Row<W>], step: &Step) {
    for entry in &step.entries {
        let row = &table[entry.index()];
        for k in 0..W / LIMBS {
            m.prefetch_once(coordinate(row, k));
        }
    }
}

/// Asks for one line of each point of a step.
#[inline(always)]
fn translate<const W: usize>(m: Machine, table: &[Row<W>], step: &Step) {
    for entry in &step.entries {
        m.prefetch_once(&table[entry.index()]);
    }
}
