//! Corruption of what has been signed.

use super::identity::Identity;
use super::{Kind, draw};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::ops::Range;

/// L, the order of the base point, little-endian.
const ORDER: [u8; 32] = [
    0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0x10,
];

/// Signs `message` and corrupts it as `kind` demands. What can be changed without breaking the record is `key` and the bytes `free` of the message.
pub(super) fn sign(kind: Kind, signer: &Identity, message: &mut Vec<u8>, free: Range<usize>, random: &mut ChaCha8Rng) -> [u8; 64] {
    if kind == Kind::OtherMessage {
        let mut other = message.clone();
        flip_message(&mut other, free, random);
        return signer.sign(&other);
    }
    let mut signature = signer.sign(message);
    let (commitment, s) = signature.split_at_mut(32);
    match kind {
        Kind::MessageBit => flip_message(message, free, random),
        Kind::CommitmentBit => flip(commitment, random),
        Kind::ScalarBit => flip(s, random),
        Kind::ScalarPlusOrder => add(s, &ORDER),
        Kind::ScalarAtOrder => {
            s.copy_from_slice(&ORDER);
            s[0] = s[0] - 1 + draw::below_u16(3, random) as u8;
        }
        Kind::HalvesSwapped => commitment.swap_with_slice(s),
        _ => {}
    }
    signature
}

/// The key that is written in place of `key`.
pub(super) fn key(kind: Kind, key: [u8; 32], random: &mut ChaCha8Rng) -> [u8; 32] {
    match kind {
        Kind::KeyBit => {
            let mut key = key;
            flip(&mut key, random);
            key
        }
        Kind::OtherKey => Identity::honest(random).key(),
        _ => key,
    }
}

fn flip_message(message: &mut Vec<u8>, free: Range<usize>, random: &mut ChaCha8Rng) {
    if free.is_empty() {
        message.push(random.random());
    } else {
        flip(&mut message[free], random);
    }
}

fn flip(bytes: &mut [u8], random: &mut ChaCha8Rng) {
    let bit = draw::below(8 * bytes.len(), random);
    bytes[bit / 8] ^= 1 << (bit % 8);
}

/// S + L: below 2^254, as both are below 2^253.
fn add(s: &mut [u8], order: &[u8; 32]) {
    let mut carry = 0u16;
    for (byte, add) in s.iter_mut().zip(order) {
        carry += u16::from(*byte) + u16::from(*add);
        *byte = carry as u8;
        carry >>= 8;
    }
}
