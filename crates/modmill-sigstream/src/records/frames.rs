//! The two kinds of capture files, pcap and pcapng: from the window to one frame after the other.

use super::window::Window;
use super::{Fault, Link};
use crate::StreamError;
use crate::error::LinkType;
use pcap_parser::traits::PcapNGPacketBlock;
use pcap_parser::{Block, LegacyPcapBlock, Linktype, PcapError, nom};
use std::io::Read;

/// Longest captured frame with its header. The capture tools' own limit is 256 KiB of frame.
const MAX_FRAME: usize = (256 << 10) + 24;
/// Longest block of a pcapng file that is looked into; longer ones (of names, secrets, ...) are passed over.
const MAX_BLOCK: usize = MAX_FRAME + 4096;
const SECTION_HEADER: u32 = 0x0a0d_0d0a;
/// The kind of packet block that the enhanced one (6) replaced, still written by old tools; the parser does not know it.
const OBSOLETE_PACKET: u32 = 2;
const PACKET_BLOCKS: [u32; 3] = [6, 3, OBSOLETE_PACKET];

/// A frame: `range` of the window's bytes, of which the first `whole` belong to it and its header.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) whole: usize,
    pub(super) range: std::ops::Range<usize>,
    pub(super) link: Link,
    /// Bytes that the packet had, where fewer were captured.
    pub(super) cut_from: Option<u64>,
}

/// The next part of a capture, found at the window's start.
#[derive(Debug)]
pub(super) enum Found {
    /// A frame; its bytes stay in the window.
    Frame(Frame),
    /// A frame that can't be used; `whole` bytes of the window belong to it.
    Bad {
        whole: usize,
        fault: Fault,
    },
    /// Nothing of the file can be read from `offset` on.
    Broken {
        offset: u64,
        fault: Fault,
    },
    End,
}

#[derive(Debug)]
pub(super) enum Frames {
    Pcap { link: Link, parse: Parse },
    Pcapng { big_endian: bool, interfaces: Vec<Interface> },
}

/// A pcapng file's description of an interface: the number of its link layer, and the most bytes of a packet that it keeps, 0 for all.
#[derive(Debug, Clone, Copy)]
pub(super) struct Interface {
    link: i32,
    most: u32,
}

type Parse = fn(&[u8]) -> nom::IResult<&[u8], LegacyPcapBlock<'_>, PcapError<&[u8]>>;

impl Frames {
    pub(super) fn open<R: Read>(window: &mut Window<R>) -> Result<Self, StreamError> {
        let not = |reason: String| StreamError::NotThatFormat { name: window.name(), format: "pcap", reason };
        if window.data().starts_with(&SECTION_HEADER.to_le_bytes()) {
            return Ok(Frames::Pcapng { big_endian: false, interfaces: Vec::new() });
        }
        let header = match pcap_parser::parse_pcap_header(window.data()) {
            Ok((_, header)) => header,
            Err(nom::Err::Incomplete(_)) => return Err(not("it is shorter than a capture's header".to_owned())),
            Err(_) => return Err(not("it does not begin like a capture".to_owned())),
        };
        // The upper bits of the link type tell about trailing checksums.
        let number = header.network.0 & 0xffff;
        let unread = || StreamError::LinkType { name: window.name(), got: number, link: Link::name_of_number(number) };
        let link = Link::of_number(number).ok_or_else(unread)?;
        let parse = match (header.is_modified_format(), header.is_bigendian()) {
            (true, _) => pcap_parser::parse_pcap_frame_modified,
            (false, true) => pcap_parser::parse_pcap_frame_be,
            (false, false) => pcap_parser::parse_pcap_frame,
        };
        let size = header.size();
        window.consume(size);
        Ok(Frames::Pcap { link, parse })
    }

    /// The next frame. Blocks of a pcapng file without a packet are consumed on the way; a frame's bytes are not.
    pub(super) fn next<R: Read>(&mut self, window: &mut Window<R>) -> Result<Found, StreamError> {
        match self {
            Frames::Pcap { link, parse } => pcap(window, *link, *parse),
            Frames::Pcapng { big_endian, interfaces } => pcapng(window, big_endian, interfaces),
        }
    }
}

fn pcap<R: Read>(window: &mut Window<R>, link: Link, parse: Parse) -> Result<Found, StreamError> {
    // The header's size differs between variants; the parser knows it and reports how much is missing.
    let mut wanted = 1;
    let offset = window.offset();
    let broken = |fault| Ok(Found::Broken { offset, fault });
    loop {
        let got = window.fill(wanted)?;
        if got == 0 {
            return Ok(Found::End);
        }
        let missing = match parse(window.data()) {
            Ok((rest, block)) => {
                let whole = got - rest.len();
                if whole > MAX_FRAME {
                    return broken(too_long(whole));
                }
                let cut_from = (block.caplen < block.origlen).then_some(u64::from(block.origlen));
                return Ok(Found::Frame(Frame { whole, range: whole - block.data.len()..whole, link, cut_from }));
            }
            Err(nom::Err::Incomplete(nom::Needed::Size(n))) => n.get(),
            Err(_) => return broken(Fault::Damaged { reason: "not a packet header".to_owned() }),
        };
        if got + missing > MAX_FRAME {
            return broken(too_long(got + missing));
        }
        if got < wanted {
            return broken(Fault::Truncated { expected: (got + missing) as u64, got: got as u64 });
        }
        wanted = got + missing;
    }
}

fn too_long(bytes: usize) -> Fault {
    Fault::Damaged { reason: format!("a packet of {bytes} bytes with its header, and {MAX_FRAME} are the most") }
}

fn pcapng<R: Read>(window: &mut Window<R>, big_endian: &mut bool, interfaces: &mut Vec<Interface>) -> Result<Found, StreamError> {
    loop {
        let offset = window.offset();
        let broken = |fault| Ok(Found::Broken { offset, fault });
        let got = window.fill(12)?;
        if got == 0 {
            return Ok(Found::End);
        }
        let Some((head, _)) = window.data().split_first_chunk::<12>() else {
            return broken(Fault::Truncated { expected: 12, got: got as u64 });
        };
        let word = |i: usize, big: bool| {
            let four = [head[i], head[i + 1], head[i + 2], head[i + 3]];
            if big { u32::from_be_bytes(four) } else { u32::from_le_bytes(four) }
        };
        if word(0, false) == SECTION_HEADER {
            // A section header reads the same in both byte orders; the word after its length tells which it is.
            *big_endian = word(8, true) == 0x1a2b_3c4d;
            interfaces.clear();
        }
        let kind = word(0, *big_endian);
        let length = word(4, *big_endian);
        let damaged = |reason: String| broken(Fault::Damaged { reason });
        if length < 12 || length % 4 != 0 {
            return damaged(format!("a block of {length} bytes"));
        }
        let whole = length as usize;
        if whole > MAX_BLOCK {
            if PACKET_BLOCKS.contains(&kind) {
                return broken(too_long(whole));
            }
            let skipped = window.skip(u64::from(length))?;
            if skipped < u64::from(length) {
                return broken(Fault::Truncated { expected: u64::from(length), got: skipped });
            }
            continue;
        }
        let got = window.fill(whole)?;
        if got < whole {
            return broken(Fault::Truncated { expected: whole as u64, got: got as u64 });
        }
        let block = &window.data()[..whole];
        let parsed = if *big_endian { pcap_parser::parse_block_be(block) } else { pcap_parser::parse_block_le(block) };
        let found = match parsed {
            Ok((_, Block::InterfaceDescription(interface))) => {
                interfaces.push(Interface { link: interface.linktype.0, most: interface.snaplen });
                None
            }
            Ok((_, Block::EnhancedPacket(packet))) => {
                Some(frame(block, packet.packet_data(), interfaces.get(packet.if_id as usize), packet.origlen))
            }
            Ok((_, Block::SimplePacket(packet))) => {
                let interface = interfaces.first();
                // The block does not say how much was captured; the interface's limit tells that from padding.
                let most = interface.map_or(0, |i| i.most);
                let captured = if most == 0 { packet.origlen } else { packet.origlen.min(most) };
                let data = packet.data.get(..captured as usize).unwrap_or(packet.data);
                Some(frame(block, data, interface, packet.origlen))
            }
            Ok(_) if kind == OBSOLETE_PACKET => Some(match Obsolete::of(block, *big_endian) {
                Some(packet) => frame(block, packet.data, interfaces.get(packet.interface), packet.original),
                None => malformed_block(whole),
            }),
            Ok(_) => None,
            Err(_) if PACKET_BLOCKS.contains(&kind) => Some(malformed_block(whole)),
            Err(_) if kind == SECTION_HEADER => return damaged("a malformed section header".to_owned()),
            // An interface that can't be read still has its number, so that the ones after it keep theirs.
            Err(_) if kind == 1 => {
                interfaces.push(Interface { link: Linktype::NULL.0 - 1, most: 0 });
                None
            }
            Err(_) => None,
        };
        match found {
            Some(found) => return Ok(found),
            None => window.consume(whole),
        }
    }
}

/// The fields of an obsolete packet block: after kind and length in 4 bytes each, the interface and a count of drops in 2, the time in 8, the lengths
/// captured and original in 4 each, the data. Source: draft-ietf-opsawg-pcapng, appendix on obsolete blocks.
struct Obsolete<'a> {
    interface: usize,
    original: u32,
    data: &'a [u8],
}

impl<'a> Obsolete<'a> {
    fn of(block: &'a [u8], big_endian: bool) -> Option<Self> {
        let word = |at: usize| {
            let four = block.get(at..)?.first_chunk::<4>()?;
            Some(if big_endian { u32::from_be_bytes(*four) } else { u32::from_le_bytes(*four) })
        };
        let interface = block.get(8..)?.first_chunk::<2>()?;
        let interface = if big_endian { u16::from_be_bytes(*interface) } else { u16::from_le_bytes(*interface) };
        let (captured, original) = (word(20)? as usize, word(24)?);
        // The block ends with its length again.
        let data = block.get(28..block.len() - 4)?.get(..captured)?;
        Some(Self { interface: usize::from(interface), original, data })
    }
}

fn malformed_block(whole: usize) -> Found {
    Found::Bad { whole, fault: Fault::Packet { reason: "its block in the capture is malformed".to_owned() } }
}

fn frame(block: &[u8], data: &[u8], interface: Option<&Interface>, original: u32) -> Found {
    let whole = block.len();
    let bad = |reason: String| Found::Bad { whole, fault: Fault::Packet { reason } };
    let Some(interface) = interface else {
        return bad("it belongs to an interface that the capture does not describe".to_owned());
    };
    match Link::of_number(interface.link) {
        // The data is a part of the block: the distance between them is its place.
        Some(link) => {
            let at = data.as_ptr().addr() - block.as_ptr().addr();
            let cut_from = (data.len() < original as usize).then_some(u64::from(original));
            Found::Frame(Frame { whole, range: at..at + data.len(), link, cut_from })
        }
        None => bad(format!("it {}", LinkType { got: interface.link, link: Link::name_of_number(interface.link) })),
    }
}
