"""The fate of a frame, in plain Python on bytes: the unit's reference, which shares nothing with its circuit."""

from __future__ import annotations

import struct
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from modmill.hw.units.sigverify.wire_front.config import WAYS, WireConfig
from modmill.hw.units.sigverify.wire_front.fingerprint import BITS, fingerprint
from modmill.hw.units.sigverify.wire_front.reasons import (
    MOST_ACCOUNTS,
    MOST_IN_VERSION_1,
    MOST_SIGNATURES_IN_VERSION_1,
    MTU,
    SLOT,
    TAGS,
    VERSION_1,
)


class Dropped(Exception):
    """Why: a name of `REASONS`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Signed:
    """One signature of a transaction with its key and the message."""

    signature: bytes
    key: bytes
    message: bytes

    @property
    def record(self) -> bytes:
        """R, S, the key, the message."""
        return self.signature + self.key + self.message


def payload(frame: bytes, port: int = 0, checked: bool = True) -> bytes:
    """The contents of a frame's UDP packet. Raises Dropped."""
    packet = _ip(frame)
    if not packet:
        raise Dropped("bad_headers")
    if packet[0] >> 4 == 4:
        protocol, data, more, offset, complete = _ipv4(packet, checked)
    elif packet[0] >> 4 == 6:
        protocol, data, more, offset, complete = _ipv6(packet)
    else:
        raise Dropped("bad_headers")
    if offset and (protocol == 17 or (packet[0] >> 4 == 6 and protocol in EXTENSIONS)):
        raise Dropped("fragments")
    if protocol != 17:
        raise Dropped("not_udp")
    if len(data) >= 4 and port and struct.unpack_from(">H", data, 2)[0] != port:
        raise Dropped("other_port")
    if more:
        raise Dropped("fragments")
    if not complete or len(data) < 8:
        raise Dropped("bad_headers")
    length = struct.unpack_from(">H", data, 4)[0] or len(data)
    if not 8 <= length <= len(data):
        raise Dropped("bad_headers")
    return data[8:length]


def _ip(frame: bytes) -> bytes:
    """The packet behind the Ethernet header and its tags."""
    if len(frame) > SLOT:
        raise Dropped("bad_frames")
    at, tags = 12, 0
    while True:
        if len(frame) < at + 2:
            raise Dropped("bad_headers")
        kind = struct.unpack_from(">H", frame, at)[0]
        if kind in (0x0800, 0x86DD):
            return frame[at + 2 :]
        if kind not in (0x8100, 0x88A8, 0x9100) or tags == TAGS:
            raise Dropped("not_ip")
        at, tags = at + 4, tags + 1


Packet = tuple[int, bytes, bool, int, bool]
"""Protocol, data, whether more fragments follow, the fragment's offset, whether all of the data is there."""


EXTENSIONS = (43, 44, 60)
"""Routing, fragment and destination options of IPv6."""


def _ipv4(packet: bytes, checked: bool) -> Packet:
    size = 4 * (packet[0] & 15)
    if size < 20 or len(packet) < size:
        raise Dropped("bad_headers")
    # Nothing in a header with a wrong checksum is believed.
    words = sum(struct.unpack_from(f">{size // 2}H", packet))
    # A sum of 0 would be one of nothing but zeros, and the version is none.
    if checked and words % 0xFFFF:
        raise Dropped("bad_checksums")
    total, _, flags, _, protocol = struct.unpack_from(">HHHBB", packet, 2)
    if total and total < size:
        raise Dropped("bad_headers")
    whole = total or len(packet)
    return protocol, packet[size:whole], bool(flags >> 13 & 1), flags & 0x1FFF, whole <= len(packet)


def _ipv6(packet: bytes) -> Packet:
    if len(packet) < 40:
        raise Dropped("bad_headers")
    length, protocol = struct.unpack_from(">HB", packet, 4)
    data = packet[40 : 40 + length] if length else packet[40:]
    more, offset, first, complete = False, 0, True, 40 + length <= len(packet)
    # Behind the header of a later fragment is the middle of something. Hop-by-hop options that are not first are a
    # protocol that nobody knows (RFC 8200, section 4).
    while not offset and (protocol in EXTENSIONS or (protocol == 0 and first)):
        if len(data) < 8:
            raise Dropped("bad_headers")
        size = 8 if protocol == 44 else 8 * (data[1] + 1)
        if len(data) < size:
            raise Dropped("bad_headers")
        if protocol == 44:
            said = struct.unpack_from(">H", data, 2)[0]
            more, offset = more or said & 0xFFF9 != 0, said >> 3
        protocol, data, first = data[0], data[size:], False
    return protocol, data, more, offset, complete


def signed(data: bytes) -> list[Signed]:
    """The signatures of a transaction. Raises Dropped."""
    if data[:1] == bytes([VERSION_1]):
        return _signed_behind(data)
    if len(data) > MTU:
        raise Dropped("bad_sizes")
    read = _Reader(data)
    count = read.count()
    if not count:
        raise Dropped("bad_signatures")
    signatures = [read.take(64) for _ in range(count)]
    message = data[read.at :]
    versioned = message[:1] >= b"\x80"
    if versioned and read.take(1) != b"\x80":
        raise Dropped("bad_versions")
    required, readers, others = read.take(1)[0], read.take(1)[0], read.take(1)[0]
    if required != count:
        raise Dropped("bad_signatures")
    listed = read.count()
    if readers >= required or required + others > listed:
        raise Dropped("bad_accounts")
    keys = [read.take(32) for _ in range(listed)]
    read.take(32)
    named = [0]
    for _ in range(read.count()):
        if not 1 <= read.take(1)[0] < listed:
            raise Dropped("bad_accounts")
        named += read.take(read.count())
        read.take(read.count())
    for _ in range(read.count() if versioned else 0):
        read.take(32)
        both = [read.take(read.count()) for _ in range(2)]
        if not any(both):
            raise Dropped("bad_accounts")
        listed += sum(map(len, both))
    if listed > MOST_ACCOUNTS or max(named) >= listed:
        raise Dropped("bad_accounts")
    if read.at < len(data):
        raise Dropped("trailing")
    return [Signed(s, k, message) for s, k in zip(signatures, keys, strict=False)]


def _signed_behind(data: bytes) -> list[Signed]:
    """The signatures of a transaction of version 1, which follow its message. Raises Dropped."""
    read = _Reader(data, 1)
    required, readers, others = read.take(3)
    if not 1 <= required <= MOST_SIGNATURES_IN_VERSION_1:
        raise Dropped("bad_signatures")
    mask = int.from_bytes(read.take(4), "little")
    if mask >= 32 or mask % 4 in (1, 2):
        raise Dropped("bad_configs")
    read.take(32)
    count = read.take(1)[0]
    if count > MOST_IN_VERSION_1:
        raise Dropped("bad_counts")
    listed = read.take(1)[0]
    if listed > MOST_IN_VERSION_1:
        raise Dropped("bad_counts")
    if readers >= required or required + others > listed:
        raise Dropped("bad_accounts")
    keys = [read.take(32) for _ in range(listed)]
    config = read.take(4 * mask.bit_count())
    if mask >= 16 and int.from_bytes(config[-4:], "little") not in range(32 << 10, (256 << 10) + 1, 1 << 10):
        raise Dropped("bad_configs")
    sizes: list[tuple[int, int]] = []
    for _ in range(count):
        if not 1 <= read.take(1)[0] < listed:
            raise Dropped("bad_accounts")
        named, low, high = read.take(3)
        sizes.append((named, low | high << 8))
    highest = 0
    for named, size in sizes:
        highest = max(highest, *read.take(named), 0)
        read.take(size)
    message = data[: read.at]
    signatures = [read.take(64) for _ in range(required)]
    if highest >= listed:
        raise Dropped("bad_accounts")
    if read.at < len(data):
        raise Dropped("trailing")
    return [Signed(s, k, message) for s, k in zip(signatures, keys, strict=False)]


@dataclass(slots=True)
class _Reader:
    data: bytes
    at: int = 0

    def take(self, size: int) -> bytes:
        found = self.data[self.at : self.at + size]
        if len(found) < size:
            raise Dropped("bad_ends")
        self.at += size
        return found

    def count(self) -> int:
        """A number of 16 bits in groups of seven, lowest first."""
        value = 0
        for shift in (0, 7, 14):
            byte = self.take(1)[0]
            value |= (byte & 127) << shift
            if byte < 128:
                if (shift and not byte) or value > 0xFFFF:
                    raise Dropped("bad_counts")
                return value
        raise Dropped("bad_counts")


@dataclass(slots=True)
class Front:
    """The unit: frames one after the other, with what it remembers, and its counters by name."""

    config: WireConfig
    counters: dict[str, int] = field(default_factory=dict)
    _rows: dict[int, deque[int]] = field(default_factory=dict)

    def records(self, frame: bytes, error: bool = False) -> Iterator[tuple[int, bytes]]:
        """Tag and bytes of each record of the next frame."""
        tag = self._counts("frames") % (1 << 16)
        try:
            if error:
                raise Dropped("bad_frames")
            found = signed(payload(frame, self.config.port, self.config.checksum == "check"))
        except Dropped as e:
            self._counts(e.reason)
            return
        self._counts("transactions")
        if self.config.dedup and self._seen(found[0].signature):
            self._counts("duplicates")
            return
        for one in found:
            self._counts("signatures")
            yield tag, one.record

    def _counts(self, name: str) -> int:
        """One more; how many there were."""
        before = self.counters.get(name, 0)
        self.counters[name] = before + 1
        return before

    def _seen(self, signature: bytes) -> bool:
        """True if it is among the last ones of its row, which it joins."""
        found = fingerprint(self.config.key, struct.unpack("<8Q", signature))
        assert found < 1 << BITS
        row = self._rows.setdefault(found % ((1 << self.config.dedup) // WAYS), deque(maxlen=WAYS))
        if found in row:
            return True
        row.append(found)
        return False
