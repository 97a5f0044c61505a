"""The longest path through a circuit of rows, by operation, and the cells of the circuit.

What an operator takes is the arrival of its result less the latest of its operands, as `Rows` recorded them when the
operators were made; so nothing about delays is stated here. Between stages of a pipeline a path ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from modmill.hw.carry_save.rows import Depth, Rows, latest
from modmill.hw.circuit.kinds import ADD2, CHOOSE, COUNTER32, MULTIPLE, PRODUCTS, RECODE, SUB
from modmill.hw.circuit.op import BoundError, Op, Wire, Word
from modmill.hw.cost.levels import LevelReport, PathPart

OPERATIONS = {
    RECODE: "recoding",
    MULTIPLE: "selection",
    PRODUCTS: "selection",
    CHOOSE: "choice",
    ADD2: "adder",
    SUB: "adder",
}
"""Operators by kind; a tree has the name under which it was made, and what remains are tables."""
GATES = {
    "multiple bits": "multiples",
    "recoded digits": "recoded",
    "digit products": "digit_products",
    "table bits": "table_bits",
    "multiplexers": "choices",
}
"""Gates as a report names them, by their name in `Count`."""
Measure = Callable[[Depth], float]


def level_report(rows: Rows, ends: Iterable[Word], held: int) -> LevelReport:
    """The longest paths to `ends`, the words that leave the circuit, or to a register before them.

    `held`: flip-flops that hold inputs of the circuit, beside those at the end of its stages. Raises BoundError where
    an arrival that was recorded is earlier than that of an operand.
    """
    arrivals = _Arrivals(rows, ends)
    count = rows.count
    by_levels, by_adders = arrivals.path(lambda d: d.levels), arrivals.path(lambda d: d.adders)
    return LevelReport(
        levels=sum(part.levels for part in by_levels),
        full_adder_levels=sum(part.full_adders for part in by_adders),
        path=by_levels,
        full_adder_path=by_adders,
        full_adders=count.full_adders,
        half_adders=count.half_adders,
        gates={name: getattr(count, field) for name, field in GATES.items()},
        registers=held + sum(_after(wire) for op in rows.circuit.ops for wire in op.outs),
    )


class _Arrivals:
    """When the wires of a circuit arrive after the registers before them, for all operators that `ends` need."""

    def __init__(self, rows: Rows, ends: Iterable[Word]) -> None:
        self._rows = rows
        self._whole: dict[Wire, Depth] = {}
        """Arrivals from the inputs of the circuit, registers or not."""
        self._own: dict[Wire, Depth] = {}
        self._at: dict[Wire, Depth] = {}
        needed = _needed(ends)
        for op in rows.circuit.ops:
            if op in needed:
                self._enter(op)

    def _enter(self, op: Op) -> None:
        before = latest(self._whole[word.view.wire] for word in op.ins)
        here = latest(self._at[wire] for wire in self._unregistered(op))
        for wire in op.outs:
            whole = self._rows.arrivals.get(wire, before)
            own = Depth(whole.levels - before.levels, whole.adders - before.adders)
            if min(own) < 0:
                raise BoundError(f"{wire.name}: arrives before its operands")
            self._whole[wire], self._own[wire] = whole, own
            self._at[wire] = here.after(*own)

    def _unregistered(self, op: Op) -> list[Wire]:
        """The words that it reads, but for those out of a register; inputs of the circuit count as registers do."""
        wires = [word.view.wire for word in op.ins]
        return [wire for wire in wires if not wire.op.kind.outside and not wire.lag(op.stage)]

    def path(self, measure: Measure) -> tuple[PathPart, ...]:
        """The longest path by a measure, walked back from its end."""
        found: list[tuple[str, Depth]] = []
        wire = max(self._at, key=lambda w: measure(self._at[w]), default=None)
        while wire is not None:
            own = self._own[wire]
            if own != Depth():
                found.append((self._operation(wire.op), own))
            before = measure(self._at[wire]) - measure(own)
            wire = next((w for w in self._unregistered(wire.op) if measure(self._at[w]) == before), None)
        parts: list[PathPart] = []
        for operation, group in groupby(reversed(found), key=lambda step: step[0]):
            steps = [own for _, own in group]
            parts.append(PathPart(operation, len(steps), sum(d.levels for d in steps), sum(d.adders for d in steps)))
        return tuple(parts)

    def _operation(self, op: Op) -> str:
        return self._rows.purposes[op] if op.kind is COUNTER32 else OPERATIONS.get(op.kind, "table")


def _after(wire: Wire) -> int:
    """The flip-flops of a wire for later stages; the first register of an input is around the circuit."""
    return wire.width * max(0, wire.registers - wire.op.kind.outside)


def _needed(ends: Iterable[Word]) -> set[Op]:
    """The operators that words come from."""
    found, left = set[Op](), [word.view.wire.op for word in ends]
    while left:
        op = left.pop()
        if op not in found:
            found.add(op)
            left += [word.view.wire.op for word in op.ins]
    return found
