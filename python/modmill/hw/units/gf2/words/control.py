"""The control of the word-serial multiplier: counters that walk the rows of a product and the groups of its result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from modmill.hw.circuit.control import all_of, any_of, flag, is_value, turns
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.words.course import course
from modmill.hw.units.gf2.words.order import Timing


@dataclass(frozen=True, slots=True)
class Control:
    """The words of the control in a cycle.

    `begins`: the first row begins in the next cycle. `active`: group `group` of row `row` has its turn, in a row of
    sort i if `sorts[i]`, in cycle `phase` of its step, which `stepped` ends. `halves`: the end of a step of the first
    of two rows that take turns, or of any step. `gives`: group `group` of the result is
    read. `busy`, `moves`: a product is under way, and does not wait for the stream out. `ends`: it is done with this
    cycle.
    """

    begins: Word
    active: Word
    phase: Word | None
    stepped: Word
    halves: Word | None
    gives: Word
    group: Word
    row: Word
    sorts: tuple[Word, ...]
    busy: Word
    moves: Word
    ends: Word


def chosen(c: Circuit, name: str, values: list[int], flags: list[Word], of: Callable[[str, int], Word]) -> Word:
    """One bit for the value whose flag is set: `of` makes the bit of a value, once for each different one."""
    bits: list[Word] = []
    for value in sorted(set(values)):
        mine = [f for f, v in zip(flags, values, strict=True) if v == value]
        bits.append(c.both(f"{name}_is_{value}", any_of(c, f"{name}_for_{value}", mine), of(f"{name}_{value}", value)))
    return any_of(c, name, bits)


def control(c: Circuit, timing: Timing, loaded: Word, room: Word) -> Control:
    """The control; `loaded`: the operands of a product are there, `room`: a group of the result can leave."""
    sorts, groups, words = timing.sorts, timing.groups, timing.words
    one = c.literal("one", 1)
    busy, giving, ends = wires = c.wire("busy", 1), c.wire("giving", 1), c.wire("ends", 1)
    sort = tuple(c.wire(f"sort_{i}", 1) for i in range(sorts))
    begins, working, gives, moves, phase, stepped = course(c, timing, loaded, room, wires)
    half = turns(c, "half", timing.spacing, stepped)
    placed = stepped if half is None else c.both("placed", stepped, half)
    counts = moves if placed is working else c.either("counts", placed, gives)

    c.note("The row, its cycle, and its sort.")
    most = max(timing.length(i, last=last) // timing.spacing for i in range(sorts) for last in (False, True))
    step, row = c.wire("step_at", max(1, most - 1)), c.wire("row_at", words - 1)
    final = is_value(c, "last_row", row, words - 1)
    earlier = c.invert("earlier", final)
    flags = [c.both(f"sort_{i}_{name}", s, f) for i, s in enumerate(sort) for name, f in (("e", earlier), ("l", final))]
    lengths = [timing.length(i, last=last) // timing.spacing - 1 for i in range(sorts) for last in (False, True)]
    row_ends = chosen(c, "row_ends", lengths, flags, lambda name, value: is_value(c, name, step, value))
    row_ends = c.both("row_ended", row_ends, placed)
    c.connect(ends, c.both("ended", gives, is_value(c, "last_given", step, groups - 1)))
    again = c.either("again", row_ends, ends)
    following = c.choose("step_next", again, c.literal("step_first", 0), c.add("step_more", step, one).low(step.width))
    c.connect(step, c.register("step_q", limited(following, step.high), counts, reset=0))

    last_sort = sort[-1]
    turn = c.both("turn", row_ends, last_sort) if timing.order.coarse else row_ends
    following = c.choose("row_next", final, c.literal("row_first", 0), c.add("row_more", row, one).low(row.width))
    c.connect(row, c.register("row_q", limited(following, row.high), turn, reset=0))
    changes = row_ends if timing.order.coarse else c.both("changes", row_ends, final)
    for i in range(sorts):
        before = sort[i - 1]
        c.connect(sort[i], c.register(f"sort_{i}_q", before, changes, reset=int(i == 0)))
    done = all_of(c, "done", [row_ends, final, last_sort])
    c.connect(giving, flag(c, "giving_q", giving, done, ends, reset=0))

    active = working
    if most > groups:
        group_there = c.difference("step_group", step, c.literal("groups", groups), step.width + 1)[1]
        active = c.both("active", working, c.invert("group_there", group_there))
    group = step.low(max(1, (groups - 1).bit_length()))
    halves = None if phase is None else stepped
    if timing.order.fine:
        if half is not None:
            even = c.invert("even", half)
            active = c.both("active_even", active, even)
            halves = even if phase is None else c.both("stepped_even", stepped, even)
        active, group, sort = _two_rows(c, timing, active, group, None if phase is None else stepped)
    return Control(begins, active, phase, stepped, halves, gives, group, row, sort, busy, moves, ends)


def _two_rows(
    c: Circuit, timing: Timing, active: Word, group: Word, stepped: Word | None
) -> tuple[Word, Word, tuple[Word, ...]]:
    """The turns of two rows, the second so many steps behind the first: whether there is one, its group and sort."""
    c.note("The row of N has the turns of the row of a, some steps later.")
    second = active
    for i in range(timing.behind):
        second = c.register(f"behind_{i}", second, stepped, reset=0)
    group = c.choose("group_of_turn", second, c.delay("group_behind", group, timing.behind, stepped), group)
    return c.either("active_of_two", active, second), group, (active, second)
