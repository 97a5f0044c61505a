//! Eight signatures from bytes to verdicts.

use super::base;
use super::decompress::{Encodings, decompress};
use super::digits::{Nibbles, Twelves, offset_long, offset_short, short_count};
use super::halve::{Halves, bits, halve};
use super::multiply::{ROWS, Scalars, Tables, sum_is_neutral};
use super::one;
use super::sha512::{Padded, sha512};
use super::verdict::refusal;
use crate::portable::{self, scalar};
use crate::small_order::words;
use crate::stopwatch::Stopwatch;
use crate::{Rule, Signed, StageTimes, Verdict};
use modmill_arith::lanes::{Bitwise, Paired};
use std::fmt::Debug;

/// Signatures that are verified together.
pub(crate) const LANES: usize = 8;

/// The state of a group of eight, allocated once.
#[derive(Debug)]
pub(crate) struct Group<M> {
    machine: M,
    rule: Rule,
    tables: Tables,
    scalars: Scalars,
    times: StageTimes,
}

/// A group on any machine.
pub(crate) trait InLanes: Debug + Send + Sync {
    /// Verifies one to eight signatures independently; idle lanes repeat the first.
    ///
    /// # Panics
    /// When there are none or more than eight, or not as many verdicts.
    fn verify(&mut self, signed: &[Signed<'_>], verdicts: &mut [Verdict]);
    /// Verifies one signature alone.
    fn verify_one(&mut self, signed: Signed<'_>) -> Verdict;
    /// The time spent in each stage.
    fn times(&self) -> StageTimes;
}

impl<M: Bitwise + Paired + Debug + Send + Sync> InLanes for Group<M> {
    fn verify(&mut self, signed: &[Signed<'_>], verdicts: &mut [Verdict]) {
        self.verify_group(signed, verdicts);
    }
    fn verify_one(&mut self, signed: Signed<'_>) -> Verdict {
        one::verify(self.machine, self.rule, signed, Some(&mut self.times))
    }
    fn times(&self) -> StageTimes {
        self.times
    }
}

impl<M: Bitwise> Group<M> {
    pub(crate) fn new(machine: M, rule: Rule) -> Self {
        base::table();
        Self { machine, rule, tables: Tables::new(), scalars: Scalars::default(), times: StageTimes::default() }
    }

    /// [`InLanes::verify`].
    pub(crate) fn verify_group(&mut self, signed: &[Signed<'_>], verdicts: &mut [Verdict]) {
        assert!((1..=LANES).contains(&signed.len()) && signed.len() == verdicts.len(), "one to eight signatures and as many verdicts");
        let m = self.machine;
        let mut stopwatch = Stopwatch::start();
        let lanes: [Signed<'_>; LANES] = std::array::from_fn(|l| signed[if l < signed.len() { l } else { 0 }]);
        let [r, s] = [0, 1].map(|half| lanes.map(|x| x.halves()[half]));
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

        // Where R is compared as bytes, only its canonical encoding can be equal.
        let mask = |wanted: bool| if wanted { u8::MAX } else { 0 };
        let points = decompress(
            m,
            [&columns(&keys), &columns(&r)],
            [mask(self.rule.wants_canonical_points()), mask(self.rule.wants_canonical_commitment())],
        );
        for (k, point) in points.iter().enumerate() {
            self.tables.fill(m, k, &point.minus_x, &point.y);
        }
        let valid = points.map(|p| p.valid);
        self.times.decompress += stopwatch.split();

        let neutral = sum_is_neutral(m, &self.tables, &self.scalars, self.rule.is_cofactored());
        self.times.multiply += stopwatch.split();

        for (l, verdict) in verdicts.iter_mut().enumerate() {
            let bit = |mask: u8| mask >> l & 1 == 1;
            let are_points = valid.map(bit);
            *verdict = if let Some(verdict) = refusal(self.rule, &lanes[l], are_points) {
                verdict
            } else if halves[l].is_none() {
                portable::verify(self.rule, lanes[l])
            } else if are_points[1] && bit(neutral) {
                Verdict::Accepted
            } else {
                Verdict::EquationFailed
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
            for (k, x) in [u, v].iter().enumerate() {
                for (i, word) in offset_short(x).into_iter().enumerate() {
                    short[k][i][l] = word;
                }
            }
            for (i, word) in offset_long(&scalar::product(&v, &words(s[l]))).into_iter().enumerate() {
                long[i][l] = word;
            }
        }
        self.scalars.digits = short_count(longest);
        for k in 0..2 {
            let minus = if k == 0 { minus } else { 0 };
            let out = &mut self.scalars.short[k];
            m.call(Nibbles::<{ ROWS as u64 }> { words: &short[k], minus, first: &Tables::first(k), out });
        }
        let first = [0, ((base::LARGEST + 1) * base::ROWS) as u64];
        m.call(Twelves::<{ base::ROWS as u64 }> { words: &long, first, out: &mut self.scalars.long });
    }
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
