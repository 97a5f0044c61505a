"""The datapath of a unit as a picture: what is computed where in the number, and in which clock cycle.

The place in the number runs from right (the least significant column) to left, and the time within one operation from
top to bottom: from the input registers down to the words of the result, with a line wherever registers cut the path.
Every operator stands in its column at its time, as tall as its planned delay; operators of the same kind, column and
time share one box, which is wider the more of them there are. All numbers are those of the configuration.

The times are the planning delays of circuit/kinds, not an analysis of the netlist (modmill.hw.cost).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from modmill.errors import UsageError
from modmill.hw.circuit.clocked import order, through
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import KINDS, TABLE
from modmill.hw.circuit.op import Look, Op, Wire
from modmill.hw.interface.figures import published
from modmill.hw.interface.unit import AnyUnit, ColumnOf, Datapath
from modmill.svg import Drawing

WIDTH, LEFT, RIGHT, SIDE = 1240.0, 76.0, 910.0, 946.0
PER_NS = 21.0
LOOKS = tuple(dict.fromkeys(kind.look for kind in KINDS if kind.look))
"""The looks of operators, in the order of the legend."""
REGISTER, QUIET, WORD, FOLDED, FOLDING = "#b8433f", "#5c5c5c", "#d5dfe8", "#fdf3e7", "#e08e36"


@dataclass(frozen=True, slots=True)
class Placed:
    """An operator in the picture: its column, and when it starts and ends, in ns from the start of the operation."""

    op: Op
    look: Look
    column: int
    stage: int
    begin: float
    end: float


def place(circuit: Circuit, period: float, column_of: ColumnOf) -> list[Placed]:
    """The place and time of every operator: as the schedule put it, a stage starting when the one before it ends."""
    at: dict[Wire, float] = {}
    column: dict[Wire, int] = {}
    found = []
    for op in order(circuit):
        mine = [op.ins[i].view.wire for i in through(op)]
        where = column_of(op, [column[w] for w in mine])
        stage = op.stage
        begin = max((at[w] for w in mine if w.stage == stage), default=0.0)
        end = begin + op.delay
        for wire in op.outs:
            at[wire], column[wire] = end, where
        if op.kind.look is not None:
            found.append(Placed(op, op.kind.look, where, stage, stage * period + begin, stage * period + end))
    return found


def registers(circuit: Circuit) -> Counter[int]:
    """Flip-flops at the end of each stage: bits of the wires that later stages read."""
    bits: Counter[int] = Counter()
    for op in circuit.ops:
        for wire in op.outs:
            for k in range(wire.registers):
                bits[wire.stage + k * wire.interval] += wire.width
    return bits


def draw(unit: AnyUnit) -> str:
    """The picture of a unit, as an SVG document. Raises UsageError for a unit without a circuit."""
    path = unit.datapath
    if path is None:
        raise UsageError(f"{unit.name}: its core is written by hand, so there is no circuit to draw")
    title = f"{unit.name}, {unit.bits} bits"
    placed = place(path.circuit, path.period, path.column)
    bands = 1 + max((p.stage for p in placed), default=0)
    d = Drawing(WIDTH)
    d.text(LEFT, 40, title, size=22, bold=True)
    d.text(LEFT, 62, unit.about.title, size=13, colour=QUIET)
    top = 128.0
    columns = _Columns(max(path.shift + len(path.results), 1 + max((p.column for p in placed), default=0)))
    _words(d, columns, 0, [w.width for w in path.inputs], 92, path.labels[0])
    bottom = top + max(bands * path.period, max((p.end for p in placed), default=0.0)) * PER_NS
    _folded(d, columns, placed, top - 8, bottom + 8)
    _operators(d, columns, placed, top)
    _cuts(d, path, top, bands)
    _words(d, columns, path.shift, [w.width for w in path.results], bottom + 26, path.labels[1])
    if path.loop:
        _feedback(d, RIGHT - path.shift * columns.pitch, bottom + 36)
    _sidebar(d, unit, path, placed)
    return d.document(f"{title}: datapath")


class _Columns:
    """Columns side by side, column 0 at the right."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pitch = min((RIGHT - LEFT) / count, 64.0)

    def left(self, column: int) -> float:
        """The left edge of a column."""
        return RIGHT - (column + 1) * self.pitch


def _words(d: Drawing, columns: _Columns, first: int, widths: list[int], y: float, label: str) -> None:
    """A register: a box for each word, word 0 in column `first`."""
    for i, width in enumerate(widths):
        gap = min(1.5, columns.pitch / 6)
        d.rect((columns.left(first + i) + gap / 2, y, columns.pitch - gap, 20), WORD, title=f"word {i}: {width} bits")
        if columns.pitch > 22:
            d.text(columns.left(first + i) + columns.pitch / 2, y + 14, str(i), size=10, colour=QUIET, at="middle")
    left = columns.left(first + len(widths) - 1)
    if left - LEFT > 7 * len(label):
        d.text(left - 8, y + 14, label, size=12, at="end")
    else:
        d.text(RIGHT, y - 6, label, size=12, at="end")


def _folded(d: Drawing, columns: _Columns, placed: list[Placed], top: float, bottom: float) -> None:
    """A tint behind each run of columns that tables fold away, and its name."""
    runs: list[list[int]] = []
    for k in sorted({p.column for p in placed if p.op.kind is TABLE}):
        if runs and runs[-1][-1] == k - 1:
            runs[-1].append(k)
        else:
            runs.append([k])
    for run in runs:
        left, wide = columns.left(run[-1]), columns.pitch * len(run)
        d.rect((left, top, wide, bottom - top), FOLDED)
        words = f"columns {run[0]} to {run[-1]}: folded by tables" if len(run) > 1 else f"column {run[0]}: folded"
        if wide > 5.2 * len(words):
            d.text(left + wide / 2, bottom - 6, words, size=11, colour=FOLDING, at="middle")


def _operators(d: Drawing, columns: _Columns, placed: list[Placed], top: float) -> None:
    """All operators, a path for each colour."""
    cells: Counter[tuple[str, int, float, float]] = Counter()
    for p in placed:
        cells[p.look.colour, p.column, round(p.begin, 3), round(p.end, 3)] += 1
    most: Counter[str] = Counter()
    for (colour, *_), n in cells.items():
        most[colour] = max(most[colour], n)
    full = columns.pitch * 0.92
    for colour in dict.fromkeys(c for c, *_ in cells):
        boxes = []
        for (c, column, begin, end), n in cells.items():
            if c == colour:
                wide = max(min(1.6, full), full * (n / max(most.values())) ** 0.5)
                y, tall = top + begin * PER_NS, (end - begin) * PER_NS
                boxes.append((columns.left(column) + (columns.pitch - wide) / 2, y + 0.6, wide, tall - 1.2))
        d.boxes(boxes, colour)


def _cuts(d: Drawing, path: Datapath, top: float, bands: int) -> None:
    """The clock edges inside an operation, with the flip-flops at each, and the cycles' numbers."""
    bits = registers(path.circuit)
    for stage in range(bands):
        y = top + stage * path.period * PER_NS
        middle = y + path.period * PER_NS / 2
        all_ = bands < path.stages
        d.text(38, middle - 4, "cycles" if all_ else "cycle", size=10, colour=QUIET, at="middle")
        d.text(38, middle + 14, f"1 to {path.stages}" if all_ else str(stage + 1), size=17, bold=True, at="middle")
        if stage:
            d.line((8, y), (RIGHT + 6, y), colour=REGISTER, width=1.4, dash="7 3")
            d.text(8, y - 4, f"{bits[stage - 1]:,} bits", size=10, colour=REGISTER)


def _feedback(d: Drawing, right: float, y: float) -> None:
    """From the next x around to x."""
    x = RIGHT + 14
    d.line((right + 3, y), (x, y), (x, 102), (RIGHT + 3, 102), colour=QUIET, width=1.2, arrow=True)


def _sidebar(d: Drawing, unit: AnyUnit, path: Datapath, placed: list[Placed]) -> None:
    """Legend, numbers, the cycles one by one, and the published figure."""
    y = 40.0
    d.text(SIDE, y, "Operators", bold=True)
    count = Counter(p.look for p in placed)
    for look in filter(count.__getitem__, LOOKS):
        y += 18
        d.rect((SIDE, y - 9, 11, 11), look.colour)
        d.text(SIDE + 18, y, f"{count[look]:,}", size=11, bold=True)
        d.text(SIDE + 64, y, look.one, size=11)
    y += 34
    d.text(SIDE, y, "Numbers", bold=True)
    parameters = {**path.facts, f"cycles per {unit.operation}": unit.latency}
    for name, value in {**parameters, **_plain(unit.summary)}.items():
        y += 17
        d.text(SIDE, y, name.replace("_", " "), size=11, colour=QUIET)
        d.text(WIDTH - 30, y, f"{value:,}" if isinstance(value, int) else str(value), size=11, at="end")
    y = _cycles(d, path, placed, y + 34)
    y += 36
    d.text(SIDE, y, "Planned", bold=True)
    y += 18
    y = d.paragraph(
        SIDE,
        y,
        f"{path.period:.1f} ns a cycle by the planning delays, which order the trees and place the cuts; "
        "`modmill hw cost` analyses the netlist.",
        46,
        size=11,
        colour=QUIET,
    )
    figure = published(unit.job, unit.name)
    if figure is not None:
        y += 18
        d.text(SIDE, y, "Published", bold=True)
        words = f"{figure.ns:g} ns per {unit.operation} at {figure.bits} bits: {figure.cycles} cycles at "
        words += f"{figure.clock_mhz:g} MHz, {figure.kilo_luts:g} kLUT"
        d.paragraph(SIDE, y + 18, words + (f", {figure.dsps} DSPs" if figure.dsps else ""), 46, size=11, colour=QUIET)


def _cycles(d: Drawing, path: Datapath, placed: list[Placed], y: float) -> float:
    """Draws the events of each cycle; returns the y of its last line."""
    d.text(SIDE, y, "Cycle by cycle", bold=True)
    if path.passes:
        for number, words in path.passes:
            y += 19
            d.text(SIDE, y, number, size=11, bold=True)
            y = d.paragraph(SIDE + 18, y, words, 42, size=11) - 15
        return y
    bits = registers(path.circuit)
    for stage in range(path.stages):
        kinds = Counter(p.look.many for p in placed if p.stage == stage)
        parts = [f"{n:,} {kind}" for kind, n in sorted(kinds.items(), key=lambda k: -k[1])]
        last = stage == path.stages - 1
        parts.append(("then x" if path.loop else "then the result") if last else f"then {bits[stage]:,} flip-flops")
        y += 19
        d.text(SIDE, y, f"{stage + 1}", size=11, bold=True)
        y = d.paragraph(SIDE + 18, y, ", ".join(parts), 42, size=11) - 15
    return y


def _plain(summary: Mapping[str, Any]) -> dict[str, Any]:
    """The facts that are one number or word each, without those that stand elsewhere."""
    return {k: v for k, v in summary.items() if not isinstance(v, dict | list | tuple) and k not in ("cycles",)}
