//! Verdicts in memory that two processes share: one puts them into a ring of slots, the other takes them out.
//!
//! The ring is a file, in `/dev/shm` or anywhere; docs/formats.md has its layout, and `include/modmill_ring.h` is a reader in C. A verdict takes one slot of a
//! cache line. The producer waits while all slots are in use, also for a reader that has not come yet. Each end locks a byte of the file, so that either learns
//! of the other's end, however that came: [`Producer::put`] then fails with [`StreamError::RingReaderGone`](crate::StreamError::RingReaderGone), and
//! [`Reader::next`] with [`StreamError::RingProducerGone`](crate::StreamError::RingProducerGone).
//!
//! ```
//! use modmill_sigstream::Verdict;
//! use modmill_sigstream::ring::{Next, Producer, Reader, Report};
//! use std::time::Duration;
//!
//! let path = std::env::temp_dir().join(format!("modmill-ring-doc-{}", std::process::id()));
//! let mut producer = Producer::create(&path, 64)?;
//! let mut reader = Reader::open(&path)?;
//! producer.put(&Report { record: 1, verdict: Some(Verdict::Accepted), ..Report::default() })?;
//! producer.finish();
//! assert!(matches!(reader.next(Duration::from_secs(1))?, Next::Slot(slot) if slot.number == 0 && slot.report.record == 1));
//! assert!(matches!(reader.next(Duration::from_secs(1))?, Next::End { complete: true }));
//! # std::fs::remove_file(&path)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod layout;
mod patience;
mod producer;
mod reader;
mod slot;
mod tally;

pub use producer::Producer;
pub use reader::{Next, Reader};
pub use slot::{Report, Slot};
pub use tally::Tally;
