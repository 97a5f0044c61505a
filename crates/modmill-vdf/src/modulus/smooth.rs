//! Prime factors p of N for which p - 1 or p + 1 is a product of small primes: Pollard's and Williams's methods, both with a second stage.
//!
//! V_k = a^k + a^-k, with V_1 = P, is known without a, which is a root of a^2 - P a + 1. If D = P^2 - 4 is not a square modulo p, the order
//! of a divides p + 1, and otherwise p - 1; if the order divides k, V_k = 2 modulo p.

use super::factors::for_odd_primes;
use super::fermat::proper;
use crate::flaw::{FactorMethod, ModulusFlaw};
use modmill_arith::{Element, Natural, Ring};

/// Primes of which p -+ 1 may be a product.
const SMOOTH: u32 = 1 << 16;
/// Below this prime, powers up to [`POWERS`] may divide it; above, each prime once.
const SQUAREFREE: u32 = 1 << 10;
const POWERS: u64 = u64::MAX;
/// One more prime factor, from [`SQUAREFREE`] to this one: larger than the others, or one of them again.
const LAST: u32 = 1 << 19;
/// The primes of the second stage are i GIANT +- j.
const GIANT: u32 = 2310;
/// P of Williams's method, as fractions. D is a square times -3, -1, 5 and 2: one of these is not a square modulo 11 primes of 12, and modulo all primes
/// with p + 1 divisible by 3 or 4.
const STARTS: [(u8, u8); 4] = [(2, 7), (6, 5), (3, 1), (6, 1)];

/// Refuses N if one of its prime factors p has a smooth p - 1 or p + 1.
pub(super) fn check(ring: &Ring) -> Result<(), ModulusFlaw> {
    let n = ring.modulus().value();
    let (exponent, second) = (exponent(), SecondStage::new());
    // Pollard's method needs half the products with powers of a itself
    let minus_one = || {
        let power = ring.value(&ring.pow(&ring.element(&Natural::from(3u8)), &exponent));
        let inverse = power.modinv(n)?;
        Some(ring.element(&(power + inverse)))
    };
    let plus_one = |(numerator, denominator): (u8, u8)| {
        let start = ring.element(&(Natural::from(denominator).modinv(n)? * numerator));
        Some(Lucas::new(ring).at(&start, &exponent))
    };
    let judge = |trace: Option<Element>, method| trace.map_or(Ok(()), |trace| judge(n, ring, &second, &trace, method));
    let plus_judged = |start| judge(plus_one(start), FactorMethod::PlusOne);
    std::thread::scope(|scope| {
        // without a thread, in this one
        let plus = STARTS.map(|start| (start, std::thread::Builder::new().spawn_scoped(scope, move || plus_judged(start)).ok()));
        let mut found = judge(minus_one(), FactorMethod::MinusOne);
        for (start, run) in plus {
            found = found.and(match run.map(std::thread::ScopedJoinHandle::join) {
                Some(Ok(outcome)) => outcome,
                Some(Err(panic)) => std::panic::resume_unwind(panic),
                None => plus_judged(start),
            });
        }
        found
    })
}

/// The product of the primes below [`SMOOTH`], with their powers.
fn exponent() -> Natural {
    let mut primes = Vec::new();
    for_odd_primes(SMOOTH, &mut |prime| {
        primes.push(u64::from(prime));
        true
    });
    let powers = std::iter::once(2).chain(primes).map(|prime| {
        let times = if prime < u64::from(SQUAREFREE) { POWERS.ilog(prime) } else { 1 };
        Natural::from(prime.pow(times))
    });
    // the numbers multiplied are of similar length
    let mut products: Vec<Natural> = powers.collect();
    while products.len() > 1 {
        products = products.chunks(2).map(|pair| pair.iter().product()).collect();
    }
    products.pop().unwrap_or(Natural::ONE)
}

/// Judges N by V_E: N is refused if it shares a factor with V_E - 2 or, in the second stage, with V_(E r) - 2 for a prime r.
fn judge(n: &Natural, ring: &Ring, second: &SecondStage, trace: &Element, method: FactorMethod) -> Result<(), ModulusFlaw> {
    for product in [ring.sub(trace, &ring.element(&Natural::from(2u8))), second.product(ring, trace)] {
        let value = ring.value(&product);
        if let Some(factor) = proper(&value, n) {
            return Err(ModulusFlaw::Factor { factor, method });
        }
        if value.is_zero() {
            return Err(ModulusFlaw::SmoothOrder { method });
        }
    }
    Ok(())
}

/// The sequence V_k.
struct Lucas<'r> {
    ring: &'r Ring,
    two: Element,
}

impl<'r> Lucas<'r> {
    fn new(ring: &'r Ring) -> Self {
        Self { ring, two: ring.element(&Natural::from(2u8)) }
    }

    /// V_(2 k) from V_k.
    fn double(&self, v: &mut Element) {
        self.ring.square_n(v, 1);
        self.ring.sub_assign(v, &self.two);
    }

    /// V_(j + k) from V_j, V_k and V_(j - k).
    fn add(&self, a: &Element, b: &Element, difference: &Element) -> Element {
        let mut sum = self.ring.mul(a, b);
        self.ring.sub_assign(&mut sum, difference);
        sum
    }

    /// V_k for V_1 = `start`: V_j and V_(j + 1) for the upper bits j of k.
    fn at(&self, start: &Element, k: &Natural) -> Element {
        let (mut low, mut high) = (self.two.clone(), start.clone());
        for i in (0..k.bits()).rev() {
            // in place: the other of the two is replaced by their sum
            let (kept, other) = if k.bit(i) { (&mut high, &mut low) } else { (&mut low, &mut high) };
            self.ring.mul_assign(other, kept);
            self.ring.sub_assign(other, start);
            self.double(kept);
        }
        low
    }
}

/// A table of the primes of the form i GIANT +- j.
struct SecondStage {
    /// Odd j below GIANT / 2, prime to it.
    baby: Vec<usize>,
    /// For each i, the places in `baby` of each j for which one of i GIANT +- j is a prime.
    pairs: Vec<Vec<usize>>,
}

impl SecondStage {
    fn new() -> Self {
        let mut place = vec![usize::MAX; GIANT as usize / 2 + 1];
        let baby: Vec<usize> = (1..GIANT as usize / 2).step_by(2).filter(|j| [3, 5, 7, 11].iter().all(|p| j % p != 0)).collect();
        baby.iter().enumerate().for_each(|(k, j)| place[*j] = k);
        let mut pairs = vec![Vec::new(); (LAST / GIANT + 2) as usize];
        for_odd_primes(LAST, &mut |prime| {
            if prime > SQUAREFREE {
                let giant = (prime + GIANT / 2) / GIANT;
                pairs[giant as usize].push(place[prime.abs_diff(giant * GIANT) as usize]);
            }
            true
        });
        for list in &mut pairs {
            list.sort_unstable();
            list.dedup();
        }
        Self { baby, pairs }
    }

    /// The product of V_(i GIANT) - V_j for V_1 = `start`: 0 modulo p if V_(i GIANT + j) or V_(i GIANT - j) is 2.
    fn product(&self, ring: &Ring, start: &Element) -> Element {
        let lucas = Lucas::new(ring);
        let mut square = start.clone();
        lucas.double(&mut square);
        // V_j for odd j
        let (mut before, mut current) = (start.clone(), start.clone());
        let (mut baby, mut j) = (Vec::with_capacity(self.baby.len()), 1);
        for wanted in &self.baby {
            while j < *wanted {
                let next = lucas.add(&current, &square, &before);
                before = std::mem::replace(&mut current, next);
                j += 2;
            }
            baby.push(current.clone());
        }
        let step = lucas.at(start, &Natural::from(GIANT));
        let (mut before, mut giant) = (step.clone(), lucas.two.clone());
        let mut product = ring.element(&Natural::ONE);
        let mut difference = giant.clone();
        for list in &self.pairs {
            for k in list {
                difference.clone_from(&giant);
                ring.sub_assign(&mut difference, &baby[*k]);
                ring.mul_assign(&mut product, &difference);
            }
            let next = lucas.add(&giant, &step, &before);
            before = std::mem::replace(&mut giant, next);
        }
        product
    }
}
