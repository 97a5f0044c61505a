//! The signatures to verify, from a file of consecutive records: key (32 bytes), signature (64 bytes), length of the
//! message (4 bytes, little-endian), message.

use crate::error::Error;

/// One signature with its message and key.
#[derive(Debug, Clone)]
pub struct Record {
    /// The encoding of A.
    pub key: [u8; 32],
    /// R and S.
    pub signature: [u8; 64],
    /// The message.
    pub message: Vec<u8>,
}

/// Reads a whole file.
pub fn read(path: &str) -> Result<Vec<Record>, Error> {
    let bytes = std::fs::read(path).map_err(|source| Error::Read { path: path.to_owned(), source })?;
    let mut rest = &bytes[..];
    let mut records = Vec::new();
    while !rest.is_empty() {
        let record = take(&mut rest).ok_or_else(|| Error::Truncated { path: path.to_owned(), record: records.len() + 1 })?;
        records.push(record);
    }
    Ok(records)
}

fn take(rest: &mut &[u8]) -> Option<Record> {
    let (key, tail) = rest.split_first_chunk::<32>()?;
    let (signature, tail) = tail.split_first_chunk::<64>()?;
    let (length, tail) = tail.split_first_chunk::<4>()?;
    let (message, tail) = tail.split_at_checked(usize::try_from(u32::from_le_bytes(*length)).ok()?)?;
    *rest = tail;
    Some(Record { key: *key, signature: *signature, message: message.to_vec() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_come_back_and_a_cut_one_does_not() {
        let mut bytes = vec![7u8; 96];
        bytes.extend(3u32.to_le_bytes());
        bytes.extend(b"abc");
        let mut rest = &bytes[..];
        let got = take(&mut rest).expect("a whole record");
        assert_eq!((got.key, got.signature, &got.message[..]), ([7; 32], [7; 64], &b"abc"[..]));
        assert!(rest.is_empty());
        for cut in 0..bytes.len() {
            assert!(take(&mut &bytes[..cut]).is_none(), "{cut}");
        }
    }
}
