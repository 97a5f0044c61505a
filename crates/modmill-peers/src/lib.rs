//! GMP and OpenSSL, loaded at run time and timed beside Modmill.
//!
//! Nothing is linked: [`gmp`] and [`openssl`] load the system's shared library. When there is none, their errors say what was tried
//! and which package to install. The crate has six uses:
//! * [`squarings`], [`isogeny_steps`] and those of the peers: chains that a comparison times in slices ([`Contender`]);
//! * [`GmpWalk`]: the walk of an isogeny set-up by GMP;
//! * [`BinaryBench`]: timed slices of our binary fields;
//! * [`SignatureBench`]: timed slices of signature verification, ours and OpenSSL's;
//! * [`gmp_for_test`]: an independent bignum for the tests of other crates, or a counted skip;
//! * [`machine_facts`]: the facts that a record of a measurement must state.
//!
//! ```
//! use modmill_peers::{Natural, gmp_for_test};
//! if let Some(gmp) = gmp_for_test("doc example") {
//!     // 71 = 2^(2^10) mod 253, the smallest published time-lock puzzle.
//!     assert_eq!(gmp.repeated_square(&Natural::from(253u8), &Natural::from(2u8), 10), Natural::from(71u8));
//! }
//! ```

mod binary;
mod contender;
mod ed25519;
mod error;
mod facts;
mod gmp;
mod isogeny;
mod isogeny_walk;
mod load;
mod mpn;
mod openssl;
mod oracle;
mod signatures;
mod squaring;

pub use binary::{BinaryBench, BinaryOp};
pub use contender::{Contender, slice};
pub use error::PeerError;
pub use facts::{MachineFacts, PeerFact, core_ghz, machine_facts};
pub use gmp::{Gmp, gmp};
pub use isogeny::{gmp_isogeny_steps, isogeny_steps};
pub use isogeny_walk::GmpWalk;
/// The integer type of moduli, bases and answers.
pub use modmill_arith::Natural;
pub use openssl::{OpenSsl, openssl};
pub use oracle::gmp_for_test;
pub use signatures::{SignatureBench, SignedMessage, Slice, signed_messages};
pub use squaring::{gmp_squarings, openssl_squarings, squarings};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
