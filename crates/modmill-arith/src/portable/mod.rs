//! The `portable` backend: Montgomery arithmetic on 64-bit limbs, no intrinsics.

mod mont;
pub(crate) use mont::MontRing;
