"""Keyed reassembly: the words of signatures in any order into memories by tag, and a queue of those that are complete.

A count for each tag says how many of its words came. A complete signature keeps its tag until its result was taken;
words of a tag that is kept wait. The memories are read by slots (`slots`), by tag and what a slot needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.circuit.control import flag
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.rom import rom
from modmill.hw.circuit.op import Word
from modmill.hw.units.double_scalar import layout
from modmill.hw.units.double_scalar.config import ORDER_BITS, DoubleScalarConfig
from modmill.hw.units.double_scalar.point import ENTRY

EXCESS = 5
"""Bits of how many positions above the highest window a signature starts."""


PLACE = {"position": layout.NUMBER_BITS, "index": 6, "rest": 3}
"""Where a signature is among its digits: the position is that of the pair, and window * index + rest. Bits of each."""


@dataclass(frozen=True, slots=True)
class Assembly:
    """What the rest of the circuit sees: the handshake, the next start, and the port of each memory to write.

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

    c.note("The words of a tag are counted; a tag with all of them is kept until its result was taken.")
    count, free = c.wire("count", layout.WORDS), c.invert("free", freed[0])
    full = c.equal("full", count, c.literal("words", layout.WORDS))
    ready = c.both("ready", swept, free, c.invert("has_room", full))
    takes = c.both("takes", offered, ready)
    more = c.add("more", count, c.literal("one", 1)).low(count.width)
    last = c.both("last", takes, c.equal("is_last", count, c.literal("but_one", layout.WORDS - 1)))
    writes = c.either("writes", takes, c.invert("not_busy", c.both("quiet", swept, free)))
    to = c.choose("to", swept, c.choose("to_own", freed[0], freed[1], tag), at.low(config.tag))
    kept = c.choose("kept", takes, more, c.literal("none", 0))
    shape = {"depth": tags + 1, "rule": "old"}
    held = c.memory("counts", (writes, to, kept), tag, where="lut", latency=0, high=31, **shape)
    c.connect(count, _at_most(held, layout.WORDS))

    c.note("A word goes to its memory.")
    valid = c.register("valid", takes, reset=0)
    tag_q, index_q, word_q = (
        c.register(f"{n}_q", w, takes) for n, w in (("tag", tag), ("index", index), ("word", word))
    )
    completes = c.register("completes", last, reset=0)

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
    pop = c.wire("pop", 1)
    front, waiting = c.fifo("complete", completes, tag_q, pop, tags + 1)
    some = c.invert("some", c.equal("no_complete", waiting, c.literal("no_one", 0)))
    small = {"where": "lut", "latency": 0, **shape}
    which, bit = layout.NUMBER
    number_now = (mine("number", which), tag_q, word_q.slice(bit, layout.NUMBER_BITS))
    number = c.memory("numbers", number_now, front, high=(1 << layout.NUMBER_BITS) - 1, **small)
    verdict = c.memory("verdicts", (mine("verdict", layout.VERDICT), tag_q, word_q.low(4)), front, high=15, **small)
    there, ready_for = c.wire("there", 1), c.wire("ready_for", 1)
    c.connect(pop, c.both("pop_now", some, c.either("moves", c.invert("not_there", there), ready_for)))
    c.connect(there, flag(c, "there_q", there, pop, ready_for, reset=0))
    fields = {"tag": front, "number": number, "verdict": verdict}
    lowest = config.half - config.window
    above, is_above = c.difference("above", number, c.literal("pairs_below", lowest + 1), layout.NUMBER_BITS)
    excess = c.choose("excess", is_above, above.low(EXCESS), c.literal("no_excess", 0))
    excess = c.register("fetched_excess", excess, pop)
    fetched = {name: c.register(f"fetched_{name}", word, pop) for name, word in fields.items()}
    started = c.wire("next_valid", 1)
    c.connect(ready_for, c.both("fetched_on", there, c.invert("not_next", started)))
    c.connect(started, flag(c, "next_valid_q", started, ready_for, taken, reset=0))
    waits = {name: c.register(f"waits_{name}", word, ready_for) for name, word in fetched.items()}
    start = waits | _place(c, config, excess, ready_for)
    return Assembly(ready, swept, started, start, entries, digits, scalar)


def _place(c: Circuit, config: DoubleScalarConfig, excess: Word, enable: Word) -> dict[str, Word]:
    """Where a signature starts: so many positions above the highest window."""
    lowest = config.half - config.window
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


def _at_most(word: Word, high: int) -> Word:
    """A word of a memory that is never written with more."""
    return Word(word.view, high)
