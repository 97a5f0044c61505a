"""One frame from its first byte to what becomes of it: where the parts of its transaction are, or why it is dropped.

The frame lies in a memory as a whole, so a frame that arrives slowly stops nobody. A byte that decides something takes
a cycle, others are passed a word a cycle. No frame of n bytes takes more than about 2 n cycles: an instruction without
accounts and data, a program and two counts in three bytes, takes six.
"""

from __future__ import annotations

from modmill.hw.circuit.control import any_of
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.part import Part
from modmill.hw.units.sigverify.wire_front import cursor, headers, transaction
from modmill.hw.units.sigverify.wire_front.reasons import BYTES, NUMBER, REASONS, SLOT
from modmill.hw.units.sigverify.wire_front.states import States, keep

MASK = (1 << 8 * BYTES) - 1
FIELDS = {"reason": 15, "signatures": 31, "signatures_at": 4095, "keys_at": 4095, "message_at": 4095}
FIELDS |= {"end": 4095}
"""The facts known of a frame in the end, and their largest values; all but the reason count only if it is accepted."""


def build(port: int, checked: bool) -> Part:
    """The parser of frames to this UDP port, 0 for any, that looks at IPv4's checksums or does not.

    A frame of `length` bytes is there while `offered`; `bad` ones are not looked into. `done` is high for a cycle when
    its fields are there, and the frame is not offered any longer after it.
    """
    c = Circuit()
    offered, length, bad = c.input("offered", 1), c.input("length", SLOT), c.input("bad", 1)
    word = c.input("word", MASK)
    reads, skips = headers.READS + transaction.READS, headers.SKIPS + transaction.SKIPS
    s = States(c, ["idle", "load", *reads, *skips, *headers.SETTLES, *transaction.SETTLES, "done"])
    now = s.now

    stop, end, far = c.wire("stop", cursor.PLACES), c.wire("packet_end", cursor.PLACES), c.wire("is_too_far", 1)
    reading, skipping = (
        any_of(c, n, [now[x] for x in among]) for n, among in (("reading", reads), ("skipping", skips))
    )
    at = cursor.build(c, word, cursor.Moves(now["idle"], now["load"], reading, skipping), stop, end, far)

    s.branch("idle", ("load", offered))
    _, long = c.difference("long", length, c.literal("least_frame", headers.LEAST), 12)
    opened = s.branch("load", ("bad_frames", bad), ("bad_headers", c.invert("short", long)), ("skip_macs", None))[2]
    ways = headers.build(c, s, at, end, opened, port, checked)
    value = c.wire("value", (1 << 16) - 1)
    found = transaction.build(c, s, at, end, value)
    c.connect(far, found.far)
    c.connect(stop, keep(c, "stop", *ways.stops, *found.stops, high=stop.high))
    c.connect(end, keep(c, "packet_end", (now["load"], length), *ways.ends, high=end.high))

    c.note("What becomes of the frame.")
    events = {name: any_of(c, f"becomes_{name}", s.enters(name)) for name in REASONS if s.enters(name)}
    becomes = any_of(c, "becomes", list(events.values()))
    s.join("done", becomes)
    # Where the reason is made up, a cycle later, it is not in the way of what leads to it.
    known = {name: c.register(f"became_{name}", e) for name, e in events.items()}
    bits = [
        any_of(c, f"reason_bit_{i}", [e for name, e in known.items() if NUMBER[name] >> i & 1])
        for i in range(FIELDS["reason"].bit_length())
    ]
    reason = limited(c.join("reason", *bits), FIELDS["reason"])
    s.branch("done", ("idle", None))
    s.close()
    fields = (reason, found.signatures, found.signatures_at, found.keys_at, found.message_at, found.message_end)
    results = {"address": at.address, "fetch": at.fetch, "done": now["done"], **dict(zip(FIELDS, fields, strict=True))}
    return Part("parser", "one frame: headers, then a transaction", c, results)
