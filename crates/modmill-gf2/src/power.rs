//! Powers: sliding windows over the exponent, the same for all elements, and repeated squares.

use crate::control::{Pool, Task};
use crate::field::with_scratch;
use crate::plain::{PlainMultiplier, Scratch, sized};
use crate::{Field, Gf2Error, Natural, Phase, ProgressHandler};
use modmill_runtime::mapping::zeros;

/// An exponent as windows of odd digits.
#[derive(Debug, PartialEq, Eq)]
struct Recoding {
    /// The power starts as table[first], table[i] = a^(2 i + 1).
    first: usize,
    /// So many squarings, then the product with table[i].
    steps: Vec<(u64, Option<usize>)>,
    /// Entries of the table.
    table: usize,
}

/// Widest window: 64 odd powers.
const MAX_WINDOW: u64 = 7;

impl Recoding {
    /// a^exponent, exponent not 0.
    fn power(exponent: &Natural) -> Self {
        let bits = exponent.bits();
        // 2^(w - 1) products for the table and one for every w + 1 bits.
        let window = (1..=MAX_WINDOW).min_by_key(|w| (1u64 << (w - 1)) + bits / (w + 1)).unwrap_or(1);
        let mut recoding = Self { first: 0, steps: Vec::new(), table: 1 };
        let (mut i, mut squarings, mut started) = (bits, 0, false);
        while i > 0 {
            if !exponent.bit(i - 1) {
                squarings += 1;
                i -= 1;
                continue;
            }
            let mut low = i.saturating_sub(window);
            while !exponent.bit(low) {
                low += 1;
            }
            let digit = (low..i).rev().fold(0, |d, k| 2 * d + usize::from(exponent.bit(k))) >> 1;
            recoding.table = recoding.table.max(digit + 1);
            if started {
                recoding.steps.push((squarings + i - low, Some(digit)));
            } else {
                (recoding.first, started) = (digit, true);
            }
            squarings = 0;
            i = low;
        }
        if squarings > 0 {
            recoding.steps.push((squarings, None));
        }
        recoding
    }

    /// a^(2^times).
    fn squares(times: u64) -> Self {
        Self { first: 0, steps: vec![(times, None)], table: 1 }
    }

    /// Products and squarings of one element.
    fn units(&self) -> u64 {
        let table = if self.table > 1 { self.table as u64 } else { 0 };
        table + self.steps.iter().map(|(squarings, digit)| squarings + u64::from(digit.is_some())).sum::<u64>()
    }
}

/// Bytes of the table of odd powers of a piece, beyond which pieces get smaller.
const TABLE_BYTES: usize = 1 << 20;

/// Units of work, words of all elements times steps, from which a control is worth its thread.
const WORTH_WATCHING: u64 = 1 << 22;

impl Field {
    /// a^exponent, element by element; 0^0 = 1.
    ///
    /// # Errors
    /// [`Gf2Error::ArrayShape`], [`Gf2Error::ElementTooLarge`].
    pub fn pow(&self, a: &[u64], exponent: &Natural) -> Result<Vec<u64>, Gf2Error> {
        self.pow_watched(a, exponent, None)
    }

    /// a^exponent, element by element, with a control; 0^0 = 1.
    ///
    /// # Errors
    /// As [`Field::pow`]; [`Gf2Error::Interrupted`].
    pub fn pow_with(&self, a: &[u64], exponent: &Natural, control: &mut dyn ProgressHandler) -> Result<Vec<u64>, Gf2Error> {
        self.pow_watched(a, exponent, Some(control))
    }

    /// a^-exponent, element by element, with a control: the powers of the inverses.
    ///
    /// # Errors
    /// As [`Field::pow_with`]; [`Gf2Error::NotInvertible`], also for the exponent 0.
    pub fn negative_pow_with(&self, a: &[u64], exponent: &Natural, control: &mut dyn ProgressHandler) -> Result<Vec<u64>, Gf2Error> {
        let inverse = self.inv_with(a, control)?;
        self.pow_with(&inverse, exponent, control)
    }

    fn pow_watched(&self, a: &[u64], exponent: &Natural, control: Option<&mut dyn ProgressHandler>) -> Result<Vec<u64>, Gf2Error> {
        let n = self.count("a", a)?;
        if exponent.bits() == 0 {
            self.check("a", a)?;
            return Ok(self.one().repeat(n));
        }
        let recoding = match self.order() {
            // a^(2^m) = a in a field. 0 must stay 0, so the exponent must not become 0.
            Some(order) if exponent > &order => match exponent % &order {
                rest if rest.bits() == 0 => Recoding::power(&order),
                rest => Recoding::power(&rest),
            },
            _ => Recoding::power(exponent),
        };
        self.run(a, &recoding, control)
    }

    /// 2^m - 1 for a field.
    fn order(&self) -> Option<Natural> {
        (!self.ring).then(|| (Natural::from(1u8) << self.degree()) - 1u8)
    }

    /// a^(2^times), element by element: `times` squarings.
    ///
    /// # Errors
    /// As [`Field::pow`].
    pub fn square_n(&self, a: &[u64], times: u64) -> Result<Vec<u64>, Gf2Error> {
        let times = if self.ring { times } else { times % self.degree() as u64 };
        self.run(a, &Recoding::squares(times), None)
    }

    fn run(&self, a: &[u64], recoding: &Recoding, control: Option<&mut dyn ProgressHandler>) -> Result<Vec<u64>, Gf2Error> {
        let n = self.count("a", a)?;
        let total = recoding.units() * n as u64;
        let done = match control {
            Some(control) if total * self.words() as u64 >= WORTH_WATCHING => {
                Pool::new(1, Phase::Power, total, control).run_one(|task| self.run_pieces(a, recoding, task))
            }
            _ => self.run_pieces(a, recoding, &Task::unwatched(Phase::Power, total)),
        };
        self.first_too_large(done, &[("a", a)])
    }

    fn run_pieces(&self, a: &[u64], recoding: &Recoding, task: &Task) -> Result<Vec<u64>, Gf2Error> {
        let s = self.words();
        let multiplier = self.plain_multiplier(a.len() / s);
        let mut out = zeros(a.len());
        let fitting = TABLE_BYTES / (8 * s * recoding.table) / multiplier.group() * multiplier.group();
        let piece = fitting.clamp(multiplier.group(), multiplier.piece());
        self.pieces(&mut out, s, piece, |first, out| {
            let a = &a[first * s..first * s + out.len()];
            self.reduced("a", a, first)?;
            with_scratch(|scratch| power(multiplier, out, a, recoding, s, scratch, task))
        })?;
        Ok(out)
    }
}

/// out = a^e of a piece, e as recoded. All powers are in Montgomery form.
fn power(
    multiplier: &PlainMultiplier,
    out: &mut [u64],
    a: &[u64],
    recoding: &Recoding,
    s: usize,
    scratch: &mut Scratch,
    task: &Task,
) -> Result<(), Gf2Error> {
    let (n, size) = ((a.len() / s) as u64, a.len());
    let table = sized(&mut scratch.powers, size * recoding.table);
    let spare = sized(&mut scratch.product, size);
    let workspace = &mut scratch.workspace;
    multiplier.to_montgomery(&mut table[..size], a, workspace);
    if recoding.table > 1 {
        multiplier.raw_square(spare, &table[..size], workspace);
        for i in 1..recoding.table {
            let (known, next) = table.split_at_mut(i * size);
            multiplier.raw(&mut next[..size], &known[(i - 1) * size..], spare, workspace);
            task.step(n)?;
        }
    }
    // Results go back and forth between two pieces of memory.
    let (mut power, mut other) = (&mut *out, spare);
    power.copy_from_slice(&table[recoding.first * size..(recoding.first + 1) * size]);
    let mut in_out = true;
    for &(squarings, digit) in &recoding.steps {
        for _ in 0..squarings {
            multiplier.raw_square(other, power, workspace);
            std::mem::swap(&mut power, &mut other);
            in_out = !in_out;
            task.step(n)?;
        }
        if let Some(digit) = digit {
            multiplier.raw(other, power, &table[digit * size..(digit + 1) * size], workspace);
            std::mem::swap(&mut power, &mut other);
            in_out = !in_out;
            task.step(n)?;
        }
    }
    multiplier.out_of_montgomery(other, power, workspace);
    if in_out {
        // The plain result is in the spare memory.
        power.copy_from_slice(other);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The exponent that a recoding stands for.
    fn exponent(recoding: &Recoding) -> Natural {
        let odd = |i: usize| Natural::from(2 * i + 1);
        recoding.steps.iter().fold(odd(recoding.first), |e, (squarings, digit)| (e << *squarings) + digit.map_or(Natural::ZERO, odd))
    }

    proptest! {
        #[test]
        fn recodings_compute_their_exponent(digits in prop::collection::vec(any::<u32>(), 1..20)) {
            let e = Natural::from_u32_digits(digits);
            prop_assume!(e.bits() > 0);
            prop_assert_eq!(exponent(&Recoding::power(&e)), e);
        }
    }

    #[test]
    fn recodings_of_small_exponents_are_short() {
        for e in 1u32..200 {
            let recoding = Recoding::power(&Natural::from(e));
            assert_eq!(exponent(&recoding), Natural::from(e));
            assert!(recoding.units() <= 2 * u64::from(e.ilog2()) + 1, "{e}: {recoding:?}");
        }
        assert_eq!(Recoding::power(&Natural::from(1u8)).units(), 0);
        assert_eq!(Recoding::power(&(Natural::from(1u8) << 77)), Recoding::squares(77));
    }
}
