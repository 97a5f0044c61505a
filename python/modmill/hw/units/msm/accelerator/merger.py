"""The merger: after a flush, the sums of one adder after the other, so that their order is always the same.

An adder may be in another die, so its sums come to registers here, and whether one is taken is a register as well. Sums
on their way find a place in a queue.
"""

from __future__ import annotations

from modmill.hw.circuit.control import any_of, at_least, flag, is_value
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.words import counted_to, multiple

LATE = 3
"""Sums on their way to the queue, at most."""
PLACES = 8
"""Places of the queue."""


def merger(config: MsmConfig, row: int, total: int) -> Part:
    """Operands: `flush`, the plan's `rows` and `last_rows`, and of each adder `valid_<a>`, `row_<a>` and `sum_<a>`.

    Results: `takes_<a>`, the sum of that adder is taken; those of the stream; `busy`, until the last sum left. The
    largest row and sum are `row` and `total`.
    """
    c, adders = Circuit(), config.adders
    flush, taken = c.input("flush", 1), c.input("out_ready", 1)
    rows, last_rows = c.input("rows", config.window_rows), c.input("last_rows", config.last_window_rows)
    valid = [c.input(f"valid_{a}", 1) for a in range(adders)]
    at = [c.input(f"row_{a}", row) for a in range(adders)]
    sums = [c.input(f"sum_{a}", total) for a in range(adders)]

    c.note("The adder whose sums leave, and how many of them are left.")
    busy, ends = c.wire("busy", 1), c.wire("ends", 1)
    last, turn = c.literal("one", 1), None
    following: Word = c.literal("first", 0)
    if adders > 1:
        turn = c.wire("turn", adders - 1)
        last = is_value(c, "last", turn, adders - 1)
        more = limited(c.add("turn_more", turn, c.literal("turn_one", 1)).low(turn.width), adders - 1)
        following = c.choose("following", c.either("turn_begins", flush, last), c.literal("turn_zero", 0), more)
        c.connect(turn, c.register("turn_q", following, c.either("turns", flush, ends), reset=0))
    count = _count(c, config, rows, last_rows, following)
    room = c.wire("room", 1)
    takes: list[Word] = []
    for a in range(adders):
        mine = [busy, room] if turn is None else [busy, room, is_value(c, f"turn_is_{a}", turn, a)]
        takes.append(c.register(f"takes_{a}", c.both(f"may_{a}", *mine), reset=0))

    c.note("A sum comes a cycle after it was taken. No other is there while the next adder's turn begins.")
    comes = [c.register(f"comes_{a}", c.both(f"leaves_{a}", valid[a], takes[a]), reset=0) for a in range(adders)]
    goes = any_of(c, "goes", comes)
    _, one_left = counted_to(c, "left", c.either("loads", flush, ends), count, goes, 1)
    c.connect(ends, c.both("ending", goes, one_left))
    c.connect(busy, flag(c, "busy_q", busy, flush, c.both("all_left", ends, last), reset=0))
    words = [
        c.join(
            f"word_{a}", c.register(f"sum_{a}_q", sums[a]), c.register(f"row_{a}_q", at[a]), c.literal(f"from_{a}", a)
        )
        for a in range(adders)
    ]
    entry = c.select("entry", *zip(comes, words, strict=True)) if adders > 1 else words[0]
    held = c.wire("held", PLACES)
    out_valid = c.invert("out_valid", is_value(c, "none_held", held, 0))
    found, there = c.fifo("out", goes, entry, c.both("out_moves", out_valid, taken), PLACES)
    c.connect(held, there)
    c.connect(room, c.invert("no_room", at_least(c, "crowded", held, PLACES - LATE + 1)))
    low, index = total.bit_length(), row.bit_length()
    results = {"busy": busy, "out_valid": out_valid, "out_sum": limited(found.low(low), total)}
    number = c.literal("adder", 0) if turn is None else found.slice(low + index, turn.width)
    results |= {"out_row": limited(found.slice(low, index), row), "out_adder": limited(number, adders - 1)}
    results |= {f"takes_{a}": word for a, word in enumerate(takes)}
    return Part("merger", "the sums of one adder after the other", c, results)


def _count(c: Circuit, config: MsmConfig, rows: Word, last_rows: Word, adder: Word) -> Word:
    """The sums of an adder, as `Pass.sums` has those of all: the plan stands long before a flush."""
    found = {"last": last_rows}
    if config.dealt and config.windows > 1:
        of_others = c.register("of_others_q", multiple(c, "of_others", rows, config.windows - 1))
        found["last"] = c.add("of_windows", of_others, last_rows)
    elif not config.dealt and config.windows > 1:
        found["others"] = rows
    copies = c.literal("copies", config.copied)
    sums = [
        c.register(f"{name}_count", c.add(f"{name}_with_copies", word, copies) if config.copied else word)
        for name, word in found.items()
    ]
    return sums[0] if len(sums) == 1 else c.choose("count", is_value(c, "is_last", adder, config.adders - 1), *sums)
