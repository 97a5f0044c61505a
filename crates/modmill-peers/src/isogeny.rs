//! Steps of an isogeny evaluation, X : Z -> s : alpha (s - d) with s = (X + Z)^2 and d = (X - Z)^2: ours beside the same formulas on GMP's
//! `mpn` functions, as a C programmer would write them.
#![allow(unsafe_code)]

use crate::gmp::{Gmp, Mpn};
use crate::squaring::{Squarings, available, base_for, rows};
use crate::{PeerError, gmp};
use modmill_arith::curve::xonly::XPoint;
use modmill_arith::field::RuntimeField;
use modmill_arith::{Alphas, BackendChoice, Element, Natural, PrimeField, SpecialPrime};
use modmill_timing::{Contender, interleave};
use std::time::Duration;

/// Alphas that the contenders use in turn: a megabyte or less, so that time goes to arithmetic.
const ALPHAS: usize = 1024;
/// Steps on which all must agree before anything is timed.
const CHECKED_STEPS: u64 = 1000;

/// Takes a point through steps; each waits for the one before.
trait Evaluator: Contender {
    /// X / Z, in 0..p.
    fn value(&self) -> Option<Natural>;
}

struct Ours {
    field: PrimeField,
    alphas: Alphas,
    next: usize,
    point: XPoint<Element>,
}

impl Contender for Ours {
    fn name(&self) -> &str {
        self.field.backend().name()
    }
    fn run(&mut self, mut count: u64) {
        while count > 0 {
            let slice = count.min((ALPHAS - self.next) as u64) as usize;
            self.field.evaluate(&mut self.point, &self.alphas, self.next..self.next + slice);
            self.next = (self.next + slice) % ALPHAS;
            count -= slice as u64;
        }
    }
}

impl Evaluator for Ours {
    fn value(&self) -> Option<Natural> {
        let inverse = self.field.invert(&self.point.z)?;
        Some(self.field.value(&self.field.mul(&self.point.x, &inverse)))
    }
}

/// The reduction of a product to n words.
#[derive(Debug)]
pub(crate) enum Reduction {
    /// p + 1 = c 2^(64 w): T = T_high 2^(64 m) + q becomes T_high + q c 2^(64 (w - m)), with m = w and then m = n - w.
    Special { c: Vec<u64> },
    /// Montgomery's for any p: q = T (-1/p) mod 2^(64 n), then (T + q p) / 2^(64 n).
    General { inverse: Vec<u64> },
}

/// Numbers have n words with bits to spare and stay below 2 p; Montgomery form with R = 2^(64 n).
struct GmpSteps {
    gmp: Gmp,
    name: String,
    p: Vec<u64>,
    p_value: Natural,
    twice: Vec<u64>,
    reduction: Reduction,
    alphas: Vec<Vec<u64>>,
    next: usize,
    x: Vec<u64>,
    z: Vec<u64>,
    sum: Vec<u64>,
    difference: Vec<u64>,
    wide: Vec<u64>,
    scratch: [Vec<u64>; 2],
}

impl Reduction {
    /// `None` where p has too few spare bits, or is not of the form.
    pub(crate) fn special(p: &Natural, n: usize) -> Option<Self> {
        let above = p + 1u8;
        let w = (above.trailing_zeros()? / 64) as usize;
        (has_room(p, n) && n <= 2 * w && n > w).then(|| Self::Special { c: words(&(above >> (64 * w)), n - w) })
    }

    /// `None` where p has too few spare bits.
    fn general(p: &Natural, n: usize) -> Option<Self> {
        let r = Natural::from(1u8) << (64 * n);
        let inverse = &r - p.modinv(&r)?;
        has_room(p, n).then(|| Self::General { inverse: words(&inverse, n) })
    }
}

fn has_room(p: &Natural, n: usize) -> bool {
    p.bits() + 8 <= 64 * n as u64
}

pub(crate) fn words(v: &Natural, count: usize) -> Vec<u64> {
    let mut words = v.to_u64_digits();
    words.resize(count, 0);
    words
}

impl GmpSteps {
    /// `None` where p has too few spare bits, or is not of the form that the special reduction needs.
    fn new(gmp: &Gmp, p: &Natural, special: bool, alphas: &[Natural], point: [&Natural; 2]) -> Option<Self> {
        let n = p.bits().div_ceil(64) as usize;
        let enter = |v: &Natural| words(&((v << (64 * n)) % p), n);
        let reduction = if special { Reduction::special(p, n) } else { Reduction::general(p, n) }?;
        Some(Self {
            name: format!("GMP {} mpn, {} reduction", gmp.version(), if special { "special" } else { "general" }),
            gmp: gmp.clone(),
            p: words(p, n),
            twice: words(&(p << 1u32), n),
            reduction,
            alphas: alphas.iter().map(enter).collect(),
            next: 0,
            x: enter(point[0]),
            z: enter(point[1]),
            sum: vec![0; n],
            difference: vec![0; n],
            wide: vec![0; 2 * n],
            scratch: [vec![0; 2 * n], vec![0; 2 * n]],
            p_value: p.clone(),
        })
    }
}

/// `out` := `wide` 2^(-64 n) mod p.
///
/// # Safety
/// `out` has n words, as p has, `wide` and both of `scratch` 2n.
pub(crate) unsafe fn reduce(mpn: Mpn, p: &[u64], reduction: &Reduction, wide: &mut [u64], scratch: &mut [Vec<u64>; 2], out: *mut u64) {
    let n = p.len();
    let [q, product] = scratch;
    let (wide, q, product) = (wide.as_mut_ptr(), q.as_mut_ptr(), product.as_mut_ptr());
    // SAFETY: `wide`, `q` and `product` have 2n words, `p` and `inverse` n, `c` n - w <= w. mpn_mul takes the longer factor first and writes
    // as many words as both have, to a number apart from both. mpn_add allows its result to be its first, longer operand.
    unsafe {
        match reduction {
            Reduction::Special { c } => {
                let (short, c) = (c.len(), c.as_ptr());
                let w = n - short;
                (mpn.mul)(product, wide, w, c, short);
                let high = wide.add(w);
                (mpn.add)(high, high, 2 * n - w, product, n);
                (mpn.mul)(product, high, short, c, short);
                let (high, at) = (high.add(short), w - short);
                (mpn.add)(high.add(at), high.add(at), n - at, product, 2 * short);
                std::ptr::copy_nonoverlapping(high, out, n);
            }
            Reduction::General { inverse } => {
                (mpn.mul)(q, wide, n, inverse.as_ptr(), n);
                (mpn.mul)(product, q, n, p.as_ptr(), n);
                (mpn.add)(wide, wide, 2 * n, product, 2 * n);
                std::ptr::copy_nonoverlapping(wide.add(n), out, n);
            }
        }
    }
}

impl Contender for GmpSteps {
    fn name(&self) -> &str {
        &self.name
    }
    fn run(&mut self, count: u64) {
        let mpn = *self.gmp.mpn();
        let n = self.p.len();
        for _ in 0..count {
            let alpha = self.alphas[self.next].as_ptr();
            self.next = (self.next + 1) % self.alphas.len();
            let (x, z) = (self.x.as_mut_ptr(), self.z.as_mut_ptr());
            let (sum, difference, wide) = (self.sum.as_mut_ptr(), self.difference.as_mut_ptr(), self.wide.as_mut_ptr());
            // SAFETY: all have n words, `wide` 2n. mpn_add_n and mpn_sub_n allow results in the place of operands; a square and a product are
            // written apart from their factors. x, z < 2p and their sums and differences plus 2p are below 4p, which n words hold.
            unsafe {
                (mpn.add_n)(sum, x, z, n);
                (mpn.add_n)(difference, x, self.twice.as_ptr(), n);
                (mpn.sub_n)(difference, difference, z, n);
                (mpn.sqr)(wide, sum, n);
                reduce(mpn, &self.p, &self.reduction, &mut self.wide, &mut self.scratch, x);
                (mpn.sqr)(wide, difference, n);
                reduce(mpn, &self.p, &self.reduction, &mut self.wide, &mut self.scratch, sum);
                (mpn.add_n)(difference, x, self.twice.as_ptr(), n);
                (mpn.sub_n)(difference, difference, sum, n);
                (mpn.mul)(wide, difference, n, alpha, n);
                reduce(mpn, &self.p, &self.reduction, &mut self.wide, &mut self.scratch, z);
            }
        }
    }
}

impl Evaluator for GmpSteps {
    fn value(&self) -> Option<Natural> {
        let value = |w: &[u64]| w.iter().rev().fold(Natural::ZERO, |v, &d| (v << 64u32) + d);
        let z = value(&self.z) % &self.p_value;
        Some(value(&self.x) * z.modinv(&self.p_value)? % &self.p_value)
    }
}

/// Times steps of an evaluation modulo a prime known by name, on each of our backends `choices` and, with `peers`, by GMP's `mpn` functions with the
/// reduction that the prime's form allows and with Montgomery's general one. Rows have the job `isogeny` and the case PRIME-step.
///
/// First, all must agree with our portable backend on 1000 steps. Then they are timed for about `seconds` in all, see [`interleave`].
///
/// # Errors
/// [`PeerError::Seconds`]; [`PeerError::Arith`] when no backend of `choices` can run here; [`PeerError::Disagreement`]. A missing peer is not an error: see
/// [`Squarings::missing`].
pub fn bench_isogeny_steps(prime: &SpecialPrime, choices: &[BackendChoice], seconds: f64, peers: bool) -> Result<Squarings, PeerError> {
    if !(seconds > 0.0 && seconds <= 3600.0) {
        return Err(PeerError::Seconds { got: seconds });
    }
    let p = prime.value();
    let mut seed = base_for(&p);
    let values: Vec<Natural> = (0..ALPHAS)
        .map(|k| {
            seed = (&seed * &seed + k) % &p;
            seed.clone()
        })
        .collect();
    let (x, z) = (base_for(&p), Natural::from(1u8));
    let ours = |choice| -> Result<Ours, PeerError> {
        let field = PrimeField::new(&p, choice)?;
        let mut alphas = Alphas::default();
        values.iter().for_each(|v| field.keep(&mut alphas, v));
        let point = XPoint { x: field.element(&x), z: field.element(&z) };
        Ok(Ours { field, alphas, next: 0, point })
    };
    let mut refused = Vec::new();
    let mut contenders = available(choices, &mut refused, |choice| ours(choice).map(|one| Box::new(one) as Box<dyn Evaluator>))?;
    let count = contenders.len();
    let mut missing = Vec::new();
    if peers {
        match gmp() {
            Ok(gmp) => contenders.extend(
                [true, false]
                    .into_iter()
                    .filter_map(|special| GmpSteps::new(&gmp, &p, special, &values, [&x, &z]))
                    .map(|c| Box::new(c) as Box<dyn Evaluator>),
            ),
            Err(e) => missing.push(e),
        }
    }
    let mut reference = ours(BackendChoice::Named(modmill_arith::BackendName::Portable))?;
    reference.run(CHECKED_STEPS);
    for c in &mut contenders {
        c.run(CHECKED_STEPS);
        if c.value() != reference.value() {
            let (first, second) = (c.name().to_owned(), reference.name().to_owned());
            return Err(PeerError::Disagreement { first, second, base: x, steps: CHECKED_STEPS, modulus: p });
        }
    }
    let rounds = interleave(&mut contenders, Duration::from_secs_f64(seconds));
    let rows = rows(&contenders, count, &rounds, ["isogeny", prime.name, "ns/step"]);
    Ok(Squarings { rows, refused, missing })
}

#[cfg(test)]
mod tests {
    use super::*;
    use modmill_arith::{BackendName, SPECIAL_PRIMES};

    /// All contenders agree on every prime; p14 has no word of ones, which the special reduction needs.
    #[test]
    fn peers_agree_on_every_prime() {
        for prime in SPECIAL_PRIMES {
            let found = bench_isogeny_steps(prime, &[BackendChoice::Named(BackendName::Portable)], 0.01, true).expect("all agree");
            let compared = found.rows.iter().filter(|row| row.peer.is_some()).count();
            let expected = if found.missing.is_empty() { 1 + usize::from(prime.n >= 64) } else { 0 };
            assert_eq!(compared, expected, "{}", prime.name);
        }
    }
}
