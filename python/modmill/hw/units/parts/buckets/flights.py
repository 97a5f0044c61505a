"""The rows whose sums are being added to."""

from __future__ import annotations

from modmill.hw.circuit.control import any_of
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part


def flights(last: int, cycles: int) -> Part:
    """A line of registers, the youngest addition first; rows up to `last`.

    Results: `read` and `read_at`, the addition that began a cycle ago; `fresh_flies` and `parked_flies`, whether these
    rows are among the `cycles` youngest; `idle`, none is in flight; `done` and `target`, the one that is complete.
    """
    c = Circuit()
    flying, place = c.input("begin", 1), c.input("row", last)
    fresh, parked = c.input("fresh", last), c.input("parked", last)
    youngest: list[tuple[Word, Word]] = []
    for k in range(1, cycles + 2):
        flying = c.register(f"flying_{k}", flying, reset=0)
        place = c.register(f"place_{k}", place)
        youngest.append((flying, place))

    def flies(name: str, row: Word) -> Word:
        hits = [
            c.both(f"{name}_hit_{k}", busy, c.equal(f"{name}_same_{k}", at, row))
            for k, (busy, at) in enumerate(youngest[:-1], 1)
        ]
        return any_of(c, f"{name}_flies", hits)

    some = any_of(c, "some", [busy for busy, _ in youngest])
    results = {"read": youngest[0][0], "read_at": youngest[0][1], "fresh_flies": flies("fresh", fresh)}
    results |= {"parked_flies": flies("parked", parked), "idle": c.invert("idle", some)}
    results |= {"done": youngest[-1][0], "target": youngest[-1][1]}
    return Part("flights", "remembers the rows whose sums are being added to", c, results)
