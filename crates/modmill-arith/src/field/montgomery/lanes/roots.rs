//! Square roots in lanes.
//!
//! p - 1 = 2^s t with t odd. x = a^((t + 1) / 2) has x^2 = a b with b = a^t, whose order is a power of 2: b = g^e for the root of unity g of order 2^s. If a is a square, e is
//! even, and x g^(-e / 2) is a root. e is found digit by digit, lowest first (P. Sarkar, "Computing square roots faster than the Tonelli-Shanks/Bernstein algorithm", 2020): b without
//! the digits found so far, to a power that leaves a group of 2^8 elements, where a table has the logarithms. For BLS12-381, s = 1: b is 1 for every square.

use super::super::{Element, Prime};
use super::{LIMBS, Reduced, digits};
use crate::field::power::{power, square_multiply};
use crate::field::{Field, LaneField};
use crate::lanes::{Independent, Kernel, LANES};
use std::collections::BTreeMap;
use std::marker::PhantomData;

/// Most bits of a digit of e.
const WIDTH: u32 = 8;
/// Bits of a place in the table of logarithms.
const PLACE: u32 = 12;

/// Tables for square roots: 230 KiB for BLS12-377.
#[derive(Debug)]
pub struct Roots<F> {
    /// First bit and width of each digit of e, lowest first; the lowest has the bits that the others leave.
    places: Vec<(u32, u32)>,
    /// `powers[m][d]` is g^(-d 2^m).
    powers: BTreeMap<u32, Vec<[u64; LIMBS]>>,
    logarithms: Logarithms,
    field: PhantomData<F>,
}

/// The logarithm of an element of the smallest group is found at the highest bits of its lowest limb times `multiplier`.
#[derive(Debug)]
struct Logarithms {
    multiplier: u64,
    table: Vec<u8>,
}

impl Logarithms {
    fn place(multiplier: u64, limb: u64) -> usize {
        (limb.wrapping_mul(multiplier) >> (64 - PLACE)) as usize
    }

    /// A table for the elements with these limbs, in the order of their logarithms. The first multiplier that gives each a place of its own
    /// is taken: one in some thousands.
    fn new(limbs: &[u64]) -> Self {
        let odd = (0u64..).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let multiplier = odd.into_iter().find(|&multiplier| {
            let mut taken = [false; 1 << PLACE];
            limbs.iter().all(|&limb| !std::mem::replace(&mut taken[Self::place(multiplier, limb)], true))
        });
        let multiplier = multiplier.unwrap_or(1);
        let mut table = vec![0; 1 << PLACE];
        for (&limb, logarithm) in limbs.iter().zip(0..=u8::MAX) {
            table[Self::place(multiplier, limb)] = logarithm;
        }
        Self { multiplier, table }
    }

    /// Some number for what is not in the group.
    fn of(&self, limb: u64) -> u64 {
        u64::from(self.table[Self::place(self.multiplier, limb)])
    }
}

impl<F: Prime> Default for Roots<F> {
    fn default() -> Self {
        Self::new()
    }
}

impl<F: Prime> Roots<F> {
    const WIDEST: u32 = if F::TWO_ADICITY < WIDTH { F::TWO_ADICITY } else { WIDTH };

    /// Computes the tables: a millisecond.
    #[must_use]
    pub fn new() -> Self {
        let s = F::TWO_ADICITY;
        let lowest = (s - 1) % WIDTH + 1;
        let places: Vec<_> = std::iter::once((0, lowest)).chain((lowest..s).step_by(WIDTH as usize).map(|at| (at, WIDTH))).collect();
        let chain: Vec<_> = std::iter::successors(Some(F::ROOT_OF_UNITY), |g| Some(g.square())).take(s as usize).collect();
        let elements = |g: Element<F>| std::iter::successors(Some(Element::ONE), move |a| Some(a.mul(&g))).take(1 << Self::WIDEST);
        let smallest: Vec<_> = elements(chain[(s - Self::WIDEST) as usize]).map(|a| digits(&a)[0]).collect();
        let mut powers = BTreeMap::new();
        for (j, &place) in places.iter().enumerate() {
            let known = (0..j).map(|i| correction(places[i], place, s));
            for m in known.chain([half(place)]) {
                powers.entry(m).or_insert_with(|| elements(chain[m as usize].invert()).map(|a| digits(&a)).collect());
            }
        }
        Self { places, powers, logarithms: Logarithms::new(&smallest), field: PhantomData }
    }

    /// A square root of each element, either of both, and the lanes that have one; anything in the others. Not to be called from within a kernel.
    pub fn sqrt<M: Independent, const N: usize>(&self, m: M, a: &[Reduced<F, M::V>; N]) -> ([Reduced<F, M::V>; N], [u8; N]) {
        let s = F::TWO_ADICITY;
        let multiply = |a: &[Reduced<F, M::V>; N], n, b: &[Reduced<F, M::V>; N]| square_multiply::<F, M, N>(m, a, n, b);
        let gather = |exponent: u32, digits: &[[u64; LANES]; N]| {
            let table = &self.powers[&exponent];
            digits.map(|lanes| F::gather(m, lanes.map(|d| &table[d as usize])))
        };
        let one = [<F as LaneField<M>>::splat(m, &F::ONE); N];
        let w = power::<F, M, N>(m, a, &Element::<F>::ROOT_EXPONENT);
        let mut root = multiply(&w, 0, a);
        let b = multiply(&root, 0, &w);
        // b^(2^n) for the n that the digits need, that of the lowest digit last.
        let mut steps = vec![b];
        for pair in self.places.windows(2).rev() {
            let squared = multiply(&steps[steps.len() - 1], pair[1].1, &one);
            steps.push(squared);
        }
        let mut found: Vec<[[u64; LANES]; N]> = Vec::with_capacity(self.places.len());
        for (&place, step) in self.places.iter().zip(steps.iter().rev()) {
            let rest = found
                .iter()
                .zip(&self.places)
                .fold(*step, |rest, (digit, &lower)| multiply(&rest, 0, &gather(correction(lower, place, s), digit)));
            let limbs = rest.map(|a| m.store(m.call(Freeze(a)).vectors()[0]));
            let digit = limbs.map(|limbs| limbs.map(|limb| self.logarithms.of(limb) >> (Self::WIDEST - place.1)));
            let halved = if place.0 == 0 { digit.map(|lanes| lanes.map(|d| d >> 1)) } else { digit };
            root = multiply(&root, 0, &gather(half(place), &halved));
            found.push(digit);
        }
        let squares = std::array::from_fn(|i| m.call(IsRoot(root[i], a[i])));
        (root, squares)
    }
}

/// m such that a lower digit d contributes g^(d 2^m) where the digit at `place` is sought.
fn correction(lower: (u32, u32), place: (u32, u32), s: u32) -> u32 {
    lower.0 + s - place.0 - place.1
}

/// m such that g^(-d 2^m) is the root's factor for a digit d. The lowest digit of e is even; half of it is taken.
fn half(place: (u32, u32)) -> u32 {
    place.0.saturating_sub(1)
}

struct Freeze<F, V>(Reduced<F, V>);

impl<F: Prime, M: Independent> Kernel<M> for Freeze<F, M::V> {
    type Out = Reduced<F, M::V>;

    #[inline(always)]
    fn run(self, m: M) -> Self::Out {
        F::freeze(m, &self.0)
    }
}

/// A kernel that compares the square of the first element with the second.
struct IsRoot<F, V>(Reduced<F, V>, Reduced<F, V>);

impl<F: Prime, M: Independent> Kernel<M> for IsRoot<F, M::V> {
    type Out = u8;

    #[inline(always)]
    fn run(self, m: M) -> u8 {
        F::equal(m, &F::square(m, &self.0), &self.1)
    }
}
