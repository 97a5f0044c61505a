//! Elements from words into lanes and back.

use super::super::limbs::{Constants, RADIX_BITS, limbs, words};
use super::super::{Element, Prime};
use super::{LIMBS, Reduced, least_residue};
use crate::field::LaneField;
use crate::lanes::{Independent, Kernel, LANES};
use std::marker::PhantomData;

/// Lane l is element l. Not to be called from within a kernel.
pub fn from_elements<M: Independent, F: Prime>(m: M, elements: &[Element<F>; LANES]) -> Reduced<F, M::V> {
    m.call(FromElements(elements.map(|a| limbs(&a.to_montgomery())), PhantomData))
}

/// Element l is lane l. Not to be called from within a kernel.
pub fn to_elements<M: Independent, F: Prime>(m: M, a: &Reduced<F, M::V>) -> [Element<F>; LANES] {
    let limbs = F::scatter(m, &m.call(ToElements(*a)));
    // Least residues, so there is an element for each (but on the interval machine, which has no values).
    limbs.map(|limbs| Element::from_montgomery(words(&limbs)).unwrap_or(Element::ZERO))
}

/// The digits by which a lane holds this element: those of a 2^408 modulo p.
#[must_use]
pub fn digits<F: Prime>(a: &Element<F>) -> [u64; LIMBS] {
    limbs(&a.mul(&Element::from_words(&[1 << 24, 0, 0, 0, 0, 0])).to_montgomery())
}

/// True if these are the digits of a least residue. The test takes a few cycles, and [`from_digits`] a multiplication.
#[must_use]
#[inline]
pub fn is_least_residue<F: Prime>(digits: &[u64; LIMBS]) -> bool {
    let modulus = const { limbs(&F::MODULUS) };
    digits.iter().fold(0, |all, digit| all | digit) >> RADIX_BITS == 0 && digits.iter().rev().lt(modulus.iter().rev())
}

/// The element of these digits; none where they are not those of a least residue.
#[must_use]
pub fn from_digits<F: Prime>(digits: &[u64; LIMBS]) -> Option<Element<F>> {
    // a 2^408 times 2^360 / 2^384.
    let factor = Element::from_montgomery([0, 0, 0, 0, 0, 1 << 40])?;
    if is_least_residue::<F>(digits) { Some(Element::from_montgomery(words(digits))?.mul(&factor)) } else { None }
}

/// a 2^384, in digits, becomes a 2^408.
struct FromElements<F>([[u64; LIMBS]; LANES], PhantomData<F>);

impl<M: Independent, F: Prime> Kernel<M> for FromElements<F> {
    type Out = Reduced<F, M::V>;

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let factor = <F as LaneField<M>>::splat(m, &F::FROM_ELEMENT);
        F::mul(m, &F::gather(m, self.0.each_ref()), &factor)
    }
}

/// a 2^408 becomes the least residue of a 2^384.
struct ToElements<F, V>(Reduced<F, V>);

impl<M: Independent, F: Prime> Kernel<M> for ToElements<F, M::V> {
    type Out = Reduced<F, M::V>;

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        let factor = <F as LaneField<M>>::splat(m, &F::TO_ELEMENT);
        least_residue(m, &F::mul(m, &self.0, &factor))
    }
}
