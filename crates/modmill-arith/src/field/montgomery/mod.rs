//! Prime fields of 377 to 383 bits in Montgomery form: written once, the prime is a type parameter.
//!
//! [`Element`] is one element in six 64-bit words; [`lanes`] holds eight elements in eight vectors. Both keep a as a R modulo p,
//! with R = 2^384 in words and R = 2^408 in lanes.

mod constants;
mod element;
mod inverse;
mod kernel;
pub mod lanes;
#[cfg(test)]
mod lanes_tests;
mod limbs;
mod root;
#[cfg(test)]
mod root_tests;
mod split;
#[cfg(test)]
mod tests;

pub use element::Element;

/// Words of an element.
pub const WORDS: usize = 6;

/// A prime, and the constants that follow from it.
pub trait Prime: Copy + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// p, lowest word first: odd, above 2^376, below 2^383.
    const MODULUS: [u64; WORDS];
    /// An element of order 2^s, where 2^s is the highest power of 2 that divides p - 1.
    const ROOT_OF_UNITY: Element<Self>;
    /// s.
    const TWO_ADICITY: u32 = (Self::MODULUS[0] - 1).trailing_zeros();
    /// -1/p modulo 2^64.
    const NEGATED_INVERSE: u64 = crate::division_steps::inverse_of_word(Self::MODULUS[0]).wrapping_neg();
    /// 2^384 modulo p: 1 in Montgomery form.
    const R: [u64; WORDS] = constants::power_of_two(384, &Self::MODULUS);
    /// 2^768 modulo p.
    const R_SQUARED: [u64; WORDS] = constants::power_of_two(2 * 384, &Self::MODULUS);
    /// 2^1152 modulo p.
    const R_CUBED: [u64; WORDS] = constants::power_of_two(3 * 384, &Self::MODULUS);
}
