//! From a captured frame to the contents of its UDP packet.

use super::Fault;
use etherparse::{EtherType, SlicedPacket, TransportSlice};

/// The link layers that are read, by their numbers in captures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Link {
    /// Ethernet, with or without VLAN tags (1).
    Ethernet,
    /// Linux cooked capture (113).
    LinuxCooked,
    /// Linux cooked capture, second version (276).
    LinuxCooked2,
    /// IP without a link layer (101; 228 and 229 for one version only).
    Raw,
    /// A protocol family in four bytes, then IP (0, 108): the loopback of BSD.
    Loopback,
}

impl Link {
    /// The link layer of that number.
    #[must_use]
    pub fn of_number(number: i32) -> Option<Self> {
        match number {
            1 => Some(Link::Ethernet),
            113 => Some(Link::LinuxCooked),
            276 => Some(Link::LinuxCooked2),
            12 | 14 | 101 | 228 | 229 => Some(Link::Raw),
            0 | 108 => Some(Link::Loopback),
            _ => None,
        }
    }
}

/// Bytes of the second version of the cooked header; its first two are the EtherType.
const COOKED2: usize = 20;

/// The range of a UDP packet's payload within `frame`; `None` for other traffic.
///
/// The lengths in the IP and UDP headers decide, so padding of short frames is not taken for payload. Checksums are not compared: captures of the sending machine
/// have them before the network card fills them in.
pub(super) fn udp_payload(link: Link, frame: &[u8], port: Option<u16>) -> Result<Option<std::ops::Range<usize>>, Fault> {
    let short = |got: usize, min: usize| Fault::TooShort { got: got as u64, min: min as u64 };
    let sliced = match link {
        Link::Ethernet => SlicedPacket::from_ethernet(frame),
        Link::LinuxCooked => SlicedPacket::from_linux_sll(frame),
        Link::LinuxCooked2 => {
            let (header, rest) = frame.split_at_checked(COOKED2).ok_or_else(|| short(frame.len(), COOKED2))?;
            SlicedPacket::from_ether_type(EtherType(u16::from_be_bytes([header[0], header[1]])), rest)
        }
        Link::Raw => SlicedPacket::from_ip(frame),
        Link::Loopback => SlicedPacket::from_ip(frame.get(4..).ok_or_else(|| short(frame.len(), 4))?),
    };
    let sliced = sliced.map_err(|e| Fault::Packet { reason: e.to_string() })?;
    if sliced.is_ip_payload_fragmented() {
        return Err(Fault::Packet { reason: "it is a fragment of a packet, and fragments are not put together".to_owned() });
    }
    let Some(TransportSlice::Udp(udp)) = sliced.transport else { return Ok(None) };
    if port.is_some_and(|port| port != udp.destination_port()) {
        return Ok(None);
    }
    let payload = udp.payload();
    // The payload is a part of the frame: the distance between them is its place.
    let at = payload.as_ptr().addr() - frame.as_ptr().addr();
    Ok(Some(at..at + payload.len()))
}
