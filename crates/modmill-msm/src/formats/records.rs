//! Records of one length, with or without their number before them.

use super::{FormatError, Prefix};

/// The records, and the offset of the first.
///
/// A file has the prefix if its length leaves just that: all prefixes are shorter than records and than what another prefix leaves, so length decides.
pub(super) fn records(bytes: &[u8], record: usize, prefix: Prefix) -> Result<(&[u8], usize), FormatError> {
    let left = bytes.len() % record;
    if left == 0 {
        return Ok((bytes, 0));
    }
    if left != prefix.len() {
        return Err(FormatError::Length { bytes: bytes.len(), record, left });
    }
    let (number, rest) = bytes.split_at(left);
    let (stated, found) = (prefix.read(number), (rest.len() / record) as u64);
    if stated == found { Ok((rest, left)) } else { Err(FormatError::Count { stated, found }) }
}
