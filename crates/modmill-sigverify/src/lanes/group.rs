//! Eight signatures from bytes to verdicts.

use super::base;
use super::decompress::{Encodings, decompress};
use super::digits::{NIBBLE_OFFSET, NIBBLE_OFFSET_TOP, NIBBLES, Nibbles, TWELVE_OFFSET, Twelves};
use super::halve::{Halves, bits, halve};
use super::multiply::{ROWS, Scalars, Tables, sum_is_neutral};
use super::sha512::{Padded, sha512};
use crate::portable::{self, scalar};
use crate::small_order::{is_small_order_encoding, words};
use crate::stopwatch::Stopwatch;
use crate::{Rule, Signed, StageTimes, Verdict};
use modmill_arith::lanes::Bitwise;

/// Signatures that are verified together.
pub(crate) const LANES: usize = 8;

/// What a group of eight needs, allocated once.
#[derive(Debug)]
pub(crate) struct Group<M> {
    machine: M,
    rule: Rule,
    tables: Tables,
    scalars: Scalars,
    times: StageTimes,
}

impl<M: Bitwise> Group<M> {
    pub(crate) fn new(machine: M, rule: Rule) -> Self {
        base::table();
        Self { machine, rule, tables: Tables::new(), scalars: Scalars::default(), times: StageTimes::default() }
    }

    pub(crate) fn times(&self) -> StageTimes {
        self.times
    }

    /// Verifies one to eight signatures independently; idle lanes repeat the first.
    ///
    /// # Panics
    /// When there are none or more than eight, or not as many verdicts.
    pub(crate) fn verify(&mut self, signed: &[Signed<'_>], verdicts: &mut [Verdict]) {
        assert!((1..=LANES).contains(&signed.len()) && signed.len() == verdicts.len(), "one to eight signatures and as many verdicts");
        let m = self.machine;
        let mut stopwatch = Stopwatch::start();
        let lanes: [Signed<'_>; LANES] = std::array::from_fn(|l| signed[if l < signed.len() { l } else { 0 }]);
        let [r, s] = [0, 1].map(|half| lanes.map(|x| &x.signature.as_chunks::<32>().0[half]));
        let keys = lanes.map(|x| x.key);
        let digests = sha512(m, &std::array::from_fn(|l| Padded::new(r[l], keys[l], lanes[l].message)));
        let h: [[u64; 4]; LANES] = std::array::from_fn(|l| {
            let mut bytes = [0; 64];
            for i in 0..8 {
                bytes[8 * i..8 * i + 8].copy_from_slice(&digests[i][l].to_be_bytes());
            }
            scalar::reduce_wide(&bytes)
        });
        let halves = halve(m, &h);
        self.recode(&halves, &s);
        self.times.hash += stopwatch.split();

        let canonical = self.rule.wants_canonical_points();
        // Where R is compared as bytes, only its canonical encoding can be equal.
        let points = decompress(m, [&columns(&keys), &columns(&r)], [canonical, canonical || !self.rule.is_cofactored()]);
        for k in 0..2 {
            self.tables.fill(m, k, &points.minus_x[k], &points.y[k]);
        }
        self.times.decompress += stopwatch.split();

        let neutral = sum_is_neutral(m, &self.tables, &self.scalars, self.rule.is_cofactored());
        self.times.multiply += stopwatch.split();

        for (l, verdict) in verdicts.iter_mut().enumerate() {
            let bit = |mask: u8| mask >> l & 1 == 1;
            *verdict = if !scalar::is_canonical(s[l]) {
                Verdict::ScalarNotReduced
            } else if !bit(points.valid[0]) {
                Verdict::KeyEncoding
            } else if self.rule.is_cofactored() && !bit(points.valid[1]) {
                Verdict::CommitmentEncoding
            } else if self.rule.refuses_small_order() && is_small_order_encoding(keys[l]) {
                Verdict::KeySmallOrder
            } else if self.rule.refuses_small_order() && is_small_order_encoding(r[l]) {
                Verdict::CommitmentSmallOrder
            } else if halves[l].is_none() {
                portable::verify(self.rule, lanes[l])
            } else if bit(points.valid[1]) && bit(neutral) {
                Verdict::Accepted
            } else {
                Verdict::Equation
            };
        }
        self.times.compare += stopwatch.split();
    }

    /// The digits of u, v and vS of each lane; of 0 where there are no halves.
    fn recode(&mut self, halves: &[Option<Halves>; LANES], s: &[&[u8; 32]; LANES]) {
        let m = self.machine;
        let mut short = [[[0; LANES]; 3]; 2];
        let mut long = [[0; LANES]; 4];
        let mut minus = 0;
        let mut longest = 0;
        for l in 0..LANES {
            let Halves { u, v, u_negative } = halves[l].unwrap_or_default();
            minus |= u8::from(u_negative) << l;
            longest = longest.max(bits(&u)).max(bits(&v));
            for (k, x) in [u, v].into_iter().enumerate() {
                let (low, carry) = (u128::from(x[0]) | u128::from(x[1]) << 64).overflowing_add(NIBBLE_OFFSET);
                for (i, word) in [low as u64, (low >> 64) as u64, x[2] + u64::from(carry) + NIBBLE_OFFSET_TOP].into_iter().enumerate() {
                    short[k][i][l] = word;
                }
            }
            let vs = add(&scalar::product(&v, &words(s[l])), &TWELVE_OFFSET);
            for i in 0..4 {
                long[i][l] = vs[i];
            }
        }
        // n digits from -8 to 7 reach 7 (16^n - 1) / 15, so 2^(4n - 2) for certain.
        self.scalars.digits = ((longest as usize + 5) / 4).clamp(3 * base::DIGITS - 2, NIBBLES);
        for k in 0..2 {
            let minus = if k == 0 { minus } else { 0 };
            let out = &mut self.scalars.short[k];
            m.call(Nibbles::<{ ROWS as u64 }> { words: &short[k], minus, first: &Tables::first(k), out });
        }
        let first = [0, ((base::LARGEST + 1) * base::ROWS) as u64];
        m.call(Twelves::<{ base::ROWS as u64 }> { words: &long, first, out: &mut self.scalars.long });
    }
}

/// a + b, which is below 2^256.
fn add(a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
    let mut carry = false;
    std::array::from_fn(|i| {
        let (sum, c1) = a[i].overflowing_add(b[i]);
        let (sum, c2) = sum.overflowing_add(u64::from(carry));
        carry = c1 | c2;
        sum
    })
}

/// Word i of encoding l becomes lane l of word i.
fn columns(encodings: &[&[u8; 32]; LANES]) -> Encodings {
    let mut out = [[0; LANES]; 4];
    for (l, bytes) in encodings.iter().enumerate() {
        for (i, word) in words(bytes).into_iter().enumerate() {
            out[i][l] = word;
        }
    }
    out
}
