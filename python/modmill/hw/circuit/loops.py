"""Trees of full adders in the form that simulates fastest: a loop whose tables say which rows meet.

A tree over hundreds of wide rows is thousands of instances, each of a width of its own, which Verilator inlines and
compiles one by one. Here the rows lie in an array, each at its place, and one loop does what all operators do. Rows of
products that no other tree reads are made there, too (`loop_rows`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import COUNTER32
from modmill.hw.circuit.layout import Declaration, Statement
from modmill.hw.circuit.loop_rows import INDEX, Made, makes, table
from modmill.hw.circuit.op import Op, Wire
from modmill.hw.circuit.verilog import LINT_OFF, Scope, padded, physical_width

LEAST = 64
"""Operators from which on a tree is a loop."""
WIDE = "Simulation only: rows are wide, so that operators on them are better calls than statements for each word."
"""The comment by which a build knows a text with loops; Verilator's `-fno-expand` makes a fifth of the C++ of it."""


@dataclass(eq=False, slots=True)
class Loop:
    """Operators of one stage that follow each other, with the rows that they read from others (text, width, place) and
    the wires that others read."""

    ops: list[Op]
    shown: list[Wire]
    inside: frozenset[Op] = frozenset()
    """Operators whose rows are made here."""
    made: Made = field(default_factory=Made)
    rows: dict[tuple[str, int], int] = field(default_factory=dict)
    """The width of each row, by its text and its place."""
    at: dict[Wire, int] = field(default_factory=dict)
    """The place of each result."""
    operands: list[tuple[int, int, int]] = field(default_factory=list)
    """The rows of each operator, by number: those from others first, those made here, then two for each operator."""

    def connect(self, scope: Scope) -> None:
        """Finds the rows and what each operator reads."""
        found: list[list[Wire | Op | tuple[str, int]]] = []
        for op in self.ops:
            found.append([])
            for word in op.ins:
                wire = word.view.wire
                if wire in self.at:
                    found[-1].append(wire)
                elif wire.op in self.inside:
                    self.made.add(wire.op, word.shift, scope)
                    found[-1].append(wire.op)
                else:
                    row = scope.read(word, op.stage), word.shift
                    self.rows[row] = word.width
                    found[-1].append(row)
            for wire, (_, place) in zip(op.outs, op.kind.results, strict=True):
                self.at[wire] = op.base + place
        number = {row: i for i, row in enumerate([*self.rows, *(op for op, _ in self.made.ops), *self.at])}
        self.operands = [(number[a], number[b], number[c]) for a, b, c in found]

    def module(self, name: str) -> str:
        """The module of that name."""
        ends = [place + width for (_, place), width in self.rows.items()]
        ends += [self.at[w.view.wire] + w.view.width for op in self.ops for w in op.ins if w.view.wire in self.at]
        ends += [self.at[wire] + physical_width(wire) for wire in self.shown]
        ends += [end for series in self.made.series.values() for end in series.ends]
        low = min(place for _, place in [*self.rows, *self.made.ops])
        count, total = len(self.rows) + len(self.made.ops), max(ends) - low
        ports = [f"input  logic [{width - 1}:0] row_{i}_i" for i, width in enumerate(self.rows.values())]
        series = self.made.named
        ports += [port for prefix, made in series.items() for port in made.inputs(prefix)]
        first, making = len(self.rows), list[str]()
        for prefix, made in series.items():
            making += made.lines(prefix, first, total)
            first += len(made.ops)
        ports += [f"output logic [{physical_width(wire) - 1}:0] sum_{i}_o" for i, wire in enumerate(self.shown)]
        size, bits = INDEX * len(self.ops), (count + 2 * len(self.ops) - 1).bit_length()
        tables = zip(("First", "Second", "Third"), zip(*self.operands, strict=True), strict=True)
        lines = [
            f"// The sum of {count} rows by {len(self.ops)} times full adders side by side: operator k",
            "// adds rows First[k], Second[k] and Third[k] (the entries of operator 0 are last in the tables), and",
            f"// makes rows {count} + 2 k, the sums, and the next one, the carries.",
            "//",
            f"// {WIDE}",
            f"{LINT_OFF}module {name} (",
            "  " + ",\n  ".join(ports),
            ");",
            *(f"  localparam logic [{size - 1}:0] {title} = {table(entries)};" for title, entries in tables),
            f"  logic [{total - 1}:0] rows[{count + 2 * len(self.ops)}];",
            f"  logic [{total - 1}:0] a, b, c;",
            *(line for prefix, made in series.items() for line in made.declared(prefix, low, total)),
            "  always_comb begin",
            *(
                f"    rows[{i}] = {padded(f'row_{i}_i', width, place - low, total)};"
                for i, ((_, place), width) in enumerate(self.rows.items())
            ),
            *making,
            f"    for (int k = 0; k < {len(self.ops)}; k++) begin",
            f"      a = rows[First[{INDEX}*k+:{bits}]];",
            f"      b = rows[Second[{INDEX}*k+:{bits}]];",
            f"      c = rows[Third[{INDEX}*k+:{bits}]];",
            f"      rows[{count}+2*k] = a ^ b ^ c;",
            f"      rows[{count}+2*k+1] = ((a & b) | (a & c) | (b & c)) << 1;",
            "    end",
            "  end",
        ]
        number = {wire: count + i for i, wire in enumerate(self.at)}
        for i, wire in enumerate(self.shown):
            first = self.at[wire] - low
            lines.append(f"  assign sum_{i}_o = rows[{number[wire]}][{first + physical_width(wire) - 1}:{first}];")
        return "\n".join(lines) + "\nendmodule\n"


class Loops:
    """The large trees of a circuit as loops: their modules, and what stands for their operators in `scope`.

    `wanted` are wires that others than the circuit's operators read.
    """

    def __init__(self, unit: str, circuit: Circuit, wanted: Collection[Wire], scope: Scope) -> None:
        self.unit: str = unit
        self._scope = scope
        self._of: dict[Op, Loop] = {}
        for ops in _runs(circuit):
            self._of |= dict.fromkeys(ops, Loop(ops, []))
        readers: dict[Wire, set[Loop | None]] = {wire: {None} for wire in wanted}
        for op in circuit.ops:
            for word in op.ins:
                readers.setdefault(word.view.wire, set()).add(self._of.get(op))
        self._loops = list(dict.fromkeys(self._of.values()))
        self._inside: set[Op] = set()
        for loop in self._loops:
            loop.shown = [wire for op in loop.ops for wire in op.outs if readers.get(wire, set()) - {loop}]
            loop.inside = frozenset(_inside(loop, readers))
            self._inside |= loop.inside

    def elsewhere(self, op: Op) -> list[Statement] | None:
        """The text that stands for an operator: the loop for its last one, nothing for others; None outside of loops.

        Operators are asked for in their order.
        """
        if op in self._inside:
            return []
        loop = self._of.get(op)
        if loop is None:
            return None
        if op is not loop.ops[-1]:
            return []
        loop.connect(self._scope)
        name = self._name(loop)
        ports = [f".row_{i}_i({text})" for i, (text, _) in enumerate(loop.rows)]
        ports += [
            f".{prefix}_{port}_i({text})"
            for prefix, made in loop.made.named.items()
            for port, (text, _) in made.ports.items()
        ]
        ports += [f".sum_{i}_o({name}_{i})" for i in range(len(loop.shown))]
        lines: list[Statement] = [
            Declaration(physical_width(wire), (f"{name}_{i}",)) for i, wire in enumerate(loop.shown)
        ]
        lines.append(f"  {self.unit}_{name} u_{name} (\n    " + ",\n    ".join(ports) + "\n  );")
        sources = {wire: f"{name}_{i}" for i, wire in enumerate(loop.shown)}
        for made in loop.ops:
            if any(wire in sources for wire in made.outs):
                lines += self._scope.fed(made, [sources.get(wire, f"{physical_width(wire)}'d0") for wire in made.outs])
        return lines

    @property
    def modules(self) -> dict[str, str]:
        """Name to text of the loops' modules, once all operators were asked for."""
        names = {f"{self.unit}_{self._name(loop)}": loop for loop in self._loops}
        return {name: loop.module(name) for name, loop in names.items()}

    def _name(self, loop: Loop) -> str:
        return f"loop_{self._loops.index(loop)}"


def _inside(loop: Loop, readers: Mapping[Wire, set[Loop | None]]) -> Iterator[Op]:
    """The operators whose rows the loop alone reads, once and from their lowest bit, in its own stage."""
    for op in loop.ops:
        for word in op.ins:
            maker = word.view.wire.op
            alone = readers[word.view.wire] == {loop} and word.view.low == 0
            if makes(maker) and alone and maker.stage == op.stage:
                yield maker


def _runs(circuit: Circuit) -> Iterator[list[Op]]:
    """Operators without a group that follow each other in one stage; none reads a part or a shift of another's result
    or one from a register."""
    run: list[Op] = []
    place: dict[Wire, int] = {}

    def joins(op: Op) -> bool:
        return op.stage == run[0].stage and all(
            word.view.low == 0 and word.shift == place[word.view.wire] for word in op.ins if word.view.wire in place
        )

    for op in circuit.ops:
        there = op.kind is COUNTER32 and not op.group
        if run and not (there and joins(op)):
            if len(run) >= LEAST:
                yield run
            run, place = [], {}
        if there:
            run.append(op)
            place |= {wire: op.base + at for wire, (_, at) in zip(op.outs, op.kind.results, strict=True)}
    if len(run) >= LEAST:
        yield run
