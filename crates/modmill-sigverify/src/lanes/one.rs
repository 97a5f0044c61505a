//! One signature alone on the vector unit: the four coordinates of a point in four lanes, and two points side by side.
//!
//! The sum \[vS\]B - \[u\]A - \[v\]R of [`super::halve`] is taken as two, with vS = s + 2^132 t:
//!
//! ```text
//! lanes 0 to 3   \[s\]B       - \[u\]A
//! lanes 4 to 7   \[t\] 2^132 B - \[v\]R        and both together are neutral if the first is the second's opposite
//! ```
//! so that two points are doubled and added to at once. Digits and tables are those of eight signatures ([`super::multiply`]), in some 130 doublings
//! and 44 additions.

use super::base;
use super::decompress::decompress;
use super::digits::{LONG_DIGITS, NIBBLES, long_digits, short_count, short_digits};
use super::halve::{Halves, bits, halve};
use super::verdict::refusal;
use crate::portable::{self, scalar};
use crate::small_order::words;
use crate::stopwatch::Stopwatch;
use crate::{Rule, Signed, StageTimes, Verdict};
use modmill_arith::curve::paired::{Completed, Niels};
use modmill_arith::field::LaneField;
use modmill_arith::field::f25519::{Element, F25519 as F, LIMBS};

use modmill_arith::lanes::{Bitwise, Independent, Kernel, LANES, Paired, Row};
use sha2::{Digest, Sha512};

/// Verifies one signature and adds to `times`, if given, what each stage took.
pub(crate) fn verify<M: Bitwise + Paired>(m: M, rule: Rule, signed: Signed<'_>, times: Option<&mut StageTimes>) -> Verdict {
    let mut stopwatch = Stopwatch::start_if(times.is_some());
    let mut unused = StageTimes::default();
    let times = times.unwrap_or(&mut unused);
    let [r, s] = signed.halves();
    if !scalar::is_canonical(s) {
        return Verdict::ScalarNotReduced;
    }
    let hash = Sha512::new().chain_update(r).chain_update(signed.key).chain_update(signed.message).finalize();
    let h = scalar::reduce_wide(&hash.into());
    let [Some(halves)] = halve(m, &[h]) else { return portable::verify_timed(rule, signed, Some(times)) };
    let digits = Digits::new(&halves, s);
    times.hash += stopwatch.split();

    let (points, [key, commitment]) = opposites(m, rule, [signed.key, r]);
    times.decompress += stopwatch.split();
    if let Some(verdict) = refusal(rule, &signed, [key, commitment]) {
        return verdict;
    }
    let sums = m.call(Sums { points: &points, digits: &digits, base: base::table(), doublings: if rule.is_cofactored() { 3 } else { 0 } });
    times.multiply += stopwatch.split();
    let holds = commitment && are_opposite(&sums);
    times.compare += stopwatch.split();
    if holds { Verdict::Accepted } else { Verdict::EquationFailed }
}

/// The opposites of the points that the key and the commitment encode, x and y of each, and whether there is such a point.
fn opposites<M: Independent>(m: M, rule: Rule, encodings: [&[u8; 32]; 2]) -> ([[[u64; LIMBS]; 2]; 2], [bool; 2]) {
    let [key, commitment] = encodings.map(words);
    let columns = std::array::from_fn(|i| {
        let mut lanes = [0; LANES];
        [lanes[0], lanes[1]] = [key[i], commitment[i]];
        lanes
    });
    // Where R is compared as bytes, only its canonical encoding can be equal.
    let canonical = u8::from(rule.wants_canonical_points()) | u8::from(rule.wants_canonical_commitment()) << 1;
    let [found] = decompress(m, [&columns], [canonical]);
    let (x, y) = (F::scatter(m, &found.minus_x), F::scatter(m, &found.y));
    ([0, 1].map(|l| [x[l], y[l]]), [0, 1].map(|l| found.valid >> l & 1 == 1))
}

/// The digits of u and v, and those of vS for either table of the base point.
struct Digits {
    short: [[i16; NIBBLES]; 2],
    long: [i16; LONG_DIGITS],
    /// The number of short digits that are needed: those above are 0.
    count: usize,
}

impl Digits {
    fn new(halves: &Halves, s: &[u8; 32]) -> Self {
        let mut short = [short_digits(&halves.u), short_digits(&halves.v)];
        if halves.u_negative {
            short[0] = short[0].map(|d| -d);
        }
        let long = long_digits(&scalar::product(&halves.v, &words(s)));
        Self { short, long, count: short_count(bits(&halves.u).max(bits(&halves.v))) }
    }

    /// The lanes' digits at place i of 35: absolute values, and the negative ones' bits.
    #[inline(always)]
    fn short(&self, i: usize) -> ([usize; 2], u8) {
        signed([self.short[0][i], self.short[1][i]])
    }

    /// The lanes' long digits at place k of 11: absolute values, and the negative ones' bits.
    #[inline(always)]
    fn long(&self, k: usize) -> ([usize; 2], u8) {
        signed([self.long[k], self.long[k + base::DIGITS]])
    }
}

#[inline(always)]
fn signed(digits: [i16; 2]) -> ([usize; 2], u8) {
    (digits.map(|d| d.unsigned_abs().into()), u8::from(digits[0] < 0) | u8::from(digits[1] < 0) << 1)
}

/// Multiples 0 to 8 of two points: vector i of entry k.
type Table = [[[u64; LANES]; LIMBS]; 9];

/// X, Y, Z of the two sums, doubled so many times more.
struct Sums<'a> {
    points: &'a [[[u64; LIMBS]; 2]; 2],
    digits: &'a Digits,
    base: &'a [Row<4>],
    doublings: usize,
}

impl<M: Paired> Kernel<M> for Sums<'_> {
    type Out = [[[u64; LIMBS]; 3]; 2];
    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        for digit in 0..base::DIGITS {
            let (sizes, _) = self.digits.long(digit);
            for half in 0..2 {
                let entry = base_entry(self.base, half, sizes[half]);
                m.prefetch(&entry[0]);
                m.prefetch(&entry[2]);
            }
        }
        let table = multiples(m, self.points);
        let mut sum = Completed::neutral(m);
        for i in (0..self.digits.count).rev() {
            if i < self.digits.count - 1 {
                for _ in 0..4 {
                    sum = sum.double(m);
                }
            }
            let (sizes, minus) = self.digits.short(i);
            sum = sum.extended(m).add(m, &chosen(m, &table, sizes).signed(m, minus), minus);
            // Twelve bits are three digits of four.
            if i % 3 == 0 && i / 3 < base::DIGITS {
                let (sizes, minus) = self.digits.long(i / 3);
                sum = sum.extended(m).add(m, &base_multiple(m, self.base, sizes, minus), minus);
            }
        }
        for _ in 0..self.doublings {
            sum = sum.double(m);
        }
        sum.coordinates(m)
    }
}

#[inline(always)]
fn multiples<M: Paired>(m: M, points: &[[[u64; LIMBS]; 2]; 2]) -> Table {
    let mut table = [[[0; LANES]; LIMBS]; 9];
    let neutral = Completed::neutral(m).extended(m).niels(m).vectors();
    let mut next = Completed::from_affine(m, points).extended(m);
    let step = next.niels(m);
    for i in 0..LIMBS {
        table[0][i] = m.store(neutral[i]);
        table[1][i] = m.store(step.vectors()[i]);
    }
    for k in 2..9 {
        next = next.add(m, &step, 0).extended(m);
        let entry = next.niels(m).vectors();
        for i in 0..LIMBS {
            table[k][i] = m.store(entry[i]);
        }
    }
    table
}

/// Entry `sizes[0]` of the first point beside entry `sizes[1]` of the second.
#[inline(always)]
fn chosen<M: Paired>(m: M, table: &Table, sizes: [usize; 2]) -> Niels<M::V> {
    let (first, second) = (&table[sizes[0]], &table[sizes[1]]);
    let mut out = [m.zero(); LIMBS];
    for i in 0..LIMBS {
        let (low, high) = (first[i].first_chunk::<4>(), second[i].last_chunk::<4>());
        out[i] = m.join(low.expect("eight lanes"), high.expect("eight lanes"));
    }
    Niels::from_vectors(out)
}

#[inline(always)]
fn base_entry(base: &[Row<4>], half: usize, size: usize) -> &[Row<4>; base::ROWS] {
    let at = (half * (base::LARGEST + 1) + size) * base::ROWS;
    base[at..].first_chunk().expect("digits lead to whole entries")
}

/// Multiples of B and of 2^132 B from their table, whose rows become lanes; a subtraction reads the first two exchanged.
#[inline(always)]
fn base_multiple<M: Paired>(m: M, base: &[Row<4>], sizes: [usize; 2], minus: u8) -> Niels<M::V> {
    const TWO: [u64; 4] = [2, 0, 0, 0];
    let mut rows = [&TWO; LANES];
    let mut top = [[0; 4]; 2];
    for half in 0..2 {
        let entry = base_entry(base, half, sizes[half]);
        let [sum, difference, t2d, tops] = entry.each_ref().map(|row| &row.0);
        let exchanged = usize::from(minus >> half & 1);
        let first = 4 * half;
        rows[first + exchanged] = difference;
        rows[first + 1 - exchanged] = sum;
        rows[first + 2] = t2d;
        top[half][exchanged] = tops[1];
        top[half][1 - exchanged] = tops[0];
        top[half][2] = tops[2];
    }
    let low: [M::V; 4] = m.gather(rows);
    Niels::from_vectors([low[0], low[1], low[2], low[3], m.join(&top[0], &top[1])])
}

/// True if the two points, X, Y, Z of each, are each other's opposites.
fn are_opposite(sums: &[[[u64; LIMBS]; 3]; 2]) -> bool {
    let [[x0, y0, z0], [x1, y1, z1]] = sums.map(|q| q.map(Element::from_limbs));
    x0.mul(&z1).add(&x1.mul(&z0)).is_zero() && y0.mul(&z1) == y1.mul(&z0)
}
