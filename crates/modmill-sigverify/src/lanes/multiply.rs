//! \[s\]B + \[u\]P + \[v\]Q for eight signatures, with u and v of half the length of s.
//!
//! # Layout
//! One loop over some 128 bits, from the highest down. P and Q have tables of their multiples 0 to 8 for each lane, B and 2^132 B have tables
//! of multiples 0 to 2048 for all lanes, so that s in two halves needs no doublings of its own.
//!
//! ```text
//! bits   127 ...            12 11      8 7      4 3      0
//! P, Q   | digit 31 | ...     | digit 2 | digit 1 | digit 0 |      33 additions each, more for longer scalars
//! B      | digit 10 ...       |           digit 0           |      11 additions from either table
//! ```
//! Each lane fetches its own entry: four words of eight rows turned into four vectors (12 instructions). A subtraction fetches y - x for y + x.

use super::base;
use super::digits::{Digit, NIBBLES, TWELVES};
use super::edwards::{Affine, Cached, Completed, ONE, Ready, ZERO};
use modmill_arith::f25519::D2;
use modmill_arith::f25519::lanes::{Reduced, equal, mul};
use modmill_arith::lanes::{Kernel, Parallel, Quad};

/// Entries of a lane's table: multiples 0 to 8.
const ENTRIES: usize = 9;
/// Quads of such an entry: limbs 0 to 3 of y + x, y - x, z, 2dt; then the four top limbs.
pub(crate) const QUADS: usize = 5;
/// Quads of one point's tables in all lanes.
const TABLE: usize = 8 * ENTRIES * QUADS;

/// The tables of two points in eight lanes: 23 KB.
#[derive(Debug)]
pub(crate) struct Tables(Vec<Quad>);

impl Tables {
    pub(crate) fn new() -> Self {
        Self(vec![Quad::default(); 2 * TABLE])
    }

    /// Where the table of `point` (0 or 1) begins in each lane.
    pub(crate) fn first(point: usize) -> [u64; 8] {
        std::array::from_fn(|lane| (point * TABLE + lane * ENTRIES * QUADS) as u64)
    }

    /// Fills the table of `point` from affine coordinates.
    pub(crate) fn fill<P: Parallel>(&mut self, p: P, point: usize, x: &Reduced<P::V>, y: &Reduced<P::V>) {
        p.call(Fill { table: &mut self.0, first: &Self::first(point), x, y });
    }
}

/// Multiple after multiple, each an addition of the point itself.
struct Fill<'a, V> {
    table: &'a mut [Quad],
    first: &'a [u64; 8],
    x: &'a Reduced<V>,
    y: &'a Reduced<V>,
}

impl<P: Parallel> Kernel<P> for Fill<'_, P::V> {
    type Out = ();
    #[inline(always)]
    fn run(self, p: P) {
        let d2 = Reduced::splat(p, D2.limbs());
        let one = Reduced::splat(p, ONE);
        let mut next = Ready::affine(p, self.x, self.y);
        let step = Affine { sum: next.sum, difference: next.difference, t2d: mul(p, &next.t, &d2) };
        let neutral = Cached { sum: one, difference: one, z: one, t2d: Reduced::splat(p, ZERO) };
        store(p, self.table, self.first, 0, &neutral);
        for entry in 1..ENTRIES {
            let t2d = mul(p, &next.t, &d2);
            store(p, self.table, self.first, entry, &Cached { sum: next.sum, difference: next.difference, z: next.z, t2d });
            next = next.add_affine(p, &step, 0).ready(p);
        }
    }
}

#[inline(always)]
fn store<P: Parallel>(p: P, table: &mut [Quad], first: &[u64; 8], entry: usize, q: &Cached<P::V>) {
    let e = [q.sum.vectors(), q.difference.vectors(), q.z.vectors(), q.t2d.vectors()];
    let mut rows = *first;
    for row in &mut rows {
        *row += (entry * QUADS) as u64;
    }
    for v in &e {
        p.put(table, &rows, [v[0], v[1], v[2], v[3]]);
        for row in &mut rows {
            *row += 1;
        }
    }
    p.put(table, &rows, [e[0][4], e[1][4], e[2][4], e[3][4]]);
}

/// 2^n times the point, n > 0.
struct Double<'a, V> {
    point: &'a mut Completed<V>,
    n: usize,
}

impl<P: Parallel> Kernel<P> for Double<'_, P::V> {
    type Out = ();
    #[inline(always)]
    fn run(self, p: P) {
        let mut c = *self.point;
        for _ in 0..self.n {
            c = c.projective(p).double(p);
        }
        *self.point = c;
    }
}

/// Adds the entries of `digit`.
struct Add<'a, V> {
    point: &'a mut Completed<V>,
    table: &'a [Quad],
    digit: &'a Digit,
}

impl<P: Parallel> Kernel<P> for Add<'_, P::V> {
    type Out = ();
    #[inline(always)]
    fn run(self, p: P) {
        let Digit { entry, sum, difference, minus } = self.digit;
        let (s, d) = (p.fetch(self.table, sum, 0), p.fetch(self.table, difference, 0));
        let (z, t, top) = (p.fetch(self.table, entry, 2), p.fetch(self.table, entry, 3), p.fetch(self.table, entry, 4));
        let minus = *minus;
        let (s4, d4) = (p.select(minus, top[0], top[1]), p.select(minus, top[1], top[0]));
        let entry = Cached {
            sum: Reduced::from_vectors([s[0], s[1], s[2], s[3], s4]),
            difference: Reduced::from_vectors([d[0], d[1], d[2], d[3], d4]),
            z: Reduced::from_vectors([z[0], z[1], z[2], z[3], top[2]]),
            t2d: Reduced::from_vectors([t[0], t[1], t[2], t[3], top[3]]),
        };
        *self.point = self.point.ready(p).add(p, &entry, minus);
    }
}

/// Adds the affine entries of `digit`, and prefetches those of `next`.
struct AddAffine<'a, V> {
    point: &'a mut Completed<V>,
    table: &'a [Quad],
    digit: &'a Digit,
    next: Option<&'a Digit>,
}

impl<P: Parallel> Kernel<P> for AddAffine<'_, P::V> {
    type Out = ();
    #[inline(always)]
    fn run(self, p: P) {
        let Digit { entry, sum, difference, minus } = self.digit;
        let (s, d) = (p.fetch(self.table, sum, 0), p.fetch(self.table, difference, 0));
        let (t, top) = (p.fetch(self.table, entry, 2), p.fetch(self.table, entry, 3));
        let minus = *minus;
        let (s4, d4) = (p.select(minus, top[0], top[1]), p.select(minus, top[1], top[0]));
        let entry = Affine {
            sum: Reduced::from_vectors([s[0], s[1], s[2], s[3], s4]),
            difference: Reduced::from_vectors([d[0], d[1], d[2], d[3], d4]),
            t2d: Reduced::from_vectors([t[0], t[1], t[2], t[3], top[2]]),
        };
        if let Some(next) = self.next {
            for lane in 0..8 {
                let row = next.entry[lane] as usize;
                p.prefetch(&self.table[row]);
                p.prefetch(&self.table[row + 2]);
            }
        }
        *self.point = self.point.ready(p).add_affine(p, &entry, minus);
    }
}

/// The lanes in which the point, or 8 times it, is the neutral element.
struct IsNeutral<'a, V>(&'a Completed<V>);

impl<P: Parallel> Kernel<P> for IsNeutral<'_, P::V> {
    type Out = u8;
    #[inline(always)]
    fn run(self, p: P) -> u8 {
        let q = self.0.projective(p);
        equal(p, &q.x, &Reduced::splat(p, ZERO)) & equal(p, &q.y, &q.z)
    }
}

/// The start.
struct Neutral;

impl<P: Parallel> Kernel<P> for Neutral {
    type Out = Completed<P::V>;
    #[inline(always)]
    fn run(self, p: P) -> Completed<P::V> {
        Completed::neutral(p)
    }
}

/// The digits of the three scalars of eight signatures.
#[derive(Debug, Clone)]
pub(crate) struct Scalars {
    pub(crate) short: [[Digit; NIBBLES]; 2],
    pub(crate) long: [Digit; TWELVES],
    /// How many short digits are needed: those above are 0 in every lane.
    pub(crate) digits: usize,
}

impl Default for Scalars {
    fn default() -> Self {
        Self { short: [[Digit::default(); NIBBLES]; 2], long: [Digit::default(); TWELVES], digits: NIBBLES }
    }
}

/// The lanes in which the sum, or 8 times it when `cofactored`, is the neutral element.
pub(crate) fn sum_is_neutral<P: Parallel>(p: P, tables: &Tables, scalars: &Scalars, cofactored: bool) -> u8 {
    let mut point = p.call(Neutral);
    let base = base::table();
    for i in (0..scalars.digits).rev() {
        if i < scalars.digits - 1 {
            p.call(Double { point: &mut point, n: 4 });
        }
        for digits in &scalars.short {
            p.call(Add { point: &mut point, table: &tables.0, digit: &digits[i] });
        }
        // Twelve bits are three digits of four.
        let k = i / 3;
        if i % 3 == 0 && k < base::DIGITS {
            let [low, high] = [k, k + base::DIGITS].map(|j| &scalars.long[j]);
            let next = k.checked_sub(1).map(|k| &scalars.long[k]);
            p.call(AddAffine { point: &mut point, table: base, digit: low, next });
            let next = k.checked_sub(1).map(|k| &scalars.long[k + base::DIGITS]);
            p.call(AddAffine { point: &mut point, table: base, digit: high, next });
        }
    }
    if cofactored {
        p.call(Double { point: &mut point, n: 3 });
    }
    p.call(IsNeutral(&point))
}
