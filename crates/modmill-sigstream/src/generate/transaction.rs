//! Packets of a capture: Solana transactions, legacy and version 0, with one signature or several.

use super::identity::Identity;
use super::{Kind, Recipe, Written, draw, line, spoil};
use crate::records::{MTU, Transaction};
use etherparse::PacketBuilder;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt};
use std::ops::Range;

/// Where transactions are sent in the packets made here.
const PORT: u16 = 8003;
/// The time of the first packet; each comes ten microseconds after the one before.
const BEGIN_S: u64 = 1_700_000_000;
const STEP_US: u64 = 10;

/// Packet `index` of a capture, with its header.
pub(super) fn record(recipe: &Recipe, index: u64, kind: Kind, random: &mut ChaCha8Rng, wanted: bool) -> Written {
    let length = recipe.length(random);
    let version0 = random.random::<bool>();
    // As many signers as drawn, or as the message and the packet have room for.
    let most = 1 + draw::below(recipe.signers, random);
    let count = (1..=most).rev().find(|&n| fixed(n, version0) <= length && 1 + 64 * n + length <= MTU).unwrap_or(1);
    let spoiled = draw::below(count, random);
    let kinds: Vec<Kind> = (0..count).map(|i| if i == spoiled { kind } else { Kind::Valid }).collect();
    let signers: Vec<Identity> = kinds.iter().map(|&kind| recipe.identity(kind, random)).collect();
    let keys: Vec<[u8; 32]> = signers.iter().map(Identity::key).collect();

    let (mut message, free) = message(&keys, length, version0, random);
    // Every signature is of the message as it was; what is changed for one signer is changed for all who read it.
    let clean = message.clone();
    let signatures: Vec<[u8; 64]> = signers
        .iter()
        .zip(&kinds)
        .map(|(signer, &kind)| {
            let mut own = clean.clone();
            let signature = spoil::sign(kind, signer, &mut own, free.clone(), random);
            if own != clean {
                message = own;
            }
            signature
        })
        .collect();
    let at = if version0 { 5 } else { 4 } + 32 * spoiled;
    let written = spoil::key(kind, keys[spoiled], random);
    message[at..at + 32].copy_from_slice(&written);
    let header = usize::from(version0);
    if kind == Kind::Miscounted {
        message[header] = message[header].wrapping_add([1, 255][draw::below_u32(2, random) as usize]);
    }

    let mut transaction = vec![count as u8];
    signatures.iter().for_each(|s| transaction.extend_from_slice(s));
    transaction.extend_from_slice(&message);
    match kind {
        Kind::Truncated => transaction.truncate(draw::below(transaction.len(), random)),
        Kind::Overlong => transaction.extend((0..1 + draw::below_u32(39, random)).map(|_| random.random::<u8>())),
        _ => {}
    }
    let mut lines = Vec::new();
    if wanted {
        match Transaction::parse(&transaction) {
            Ok(parsed) => {
                for (i, &kind) in kinds.iter().enumerate() {
                    line(&mut lines, index, i, kind, parsed.signed(&transaction, i));
                }
            }
            Err(_) => line(&mut lines, index, 0, kind, None),
        }
    }
    Written { bytes: packet(index, &transaction, random), lines, signatures: count as u64, spoiled: kind != Kind::Valid }
}

/// Bytes of a message with `n` signers beside the instruction's data: version, header, accounts (the signers and one program), the block's hash,
/// one instruction (count, program, its accounts, the data's length as long as it can be), no lookup tables.
fn fixed(n: usize, version0: bool) -> usize {
    let body = 3 + 1 + 32 * (n + 1) + 32 + 1 + 1 + 1 + n + 2;
    if version0 { body + 2 } else { body }
}

/// A message of about `length` bytes, and where its instruction's data stands.
fn message(keys: &[[u8; 32]], length: usize, version0: bool, random: &mut ChaCha8Rng) -> (Vec<u8>, Range<usize>) {
    let n = keys.len();
    let mut out = Vec::with_capacity(length + 64);
    if version0 {
        out.push(0x80);
    }
    out.extend_from_slice(&[n as u8, 0, 1]);
    out.push(n as u8 + 1);
    keys.iter().for_each(|key| out.extend_from_slice(key));
    let mut drawn = [0; 64];
    random.fill_bytes(&mut drawn);
    out.extend_from_slice(&drawn); // the program's account, the recent block's hash
    out.extend_from_slice(&[1, n as u8, n as u8]);
    out.extend((0..n).map(|i| i as u8));
    // A lookup table takes 32 bytes of key, two counts and two indices; half of the messages with room for it have one.
    const TABLE: usize = 36;
    let table = version0 && length >= fixed(n, true) + TABLE && random.random::<bool>();
    let rest = length.saturating_sub(out.len() + if version0 { 1 } else { 0 } + if table { TABLE } else { 0 });
    let data = match rest {
        0..=1 => 1,
        2..=128 => rest - 1,
        129 => 127,
        _ => rest - 2,
    };
    if data < 128 {
        out.push(data as u8);
    } else {
        out.extend_from_slice(&[data as u8 | 0x80, (data >> 7) as u8]);
    }
    let start = out.len();
    out.resize(start + data, 0);
    random.fill_bytes(&mut out[start..]);
    if table {
        out.push(1);
        random.fill_bytes(&mut drawn);
        out.extend_from_slice(&drawn[..32]);
        out.extend_from_slice(&[1, 3, 1, 9]);
    } else if version0 {
        out.push(0);
    }
    (out, start..start + data)
}

/// The packet's record in the capture: most over IPv4, some over IPv6, some with a VLAN tag.
fn packet(index: u64, payload: &[u8], random: &mut ChaCha8Rng) -> Vec<u8> {
    let ethernet = PacketBuilder::ethernet2([2, 0, 0, 0, 0, 1], [2, 0, 0, 0, 0, 2]);
    let host = 1 + draw::below_u16(254, random) as u8;
    let (v4, v6) = (([10, 0, 0, host], [10, 0, 1, 1]), ([0xfd; 16], [0xfc; 16]));
    let port = 1024 + draw::below_u16(65535 - 1024, random);
    let (builder, headers) = match draw::below_u32(10, random) {
        0..=6 => (ethernet.ipv4(v4.0, v4.1, 64).udp(port, PORT), 42),
        7..=8 => (ethernet.ipv6(v6.0, v6.1, 64).udp(port, PORT), 62),
        _ => (ethernet.single_vlan(VLAN).ipv4(v4.0, v4.1, 64).udp(port, PORT), 46),
    };
    let mut frame = Vec::with_capacity(headers + payload.len());
    // Writing to memory fails only for payloads beyond what IP's length can say; transactions are far below.
    if builder.write(&mut frame, payload).is_err() {
        frame.clear();
    }
    let micros = index.wrapping_mul(STEP_US);
    let length = frame.len() as u32;
    let mut out = Vec::with_capacity(16 + frame.len());
    for word in [(BEGIN_S + micros / 1_000_000) as u32, (micros % 1_000_000) as u32, length, length] {
        out.extend_from_slice(&word.to_le_bytes());
    }
    out.extend_from_slice(&frame);
    out
}

const VLAN: etherparse::VlanId = match etherparse::VlanId::try_new(7) {
    Ok(id) => id,
    Err(_) => etherparse::VlanId::ZERO,
};
