"""Drops what has been seen: a table of fingerprints, four in a row, where the newest pushes out the oldest.

A fingerprint's lowest bits choose the row, the others are kept as a whole, so one that is found there is the same in
all 64 bits. After reset the rows are cleared one by one, and nothing is judged.
"""

from __future__ import annotations

from modmill.hw.circuit.control import any_of, flag
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.rom import rom
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.sigverify.wire_front import fingerprint
from modmill.hw.units.sigverify.wire_front.config import WAYS
from modmill.hw.units.sigverify.wire_front.fingerprint import BITS, GROUP

WORDS = 8
"""The words of a signature."""
JUDGED = 3
"""Cycles from the last word's step to the verdict."""
DEEPEST = 12
"""Rows as log2 for which block RAM is taken; more lie in ultra RAM."""


def build(dedup: int, key: int) -> Part:
    """A table of 2^dedup fingerprints. `ready`: it has been cleared.

    The words of a signature come one by one (`push`), the next signature's after the verdict: `decided` for a cycle,
    with `seen`. What was not seen is remembered.
    """
    c = Circuit()
    push, data = c.input("push", 1), c.input("data", (1 << BITS) - 1)
    one, zero = c.literal("one", 1), c.literal("zero", 0)

    c.note("The fingerprint, a word in each step.")
    count, state = c.wire("count", WORDS - 1), c.wire("state", (1 << BITS) - 1)
    c.connect(count, c.register("count_q", c.add("count_next", count, one).low(count.width), push, reset=0))
    begins = c.equal("begins", count, zero)
    before = c.choose("state_before", begins, zero, state)
    mixed = c.xor("mixed", before, data)
    rows = [
        c.apply(rom(f"step_{i}", table), f"row_{i}", mixed.slice(GROUP * i, (len(table) - 1).bit_length()))[0]
        for i, table in enumerate(fingerprint.tables(key))
    ]
    halves = [c.xor(f"half_{i}", *rows[i : i + 6]) for i in range(0, len(rows), 6)]
    c.connect(state, c.register("state_q", c.xor("stepped", *halves), push))
    complete = c.both("complete", push, c.equal("last_word", count, c.literal("words", WORDS - 1)))

    c.note("The row of the fingerprint: read, compared, written.")
    index = dedup - (WAYS - 1).bit_length()
    known = c.register("known", complete, reset=0)
    for k in range(1, JUDGED):
        known = c.register(f"known_{k}", known, reset=0)
    decided = c.register("decided", known, reset=0)
    place = state.low(index)
    width = BITS - index + 1
    entry = c.join("entry", state.slice(index, BITS - index), one)
    clearing, cleared = c.wire("clearing", 1), c.wire("cleared", (1 << index) - 1)
    row = c.wire("row", (1 << WAYS * width) - 1)
    kept = c.register("kept", row)
    seen = c.register(
        "seen", any_of(c, "hit", [c.equal(f"hit_{i}", row.slice(width * i, width), entry) for i in range(WAYS)])
    )
    adds = c.both("adds", decided, c.invert("is_new", seen))
    write = c.either("write", clearing, adds)
    to = c.choose("to", clearing, cleared, place)
    word = c.choose("word", clearing, zero, c.join("row_next", entry, kept.low(width * (WAYS - 1))))
    shape = {"where": "block" if index <= DEEPEST else "ultra", "latency": 2, "rule": "old"}
    c.connect(row, c.memory("rows", (write, to, word), place, depth=1 << index, high=row.high, **shape))

    c.note("Clearing after reset.")
    at_last = c.equal("at_last", cleared, c.literal("last_row", (1 << index) - 1))
    done = c.both("done", clearing, at_last)
    c.connect(cleared, c.register("cleared_q", c.add("cleared_sum", cleared, one).low(index), clearing, reset=0))
    c.connect(clearing, flag(c, "clearing_q", clearing, c.literal("never", 0), done, reset=1))
    results: dict[str, Word] = {"ready": c.invert("ready", clearing), "decided": decided, "seen": seen}
    return Part("dedup", "a table of fingerprints of signatures", c, results)
