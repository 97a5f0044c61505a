//! Arithmetic in `GF(2)[x]` modulo a polynomial, on arrays of elements, with AVX-512, with AVX2, on 64-bit ARM and in portable code.
//!
//! An element of degree below m is ceil(m / 64) 64-bit words, lowest first, bit i of word w being the coefficient of x^(64 w + i).
//! An array of n elements is n times that many words, one element after the other.
//!
//! * [`poly`]: polynomials of any length, for set-up work (remainders, greatest common divisors, inverses);
//! * [`BinaryModulus`]: what elements are reduced by;
//! * [`Method`]: the ways to multiply and reduce, each on every backend;
//! * [`Multiplier`]: one method, one modulus, one backend, arrays in and out;
//! * [`machine`]: the word operations that a method is written over once, for one word and for several lanes;
//! * [`arch`]: the machines with carry-less instructions, and their proof.
//!
//! Features: `serde` (polynomials and moduli in stored values).
//!
//! All inputs are treated as public: every operation may take time that depends on its operands.
//!
//! ```
//! use modmill_binary::{BinaryBackend, BinaryModulus, Method, Workspace, multiplier};
//!
//! let n = BinaryModulus::from_exponents(&[233, 74, 0])?; // NIST's B-233
//! let a = [0, 1 << 53, 0, 0]; // x^117, whose square is x^234 = x^75 + x
//! for method in Method::ALL {
//!     let product = multiplier(&n, BinaryBackend::PORTABLE, method)?;
//!     let mut square = [0; 4];
//!     product.square(&mut square, &a, &mut Workspace::default());
//!     // Montgomery's methods leave a factor.
//!     assert!(product.factor().is_some() || square == [2, 1 << 11, 0, 0]);
//! }
//! # Ok::<(), modmill_binary::BinaryError>(())
//! ```
#![doc(html_no_source)]

// Compiled where a machine for it exists: a vector unit, or the emulation of the tests.
pub mod arch;
mod bitsliced;
mod blocks;
mod description;
mod dispatch;
#[cfg(test)]
mod emulated;
mod error;
mod karatsuba;
pub mod machine;
mod method;
mod modulus;
mod multiplier;
#[cfg(any(test, target_arch = "x86_64", target_arch = "aarch64"))]
mod pairs;
#[cfg(any(test, target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) mod pairwise;
#[cfg(any(test, target_arch = "x86_64"))]
pub(crate) mod permuting;
pub mod poly;
mod portable;
mod studies;
mod words;

pub use description::{Description, SliceReduction, Variant};
pub use dispatch::{add, multiplier};
pub use error::BinaryError;
pub use method::{Method, Requirement};
pub use modmill_arith::{BackendName, BinaryBackend, Natural};
pub use modulus::BinaryModulus;
pub use multiplier::{Far, Multiplier, Workspace};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
