"""A lane: frames are written into its memory, parsed there, and kept until they have been read as records.

Two memories hold the same two frames, one for the parser and one for the reader behind it.
"""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.sigverify.wire_front import parser
from modmill.hw.units.sigverify.wire_front.reasons import BYTES, SLOT

SLOTS = 2
LINES = SLOT // BYTES
"""Words of a slot."""
READ = 2
"""Cycles from a reader's address to its word."""


def build(port: int, checked: bool) -> Part:
    """A beat is written in each cycle in which `push` is high, which needs `ready`; `error` counts with the last one.

    `found` is high while the fields of the oldest frame count; `word` lies in it at `address`. `release` ends it.
    """
    c = Circuit()
    push, data = c.input("push", 1), c.input("data", parser.MASK)
    size, last, error = c.input("bytes", BYTES), c.input("last", 1), c.input("error", 1)
    address, release = c.input("address", LINES - 1), c.input("release", 1)
    one, zero = c.literal("one", 1), c.literal("zero", 0)

    c.note("Writing: behind the last word of a slot nothing is kept, and the frame is bad.")
    used, line, surplus = c.wire("used", SLOTS), c.wire("line", LINES - 1), c.wire("surplus", 1)
    ready = c.invert("ready", c.equal("full", used, c.literal("slots", SLOTS)))
    ends = c.both("ends", push, last)
    top = c.equal("top", line, c.literal("last_line", LINES - 1))
    writes = c.both("writes", push, c.invert("fits", surplus))
    line_next = c.choose("line_next", last, zero, c.add("line_sum", line, one).low(line.width))
    c.connect(line, c.register("line_q", line_next, push, reset=0))
    above = c.both("above", c.either("filled", surplus, top), c.invert("goes_on", last))
    c.connect(surplus, c.register("surplus_q", above, push, reset=0))
    slot = _turning(c, "slot", ends)
    to = c.join("to", line, slot)
    eights = c.join("eights", *(c.literal(f"eights_{i}", 0) for i in range(BYTES.bit_length() - 1)), line)
    length = limited(c.add("length", eights, size), SLOT)
    more = c.add("used_more", used, ends)
    less = c.difference("used_less", more, release, 2)[0]
    c.connect(used, c.register("used_q", limited(less, SLOTS), reset=0))

    c.note("Parsing: the frames that are there as a whole.")
    done = c.wire("done", 1)
    frame = c.join("frame", c.either("bad", error, surplus), length)
    front, waiting = c.fifo("frames", ends, frame, done, SLOTS)
    offered = c.invert("offered", c.equal("none_waits", waiting, zero))
    parsed = _turning(c, "parsed", done)
    shape = {"where": "block", "depth": SLOTS * LINES, "high": parser.MASK, "rule": "old"}
    word = c.wire("word", parser.MASK)
    parses = parser.build(port, checked)
    wanted, fetch, finished, *fields = parses(
        c,
        "parser",
        offered=offered,
        length=limited(front.slice(1, length.width), SLOT),
        bad=front.low(1),
        word=word,
    )
    c.connect(done, finished)
    parse_at = c.join("parse_at", wanted, parsed)
    c.connect(word, c.memory("parsed_words", (writes, to, data), parse_at, fetch, latency=1, **shape))

    c.note("What was found, and the words for the reader.")
    entry = c.join("entry", *fields)
    result, known = c.fifo("found_frames", done, entry, release, SLOTS)
    found = c.invert("found", c.equal("none_found", known, zero))
    read_at = c.join("read_at", address, _turning(c, "given", release))
    out = c.memory("words", (writes, to, data), read_at, latency=READ, **shape)
    results = {"ready": ready, "found": found, "word": out}
    place = 0
    for (name, high), field in zip(parser.FIELDS.items(), fields, strict=True):
        results[name] = limited(result.slice(place, field.width), high)
        place += field.width
    return Part("lane", "two frames: stored, parsed and read", c, results)


def _turning(c: Circuit, name: str, event: Word) -> Word:
    """A bit that changes with each event."""
    now = c.wire(name, 1)
    return c.connect(now, c.register(f"{name}_q", c.invert(f"{name}_other", now), event, reset=0))
