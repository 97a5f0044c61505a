//! Elements from words into lanes and back.

use super::super::limbs::{Constants, limbs, words};
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
