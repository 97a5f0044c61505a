//! The two fields of a job as the rest of the crate uses them: Fp, and Fp2 = Fp(i).

use crate::error::IsogenyError;
use crate::parameters::Parameters;
use modmill_arith::curve::xonly::{XPoint, step_back};
use modmill_arith::field::RuntimeField;
use modmill_arith::field::{Complex, Quadratic};
use num_bigint::BigUint;
use num_traits::Zero;
use std::ops::Range;

/// re + im i, as least residues: what files, keys and proofs hold. Over Fp, im is 0.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Value {
    /// The part in Fp.
    pub re: BigUint,
    /// The coefficient of i.
    pub im: BigUint,
}

impl Value {
    pub(crate) const ZERO: Self = Self { re: BigUint::ZERO, im: BigUint::ZERO };
}

impl From<BigUint> for Value {
    fn from(re: BigUint) -> Self {
        Self { re, im: BigUint::ZERO }
    }
}

/// Fp with a way in and out.
pub(crate) trait BaseField: RuntimeField<Element: Send + Sync> + Clone + Send + Sync {
    /// Bytes of an element.
    fn bytes(&self) -> usize;
    /// The residue `value`, which is below p.
    fn element(&self, value: &BigUint) -> Self::Element;
    /// The least residue.
    fn value(&self, element: &Self::Element) -> BigUint;
    /// a^((p+1)/4): the square root of a, where there is one, that is a square itself.
    fn principal_root(&self, a: &Self::Element) -> Self::Element;

    /// x of a point that generates the kernel of the next `steps` steps from a curve.
    fn kernel_point(&self, alpha: &BigUint, steps: usize) -> Result<BigUint, IsogenyError>;

    /// Elements of an evaluation key, ready for its steps.
    type Alphas: Default + Send + Sync;
    /// Appends one.
    fn keep(&self, alphas: &mut Self::Alphas, value: &BigUint);
    /// Appends consecutive ones below p, each in as many big-endian bytes as p has.
    fn keep_bytes(&self, alphas: &mut Self::Alphas, encoded: &[u8]);
    /// The residue, below p, of these big-endian bytes.
    fn element_from_bytes(&self, encoded: &[u8]) -> Self::Element;
    /// Steps through the elements of a range, which it contains.
    fn evaluate(&self, point: &mut XPoint<Self::Element>, alphas: &Self::Alphas, range: Range<usize>);
    /// Steps over Fp2 through `alphas`.
    fn evaluate_plane(plane: &Quadratic<Self>, point: &mut XPoint<Complex<Self::Element>>, alphas: &[Complex<Self::Element>]) {
        for alpha in alphas {
            *point = step_back(plane, alpha, point);
        }
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
    /// Whether there is one.
    fn is_square(&self, parameters: &Parameters, element: &Self::Element) -> bool;

    /// Whether `value` is an element in the least form.
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
    fn sqrt(&self, parameters: &Parameters, element: &Self::Element) -> Option<Self::Element> {
        let f = Quadratic::base(self);
        let root = if f.is_zero(&element.im) {
            match f.sqrt(parameters, &element.re) {
                Some(re) => Complex { re, im: f.zero() },
                None => Complex { re: f.zero(), im: f.principal_root(&f.negate(&element.re)) },
            }
        } else {
            let norm = f.sqrt(parameters, &self.norm(element))?;
            let half = f.element(&((&parameters.p + 1u8) >> 1));
            let square = f.mul(&half, &f.add(&element.re, &norm));
            let root = f.principal_root(&square);
            let other = f.mul(&element.im, &f.invert(&f.double(&root))?);
            // If (element.re + norm) / 2 is a square, root is its square root, and so re. Otherwise root is the square
            // root of its negative, and so im.
            let (re, im) = if f.equal(&f.square(&root), &square) { (root, other) } else { (other, root) };
            Complex { re, im }
        };
        let value = self.leave(&root);
        let deciding = if value.re.is_zero() { &value.im } else { &value.re };
        Some(if deciding.bit(0) { self.negate(&root) } else { root })
    }
    fn is_square(&self, parameters: &Parameters, element: &Self::Element) -> bool {
        // a^((p^2-1)/2) = N(a)^((p-1)/2), and every element of Fp is a square.
        Quadratic::base(self).is_square(parameters, &self.norm(element))
    }
}

/// a^e, four bits at a time.
pub(crate) fn power<F: RuntimeField>(f: &F, a: &F::Element, e: &BigUint) -> F::Element {
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
