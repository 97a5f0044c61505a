//! Uses blst's points of BLS12-381 as points of `modmill-msm` without copying them.
//!
//! A separate crate because the cast is unsafe. It is the optional feature `blst` of `modmill-msm`.
//!
//! ```
//! use modmill_blst::{Affine, Bls12381, CurveParameters, blst};
//!
//! // SAFETY: blst gives the address of a constant.
//! let theirs = [unsafe { *blst::blst_p1_affine_generator() }, blst::blst_p1_affine::default()];
//! let ours = modmill_blst::points(&theirs).expect("coordinates are below p");
//! assert_eq!(ours, [Bls12381::GENERATOR, Affine::NEUTRAL]);
//! ```
#![allow(unsafe_code)]

pub use blst;
use blst::{blst_fp, blst_p1_affine};
pub use modmill_arith::curve::weierstrass::{Affine, Bls12381, CurveParameters};
use modmill_arith::field::montgomery::Element;

type Field = Element<<Bls12381 as CurveParameters>::Base>;
type Point = Affine<Bls12381>;

const _: () = {
    assert!(size_of::<blst_fp>() == size_of::<[u64; 6]>() && size_of::<Field>() == size_of::<[u64; 6]>());
    assert!(size_of::<blst_p1_affine>() == 2 * size_of::<Field>() && size_of::<Point>() == 2 * size_of::<Field>());
    assert!(align_of::<blst_p1_affine>() == align_of::<Point>());
    assert!(std::mem::offset_of!(blst_p1_affine, x) == std::mem::offset_of!(Point, x));
    assert!(std::mem::offset_of!(blst_p1_affine, y) == std::mem::offset_of!(Point, y));
};

/// Modmill's view of blst's points: both libraries keep x and y as a 2^384 modulo p, and (0, 0) for the neutral element.
///
/// # Errors
/// The index of the first point with a coordinate that is not below p, which no function of blst makes.
pub fn points(points: &[blst_p1_affine]) -> Result<&[Point], usize> {
    let reduced = |a: &blst_fp| Field::from_montgomery(a.l).is_some();
    match points.iter().position(|p| !reduced(&p.x) || !reduced(&p.y)) {
        Some(index) => Err(index),
        // SAFETY: both types are x and y of six 64-bit words each, in the same order, without padding and with the same alignment: both are
        // repr(C), blst_fp is an array of words in a repr(C) struct, Element is repr(transparent) over one, and the assertions above check sizes
        // and offsets. Every pattern of bits is a value of either. The slice borrows the same memory, with the same length, for the same time.
        None => Ok(unsafe { std::slice::from_raw_parts(points.as_ptr().cast::<Point>(), points.len()) }),
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_seen_in_place_and_must_be_reduced() {
        let fp = |a: &Field| blst_fp { l: a.to_montgomery() };
        let g = Bls12381::GENERATOR;
        let mut all = [blst_p1_affine { x: fp(&g.x), y: fp(&g.y) }, blst_p1_affine::default(), blst_p1_affine::default()];
        let seen = points(&all);
        assert_eq!(seen, Ok(&[g, Affine::NEUTRAL, Affine::NEUTRAL][..]));
        assert_eq!(seen.map(|seen| seen.as_ptr().cast()), Ok(all.as_ptr()));
        assert_eq!(points(&[]), Ok(&[][..]));
        all[1].y.l = [u64::MAX; 6];
        assert_eq!(points(&all), Err(1));
    }
}
