//! The input of a verification.

/// A message, its signature and the claimed signer's key.
#[derive(Debug, Clone, Copy)]
pub struct Signed<'a> {
    /// The message, any length.
    pub message: &'a [u8],
    /// R (32 bytes) and S (32 bytes, little-endian).
    pub signature: &'a [u8; 64],
    /// The encoding of A.
    pub key: &'a [u8; 32],
}

impl<'a> Signed<'a> {
    /// R and S.
    pub(crate) fn halves(&self) -> [&'a [u8; 32]; 2] {
        let (halves, _) = self.signature.as_chunks::<32>();
        [&halves[0], &halves[1]]
    }
}
