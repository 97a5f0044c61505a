//! Ed25519 signatures, each accepted or rejected on its own.
//!
//! * [`Verifier`] judges one signature or many under a [`Rule`]; every signature gets its own [`Verdict`], never one for all.
//! * [`stream`] judges a stream on worker threads: answers in order of submission, or routed to several consumers, with back-pressure.
//! * [`records`] reads files and captures, [`replay`] sends one through a stream, [`generate`] makes test data.
//!
//! Backends: `portable`, one signature at a time, and `avx512`, eight in the lanes of the vector unit. All inputs are public and take time that
//! depends on them.
//!
//! ```
//! use modmill_arith::BackendChoice;
//! use modmill_sigverify::{Rule, Signed, Verdict, Verifier, generate};
//!
//! let sample = generate::sample(10, 200, 1)?;
//! let (signatures, _) = sample.signatures.as_chunks::<64>();
//! let (keys, _) = sample.keys.as_chunks::<32>();
//! let mut signed: Vec<Signed<'_>> = (0..10)
//!     .map(|i| Signed { message: &sample.messages[200 * i..][..200], signature: &signatures[i], key: &keys[i] })
//!     .collect();
//! signed[3].key = &keys[4];
//!
//! let verifier = Verifier::new(Rule::Strict, BackendChoice::Auto)?;
//! let verdicts = verifier.verify_many(&signed);
//! assert!(verdicts.iter().enumerate().all(|(i, v)| v.is_accepted() == (i != 3)));
//! assert_eq!(verifier.verify(signed[3].message, signed[3].signature, signed[3].key), Verdict::Equation);
//! # Ok::<(), modmill_sigverify::SigError>(())
//! ```
#![doc(html_no_source)]

mod constants;
mod error;
pub mod generate;
#[cfg(target_arch = "x86_64")]
mod lanes;
mod lap;
mod portable;
pub mod records;
pub mod replay;
mod rule;
mod small_order;
pub mod stream;
mod verdict;
mod verifier;

pub use error::SigError;
pub use rule::Rule;
pub use verdict::{StageTimes, Verdict};
pub use verifier::{Signed, Verifier, Worker};
