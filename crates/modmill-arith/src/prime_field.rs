//! Prime fields for isogenies: p = 3 mod 4, known at run time, best of the form c 2^k - 1.

use crate::Natural;
use crate::curve::xonly::XPoint;
use crate::division_steps::modular_inverse;
use crate::field::RuntimeField;
use crate::{ArithError, BackendChoice, Element, IntegerBackend, Modulus, Ring};
use std::ops::Range;

/// F_p for a prime p = 3 mod 4, of 3 to 8192 bits; primes below 128 bits run on the `portable` backend only.
///
/// ```
/// use modmill_arith::{BackendChoice, PrimeField, SPECIAL_PRIMES, field::RuntimeField};
/// let p = SPECIAL_PRIMES.iter().find(|p| p.name == "p1506").unwrap().value();
/// let field = PrimeField::new(&p, BackendChoice::Auto).unwrap();
/// let four = field.element(&4u8.into());
/// let root = field.value(&field.principal_root(&four));
/// assert!(root == 2u8.into() || root == &p - 2u8);
/// ```
#[derive(Debug, Clone)]
pub struct PrimeField {
    ring: Ring,
    /// p + 1 = odd 2^twos.
    odd: Natural,
    twos: u64,
    zero: Element,
    one: Element,
    half: Element,
}

/// The alphas of a walk in the order in which an evaluation uses them, ready for it: see [`PrimeField::keep`].
#[derive(Debug, Clone, Default)]
pub struct Alphas {
    words: Vec<u64>,
    len: usize,
}

impl Alphas {
    /// The number of alphas.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// True if there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Drops all, keeping the memory for the next ones.
    pub fn clear(&mut self) {
        self.words.clear();
        self.len = 0;
    }
}

impl PrimeField {
    /// F_p on the chosen backend. That p is prime is the caller's to know.
    ///
    /// # Errors
    /// [`ArithError::ModulusSize`]; [`ArithError::NotThreeModFour`]; [`ArithError::BackendUnavailable`] when a backend is named that
    /// this machine or this prime rules out.
    pub fn new(p: &Natural, choice: BackendChoice) -> Result<Self, ArithError> {
        if !(p.bit(0) && p.bit(1)) {
            return Err(ArithError::NotThreeModFour);
        }
        Ok(Self::over(Ring::new(&Modulus::new(p.clone())?, choice)?))
    }

    /// The field whose ring this is.
    fn over(ring: Ring) -> Self {
        let above = ring.modulus().value() + 1u8;
        let twos = above.trailing_zeros().unwrap_or_default();
        let [zero, one] = [0u8, 1].map(|v| ring.element(&v.into()));
        let half = ring.element(&(&above >> 1));
        Self { odd: above >> twos, twos, zero, one, half, ring }
    }

    /// p.
    #[must_use]
    pub fn prime(&self) -> &Natural {
        self.ring.modulus().value()
    }

    /// Bytes of the canonical encoding of an element: ceil(bits of p / 8).
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.ring.modulus().bytes()
    }

    /// The backend that runs.
    #[must_use]
    pub fn backend(&self) -> IntegerBackend {
        self.ring.backend()
    }

    /// Why that backend runs.
    #[must_use]
    pub fn why(&self) -> &str {
        self.ring.why()
    }

    /// Makes every constant again, and says whether one of them had changed: see [`Ring::renew`].
    ///
    /// # Errors
    /// As [`PrimeField::new`].
    pub fn renew(&mut self, p: &Natural) -> Result<bool, ArithError> {
        let mut ring = self.ring.clone();
        let changed = ring.renew(&Modulus::new(p.clone())?)?;
        *self = Self::over(ring);
        Ok(changed)
    }

    /// `value` mod p.
    #[must_use]
    pub fn element(&self, value: &Natural) -> Element {
        self.ring.element(value)
    }

    /// The value of `a`, in 0..p.
    #[must_use]
    pub fn value(&self, a: &Element) -> Natural {
        self.ring.value(a)
    }

    /// a^e.
    #[must_use]
    pub fn pow(&self, a: &Element, e: &Natural) -> Element {
        self.ring.pow(a, e)
    }

    /// a^(2^n).
    #[must_use]
    pub fn square_n(&self, a: &Element, n: u64) -> Element {
        let mut out = a.clone();
        self.ring.square_n(&mut out, n);
        out
    }

    /// a^((p+1)/4): of the two roots of a square the one that is a square itself; for other a a root of -a.
    #[must_use]
    pub fn principal_root(&self, a: &Element) -> Element {
        let mut out = self.ring.pow(a, &self.odd);
        self.ring.square_n(&mut out, self.twos - 2);
        out
    }

    /// The fourth root of a square a that is a square itself, for the time of one square root.
    #[must_use]
    pub fn principal_fourth_root(&self, a: &Element) -> Element {
        if self.twos < 3 {
            return self.principal_root(&self.principal_root(a));
        }
        // Squares have the odd order (p-1)/2, and (p+1)/2 is 1 modulo that: a^((p+1)/2^(k+1)) is a 2^k-th root.
        let mut out = self.ring.pow(a, &self.odd);
        self.ring.square_n(&mut out, self.twos - 3);
        out
    }

    /// w = a^((p-3)/4), for little more than [`PrimeField::principal_root`], which is a w. a w^2 is 1 for a square and -1 for its negative, so that w also tells
    /// which a is and inverts the root: Scott, "A note on the calculation of some functions in finite fields: Tricks of the Trade", 2020.
    #[must_use]
    pub fn inverse_root(&self, a: &Element) -> Element {
        // (p - 3) / 4 = (odd - 1) 2^n + 2^n - 1. a^(2^k - 1) is ones[i] for k = 2^i.
        const BLOCK: usize = 5;
        let n = self.twos - 2;
        let mut ones = vec![a.clone()];
        for i in 0..BLOCK {
            ones.push(self.mul(&self.square_n(&ones[i], 1 << i), &ones[i]));
        }
        let mut out = self.ring.pow(a, &(&self.odd - 1u8));
        let mut append = |i: usize| {
            self.ring.square_n(&mut out, 1 << i);
            self.ring.mul_assign(&mut out, &ones[i]);
        };
        (0..n >> BLOCK).for_each(|_| append(BLOCK));
        (0..BLOCK).filter(|&i| n >> i & 1 == 1).for_each(append);
        out
    }

    /// a / 2.
    #[must_use]
    pub fn halve(&self, a: &Element) -> Element {
        self.ring.mul(a, &self.half)
    }

    /// True if the value of `a`, in 0..p, is odd.
    #[must_use]
    pub fn is_odd(&self, a: &Element) -> bool {
        self.ring.is_odd(a)
    }

    /// The principal root of a square; `None` for other a.
    #[must_use]
    pub fn sqrt(&self, a: &Element) -> Option<Element> {
        let root = self.principal_root(a);
        self.equal(&self.square(&root), a).then_some(root)
    }

    /// True if a is a square; 0 is one.
    #[must_use]
    pub fn is_square(&self, a: &Element) -> bool {
        self.sqrt(a).is_some()
    }

    /// Appends alpha = `value` mod p to `alphas`.
    pub fn keep(&self, alphas: &mut Alphas, value: &Natural) {
        self.ring.keep(&mut alphas.words, value);
        alphas.len += 1;
    }

    /// The number that `encoded` encodes in big-endian bytes, mod p.
    #[must_use]
    pub fn element_from_bytes(&self, encoded: &[u8]) -> Element {
        self.ring.element_from_bytes(encoded)
    }

    /// Appends consecutive numbers mod p to `alphas`, each encoded in [`PrimeField::bytes`] big-endian bytes: faster than
    /// [`PrimeField::keep`] of each.
    pub fn keep_bytes(&self, alphas: &mut Alphas, encoded: &[u8]) {
        alphas.len += self.ring.keep_bytes(&mut alphas.words, encoded);
    }

    /// Takes `point` through one step of the evaluation for each of `alphas[range]`, in order: X' = s, Z' = alpha (s - d) with
    /// s = (X + Z)^2 and d = (X - Z)^2. The point and alphas may be stored between calls, which makes a long evaluation resumable.
    ///
    /// # Panics
    /// If the range is not within `alphas`.
    pub fn evaluate(&self, point: &mut XPoint<Element>, alphas: &Alphas, range: Range<usize>) {
        let words = self.ring.kept_words();
        assert!(alphas.words.len() == words * alphas.len, "alphas of another field");
        self.ring.steps(&mut point.x, &mut point.z, &alphas.words[words * range.start..words * range.end]);
    }
}

impl RuntimeField for PrimeField {
    type Element = Element;

    fn zero(&self) -> Element {
        self.zero.clone()
    }
    fn one(&self) -> Element {
        self.one.clone()
    }
    fn add(&self, a: &Element, b: &Element) -> Element {
        self.ring.add(a, b)
    }
    fn sub(&self, a: &Element, b: &Element) -> Element {
        self.ring.sub(a, b)
    }
    fn mul(&self, a: &Element, b: &Element) -> Element {
        self.ring.mul(a, b)
    }
    fn square(&self, a: &Element) -> Element {
        self.square_n(a, 1)
    }
    fn invert(&self, a: &Element) -> Option<Element> {
        Some(self.element(&modular_inverse(&self.value(a), self.prime())?))
    }
    fn is_zero(&self, a: &Element) -> bool {
        self.ring.is_zero(a)
    }
}
