//! Modular arithmetic for Modmill, with AVX-512 and in portable code.
//!
//! The crate of the workspace with emitted machine code, and with the tokens that prove a processor's features. It offers
//! * [`Natural`]: numbers in the interface of this crate and all others;
//! * [`Modulus`]: a validated odd modulus of 3 to 8192 bits;
//! * [`BackendChoice`] and [`Backend`]: which implementation runs, and why;
//! * [`Ring`]: the integers modulo a [`Modulus`], with chains of dependent squarings as its fastest operation;
//! * [`PrimeField`]: fields for isogenies, with [`curve::xonly`] for their formulas.
//!
//! All inputs are treated as public: every operation may take time that depends on its operands.
//!
//! ```
//! use modmill_arith::{BackendChoice, Modulus, Natural, Ring};
//!
//! let n = Modulus::new((Natural::from(1u8) << 1024) - 105u8)?;
//! let ring = Ring::new(&n, BackendChoice::Auto)?;
//! let mut x = ring.element(&Natural::from(2u8));
//! ring.square_n(&mut x, 10); // 2^(2^10) = 2^1024 = 105 mod N
//! assert_eq!(ring.value(&x), Natural::from(105u8));
//! # Ok::<(), modmill_arith::ArithError>(())
//! ```
#![doc(html_no_source)]

pub mod arch;
pub mod backend;
pub mod curve;
mod digits;
mod division_steps;
mod error;
pub mod field;
pub mod fold;
mod kernels;
pub mod lanes;
mod modulus;
mod natural;
mod portable;
mod prime_field;
mod rings;
mod special_primes;

pub use backend::{Backend, BackendChoice, BackendName, BinaryBackend, IntegerBackend, IntegerLanes};
pub use error::ArithError;
pub use modulus::Modulus;
pub use natural::{Natural, ParseNaturalError};
pub use prime_field::{Alphas, PrimeField};
pub use rings::{Element, Ring};
pub use special_primes::{SPECIAL_PRIMES, SpecialPrime};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
