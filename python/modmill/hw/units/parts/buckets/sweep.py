"""Counting through the sums: after reset to clear them, in a flush to stream them out and clear them."""

from __future__ import annotations

from itertools import accumulate

from modmill.hw.circuit.control import flag, is_value
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.levels import level, next_is, reached
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.parts.buckets.shape import Shape


def sweep(shape: Shape, room: int) -> Part:
    """Reads the rows of each region, then each copy, clears them a cycle later, and counts the places for results.

    After reset it reads all rows, and nothing leaves. `room` is the number of places; `returned` gives one back.
    Results: `reading`; `at`, in the memory of sums or, when `copying`, in that of copies; `emits`, what is read is a
    result; `wipes`, `wiped` and `wiped_copy`, what is cleared; `ends`, the last cycle of a sweep.
    """
    c = Circuit()
    start, returned = c.input("start", 1), c.input("returned", 1)
    one, zero = c.literal("one", 1), c.literal("zero", 0)
    sweeping, at = c.wire("sweeping", 1), c.wire("at", shape.furthest)
    emitting, no_credit = c.wire("emitting", 1), c.wire("no_credit", 1)
    some = c.invert("some_credit", no_credit)
    reads = c.both("reads", sweeping, c.either("may", some, c.invert("silent", emitting)))
    emits = c.both("emits", reads, emitting)
    copying = c.wire("copying", 1) if shape.copied else None
    summing = c.invert("summing", copying) if copying else one
    last = is_value(c, "last_row", at, shape.rows - 1)
    following = c.add("at_next", at, one).low(at.width)
    if shape.counted:
        ends, following = _regions(c, shape, start, c.both("emits_row", emits, summing), following)
        last = c.choose("last_of_rows", emitting, ends, last)
    over = at_last = c.both("at_last", reads, last)
    if copying:
        last_copy = is_value(c, "last_copy", at, shape.copied - 1)
        at_last = c.both("at_last_of_both", reads, c.choose("last_of_both", copying, last_copy, last))
        over = c.both("over", at_last, copying)
        c.connect(copying, flag(c, "copying_q", copying, c.both("copies", at_last, summing), over, reset=0))
    c.connect(at, c.register("at_q", c.choose("at_then", at_last, zero, following), reads, reset=0))
    c.connect(sweeping, flag(c, "sweeping_q", sweeping, start, over, reset=1))
    c.connect(emitting, c.register("emitting_q", one, start, reset=0))
    c.note("Credits: one is spent with each word that is read for the output, and returned when it was taken there.")
    credit = level(c, "credit", returned, emits, room, room)
    c.connect(no_credit, reached(c, "credit_ends", credit, 0, returned, emits, room))
    results = {"reading": sweeping, "at": at, "emits": emits, "wipes": c.register("wipes", reads, reset=0)}
    results |= {"wiped": c.register("wiped", at), "ends": c.register("ends", over, reset=0)}
    if copying:
        results |= {"copying": copying, "wiped_copy": c.register("wiped_copy", copying)}
    return Part("sweep", "counts through the rows to read and clear them", c, results)


def _regions(c: Circuit, shape: Shape, start: Word, emits: Word, following: Word) -> tuple[Word, Word]:
    """A bit, the row that is read is the last one of a flush, and the row after it, `following` in the same region."""
    one, zero, count = c.literal("one_row", 1), c.literal("zero_rows", 0), len(shape.regions)
    left, none = c.wire("left", max(shape.regions) - 1), c.wire("none_left", 1)

    def but_one(name: str, high: int) -> Word:
        less, _ = c.difference(f"{name}_less", c.input(name, high), one, high.bit_length())
        return c.register(f"{name}_but_one", limited(less, high - 1))

    c.note("The rows of its region that are left after this one; the counts are operands.")
    first = then = last_rows = but_one("last_rows", shape.regions[-1])
    final = one
    moves = c.either("moves", start, emits)
    if count > 1:
        first = but_one("rows", max(shape.regions[:-1]))
        region = c.wire("region", count - 1)
        final = is_value(c, "is_final", region, count - 1)
        then = c.choose("then", is_value(c, "next_is_final", region, count - 2), last_rows, first)
        more = limited(c.add("region_more", region, one).low(region.width), count - 1)
        after = c.choose("region_after", c.either("region_anew", start, final), zero, more)
        goes = c.either("region_moves", start, c.both("leaves", emits, none))
        c.connect(region, c.register("region_q", after, goes, reset=0))
        begins = [c.literal(f"begin_{i}", row) for i, row in enumerate((*accumulate(shape.regions[:-1]), 0))]
        begins += begins[-1:] * ((1 << region.width) - count)
        begin = c.pick("beginning", region, *begins)
        following = c.choose("at_after", c.both("leaves_region", emits, none), begin, following)
    less, _ = c.difference("left_less", left, one, left.width)
    onward = c.choose("left_then", none, then, limited(less, left.high))
    c.connect(left, c.register("left_q", c.choose("left_next", start, first, onward), moves, reset=0))
    c.note("That none is left is known in the cycle before.")
    one_row, last_one = (is_value(c, f"{name}_is_one", word, 0) for name, word in (("first", first), ("then", then)))
    ending = c.choose("ends_then", none, last_one, next_is(c, "left", left, 0, -1))
    c.connect(none, c.register("none_left_q", c.choose("ends_next", start, one_row, ending), moves, reset=1))
    return c.both("ends_rows", none, final), following
