//! The operations that formulas need of a field whose prime is known at run time.

use std::fmt::Debug;

/// A field. Operations take elements by reference, because an element may own memory. Elements of different fields must not be mixed.
pub trait RuntimeField {
    /// An element, in a form of the field's own: compare by [`RuntimeField::equal`].
    type Element: Clone + Debug;

    /// 0.
    fn zero(&self) -> Self::Element;
    /// 1.
    fn one(&self) -> Self::Element;
    /// a + b.
    fn add(&self, a: &Self::Element, b: &Self::Element) -> Self::Element;
    /// a - b.
    fn sub(&self, a: &Self::Element, b: &Self::Element) -> Self::Element;
    /// a b.
    fn mul(&self, a: &Self::Element, b: &Self::Element) -> Self::Element;
    /// a^2.
    fn square(&self, a: &Self::Element) -> Self::Element;
    /// 1/a; `None` for 0.
    fn invert(&self, a: &Self::Element) -> Option<Self::Element>;
    /// True if a = 0.
    fn is_zero(&self, a: &Self::Element) -> bool;

    /// The products of two pairs that do not depend on each other.
    fn mul_two(&self, [a, b]: [(&Self::Element, &Self::Element); 2]) -> [Self::Element; 2] {
        [self.mul(a.0, a.1), self.mul(b.0, b.1)]
    }
    /// The squares of two elements that do not depend on each other.
    fn square_two(&self, [a, b]: [&Self::Element; 2]) -> [Self::Element; 2] {
        [self.square(a), self.square(b)]
    }
    /// 2 a.
    fn double(&self, a: &Self::Element) -> Self::Element {
        self.add(a, a)
    }
    /// -a.
    fn negate(&self, a: &Self::Element) -> Self::Element {
        self.sub(&self.zero(), a)
    }
    /// True if a = b.
    fn equal(&self, a: &Self::Element, b: &Self::Element) -> bool {
        self.is_zero(&self.sub(a, b))
    }
}
