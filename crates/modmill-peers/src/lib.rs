//! GMP and OpenSSL, loaded at run time and timed beside Modmill.
//!
//! Nothing is linked: [`gmp`] and [`openssl`] look for the shared library that the system has, and say what they tried and
//! which package to install when there is none. Five uses:
//! * [`bench_squaring`]: dependent squarings of ours and of the peers, in turn, in one thread, answers compared first;
//! * [`BinaryBench`]: ours of binary fields, timed slice by slice;
//! * [`SignatureBench`]: ours and OpenSSL's checking of signatures, timed slice by slice;
//! * [`gmp_for_test`]: an independent bignum for the tests of other crates, or a counted skip;
//! * [`machine_facts`]: what a record of a measurement must name.
//!
//! ```
//! use modmill_peers::{BigUint, gmp_for_test};
//! if let Some(gmp) = gmp_for_test("doc example") {
//!     // 71 = 2^(2^10) mod 253, the smallest published time-lock puzzle.
//!     assert_eq!(gmp.repeated_square(&BigUint::from(253u8), &BigUint::from(2u8), 10), BigUint::from(71u8));
//! }
//! ```

mod binary;
mod clock;
mod contenders;
mod ed25519;
mod error;
mod facts;
mod gmp;
mod load;
mod openssl;
mod oracle;
mod signatures;
mod squaring;

pub use binary::{BinaryBench, BinaryOp};
pub use error::PeerError;
pub use facts::{MachineFacts, PeerFact, core_ghz, machine_facts};
pub use gmp::{Gmp, gmp};
/// The integer type of moduli, bases and answers.
pub use num_bigint::BigUint;
pub use openssl::{OpenSsl, openssl};
pub use oracle::gmp_for_test;
pub use signatures::{SignatureBench, SignedMessage, Slice, signed_messages};
pub use squaring::{Row, Squarings, bench_squaring};
