"""The position of the parser in its frame: the byte that it looks at, and the word of the memory that comes next.

A word holds eight bytes, and the memory gives `word`, the one behind that of the byte, a cycle after it was fetched. A
byte is passed in a cycle; `stop` lets it go to a place further on, a word a cycle.
"""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.units.sigverify.wire_front.reasons import BYTES, SLOT

PLACES = 2 * SLOT - 1
"""The largest place that is computed; one above the frame's end is refused before anything is read there."""
PLACE = PLACES.bit_length()


@dataclass(frozen=True, slots=True)
class Cursor:
    """`at` is the byte's place, `past` one more, `byte` and `previous` the last two bytes, `pair` both.

    `there`: the byte's word is that of `stop`. `is_end`: no byte is left. `over`: `stop` is behind the end.
    `ends`: this byte is the last before `stop`. `fetch`: the word at `address` is to be read, else the last one kept.
    """

    at: Word
    past: Word
    byte: Word
    previous: Word
    pair: Word
    there: Word
    is_end: Word
    over: Word
    ends: Word
    address: Word
    fetch: Word


@dataclass(frozen=True, slots=True)
class Moves:
    """The cursor's events in a cycle: the frame's first word comes (`load`), nothing is read (`idle`), a byte or more
    pass.
    """

    idle: Word
    load: Word
    reading: Word
    skipping: Word


def build(c: Circuit, word: Word, moves: Moves, stop: Word, end: Word, far: Word) -> Cursor:
    """`far`: `stop` is behind any end, whatever its value."""
    c.note("The cursor: one byte on, or a word, or to the place where a skip stops.")
    at, lane = c.wire("pos", PLACES), BYTES.bit_length() - 1
    line = at.slice(lane, PLACE - lane)
    one = c.literal("one_byte", 1)
    past = c.add("past_sum", at, one).low(PLACE)
    # A skip goes forward, and a carry chain is faster than a tree.
    _, there = c.difference("there", line, stop.slice(lane, PLACE - lane), PLACE - lane)
    crosses = c.both("crosses", moves.skipping, c.invert("elsewhere", there))
    arrives = c.both("arrives", moves.skipping, there)
    at_last = c.equal("last_lane", at.low(lane), c.literal("lane_7", BYTES - 1))
    turns = c.either("turns", crosses, moves.load, c.both("leaves_word", moves.reading, at_last))
    first = [c.literal(f"first_lane_{i}", 0) for i in range(lane)]
    next_line = c.join("next_line", *first, c.add("line_sum", line, one).low(PLACE - lane))
    nexts = c.select("pos_next", (moves.reading, past), (crosses, next_line), (arrives, stop))
    moving = c.either("moving", moves.load, moves.reading, moves.skipping)
    c.connect(at, c.register("pos_q", nexts, moving))

    ahead = c.wire("ahead", SLOT // BYTES - 1)
    more = c.add("ahead_sum", ahead, one).low(ahead.width)
    address = c.choose("address", moves.idle, c.literal("word_0", 0), more)
    fetch = c.either("fetch", moves.idle, turns)
    c.connect(ahead, c.register("ahead_q", address, fetch))
    current = c.register("current", word, turns)
    to = c.choose("to_lane", moves.reading, past.low(lane), stop.low(lane))
    inside = c.pick("in_word", to, *(current.slice(8 * i, 8) for i in range(BYTES)))
    byte = c.register("byte_q", c.choose("byte_next", turns, word.low(8), inside), moving)
    previous = c.register("previous", byte, moves.reading)

    _, reaches = c.difference("reaches", end, stop, PLACE)
    over = c.either("over", far, c.invert("beyond", reaches))
    is_end, ends = c.equal("is_end", at, end), c.equal("ends", past, stop)
    pair = c.join("pair", byte, previous)
    return Cursor(at, past, byte, previous, pair, there, is_end, over, ends, address, fetch)
