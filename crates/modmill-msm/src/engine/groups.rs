//! Segments side by side: pieces of equal lengths, as many together as a bundle has points.
//!
//! Pieces are taken from the longest to the shortest. Where fewer than a whole bundle of a length are left, they are cut to the length of the next shorter
//! ones, and what is cut off is a piece again. So nothing is padded, and the number of additions stays the same: a segment of several pieces takes one
//! addition fewer in the pieces for each that their sums take.

use std::ops::Range;

/// Pieces are not longer than this.
const LONGEST: usize = 256;

/// A part of a segment.
#[derive(Debug, Clone, Copy)]
struct Piece {
    /// Its first entry.
    start: usize,
    segment: u32,
    /// True if it is the whole segment.
    whole: bool,
}

/// The plan of additions for the sums of segments.
#[derive(Debug)]
pub(super) struct Plan {
    width: usize,
    /// The first entries of each group's pieces, and where their sums go.
    starts: Vec<usize>,
    targets: Vec<u32>,
    /// Entries of each piece, group by group: at least 2, and never more than those of the group before.
    lengths: Vec<u32>,
    /// Pieces of a single entry, and where it goes.
    pub(super) singles: Vec<(usize, u32)>,
    /// Segments in several pieces: the segment, and where the sum of a piece goes, by segments.
    pub(super) cut: Vec<(u32, u32)>,
    segments: usize,
}

/// A group of a plan.
#[derive(Debug, Clone, Copy)]
pub(super) struct Group<'a> {
    pub(super) starts: &'a [usize],
    /// The places of the sums; [`Plan::NOWHERE`] for pieces that fill the group up.
    pub(super) targets: &'a [u32],
    pub(super) length: usize,
}

impl Group<'_> {
    /// The number of entries in it, without those of pieces that fill it up.
    pub(super) fn entries(&self) -> usize {
        self.targets.iter().filter(|target| **target != Plan::NOWHERE).count() * self.length
    }
}

impl Plan {
    /// The target of sums that nobody needs.
    pub(super) const NOWHERE: u32 = u32::MAX;

    /// Groups of `width` pieces. Sums of whole segments go to the number of the segment, sums of pieces to the numbers from `ranges.len()` on.
    pub(super) fn new(ranges: &[Range<usize>], width: usize) -> Self {
        let mut plan =
            Self { width, starts: vec![], targets: vec![], lengths: vec![], singles: vec![], cut: vec![], segments: ranges.len() };
        // A few long segments fill their groups with pieces of them.
        let total: usize = ranges.iter().map(Range::len).sum();
        let longest = if width == 1 { LONGEST } else { (total / (8 * width)).clamp(8, LONGEST) };
        let mut classes: Vec<Vec<Piece>> = vec![vec![]; longest + 1];
        for (segment, range) in ranges.iter().enumerate() {
            let pieces = range.len().div_ceil(longest);
            let mut start = range.start;
            for k in 0..pieces {
                let length = (range.end - start).div_ceil(pieces - k);
                plan.file(&mut classes, Piece { start, segment: segment as u32, whole: pieces == 1 }, length);
                start += length;
            }
        }
        let mut left: Vec<Piece> = vec![];
        let mut left_length = 0;
        for length in (2..=longest).rev() {
            if classes[length].is_empty() {
                continue;
            }
            let mut pieces = std::mem::take(&mut classes[length]);
            for piece in left.drain(..) {
                plan.cut(&mut classes, &mut pieces, piece, left_length, length);
            }
            let (groups, rest) = pieces.split_at(pieces.len() / width * width);
            for group in groups.chunks_exact(width) {
                plan.group(group, length);
            }
            left.extend_from_slice(rest);
            left_length = length;
        }
        if !left.is_empty() {
            plan.group(&left, left_length);
        }
        plan.cut.sort_unstable();
        plan
    }

    /// Cuts a piece into as many as possible of `length`; the rest is shorter.
    fn cut(&mut self, classes: &mut [Vec<Piece>], pieces: &mut Vec<Piece>, mut piece: Piece, mut left: usize, length: usize) {
        piece.whole = false;
        while left >= length {
            pieces.push(piece);
            piece.start += length;
            left -= length;
        }
        self.file(classes, piece, left);
    }

    fn file(&mut self, classes: &mut [Vec<Piece>], piece: Piece, length: usize) {
        match length {
            0 => {}
            1 => {
                let target = self.target(&piece);
                self.singles.push((piece.start, target));
            }
            _ => classes[length].push(piece),
        }
    }

    fn target(&mut self, piece: &Piece) -> u32 {
        if piece.whole {
            return piece.segment;
        }
        let target = (self.segments + self.cut.len()) as u32;
        self.cut.push((piece.segment, target));
        target
    }

    /// A group of up to `width` pieces, filled up with the first.
    fn group(&mut self, pieces: &[Piece], length: usize) {
        for piece in pieces {
            let target = self.target(piece);
            self.starts.push(piece.start);
            self.targets.push(target);
        }
        for _ in pieces.len()..self.width {
            self.starts.push(pieces[0].start);
            self.targets.push(Self::NOWHERE);
        }
        self.lengths.push(length as u32);
    }

    pub(super) fn groups(&self) -> usize {
        self.lengths.len()
    }

    pub(super) fn get(&self, g: usize) -> Group<'_> {
        let lanes = g * self.width..(g + 1) * self.width;
        Group { starts: &self.starts[lanes.clone()], targets: &self.targets[lanes], length: self.lengths[g] as usize }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    /// Asserts that every entry is in exactly one piece of its segment, and that groups have the order and lengths that they should.
    fn check(lengths: &[usize], width: usize) {
        let mut at = 3;
        let ranges: Vec<_> = lengths
            .iter()
            .map(|length| {
                at += length;
                at - length..at
            })
            .collect();
        let plan = Plan::new(&ranges, width);
        let mut seen = vec![None; at];
        let mut targets = std::collections::HashMap::new();
        let mut piece = |start: usize, length: usize, target: u32| {
            for entry in &mut seen[start..start + length] {
                assert_eq!(entry.replace(target), None, "in two pieces");
            }
            assert_eq!(targets.insert(target, (start, length)), None, "two sums at one place");
        };
        let (mut before, mut counted) = (u32::MAX, plan.singles.len());
        for g in 0..plan.groups() {
            let group = plan.get(g);
            counted += group.entries();
            assert!(group.length >= 2 && group.length <= LONGEST && plan.lengths[g] <= before);
            before = plan.lengths[g];
            for (start, target) in group.starts.iter().zip(group.targets) {
                if *target != Plan::NOWHERE {
                    piece(*start, group.length, *target);
                }
            }
        }
        for (start, target) in &plan.singles {
            piece(*start, 1, *target);
        }
        assert_eq!(counted, lengths.iter().sum::<usize>());
        assert!(plan.cut.is_sorted());
        assert_eq!(plan.cut.iter().filter(|(_, target)| (*target as usize) < ranges.len()).count(), 0);
        for (segment, range) in ranges.iter().enumerate() {
            let pieces: Vec<_> = plan.cut.iter().filter(|(s, _)| *s == segment as u32).map(|(_, target)| targets[target]).collect();
            match range.len() {
                0 => assert!(!targets.contains_key(&(segment as u32)) && pieces.is_empty()),
                length if pieces.is_empty() => assert_eq!(targets[&(segment as u32)], (range.start, length)),
                length => {
                    assert!(!targets.contains_key(&(segment as u32)));
                    assert!(pieces.iter().all(|(start, length)| range.start <= *start && start + length <= range.end));
                    assert_eq!(pieces.iter().map(|(_, length)| length).sum::<usize>(), length);
                }
            }
        }
        assert_eq!(seen.iter().flatten().count(), lengths.iter().sum::<usize>());
    }

    #[test]
    fn every_entry_is_in_one_piece() {
        let mut rng = ChaCha8Rng::seed_from_u64(8);
        for width in [1, 8] {
            for lengths in [
                &[][..],
                &[0],
                &[1],
                &[2],
                &[3, 0, 1],
                &[1000],
                &[5, 5, 5, 5, 5, 5, 5, 5],
                &[9, 5, 5, 5, 5, 5, 5, 5, 5],
                &[100_000, 1, 2, 3],
            ] {
                check(lengths, width);
            }
            for round in 0..200 {
                let lengths: Vec<_> = (0..rng.random_range(0..200)).map(|_| rng.random_range(0..=1 << (round % 11))).collect();
                check(&lengths, width);
            }
        }
    }
}
