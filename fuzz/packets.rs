//! The checks of the fuzz target `packets`, shared with the property tests on stable Rust (crates/modmill-sigstream/tests/captures.rs).
//!
//! The input describes a list of packets: link layer, headers that are nearly right, payload. They are written as a classic and as a pcapng capture of either byte
//! order. The oracles: no packet vanishes (each is read, malformed or other traffic), all captures say the same of it, and a transaction that is read has the
//! signatures that its first byte counts.

#[path = "input.rs"]
mod input;

use input::Input;
use modmill_sigstream::records::{Item, ReadOptions, Reader};

const LINKS: [u16; 8] = [1, 113, 276, 101, 228, 229, 0, 108];

/// A frame, and the bytes that its packet had.
struct Packet {
    frame: Vec<u8>,
    original: u32,
}

fn packet(input: &mut Input<'_>, link: u16) -> Packet {
    let (shape, twist) = (input.byte(), input.byte());
    let length = usize::from(input.byte()) + usize::from(shape >> 6) * 256;
    let contents = input.take(length);
    let mut frame = contents.to_vec();
    if shape & 1 == 0 {
        let length = (8 + frame.len()) as u16;
        frame = [&[15, 160, 31, 67][..], &length.to_be_bytes(), &[0, 0], &frame].concat();
    }
    let v6 = shape & 4 != 0;
    if shape & 2 == 0 {
        let protocol = if shape & 1 == 0 { 17 } else { contents.first().copied().unwrap_or(6) };
        frame = if v6 {
            [&[0x60, 0, 0, 0][..], &(frame.len() as u16).to_be_bytes(), &[protocol, 9], &[1; 32], &frame].concat()
        } else {
            [&[0x45, 0][..], &(20 + frame.len() as u16).to_be_bytes(), &[0, 7, 0, 0, 9, protocol, 0, 0], &[10; 8], &frame].concat()
        };
        let ether: [u8; 2] = if v6 { [0x86, 0xdd] } else { [8, 0] };
        let header: Vec<u8> = match link {
            1 => [&[2; 12][..], &ether].concat(),
            113 => [&[0, 0, 2, twist][..], &[0; 10], &ether].concat(),
            276 => [&ether[..], &[0; 6], &[2, twist], &[0; 10]].concat(),
            0 | 108 => vec![0; 4],
            _ => vec![],
        };
        frame = [header, frame].concat();
    }
    // One byte of the headers is wrong, or the end was not captured.
    let original = frame.len() as u32;
    if shape & 8 != 0
        && let Some(byte) = frame.get_mut(usize::from(twist) % 64)
    {
        *byte = input.byte();
    }
    if shape & 16 != 0 {
        frame.truncate(usize::from(twist) * 2);
    }
    Packet { frame, original }
}

fn block(kind: u32, body: &[u8], big: bool) -> Vec<u8> {
    let padding = vec![0; (4 - body.len() % 4) % 4];
    let length = word((12 + body.len() + padding.len()) as u32, big);
    [&word(kind, big)[..], &length, body, &padding, &length].concat()
}

fn word(value: u32, big: bool) -> [u8; 4] {
    if big { value.to_be_bytes() } else { value.to_le_bytes() }
}

fn half(value: u16, big: bool) -> [u8; 2] {
    if big { value.to_be_bytes() } else { value.to_le_bytes() }
}

fn classic(packets: &[Packet], link: u16, big: bool) -> Vec<u8> {
    let mut out = [&word(0xa1b2_c3d4, big)[..], &half(2, big), &half(4, big), &[0; 12], &word(u32::from(link), big)].concat();
    for Packet { frame, original } in packets {
        out.extend([&[0; 8][..], &word(frame.len() as u32, big), &word(*original, big), frame].concat());
    }
    out
}

/// Enhanced and obsolete packet blocks by turns.
fn next_generation(packets: &[Packet], link: u16, big: bool) -> Vec<u8> {
    let mut out = block(0x0a0d_0d0a, &[&word(0x1a2b_3c4d, big)[..], &half(1, big), &half(0, big), &[0xff; 8]].concat(), big);
    out.extend(block(1, &[&half(link, big)[..], &[0; 6]].concat(), big));
    for (i, Packet { frame, original }) in packets.iter().enumerate() {
        let lengths = [word(frame.len() as u32, big), word(*original, big)].concat();
        // Interface 0 in four bytes, or in two before a count of two; then the time.
        out.extend(block(if i % 2 == 0 { 6 } else { 2 }, &[&[0; 12][..], &lengths, frame].concat(), big));
    }
    out
}

/// The fate of each packet, then the counts of other traffic.
fn account(bytes: &[u8], port: Option<u16>) -> (Vec<(u64, String)>, Vec<u64>) {
    let mut reader = Reader::new(bytes, None, ReadOptions { format: None, port }).expect("the header is right");
    let mut all: Vec<(u64, String)> = Vec::new();
    while let Some(item) = reader.next_item().expect("reading memory does not fail") {
        all.push(match item {
            Item::Signed { signed, place, .. } => (place.record, format!("{} {signed:?}", place.signature)),
            Item::Malformed(bad) => (bad.place.record, bad.fault.to_string()),
        });
    }
    (all, reader.other_traffic().to_vec())
}

/// Checks the packets that `data` describes; returns how many signatures were read.
pub fn packets(data: &[u8]) -> usize {
    let mut input = Input(data);
    let choice = input.byte();
    let link = LINKS[usize::from(choice % 8)];
    let port = (choice & 8 != 0).then_some(8003);
    let mut packets = Vec::new();
    while packets.len() < 16 && !input.0.is_empty() {
        packets.push(packet(&mut input, link));
    }
    let found = account(&classic(&packets, link, false), port);
    let mut records: Vec<u64> = found.0.iter().map(|(record, _)| *record).collect();
    assert!(records.is_sorted());
    records.dedup();
    assert_eq!(records.len() as u64 + found.1.iter().sum::<u64>(), packets.len() as u64, "{found:?}");
    for other in [classic(&packets, link, true), next_generation(&packets, link, false), next_generation(&packets, link, true)] {
        assert_eq!(found, account(&other, port));
    }
    found.0.iter().filter(|(_, text)| text.contains("Signed")).count()
}
