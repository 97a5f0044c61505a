//! Ed25519 signatures, each verified independently of the others.
//!
//! [`Verifier`] verifies one signature or many under a [`Rule`]; every signature gets its own [`Verdict`], never one for all.
//! [`ThreadedVerifier`] shares many signatures among threads.
//! The crate `modmill-sigstream` has files, captures and streams of signatures.
//!
//! Backends: `portable`, and `avx512`, which verifies eight signatures in the lanes of the vector unit at once; for a single signature, the lanes hold the
//! coordinates of its points. All inputs are treated as public: verification takes time that depends on them.
//!
//! ```
//! use modmill_sigverify::{BackendChoice, Rule, Signed, Verdict, Verifier};
//!
//! fn bytes<const N: usize>(hex: &str) -> [u8; N] {
//!     std::array::from_fn(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).expect("hexadecimal"))
//! }
//! // RFC 8032, 7.1, test 1: the empty message.
//! let key = bytes("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
//! let r = "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155";
//! let s = "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b";
//! let signature = bytes(&[r, s].concat());
//!
//! let verifier = Verifier::new(Rule::Strict, BackendChoice::Auto)?;
//! verifier.verify(b"", &signature, &key).ok()?;
//! assert_eq!(verifier.verify(b"another message", &signature, &key), Verdict::EquationFailed);
//!
//! let mut signed = [Signed { message: b"", signature: &signature, key: &key }; 10];
//! signed[3].message = b"another message";
//! let verdicts = verifier.verify_many(&signed);
//! assert!(verdicts.iter().enumerate().all(|(i, v)| v.is_accepted() == (i != 3)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Features, none of them on by default: `signature` (`VerifyingKey` with the traits of the crate `signature`, for `ed25519::Signature`), `ed25519-dalek` (its
//! keys from and to ours), `serde` (rules and verdicts by name).
#![doc(html_no_source)]

mod constants;
mod error;
#[cfg(feature = "signature")]
mod key;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod lanes;
#[cfg(feature = "serde")]
mod named;
mod portable;
mod rule;
mod signed;
mod small_order;
mod stopwatch;
mod threaded;
mod verdict;
mod verifier;

#[cfg(feature = "signature")]
pub use ed25519;
pub use error::SigError;
#[cfg(feature = "signature")]
pub use key::VerifyingKey;
pub use modmill_arith::{ArithError, BackendChoice, BackendName, IntegerBackend};
pub use rule::Rule;
pub use signed::Signed;
pub use threaded::ThreadedVerifier;
pub use verdict::{Rejected, StageTimes, Verdict};
pub use verifier::{Verifier, Worker};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
