"""The streams of a Montgomery multiplier in words: beats go to its memories, and its result waits in a queue."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.circuit.control import flag, held, is_value
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word

OPERANDS, MODULUS = range(2)
"""The sorts of beats: words of both operands, and words of N."""
QUEUE = 16
"""Beats of the result that may wait for the stream out."""


@dataclass(frozen=True, slots=True)
class Loading:
    """The words of the stream in.

    `ready`: the stream may give a beat. `beat`: the words of one that waits; it is `taken` in this cycle, `at` its
    place among those of an operand. `kind` and `is_operands` are there where beats of other kinds come, too. Operands
    go to the page `page`.
    """

    ready: Word
    taken: Word
    beat: tuple[Word, Word]
    at: Word
    page: Word
    kind: Word | None
    is_operands: Word | None


def loading(
    c: Circuit, beats: int, given: tuple[Word, Word | None, Word, Word], loaded: Word, begins: Word, busy: Word
) -> Loading:
    """Takes so many beats an operand; `given`: whether one is offered, its kind where there are several, its words.

    It drives `loaded`, set from the last beat of operands until a product `begins`. Other beats wait while the unit is
    `busy`.
    """
    c.note("A beat waits in registers, from which the next cycle writes it: no handshake reaches a memory.")
    offered, kind, *words = given
    takes = c.wire("takes", 1)
    ready, waits, beat = held(c, "beat", offered, [*([] if kind is None else [kind]), *words], takes)
    kind, (a, b) = None if kind is None else beat[0], beat[-2:]
    c.note("Beats go to the memories, those of operands to the page that no product reads.")
    is_operands, may = None, list[Word]()
    if kind is not None:
        is_operands = is_value(c, "is_operands", kind, OPERANDS)
        may = [c.either("may_change", is_operands, c.invert("at_rest", busy))]
    taken = c.connect(takes, c.both("taken", waits, c.invert("page_free", loaded), *may))
    at = c.wire("at", max(1, beats - 1))
    last = is_value(c, "at_last", at, beats - 1)
    more = c.choose(
        "at_next", last, c.literal("at_first", 0), c.add("at_more", at, c.literal("at_one", 1)).low(at.width)
    )
    c.connect(at, c.register("at_q", limited(more, at.high), taken, reset=0))
    whole = c.both("whole", taken, last, *([] if is_operands is None else [is_operands]))
    c.connect(loaded, flag(c, "loaded_q", loaded, whole, begins, reset=0))
    page = c.wire("page", 1)
    c.connect(page, c.register("page_q", c.invert("page_other", page), begins, reset=0))
    return Loading(ready, taken, (a, b), at, page, kind, is_operands)


def leaving(c: Circuit, push: Word, result: Word, late: int, out_ready: Word, room: Word) -> dict[str, Word]:
    """The stream out behind a queue; drives `room`, high while it has some for all that follows `late` cycles later."""
    some = c.wire("some", 1)
    depth = max(QUEUE, 2 * late)
    front, count = c.fifo("queue", push, result, c.both("leaves", some, out_ready), depth)
    c.connect(some, c.invert("some_there", is_value(c, "none", count, 0)))
    full = c.difference("held", count, c.literal("most_held", depth - late - 1), count.width + 1)[1]
    c.connect(room, c.register("room_q", c.invert("has_room", full), reset=0))
    return {"out_valid": some, "out_r": front}
