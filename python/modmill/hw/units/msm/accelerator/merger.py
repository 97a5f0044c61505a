"""The merger: after a flush, the sums of one adder after the other, so that their order is always the same."""

from __future__ import annotations

from modmill.hw.circuit.control import at_turn, flag, is_value, queued
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.words import counted_to, multiple


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
    goes = c.wire("goes", 1)
    _, one_left = counted_to(c, "left", c.either("loads", flush, ends), count, goes, 1)
    c.connect(ends, c.both("ending", goes, one_left))
    c.connect(busy, flag(c, "busy_q", busy, flush, c.both("all_left", ends, last), reset=0))

    room = c.wire("room", 1)
    some = c.both("some", at_turn(c, "valid", turn, valid), busy)
    c.connect(goes, c.both("going", some, room))
    number = c.literal("adder", 0) if turn is None else turn
    words = [number, at_turn(c, "row", turn, at), at_turn(c, "sum", turn, sums)]
    free, out_valid, (of, where, what) = queued(c, "out", some, words, taken)
    c.connect(room, free)
    results = {"busy": busy, "out_valid": out_valid, "out_adder": of, "out_row": where, "out_sum": what}
    for a in range(adders):
        mine = [busy, room] if turn is None else [busy, room, is_value(c, f"turn_is_{a}", turn, a)]
        results[f"takes_{a}"] = c.both(f"takes_{a}", *mine)
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
