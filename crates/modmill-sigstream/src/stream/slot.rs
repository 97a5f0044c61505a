//! The room for one submitted signature. Slots are made once and go round: free, waiting, verified, free.

use modmill_sigverify::Signed;

/// One submitted signature, with its message copied in. It passes from one core to another and back, so it shares no cache line (nor the
/// pair of lines that is fetched together) with its neighbours.
#[repr(align(128))]
pub(crate) struct Slot {
    message: Box<[u8]>,
    /// A message for which `message` has no room.
    long: Option<Box<[u8]>>,
    length: usize,
    signature: [u8; 64],
    key: [u8; 32],
    /// The caller's mark, handed back with the verdict.
    pub(crate) tag: u64,
    /// The index of the consumer that gets the answer.
    pub(crate) consumer: usize,
    /// The place of the answer in that consumer's order.
    pub(crate) sequence: u64,
    /// The time at which it was submitted, in nanoseconds of the stream's clock.
    pub(crate) arrived: u64,
}

impl Slot {
    pub(crate) fn new(max_message: usize) -> Self {
        Self {
            message: vec![0; max_message].into_boxed_slice(),
            long: None,
            length: 0,
            signature: [0; 64],
            key: [0; 32],
            tag: 0,
            consumer: 0,
            sequence: 0,
            arrived: 0,
        }
    }

    /// Copies a signature in.
    pub(crate) fn fill(&mut self, signed: Signed<'_>) {
        self.length = signed.message.len();
        match self.message.get_mut(..self.length) {
            Some(room) => room.copy_from_slice(signed.message),
            None => self.long = Some(signed.message.into()),
        }
        self.signature = *signed.signature;
        self.key = *signed.key;
    }

    /// Frees the memory of a long message; how many bytes that were.
    pub(crate) fn free_long(&mut self) -> usize {
        self.long.take().map_or(0, |long| long.len())
    }

    pub(crate) fn signed(&self) -> Signed<'_> {
        let message = self.long.as_deref().unwrap_or(&self.message);
        Signed { message: &message[..self.length], signature: &self.signature, key: &self.key }
    }
}
