//! Powers: sliding windows over the exponent, the same for all elements, and repeated squares.

use crate::control::{Pool, Task};
use crate::core::{Core, Room, sized};
use crate::field::with_room;
use crate::{BigUint, Control, Field, Gf2Error, Phase};

/// The order in which a power is computed.
#[derive(Debug, PartialEq, Eq)]
struct Plan {
    /// The power starts as table[first], table[i] = a^(2 i + 1).
    first: usize,
    /// So many squarings, then the product with table[i].
    steps: Vec<(u64, Option<usize>)>,
    /// Entries of the table.
    table: usize,
}

/// Widest window: 64 odd powers.
const MAX_WINDOW: u64 = 7;

impl Plan {
    /// a^exponent, exponent not 0.
    fn power(exponent: &BigUint) -> Self {
        let bits = exponent.bits();
        // 2^(w - 1) products for the table and one for every w + 1 bits.
        let window = (1..=MAX_WINDOW).min_by_key(|w| (1u64 << (w - 1)) + bits / (w + 1)).unwrap_or(1);
        let mut plan = Self { first: 0, steps: Vec::new(), table: 1 };
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
            plan.table = plan.table.max(digit + 1);
            if started {
                plan.steps.push((squarings + i - low, Some(digit)));
            } else {
                (plan.first, started) = (digit, true);
            }
            squarings = 0;
            i = low;
        }
        if squarings > 0 {
            plan.steps.push((squarings, None));
        }
        plan
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
    pub fn pow(&self, a: &[u64], exponent: &BigUint) -> Result<Vec<u64>, Gf2Error> {
        self.pow_watched(a, exponent, None)
    }

    /// The same with a control.
    ///
    /// # Errors
    /// As [`Field::pow`]; [`Gf2Error::Interrupted`].
    pub fn pow_with(&self, a: &[u64], exponent: &BigUint, control: &mut dyn Control) -> Result<Vec<u64>, Gf2Error> {
        self.pow_watched(a, exponent, Some(control))
    }

    fn pow_watched(&self, a: &[u64], exponent: &BigUint, control: Option<&mut dyn Control>) -> Result<Vec<u64>, Gf2Error> {
        let n = self.count("a", a)?;
        if exponent.bits() == 0 {
            self.check("a", a)?;
            return Ok(self.one().repeat(n));
        }
        let plan = match self.order() {
            // a^(2^m) = a in a field. 0 must stay 0, so the exponent must not become 0.
            Some(order) if exponent > &order => match exponent % &order {
                rest if rest.bits() == 0 => Plan::power(&order),
                rest => Plan::power(&rest),
            },
            _ => Plan::power(exponent),
        };
        self.run(a, &plan, control)
    }

    /// 2^m - 1 for a field.
    fn order(&self) -> Option<BigUint> {
        (!self.ring).then(|| (BigUint::from(1u8) << self.degree()) - 1u8)
    }

    /// a^(2^times), element by element: `times` squarings.
    ///
    /// # Errors
    /// As [`Field::pow`].
    pub fn square_n(&self, a: &[u64], times: u64) -> Result<Vec<u64>, Gf2Error> {
        let times = if self.ring { times } else { times % self.degree() as u64 };
        self.run(a, &Plan::squares(times), None)
    }

    fn run(&self, a: &[u64], plan: &Plan, control: Option<&mut dyn Control>) -> Result<Vec<u64>, Gf2Error> {
        let n = self.count("a", a)?;
        let total = plan.units() * n as u64;
        let done = match control {
            Some(control) if total * self.words() as u64 >= WORTH_WATCHING => {
                Pool::new(1, Phase::Power, total, control).run_one(|task| self.run_pieces(a, plan, task))
            }
            _ => self.run_pieces(a, plan, &Task::unwatched(Phase::Power, total)),
        };
        self.first_too_large(done, &[("a", a)])
    }

    fn run_pieces(&self, a: &[u64], plan: &Plan, task: &Task) -> Result<Vec<u64>, Gf2Error> {
        let s = self.words();
        let core = self.core(a.len() / s);
        let mut out = vec![0; a.len()];
        let fitting = TABLE_BYTES / (8 * s * plan.table) / core.lanes() * core.lanes();
        let piece = fitting.clamp(core.lanes(), core.piece());
        self.pieces(&mut out, s, piece, |first, out| {
            let a = &a[first * s..first * s + out.len()];
            self.reduced("a", a, first)?;
            with_room(|room| power(core, out, a, plan, s, room, task))
        })?;
        Ok(out)
    }
}

/// out = a^e of a piece, e as planned. Works in form throughout.
fn power(core: &Core, out: &mut [u64], a: &[u64], plan: &Plan, s: usize, room: &mut Room, task: &Task) -> Result<(), Gf2Error> {
    let (n, size) = ((a.len() / s) as u64, a.len());
    let table = sized(&mut room.powers, size * plan.table);
    let spare = sized(&mut room.product, size);
    let space = &mut room.space;
    core.enter(&mut table[..size], a, space);
    if plan.table > 1 {
        core.raw_square(spare, &table[..size], space);
        for i in 1..plan.table {
            let (known, next) = table.split_at_mut(i * size);
            core.raw(&mut next[..size], &known[(i - 1) * size..], spare, space);
            task.step(n)?;
        }
    }
    // Results go back and forth between two pieces of memory.
    let (mut power, mut other) = (&mut *out, spare);
    power.copy_from_slice(&table[plan.first * size..(plan.first + 1) * size]);
    let mut in_out = true;
    for &(squarings, digit) in &plan.steps {
        for _ in 0..squarings {
            core.raw_square(other, power, space);
            std::mem::swap(&mut power, &mut other);
            in_out = !in_out;
            task.step(n)?;
        }
        if let Some(digit) = digit {
            core.raw(other, power, &table[digit * size..(digit + 1) * size], space);
            std::mem::swap(&mut power, &mut other);
            in_out = !in_out;
            task.step(n)?;
        }
    }
    core.leave(other, power, space);
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

    /// The exponent that a plan computes.
    fn exponent(plan: &Plan) -> BigUint {
        let odd = |i: usize| BigUint::from(2 * i + 1);
        plan.steps.iter().fold(odd(plan.first), |e, (squarings, digit)| (e << *squarings) + digit.map_or(BigUint::ZERO, odd))
    }

    proptest! {
        #[test]
        fn plans_compute_their_exponent(digits in prop::collection::vec(any::<u32>(), 1..20)) {
            let e = BigUint::new(digits);
            prop_assume!(e.bits() > 0);
            prop_assert_eq!(exponent(&Plan::power(&e)), e);
        }
    }

    #[test]
    fn plans_of_small_exponents_are_short() {
        for e in 1u32..200 {
            let plan = Plan::power(&BigUint::from(e));
            assert_eq!(exponent(&plan), BigUint::from(e));
            assert!(plan.units() <= 2 * u64::from(e.ilog2()) + 1, "{e}: {plan:?}");
        }
        assert_eq!(Plan::power(&BigUint::from(1u8)).units(), 0);
        assert_eq!(Plan::power(&(BigUint::from(1u8) << 77)), Plan::squares(77));
    }
}
