//! The two fields of a job as the rest of the crate uses them: Fp, and Fp2 = Fp(i).

pub(crate) use crate::base_field::BaseField;
use crate::parameters::Parameters;
use crate::plane::{self, Known};
use modmill_arith::Natural;
use modmill_arith::curve::xonly::XPoint;
use modmill_arith::field::RuntimeField;
use modmill_arith::field::{Complex, Quadratic};
use std::ops::Range;

/// re + im i, as least residues: what files, keys and proofs hold. Over Fp, im is 0.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Value {
    /// The part in Fp.
    pub re: Natural,
    /// The coefficient of i.
    pub im: Natural,
}

impl Value {
    pub(crate) const ZERO: Self = Self { re: Natural::ZERO, im: Natural::ZERO };
}

impl From<Natural> for Value {
    fn from(re: Natural) -> Self {
        Self { re, im: Natural::ZERO }
    }
}

/// The field that a variant walks over.
pub(crate) trait Coordinates: RuntimeField<Element: Send + Sync> + Clone + Send + Sync {
    /// Coordinates in Fp of an element.
    const COUNT: usize;
    /// Fp.
    type Base: BaseField;

    /// Elements of an evaluation key, ready for its steps.
    type Alphas: Default + Send + Sync;

    /// Appends one, which is in this field.
    fn keep(&self, alphas: &mut Self::Alphas, value: &Value);
    /// Appends consecutive ones, given by the bytes of their coordinates, each below p.
    fn keep_bytes(&self, alphas: &mut Self::Alphas, encoded: &[u8]);
    /// Steps through the elements of a range, which it contains.
    fn evaluate(&self, point: &mut XPoint<Self::Element>, alphas: &Self::Alphas, range: Range<usize>);
    /// `None` where `value` is not in this field.
    fn enter(&self, value: &Value) -> Option<Self::Element>;
    fn leave(&self, element: &Self::Element) -> Value;
    fn embed(&self, element: &Self::Element) -> Complex<ElementOf<Self::Base>>;
    /// The square root that set-up names: over Fp the one that is a square, over Fp2 the one with an even real part, or, where that is 0, an even imaginary
    /// part.
    fn sqrt(&self, parameters: &Parameters, element: &Self::Element) -> Option<Self::Element>;
    /// alpha' = 2 alpha (alpha + r) - 1, with this r or, where `other`, its negative, r^2 = alpha^2 - 1. `known` is what the step before found, and becomes what
    /// this one finds.
    fn next(&self, parameters: &Parameters, alpha: &Self::Element, known: &mut Known<Self::Element>, other: bool) -> Self::Element;
    /// True if `element` has a square root.
    fn is_square(&self, parameters: &Parameters, element: &Self::Element) -> bool;

    /// True if `value` is an element in the least form.
    fn contains(parameters: &Parameters, value: &Value) -> bool {
        value.re < parameters.p && value.im < parameters.p && (Self::COUNT == 2 || value.im.is_zero())
    }
}

pub(crate) type ElementOf<F> = <F as RuntimeField>::Element;

impl<F: BaseField> Coordinates for F {
    const COUNT: usize = 1;
    type Base = F;
    type Alphas = F::Alphas;

    fn keep(&self, alphas: &mut F::Alphas, value: &Value) {
        BaseField::keep(self, alphas, &value.re);
    }
    fn keep_bytes(&self, alphas: &mut F::Alphas, encoded: &[u8]) {
        BaseField::keep_bytes(self, alphas, encoded);
    }
    fn evaluate(&self, point: &mut XPoint<Self::Element>, alphas: &F::Alphas, range: Range<usize>) {
        BaseField::evaluate(self, point, alphas, range);
    }
    fn enter(&self, value: &Value) -> Option<Self::Element> {
        value.im.is_zero().then(|| self.element(&value.re))
    }
    fn leave(&self, element: &Self::Element) -> Value {
        self.value(element).into()
    }
    fn embed(&self, element: &Self::Element) -> Complex<Self::Element> {
        Complex { re: element.clone(), im: self.zero() }
    }
    fn sqrt(&self, _: &Parameters, element: &Self::Element) -> Option<Self::Element> {
        let root = self.principal_root(element);
        self.equal(&self.square(&root), element).then_some(root)
    }
    fn next(&self, parameters: &Parameters, alpha: &Self::Element, _: &mut Known<Self::Element>, _: bool) -> Self::Element {
        // A curve of the walk always has a root; a wrong one would show at the first evaluation.
        let root = Coordinates::sqrt(self, parameters, &self.sub(&self.square(alpha), &self.one())).unwrap_or_else(|| self.zero());
        self.sub(&self.double(&self.mul(alpha, &self.add(alpha, &root))), &self.one())
    }
    fn is_square(&self, parameters: &Parameters, element: &Self::Element) -> bool {
        self.sqrt(parameters, element).is_some()
    }
}

impl<F: BaseField> Coordinates for Quadratic<F> {
    const COUNT: usize = 2;
    type Base = F;
    type Alphas = Vec<Complex<F::Element>>;

    fn keep(&self, alphas: &mut Self::Alphas, value: &Value) {
        alphas.extend(self.enter(value));
    }
    fn keep_bytes(&self, alphas: &mut Self::Alphas, encoded: &[u8]) {
        let f = Quadratic::base(self);
        let mut coordinates = encoded.chunks_exact(f.bytes()).map(|coordinate| f.element_from_bytes(coordinate));
        alphas.extend(std::iter::from_fn(|| Some(Complex { re: coordinates.next()?, im: coordinates.next()? })));
    }
    fn evaluate(&self, point: &mut XPoint<Self::Element>, alphas: &Self::Alphas, range: Range<usize>) {
        F::evaluate_plane(self, point, &alphas[range]);
    }
    fn enter(&self, value: &Value) -> Option<Self::Element> {
        let f = Quadratic::base(self);
        Some(Complex { re: f.element(&value.re), im: f.element(&value.im) })
    }
    fn leave(&self, element: &Self::Element) -> Value {
        let f = Quadratic::base(self);
        Value { re: f.value(&element.re), im: f.value(&element.im) }
    }
    fn embed(&self, element: &Self::Element) -> Self::Element {
        element.clone()
    }
    fn sqrt(&self, _: &Parameters, element: &Self::Element) -> Option<Self::Element> {
        plane::sqrt(self, element)
    }
    fn next(&self, _: &Parameters, alpha: &Self::Element, known: &mut Known<Self::Element>, other: bool) -> Self::Element {
        plane::next(self, alpha, known, other)
    }
    fn is_square(&self, parameters: &Parameters, element: &Self::Element) -> bool {
        // a^((p^2-1)/2) = N(a)^((p-1)/2), and every element of Fp is a square.
        Quadratic::base(self).is_square(parameters, &self.norm(element))
    }
}

/// a^e, four bits at a time.
pub(crate) fn power<F: RuntimeField>(f: &F, a: &F::Element, e: &Natural) -> F::Element {
    let mut table = vec![f.one()];
    for i in 0..15 {
        table.push(f.mul(&table[i], a));
    }
    let digits: Vec<u8> = e.to_bytes_be().iter().flat_map(|b| [b >> 4, b & 15]).collect();
    let mut result = f.one();
    for digit in digits.iter().skip_while(|digit| **digit == 0) {
        for _ in 0..4 {
            result = f.square(&result);
        }
        if *digit > 0 {
            result = f.mul(&result, &table[usize::from(*digit)]);
        }
    }
    result
}
