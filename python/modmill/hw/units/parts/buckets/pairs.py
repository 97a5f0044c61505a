"""Equal rows among those that wait: registers that move with the rows, so that only one that comes is compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word

At = tuple[str, int]
"""A stream and a place in it: 0 for the row that comes, 1 for the second, 2 for the first."""


@dataclass(frozen=True, slots=True)
class Pairs:
    """The rows of two streams, in the order of their places.

    `enters` and `moves` of each stream: a row moves to the second place, and to the first one, which implies it.
    """

    c: Circuit
    rows: Mapping[str, Sequence[Word]]
    enters: Mapping[str, Word]
    moves: Mapping[str, Word]
    known: dict[tuple[At, At], Word] = field(default_factory=dict[tuple[At, At], Word])

    def same(self, one: At, other: At) -> Word:
        """A bit: the rows in two places are the same."""
        a, b = sorted((one, other))
        if (a, b) not in self.known:
            self._add(a, b)
        return self.known[a, b]

    def _add(self, a: At, b: At) -> None:
        c, name = self.c, f"same_{a[0]}_{a[1]}_{b[0]}_{b[1]}"
        if 0 in (a[1], b[1]):
            self.known[a, b] = c.equal(name, self.rows[a[0]][a[1]], self.rows[b[0]][b[1]])
            return
        now = self.known[a, b] = c.wire(name, 1)
        if a[0] == b[0]:
            stays = c.choose(f"{name}_behind", self.enters[a[0]], self.same((a[0], 0), b), now)
            then = c.choose(f"{name}_then", self.moves[a[0]], self.same((a[0], 0), a), stays)
        else:
            moved, stays = (self._other(f"{name}_{k}", at, b) for k, at in enumerate((_behind(a), a)))
            then = c.choose(f"{name}_then", self._moves(a), moved, stays)
        c.connect(now, c.register(f"{name}_q", then))

    def _other(self, name: str, a: At, b: At) -> Word:
        """A bit: the row in a place is the same as that which will be in another."""
        return self.c.choose(name, self._moves(b), self.same(a, _behind(b)), self.same(a, b))

    def _moves(self, at: At) -> Word:
        return (self.enters if at[1] == 1 else self.moves)[at[0]]


def _behind(at: At) -> At:
    return at[0], at[1] - 1
