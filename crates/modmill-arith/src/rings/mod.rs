//! The integers modulo N, on whichever backend was chosen.

use crate::Natural;
use crate::arch;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::backend::IntegerLanes;
use crate::backend::VectorUnit;
use crate::digits::words_of;
use crate::fold::sums::Sign;
use crate::fold::{SHAPES, Shape};
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::kernels::{FoldKernels, SpecialKernels};
use crate::portable::MontRing;
use crate::{ArithError, BackendChoice, IntegerBackend, Modulus};
use arithmetic::{Arithmetic, single_steps};
use std::borrow::Cow;

pub(crate) mod arithmetic;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod fold;
mod portable;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod special;

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) use fold::FoldRing;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) use special::SpecialRing;

/// An element of a [`Ring`], in the ring's own internal form.
///
/// The form differs by backend: store and compare values through [`Ring::value`].
#[derive(Debug)]
pub struct Element {
    pub(crate) words: Vec<u64>,
    /// The number of reduced numbers that it is the sum of, where sums wait for their reduction.
    terms: u32,
}

impl Clone for Element {
    fn clone(&self) -> Self {
        Self { words: self.words.clone(), terms: self.terms }
    }

    /// Keeps the memory.
    fn clone_from(&mut self, source: &Self) {
        self.words.clone_from(&source.words);
        self.terms = source.terms;
    }
}

impl Element {
    /// The words of the internal form. For fault injection: a changed word is a changed value.
    #[must_use]
    pub fn words_mut(&mut self) -> &mut [u64] {
        &mut self.words
    }

    /// A checksum of the internal form, which changes with any word. It guards against accidents in memory, not against forgers.
    #[must_use]
    pub fn checksum(&self) -> u64 {
        self.words.iter().fold(u64::from(self.terms), |sum, word| sum.rotate_left(7) ^ word)
    }

    /// Asks the caches for this element, to be called one operation before it is needed. Changes nothing but the time that takes.
    pub fn prefetch(&self) {
        arch::prefetch(&self.words);
    }

    /// Asks the caches for where [`Element::prefetch`] finds the words, to be called before that.
    pub fn prefetch_place(&self) {
        arch::prefetch_line(self);
    }
}

/// Z/N on one backend, chosen when the ring is made. Cheap to share between threads by reference.
///
/// ```
/// use modmill_arith::{BackendChoice, Modulus, Natural, Ring};
/// let n = Modulus::new((Natural::from(1u8) << 1024) - 105u8).unwrap();
/// let ring = Ring::new(&n, BackendChoice::Auto).unwrap();
/// let mut x = ring.element(&Natural::from(2u8));
/// ring.square_n(&mut x, 10); // 2^(2^10) = 2^1024 = 105 mod N
/// assert_eq!(ring.value(&x), Natural::from(105u8));
/// ```
#[derive(Debug, Clone)]
pub struct Ring {
    modulus: Modulus,
    backend: IntegerBackend,
    why: String,
    arithmetic: Box<dyn Arithmetic>,
}

impl Ring {
    /// Makes Z/N on the chosen backend.
    ///
    /// # Errors
    /// [`ArithError::BackendUnavailable`] when a backend is named that this machine or this modulus rules out.
    pub fn new(modulus: &Modulus, choice: BackendChoice) -> Result<Self, ArithError> {
        let (backend, why) = choice.resolve("this modulus", |b| supports(b, modulus))?;
        Ok(Self { modulus: modulus.clone(), backend, why, arithmetic: arithmetic(backend, modulus)? })
    }

    /// Makes every constant of the ring again from `modulus`, which should be its own, and says whether one of them had changed: in a
    /// program that makes no mistake, only memory that lost a bit does that.
    ///
    /// # Errors
    /// As [`Ring::new`].
    pub fn renew(&mut self, modulus: &Modulus) -> Result<bool, ArithError> {
        supports(self.backend, modulus)?;
        let fresh = arithmetic(self.backend, modulus)?;
        let changed = self.modulus != *modulus || !self.arithmetic.equals(&*fresh);
        (self.modulus, self.arithmetic) = (modulus.clone(), fresh);
        Ok(changed)
    }

    /// The modulus.
    #[must_use]
    pub fn modulus(&self) -> &Modulus {
        &self.modulus
    }

    /// The backend that runs.
    #[must_use]
    pub fn backend(&self) -> IntegerBackend {
        self.backend
    }

    /// Why that backend runs.
    #[must_use]
    pub fn why(&self) -> &str {
        &self.why
    }

    /// `value` mod N in the internal form.
    #[must_use]
    pub fn element(&self, value: &Natural) -> Element {
        self.element_of(&self.below(value).to_u64_digits())
    }

    /// The number that `encoded` encodes in big-endian bytes, mod N, in the internal form.
    #[must_use]
    pub fn element_from_bytes(&self, encoded: &[u8]) -> Element {
        let mut words = Vec::new();
        self.words_below(encoded, &mut words);
        self.element_of(&words)
    }

    /// The element of the number below N with these words.
    fn element_of(&self, number: &[u64]) -> Element {
        let mut words = Vec::new();
        self.arithmetic.enter(&mut words, number);
        Element { words, terms: 1 }
    }

    /// `value` mod N.
    fn below<'a>(&self, value: &'a Natural) -> Cow<'a, Natural> {
        let n = self.modulus.value();
        if value < n { Cow::Borrowed(value) } else { Cow::Owned(value % n) }
    }

    /// Makes `words` those of the number that `encoded` encodes in big-endian bytes, mod N.
    fn words_below(&self, encoded: &[u8], words: &mut Vec<u64>) {
        words.clear();
        words.extend(words_of(encoded));
        let modulus = self.modulus.value().iter_u64_digits();
        if words.len() > modulus.len() || (words.len() == modulus.len() && words.iter().copied().rev().ge(modulus.rev())) {
            *words = self.below(&Natural::from_bytes_be(encoded)).to_u64_digits();
        }
    }

    /// The value of `x`, in 0..N.
    #[must_use]
    pub fn value(&self, x: &Element) -> Natural {
        self.arithmetic.leave(&x.words)
    }

    /// x := x^(2^steps).
    pub fn square_n(&self, x: &mut Element, steps: u64) {
        if steps > 0 {
            self.arithmetic.square_n(&mut x.words, steps);
            x.terms = 1;
        }
    }

    /// a * b.
    #[must_use]
    pub fn mul(&self, a: &Element, b: &Element) -> Element {
        let mut out = a.clone();
        self.mul_assign(&mut out, b);
        out
    }

    /// a := a * b.
    pub fn mul_assign(&self, a: &mut Element, b: &Element) {
        self.arithmetic.mul_assign(&mut a.words, &b.words);
        a.terms = 1;
    }

    /// a + b.
    #[must_use]
    pub fn add(&self, a: &Element, b: &Element) -> Element {
        let mut out = a.clone();
        self.add_assign(&mut out, b);
        out
    }

    /// a := a + b.
    pub fn add_assign(&self, a: &mut Element, b: &Element) {
        self.sum(a, b, Sign::Plus);
    }

    /// a - b.
    #[must_use]
    pub fn sub(&self, a: &Element, b: &Element) -> Element {
        let mut out = a.clone();
        self.sub_assign(&mut out, b);
        out
    }

    /// a := a - b.
    pub fn sub_assign(&self, a: &mut Element, b: &Element) {
        self.sum(a, b, Sign::Minus);
    }

    /// Words of a number kept for [`Ring::steps`].
    pub(crate) fn kept_words(&self) -> usize {
        self.arithmetic.words()
    }

    /// Appends the kept form of `value` mod N.
    pub(crate) fn keep(&self, kept: &mut Vec<u64>, value: &Natural) {
        self.arithmetic.keep(kept, &self.below(value).to_u64_digits());
    }

    /// Appends the kept forms of consecutive numbers mod N, each in as many big-endian bytes as N has; returns how many they are.
    pub(crate) fn keep_bytes(&self, kept: &mut Vec<u64>, encoded: &[u8]) -> usize {
        let numbers = encoded.chunks_exact(self.modulus.bytes());
        let (count, mut words) = (numbers.len(), Vec::new());
        kept.reserve(count * self.kept_words());
        for number in numbers {
            self.words_below(number, &mut words);
            self.arithmetic.keep(kept, &words);
        }
        count
    }

    /// True if x = 0.
    #[must_use]
    pub fn is_zero(&self, x: &Element) -> bool {
        self.arithmetic.is_zero(&x.words)
    }

    /// True if the value of `x`, in 0..N, is odd.
    pub(crate) fn is_odd(&self, x: &Element) -> bool {
        self.arithmetic.is_odd(&x.words)
    }

    /// X : Z := (X + Z)^2 : alpha ((X + Z)^2 - (X - Z)^2) for each kept alpha.
    pub(crate) fn steps(&self, x: &mut Element, z: &mut Element, alphas: &[u64]) {
        self.arithmetic.steps(x, z, alphas);
    }

    fn sum(&self, a: &mut Element, b: &Element, sign: Sign) {
        a.terms = self.arithmetic.sum(&mut a.words, a.terms, &b.words, b.terms, sign);
    }

    /// base^exponent, with a sliding window; `one` for exponent 0.
    #[must_use]
    pub fn pow(&self, base: &Element, exponent: &Natural) -> Element {
        const WINDOW: u64 = 5;
        let bits = exponent.bits();
        if bits == 0 {
            return self.element(&Natural::from(1u8));
        }
        // odd[i] = base^(2 i + 1)
        let mut odd = vec![base.clone()];
        if bits > 8 {
            let square = self.mul(base, base);
            for i in 1..1usize << (WINDOW - 1) {
                odd.push(self.mul(&odd[i - 1], &square));
            }
        }
        let widest = if odd.len() > 1 { WINDOW } else { 1 };
        // Not begun with 1: squares of 1 have limbs through which a carry ripples.
        let mut result: Option<Element> = None;
        let mut i = bits;
        while i > 0 {
            let mut low = i - 1;
            if exponent.bit(low) {
                low = i.saturating_sub(widest);
                while !exponent.bit(low) {
                    low += 1;
                }
            }
            let digit = (low..i).rev().fold(0usize, |d, k| 2 * d + usize::from(exponent.bit(k)));
            match &mut result {
                // The highest bit is 1.
                None => result = Some(odd[digit >> 1].clone()),
                Some(result) => {
                    self.square_n(result, i - low);
                    if digit > 0 {
                        self.mul_assign(result, &odd[digit >> 1]);
                    }
                }
            }
            i = low;
        }
        result.unwrap_or_else(|| base.clone())
    }
}

/// Checks that the backend takes the modulus.
fn supports(backend: IntegerBackend, modulus: &Modulus) -> Result<(), ArithError> {
    let Some(lanes) = backend.unit() else { return Ok(()) };
    let refused = |reason: String| Err(IntegerBackend::unavailable(lanes.backend().name(), &reason));
    if modulus.is_narrow() {
        return refused(format!("it takes moduli of {} bits or more", Modulus::NARROW_BITS));
    }
    if Shape::for_bits(modulus.bits()).is_none() {
        return refused(format!("its largest class has {} bits and the modulus {}", SHAPES[SHAPES.len() - 1].bits, modulus.bits()));
    }
    Ok(())
}

fn arithmetic(backend: IntegerBackend, modulus: &Modulus) -> Result<Box<dyn Arithmetic>, ArithError> {
    let made: Option<Box<dyn Arithmetic>> = match backend.unit() {
        None => Some(Box::new(MontRing::new(modulus))),
        #[cfg(target_arch = "aarch64")]
        Some(IntegerLanes::Neon(token)) => on_kernels(token, modulus),
        #[cfg(target_arch = "x86_64")]
        Some(IntegerLanes::Avx2(token)) => on_kernels(token, modulus),
        #[cfg(target_arch = "x86_64")]
        Some(IntegerLanes::AvxIfma(token)) => on_kernels(token, modulus),
        #[cfg(target_arch = "x86_64")]
        Some(IntegerLanes::Avx512(token)) => on_kernels(token, modulus),
    };
    made.ok_or_else(|| IntegerBackend::unavailable(backend.name(), "no class takes this modulus"))
}

/// The ring on a machine's kernels; `None` when the modulus is larger than every class.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
fn on_kernels(kernels: impl FoldKernels + SpecialKernels, modulus: &Modulus) -> Option<Box<dyn Arithmetic>> {
    match SpecialRing::new(kernels, modulus) {
        Some(ring) => Some(Box::new(ring)),
        None => Some(Box::new(FoldRing::new(kernels, modulus)?)),
    }
}
