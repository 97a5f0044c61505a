//! Arbitrary bytes as a source of choices.

/// The input, read from the front; zeros after its end.
pub(super) struct Input<'a>(pub(super) &'a [u8]);

impl<'a> Input<'a> {
    pub(super) fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    /// The next `length` bytes, or those that are left.
    #[allow(dead_code, reason = "some bodies read single bytes only")]
    pub(super) fn take(&mut self, length: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(length.min(self.0.len()));
        self.0 = rest;
        taken
    }
}
