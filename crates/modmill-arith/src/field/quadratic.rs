//! F(i), i^2 = -1, over a field F in which -1 is no square.

use super::RuntimeField;

/// F(i).
#[derive(Debug, Clone)]
pub struct Quadratic<F>(F);

/// re + im i.
#[derive(Debug, Clone)]
pub struct Complex<E> {
    /// The part in F.
    pub re: E,
    /// The coefficient of i.
    pub im: E,
}

impl<F: RuntimeField> Quadratic<F> {
    /// F(i) for an F in which -1 is no square: a prime field with p = 3 mod 4, say.
    #[must_use]
    pub fn new(base: F) -> Self {
        Self(base)
    }

    /// F.
    #[must_use]
    pub fn base(&self) -> &F {
        &self.0
    }

    /// re - im i, which is also the p-th power where F has p elements.
    #[must_use]
    pub fn conjugate(&self, a: &Complex<F::Element>) -> Complex<F::Element> {
        Complex { re: a.re.clone(), im: self.0.negate(&a.im) }
    }

    /// a times its conjugate: re^2 + im^2.
    #[must_use]
    pub fn norm(&self, a: &Complex<F::Element>) -> F::Element {
        let [re, im] = self.0.square_two([&a.re, &a.im]);
        self.0.add(&re, &im)
    }

    /// a plus its conjugate: 2 re.
    #[must_use]
    pub fn trace(&self, a: &Complex<F::Element>) -> F::Element {
        self.0.double(&a.re)
    }

    /// s a, for s in F.
    #[must_use]
    pub fn scale(&self, a: &Complex<F::Element>, s: &F::Element) -> Complex<F::Element> {
        let [re, im] = self.0.mul_two([(&a.re, s), (&a.im, s)]);
        Complex { re, im }
    }
}

/// A product takes three of F, a square two.
impl<F: RuntimeField> RuntimeField for Quadratic<F> {
    type Element = Complex<F::Element>;

    fn zero(&self) -> Self::Element {
        Complex { re: self.0.zero(), im: self.0.zero() }
    }
    fn one(&self) -> Self::Element {
        Complex { re: self.0.one(), im: self.0.zero() }
    }
    fn add(&self, a: &Self::Element, b: &Self::Element) -> Self::Element {
        Complex { re: self.0.add(&a.re, &b.re), im: self.0.add(&a.im, &b.im) }
    }
    fn sub(&self, a: &Self::Element, b: &Self::Element) -> Self::Element {
        Complex { re: self.0.sub(&a.re, &b.re), im: self.0.sub(&a.im, &b.im) }
    }
    fn mul(&self, a: &Self::Element, b: &Self::Element) -> Self::Element {
        let f = &self.0;
        let [re, im] = f.mul_two([(&a.re, &b.re), (&a.im, &b.im)]);
        let cross = f.mul(&f.add(&a.re, &a.im), &f.add(&b.re, &b.im));
        Complex { im: f.sub(&f.sub(&cross, &re), &im), re: f.sub(&re, &im) }
    }
    fn square(&self, a: &Self::Element) -> Self::Element {
        // (re + im)(re - im) and 2 re im.
        let f = &self.0;
        let (sum, difference) = (f.add(&a.re, &a.im), f.sub(&a.re, &a.im));
        let [re, half] = f.mul_two([(&sum, &difference), (&a.re, &a.im)]);
        Complex { re, im: f.double(&half) }
    }
    fn invert(&self, a: &Self::Element) -> Option<Self::Element> {
        let inverse = self.0.invert(&self.norm(a))?;
        Some(self.scale(&self.conjugate(a), &inverse))
    }
    fn is_zero(&self, a: &Self::Element) -> bool {
        self.0.is_zero(&a.re) && self.0.is_zero(&a.im)
    }
}
