//! Ed25519 signatures in bulk: files and captures of them, and a stream that verifies them in order.
//!
//! * [`stream`] verifies signatures on worker threads: answers in order of submission, or routed to several consumers, with back-pressure.
//! * [`records`] reads files and captures of signatures; [`replay`] sends one through a stream.
//! * [`generate`] makes files of test signatures from a seed, valid ones and ones corrupted in every way.
//!
//! [`modmill_sigverify`] verifies the signatures themselves.
#![doc(html_no_source)]

mod error;
pub mod generate;
pub mod records;
pub mod replay;
pub mod stream;

pub use error::StreamError;
