"""The parts of a unit, counted in its circuit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from modmill.errors import UsageError
from modmill.hw.circuit.clocked import order, through
from modmill.hw.circuit.kinds import MEMORIES, TABLE
from modmill.hw.circuit.kinds.wires import index_bits
from modmill.hw.circuit.op import Op
from modmill.hw.circuit.verilog import steps
from modmill.hw.cost.cells import Area
from modmill.hw.cost.traffic import Traffic
from modmill.hw.interface.unit import AnyUnit, Datapath
from modmill.hw.stream.streamed import StreamedUnit
from modmill.hw.stream.unit import StreamUnit


def structure(unit: AnyUnit) -> dict[str, Any]:
    """Numbers by name, JSON-ready; those of the circuit only where the unit has one.

    `stream_bits_an_operation` and `memory_bits_a_cycle`: see `cost.Traffic`. `table_lut6`: sites that its tables fill:
    one for each bit of a row with 6 index bits, half of one with 5 or fewer.
    `least_lut`: the sites of tables, adders and compressors, so fewer than a synthesised netlist has.
    `levels`: of carry-save numbers, see `hw.cost.levels`; elsewhere the most operators in a row.
    `planned_period_ns`: by the planning delays. `inside`: the operators of each part of the circuit, by name, one level
    down.
    `cycles_a_result`: of each stage of a unit whose results are not counted by its inputs.
    """
    facts: dict[str, Any] = {k: v for k, v in unit.summary.items() if isinstance(v, int | float | str)}
    facts |= unit.timing
    if unit.mean_interval is not None:
        facts["cycles_a_result"] = {stage.name: round(stage.interval, 2) for stage in unit.balance}
    facts |= {name: bits for name, bits in traffic(unit).as_dict(None, unit.interval).items() if bits}
    counts = {} if unit.datapath is None else _counts(unit.datapath)
    return facts | {name: value for name, value in counts.items() if name not in facts}


def traffic(unit: AnyUnit) -> Traffic:
    """The traffic of a unit; without memories if it has no circuit."""
    streams, outside = dict[str, int](), tuple[str, ...]()
    if isinstance(unit, StreamedUnit) and (unit.beats_in or unit.traffic_beats):
        beats = {unit.streams[0].name: unit.beats_in, **unit.traffic_beats}
        streams = {s.name: round(s.width * beats.get(s.name, 1)) for s in unit.streams}
        outside = tuple(port.answers for port in unit.memories)
    ports = {kind: 2 if shape.ports == "dual" else 1 for shape, kind in MEMORIES.items()}
    ops = named(unit.datapath.circuit.ops) if unit.datapath is not None else ()
    moved = {name: ports[op.kind] * op.outs[0].width for name, op in ops if op.kind in ports}
    return Traffic(streams, moved, outside)


def named(ops: Iterable[Op], before: str = "") -> Iterator[tuple[str, Op]]:
    """Operators and those inside of parts, at any depth, with names that say where they are."""
    for op in ops:
        yield before + op.name, op
        yield from named(op.kind.inside, f"{before}{op.name}_")


def least_area(path: Datapath) -> Area:
    """The least that a circuit takes of an UltraScale+ device, before any synthesis: multipliers, memories, and LUTs
    where they follow from an operator's width.
    """
    return least(path.circuit.ops)


def least(ops: Iterable[Op]) -> Area:
    """The least area of some operators."""
    found = list(ops)
    blocks = sum((_blocks(op) for _, op in named(found)), Area())
    return sum((Area(lut=_sites(op), dsp=op.kind.dsps) for op in found), blocks)


def _blocks(op: Op) -> Area:
    """The block RAMs or UltraRAMs of a memory or table, in the shape with the fewest; half a block RAM has 18 kbit."""
    where, depth = PLACES.get(op.kind), op.params.get("depth", 0)
    if op.kind is TABLE and op.params["latency"]:
        where, depth = "block", 1 << index_bits(op)
    if where is None or where == "lut":
        return Area()
    width = op.outs[0].width
    if where == "ultra":
        return Area(uram=-(-width // 72) * -(-depth // 4096))
    return Area(bram=min(-(-width // w) * -(-depth // d) for w, d in BLOCK_SHAPES) / 2)


PLACES = {kind: shape.where for shape, kind in MEMORIES.items()}
BLOCK_SHAPES = ((36, 512), (18, 1024), (9, 2048), (4, 4096), (2, 8192), (1, 16_384))
"""Bits of a word and words of half a block RAM (AMD UG573)."""


def counted(unit: AnyUnit) -> Area:
    """The least area of a unit with registers: flip-flops, and shift registers in LUTs; those in multipliers do not
    count.

    Operators that share units count as these; the multiplexers before them do not. Raises UsageError without a circuit.
    """
    path = unit.datapath
    if path is None:
        raise UsageError(f"target: {unit.name} has no circuit to count in; use xcup")
    flip_flops, shifts = sum(wire.width for wire in path.inputs), 0
    for op in path.circuit.ops:
        for wire in op.outs:
            inside = int(op.kind.absorbs and wire.registered and not wire.read_early)
            for begin, end in steps(wire, inside + op.kind.outside):
                if end - begin == 1:
                    flip_flops += wire.width
                else:
                    shifts += wire.width * -(-(end - begin) // SHIFT)
    left = {r.kind: r.count for r in unit.plan.machine} if isinstance(unit, StreamUnit) else {}
    printed = []
    for op in path.circuit.ops:
        if op.kind not in left or left[op.kind] > 0:
            printed.append(op)
        if op.kind in left:
            left[op.kind] -= 1
    return least(printed) + Area(lut=shifts, ff=flip_flops)


SHIFT = 32
"""Places of a shift register in a LUT."""


def _sites(op: Op) -> int:
    return op.kind.lut6(op) if op.kind.lut6 else 0


def _inside(path: Datapath) -> dict[str, dict[str, int]]:
    """The operators of a circuit's parts by kind, each kind of part once."""
    parts = {op.kind: op.kind.inside for op in path.circuit.ops if op.kind.inside}
    return {
        kind.name: dict(sorted(Counter(op.kind.name for op in ops if op.kind.look is not None).items()))
        for kind, ops in parts.items()
    }


def _counts(path: Datapath) -> dict[str, Any]:
    depth: dict[Any, int] = {}
    luts = 0
    operators: Counter[str] = Counter()
    for op in order(path.circuit):
        level = max((depth[op.ins[i].view.wire] for i in through(op)), default=0)
        if op.kind.look is not None:
            level += 1
            operators[op.kind.name] += 1
        luts += sum(_sites(inner) for inner in (op, *op.kind.inside) if inner.kind is TABLE)
        for wire in op.outs:
            depth[wire] = level
    return {
        "levels": max(depth.values(), default=0),
        "operators": dict(sorted(operators.items())),
        **({"inside": inside} if (inside := _inside(path)) else {}),
        "table_lut6": luts,
        "least_lut": least_area(path).lut,
        "registers": sum(w.width * w.registers for op in path.circuit.ops for w in op.outs)
        + sum(w.width for w in path.inputs),
        "planned_period_ns": round(path.period, 2),
    }
