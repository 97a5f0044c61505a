//! Numbers that are the same in each run, and the transcript of a proof.

use modmill_vdf::{Natural, Statement, is_prime};
use sha2::{Digest, Sha256, Sha512};

pub(crate) fn number(v: u64) -> Natural {
    Natural::from(v)
}

pub(crate) fn two_to(k: u64) -> Natural {
    number(1) << k
}

/// An arbitrary number of that many bits, the same in each run.
pub(crate) fn arbitrary(bits: u64) -> Natural {
    arbitrary_of(bits, 0)
}

/// One such number for each seed.
pub(crate) fn arbitrary_of(bits: u64, seed: u64) -> Natural {
    let bytes = (seed << 32..).flat_map(|i: u64| Sha512::digest(i.to_be_bytes())).take(bits.div_ceil(8) as usize).collect::<Vec<_>>();
    (Natural::from_bytes_be(&bytes) >> (8 * bits.div_ceil(8) - bits)) | two_to(bits - 1)
}

/// An arbitrary prime for each seed.
pub(crate) fn prime(bits: u64, seed: u64) -> Natural {
    prime_from(arbitrary_of(bits, seed))
}

/// The first prime from an odd number on.
pub(crate) fn prime_from(mut start: Natural) -> Natural {
    start |= number(1);
    while !is_prime(&start) {
        start += 2u8;
    }
    start
}

/// A modulus without a known weakness.
pub(crate) fn good(bits: u64) -> Natural {
    prime(bits / 2, 1) * prime(bits - bits / 2, 2)
}

/// The transcript of docs/formats.md.
#[derive(Clone)]
pub(crate) struct Transcript(Sha256, usize);

impl Transcript {
    pub(crate) fn new(domain: &str, n: &Natural, statement: &Statement, y: &Natural) -> Self {
        let mut t = Self(Sha256::new(), n.bits().div_ceil(8) as usize);
        t.field(domain.as_bytes());
        t.element(n);
        t.field(&statement.steps().to_be_bytes());
        t.element(statement.base());
        t.element(y);
        t
    }

    pub(crate) fn field(&mut self, bytes: &[u8]) {
        self.0.update((bytes.len() as u64).to_be_bytes());
        self.0.update(bytes);
    }

    pub(crate) fn element(&mut self, v: &Natural) {
        let bytes = v.to_bytes_be();
        self.field(&[vec![0; self.1 - bytes.len()], bytes].concat());
    }

    pub(crate) fn prime(&self) -> Natural {
        let seed = self.0.clone().finalize();
        let hash = |c: u64| Sha512::new().chain_update("modmill/vdf/challenge-prime/v1").chain_update(seed).chain_update(c.to_be_bytes());
        let candidate = |c| Natural::from_bytes_be(&hash(c).finalize()[..33]) | two_to(263) | number(1);
        (0..).map(candidate).find(is_prime).unwrap()
    }

    pub(crate) fn round(&self) -> Natural {
        let digest = Sha256::new().chain_update("modmill/vdf/round-challenge/v1").chain_update(self.0.clone().finalize()).finalize();
        Natural::from_bytes_be(&digest[..16])
    }
}
