"""Frames and transactions with every part chosen, and what the reader of captures says of them."""

from __future__ import annotations

import json
import random
import struct
from pathlib import Path

from modmill.hw.units.sigverify.wire_front import golden
from modmill.hw.units.sigverify.wire_front.frames import FRAGMENT, compact, ethernet, ipv4, udp, version_1
from tests.support import modmill

PORT = 8003
HEADERS = 42
"""Bytes before a transaction in `framed`."""


def framed(contents: bytes, seed: int = 1) -> bytes:
    """Over IPv4 and Ethernet."""
    rng = random.Random(seed)
    return ethernet(rng, ipv4(rng, udp(rng, contents, PORT)), 0x0800)


def transaction(
    rng: random.Random,
    *,
    signatures: int = 1,
    accounts: int = 3,
    header: tuple[int, int, int] | None = None,
    instructions: tuple[tuple[int, bytes, int], ...] = ((1, b"\x00\x02", 9),),
    tables: tuple[tuple[bytes, bytes], ...] | None = None,
    version: int = 0x80,
) -> bytes:
    """`header`: required, read-only signers, read-only others. An instruction: program, accounts, bytes of data."""
    head = bytes(header or (signatures, 0, 1)) + compact(accounts) + rng.randbytes(32 * accounts + 32)
    parts = [
        bytes([p]) + compact(len(named)) + named + compact(size) + rng.randbytes(size)
        for p, named, size in instructions
    ]
    message = head + compact(len(parts)) + b"".join(parts)
    if tables is not None:
        sides = [rng.randbytes(32) + b"".join(compact(len(side)) + side for side in table) for table in tables]
        message = bytes([version]) + message + compact(len(tables)) + b"".join(sides)
    return compact(signatures) + rng.randbytes(64 * signatures) + message


def usual(rng: random.Random, size: int = 200, signatures: int = 1) -> bytes:
    """The transaction that times are stated for, whose message has exactly `size` bytes."""
    fixed = 4 + 32 * (signatures + 3) + 1 + 1 + 3
    rest = size - fixed
    data = rest - 1 if rest <= 128 else rest - 2
    accounts = signatures + 2
    named = (accounts - 1, b"\x00\x01", data)
    found = transaction(rng, signatures=signatures, accounts=accounts, instructions=(named,))
    assert len(found) == 1 + 64 * signatures + size
    return found


def edges() -> list[bytes]:
    """Transactions at the edge of each rule, on both sides of it."""
    rng = random.Random(4)

    def some(count: int) -> bytes:
        return bytes(rng.randrange(3) for _ in range(count))

    found = [
        *(transaction(rng, signatures=n, accounts=n + 1) for n in (1, 2, 11)),
        *(transaction(rng, instructions=((1, b"", n),)) for n in (0, 1, 127, 128, 129, 1000)),
        *(transaction(rng, instructions=((1, some(n), 0),)) for n in (0, 1, 127, 128, 255, 256, 800)),
        *(transaction(rng, instructions=((1, b"", 0),) * n) for n in (0, 1, 127, 128, 300)),
        *(transaction(rng, instructions=((p, b"", 0),)) for p in (0, 1, 2, 3, 255)),
        *(transaction(rng, instructions=((1, bytes([a]), 0),)) for a in (0, 2, 3, 255)),
        *(transaction(rng, signatures=2, accounts=4, header=(2, r, o)) for r in (0, 1, 2, 255) for o in (0, 2, 3, 255)),
        *(transaction(rng, signatures=2, accounts=4, header=(n, 0, 0)) for n in (0, 1, 3, 130)),
        *(transaction(rng, accounts=n, header=(1, 0, 0)) for n in (0, 1, 2, 33)),
        *(transaction(rng, tables=(), version=v) for v in (0x80, 0x81, 0xFF)),
        *(transaction(rng, tables=((a, b),)) for a in (b"", b"\x01") for b in (b"", b"\x02")),
        *(transaction(rng, tables=((b"", b"\x01"), (b"", b""))) for _ in range(1)),
        *(transaction(rng, tables=((some(n), some(2)),)) for n in (127, 128, 250, 251, 252, 255)),
        *(transaction(rng, tables=((some(2), b""),), instructions=((1, bytes([a]), 3),)) for a in (4, 5)),
        *(transaction(rng, tables=((b"\x00", b"\x01"),) * n) for n in (0, 1, 2, 20)),
    ]
    good = transaction(rng)
    counts = (b"\x00", b"\x80\x00", b"\x81\x00", b"\x81\x80\x00", b"\x81\x80\x01", b"\xff\xff\x03", b"\xff\xff\x04")
    counts += (b"\x80\x80\x80\x01", b"\x80\x01", b"\x90\x01", b"\x80\x10", b"\x80\x80\x01")
    # In place of each count: of signatures, of accounts, of instructions, of an instruction's accounts, of its data.
    keys = 1 + 64 + 3
    instructions = keys + 1 + 4 * 32
    for at in (0, keys, instructions, instructions + 2, instructions + 5):
        found += [good[:at] + count + good[at + 1 :] for count in counts]
    fitting = 1232 - len(transaction(rng, instructions=((1, b"", 128),))) + 128
    found += [transaction(rng, instructions=((1, b"", fitting + n),)) for n in (-1, 0, 1)]
    return [*found, *edges_of_version_1()]


def edges_of_version_1() -> list[bytes]:
    """Edge cases of transactions of version 1 that fit into a frame."""
    rng = random.Random(14)
    one = ((1, b"\x00\x02", b"data"),)

    def heap(size: int) -> bytes:
        return version_1(rng, bytes((1, 0, 1)), 3, one, 16, size.to_bytes(4, "little"))

    def masked(mask: int) -> bytes:
        return version_1(rng, bytes((1, 0, 1)), 3, one, mask, b"\x00\x80\x00\x00" * mask.bit_count())

    def some(*instructions: tuple[int, bytes, bytes]) -> bytes:
        return version_1(rng, bytes((1, 0, 1)), 3, instructions)

    def counted(at: int, value: int) -> bytes:
        whole = bytearray(some(*one))
        whole[at] = value
        return bytes(whole)

    return [
        *(version_1(rng, bytes((n, 0, 0)), max(n, 1), ()) for n in (0, 1, 2, 11, 12, 13, 255)),
        *(version_1(rng, bytes((2, r, o)), 4, one) for r in (0, 1, 2, 255) for o in (0, 2, 3, 255)),
        *(version_1(rng, bytes((2, 0, 0)), 4, one, signatures=n) for n in (0, 1, 3)),
        *(masked(1 << i) for i in range(32)),
        *(masked(m) for m in (0, 3, 7, 15, 31, 30, 28)),
        *(heap(1024 * k) for k in (0, 31, 32, 33, 63, 64, 128, 255, 256, 257, 320, 512, 1024, 32 << 10)),
        *(heap(n) for n in (32 << 10 | 1, 32 << 10 | 256, 64 << 10 | 512, 1 << 24 | 64 << 10, 1 << 31, 0xFFFFFFFF)),
        *(counted(40, n) for n in (0, 2, 63, 64, 65, 255)),
        *(counted(41, n) for n in (0, 1, 2, 4, 61, 62, 63, 64, 65, 255)),
        *(some((p, b"", b"")) for p in (0, 1, 2, 3, 255)),
        *(some((1, bytes([a]), b"")) for a in (0, 2, 3, 255)),
        *(some((1, bytes(n), b"")) for n in (1, 127, 128, 255)),
        *(some((1, b"", rng.randbytes(n))) for n in (0, 1, 127, 128, 255, 256, 1500)),
        *(some(*([(1, b"", b"")] * n)) for n in (0, 1, 2, 63, 64, 65)),
        *(some(*((1 + i % 2, bytes(i % 3), bytes(i % 4)) for i in range(n))) for n in (2, 5, 31, 64)),
        some(*one, (2, b"\x01", b"")) + b"\x00",
        b"\x01" + bytes(64) + some(*one)[:-64],
        *(b"\x81" + bytes(n) for n in (0, 1, 2)),
    ]


def layered() -> list[tuple[bytes, str]]:
    """Frames with several faults, or with headers that end the search for UDP, and why each is dropped."""
    rng = random.Random(15)
    whole = udp(rng, transaction(rng), PORT)
    other = udp(rng, transaction(rng), PORT ^ 1)

    def v4(
        contents: bytes = whole, protocol: int = 17, fragment: int = 0, *, broken: bool = False, total: int = 0
    ) -> bytes:
        packet = bytearray(ipv4(rng, contents, protocol, fragment=fragment))
        if total:
            # The checksum is made to fit.
            before, packet[2:4] = int.from_bytes(packet[2:4], "big"), total.to_bytes(2, "big")
            packet[10:12] = ((int.from_bytes(packet[10:12], "big") + before - total) % 0xFFFF).to_bytes(2, "big")
        if broken:
            packet[11] ^= 1
        return ethernet(rng, bytes(packet), 0x0800)

    def v6(*headers: tuple[int, int, bytes], last: int = 17, rest: bytes = whole) -> bytes:
        """Headers: the kind, the second byte, the six or more bytes after it."""
        kinds = [*(kind for kind, _, _ in headers), last]
        chain = b"".join(bytes([kinds[i + 1], second]) + body for i, (_, second, body) in enumerate(headers))
        head = struct.pack(">IHBB", 6 << 28, len(chain) + len(rest), kinds[0], 64) + rng.randbytes(32)
        return ethernet(rng, head + chain + rest, 0x86DD)

    def fragment(offset: int, more: int) -> tuple[int, int, bytes]:
        return FRAGMENT, 0, (offset << 3 | more).to_bytes(2, "big") + bytes(4)

    options, hops, routing = (60, 0, bytes(6)), (0, 0, bytes(6)), (43, 1, bytes(14))
    return [
        # Nothing in a header with a wrong checksum is believed: neither its protocol nor its length, nor its fragment.
        (v4(protocol=6, broken=True), "bad_checksums"),
        (v4(fragment=0x2000, broken=True), "bad_checksums"),
        (v4(other, broken=True), "bad_checksums"),
        (v4(total=19, broken=True), "bad_checksums"),
        (v4(total=19), "bad_headers"),
        # The protocol decides before all that only matters in UDP.
        (v4(protocol=6, fragment=0x2000), "not_udp"),
        (v4(protocol=6, fragment=0x0005), "not_udp"),
        (v4(protocol=44, fragment=0x0005), "not_udp"),
        (v4(protocol=6, total=2000), "not_udp"),
        (v4(fragment=0x2005), "fragments"),
        (v4(fragment=0x2000), "fragments"),
        (v4(other, fragment=0x2000), "other_port"),
        (v4(other, fragment=0x0005), "fragments"),
        (v4(fragment=0x2000, total=2000), "fragments"),
        (v4(total=2000), "bad_headers"),
        (v4(other, total=2000), "other_port"),
        # Hop-by-hop options are such only behind the header itself.
        (v6(hops, options, routing), "accepted"),
        (v6(options, hops), "not_udp"),
        (v6(hops, hops), "not_udp"),
        (v6(fragment(0, 0), hops), "not_udp"),
        (v6(routing, last=0, rest=b""), "not_udp"),
        # An extension header that is cut off hides the protocol.
        (v6(options, last=60, rest=b"\x11\x01" + bytes(9)), "bad_headers"),
        (v6(last=43, rest=b"\x11"), "bad_headers"),
        # Behind the header of a later fragment is the middle of something, which is not read.
        (v6(fragment(7, 1), last=6), "not_udp"),
        (v6(fragment(7, 0), last=60, rest=b"\x06\xff"), "fragments"),
        (v6(fragment(7, 0), last=43, rest=b""), "fragments"),
        (v6(fragment(7, 0), last=0), "not_udp"),
        (v6(options, fragment(7, 0)), "fragments"),
        (v6(fragment(0, 1), last=6), "not_udp"),
        (v6(fragment(0, 1), options), "fragments"),
        (v6(fragment(0, 1), last=60, rest=b"\x11\x02" + bytes(8)), "bad_headers"),
        (v6(fragment(0, 1), rest=other), "other_port"),
    ]


def at_the_end_of_the_memory() -> list[bytes]:
    """Frames of 2048 bytes whose last byte is a number of accounts, behind a long extension header."""
    rng = random.Random(12)
    found = []
    for count in (31, 32, 61, 62, 63, 64, 127):
        packet = udp(rng, b"\x01" + rng.randbytes(64) + bytes([0x80, 1, 0, 0, count]), PORT)
        extended = bytes([17, 238]) + rng.randbytes(8 * 239 - 2) + packet
        head = struct.pack(">IHBB", 6 << 28, len(extended), 60, 64) + rng.randbytes(32)
        found.append(ethernet(rng, head + extended, 0x86DD, 1))
        assert len(found[-1]) == 2048
    return found


def capture(frames: list[bytes]) -> bytes:
    """A capture file of Ethernet frames."""
    head = struct.pack("<IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 65536, 1)
    return head + b"".join(struct.pack("<IIII", i, 0, len(f), len(f)) + f for i, f in enumerate(frames))


def read_by_rust(frames: list[bytes], folder: Path) -> list[int | str | None]:
    """The outcome of each frame in the reader of captures: signatures, or an error; None for other traffic."""
    (folder / "frames.pcap").write_bytes(capture(frames))
    verdicts = folder / "verdicts.jsonl"
    told = modmill("sigverify", "run", folder / "frames.pcap", "--port", str(PORT), "--out", verdicts, "--quiet")
    assert told.code in (0, 1), told
    found: list[int | str | None] = [None] * len(frames)
    for line in verdicts.read_text("utf-8").splitlines():
        entry = json.loads(line)
        at, before = entry["record"] - 1, found[entry["record"] - 1]
        if entry["verdict"] == "malformed":
            found[at] = entry["reason"]
        else:
            found[at] = 1 + (before if isinstance(before, int) else 0)
    return found


def read_by_model(frame: bytes) -> int | str:
    """The signatures of a frame, or why it is dropped."""
    try:
        return len(golden.signed(golden.payload(frame, PORT, checked=False)))
    except golden.Dropped as e:
        return e.reason
