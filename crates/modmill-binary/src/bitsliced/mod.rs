//! Multiplication of bits: plane i of a slice is bit i of 64 `LANES` elements, and a product of two bits is an AND.
//!
//! 512 elements to a slice on AVX-512, 256 or 128 on AVX2; 128 in plain Rust, two words being a vector on every 64-bit target (four gain 4 % and double the
//! slice). Plain arrays in and out, so every slice is transposed on the way in and on the way out. The product is Karatsuba's down to operands
//! of 11 to 20 bits ([`product`]); the reduction takes any modulus ([`reduce`]). A slice that is not full costs as much as one that is.

// Loops run over indices: iterators and copies of vectors are not always compiled into the function that has the processor's features.
#![allow(clippy::needless_range_loop, clippy::manual_memcpy)]

mod product;
mod reduce;
#[cfg(test)]
mod tests;
mod transpose;
mod wide;

use super::machine::{Carryless, CarrylessKernel};
use super::{BinaryModulus, Description, Method, Multiplier, Variant, Workspace};
use product::Product;
use reduce::Reduction;
use transpose::{elements_of, planes_of};
pub(super) use wide::Wide;

#[derive(Debug)]
struct Bitsliced<M> {
    machine: M,
    degree: usize,
    words: usize,
    reduction: Reduction,
}

/// The bitsliced multiplier on one machine; any modulus.
pub(super) fn multiplier<M: Carryless>(machine: M, modulus: &BinaryModulus) -> Box<dyn Multiplier> {
    Box::new(with(machine, modulus, Reduction::new(modulus)))
}

fn with<M: Carryless>(machine: M, modulus: &BinaryModulus, reduction: Reduction) -> Bitsliced<M> {
    Bitsliced { machine, degree: modulus.degree(), words: modulus.words(), reduction }
}

/// Vectors of each part of the memory, in the order in which they lie there.
struct Parts {
    a: usize,
    b: usize,
    product: usize,
    block: usize,
    constants: usize,
    scratch: usize,
}

impl<M: Carryless> Bitsliced<M> {
    fn parts(&self) -> Parts {
        let (m, planes) = (self.degree, 64 * self.words);
        Parts {
            a: planes,
            b: planes,
            product: (2 * m - 1 + self.reduction.headroom(m)).max(planes),
            block: self.words,
            constants: self.reduction.constants(m),
            scratch: product::scratch(m).max(self.reduction.scratch(m)),
        }
    }

    fn work(&self, out: &mut [u64], a: &[u64], b: Option<&[u64]>, space: &mut Workspace) {
        let p = self.parts();
        let vectors = p.a + p.b + p.product + p.block + p.constants + p.scratch;
        let slice = 64 * M::LANES * self.words;
        let space = space.words(vectors * M::LANES + slice);
        self.machine.call(Slices { of: self, out, a, b, space });
    }
}

impl<M: Carryless> Multiplier for Bitsliced<M> {
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64], space: &mut Workspace) {
        self.work(out, a, Some(b), space);
    }
    fn square(&self, out: &mut [u64], a: &[u64], space: &mut Workspace) {
        self.work(out, a, None, space);
    }
    fn group(&self) -> usize {
        64 * M::LANES
    }
    fn description(&self) -> Description {
        let slices = Variant::Slices { elements: self.group(), reduction: self.reduction.kind() };
        Description { method: Method::Bitsliced, variant: Some(slices) }
    }
}

struct Slices<'r, M> {
    of: &'r Bitsliced<M>,
    out: &'r mut [u64],
    a: &'r [u64],
    b: Option<&'r [u64]>,
    space: &'r mut [u64],
}

impl<M: Carryless> CarrylessKernel<M> for Slices<'_, M> {
    type Out = ();
    #[inline(always)]
    fn run(self, machine: M) {
        let (of, p) = (self.of, self.of.parts());
        let (m, words) = (of.degree, of.words);
        let slice = 64 * M::LANES * words;
        let (tail, vectors) = self.space.split_at_mut(slice);
        let (a, rest) = machine.vectors(vectors).split_at_mut(p.a);
        let (b, rest) = rest.split_at_mut(p.b);
        let (c, rest) = rest.split_at_mut(p.product);
        let (block, rest) = rest.split_at_mut(p.block);
        let (constants, scratch) = rest.split_at_mut(p.constants);
        of.reduction.prepare(machine, constants);

        for at in (0..self.out.len()).step_by(slice) {
            let end = (at + slice).min(self.out.len());
            operand(machine, a, &self.a[at..end], tail, words, block);
            // Above the product there are zeros.
            clear(machine, &mut c[2 * m - 1..]);
            if let Some(second) = self.b {
                operand(machine, b, &second[at..end], tail, words, block);
                machine.call(Product { out: &mut c[..2 * m - 1], a: &a[..m], b: &b[..m], scratch: &mut *scratch });
            } else {
                // A square is the same bits, each at twice its place.
                for i in 0..m - 1 {
                    (c[2 * i], c[2 * i + 1]) = (a[i], machine.splat(0));
                }
                c[2 * m - 2] = a[m - 1];
            }
            of.reduction.reduce(machine, m, c, constants, scratch);
            clear(machine, &mut c[m..64 * words]);
            if end - at == slice {
                elements_of(machine, &mut self.out[at..end], c, words, block);
            } else {
                elements_of(machine, tail, c, words, block);
                self.out[at..end].copy_from_slice(&tail[..end - at]);
            }
        }
    }
}

#[inline(always)]
fn clear<M: Carryless>(machine: M, planes: &mut [M::V]) {
    for plane in planes {
        *plane = machine.splat(0);
    }
}

/// Planes of a slice, zeros for the elements that it lacks.
#[inline(always)]
fn operand<M: Carryless>(machine: M, planes: &mut [M::V], elements: &[u64], tail: &mut [u64], words: usize, block: &mut [M::V]) {
    if elements.len() == tail.len() {
        planes_of(machine, planes, elements, words, block);
    } else {
        let (there, absent) = tail.split_at_mut(elements.len());
        there.copy_from_slice(elements);
        absent.fill(0);
        planes_of(machine, planes, tail, words, block);
    }
}
