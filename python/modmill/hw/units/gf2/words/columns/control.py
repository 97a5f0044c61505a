"""The control of an order in columns: counters that walk the blocks of columns, and the words of each pass."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.circuit.control import all_of, any_of, is_value, turns
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.words.columns.order import ColumnTiming
from modmill.hw.units.gf2.words.course import begin


@dataclass(frozen=True, slots=True)
class Control:
    """The words of the control in a cycle.

    `begins`: the first pass begins in the next cycle. `active`: the products of a step are added to the block, in cycle
    `phase` of the step, which `stepped` ends. `second`: they are of q and N, `new` if this word of q is not in memory
    yet. `place`: of the word of b or q. `window`: L more than the place of the first word that it multiplies. `first`:
    the block's sums begin, `empty`: with nothing from a block before. `gives`: they end, and leave. `moves`: a product
    is under way, and does not wait for the stream out. `ends`: it is done with this cycle.
    """

    begins: Word
    active: Word
    phase: Word | None
    stepped: Word
    second: Word
    new: Word
    place: Word
    window: Word
    first: Word
    empty: Word
    gives: Word
    busy: Word
    moves: Word
    ends: Word


def control(c: Circuit, timing: ColumnTiming, loaded: Word, room: Word) -> Control:
    """The control; `loaded`: the operands of a product are there, `room`: a group of the result can leave."""
    groups, words, lanes = timing.groups, timing.words, timing.lanes
    low = (lanes - 1).bit_length()
    one, zero = c.literal("one", 1), c.literal("zero", 0)
    busy, ends = c.wire("busy", 1), c.wire("ends", 1)
    begins = begin(c, busy, loaded, ends)

    c.note("The half of the columns, the block, the pass of two over it, and the word.")
    upper, second, first = (c.wire(name, 1) for name in ("upper", "second", "block_first"))
    block, place = c.wire("block", max(1, groups - 1)), c.wire("place", words - 1)
    lower = c.invert("lower", upper)
    last_block = is_value(c, "last_block", block, groups - 1)
    group = c.choose("last_group", upper, c.literal("top_group", groups - 1), block)
    of_word = place.above(low) or zero
    final = c.equal("in_last_group", of_word, group)
    if low:
        final = c.both("last_word", final, is_value(c, "last_lane", place.low(low), lanes - 1))

    # A group leaves with the last step of a block; before it has room, that step does not begin.
    leaves = c.both("leaves_now", upper, second, final)
    stops = c.both("stops", leaves, c.invert("full", room))
    starts = None
    if timing.step > 1:
        starts = c.wire("step_starts", 1)
        stops = c.both("stops_first", stops, starts)
    moves = c.both("moves", busy, c.invert("goes", stops))
    phase = turns(c, "phase", timing.step, moves)
    stepped = moves
    if phase is not None and starts is not None:
        c.connect(starts, is_value(c, "step_is_first", phase, 0))
        stepped = c.both("stepped", moves, is_value(c, "step_ends", phase, timing.step - 1))

    c.note("A new word of q waits for its sum, and the first word of q for its memory.")
    in_block = c.equal("in_block", of_word, block)
    new = c.both("new_word", lower, second, in_block)
    most = max(timing.quotient - 1, timing.wait)
    waited = c.wire("waited", most)
    until = [(new, timing.quotient - 1)]
    if timing.wait:
        until.append((c.both("new_pass", lower, c.invert("not_second", second), final), timing.wait))
    waits = [
        c.both(f"waits_{i}", f, c.invert(f"waited_{i}", is_value(c, f"is_waited_{i}", waited, n)))
        for i, (f, n) in enumerate(until)
    ]
    still = any_of(c, "still", waits)
    through = c.invert("through", still)
    advance = c.both("advance", stepped, through)
    more = c.choose("waited_next", still, c.add("waited_more", waited, one).low(waited.width), zero)
    c.connect(waited, c.register("waited_q", limited(more, most), stepped, reset=0))

    c.note("The next pass, with the first word and window of it.")
    pass_ends = c.both("pass_ends", advance, final)
    block_ends = c.both("block_ends", pass_ends, second)
    c.connect(second, c.register("second_q", c.invert("second_next", second), pass_ends, reset=0))
    c.connect(first, c.register("block_first_q", block_ends, advance, reset=1))
    half_ends = c.both("half_ends", block_ends, last_block)
    c.connect(upper, c.register("upper_q", lower, half_ends, reset=0))
    c.connect(ends, all_of(c, "ended", [half_ends, upper]))
    following = c.choose("block_next", last_block, zero, c.add("block_more", block, one).low(block.width))
    moved = c.choose("block_now", second, limited(following, block.high), block)
    c.connect(block, c.register("block_q", limited(following, block.high), block_ends, reset=0))
    changes = c.both("changes", second, last_block)
    goes_upper = c.choose("upper_now", changes, lower, upper)
    start, window = _starts(c, timing, moved, goes_upper)
    follows = c.choose("place_next", final, start, c.add("place_more", place, one).low(place.width))
    c.connect(place, c.register("place_q", limited(follows, words - 1), advance, reset=0))
    top = words + lanes - (lanes > 1)
    now = c.wire("window", top)
    less = c.difference("window_less", now, one, now.width)[0]
    follows = c.choose("window_next", final, window, less)
    c.connect(now, c.register("window_q", limited(follows, top), advance, reset=lanes))
    active = c.both("active", busy, through)
    gives = c.both("gives", leaves, advance)
    empty = all_of(c, "empty", [lower, is_value(c, "block_zero", block, 0)])
    return Control(begins, active, phase, stepped, second, new, place, now, first, empty, gives, busy, moves, ends)


def _starts(c: Circuit, timing: ColumnTiming, block: Word, upper: Word) -> tuple[Word, Word]:
    """The first word of a pass, and its window: both halves of the columns have their own."""
    words, lanes = timing.words, timing.lanes
    low = (lanes - 1).bit_length()
    more = c.add("block_after", block, c.literal("after", 1))
    if low:
        above = c.join("start_upper", c.literal("start_lane", 1), *_zeros(c, "start_rest", low - 1), block)
        first = c.select("start", (upper, above))
        low_window = c.join("window_lower", *_zeros(c, "window_lane", low), more)
        top = c.literal("window_upper", words - 1 + lanes)
    else:
        is_last = is_value(c, "start_last", block, words - 1)
        first = c.select("start", (upper, c.choose("start_upper", is_last, block, limited(more, words - 1))))
        low_window = more
        top = c.choose("window_upper", is_last, c.literal("window_out", words + 1), c.literal("window_top", words))
    return first, c.choose("window_start", upper, top, low_window)


def _zeros(c: Circuit, name: str, count: int) -> list[Word]:
    return [c.literal(f"{name}_{i}", 0) for i in range(count)]
