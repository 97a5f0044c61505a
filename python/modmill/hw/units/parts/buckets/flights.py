"""The rows whose sums are being added to, and which of those that wait are among them.

Rows wait in streams: each row comes, then stands in a second place, then in the first one, where its addition begins.
A row is compared with all rows in flight once, while it comes. After that a bit for each flight stands beside it, and
moves on as the flights do, so that no cycle has more than a comparison or an `or` of these bits.
"""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.control import WIDEST, any_of
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part

PLACES = ("comes", "second", "first")
"""The places of a stream, in the order in which a row passes them."""
GROUP = WIDEST**2
"""Bits that two levels of gates take."""


def flights(last: int, cycles: int, streams: Sequence[str]) -> Part:
    """A line of registers, the youngest addition first; rows up to `last` are in flight for so many cycles.

    Operands of each stream: the row that comes; `enters` and `moves`, a row moves to the second and to the first place;
    for each place `meets`, an addition to its row begins, but for its own.

    Results: `read` and `read_at`, the addition that began a cycle ago; for each stream and the second and first place
    `flies`, bits of which one is set if its row is in flight in the next cycle by an addition that began before this
    one; `idle`, none is in flight; `done` and `target`, the one that is complete.
    """
    c = Circuit()
    flying, place = c.input("begin", 1), c.input("row", last)
    youngest: list[tuple[Word, Word]] = []
    for k in range(1, cycles + 2):
        flying = c.register(f"flying_{k}", flying, reset=0)
        place = c.register(f"place_{k}", place)
        youngest.append((flying, place))

    def flies(name: str) -> tuple[Word, Word]:
        """Bits for the second and for the first place."""
        row = c.input(f"{name}_row", last)
        enters, moves = c.input(f"{name}_enters", 1), c.input(f"{name}_moves", 1)
        comes, here, ahead = (c.input(f"{name}_{place}_meets", 1) for place in PLACES)
        second, first = list[Word](), list[Word]()
        for k, (busy, at) in enumerate(youngest[:-2], 1):
            second.append(c.register(f"{name}_second_{k}", c.choose(f"{name}_enters_{k}", enters, comes, here)))
            first.append(c.register(f"{name}_first_{k}", c.choose(f"{name}_moves_{k}", moves, here, ahead)))
            here, ahead = second[-1], first[-1]
            comes = c.both(f"{name}_hit_{k}", busy, c.equal(f"{name}_same_{k}", at, row))
        return _some(c, f"{name}_second", second), _some(c, f"{name}_first", first)

    some = any_of(c, "some", [busy for busy, _ in youngest])
    results = {"read": youngest[0][0], "read_at": youngest[0][1], "idle": c.invert("idle", some)}
    for name in streams:
        bits = zip(PLACES[1:], flies(name), strict=True)
        results |= {f"{name}_{place}_flies": word for place, word in bits}
    results |= {"done": youngest[-1][0], "target": youngest[-1][1]}
    return Part("flights", "remembers the rows whose sums are being added to", c, results)


def _some(c: Circuit, name: str, bits: Sequence[Word]) -> Word:
    """A few bits of which one is set if one of many is."""
    groups = [any_of(c, f"{name}_of_{i}", bits[i : i + GROUP]) for i in range(0, len(bits), GROUP)]
    return c.join(f"{name}_some", *groups) if len(groups) > 1 else groups[0] if groups else c.literal(f"{name}_none", 0)
