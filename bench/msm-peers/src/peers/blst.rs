//! blst: its Pippenger algorithm through the Rust bindings, on all processors that the program may use.
#![allow(unsafe_code)]

use super::{Curve, Peer, Product};
use crate::data::{Data, Point};
use blst::{MultiPoint, blst_fp, blst_p1_affine, blst_p1_to_affine, blst_uint64_from_fp};

/// Bits of a scalar.
const BITS: usize = 255;

pub(super) fn peer() -> Peer {
    Peer { name: "blst", title: format!("blst {} Pippenger", env!("VERSION_blst")), curves: &[Curve::Bls12381], load }
}

fn load(_: Curve, data: &Data) -> Product {
    let coordinate = |words: &[u64]| blst_fp { l: std::array::from_fn(|i| words[i]) };
    let point = |words: &Point| blst_p1_affine { x: coordinate(&words[..6]), y: coordinate(&words[6..]) };
    let points: Vec<_> = data.points.iter().map(point).collect();
    let scalars: Vec<u8> = data.scalars.iter().flatten().flat_map(|word| word.to_le_bytes()).collect();
    Box::new(move || {
        let product = points.mult(&scalars, BITS);
        let (mut affine, mut words) = (blst_p1_affine::default(), [0; 12]);
        let (x, y) = words.split_at_mut(6);
        // SAFETY: one point is read and one written; then two elements are read and six words written for each, as the references allow.
        unsafe {
            blst_p1_to_affine(&mut affine, &product);
            blst_uint64_from_fp(x.as_mut_ptr(), &affine.x);
            blst_uint64_from_fp(y.as_mut_ptr(), &affine.y);
        }
        words
    })
}
