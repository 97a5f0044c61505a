"""Shared units as SystemVerilog: for each a multiplexer before every operand, its cell, and the registers behind.

The cycle of the interval (`phase`) chooses the operands. What a unit reads in a cycle in which no operator has it does
not matter, so it is what another cycle chooses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from modmill.hw.circuit.kinds import INPUT
from modmill.hw.circuit.layout import Declaration, Note, Statement
from modmill.hw.circuit.op import Op, Wire, Word
from modmill.hw.circuit.shared.machine import ScheduleError, Unit
from modmill.hw.circuit.shared.plan import Plan
from modmill.hw.circuit.verilog import Scope, padded, physical_width, select


class SharedText:
    """The text of a plan's units beside that of its other operators, all in one scope."""

    def __init__(self, plan: Plan, scope: Scope, phase: str) -> None:
        self.plan: Plan = plan
        self.scope: Scope = scope
        self.phase: str = phase
        self.units: dict[Unit, list[Op]] = {}
        for op, unit in plan.units.items():
            self.units.setdefault(unit, []).append(op)
        self.units = dict(sorted(self.units.items(), key=lambda item: item[0].name))
        self.cells: dict[Unit, Op] = {unit: _cell(unit, ops) for unit, ops in self.units.items()}

    def declarations(self) -> Iterator[Statement]:
        """The operands and the results of every unit; they stand before everything that reads them."""
        for cell in self.cells.values():
            for word in cell.ins:
                yield Declaration(word.width, (word.view.wire.name,))
            for wire in cell.outs:
                yield Declaration(physical_width(wire), (wire.name,))

    def elsewhere(self, op: Op) -> Iterator[Statement] | None:
        """The statements in place of a shared operator: its results, taken from its unit, and their registers."""
        unit = self.plan.units.get(op)
        if unit is None:
            return None
        if op.group:
            raise ScheduleError(f"{op.name}: a shared operator in the module of {op.group}")
        cell = self.cells[unit]
        sources = [
            select(made.name, physical_width(made), 0, physical_width(wire))
            for made, wire in zip(cell.outs, op.outs, strict=True)
        ]
        return self.scope.fed(op, sources)

    def instances(self) -> Iterator[Statement]:
        """Multiplexers and cells."""
        if self.units:
            yield Note("The shared units: the cycle of the interval chooses what each takes.")
        bits = max(1, (self.plan.interval - 1).bit_length())
        for unit, ops in self.units.items():
            cell = self.cells[unit]
            for i, word in enumerate(cell.ins):
                by_cycle: dict[int, str] = {}
                for op in ops:
                    for busy in range(op.stage, op.stage + op.busy):
                        by_cycle[busy % self.plan.interval] = self._operand(op, i, busy, word.width)
                yield f"  assign {word.view.wire.name} = {_chosen(by_cycle, self.phase, bits)};"
            yield from self.scope.computed(cell, unit.resource.latency - cell.kind.latency(cell))

    def _operand(self, op: Op, i: int, stage: int, total: int) -> str:
        word = op.ins[i]
        below = word.shift - (op.base if op.shiftable[i] else 0)
        return padded(self.scope.read(word, stage), word.width, below, total)


def _chosen(by_cycle: dict[int, str], phase: str, bits: int) -> str:
    """A chain of comparisons; equal operands are chosen together, and the most frequent one needs none."""
    cycles: dict[str, list[int]] = {}
    for cycle, text in sorted(by_cycle.items()):
        cycles.setdefault(text, []).append(cycle)
    *others, last = sorted(cycles, key=lambda text: len(cycles[text]))
    chosen = ""
    for text in others:
        when = " || ".join(f"{phase} == {bits}'d{cycle}" for cycle in cycles[text])
        chosen += f"({when}) ? {text} : "
    return chosen + last


def _cell(unit: Unit, ops: Sequence[Op]) -> Op:
    """One operator that can compute all of these: as wide as the widest operand at each place."""
    kind, first = unit.resource.kind, ops[0]
    if any(dict(op.params) != dict(first.params) or len(op.ins) != len(first.ins) for op in ops):
        raise ScheduleError(f"{unit.name}: operators of different parameters")
    own = unit.resource.latency - kind.latency(first)
    if own < 0 or (own == 0 and not kind.latency(first)):
        raise ScheduleError(f"{unit.name}: a latency of {unit.resource.latency}")
    ins = []
    for i in range(len(first.ins)):
        high = max(op.ins[i].high << (op.ins[i].shift - op.base if op.shiftable[i] else 0) for op in ops)
        width = max(op.ins[i].width + (op.ins[i].shift - op.base if op.shiftable[i] else 0) for op in ops)
        source = Op(INPUT, f"{unit.name}_in{i}", ())
        source.outs = (Wire(source.name, max(high, 1 << (width - 1)), source, 0.0),)
        ins.append(Word.of(source.outs[0]))
    cell = Op(kind, unit.name, tuple(ins), params=first.params)
    names = [f"{unit.name}{suffix}" for suffix, _ in kind.results]
    cell.outs = tuple(Wire(name, high, cell, 0.0) for name, high in zip(names, kind.bound(cell), strict=True))
    for made, wires in zip(cell.outs, zip(*(op.outs for op in ops), strict=True), strict=True):
        if any(physical_width(wire) > physical_width(made) for wire in wires):
            raise ScheduleError(f"{unit.name}: narrower than one of its operators")
    return cell
