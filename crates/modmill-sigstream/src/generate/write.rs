//! Records of the formats that hold one signature each, and the headers of all formats.

use super::{Kind, Recipe, Written, draw, line, spoil};
use crate::records::{BINARY_FIXED, BINARY_MAGIC, BINARY_VERSION, Format};
use modmill_sigverify::Signed;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt};
use std::io::{self, Write};

/// Writes the bytes before the first record.
pub(super) fn header(format: Format, out: &mut dyn Write) -> io::Result<()> {
    match format {
        Format::JsonLines => Ok(()),
        Format::Binary => {
            out.write_all(&BINARY_MAGIC)?;
            out.write_all(&BINARY_VERSION.to_le_bytes())
        }
        // Little-endian, microseconds, version 2.4, 64 KiB of each packet, Ethernet.
        Format::Capture => {
            out.write_all(&0xa1b2_c3d4u32.to_le_bytes())?;
            out.write_all(&[2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0])?;
            out.write_all(&65_536u32.to_le_bytes())?;
            out.write_all(&1u32.to_le_bytes())
        }
    }
}

/// Record `index` of a file of JSON lines or binary records.
pub(super) fn record(recipe: &Recipe, index: u64, kind: Kind, random: &mut ChaCha8Rng, wanted: bool) -> Written {
    let signer = recipe.identity(kind, random);
    let mut message = vec![0; recipe.length(random)];
    random.fill_bytes(&mut message);
    let free = 0..message.len();
    let signature = spoil::sign(kind, &signer, &mut message, free, random);
    let key = spoil::key(kind, signer.key(), random);
    let (bytes, malformed) = match recipe.format {
        Format::JsonLines => json(index, kind, &message, &signature, &key, random),
        _ => {
            // A binary record has no length but its own: what is too much belongs to its message.
            if kind == Kind::Overlong {
                message.extend((0..1 + draw::below_u32(39, random)).map(|_| random.random::<u8>()));
            }
            binary(index, kind, &message, &signature, &key, random)
        }
    };
    let mut lines = Vec::new();
    if wanted {
        let signed = Signed { message: &message, signature: &signature, key: &key };
        line(&mut lines, index, 0, kind, (!malformed).then_some(signed));
    }
    Written { bytes, lines, signatures: 1, spoiled: kind != Kind::Valid }
}

fn json(index: u64, kind: Kind, message: &[u8], signature: &[u8; 64], key: &[u8; 32], random: &mut ChaCha8Rng) -> (Vec<u8>, bool) {
    let mut text = Vec::with_capacity(2 * message.len() + 280);
    let mut cut = signature.to_vec();
    match kind {
        Kind::Truncated => cut.truncate(draw::below(64, random)),
        Kind::Overlong => cut.extend((0..1 + draw::below_u32(16, random)).map(|_| random.random::<u8>())),
        _ => {}
    }
    text.extend_from_slice(b"{\"message\": \"0x");
    hex(&mut text, message);
    text.extend_from_slice(b"\", \"signature\": \"0x");
    hex(&mut text, &cut);
    text.extend_from_slice(b"\", \"key\": \"0x");
    hex(&mut text, key);
    text.extend_from_slice(format!("\", \"tag\": {index}}}\n").as_bytes());
    (text, cut.len() != signature.len())
}

fn hex(text: &mut Vec<u8>, bytes: &[u8]) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    text.extend(bytes.iter().flat_map(|b| [DIGITS[usize::from(b >> 4)], DIGITS[usize::from(b & 15)]]));
}

fn binary(index: u64, kind: Kind, message: &[u8], signature: &[u8; 64], key: &[u8; 32], random: &mut ChaCha8Rng) -> (Vec<u8>, bool) {
    let mut body = Vec::with_capacity(BINARY_FIXED + message.len());
    body.extend_from_slice(&index.to_le_bytes());
    body.extend_from_slice(signature);
    body.extend_from_slice(key);
    body.extend_from_slice(message);
    let malformed = kind == Kind::Truncated;
    if malformed {
        body.truncate(draw::below(BINARY_FIXED, random));
    }
    // Messages are bounded, so the length fits.
    let length = u32::try_from(body.len()).unwrap_or(u32::MAX);
    ([&length.to_le_bytes()[..], &body].concat(), malformed)
}
