"""Counters of what passes."""

from __future__ import annotations

from modmill.hw.circuit.control import is_value
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word


class Place:
    """A counter through so many places, at least two: the place `now`, and whether it is the `last`."""

    def __init__(self, c: Circuit, name: str, count: int, moves: Word) -> None:
        self.now: Word = c.wire(name, count - 1)
        self.last: Word = is_value(c, f"{name}_last", self.now, count - 1)
        more = c.add(f"{name}_more", self.now, c.literal(f"{name}_one", 1)).low(self.now.width)
        following = c.choose(f"{name}_next", self.last, c.literal(f"{name}_zero", 0), more)
        c.connect(self.now, c.register(f"{name}_q", limited(following, count - 1), moves, reset=0))
