//! Points and turns that are fixed by a message. docs/formats.md defines the digest.

use crate::curve::{MontgomeryCurve, affine, at};
use crate::field::{BaseField, Coordinates, Value};
use crate::parameters::Parameters;
use crate::variant::Variant;
use modmill_arith::Natural;
use sha2::{Digest, Sha256};

/// The purpose of a digest.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Role {
    Input = 1,
    Base = 2,
    Walk = 3,
    Start = 4,
}

/// `length` bytes that depend on all arguments.
pub(crate) fn digest(parameters: &Parameters, role: Role, message: &[u8], counter: u32, length: usize) -> Vec<u8> {
    let name = parameters.prime.name.as_bytes();
    let block = |index: u32| {
        Sha256::new_with_prefix(b"modmill/isogeny/hash/v1")
            .chain_update([name.len() as u8])
            .chain_update(name)
            .chain_update([role as u8])
            .chain_update(counter.to_be_bytes())
            .chain_update(index.to_be_bytes())
            .chain_update(message)
            .finalize()
    };
    let mut out: Vec<u8> = (0..length.div_ceil(32) as u32).flat_map(block).collect();
    out.truncate(length);
    out
}

/// A pseudorandom x, with `count` coordinates.
fn candidate(parameters: &Parameters, role: Role, message: &[u8], counter: u32, count: usize) -> Value {
    let size = (parameters.prime.bits as usize + 128).div_ceil(8);
    let bytes = digest(parameters, role, message, counter, size * count);
    let mut parts = bytes.chunks(size).map(|part| Natural::from_bytes_be(part) % &parameters.p);
    Value { re: parts.next().unwrap_or_default(), im: parts.next().unwrap_or_default() }
}

/// x of the first point of order N that `fits` lets pass, for the candidates of a message.
fn point<C: Coordinates>(
    f: &C,
    parameters: &Parameters,
    curve: &MontgomeryCurve<C::Element>,
    role: Role,
    message: &[u8],
    fits: impl Fn(&C::Element) -> bool,
) -> Value {
    let found = (0..u32::MAX).find_map(|counter| {
        let x = f.enter(&candidate(parameters, role, message, counter, C::COUNT)).filter(|x| fits(x))?;
        affine(f, &curve.multiply(f, &parameters.cofactor, &at(f, &x)))
    });
    found.map_or_else(|| Natural::ZERO.into(), |x| f.leave(&x))
}

/// x of the input Q for a message: a point of order N of the curve over the field of the variant.
pub(crate) fn input<C: Coordinates>(f: &C, parameters: &Parameters, end: &MontgomeryCurve<C::Element>, message: &[u8]) -> Value {
    point(f, parameters, end, Role::Input, message, |x| f.is_square(parameters, &end.right_side(f, x)))
}

/// x of the point P: of order N on the twist, so that y is i times an element of Fp.
pub(crate) fn base_point<F: BaseField>(f: &F, parameters: &Parameters, start: &MontgomeryCurve<F::Element>) -> Natural {
    let message = Value::from(f.value(&start.alpha)).bytes(parameters, Variant::Fp);
    point(f, parameters, start, Role::Base, &message, |x| !f.is_square(parameters, &start.right_side(f, x))).re
}

/// True if [p+1] R = O for 16 points of the curve and its twist, as holds for supersingular curves.
pub(crate) fn is_supersingular<F: BaseField>(f: &F, parameters: &Parameters, start: &MontgomeryCurve<F::Element>) -> bool {
    let message = Value::from(f.value(&start.alpha)).bytes(parameters, Variant::Fp);
    (0..16).all(|counter| {
        let x = f.element(&candidate(parameters, Role::Start, &message, counter, 1).re);
        f.is_zero(&x) || f.is_zero(&start.multiply(f, &(&parameters.p + 1u8), &at(f, &x)).z)
    })
}

/// The turn of step k of a walk over Fp2: whether it takes the other square root.
pub(crate) struct Turns<'a> {
    parameters: &'a Parameters,
    seed: &'a [u8],
    block: Option<(u32, Vec<u8>)>,
}

impl<'a> Turns<'a> {
    pub(crate) fn new(parameters: &'a Parameters, seed: &'a [u8]) -> Self {
        Self { parameters, seed, block: None }
    }

    pub(crate) fn other(&mut self, step: u64) -> bool {
        // MAX_STEPS keeps the number of the block below 2^32.
        let (number, bit) = ((step / 256) as u32, (step % 256) as usize);
        if self.block.as_ref().is_none_or(|(at, _)| *at != number) {
            self.block = Some((number, digest(self.parameters, Role::Walk, self.seed, number, 32)));
        }
        self.block.as_ref().is_some_and(|(_, bytes)| bytes[bit / 8] >> (bit % 8) & 1 == 1)
    }
}
