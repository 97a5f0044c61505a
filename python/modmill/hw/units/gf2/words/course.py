"""The beginning of every control of the word-serial multiplier: when a product is under way, and its steps."""

from __future__ import annotations

from typing import NamedTuple

from modmill.hw.circuit.control import flag, is_value, turns
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.words.order import Timing


def begin(c: Circuit, busy: Word, loaded: Word, ends: Word) -> Word:
    """A bit: a product begins in the next cycle, its operands `loaded` and no other under way, or that one `ends`.

    Drives the wire `busy`, which says that a product is under way.
    """
    begins = c.both("begins", loaded, c.either("idle", c.invert("not_busy", busy), ends))
    c.connect(busy, flag(c, "busy_q", busy, begins, ends, reset=0))
    return begins


class Course(NamedTuple):
    """A product whose sums are complete before its result is given.

    `working`: it is summed, in cycle `phase` of a step, which `stepped` ends. `gives`: a group of the result is read.
    `moves`: either of both.
    """

    begins: Word
    working: Word
    gives: Word
    moves: Word
    phase: Word | None
    stepped: Word


def course(c: Circuit, timing: Timing, loaded: Word, room: Word, wires: tuple[Word, Word, Word]) -> Course:
    """The course of a product.

    `wires`: a product is under way, which this drives; it is in the part in which a group of the result is read while
    there is `room`; it ends.
    """
    busy, giving, ends = wires
    begins = begin(c, busy, loaded, ends)
    working = c.both("working", busy, c.invert("not_giving", giving))
    gives = c.both("gives", giving, room)
    moves = c.either("moves", working, gives)
    phase = turns(c, "phase", timing.step, working)
    stepped = working
    if phase is not None:
        stepped = c.both("stepped", working, is_value(c, "step_ends", phase, timing.step - 1))
    return Course(begins, working, gives, moves, phase, stepped)
