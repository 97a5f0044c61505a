//! Ed25519 signatures, each verified independently of the others.
//!
//! [`Verifier`] verifies one signature or many under a [`Rule`]; every signature gets its own [`Verdict`], never one for all.
//! Files, captures and streams of signatures are the crate `modmill-sigstream`'s.
//!
//! Backends: `portable`, and `avx512`, which takes eight signatures to the lanes of the vector unit, or the coordinates of one. All inputs are public:
//! verification takes time that depends on them.
//!
//! ```
//! use ed25519_dalek::{Signer, SigningKey};
//! use modmill_arith::BackendChoice;
//! use modmill_sigverify::{Rule, Signed, Verdict, Verifier};
//!
//! let signer = SigningKey::from_bytes(&[7; 32]);
//! let (key, other) = (signer.verifying_key().to_bytes(), SigningKey::from_bytes(&[8; 32]).verifying_key().to_bytes());
//! let messages: Vec<Vec<u8>> = (0..10).map(|i| vec![i; 200]).collect();
//! let signatures: Vec<[u8; 64]> = messages.iter().map(|m| signer.sign(m).to_bytes()).collect();
//! let mut signed: Vec<Signed<'_>> =
//!     messages.iter().zip(&signatures).map(|(message, signature)| Signed { message, signature, key: &key }).collect();
//! signed[3].key = &other;
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
#[cfg(target_arch = "x86_64")]
mod lanes;
mod portable;
mod rule;
mod signed;
mod small_order;
mod stopwatch;
mod verdict;
mod verifier;

pub use error::SigError;
pub use rule::Rule;
pub use signed::Signed;
pub use verdict::{StageTimes, Verdict};
pub use verifier::{Verifier, Worker};
