//! The two kinds of capture files, pcap and pcapng: from the window to one frame after the other.

use super::window::Window;
use super::{Fault, Link};
use crate::StreamError;
use pcap_parser::traits::PcapNGPacketBlock;
use pcap_parser::{Block, LegacyPcapBlock, Linktype, PcapError, nom};
use std::io::Read;

/// Longest captured frame with its header. The capture tools' own limit is 256 KiB of frame.
const MAX_FRAME: usize = (256 << 10) + 24;
/// Longest block of a pcapng file that is looked into; longer ones (of names, secrets, ...) are passed over.
const MAX_BLOCK: usize = MAX_FRAME + 4096;
const SECTION_HEADER: u32 = 0x0a0d_0d0a;
const PACKET_BLOCKS: [u32; 2] = [6, 3];

/// A frame: `range` of the window's bytes, of which the first `whole` belong to it and its header.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) whole: usize,
    pub(super) range: std::ops::Range<usize>,
    pub(super) link: Link,
    /// Bytes that the packet had, where fewer were captured.
    pub(super) cut_from: Option<u64>,
}

/// What stands at the window's start.
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
    Pcapng { big_endian: bool, links: Vec<i32> },
}

type Parse = fn(&[u8]) -> nom::IResult<&[u8], LegacyPcapBlock<'_>, PcapError<&[u8]>>;

impl Frames {
    pub(super) fn open<R: Read>(window: &mut Window<R>) -> Result<Self, StreamError> {
        let not = |reason: String| StreamError::NotThatFormat { name: window.name(), format: "pcap", reason };
        if window.data().starts_with(&SECTION_HEADER.to_le_bytes()) {
            return Ok(Frames::Pcapng { big_endian: false, links: Vec::new() });
        }
        let header = match pcap_parser::parse_pcap_header(window.data()) {
            Ok((_, header)) => header,
            Err(nom::Err::Incomplete(_)) => return Err(not("it is shorter than a capture's header".to_owned())),
            Err(_) => return Err(not("it does not begin like a capture".to_owned())),
        };
        // The upper bits of the link type tell about trailing checksums.
        let number = header.network.0 & 0xffff;
        let link = Link::of_number(number).ok_or_else(|| not(unknown_link(number)))?;
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
            Frames::Pcapng { big_endian, links } => pcapng(window, big_endian, links),
        }
    }
}

fn unknown_link(number: i32) -> String {
    format!(
        "its link type is {number}, and those read are 1 (Ethernet), 113 and 276 (Linux cooked), 101, 228, 229 (IP), 0 and 108 (loopback)"
    )
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

fn pcapng<R: Read>(window: &mut Window<R>, big_endian: &mut bool, links: &mut Vec<i32>) -> Result<Found, StreamError> {
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
            links.clear();
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
                links.push(interface.linktype.0);
                None
            }
            Ok((_, Block::EnhancedPacket(packet))) => {
                let link = links.get(packet.if_id as usize).copied();
                let cut_from = (packet.caplen < packet.origlen).then_some(u64::from(packet.origlen));
                Some(frame(block, packet.packet_data(), link, cut_from))
            }
            Ok((_, Block::SimplePacket(packet))) => {
                let data = packet.packet_data();
                let cut_from = (data.len() < packet.origlen as usize).then_some(u64::from(packet.origlen));
                Some(frame(block, data, links.first().copied(), cut_from))
            }
            Ok(_) => None,
            Err(_) if PACKET_BLOCKS.contains(&kind) => {
                Some(Found::Bad { whole, fault: Fault::Packet { reason: "its block in the capture is malformed".to_owned() } })
            }
            Err(_) if kind == SECTION_HEADER => return damaged("a malformed section header".to_owned()),
            // An interface that can't be read still has its number, so that the ones after it keep theirs.
            Err(_) if kind == 1 => {
                links.push(Linktype::NULL.0 - 1);
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

fn frame(block: &[u8], data: &[u8], link: Option<i32>, cut_from: Option<u64>) -> Found {
    let whole = block.len();
    let Some(number) = link else {
        return Found::Bad {
            whole,
            fault: Fault::Packet { reason: "it belongs to an interface that the capture does not describe".to_owned() },
        };
    };
    match Link::of_number(number) {
        // The data is a part of the block: the distance between them is its place.
        Some(link) => {
            let at = data.as_ptr().addr() - block.as_ptr().addr();
            Found::Frame(Frame { whole, range: at..at + data.len(), link, cut_from })
        }
        None => Found::Bad { whole, fault: Fault::Packet { reason: unknown_link(number) } },
    }
}
