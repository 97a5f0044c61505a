//! From a captured frame to the contents of its UDP packet.

use super::Fault;
use etherparse::{EtherType, IpNumber, LaxIpv4Slice, LaxIpv6Slice, LaxNetSlice, LaxSlicedPacket, UdpSlice, err::Layer};
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
    /// The numbers of the link layers that are read, for messages.
    pub(crate) const READ: &str = "1 (Ethernet), 113 and 276 (Linux cooked), 101, 228 and 229 (IP), 0 and 108 (loopback)";

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

    /// The name of the link layer with this number, among those that capture tools write and that are not read. Source: the list of link types at tcpdump.org.
    #[must_use]
    pub fn name_of_number(number: i32) -> Option<&'static str> {
        Some(match number {
            6 => "Token Ring",
            9 => "PPP",
            10 => "FDDI",
            50 => "PPP in HDLC-like framing",
            51 => "PPP over Ethernet",
            104 => "Cisco HDLC",
            105 => "IEEE 802.11",
            107 => "frame relay",
            119 => "IEEE 802.11 with a Prism header",
            127 => "IEEE 802.11 with a radiotap header",
            147..=162 => "reserved for private use",
            163 => "IEEE 802.11 with an AVS header",
            187 | 201 => "Bluetooth HCI",
            189 | 220 => "USB of Linux",
            192 => "PPI",
            195 | 230 | 283 => "IEEE 802.15.4",
            197 => "ERF",
            227 => "CAN bus",
            239 => "Linux netfilter log",
            247 => "Infiniband",
            249 => "USBPcap",
            251 => "Bluetooth Low Energy",
            252 => "Wireshark upper PDU",
            253 => "Linux netlink",
            266 => "macOS USB",
            274 => "Ethernet with a preamble",
            _ => return None,
        })
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
    /// It continues a fragmented packet of UDP (or of IPv6 extension headers, behind which may be UDP), whose first fragment is malformed or goes to another port.
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

/// The contents of a frame.
#[derive(Debug)]
pub(super) enum Contents {
    /// The payload of a UDP packet, as a range of the frame, and the port that it was sent to.
    Payload(Range<usize>, u16),
    Other(OtherTraffic),
}

/// The length of the header of a Linux cooked capture, and the offsets of its hardware type and protocol.
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

/// Finds the contents of `frame`.
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
        Some(LaxNetSlice::Ipv4(ip)) => match (Carried::by_ipv4(ip)?, stopped) {
            // Whether UDP follows is in an authentication header that is not there or is broken.
            (Carried { protocol: IpNumber::AUTHENTICATION_HEADER, later_fragment: false, .. }, Some((e, _))) => return Err(broken(e)),
            (carried, _) => carried,
        },
        Some(LaxNetSlice::Ipv6(ip)) => Carried::by_ipv6(ip, frame)?,
        Some(LaxNetSlice::Arp(_)) => return other(OtherTraffic::NotIp),
        None => match stopped {
            None | Some((_, Layer::Arp)) => return other(OtherTraffic::NotIp),
            Some((e, _)) => return Err(broken(e)),
        },
    };
    match ip.protocol {
        _ if ip.later_fragment => other(OtherTraffic::LaterFragment),
        IpNumber::UDP => udp(frame, &ip, port),
        _ => other(OtherTraffic::NotUdp),
    }
}

/// The captured part of the data that an IP packet carries.
struct Carried<'a> {
    /// The protocol of the data; for a fragment that is not the first, the protocol with which its packet begins.
    protocol: IpNumber,
    data: &'a [u8],
    fragment: bool,
    /// A fragment that is not the first, of UDP or of what UDP may be behind.
    later_fragment: bool,
    /// True if the header promises more data than was captured.
    incomplete: bool,
}

/// The extension headers of IPv6 behind which UDP is looked for. The header of hop-by-hop options is one only where it is the first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extension {
    /// Routing, destination options: its second byte counts units of eight bytes behind the first.
    Options,
    Fragment,
    /// IPsec's authentication header: its second byte counts words, two less than there are.
    Authentication,
}

impl Extension {
    fn of(protocol: IpNumber) -> Option<Self> {
        match protocol {
            IpNumber::IPV6_ROUTE_HEADER | IpNumber::IPV6_DESTINATION_OPTIONS => Some(Extension::Options),
            IpNumber::IPV6_FRAGMENTATION_HEADER => Some(Extension::Fragment),
            IpNumber::AUTHENTICATION_HEADER => Some(Extension::Authentication),
            _ => None,
        }
    }

    fn size(self, second: u8) -> usize {
        match self {
            Extension::Options => 8 * (usize::from(second) + 1),
            Extension::Fragment => 8,
            Extension::Authentication => 4 * (usize::from(second) + 2),
        }
    }
}

impl<'a> Carried<'a> {
    fn by_ipv4(ip: &LaxIpv4Slice<'a>) -> Result<Self, Fault> {
        let (length, header) = (ip.header().total_len(), ip.header().slice().len());
        if length != 0 && usize::from(length) < header {
            return Err(Fault::Packet { reason: format!("its IP length of {length} bytes is less than its header's {header}") });
        }
        let carried = ip.payload();
        let later = ip.header().fragments_offset().value() > 0;
        // The parser looks for an authentication header even in a later fragment, where the middle of something is.
        let protocol = if later { ip.header().protocol() } else { carried.ip_number };
        Ok(Self {
            protocol,
            data: carried.payload,
            fragment: carried.fragmented,
            later_fragment: later && [IpNumber::UDP, IpNumber::AUTHENTICATION_HEADER].contains(&protocol),
            incomplete: carried.incomplete,
        })
    }

    /// Walks the extension headers. What follows the header of a fragment that is not the first is the middle of something, so the walk ends there. It ends also at a
    /// header of hop-by-hop options that is not the first: RFC 8200 (section 4) has it treated as a protocol that nobody knows.
    fn by_ipv6(ip: &LaxIpv6Slice<'a>, frame: &'a [u8]) -> Result<Self, Fault> {
        let header = ip.header();
        // The header is a part of the frame: the distance between them is its place.
        let at = header.slice().as_ptr().addr() - frame.as_ptr().addr();
        let rest = frame.get(at + header.slice().len()..).unwrap_or_default();
        let length = usize::from(header.payload_length());
        let data = if length == 0 { rest } else { rest.get(..length).unwrap_or(rest) };
        let mut carried =
            Self { protocol: header.next_header(), data, fragment: false, later_fragment: false, incomplete: length > rest.len() };
        let mut first = (carried.protocol == IpNumber::IPV6_HEADER_HOP_BY_HOP).then_some(Extension::Options);
        while let Some(extension) = first.take().or_else(|| Extension::of(carried.protocol)) {
            let size = carried.data.get(1).map_or(8, |&second| extension.size(second)).max(8);
            let Some((header, rest)) = carried.data.split_at_checked(size) else {
                let got = carried.data.len();
                return Err(Fault::Packet { reason: format!("it ends within an IPv6 extension header, after {got} of {size} bytes") });
            };
            carried.protocol = IpNumber(header[0]);
            carried.data = rest;
            if extension == Extension::Fragment {
                let offset_and_more = u16::from_be_bytes([header[2], header[3]]);
                let later = offset_and_more >> 3 != 0;
                carried.fragment |= later || offset_and_more & 1 != 0;
                if later {
                    carried.later_fragment = carried.protocol == IpNumber::UDP || Extension::of(carried.protocol).is_some();
                    break;
                }
            }
        }
        Ok(carried)
    }
}

fn udp(frame: &[u8], ip: &Carried<'_>, port: Option<u16>) -> Result<Contents, Fault> {
    let destination = ip.data.get(2..4).map(|two| u16::from_be_bytes([two[0], two[1]]));
    if port.zip(destination).is_some_and(|(wanted, got)| wanted != got) {
        return Ok(Contents::Other(OtherTraffic::OtherPort));
    }
    if ip.fragment {
        return Err(Fault::Fragment);
    }
    if ip.incomplete {
        return Err(Fault::Packet { reason: format!("its IP header promises more than the {} bytes that follow", ip.data.len()) });
    }
    let packet = UdpSlice::from_slice(ip.data).map_err(|e| Fault::Packet { reason: e.to_string() })?;
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
