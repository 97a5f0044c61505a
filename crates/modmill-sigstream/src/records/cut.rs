//! The ends of records, found by their lengths alone, for readers that share a file.

/// Records that begin with `head` bytes, in which a number of 32 bits at `at` says how many follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Framing {
    /// Bytes before those that the number counts.
    pub head: usize,
    /// The number's place among them.
    pub at: usize,
    /// True if its highest byte is first.
    pub big_endian: bool,
}

/// More bytes than any record that a reader takes.
const MOST: usize = 1 << 21;

impl Framing {
    /// The end of the first records from `begin` on that take at least `least` bytes together, and how many they are.
    ///
    /// `None` if the data ends there or before, or has a length that no reader takes.
    ///
    /// ```
    /// use modmill_sigstream::records::Framing;
    /// let (framing, data) = (Framing { head: 4, at: 0, big_endian: false }, b"\x01\0\0\0a\x02\0\0\0bc\0\0\0\0");
    /// assert_eq!(framing.cut(data, 0, 6), Some((11, 2)));
    /// assert_eq!(framing.cut(data, 11, 1), None);
    /// ```
    #[must_use]
    pub fn cut(self, data: &[u8], begin: usize, least: usize) -> Option<(usize, u64)> {
        let (goal, mut place, mut records) = (begin.checked_add(least)?, begin, 0);
        while place < goal {
            let head = data.get(place..)?.get(..self.head)?;
            let number = *head.get(self.at..)?.first_chunk::<4>()?;
            let follow = if self.big_endian { u32::from_be_bytes(number) } else { u32::from_le_bytes(number) };
            let whole = self.head + usize::try_from(follow).ok()?;
            if whole == 0 || whole > MOST {
                return None;
            }
            place += whole;
            records += 1;
        }
        (place < data.len()).then_some((place, records))
    }
}
