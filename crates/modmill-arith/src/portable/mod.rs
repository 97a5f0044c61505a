//! The `portable` backend: Montgomery arithmetic on 61- or 60-bit limbs in 64-bit words, no intrinsics, no `unsafe`.
//!
//! * `mont.rs`: the ring, its constants, which kernel runs;
//! * `columns.rs`: straight-line kernels for the sizes of 256, 512 and 1024 bits;
//! * `strips.rs`: kernels for every other size;
//! * `steps.rs`: steps of an isogeny evaluation, modulo c 2^k - 1;
//! * `limb.rs`: the number types they are written over; `bounds.rs` (tests): the same kernels run on upper bounds.
//!
//! **Values.** Write t for the result of a product of x and y below 4N. The first n-1 quotient digits add less than
//! 2^(W(n-1)) M <= R N, the last adds less than R N, so t < x y/R + 2N <= 16 N^2/R + 2N <= 4N because R = 2^(W n) >= 8N.
//! Hence no final subtraction; only `leave` reduces fully.
//!
//! **Short reductions.** Where N = c 2^k - 1, Montgomery's quotient is the number's low half itself, and only c is multiplied by.
//!
//! **Why short limbs.** With W = 64 each product needs a third word for its carry; with W = 61 a column of 2n <= 64 products
//! fits two words, an add and an add-with-carry. `docs/derivations/portable-squaring.md` has the measurements.

mod columns;
mod limb;
mod mont;
mod steps;
mod strips;

#[cfg(test)]
mod bounds;
#[cfg(test)]
mod tests;

pub(crate) use mont::MontRing;
