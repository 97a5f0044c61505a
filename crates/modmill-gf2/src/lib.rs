//! Fields GF(2^m), and rings `GF(2)[x]` / N, on arrays of elements.
//!
//! * [`Field`]: products, sums of products, squares, powers, inverses and traces of arrays, any modulus N of degree 2 to 65536;
//! * [`is_irreducible`], [`least_factor`], [`smallest_irreducible`]: tests and searches for moduli;
//! * [`Options`]: backend, method and threads; each can be left to a measurement, and [`Field::choice`] states its outcome.
//!
//! Features: `num-bigint` (conversions between [`Natural`] and `BigUint`), `rand_core` (random elements), `serde` (moduli and polynomials).
//!
//! Inputs are public: times depend on them.
//!
//! ```
//! use modmill_gf2::{BinaryModulus, Field, Natural, Options};
//! let f = Field::new(&BinaryModulus::from_exponents(&[163, 7, 6, 3, 0])?, &Options::default())?; // NIST's B-163
//! let a = [5, 0, 0, 7, 0, 0]; // two elements of three words
//! let cubes = f.pow(&a, &Natural::from(3u8))?;
//! assert_eq!(cubes, [0b1010101, 0, 0, 0b1101011, 0, 0]);
//! assert_eq!(f.trace(&a)?.len(), 2);
//! # Ok::<(), modmill_gf2::Gf2Error>(())
//! ```
#![doc(html_no_source)]

mod arrays;
mod choose;
mod control;
mod error;
mod field;
mod inverse;
mod irreducible;
mod options;
mod plain;
mod power;
#[cfg(feature = "rand_core")]
mod random;
mod trace;

pub use choose::{Choice, Measured, SmallArrays};
pub use control::{Cadence, EveryStep, NoProgress, Phase, Progress, ProgressHandler};
pub use error::Gf2Error;
pub use field::Field;
pub use irreducible::{is_irreducible, least_factor, smallest_irreducible};
pub use modmill_arith::{ArithError, BackendChoice, BackendName, BinaryBackend, Natural, ParseNaturalError};
pub use modmill_binary::poly::Poly;
pub use modmill_binary::{BinaryError, BinaryModulus, Description, Method, Multiplier};
pub use options::{MethodChoice, Options};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
