//! A delay function's challenge from outside: any byte string, hashed into the group.
//!
//! Bytes: docs/formats.md. Why the result is as good as random, and what that protects: docs/derivations/proofs.md.

use crate::base;
use crate::bytes::fixed_bytes;
use crate::quotient::canonical;
use modmill_arith::{Modulus, Natural};
use sha2::{Digest, Sha256, Sha512};
use std::io::{self, Read};

/// So many bytes beyond the modulus's length make the reduction's bias negligible.
const MARGIN_BYTES: usize = 16;

/// SHA-256 of an input, which stands for it in proof files and in [`hash_to_group`].
///
/// ```
/// use modmill_vdf::InputDigest;
/// let digest = InputDigest::of(b"hello");
/// assert_eq!(InputDigest::read(&mut &b"hello"[..])?, digest);
/// assert_eq!(digest.as_bytes()[..4], [0x2c, 0xf2, 0x4d, 0xba]); // as sha256sum prints it
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct InputDigest([u8; 32]);

impl InputDigest {
    /// The digest of an input in memory.
    #[must_use]
    pub fn of(input: &[u8]) -> Self {
        Self(Sha256::digest(input).into())
    }

    /// The digest of a stream, which is read to its end and never held in memory.
    ///
    /// # Errors
    /// Those of the stream.
    pub fn read(input: &mut impl Read) -> io::Result<Self> {
        let mut hash = Sha256::new();
        let mut buffer = vec![0; 1 << 16];
        loop {
            match input.read(&mut buffer) {
                Ok(0) => return Ok(Self(hash.finalize().into())),
                Ok(count) => hash.update(&buffer[..count]),
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) => return Err(e),
            }
        }
    }

    /// A digest that was computed elsewhere.
    #[must_use]
    pub fn from_bytes(digest: [u8; 32]) -> Self {
        Self(digest)
    }

    /// Its bytes.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// The element of Z_N*/{+-1}, canonical and neither 0 nor 1, that an input is hashed to.
///
/// Candidates are hashed from N, the input and a counter, and reduced modulo N; the first that may be the base of a
/// [`Statement`](crate::Statement) is taken.
///
/// ```
/// use modmill_vdf::{InputDigest, hash_to_group, is_canonical, moduli};
/// let n = moduli::named("lcs35").expect("a built-in name").modulus();
/// let x = hash_to_group(&n, &InputDigest::of(b"hello"));
/// assert!(is_canonical(&n, &x));
/// assert_ne!(x, hash_to_group(&n, &InputDigest::of(b"Hello")));
/// ```
#[must_use]
pub fn hash_to_group(modulus: &Modulus, input: &InputDigest) -> Natural {
    let mut hash = Sha256::new();
    for field in [b"modmill/vdf/hash-to-group/v1", &fixed_bytes(modulus.value(), modulus.bytes())[..], input.as_bytes()] {
        hash.update((field.len() as u64).to_be_bytes());
        hash.update(field);
    }
    let seed = hash.finalize();
    // Odd N > 3 has at least two elements that are neither 0 nor +-1 and coprime to N, so one comes.
    let usable = (0u64..).map(|counter| candidate(modulus, &seed, counter)).find(|v| base::check(modulus, v).is_ok());
    canonical(modulus, &usable.unwrap_or_default())
}

/// The first |N| + 16 bytes of SHA-512(tag | seed | counter | 0), SHA-512(tag | seed | counter | 1), ..., reduced modulo N.
fn candidate(modulus: &Modulus, seed: &[u8], counter: u64) -> Natural {
    let length = modulus.bytes() + MARGIN_BYTES;
    let mut bytes = Vec::with_capacity(length + 64);
    for block in 0u64.. {
        if bytes.len() >= length {
            break;
        }
        let hash = Sha512::new().chain_update(b"modmill/vdf/hash-to-group-block/v1").chain_update(seed);
        bytes.extend(hash.chain_update(counter.to_be_bytes()).chain_update(block.to_be_bytes()).finalize());
    }
    Natural::from_bytes_be(&bytes[..length]) % modulus.value()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_usable_element_of_a_short_modulus_is_hit_and_no_other() {
        for n in (5u32..200).step_by(2) {
            let modulus = Modulus::new(Natural::from(n)).unwrap();
            let hit = (0u32..4000).map(|i| hash_to_group(&modulus, &InputDigest::of(&i.to_be_bytes()))).collect::<BTreeSet<_>>();
            let usable = (2..=(n - 1) / 2).map(Natural::from).filter(|v| base::check(&modulus, v).is_ok()).collect::<BTreeSet<_>>();
            assert_eq!(hit, usable, "N = {n}");
        }
    }

    #[test]
    fn a_stream_in_small_pieces_is_the_same_input() {
        struct Drops<'a>(&'a [u8], bool);
        impl Read for Drops<'_> {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                self.1 = !self.1;
                if self.1 { Err(io::ErrorKind::Interrupted.into()) } else { self.0.read(&mut buffer[..7]) }
            }
        }
        let data = [3; 1000];
        assert_eq!(InputDigest::read(&mut Drops(&data, false)).unwrap(), InputDigest::of(&data));
    }

    #[test]
    fn errors_of_a_stream_are_handed_on() {
        struct Broken;
        impl Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::ErrorKind::ConnectionReset.into())
            }
        }
        assert_eq!(InputDigest::read(&mut Broken).unwrap_err().kind(), io::ErrorKind::ConnectionReset);
    }
}
