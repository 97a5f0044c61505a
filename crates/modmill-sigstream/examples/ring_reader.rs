//! Reads a ring of verdicts to its end: `cargo run --release --example ring_reader -- FILE`.
//!
//! Prints how many verdicts of each kind there were, and how long they took from when they were found to here.

use modmill_sigstream::Verdict;
use modmill_sigstream::ring::{Next, Reader, Tally};
use std::path::Path;
use std::time::Duration;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: ring_reader FILE")?;
    let mut reader = Reader::open(Path::new(&path))?;
    let mut tally = Tally::start();
    let complete = loop {
        match reader.next(Duration::from_secs(1))? {
            Next::Slot(slot) => tally.add(&slot),
            Next::Empty => {}
            Next::End { complete } => break complete,
        }
    };
    let accepted = tally.verdicts[Verdict::Accepted as usize];
    println!("verdicts {} accepted {accepted} malformed {}", tally.count(), tally.malformed);
    if tally.from_verdict.count() > 0 {
        let [median, most] = [50.0, 99.0].map(|percent| tally.from_verdict.percentile(percent));
        println!("ns from verdict: median {median} 99 % {most} most {}", tally.from_verdict.max_ns());
    }
    println!("{}", if complete { "complete" } else { "incomplete" });
    Ok(())
}
