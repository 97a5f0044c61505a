"""The rows whose sums are being added to."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.control import any_of
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part


def flights(last: int, cycles: int, others: Sequence[str]) -> Part:
    """A line of registers, the youngest addition first; rows up to `last` are in flight for so many cycles.

    Results: `read` and `read_at`, the addition that began a cycle ago; for the row of each of `others`, `<name>_flies`,
    whether it will be in flight in the next cycle by an addition that began before this one; `idle`, none is in flight;
    `done` and `target`, the one that is complete.
    """
    c = Circuit()
    flying, place = c.input("begin", 1), c.input("row", last)
    rows = {name: c.input(name, last) for name in others}
    youngest: list[tuple[Word, Word]] = []
    for k in range(1, cycles + 2):
        flying = c.register(f"flying_{k}", flying, reset=0)
        place = c.register(f"place_{k}", place)
        youngest.append((flying, place))

    def flies(name: str, row: Word) -> Word:
        hits = [
            c.both(f"{name}_hit_{k}", busy, c.equal(f"{name}_same_{k}", at, row))
            for k, (busy, at) in enumerate(youngest[:-2], 1)
        ]
        return any_of(c, f"{name}_flies", hits or [c.literal(f"{name}_never", 0)])

    some = any_of(c, "some", [busy for busy, _ in youngest])
    results = {"read": youngest[0][0], "read_at": youngest[0][1], "idle": c.invert("idle", some)}
    results |= {f"{name}_flies": flies(name, row) for name, row in rows.items()}
    results |= {"done": youngest[-1][0], "target": youngest[-1][1]}
    return Part("flights", "remembers the rows whose sums are being added to", c, results)
