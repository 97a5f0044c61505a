//! Lines of verdicts on their way to consumers: all of them to one, and each by its tag to others.

use crate::StreamError;
use crate::ring::Producer;
use std::io::{self, BufWriter, Write};
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

/// A writer that receives verdicts.
pub type Verdicts = Box<dyn Write + Send>;

/// The records that a [`Route`] is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tags {
    /// Records with these tags: the record's own, or the UDP port that a captured packet was sent to.
    Range(RangeInclusive<u64>),
    /// All records that no other route is for, malformed ones included.
    Rest,
}

impl Tags {
    fn overlaps(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Range(a), Self::Range(b)) => a.start() <= b.end() && b.start() <= a.end(),
            (Self::Rest, Self::Rest) => true,
            (Self::Range(_), Self::Rest) | (Self::Rest, Self::Range(_)) => false,
        }
    }
}

/// A consumer of some of the verdicts.
pub struct Route {
    /// The tags of the records that go this way.
    pub tags: Tags,
    /// True if only accepted signatures are delivered; the others are counted as dropped.
    pub accepted_only: bool,
    /// Gets a JSON line for each, in the order of the file.
    pub out: Verdicts,
}

/// The consumers of a replay's verdicts. They share one reader of the file, so the slowest of them holds back all: nothing is lost, and memory
/// stays bounded.
#[derive(Default)]
pub struct Outputs {
    /// Gets a JSON line for each signature and each malformed record.
    pub all: Option<Verdicts>,
    /// A record goes to at most one of them.
    pub routes: Vec<Route>,
    /// Gets every verdict and each malformed record as soon as it is its turn, but nothing of a repeated transaction.
    pub ring: Option<Producer>,
}

impl Outputs {
    /// One consumer, which gets everything.
    #[must_use]
    pub fn all(out: Verdicts) -> Self {
        Self { all: Some(out), ..Self::default() }
    }

    /// # Errors
    /// [`StreamError::BadOption`] where a record could go to two routes, or to none because a range is empty.
    pub(super) fn check(&self) -> Result<(), StreamError> {
        let bad = |reason: String| Err(StreamError::BadOption { name: "route", reason });
        for (i, route) in self.routes.iter().enumerate() {
            if matches!(&route.tags, Tags::Range(range) if range.is_empty()) {
                return bad(format!("{} has no tag", name(&route.tags)));
            }
            if let Some(other) = self.routes[..i].iter().find(|other| other.tags.overlaps(&route.tags)) {
                return bad(format!("{} and {} are for the same records", name(&other.tags), name(&route.tags)));
            }
        }
        Ok(())
    }
}

fn name(tags: &Tags) -> String {
    match tags {
        Tags::Range(range) if range.start() == range.end() => range.start().to_string(),
        Tags::Range(range) => format!("{}-{}", range.start(), range.end()),
        Tags::Rest => "rest".to_owned(),
    }
}

/// The index of the first of these routes that a record with this tag goes to.
pub(super) fn route<'a>(routes: impl Iterator<Item = &'a Tags> + Clone, tag: Option<u64>) -> Option<usize> {
    let named = |tags: &Tags| matches!(tags, Tags::Range(range) if tag.is_some_and(|tag| range.contains(&tag)));
    routes.clone().position(named).or_else(|| routes.clone().position(|tags| *tags == Tags::Rest))
}

/// The deliveries of a route.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Delivered {
    /// Records written.
    pub delivered: u64,
    /// Records that were for this route but not accepted, where it wants only these, or of a repeated transaction.
    pub dropped: u64,
}

/// The consumers with what is in their buffers.
pub(super) struct Deliveries {
    all: Option<Lines>,
    routes: Vec<(Tags, bool, Lines)>,
    counts: Vec<Delivered>,
    unrouted: u64,
    line: Vec<u8>,
}

impl Deliveries {
    pub(super) fn new(outputs: Outputs, after: Duration) -> Self {
        let lines = |out| Lines { out: BufWriter::with_capacity(1 << 16, out), since: None, after };
        let counts = vec![Delivered::default(); outputs.routes.len()];
        let routes = outputs.routes.into_iter().map(|route| (route.tags, route.accepted_only, lines(route.out))).collect();
        Self { all: outputs.all.map(lines), routes, counts, unrouted: 0, line: Vec::new() }
    }

    /// Delivers a record's line, which `write` makes if anybody gets it. A repeated one goes to no route.
    pub(super) fn deliver(&mut self, tag: Option<u64>, accepted: bool, repeated: bool, write: impl FnOnce(&mut Vec<u8>)) -> io::Result<()> {
        let mut chosen = self.route(tag);
        if let Some(i) = chosen {
            let (_, accepted_only, _) = self.routes[i];
            if repeated || (accepted_only && !accepted) {
                self.counts[i].dropped += 1;
                chosen = None;
            } else {
                self.counts[i].delivered += 1;
            }
        } else {
            self.unrouted += 1;
        }
        if self.all.is_none() && chosen.is_none() {
            return Ok(());
        }
        self.line.clear();
        write(&mut self.line);
        if let Some(lines) = &mut self.all {
            lines.put(&self.line)?;
        }
        chosen.map_or(Ok(()), |i| self.routes[i].2.put(&self.line))
    }

    fn route(&self, tag: Option<u64>) -> Option<usize> {
        route(self.routes.iter().map(|(tags, ..)| tags), tag)
    }

    /// Writes what has been in a buffer for long enough, so that whoever reads the verdicts gets them although the source is slow.
    pub(super) fn write_old(&mut self) -> io::Result<()> {
        self.each().filter(|lines| lines.since.is_some_and(|since| since.elapsed() >= lines.after)).try_for_each(Lines::write)
    }

    /// Writes everything that is left.
    pub(super) fn write(&mut self) -> io::Result<()> {
        self.each().try_for_each(Lines::write)
    }

    /// The deliveries of each route, in their order, and the number of records for which there was no route.
    pub(super) fn counts(self) -> (Vec<Delivered>, u64) {
        (self.counts, self.unrouted)
    }

    fn each(&mut self) -> impl Iterator<Item = &mut Lines> {
        self.all.iter_mut().chain(self.routes.iter_mut().map(|(_, _, lines)| lines))
    }
}

/// The lines of one consumer.
struct Lines {
    out: BufWriter<Verdicts>,
    /// The time at which the oldest line that may still be in the buffer came there.
    since: Option<Instant>,
    /// The longest time that a line may stay in the buffer.
    after: Duration,
}

impl Lines {
    fn put(&mut self, line: &[u8]) -> io::Result<()> {
        self.since.get_or_insert_with(Instant::now);
        self.out.write_all(line)
    }

    fn write(&mut self) -> io::Result<()> {
        self.since = None;
        self.out.flush()
    }
}
