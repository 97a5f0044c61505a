//! Signatures as a stream: submitted from any thread, verified by worker threads, answered in order of submission.
//!
//! ```text
//!              free slots <-------------------------------+
//!                  |                                      |
//! submit ----> fill a slot ---> waiting ---> workers: verify a group ---> answer into its place ---> Consumer
//!     \                                                                      ^   (a queue for each consumer)
//!      +---> reserve the next place in the consumer's queue ------------------+
//! ```
//!
//! A place in the consumer's queue is reserved at submission, so workers may finish in any order: the consumer takes place after place. With
//! [`Order::AsTheyCome`] an answer takes the next place instead of its own.
//! Slots and places bound all memory; where either runs out, the submitter waits. Nothing is allocated for a signature.
//!
//! # Which group is verified when
//!
//! An idle worker takes what waits at once, be it a single signature; while it verifies, the next group gathers by itself. On a backend that
//! takes a time D for up to eight signatures, an arrival then waits at most D for the worker and D for its own group, until the queue
//! is longer than a group. With Poisson arrivals, one worker and D = 55 us (40 us for one signature by the portable path), measured with
//! a verifier that takes exactly these times, 200 us of looking before sleeping, and [`load`] on a second core:
//!
//! | load | 1 % | 10 % | 20 % | 30 % | 50 % | 60 % | 70 % | 80 % | 90 % |
//! |---|---|---|---|---|---|---|---|---|---|
//! | median, us | 56 | 52 | 72 | 80 | 85 | 88 | 91 | 94 | 106 |
//! | 99th percentile, us | 88 | 104 | 113 | 115 | 117 | 127 | 139 | 154 | 217 |
//! | signatures in a group | 1.0 | 1.2 | 1.6 | 2.2 | 3.8 | 4.6 | 5.5 | 6.2 | 7.2 |
//!
//! An ideal queue has a median of 90 and a 99th percentile of 155 us at 80 %: the threads add about 4 us. Both grow in proportion to D, so
//! a median under 100 us up to 80 % load needs D of about 58 us or less.
//!
//! Holding part-filled groups back ([`Config::max_wait`]) lowers no percentile: at low load it adds its time to every answer (20 us
//! held: a median of 76 us instead of 56 at 1 % load), and from a third of full load on the worker is busy nine tenths of the time, so that
//! there is nothing to hold. It serves where signatures come in bursts whose members arrive within microseconds of each other. One signature goes the
//! portable path where that is quicker ([`SmallGroups`]), which shortens the answer and frees the worker sooner.
//!
//! A worker that sleeps is woken in 5 to 15 us on a machine that is not busy otherwise ([`Config::spin`] says how long it looks before
//! that); looking longer buys this time at low load for a core that is never idle.
//!
//! [`load`] measures latency under a load that does not wait for answers.

mod config;
mod consumer;
mod counters;
mod engine;
mod gate;
mod group_verifier;
mod latency;
pub mod load;
#[cfg(all(test, loom))]
mod models;
mod queue;
mod remote;
mod shared;
mod slot;
mod snapshot;
mod sync;
mod worker;

pub(crate) use config::MOST_AT_ONCE;
pub use config::{Config, SmallGroups, Spread};
pub use consumer::Consumer;
pub(crate) use counters::WorkerCounters;
pub(crate) use engine::Batch;
pub use engine::Engine;
pub use group_verifier::GroupVerifier;
pub(crate) use group_verifier::Paths;
pub use latency::Latency;
pub(crate) use latency::bump;
pub use queue::{Answer, Order, Received};
pub use remote::Remote;
pub use snapshot::{ConsumerSnapshot, Monitor, Snapshot, WorkerSnapshot};
pub(crate) use worker::{panic_message, pin};
