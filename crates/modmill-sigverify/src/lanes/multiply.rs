//! \[s\]B + \[u\]P + \[v\]Q for eight signatures, with u and v of half the length of s.
//!
//! # Layout
//! One loop over some 128 bits, from the highest down. P and Q have tables of their multiples 0 to 8 for each lane, B and 2^132 B have tables
//! of multiples 0 to 2048 for all lanes, so that s, in two halves, needs no extra doublings.
//!
//! ```text
//! bits   127 ...            12 11      8 7      4 3      0
//! P, Q   | digit 31 | ...     | digit 2 | digit 1 | digit 0 |      33 additions each, more for longer scalars
//! B      | digit 10 ...       |           digit 0           |      11 additions from either table
//! ```
//! Each lane gathers its own entry: four words of eight rows become four vectors (12 instructions). A subtraction gathers y - x for y + x.

use super::base;
use super::digits::{Digit, LONG_DIGITS, NIBBLES};
use modmill_arith::curve::edwards::{Completed, Extended, Niels};
use modmill_arith::field::f25519::lanes::Reduced;
use modmill_arith::field::f25519::{D2, F25519 as F};
use modmill_arith::field::{Field, LaneField};
use modmill_arith::lanes::{Independent, Kernel, Row};

/// Entries of a lane's table: multiples 0 to 8.
const ENTRIES: usize = 9;
/// Rows of such an entry: limbs 0 to 3 of y + x, y - x, z, 2dt; then the four top limbs.
pub(crate) const ROWS: usize = 5;
/// Rows of one point's tables in all lanes.
const TABLE: usize = 8 * ENTRIES * ROWS;

/// The tables of two points in eight lanes: 23 KB.
#[derive(Debug)]
pub(crate) struct Tables(Vec<Row<4>>);

impl Tables {
    pub(crate) fn new() -> Self {
        Self(vec![Row::default(); 2 * TABLE])
    }

    /// The row at which the table of `point` (0 or 1) begins in each lane.
    pub(crate) fn first(point: usize) -> [u64; 8] {
        std::array::from_fn(|lane| (point * TABLE + lane * ENTRIES * ROWS) as u64)
    }

    /// Fills the table of `point` from affine coordinates.
    pub(crate) fn fill<M: Independent>(&mut self, m: M, point: usize, x: &Reduced<M::V>, y: &Reduced<M::V>) {
        m.call(Fill { table: &mut self.0, first: &Self::first(point), x, y });
    }
}

/// Multiple after multiple, each an addition of the point itself.
struct Fill<'a, V> {
    table: &'a mut [Row<4>],
    first: &'a [u64; 8],
    x: &'a Reduced<V>,
    y: &'a Reduced<V>,
}

impl<M: Independent> Kernel<M> for Fill<'_, M::V> {
    type Out = ();
    #[inline(always)]
    fn run(self, m: M) {
        let d2 = F::splat(m, &D2.limbs());
        let mut next = Extended::<F, M>::from_affine(m, self.x, self.y);
        let step = next.affine_niels(m, &d2);
        let neutral = Extended::neutral(m);
        store(m, self.table, self.first, 0, &neutral, &neutral.t);
        for entry in 1..ENTRIES {
            let t2d = F::mul(m, &next.t, &d2);
            store(m, self.table, self.first, entry, &next, &t2d);
            next = next.add(m, &step, 0).extended(m);
        }
    }
}

#[inline(always)]
fn store<M: Independent>(m: M, table: &mut [Row<4>], first: &[u64; 8], entry: usize, q: &Extended<F, M>, t2d: &Reduced<M::V>) {
    let e = [q.sum.vectors(), q.difference.vectors(), q.z.vectors(), t2d.vectors()];
    let mut rows = *first;
    for row in &mut rows {
        *row += (entry * ROWS) as u64;
    }
    for v in &e {
        m.scatter(table, &rows, [v[0], v[1], v[2], v[3]]);
        for row in &mut rows {
            *row += 1;
        }
    }
    m.scatter(table, &rows, [e[0][4], e[1][4], e[2][4], e[3][4]]);
}

/// 2^n times the point, n > 0.
struct Double<'a, M: Independent> {
    point: &'a mut Completed<F, M>,
    n: usize,
}

impl<M: Independent> Kernel<M> for Double<'_, M> {
    type Out = ();
    #[inline(always)]
    fn run(self, m: M) {
        let mut c = *self.point;
        for _ in 0..self.n {
            c = c.projective(m).double(m);
        }
        *self.point = c;
    }
}

/// The entries of a digit in a table: `N` rows each, the first two being y + x and y - x, the last two 2dt and the top limbs.
struct Entries<'a, M: Independent, const N: usize> {
    lanes: [&'a [Row<4>; N]; 8],
    minus: u8,
    /// The top limbs of y + x, y - x, z if there is one, 2dt.
    top: [M::V; 4],
}

impl<'a, M: Independent, const N: usize> Entries<'a, M, N> {
    #[inline(always)]
    fn new(m: M, table: &'a [Row<4>], digit: &Digit) -> Self {
        let mut lanes = [table.first_chunk::<N>().expect("a table holds an entry"); 8];
        for l in 0..8 {
            lanes[l] = table[digit.entry[l] as usize..].first_chunk::<N>().expect("digits lead to whole entries");
        }
        let top = gather(m, &lanes, N - 1);
        Self { lanes, minus: digit.minus, top }
    }

    /// Row `a`, `b` in the lanes of `minus`; both are 0 or 1.
    #[inline(always)]
    fn either(&self, m: M, a: usize) -> [M::V; 4] {
        let mut rows = [&self.lanes[0][0].0; 8];
        for l in 0..8 {
            rows[l] = &self.lanes[l][(usize::from(self.minus >> l) ^ a) & 1].0;
        }
        m.gather(rows)
    }
}

#[inline(always)]
fn gather<M: Independent, const N: usize>(m: M, lanes: &[&[Row<4>; N]; 8], row: usize) -> [M::V; 4] {
    let mut rows = [&lanes[0][0].0; 8];
    for l in 0..8 {
        rows[l] = &lanes[l][row].0;
    }
    m.gather(rows)
}

impl<M: Independent, const N: usize> Niels<F, M> for Entries<'_, M, N> {
    #[inline(always)]
    fn sum(&self, m: M) -> Reduced<M::V> {
        let v = self.either(m, 0);
        Reduced::from_vectors([v[0], v[1], v[2], v[3], m.select(self.minus, self.top[0], self.top[1])])
    }
    #[inline(always)]
    fn difference(&self, m: M) -> Reduced<M::V> {
        let v = self.either(m, 1);
        Reduced::from_vectors([v[0], v[1], v[2], v[3], m.select(self.minus, self.top[1], self.top[0])])
    }
    #[inline(always)]
    fn z(&self, m: M) -> Option<Reduced<M::V>> {
        if N == base::ROWS {
            return None;
        }
        let v = gather(m, &self.lanes, 2);
        Some(Reduced::from_vectors([v[0], v[1], v[2], v[3], self.top[2]]))
    }
    #[inline(always)]
    fn t2d(&self, m: M) -> Reduced<M::V> {
        let v = gather(m, &self.lanes, N - 2);
        Reduced::from_vectors([v[0], v[1], v[2], v[3], self.top[N - 2]])
    }
}

/// Adds the entries of `digit`, and prefetches those of `next`.
struct Add<'a, M: Independent, const N: usize> {
    point: &'a mut Completed<F, M>,
    table: &'a [Row<4>],
    digit: &'a Digit,
    next: Option<&'a Digit>,
}

impl<M: Independent, const N: usize> Kernel<M> for Add<'_, M, N> {
    type Out = ();
    #[inline(always)]
    fn run(self, m: M) {
        if let Some(next) = self.next {
            for lane in 0..8 {
                for line in self.table[next.entry[lane] as usize..].chunks(2).take(N / 2) {
                    m.prefetch(&line[0]);
                }
            }
        }
        let left = self.point.extended(m);
        *self.point = left.add(m, &Entries::<M, N>::new(m, self.table, self.digit), self.digit.minus);
    }
}

/// The lanes in which the point, or 8 times it, is the neutral element.
struct IsNeutral<'a, M: Independent>(&'a Completed<F, M>);

impl<M: Independent> Kernel<M> for IsNeutral<'_, M> {
    type Out = u8;
    #[inline(always)]
    fn run(self, m: M) -> u8 {
        let q = self.0.projective(m);
        F::equal(m, &q.x, &F::splat(m, &F::ZERO)) & F::equal(m, &q.y, &q.z)
    }
}

/// The start.
struct Neutral;

impl<M: Independent> Kernel<M> for Neutral {
    type Out = Completed<F, M>;
    #[inline(always)]
    fn run(self, m: M) -> Completed<F, M> {
        Completed::neutral(m)
    }
}

/// The digits of the three scalars of eight signatures.
#[derive(Debug, Clone)]
pub(crate) struct Scalars {
    pub(crate) short: [[Digit; NIBBLES]; 2],
    pub(crate) long: [Digit; LONG_DIGITS],
    /// The number of short digits that are needed: those above are 0 in every lane.
    pub(crate) digits: usize,
}

impl Default for Scalars {
    fn default() -> Self {
        Self { short: [[Digit::default(); NIBBLES]; 2], long: [Digit::default(); LONG_DIGITS], digits: NIBBLES }
    }
}

/// The lanes in which the sum, or 8 times it when `cofactored`, is the neutral element.
pub(crate) fn sum_is_neutral<M: Independent>(m: M, tables: &Tables, scalars: &Scalars, cofactored: bool) -> u8 {
    let mut point = m.call(Neutral);
    let base = base::table();
    for i in (0..scalars.digits).rev() {
        if i < scalars.digits - 1 {
            m.call(Double { point: &mut point, n: 4 });
        }
        for digits in &scalars.short {
            m.call(Add::<_, ROWS> { point: &mut point, table: &tables.0, digit: &digits[i], next: None });
        }
        // Twelve bits are three digits of four.
        let k = i / 3;
        if i % 3 == 0 && k < base::DIGITS {
            let [low, high] = [k, k + base::DIGITS].map(|j| &scalars.long[j]);
            let next = k.checked_sub(1).map(|k| &scalars.long[k]);
            m.call(Add::<_, { base::ROWS }> { point: &mut point, table: base, digit: low, next });
            let next = k.checked_sub(1).map(|k| &scalars.long[k + base::DIGITS]);
            m.call(Add::<_, { base::ROWS }> { point: &mut point, table: base, digit: high, next });
        }
    }
    if cofactored {
        m.call(Double { point: &mut point, n: 3 });
    }
    m.call(IsNeutral(&point))
}
