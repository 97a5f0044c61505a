//! Packets of a capture: Solana transactions, legacy and of versions 0 and 1, with one signature or several.

use super::identity::Identity;
use super::{Kind, Recipe, Written, draw, line, spoil};
use crate::records::{MTU, Transaction, VERSION_1};
use etherparse::PacketBuilder;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt};
use std::ops::Range;

/// The UDP port to which the packets made here send their transactions.
const PORT: u16 = 8003;
/// The time of the first packet; each comes ten microseconds after the one before.
const BEGIN_S: u64 = 1_700_000_000;
const STEP_US: u64 = 10;

/// Packet `index` of a capture, with its header.
pub(super) fn record(recipe: &Recipe, index: u64, kind: Kind, random: &mut ChaCha8Rng, wanted: bool) -> Written {
    let length = recipe.length(random);
    let layout = [Layout::Legacy, Layout::Version0, Layout::Version1][draw::below(3, random)];
    // As many signers as drawn, or as the message and the packet have room for.
    let most = 1 + draw::below(recipe.signers, random);
    let count = (1..=most).rev().find(|&n| layout.fixed(n) <= length && 1 + 64 * n + length <= MTU).unwrap_or(1);
    let spoiled = draw::below(count, random);
    let kinds: Vec<Kind> = (0..count).map(|i| if i == spoiled { kind } else { Kind::Valid }).collect();
    let signers: Vec<Identity> = kinds.iter().map(|&kind| recipe.identity(kind, random)).collect();
    let keys: Vec<[u8; 32]> = signers.iter().map(Identity::key).collect();

    let (mut message, free) = message(&keys, length, layout, random);
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
    let at = layout.keys_at() + 32 * spoiled;
    let written = spoil::key(kind, keys[spoiled], random);
    message[at..at + 32].copy_from_slice(&written);
    let header = usize::from(layout != Layout::Legacy);
    if kind == Kind::Miscounted {
        message[header] = message[header].wrapping_add([1, 255][draw::below_u32(2, random) as usize]);
    }

    let all = signatures.concat();
    let mut transaction = match layout {
        Layout::Version1 => [message, all].concat(),
        Layout::Legacy | Layout::Version0 => [vec![count as u8], all, message].concat(),
    };
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

/// The layout of a transaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Layout {
    Legacy,
    Version0,
    Version1,
}

impl Layout {
    /// Bytes of a message with `n` signers beside the instruction's data: version, header, accounts (the signers and one program), the block's hash,
    /// one instruction (count, program, its accounts, the data's length as long as it can be), no lookup tables, all of the configuration.
    fn fixed(self, n: usize) -> usize {
        let body = 3 + 32 * (n + 1) + 32 + 1 + n;
        match self {
            Layout::Legacy => body + 1 + 1 + 1 + 2,
            Layout::Version0 => body + 1 + 1 + 1 + 2 + 2,
            Layout::Version1 => body + 1 + 4 + 2 + 20 + 3,
        }
    }

    /// The offset of a message's first account.
    fn keys_at(self) -> usize {
        match self {
            Layout::Legacy => 4,
            Layout::Version0 => 5,
            Layout::Version1 => 1 + 3 + 4 + 32 + 2,
        }
    }
}

/// A message of version 1 of about `length` bytes, and where its instruction's data stands.
fn version1(keys: &[[u8; 32]], length: usize, random: &mut ChaCha8Rng) -> (Vec<u8>, Range<usize>) {
    let n = keys.len() as u8;
    let mut drawn = [0; 64];
    random.fill_bytes(&mut drawn);
    let (hash, program) = drawn.split_at(32);
    // Bits 0 and 1 are the fee's and go together; the heap, of bit 4, comes last.
    let mask = [0b11, 0][draw::below(2, random)] | (draw::below_u16(8, random) as u8) << 2;
    let mut config = vec![0; 4 * mask.count_ones() as usize];
    random.fill_bytes(&mut config);
    if mask & 1 << 4 != 0 {
        let heap = 1024 * (32 + draw::below_u32(225, random));
        config.splice(config.len() - 4.., heap.to_le_bytes());
    }
    let mut out = [&[VERSION_1, n, 0, 1, mask, 0, 0, 0][..], hash, &[1, n + 1], &keys.concat(), program, &config].concat();
    let data = length.saturating_sub(out.len() + 4 + keys.len()).max(1);
    out.extend_from_slice(&[n, n]);
    out.extend_from_slice(&(data as u16).to_le_bytes());
    out.extend(0..n);
    let start = out.len();
    out.resize(start + data, 0);
    random.fill_bytes(&mut out[start..]);
    (out, start..start + data)
}

/// A message of about `length` bytes, and where its instruction's data stands.
fn message(keys: &[[u8; 32]], length: usize, layout: Layout, random: &mut ChaCha8Rng) -> (Vec<u8>, Range<usize>) {
    if layout == Layout::Version1 {
        return version1(keys, length, random);
    }
    let version0 = layout == Layout::Version0;
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
    let table = version0 && length >= layout.fixed(n) + TABLE && random.random::<bool>();
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
