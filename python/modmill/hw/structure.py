"""What a unit consists of, counted in its circuit."""

from __future__ import annotations

from collections import Counter
from typing import Any

from modmill.hw.unit import AnyUnit, Datapath


def structure(unit: AnyUnit) -> dict[str, Any]:
    """Numbers by name, JSON-ready; those of the circuit only where the unit has one.

    `table_lut6`: sites that its tables fill: one for each bit of a row with 6 index bits, half of one with 5 or fewer.
    `levels`: the most operators in a row between two registers of the input. `planned_period_ns`: by the planning
    delays.
    """
    facts = {k: v for k, v in unit.summary.items() if isinstance(v, int | float | str)} | dict(unit.timing)
    return facts if unit.datapath is None else facts | _counts(unit.datapath)


def _counts(path: Datapath) -> dict[str, Any]:
    depth: dict[Any, int] = {}
    luts = 0
    operators: Counter[str] = Counter()
    for op in path.circuit.ops:
        level = max((depth[word.view.wire] for word in op.ins), default=0)
        if op.kind.look is not None:
            level += 1
            operators[op.kind.name] += 1
        if op.kind.lut6 is not None:
            luts += op.kind.lut6(op)
        for wire in op.outs:
            depth[wire] = level
    return {
        "levels": max(depth.values(), default=0),
        "operators": dict(sorted(operators.items())),
        "table_lut6": luts,
        "registers": sum(w.width * w.registers for op in path.circuit.ops for w in op.outs)
        + sum(w.width for w in path.inputs),
        "planned_period_ns": round(path.period, 2),
    }
