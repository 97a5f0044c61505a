//! Signatures as a stream: submitted from any thread, judged by worker threads, answered in order of submission.
//!
//! ```text
//!              free slots <-------------------------------+
//!                  |                                      |
//! submit ----> fill a slot ---> waiting ---> workers: judge a group ---> answer into its place ---> Consumer
//!     \                                                                      ^   (a ring for each consumer)
//!      +---> reserve the next place in the consumer's ring ------------------+
//! ```
//!
//! A place in the consumer's ring is reserved at submission, so workers may finish in any order: the consumer takes place after place.
//! Slots and places bound all memory; where either runs out, the submitter waits. Nothing is allocated for a signature.
//!
//! [`load`] measures latency under a load that does not wait for answers.

mod config;
mod consumer;
mod counters;
mod engine;
mod gate;
mod judge;
mod latency;
pub mod load;
#[cfg(all(test, loom))]
mod models;
mod ring;
mod slot;
mod snapshot;
mod sync;
mod worker;

pub use config::{Config, SmallGroups};
pub use consumer::{Consumer, Received};
pub use engine::Engine;
pub use judge::Judge;
pub use latency::Latency;
pub use ring::Answer;
pub use snapshot::{ConsumerSnapshot, Monitor, Snapshot, WorkerSnapshot};
