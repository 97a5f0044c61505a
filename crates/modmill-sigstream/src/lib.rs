//! Verifies Ed25519 signatures in bulk: a stream with verdicts in order of submission, files and packet captures, test data.
//!
//! * [`stream`] verifies signatures on worker threads: answers in order of submission, or routed to several consumers, with back-pressure.
//! * [`records`] reads files and captures of signatures; [`replay`] sends one through a stream.
//! * [`ring`] delivers verdicts to another process through shared memory.
//! * [`generate`] makes files of test signatures from a seed, valid ones and ones corrupted in every way.
//!
//! [`modmill_sigverify`] verifies the signatures themselves.
//!
//! ```
//! use modmill_sigstream::stream::{Config, Engine};
//! use modmill_sigstream::{BackendChoice, Rule, Signed, Verdict, Verifier};
//!
//! let verifier = Verifier::new(Rule::Strict, BackendChoice::Auto)?;
//! let (engine, mut answers) = Engine::start(&verifier, &Config { workers: 1, ..Config::default() })?;
//! let (key, signature) = ([2; 32], [0; 64]); // no point of the curve has this encoding
//! for tag in 0..100 {
//!     engine.submit(Signed { message: b"a message", signature: &signature, key: &key }, tag)?;
//! }
//! engine.close();
//! let mut next = 0;
//! while let Some(answer) = answers.recv()? {
//!     assert_eq!((answer.tag, answer.verdict), (next, Verdict::KeyEncoding)); // in order of submission
//!     next += 1;
//! }
//! assert_eq!((next, engine.finish()?.answered), (100, 100));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![doc(html_no_source)]

mod error;
pub mod generate;
pub mod records;
pub mod replay;
pub mod ring;
pub mod stream;

pub use error::StreamError;
pub use modmill_sigverify::{ArithError, BackendChoice, BackendName, IntegerBackend, Rule, SigError, Signed, Verdict, Verifier};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
