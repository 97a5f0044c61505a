"""Keyed reassembly: the words of signatures in any order into memories by tag, and a queue of those that are complete.

A count for each tag says how many of its words came. A word takes BEAT cycles, so those of a signature take much less
than its turns. A complete signature keeps its tag until its result was taken; words of a tag that is kept wait. The
memories are read by slots (`slots`), by tag and what a slot needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.circuit.control import flag
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.rom import rom
from modmill.hw.circuit.op import Word
from modmill.hw.units.sigverify.double_scalar import layout
from modmill.hw.units.sigverify.double_scalar.config import ORDER_BITS, DoubleScalarConfig
from modmill.hw.units.sigverify.double_scalar.point import ENTRY

BEAT = 3
"""Cycles of a word in its register."""
COUNT = 31
"""The largest value of the field of a count, which is never above WORDS."""
EXCESS = 6
"""Bits of how many positions above the highest window a signature starts."""


PLACE = {"position": layout.NUMBER_BITS, "index": 6, "rest": 3}
"""The place of a signature among its digits, as bits of each field: the pair `position` is window * index + rest. Bits
of each.
"""


@dataclass(frozen=True, slots=True)
class Assembly:
    """The signals for the rest of the circuit: the handshake, the next start, and the port of each memory to write.

    `swept` is low until the counts are cleared after reset; as long nothing that is in flight is believed.
    """

    ready: Word
    swept: Word
    start_valid: Word
    start: Mapping[str, Word]
    """The next signature: tag, number of pairs, verdict so far, and the place where it starts."""
    entries: Mapping[str, tuple[Word, Word, Word]]
    digits: tuple[Word, Word, Word]
    scalar: tuple[Word, Word, Word]


def build(c: Circuit, config: DoubleScalarConfig, sweep: int, taken: Word, freed: tuple[Word, Word]) -> Assembly:
    """`taken`: the start was; `freed`: the result of a tag was taken. Clears for at least `sweep` cycles."""
    tags = (1 << config.tag) - 1
    offered, tag = c.input("in_valid", 1), c.input("in_tag", tags)
    index, word = c.input("in_index", 31), c.input("in_word", (1 << layout.WORD) - 1)

    c.note("After reset the counts are cleared.")
    bits = max(config.tag, sweep.bit_length())
    at = c.wire("sweep", (2 << bits) - 1)
    swept = at.slice(bits, 1)
    on = c.add("sweep_next", at, c.literal("step", 1)).low(bits + 1)
    c.connect(at, c.register("sweep_q", on, c.invert("sweeps", swept), reset=0))

    c.note("A word waits in a register while the count of its tag is looked up, and as long as its tag is kept.")
    holds, takes, free = c.wire("holds", 1), c.wire("takes", 1), c.invert("free", freed[0])
    stays, ready = c.invert("is_not_taken", takes), c.wire("ready", 1)
    accepts = c.both("accepts", offered, ready)
    kept_in = c.both("kept_in", holds, stays)
    holds_next = c.either("holds_next", accepts, kept_in)
    c.connect(holds, c.register("holds_q", holds_next, reset=0))
    ready_next = c.both("ready_next", swept, c.invert("has_room", holds_next))
    c.connect(ready, c.register("ready_q", ready_next, reset=0))
    tag_q, index_q, word_q = (
        c.register(f"{n}_q", w, accepts) for n, w in (("tag", tag), ("index", index), ("word", word))
    )
    writes = c.either("writes", takes, c.invert("not_busy", c.both("quiet", swept, free)))
    to = c.choose("to", swept, c.choose("to_own", freed[0], freed[1], tag_q), at.low(config.tag))
    more = c.wire("more", COUNT)
    kept = c.choose("kept", takes, more, c.literal("none", 0))
    shape = {"depth": tags + 1, "rule": "old"}
    held = c.memory("counts", (writes, to, kept), tag_q, where="lut", latency=0, high=COUNT, **shape)
    full = c.register("full", c.equal("full_now", held, c.literal("words", layout.WORDS)))
    but_one = c.register("but_one", c.equal("but_one_now", held, c.literal("one_less", layout.WORDS - 1)))
    added = c.add("more_now", held, c.literal("one", 1)).low(more.width)
    c.connect(more, c.register("more_q", added))
    looked = c.register("looked", kept_in, reset=0)
    c.connect(takes, c.both("takes_now", looked, free, c.invert("not_full", full)))

    c.note("Then it goes to its memory.")
    valid = c.register("valid", takes, reset=0)
    completes = c.register("completes", c.both("last", takes, but_one), reset=0)

    def mine(name: str, which: int) -> Word:
        return c.both(f"writes_{name}", valid, c.equal(f"is_{name}", index_q, c.literal(f"index_{name}", which)))

    low = c.invert("is_entry", index_q.slice(4, 1))
    entry_at = c.join("entry_at", index_q.slice(2, 2), tag_q)
    entries = {
        name: (
            c.both(f"writes_{name}", valid, low, c.equal(f"is_{name}", index_q.low(2), c.literal(f"index_{name}", i))),
            entry_at,
            word_q.low(config.bits),
        )
        for i, name in enumerate(ENTRY)
    }
    digit = c.both("writes_digits", valid, index_q.slice(4, 1), c.invert("is_low", index_q.slice(2, 1)))
    digits = digit, c.join("digits_at", index_q.low(2), tag_q), word_q
    scalar = mine("scalar", layout.SCALAR), tag_q, word_q.low(ORDER_BITS)

    c.note("Signatures that are complete, in a row; the next one with its number of pairs and where it starts.")
    pop, fetches, passes = (c.wire(name, 1) for name in ("pop", "fetches", "passes"))
    popped, fetched, waiting = (c.wire(name, 1) for name in ("popped", "fetched", "waiting"))
    front, queued = c.fifo("complete", completes, tag_q, pop, tags + 1)
    some = c.invert("some", c.equal("no_complete", queued, c.literal("no_one", 0)))
    c.connect(pop, c.both("pop_now", some, c.invert("not_popped", popped)))
    c.connect(fetches, c.both("fetches_now", popped, c.invert("not_fetched", fetched)))
    c.connect(passes, c.both("passes_now", fetched, c.invert("not_waiting", waiting)))
    c.connect(popped, flag(c, "popped_q", popped, pop, fetches, reset=0))
    c.connect(fetched, flag(c, "fetched_q", fetched, fetches, passes, reset=0))
    c.connect(waiting, flag(c, "waiting_q", waiting, passes, taken, reset=0))

    next_tag = c.register("popped_tag", front, pop)
    small = {"where": "lut", "latency": 0, **shape}
    which, bit = layout.NUMBER
    number_now = (mine("number", which), tag_q, word_q.slice(bit, layout.NUMBER_BITS + 1))
    verdict_now = (mine("verdict", layout.VERDICT), tag_q, word_q.low(4))
    found = {
        "tag": next_tag,
        "numbers": c.memory("numbers", number_now, next_tag, high=(2 << layout.NUMBER_BITS) - 1, **small),
        "verdict": c.memory("verdicts", verdict_now, next_tag, high=15, **small),
    }
    found = {name: c.register(f"fetched_{name}", word, fetches) for name, word in found.items()}
    numbers, verdict = found.pop("numbers"), found["verdict"]
    found["number"] = numbers.low(layout.NUMBER_BITS)
    known = c.either("is_known", *(verdict.slice(i, 1) if i else verdict.low(1) for i in range(3)))
    lost = c.both("is_lost", numbers.slice(layout.NUMBER_BITS, 1), c.invert("is_not_known", known))
    undecided = c.join("undecided", c.literal("undecided_verdict", layout.UNDECIDED), verdict.slice(3, 1))
    found["verdict"] = c.choose("said", lost, undecided, verdict)
    start = {name: c.register(f"waits_{name}", word, passes) for name, word in found.items()}
    start |= _place(c, config, found["number"], passes)
    return Assembly(ready, swept, waiting, start, entries, digits, scalar)


def _place(c: Circuit, config: DoubleScalarConfig, number: Word, enable: Word) -> dict[str, Word]:
    """The start of a signature with this number of pairs: the highest pair, but no lower than the highest window."""
    lowest = config.half - config.window
    above, is_above = c.difference("above", number, c.literal("pairs_below", lowest + 1), layout.NUMBER_BITS)
    excess = c.choose("excess", is_above, above.low(EXCESS), c.literal("no_excess", 0))
    starts = range(lowest, lowest + (1 << EXCESS))
    rows = {
        "position": starts,
        "index": [i // config.window for i in starts],
        "rest": [i % config.window for i in starts],
    }
    return {
        name: c.register(f"waits_{name}", c.apply(rom(f"start_{name}", tuple(row)), f"start_{name}", excess)[0], enable)
        for name, row in rows.items()
    }
