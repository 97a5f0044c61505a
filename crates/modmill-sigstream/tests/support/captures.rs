//! Captures of every flavour, written by hand so that the readers are not tested against a writer of the same mind.

use etherparse::{PacketBuilder, SlicedPacket, TransportSlice};

pub(crate) const PORT: u16 = 8003;

#[derive(Debug, Clone, Copy)]
pub(crate) struct Flavour {
    pub(crate) ng: bool,
    pub(crate) big_endian: bool,
    pub(crate) nanoseconds: bool,
    pub(crate) link: u32,
    pub(crate) v6: bool,
    pub(crate) vlans: usize,
    /// The hardware type in the header of a Linux cooked capture.
    pub(crate) hardware: u16,
}

impl Default for Flavour {
    fn default() -> Self {
        Self { ng: false, big_endian: false, nanoseconds: false, link: 1, v6: false, vlans: 0, hardware: 1 }
    }
}

pub(crate) fn every_flavour() -> Vec<Flavour> {
    let mut all = Vec::new();
    for (ng, big_endian, nanoseconds) in
        [(false, false, false), (false, true, false), (false, false, true), (false, true, true), (true, false, false), (true, true, false)]
    {
        for (link, vlans) in [(1, 0), (1, 1), (1, 2), (113, 0), (276, 0), (101, 0), (0, 0), (108, 0)] {
            for v6 in [false, true] {
                all.push(Flavour { ng, big_endian, nanoseconds, link, v6, vlans, hardware: 1 });
            }
        }
    }
    all.push(Flavour { link: 228, ..Flavour::default() });
    all.push(Flavour { link: 229, v6: true, ..Flavour::default() });
    all
}

impl Flavour {
    pub(crate) fn u32(self, value: u32) -> [u8; 4] {
        if self.big_endian { value.to_be_bytes() } else { value.to_le_bytes() }
    }

    pub(crate) fn u16(self, value: u16) -> [u8; 2] {
        if self.big_endian { value.to_be_bytes() } else { value.to_le_bytes() }
    }
}

pub(crate) fn header(f: Flavour) -> Vec<u8> {
    if f.ng {
        let mut out = block(f, 0x0a0d_0d0a, &[&f.u32(0x1a2b_3c4d)[..], &f.u16(1), &f.u16(0), &[0xff; 8]].concat());
        out.extend(block(f, 1, &[&f.u16(f.link as u16)[..], &[0, 0], &f.u32(0)].concat()));
        // A block of a kind that no reader knows is passed over.
        out.extend(block(f, 0x0bad, b"somebody's own "));
        return out;
    }
    let magic = if f.nanoseconds { 0xa1b2_3c4d } else { 0xa1b2_c3d4 };
    [&f.u32(magic)[..], &f.u16(2), &f.u16(4), &[0; 8], &f.u32(65536), &f.u32(f.link)].concat()
}

pub(crate) fn block(f: Flavour, kind: u32, body: &[u8]) -> Vec<u8> {
    let padding = vec![0; (4 - body.len() % 4) % 4];
    let length = f.u32((12 + body.len() + padding.len()) as u32);
    [&f.u32(kind)[..], &length, body, &padding, &length].concat()
}

/// The frame around a payload.
pub(crate) fn frame(f: Flavour, payload: &[u8]) -> Vec<u8> {
    let mut ip = Vec::new();
    if f.v6 {
        PacketBuilder::ipv6([1; 16], [2; 16], 9).udp(4000, PORT).write(&mut ip, payload).unwrap();
    } else {
        PacketBuilder::ipv4([10, 0, 0, 1], [10, 0, 0, 2], 9).udp(4000, PORT).write(&mut ip, payload).unwrap();
    }
    let ether = if f.v6 { [0x86, 0xdd] } else { [8, 0] };
    match f.link {
        1 => {
            let mut out = vec![2; 12];
            (0..f.vlans).for_each(|_| out.extend([0x81, 0, 0, 5]));
            out.extend(ether);
            out.extend(&ip);
            // Short frames are padded on the wire; the padding is not payload.
            out.resize(out.len().max(60), 0xee);
            out
        }
        113 | 276 => [&cooked(f, ether)[..], &ip].concat(),
        0 | 108 => [&[0, 0, 0, if f.v6 { 30 } else { 2 }][..], &ip].concat(),
        _ => ip,
    }
}

/// The header of a Linux cooked capture, in front of a packet of that protocol.
pub(crate) fn cooked(f: Flavour, protocol: [u8; 2]) -> Vec<u8> {
    let hardware = f.hardware.to_be_bytes();
    if f.link == 113 {
        [&[0, 0][..], &hardware, &[0, 6, 1, 2, 3, 4, 5, 6, 0, 0], &protocol].concat()
    } else {
        [&protocol[..], &[0; 6], &hardware, &[0, 6, 1, 2, 3, 4, 5, 6, 0, 0]].concat()
    }
}

/// A capture of frames, each with the length that it had (0: all of it was captured).
pub(crate) fn of_frames(f: Flavour, frames: &[(Vec<u8>, usize)]) -> Vec<u8> {
    let mut out = header(f);
    for (i, (frame, original)) in frames.iter().enumerate() {
        let original = if *original == 0 { frame.len() } else { *original } as u32;
        let (captured, original) = (f.u32(frame.len() as u32), f.u32(original));
        if !f.ng {
            out.extend([&f.u32(1)[..], &f.u32(i as u32), &captured, &original, frame].concat());
        } else if i % 2 == 0 {
            out.extend(block(f, 6, &[&f.u32(0)[..], &f.u32(0), &f.u32(i as u32), &captured, &original, frame].concat()));
        } else {
            out.extend(block(f, 3, &[&original[..], frame].concat()));
        }
    }
    out
}

pub(crate) fn capture(f: Flavour, payloads: &[Vec<u8>]) -> Vec<u8> {
    of_frames(f, &payloads.iter().map(|p| (frame(f, p), 0)).collect::<Vec<_>>())
}

/// The UDP payloads of a little-endian Ethernet capture, read without this crate.
pub(crate) fn payloads(capture: &[u8]) -> Vec<Vec<u8>> {
    let mut rest = &capture[24..];
    let mut out = Vec::new();
    while !rest.is_empty() {
        let length = u32::from_le_bytes(rest[8..12].try_into().unwrap()) as usize;
        let sliced = SlicedPacket::from_ethernet(&rest[16..16 + length]).unwrap();
        let Some(TransportSlice::Udp(udp)) = sliced.transport else { panic!("not UDP") };
        out.push(udp.payload().to_vec());
        rest = &rest[16 + length..];
    }
    out
}

pub(crate) fn tcp() -> Vec<u8> {
    let mut out = Vec::new();
    let builder = PacketBuilder::ethernet2([1; 6], [2; 6]).ipv4([1, 2, 3, 4], [5, 6, 7, 8], 9).tcp(1, 2, 3, 4);
    builder.write(&mut out, b"hello").unwrap();
    out
}

pub(crate) fn arp() -> Vec<u8> {
    let mut out = vec![1; 12];
    out.extend([8, 6, 0, 1, 8, 0, 6, 4, 0, 1]);
    out.extend([7; 20]);
    out
}
