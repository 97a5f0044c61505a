//! Captures as they come from real machines: every packet is read, or malformed, or other traffic of a named kind. None vanishes.

#[path = "support/captures.rs"]
#[expect(dead_code, reason = "shared with the tests of the other readers")]
mod captures;
#[path = "../../../fuzz/packets.rs"]
#[expect(unreachable_pub, reason = "public for the fuzz target")]
mod packets;

use captures::Flavour;
use modmill_runtime::progress::NoProgress;
use modmill_sigstream::generate::Recipe;
use modmill_sigstream::records::{Fault, Format, Item, OtherTraffic, ReadOptions, Reader};
use proptest::prelude::*;

/// The fate of a capture's packets.
#[derive(Debug, Default)]
struct Account {
    signed: Vec<u64>,
    malformed: Vec<(u64, Fault)>,
    other: [u64; OtherTraffic::ALL.len()],
}

impl Account {
    fn of(bytes: &[u8], port: Option<u16>) -> Self {
        let mut reader = Reader::new(bytes, None, ReadOptions { format: None, port }).unwrap();
        let mut account = Self::default();
        while let Some(item) = reader.next_item().unwrap() {
            match item {
                Item::Signed { place, .. } => account.signed.push(place.record),
                Item::Malformed(bad) => account.malformed.push((bad.place.record, bad.fault)),
            }
        }
        account.other = reader.other_traffic();
        account
    }

    fn other(&self, kind: OtherTraffic) -> u64 {
        self.other[kind as usize]
    }

    fn packets(&self) -> u64 {
        (self.signed.len() + self.malformed.len()) as u64 + self.other.iter().sum::<u64>()
    }
}

/// Transactions with one signature each.
fn payloads(count: u64) -> Vec<Vec<u8>> {
    let mut out = Vec::new();
    let recipe = Recipe { corrupt: 0.0, signers: 1, ..Recipe::new(Format::Capture, count, 9) };
    recipe.write(&mut out, None, &mut NoProgress).unwrap();
    captures::payloads(&out)
}

/// An IPv4 packet: protocol, flags and fragment offset, contents.
fn ipv4(protocol: u8, fragment: u16, contents: &[u8]) -> Vec<u8> {
    let length = (20 + contents.len()) as u16;
    let mut out = vec![0x45, 0];
    out.extend([length.to_be_bytes(), [0, 7], fragment.to_be_bytes(), [9, protocol], [0, 0], [10, 0], [0, 1], [10, 0], [0, 2]].concat());
    out.extend(contents);
    out
}

const RAW: Flavour = Flavour { ng: false, big_endian: false, nanoseconds: false, link: 101, v6: false, vlans: 0, hardware: 1 };
const TCP: u8 = 6;
const UDP: u8 = 17;
const MORE: u16 = 0x2000;

fn udp(contents: &[u8]) -> Vec<u8> {
    let length = (8 + contents.len()) as u16;
    [&4000u16.to_be_bytes()[..], &captures::PORT.to_be_bytes(), &length.to_be_bytes(), &[0, 0], contents].concat()
}

#[test]
fn cooked_captures_are_read_whatever_the_hardware() {
    let payloads = payloads(4);
    // Ethernet, PPP, tunnel, loopback, GRE tunnel, none (as of a TUN device), void, and a number that nothing has yet.
    for hardware in [1, 512, 768, 772, 778, 65534, 65535, 4321] {
        for link in [113, 276] {
            for (ng, v6) in [(false, false), (true, true)] {
                let flavour = Flavour { link, hardware, ng, v6, ..Flavour::default() };
                let account = Account::of(&captures::capture(flavour, &payloads), None);
                assert_eq!(account.signed, [1, 2, 3, 4], "{flavour:?}: {account:?}");
            }
        }
    }
}

#[test]
fn cooked_packets_of_other_protocols_are_other_traffic() {
    for link in [113, 276] {
        // ARP; IEEE 802.2; netlink, radiotap and frame relay, whose protocol is not an EtherType even where it looks like one.
        for (hardware, protocol) in [(1, [8, 6]), (1, [0, 4]), (824, [8, 0]), (803, [8, 0]), (770, [8, 0])] {
            let flavour = Flavour { link, hardware, ..Flavour::default() };
            let frame = [captures::cooked(flavour, protocol), udp(b"x")].concat();
            let account = Account::of(&captures::of_frames(flavour, &[(frame, 0)]), None);
            assert_eq!((account.other(OtherTraffic::NotIp), account.packets()), (1, 1), "{flavour:?}: {account:?}");
        }
    }
}

#[test]
fn tcp_is_other_traffic_however_little_of_it_was_captured() {
    let segment = ipv4(TCP, 0, &[&[0x1f, 0x43, 0x1f, 0x43][..], &[5; 200]].concat());
    let frames: Vec<(Vec<u8>, usize)> = vec![
        (segment.clone(), 0),
        (segment[..24].to_vec(), segment.len()),
        (segment[..20].to_vec(), segment.len()),
        (segment[..21].to_vec(), 0),
        (ipv4(TCP, MORE, &[5; 80]), 0),
        (ipv4(TCP, 10, &[5; 80]), 0),
        (ipv4(TCP, MORE | 10, &[5; 80])[..30].to_vec(), 100),
    ];
    let account = Account::of(&captures::of_frames(RAW, &frames), None);
    assert_eq!(account.other(OtherTraffic::NotUdp), frames.len() as u64, "{account:?}");
    assert_eq!(account.packets(), frames.len() as u64);
}

#[test]
fn a_fragmented_transaction_is_malformed_once() {
    let whole = udp(&payloads(1)[0]);
    let (first, rest) = whole.split_at(160);
    let frames =
        vec![(ipv4(UDP, MORE, first), 0), (ipv4(UDP, MORE | 20, &rest[..8]), 0), (ipv4(UDP, 21, &rest[8..]), 0), (ipv4(UDP, 0, &whole), 0)];
    let bytes = captures::of_frames(RAW, &frames);
    let account = Account::of(&bytes, None);
    assert!(matches!(&account.malformed[..], [(1, Fault::Fragment)]), "{account:?}");
    assert_eq!((account.other(OtherTraffic::LaterFragment), &account.signed[..]), (2, &[4][..]));
    // The first fragment says which port it goes to; without it, the others can't be told.
    let account = Account::of(&bytes, Some(53));
    assert_eq!((account.other(OtherTraffic::OtherPort), account.other(OtherTraffic::LaterFragment)), (2, 2), "{account:?}");
    assert_eq!(account.packets(), 4);

    // The same with IPv6's fragment header: offset and flag are in its third and fourth byte.
    let v6 = |offset_and_more: u16, contents: &[u8]| {
        let length = (8 + contents.len()) as u16;
        let fragment = [&[UDP, 0][..], &offset_and_more.to_be_bytes(), &[0, 0, 0, 9]].concat();
        [&[0x60, 0, 0, 0][..], &length.to_be_bytes(), &[44, 9], &[1; 32], &fragment, contents].concat()
    };
    let frames = vec![(v6(1, first), 0), (v6(20 << 3, rest), 0)];
    let account = Account::of(&captures::of_frames(RAW, &frames), None);
    assert!(matches!(&account.malformed[..], [(1, Fault::Fragment)]), "{account:?}");
    assert_eq!((account.other(OtherTraffic::LaterFragment), account.packets()), (1, 2));
}

#[test]
fn a_total_length_that_the_network_card_fills_in_later_is_that_of_the_capture() {
    let payloads = payloads(2);
    let unset = |payload: &[u8]| {
        let mut packet = ipv4(UDP, 0, &udp(payload));
        packet[2..4].fill(0);
        packet
    };
    let frames: Vec<(Vec<u8>, usize)> = vec![
        (unset(&payloads[0]), 0),
        (unset(&payloads[1])[..100].to_vec(), 400),
        (unset(&payloads[1])[..100].to_vec(), 0),
        // A length below that of the header itself is never right.
        ([&[0x45, 0, 0, 19][..], &ipv4(UDP, 0, &udp(&payloads[0]))[4..]].concat(), 0),
    ];
    let account = Account::of(&captures::of_frames(RAW, &frames), None);
    assert_eq!(account.signed, [1], "{account:?}");
    assert!(
        matches!(
            &account.malformed[..],
            [(2, Fault::Cut { captured: 100, original: 400 }), (3, Fault::Packet { .. }), (4, Fault::Packet { .. })]
        ),
        "{account:?}"
    );
}

#[test]
fn ipv6_extension_headers_that_are_cut_are_malformed() {
    // Destination options, which say that a routing header follows; of that only three bytes are there, or it is longer than the packet.
    for rest in [&[17, 0, 0][..], &[17, 200, 0, 0, 0, 0, 0, 0], &[]] {
        let length = (8 + rest.len()) as u16;
        let packet = [&[0x60, 0, 0, 0][..], &length.to_be_bytes(), &[60, 9], &[1; 32], &[43, 0, 1, 4, 0, 0, 0, 0], rest].concat();
        let account = Account::of(&captures::of_frames(RAW, &[(packet, 0)]), None);
        assert!(matches!(&account.malformed[..], [(1, Fault::Packet { .. })]), "{account:?}");
    }
}

/// An IPv6 packet: the protocol of what follows its header.
fn ipv6(protocol: u8, contents: &[u8]) -> Vec<u8> {
    [&[0x60, 0, 0, 0][..], &(contents.len() as u16).to_be_bytes(), &[protocol, 9], &[1; 32], contents].concat()
}

#[test]
fn what_is_said_first_of_a_packet_with_several_faults() {
    use OtherTraffic as O;
    let transaction = udp(&payloads(1)[0]);
    // An extension header of eight bytes before the rest; a fragment header has its offset and flag in its third and fourth byte.
    let extended = |next: u8, rest: &[u8]| [&[next, 0, 1, 4, 0, 0, 0, 0], rest].concat();
    let fragment =
        |next: u8, offset_and_more: u16, rest: &[u8]| [&[next, 0][..], &offset_and_more.to_be_bytes(), &[0, 0, 0, 9], rest].concat();
    let read: [Vec<u8>; 3] = [
        ipv6(0, &extended(60, &extended(UDP, &transaction))),
        ipv6(60, &extended(44, &fragment(43, 0, &extended(UDP, &transaction)))),
        ipv6(51, &[&[UDP, 4][..], &[0; 22], &transaction].concat()),
    ];
    for packet in read {
        let account = Account::of(&captures::of_frames(RAW, &[(packet, 0)]), None);
        assert_eq!(account.signed, [1], "{account:?}");
    }
    let other: [(Vec<u8>, O); 8] = [
        // Hop-by-hop options are such only as the first header; elsewhere they are a protocol that nobody knows.
        (ipv6(60, &extended(0, &extended(UDP, &transaction))), O::NotUdp),
        (ipv6(0, &extended(0, &extended(UDP, &transaction))), O::NotUdp),
        (ipv6(44, &fragment(0, 0, &extended(UDP, &transaction))), O::NotUdp),
        // What another protocol's fragments hold is not looked into.
        (ipv6(44, &fragment(TCP, 1, b"part")), O::NotUdp),
        (ipv6(44, &fragment(TCP, 9 << 3, b"part")), O::NotUdp),
        (ipv6(44, &fragment(0, 9 << 3, b"part")), O::NotUdp),
        // After the header of a later fragment comes the middle of something, even where the packet began with extension headers.
        (ipv6(44, &fragment(60, 9 << 3, &[UDP, 200, 1, 2])), O::LaterFragment),
        (ipv6(60, &extended(44, &fragment(UDP, 9 << 3 | 1, b""))), O::LaterFragment),
    ];
    for (i, (packet, kind)) in other.into_iter().enumerate() {
        let account = Account::of(&captures::of_frames(RAW, &[(packet, 0)]), None);
        assert_eq!((account.other(kind), account.packets()), (1, 1), "{i}: {account:?}");
    }
    let first = ipv6(44, &fragment(60, 1, &extended(UDP, &transaction[..200])));
    let account = Account::of(&captures::of_frames(RAW, &[(first, 0)]), None);
    assert!(matches!(&account.malformed[..], [(1, Fault::Fragment)]), "{account:?}");
}

/// The obsolete packet block: interface and drops in two bytes each, then as the enhanced one.
fn obsolete(f: Flavour, interface: u16, captured: usize, original: usize, data: &[u8]) -> Vec<u8> {
    let lengths = [f.u32(captured as u32), f.u32(original as u32)].concat();
    captures::block(f, 2, &[&f.u16(interface)[..], &f.u16(0xffff), &[0; 8], &lengths, data].concat())
}

#[test]
fn obsolete_packet_blocks_are_read() {
    let payloads = payloads(2);
    for big_endian in [false, true] {
        let f = Flavour { ng: true, big_endian, ..Flavour::default() };
        let frames = payloads.iter().map(|p| captures::frame(f, p)).collect::<Vec<_>>();
        let whole = frames[0].len();
        let bytes = [
            captures::header(f),
            obsolete(f, 0, whole, whole, &frames[0]),
            obsolete(f, 1, whole, whole, &frames[0]),
            obsolete(f, 0, 60, whole, &frames[0][..60]),
            obsolete(f, 0, whole + 9, whole, &frames[0]),
            captures::block(f, 2, &[0; 12]),
            obsolete(f, 0, frames[1].len(), frames[1].len(), &frames[1]),
        ]
        .concat();
        let account = Account::of(&bytes, None);
        assert_eq!(account.signed, [1, 6], "{account:?}");
        assert!(
            matches!(
                &account.malformed[..],
                [(2, Fault::Packet { .. }), (3, Fault::Cut { captured: 60, .. }), (4, Fault::Packet { .. }), (5, Fault::Packet { .. })]
            ),
            "{account:?}"
        );
    }
}

#[test]
fn a_simple_packet_is_as_long_as_its_interface_captures() {
    let f = Flavour { ng: true, ..Flavour::default() };
    let frame = captures::frame(f, &payloads(1)[0]);
    // The interface keeps one byte less than the packet has; the padding must not stand in for it.
    let snaplen = frame.len() as u32 - 1;
    let section = captures::block(f, 0x0a0d_0d0a, &[&f.u32(0x1a2b_3c4d)[..], &f.u16(1), &f.u16(0), &[0xff; 8]].concat());
    let interface = captures::block(f, 1, &[&f.u16(1)[..], &[0, 0], &f.u32(snaplen)].concat());
    let packet = captures::block(f, 3, &[&f.u32(frame.len() as u32)[..], &frame[..frame.len() - 1]].concat());
    let account = Account::of(&[section, interface, packet].concat(), None);
    let lengths = (u64::from(snaplen), frame.len() as u64);
    assert!(matches!(&account.malformed[..], [(1, Fault::Cut { captured, original })] if (*captured, *original) == lengths), "{account:?}");
}

/// A list of packets for the fuzz target, with real transactions among them.
fn described() -> impl Strategy<Value = Vec<u8>> {
    let transaction = prop::sample::select(payloads(6)).prop_map(|payload| {
        let (shape, length) = (((payload.len() >> 8) << 6) as u8, payload.len() as u8);
        [&[shape, 1, length][..], &payload].concat()
    });
    let noise = prop::collection::vec(any::<u8>(), 0..90);
    let packets = prop::collection::vec(prop_oneof![transaction, noise], 0..8);
    (any::<u8>(), packets).prop_map(|(choice, packets)| packets.into_iter().fold(vec![choice], |all, one| [all, one].concat()))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn no_packet_vanishes(data in described()) {
        packets::packets(&data);
    }
}

#[test]
fn the_fuzz_target_reaches_transactions() {
    let payload = &payloads(1)[0];
    let one = [&[((payload.len() >> 8) << 6) as u8, 1, payload.len() as u8][..], payload].concat();
    for link in 0..8 {
        assert_eq!(packets::packets(&[&[link][..], &one, &one].concat()), 2, "{link}");
    }
}
