//! A public key with the rule that verifies under it, for programs that use the traits of the crate `signature`.

use crate::Verifier;
use ed25519::Signature;
use ed25519::signature::{self, Error};

/// A public key and the [`Verifier`] that verifies its signatures. It implements [`signature::Verifier`] for [`ed25519::Signature`], which is
/// the type of ed25519-dalek's signatures, too.
///
/// The key's bytes are checked at each verification, under the verifier's rule: an encoding that one rule refuses, another takes.
///
/// ```
/// use modmill_sigverify::{BackendChoice, Rule, Verifier, VerifyingKey};
/// use modmill_sigverify::ed25519::{Signature, signature::Verifier as _};
///
/// let verifier = Verifier::new(Rule::Strict, BackendChoice::Auto)?;
/// let key = VerifyingKey::new([7; 32], verifier);
/// assert!(key.verify(b"hello", &Signature::from_bytes(&[9; 64])).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct VerifyingKey {
    bytes: [u8; 32],
    verifier: Verifier,
}

impl VerifyingKey {
    /// The key with these bytes, under the verifier's rule.
    #[must_use]
    pub fn new(bytes: [u8; 32], verifier: Verifier) -> Self {
        Self { bytes, verifier }
    }

    /// The key's bytes.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; 32] {
        self.bytes
    }

    /// The verifier of this key's signatures.
    #[must_use]
    pub fn verifier(&self) -> &Verifier {
        &self.verifier
    }

    /// The verifying key for a key of ed25519-dalek.
    #[cfg(feature = "ed25519-dalek")]
    #[must_use]
    pub fn from_dalek(key: &ed25519_dalek::VerifyingKey, verifier: Verifier) -> Self {
        Self::new(key.to_bytes(), verifier)
    }
}

impl signature::Verifier<Signature> for VerifyingKey {
    /// The error carries the [`Rejected`](crate::Rejected) verdict as its source.
    fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), Error> {
        self.verifier.verify(message, &signature.to_bytes(), &self.bytes).ok().map_err(Error::from_source)
    }
}

#[cfg(feature = "ed25519-dalek")]
impl TryFrom<&VerifyingKey> for ed25519_dalek::VerifyingKey {
    type Error = ed25519_dalek::SignatureError;
    fn try_from(key: &VerifyingKey) -> Result<Self, Self::Error> {
        Self::from_bytes(&key.bytes)
    }
}
