//! Reading and writing the fields of binary formats.

use modmill_arith::Natural;

/// Takes fields from the front of a byte string; every method returns `None` when too few bytes are left.
pub(crate) struct Fields<'a>(pub(crate) &'a [u8]);

impl<'a> Fields<'a> {
    pub(crate) fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (head, tail) = self.0.split_at_checked(count)?;
        self.0 = tail;
        Some(head)
    }

    pub(crate) fn array<const K: usize>(&mut self) -> Option<[u8; K]> {
        self.take(K)?.try_into().ok()
    }

    pub(crate) fn u8(&mut self) -> Option<u8> {
        self.array::<1>().map(|[b]| b)
    }

    pub(crate) fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_be_bytes)
    }

    pub(crate) fn u64(&mut self) -> Option<u64> {
        self.array().map(u64::from_be_bytes)
    }

    pub(crate) fn number(&mut self, bytes: usize) -> Option<Natural> {
        self.take(bytes).map(Natural::from_bytes_be)
    }
}

/// Appends `value` as exactly `bytes` big-endian bytes.
pub(crate) fn put_number(out: &mut Vec<u8>, value: &Natural, bytes: usize) {
    out.extend_from_slice(&fixed_bytes(value, bytes));
}

/// Big-endian bytes of `value`, exactly `length` of them.
pub(crate) fn fixed_bytes(value: &Natural, length: usize) -> Vec<u8> {
    let digits = value.to_bytes_be();
    debug_assert!(digits.len() <= length);
    let mut out = vec![0; length.saturating_sub(digits.len())];
    out.extend_from_slice(&digits);
    out
}
