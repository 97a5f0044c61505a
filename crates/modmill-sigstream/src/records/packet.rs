//! From a captured frame to the contents of its UDP packet.

use super::Fault;
use etherparse::{EtherType, IpNumber, Ipv6ExtensionSlice, LaxIpPayloadSlice, LaxNetSlice, LaxSlicedPacket, UdpSlice, err::Layer};
use std::ops::Range;

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

/// Why a packet of a capture is neither read nor malformed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OtherTraffic {
    /// It is not an IP packet.
    NotIp,
    /// It is an IP packet of a protocol other than UDP.
    NotUdp,
    /// It goes to a port other than the one that is read.
    OtherPort,
    /// It continues a fragmented UDP packet, whose first fragment is malformed or goes to another port.
    LaterFragment,
}

impl OtherTraffic {
    /// Every kind, in the order of their numbers.
    pub const ALL: [OtherTraffic; 4] = [OtherTraffic::NotIp, OtherTraffic::NotUdp, OtherTraffic::OtherPort, OtherTraffic::LaterFragment];

    /// The name used in results.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            OtherTraffic::NotIp => "not-ip",
            OtherTraffic::NotUdp => "not-udp",
            OtherTraffic::OtherPort => "other-port",
            OtherTraffic::LaterFragment => "later-fragment",
        }
    }
}

/// What a frame holds.
#[derive(Debug)]
pub(super) enum Contents {
    /// The payload of a UDP packet, as a range of the frame, and the port that it was sent to.
    Payload(Range<usize>, u16),
    Other(OtherTraffic),
}

/// Where the header of a Linux cooked capture ends, and where it has the hardware type and the protocol.
struct Cooked {
    length: usize,
    hardware: usize,
    protocol: usize,
}

const COOKED: Cooked = Cooked { length: 16, hardware: 2, protocol: 14 };
const COOKED2: Cooked = Cooked { length: 20, hardware: 8, protocol: 0 };

/// Hardware whose protocol field is not an EtherType: frame relay, 802.11 with a radiotap header, netlink.
/// Source: the descriptions of LINKTYPE_LINUX_SLL and LINKTYPE_LINUX_SLL2 at tcpdump.org.
const NOT_ETHER_TYPES: [u16; 3] = [770, 803, 824];

/// What `frame` holds.
///
/// The lengths in the IP and UDP headers decide, so padding of short frames is not taken for payload. Only an IPv4 length of 0, which a network card that segments
/// fills in later, stands for all that was captured. Checksums are not compared: captures of the sending machine have them before the network card fills them in.
pub(super) fn contents(link: Link, frame: &[u8], port: Option<u16>) -> Result<Contents, Fault> {
    let broken = |e: &dyn std::fmt::Display| Fault::Packet { reason: e.to_string() };
    let sliced = match link {
        Link::Ethernet => LaxSlicedPacket::from_ethernet(frame).map_err(|e| broken(&e))?,
        Link::LinuxCooked => COOKED.slice(frame)?,
        Link::LinuxCooked2 => COOKED2.slice(frame)?,
        Link::Raw => LaxSlicedPacket::from_ip(frame).map_err(|e| broken(&e))?,
        Link::Loopback => LaxSlicedPacket::from_ip(frame.get(4..).ok_or_else(|| short(frame.len(), 4))?).map_err(|e| broken(&e))?,
    };
    let other = |kind| Ok(Contents::Other(kind));
    let stopped = sliced.stop_err.as_ref();
    let ip = match &sliced.net {
        Some(LaxNetSlice::Ipv4(ip)) => {
            let (length, header) = (ip.header().total_len(), ip.header().slice().len());
            if length != 0 && usize::from(length) < header {
                return Err(Fault::Packet { reason: format!("its IP length of {length} bytes is less than its header's {header}") });
            }
            ip.payload()
        }
        Some(LaxNetSlice::Ipv6(ip)) => ip.payload(),
        Some(LaxNetSlice::Arp(_)) => return other(OtherTraffic::NotIp),
        None => match stopped {
            None | Some((_, Layer::Arp)) => return other(OtherTraffic::NotIp),
            Some((e, _)) => return Err(broken(e)),
        },
    };
    match ip.ip_number {
        IpNumber::UDP if sliced.net.as_ref().is_some_and(is_later_fragment) => other(OtherTraffic::LaterFragment),
        IpNumber::UDP => udp(frame, ip, port),
        // Whether UDP follows is in an extension header that is not there or is broken.
        number if number.is_ipv6_ext_header_value() && stopped.is_some() => Err(stopped.map_or(short(0, 0), |(e, _)| broken(e))),
        _ => other(OtherTraffic::NotUdp),
    }
}

/// Whether an IP packet of UDP is a fragment that is not the first.
fn is_later_fragment(net: &LaxNetSlice<'_>) -> bool {
    match net {
        LaxNetSlice::Ipv4(ip) => ip.header().fragments_offset().value() > 0,
        // That UDP was found behind the extension headers is what makes walking them safe: the parser's iterator trusts each of them to be whole
        // (etherparse 0.21 reads out of bounds where one was cut).
        LaxNetSlice::Ipv6(ip) if ip.payload().ip_number == IpNumber::UDP => {
            ip.extensions().clone().into_iter().any(|extension| match extension {
                Ipv6ExtensionSlice::Fragment(fragment) => fragment.fragment_offset().value() > 0,
                _ => false,
            })
        }
        LaxNetSlice::Ipv6(_) | LaxNetSlice::Arp(_) => false,
    }
}

fn udp(frame: &[u8], ip: &LaxIpPayloadSlice<'_>, port: Option<u16>) -> Result<Contents, Fault> {
    let destination = ip.payload.get(2..4).map(|two| u16::from_be_bytes([two[0], two[1]]));
    if port.zip(destination).is_some_and(|(wanted, got)| wanted != got) {
        return Ok(Contents::Other(OtherTraffic::OtherPort));
    }
    if ip.fragmented {
        return Err(Fault::Fragment);
    }
    if ip.incomplete {
        return Err(Fault::Packet { reason: format!("its IP header promises more than the {} bytes that follow", ip.payload.len()) });
    }
    let packet = UdpSlice::from_slice(ip.payload).map_err(|e| Fault::Packet { reason: e.to_string() })?;
    let payload = packet.payload();
    // The payload is a part of the frame: the distance between them is its place.
    let at = payload.as_ptr().addr() - frame.as_ptr().addr();
    Ok(Contents::Payload(at..at + payload.len(), packet.destination_port()))
}

impl Cooked {
    fn slice<'a>(&self, frame: &'a [u8]) -> Result<LaxSlicedPacket<'a>, Fault> {
        let (header, rest) = frame.split_at_checked(self.length).ok_or_else(|| short(frame.len(), self.length))?;
        let word = |at: usize| u16::from_be_bytes([header[at], header[at + 1]]);
        let hardware = word(self.hardware);
        // 0 is no protocol's EtherType.
        let protocol = if NOT_ETHER_TYPES.contains(&hardware) { 0 } else { word(self.protocol) };
        Ok(LaxSlicedPacket::from_ether_type(EtherType(protocol), rest))
    }
}

fn short(got: usize, min: usize) -> Fault {
    Fault::TooShort { got: got as u64, min: min as u64 }
}
