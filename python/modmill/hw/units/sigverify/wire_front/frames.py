"""Frames to try the unit with: those of a capture file, and made ones, whole, cut off and damaged."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from modmill.errors import UsageError
from modmill.hw.stream.beat import Beat
from modmill.hw.units.sigverify.wire_front.reasons import BYTES, MTU, VERSION_1

ETHERNET = 1
"""The link layer in a capture's header."""
ORDERS = {b"\xd4\xc3\xb2\xa1": "<", b"\x4d\x3c\xb2\xa1": "<", b"\xa1\xb2\xc3\xd4": ">", b"\xa1\xb2\x3c\x4d": ">"}
"""The first bytes of a capture, in microseconds or nanoseconds, and its byte order."""
FOREIGN = {
    b"\x0a\x0d\x0d\x0a": "a pcapng capture (convert it with `editcap -F pcap IN OUT`)",
    b"\x1f\x8b": "compressed with gzip (decompress it first)",
    b"\x28\xb5\x2f\xfd": "compressed with zstd (decompress it first)",
    b"\xfd7zXZ\0": "compressed with xz (decompress it first)",
    b"MODMSIGS": "a file of records, which has no frames (`modmill sigverify gen X.pcap` makes some)",
}
"""File types that are often given instead of a capture, by their first bytes."""
FRAGMENT = 44
"""The fragment header of IPv6."""


def frames_of(path: str | Path) -> list[bytes]:
    """The frames of a capture in the classic pcap format, in order, each as far as it was captured.

    Raises UsageError for another file, another link layer than Ethernet, and one that ends within a frame.
    """
    try:
        data = Path(path).read_bytes()
    except OSError as e:
        raise UsageError(f"{path}: {e.strerror}") from None
    order = ORDERS.get(data[:4])
    for start, what in FOREIGN.items():
        if data.startswith(start):
            raise UsageError(f"{path}: {what}")
    if order is None or len(data) < 24:
        raise UsageError(f"{path}: not a capture in the classic pcap format")
    link = struct.unpack_from(f"{order}I", data, 20)[0] & 0xFFFF
    if link != ETHERNET:
        raise UsageError(
            f"{path}: its packets have link type {link}, and only {ETHERNET} (Ethernet) is played", got=link
        )
    found, at = [], 24
    while at < len(data):
        size = struct.unpack_from(f"{order}I", data, at + 8)[0] if at + 16 <= len(data) else len(data)
        if at + 16 + size > len(data):
            raise UsageError(f"{path}: it ends within the frame at its byte {at}", offset=at)
        found.append(data[at + 16 : at + 16 + size])
        at += 16 + size
    return found


def beats_of(frame: bytes, error: bool = False, rng: random.Random | None = None) -> Iterator[Beat]:
    """A frame cut into beats; bytes that do not count, and lengths and errors that are not read, are random."""
    rng = rng or random.Random(len(frame))
    for at in range(0, max(1, len(frame)), BYTES):
        part = frame[at : at + BYTES]
        last = at + BYTES >= len(frame)
        yield {
            "data": int.from_bytes(part + rng.randbytes(BYTES - len(part)), "little"),
            "bytes": len(part) if last else rng.randrange(BYTES + 1),
            "last": int(last),
            "error": int(error) if last else rng.randrange(2),
        }


def played(frames: Sequence[bytes], seed: int) -> Callable[[int, int, int], list[tuple[str, Beat]]]:
    """The beats of frames for `stream.run.simulate` with that seed, which asks for piece after piece by seeds, too."""

    def beats(constants: int, count: int, seed_: int) -> list[tuple[str, Beat]]:
        del constants
        first = seed_ - seed
        return [(f"frame {i}", b) for i in range(first, first + count) for b in beats_of(frames[i])]

    return beats


def compact(value: int) -> bytes:
    """A count in its shortest form."""
    out = bytearray()
    while value >= 128:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def transaction(rng: random.Random, signatures: int = 1, size: int = 200, version: int | None = None) -> bytes:
    """A well-formed transaction whose message has so many bytes, or the least that it can have, below 1232 in all.

    `version`: 0, 1, or None for a legacy one.
    """
    if version == 1:
        return _version_1(rng, signatures, size)
    version0 = version == 0
    accounts = rng.randrange(max(2, signatures), max(3, signatures + 3))
    header = bytes([signatures, rng.randrange(signatures), rng.randrange(accounts - signatures + 1)])
    head = (b"\x80" if version0 else b"") + header + compact(accounts) + rng.randbytes(32 * accounts + 32)
    tables, looked_up = b"", 0
    if version0:
        count = rng.randrange(3)
        for _ in range(count):
            sides = [rng.randrange(5) for _ in range(2)]
            sides[rng.randrange(2)] += 1
            tables += rng.randbytes(32) + b"".join(compact(n) + rng.randbytes(n) for n in sides)
            looked_up += sum(sides)
        tables = compact(count) + tables
    instructions = []
    for _ in range(rng.randrange(3)):
        named = bytes(rng.randrange(accounts + looked_up) for _ in range(rng.randrange(6)))
        data = rng.randbytes(rng.randrange(12))
        program = bytes([rng.randrange(1, accounts)])
        instructions.append(program + compact(len(named)) + named + compact(len(data)) + data)
    bulk = size - len(head) - len(tables) - sum(map(len, instructions)) - 4
    if bulk > 0:
        # The length of the data takes a byte or two, so the message may be a byte longer or shorter.
        instructions.append(b"\x01\x00" + compact(bulk) + rng.randbytes(bulk))
    message = head + compact(len(instructions)) + b"".join(instructions) + tables
    return compact(signatures) + rng.randbytes(64 * signatures) + message


def _version_1(rng: random.Random, signatures: int, size: int) -> bytes:
    accounts = rng.randrange(max(2, signatures), max(3, signatures + 3))
    header = bytes([signatures, rng.randrange(signatures), rng.randrange(accounts - signatures + 1)])
    mask = rng.choice((0, 3)) | rng.randrange(8) << 2
    config = rng.randbytes(4 * (mask & 15).bit_count())
    if mask & 16:
        config += (1024 * rng.randrange(32, 257)).to_bytes(4, "little")
    instructions: list[tuple[int, bytes, bytes]] = []
    for _ in range(rng.randrange(4)):
        named = bytes(rng.randrange(accounts) for _ in range(rng.choice((0, 0, 1, 5))))
        instructions.append((rng.randrange(1, accounts), named, rng.randbytes(rng.choice((0, 0, 1, 11)))))
    used = 42 + 32 * accounts + len(config) + sum(4 + len(a) + len(d) for _, a, d in instructions)
    if size > used + 4:
        instructions.insert(rng.randrange(len(instructions) + 1), (1, b"", rng.randbytes(size - used - 4)))
    return version_1(rng, header, accounts, instructions, mask, config)


def version_1(
    rng: random.Random,
    header: bytes,
    accounts: int,
    instructions: Sequence[tuple[int, bytes, bytes]],
    mask: int = 0,
    config: bytes = b"",
    signatures: int | None = None,
) -> bytes:
    """A transaction of version 1 (SIMD-0385) of these parts; an instruction is its program, indices and data."""
    out = bytes([VERSION_1]) + header + mask.to_bytes(4, "little") + rng.randbytes(32)
    out += bytes([len(instructions), accounts]) + rng.randbytes(32 * accounts) + config
    out += b"".join(bytes([p, len(named)]) + len(data).to_bytes(2, "little") for p, named, data in instructions)
    out += b"".join(named + data for _, named, data in instructions)
    return out + rng.randbytes(64 * (header[0] if signatures is None else signatures))


def udp(rng: random.Random, contents: bytes, port: int) -> bytes:
    """A UDP packet; its checksum is not looked at."""
    return struct.pack(">HHHH", rng.randrange(1, 65536), port, 8 + len(contents), 0) + contents


def ipv4(rng: random.Random, contents: bytes, protocol: int = 17, options: int = 0, fragment: int = 0) -> bytes:
    """An IPv4 packet with so many words of options, and the 16 bits of flags and offset."""
    size = 20 + 4 * options
    head = struct.pack(">BBHHHBBH", 0x40 | size // 4, 0, size + len(contents), 7, fragment, 64, protocol, 0)
    head += rng.randbytes(8 + 4 * options)
    total = sum(struct.unpack(f">{size // 2}H", head)) % 0xFFFF
    return head[:10] + struct.pack(">H", 0xFFFF - total) + head[12:] + contents


def ipv6(
    rng: random.Random, contents: bytes, extensions: tuple[int, ...] = (), protocol: int = 17, fragment: int = 0
) -> bytes:
    """An IPv6 packet with these extension headers; `fragment`: offset, reserved bits and flag of a fragment header."""
    for kind in reversed(extensions):
        more = rng.randrange(256) if kind == FRAGMENT else rng.randrange(3)
        body = fragment.to_bytes(2, "big") + rng.randbytes(4) if kind == FRAGMENT else rng.randbytes(6 + 8 * more)
        contents, protocol = bytes([protocol, more]) + body + contents, kind
    return struct.pack(">IHBB", 6 << 28, len(contents), protocol, 64) + rng.randbytes(32) + contents


def ethernet(rng: random.Random, packet: bytes, kind: int, tags: int = 0) -> bytes:
    """A frame with so many VLAN tags, padded to 60 bytes, the least without its checksum."""
    types = b"".join(
        struct.pack(">HH", rng.choice((0x8100, 0x88A8, 0x9100)), rng.randrange(65536)) for _ in range(tags)
    )
    frame = rng.randbytes(12) + types + struct.pack(">H", kind) + packet
    return frame + bytes(max(0, 60 - len(frame)))


def wrapped(rng: random.Random, contents: bytes, port: int) -> bytes:
    """The contents in a packet in a frame, over IPv4 or IPv6, most without options, extensions and tags."""
    packet = udp(rng, contents, port)
    tags = rng.choice((0, 0, 0, 0, 1, 2, 3))
    if rng.randrange(3):
        return ethernet(rng, ipv4(rng, packet, options=rng.choice((0, 0, 0, 1, 10))), 0x0800, tags)
    extensions = rng.choice(((), (), (0,), (60,), (0, 43, 60), (FRAGMENT,), (0, FRAGMENT, 60)))
    return ethernet(rng, ipv6(rng, packet, extensions), 0x86DD, tags)


def _other(rng: random.Random, port: int) -> bytes:
    """A frame of other traffic, or broken on purpose."""
    contents = transaction(rng)
    packet = udp(rng, contents, port)
    makers: tuple[Callable[[], bytes], ...] = (
        lambda: ethernet(rng, rng.randbytes(46), 0x0806),
        lambda: ethernet(rng, rng.randbytes(46), 0x88CC, 1),
        lambda: ethernet(rng, ipv4(rng, packet), 0x0800, 4),
        lambda: ethernet(rng, ipv4(rng, packet, protocol=6), 0x0800),
        lambda: ethernet(rng, ipv6(rng, packet, protocol=58), 0x86DD),
        lambda: ethernet(rng, ipv4(rng, udp(rng, contents, port ^ 1)), 0x0800),
        lambda: ethernet(rng, ipv4(rng, packet, fragment=0x2000), 0x0800),
        lambda: ethernet(rng, ipv4(rng, packet, fragment=0x0003), 0x0800),
        lambda: ethernet(rng, ipv6(rng, packet, (60, 0)), 0x86DD),
        lambda: ethernet(rng, ipv6(rng, packet, (60, FRAGMENT), fragment=rng.choice((1, 6, 8, 9))), 0x86DD),
        lambda: ethernet(rng, ipv6(rng, packet, (FRAGMENT, FRAGMENT), fragment=rng.choice((1, 8))), 0x86DD),
        lambda: wrapped(rng, transaction(rng, 1, 1240), port),
        lambda: wrapped(rng, rng.randbytes(rng.randrange(40)), port),
        lambda: rng.randbytes(rng.choice((0, 1, 8, 13, 14, 60, 2040, 2047, 2048, 2049, 2056, 2100, 5000))),
    )
    return rng.choice(makers)()


def random_frames(count: int, seed: int, port: int) -> Iterator[tuple[str, bytes, bool]]:
    """So many frames: what each is, its bytes, and whether the MAC says that it is bad."""
    rng = random.Random(seed)
    port = port or 8001
    last: list[bytes] = []
    for i in range(count):
        signatures = rng.choice((1, 1, 1, 2, 3, 6))
        size = rng.choice((0, 200, rng.randrange(1000)))
        version = rng.choice((None, 0, 1))
        contents = transaction(rng, signatures, min(size, MTU - 2 - 64 * signatures), version)
        frame, kind = wrapped(rng, contents, port), rng.randrange(20)
        what = f"{signatures} signatures"
        if kind in (0, 1):
            frame, what = frame[: rng.randrange(len(frame) + 1)], "cut off"
        elif kind in (2, 3):
            contents, what = contents[: rng.randrange(len(contents))], "a transaction cut off"
            frame = wrapped(rng, contents, port)
        elif kind in (4, 5, 6):
            # Most damage is to bytes that decide something: those that are not signatures, keys or data.
            first = 1 if version == 1 else 1 + 64 * signatures
            places = [0, *range(first, first + 7), len(contents) - 1]
            if version == 1:
                places += [
                    *range(first + 39, first + 41),
                    *range(42 + 32 * contents[41], len(contents) - 64 * signatures),
                ]
            changed = bytearray(contents)
            for _ in range(rng.randrange(1, 3)):
                at = rng.choice((rng.choice(places), rng.randrange(len(contents))))
                changed[at] = rng.choice((0, 1, 2, 127, 128, 129, 255, changed[at] ^ 1, rng.randrange(256)))
            frame, what = wrapped(rng, bytes(changed), port), "a damaged transaction"
        elif kind in (7, 8):
            changed = bytearray(frame)
            at = rng.randrange(min(90, len(frame)))
            changed[at] = rng.choice((0, 255, changed[at] ^ 1 << rng.randrange(8)))
            frame, what = bytes(changed), "damaged headers"
        elif kind == 9:
            frame, what = _other(rng, port), "other traffic"
        elif kind == 10:
            frame, what = wrapped(rng, contents + rng.randbytes(rng.randrange(1, 9)), port), "bytes behind its end"
        elif kind in (11, 12) and last:
            frame, what = wrapped(rng, rng.choice(last), port), "a repeated transaction"
        else:
            last = [*last[-20:], contents]
        yield f"frame {i}, {what}", frame, not rng.randrange(100)
