"""Standard cells without synthesis: what a unit's functions take of a library, timed level by level by its tables.

Each function of bits becomes cells of the library, one to one for adders; nets with many readers get the trees of
buffers that a mapped unit gets (buffers.py); and arrivals and transitions go through all cells of a row at once, from
the registers on, by the tables of the library. That is what OpenSTA does to a mapped netlist, which no tool has to make
here: so units of any width are timed, and adders of constants are as small as the constants make them.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from modmill.errors import UsageError
from modmill.hw.cost import bits
from modmill.hw.cost.bits import Bits, Function, Nets
from modmill.hw.cost.buffers import MOST
from modmill.hw.cost.liberty import Arc, Library, Place, StandardCell, between

Floats = npt.NDArray[np.float32]
RISE, FALL = 0, 1
EDGES = ("rise", "fall")
NAND, NOR = bits.function(2, lambda a, b: 1 - (a & b)), bits.function(2, lambda a, b: 1 - (a | b))

ASSUMPTIONS = (
    "Gates of a real library, timed level by level by its tables, before layout: no wires, no load on outputs, an "
    "ideal clock.",
    "Full and half adders are the library's cells; other gates are chosen by function, without synthesis; no gate "
    f"drives more than {MOST} pins. The handshake is one enable of all registers.",
)


@dataclass(frozen=True, slots=True)
class Row:
    """Equal cells side by side, their inputs and outputs in the order of the cell's pins."""

    cell: StandardCell
    ins: Nets
    outs: Nets


class Step(NamedTuple):
    """Cells of one kind on the longest path: how many, and what they take in ns."""

    cell: str
    cells: int
    ns: float


def measure(given: Bits, library: Library, stopped: Callable[[], None]) -> dict[str, Any]:
    """The figures of a design in a library. Raises UsageError for a library without the cells that are needed."""
    made = netlist(given, library, stopped)
    period, path = timed(made, stopped)
    counts = made.counts()
    area = {cell.name: cell.area for cell in library.cells}
    return {
        "cells": sum(counts.values()),
        "full_adders": counts[library.adder(3).cell.name],
        "half_adders": counts[library.adder(2).cell.name],
        "flip_flops": made.flip_flops,
        "area_um2": sum(n * area[name] for name, n in counts.items()),
        "period_ns": round(period, 4),
        "path": path,
    }


def netlist(given: Bits, library: Library, stopped: Callable[[], None]) -> Netlist:
    """The cells of a design, with buffers. Raises UsageError as `measure` does."""
    made = Netlist(library, stopped)
    made.build(given)
    made.buffer()
    return made


def timed(netlist: Netlist, stopped: Callable[[], None]) -> tuple[float, tuple[Step, ...]]:
    """The period in ns of a netlist with buffers, and the path that needs it."""
    return _Timing(netlist, stopped).longest()


class Netlist:
    """The cells of a design, rows in order of dependence."""

    def __init__(self, library: Library, stopped: Callable[[], None]) -> None:
        self.library = library
        self.stopped = stopped
        self.fits = _Fits(library)
        self.inverter = library.gate((1, 0))
        self.rows: list[Row] = []
        self.nets = bits.FIRST
        self.flip_flop = library.flip_flop()
        self.flip_flops = 0
        self.launched = np.zeros(0, np.int32)
        self.captured = np.zeros(0, np.int32)
        self.ports = np.zeros(0, np.int32)

    def build(self, given: Bits) -> None:
        """Puts the design between registers, each behind a choice between its value and a new one."""
        self.nets = given.nets
        begins = given.begins[~np.isin(given.begins, given.ports)]
        self.launched = begins
        if self.flip_flop.pins["q"][1]:
            self.launched = self._new(len(begins))
            self._put(bits.INVERTER, self.launched[None, :], begins[None, :])
        enable = self._new(1)
        valid = self._new(1)
        self._put(bits.BUFFER, valid[None, :], enable[None, :])
        for block in given.blocks:
            self.stopped()
            self._put(block.function, block.ins, block.outs)
        ends = given.ends[given.ends >= bits.FIRST]
        entering = self._new(len(begins))
        data = np.concatenate([entering, ends])
        results = self._new(len(ends))
        held = np.concatenate([begins, results])
        self.captured = self._new(len(data))
        self._put(bits.CHOICE, np.stack(np.broadcast_arrays(enable, data, held)), self.captured[None, :])
        self.launched = np.concatenate([self.launched, results, valid])
        self.ports = np.concatenate([entering, given.ports])
        self.flip_flops = len(self.launched)

    def _new(self, count: int) -> Nets:
        made = np.arange(self.nets, self.nets + count, dtype=np.int32)
        self.nets += count
        return made

    def _put(self, function: Function, ins: Nets, outs: Nets) -> None:
        """Cells that compute a function, with inverters where a cell gives complements."""
        if not ins.shape[1]:
            return
        fit = self.fits.fit(function)
        if isinstance(fit, _Cell):
            made = np.empty((len(fit.cell.outputs), ins.shape[1]), np.int32)
            for at, (pin, complement) in enumerate(fit.outs):
                made[pin] = self._new(ins.shape[1]) if complement else outs[at]
            unused = set(range(len(made))) - {pin for pin, _ in fit.outs}
            for pin in unused:
                made[pin] = self._new(ins.shape[1])
            self.rows.append(Row(fit.cell, ins[list(fit.ins)], made))
            for at, (pin, complement) in enumerate(fit.outs):
                if complement:
                    self.rows.append(Row(self.inverter, made[pin][None, :], outs[at][None, :]))
            return
        nets = [*ins]
        for part, sources in fit[:-1]:
            nets.append(self._new(ins.shape[1]))
            self._put(part, np.stack([nets[i] for i in sources]), nets[-1][None, :])
        part, sources = fit[-1]
        self._put(part, np.stack([nets[i] for i in sources]), outs)

    def buffer(self) -> None:
        """Trees of buffers, so that no gate drives more than `MOST` pins."""
        readers = np.zeros(self.nets, np.int32)
        for row in self.rows:
            np.add.at(readers, row.ins.ravel(), 1)
        readers[: bits.FIRST] = 0
        heavy = np.flatnonzero(readers > MOST).astype(np.int32)
        count = readers[heavy].astype(np.int64)
        # The nets that buffers read, and those that they drive; the buffers next to the readers come first.
        layers: list[tuple[Nets, Nets]] = []
        groups = _Groups(count)
        drive = self._new(groups.total)
        rows = self._read(heavy, groups, drive)
        while (groups.count > MOST).any():
            above = _Groups(np.where(groups.count > MOST, groups.count, 0))
            made = self._new(above.total)
            nets = heavy[groups.owner]
            deeper = (groups.count > MOST)[groups.owner]
            nets[deeper] = made[above.group(groups.owner[deeper], groups.rank[deeper])]
            layers.append((nets, drive))
            groups, drive = above, made
        layers.append((heavy[groups.owner], drive))
        self._insert(rows, layers)

    def _read(self, heavy: Nets, groups: _Groups, drive: Nets) -> list[Row]:
        """The rows with the readers of heavy nets moved to the nets that their groups' buffers drive."""
        slot = np.full(self.nets, -1, np.int32)
        slot[heavy] = np.arange(len(heavy), dtype=np.int32)
        taken = np.zeros(len(heavy), np.int64)
        rows: list[Row] = []
        for row in self.rows:
            self.stopped()
            pins = row.ins.ravel().copy()
            at = np.flatnonzero(slot[pins] >= 0)
            at = at[np.argsort(slot[pins[at]], kind="stable")]
            owner = slot[pins[at]]
            starts = np.flatnonzero(np.diff(owner, prepend=-1))
            rank = np.arange(len(owner)) - np.repeat(starts, np.diff(np.append(starts, len(owner))))
            pins[at] = drive[groups.group(owner, taken[owner] + rank)]
            np.add.at(taken, owner, 1)
            rows.append(Row(row.cell, pins.reshape(row.ins.shape), row.outs))
        return rows

    def _insert(self, rows: Sequence[Row], layers: Sequence[tuple[Nets, Nets]]) -> None:
        """Each net's buffers behind the row that drives it, those nearest to it first."""
        driver = np.full(self.nets, -1, np.int32)
        for at, row in enumerate(rows):
            driver[row.outs.ravel()] = at
        behind: dict[int, list[Row]] = {}
        cell = self.library.buffer(MOST)
        for nets, outs in reversed(layers):
            driver[outs] = driver[nets]
            order = np.argsort(driver[outs], kind="stable")
            for part in np.split(order, np.flatnonzero(np.diff(driver[outs[order]])) + 1):
                if len(part):
                    row = Row(cell, nets[part][None, :], outs[part][None, :])
                    behind.setdefault(int(driver[outs[part[0]]]), []).append(row)
        self.rows = [*behind.get(-1, ())]
        for at, row in enumerate(rows):
            self.rows += [row, *behind.get(at, ())]

    def counts(self) -> Counter[str]:
        """The number of instances of each cell."""
        found: Counter[str] = Counter()
        for row in self.rows:
            found[row.cell.name] += row.ins.shape[1]
        found[self.flip_flop.cell.name] += self.flip_flops
        return found


class _Groups:
    """So many readers of each of some nets in groups of `MOST`, those of one net side by side."""

    def __init__(self, readers: npt.NDArray[np.int64]) -> None:
        self.count = -(-readers // MOST)
        """The groups of each net."""
        self.total = int(self.count.sum())
        self._first = np.cumsum(self.count) - self.count
        self.owner = np.repeat(np.arange(len(readers)), self.count)
        """The net of each group, by its number."""
        self.rank = np.arange(self.total) - self._first[self.owner]

    def group(self, owner: npt.NDArray[Any], rank: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """The group of a net's reader."""
        return self._first[owner] + rank // MOST


class _Cell(NamedTuple):
    """A cell for a function: which input of it each pin takes, and for each result the output and its sense."""

    cell: StandardCell
    ins: tuple[int, ...]
    outs: tuple[tuple[int, bool], ...]


_Parts = Sequence[tuple[Function, tuple[int, ...]]]
"""Simpler functions in order, and their operands: the inputs, then the results of those before; the last is the result.
"""

NOT = bits.INVERTER
UNLESS = bits.function(2, lambda a, b: a | (1 - b))
SMALLER: Mapping[Function, _Parts] = {
    bits.AND_OR: [(NAND, (0, 1)), (NAND, (2, 3)), (NAND, (4, 5))],
    bits.JOINED: [(NAND, (0, 1)), (NOT, (2,)), (NAND, (3, 4))],
    bits.CHOICE: [(NOT, (0,)), (NAND, (0, 1)), (NAND, (3, 2)), (NAND, (4, 5))],
    bits.BUT: [(NOT, (1,)), (bits.AND, (0, 2))],
    UNLESS: [(NOT, (1,)), (bits.OR, (0, 2))],
    bits.AND: [(NAND, (0, 1)), (NOT, (2,))],
    bits.OR: [(NOR, (0, 1)), (NOT, (2,))],
}
"""Functions that not every library has."""


class _Fits:
    """The cells of a library for functions."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._known: dict[Function, _Cell | _Parts] = {}
        three, two = library.adder(3), library.adder(2)
        for function, use in ((bits.FULL_ADDER, three), (bits.HALF_ADDER, two)):
            pins = [pin.name for pin in use.cell.outputs]
            outs = tuple((pins.index(use.pins[role][0]), use.pins[role][1]) for role in ("sum", "carry"))
            self._known[function] = _Cell(use.cell, tuple(range(function.inputs)), outs)

    def fit(self, function: Function) -> _Cell | _Parts:
        """A cell, or simpler functions. Raises UsageError where there is neither."""
        if function not in self._known:
            self._known[function] = self._found(function)
        return self._known[function]

    def _found(self, function: Function) -> _Cell | _Parts:
        table = function.column(function.tables[0])
        orders = [*itertools.permutations(range(function.inputs))]
        for complement in (False, True):
            wanted = {_permuted(table, order, complement): order for order in reversed(orders)}
            found = [
                (cell, wanted[own])
                for cell in self._library.cells
                if len(cell.inputs) == function.inputs
                and len(cell.outputs) == 1
                and (own := cell.table(cell.outputs[0])) in wanted
            ]
            if found:
                cell, order = min(found, key=_weakest)
                if complement and function == NOT:
                    continue
                return _Cell(cell, order, ((0, complement),))
        for order in orders:
            if parts := SMALLER.get(Function(function.inputs, (_number(_permuted(table, order, False)),))):
                return [(part, tuple(order[i] if i < len(order) else i for i in ins)) for part, ins in parts]
        raise UsageError(f"the library {self._library.name} has no cells for the truth table {table}")


def _weakest(entry: tuple[StandardCell, tuple[int, ...]]) -> tuple[float, float]:
    """The order in which gates are preferred: area, then the load that they are.

    Synthesis, which sees no adders, prefers the same.
    """
    cell, _ = entry
    return cell.area, sum(pin.capacitance for pin in cell.inputs)


def _number(column: Iterator[int] | Sequence[int]) -> int:
    return sum(bit << v for v, bit in enumerate(column))


def _permuted(table: Sequence[int], order: Sequence[int], complement: bool) -> tuple[int, ...]:
    """The table over the inputs in another order: pin i takes input order[i]."""
    size = len(table)
    found = [0] * size
    for v in range(size):
        at = sum((v >> source & 1) << pin for pin, source in enumerate(order))
        found[at] = table[v] ^ complement
    return tuple(found)


class _Timing:
    """Arrivals and transitions of all nets, in the library's unit."""

    def __init__(self, netlist: Netlist, stopped: Callable[[], None]) -> None:
        self.netlist, self.stopped = netlist, stopped
        self.library = netlist.library
        shape = 2, netlist.nets
        self.arrival = np.full(shape, -np.inf, np.float32)
        self.slew = np.zeros(shape, np.float32)
        self.load = np.zeros(netlist.nets, np.float32)
        self._arcs: dict[str, list[tuple[int, int, Arc]]] = {}

    def longest(self) -> tuple[float, tuple[Step, ...]]:
        """The period in ns, and the path that needs it."""
        netlist, use = self.netlist, self.netlist.flip_flop
        for row in netlist.rows:
            for pin, nets in zip(row.cell.inputs, row.ins, strict=True):
                np.add.at(self.load, nets, np.float32(pin.capacitance))
        (data,) = [pin for pin in use.cell.inputs if pin.name == use.pins["d"][0]]
        np.add.at(self.load, netlist.captured, np.float32(data.capacitance))
        self.arrival[:, netlist.ports] = 0
        self._launch()
        for row in netlist.rows:
            self.stopped()
            self._pass(row)
        ends = self._captured()
        worst = int(np.argmax(ends))
        period = float(ends[worst]) * self.library.ns
        if not np.isfinite(period):
            raise UsageError(f"the library {self.library.name} does not state the delays of its cells")
        return period, self._path(int(netlist.captured[worst]), float(ends[worst]))

    def _of(self, cell: StandardCell) -> list[tuple[int, int, Arc]]:
        """The arcs of a cell: pin, which may be an output (counted on from the inputs), output, tables.

        Those that begin at an output come last.
        """
        if cell.name not in self._arcs:
            outs = [pin.name for pin in cell.outputs]
            pins = [*(pin.name for pin in cell.inputs), *outs]
            found = [
                (pins.index(arc.begin), outs.index(arc.end), arc)
                for arc in cell.arcs()
                if arc.begin in pins and arc.end in outs and arc.kind.startswith("combinational")
            ]
            self._arcs[cell.name] = sorted(found, key=lambda entry: entry[0])
        return self._arcs[cell.name]

    def _launch(self) -> None:
        """Clock to output of the flip-flops, with an ideal clock."""
        use, nets = self.netlist.flip_flop, self.netlist.launched
        none = np.zeros(len(nets), np.float32)
        for arc in use.cell.arcs():
            if arc.end == use.pins["q"][0] and arc.kind == "rising_edge":
                for edge, name in enumerate(EDGES):
                    at = arc.table(f"cell_{name}").at(none, self.load[nets])
                    slew = arc.table(f"{name}_transition").at(none, self.load[nets])
                    self.arrival[edge, nets] = np.maximum(self.arrival[edge, nets], at)
                    self.slew[edge, nets] = np.maximum(self.slew[edge, nets], slew)

    def _pass(self, row: Row) -> None:
        """Arrivals and transitions through the cells of a row; each place in an index is looked up once."""
        load = self.load[row.outs]
        inputs, (outputs, width) = len(row.ins), row.outs.shape
        # The inputs, then the outputs, which may be where an arc begins.
        came = np.full((2, inputs + outputs, width), -np.inf, np.float32)
        slew = np.zeros_like(came)
        came[:, :inputs], slew[:, :inputs] = self.arrival[:, row.ins], self.slew[:, row.ins]
        at, after = came[:, inputs:], slew[:, inputs:]
        places: dict[tuple[int, int, int], Place] = {}

        def place(index: Floats, given: Floats, number: int, edge: int) -> Place:
            key = id(index), number, edge
            if key not in places:
                places[key] = between(index, given)
            return places[key]

        for pin, out, arc in self._of(row.cell):
            for edge, begin in _senses(arc):
                for name, found in ((f"cell_{EDGES[edge]}", at), (f"{EDGES[edge]}_transition", after)):
                    table = arc.tables.get(name)
                    if table is None:
                        continue
                    i = place(table.transitions, slew[begin, pin], pin, begin)
                    j = place(table.loads, load[out], out, 2)
                    value = table.inside(i, j)
                    if found is at:
                        value += came[begin, pin]
                    np.maximum(found[edge, out], value, out=found[edge, out])
        self.arrival[:, row.outs], self.slew[:, row.outs] = at, after

    def _captured(self) -> Floats:
        """The period that each flip-flop asks for."""
        use, nets = self.netlist.flip_flop, self.netlist.captured
        found = np.full(len(nets), -np.inf, np.float32)
        none = np.zeros(len(nets), np.float32)
        for arc in use.cell.arcs():
            if arc.end == use.pins["d"][0] and arc.kind == "setup_rising":
                for edge, name in enumerate(EDGES):
                    # Of a constraint the transitions of the clock come in the place of loads.
                    setup = arc.table(f"{name}_constraint").at(self.slew[edge, nets], none)
                    found = np.maximum(found, self.arrival[edge, nets] + setup)
        return found

    def _path(self, net: int, end: float) -> tuple[Step, ...]:
        """The cells of the path to a net, walked back."""
        driver = np.full(self.netlist.nets, -1, np.int32)
        for at, row in enumerate(self.netlist.rows):
            driver[row.outs.ravel()] = at
        edge = int(np.argmax(self.arrival[:, net]))
        steps: list[tuple[str, float]] = [(self.netlist.flip_flop.cell.name, end - float(self.arrival[edge, net]))]
        while driver[net] >= 0:
            row = self.netlist.rows[driver[net]]
            out = next(i for i, outs in enumerate(row.outs) if (outs == net).any())
            column = int(np.flatnonzero(row.outs[out] == net)[0])
            best: tuple[float, int, int] | None = None
            load = self.load[net : net + 1]
            nets = np.concatenate([row.ins, row.outs])[:, column]
            for before, to, arc in self._of(row.cell):
                for into, begin in _senses(arc):
                    if to == out and into == edge and f"cell_{EDGES[edge]}" in arc.tables:
                        source = nets[before : before + 1]
                        came = self.arrival[begin, source]
                        at = came + arc.table(f"cell_{EDGES[edge]}").at(self.slew[begin, source], load)
                        if best is None or at[0] > best[0]:
                            best = float(at[0]), int(source[0]), begin
            assert best is not None
            steps.append((row.cell.name, best[0] - float(self.arrival[best[2], best[1]])))
            _, net, edge = best
        steps.append((self.netlist.flip_flop.cell.name, float(self.arrival[edge, net])))
        grouped = itertools.groupby(reversed(steps), key=lambda step: step[0])
        parts = [(name, [delay for _, delay in group]) for name, group in grouped]
        return tuple(Step(name, len(delays), round(sum(delays) * self.library.ns, 4)) for name, delays in parts)


def _senses(arc: Arc) -> Iterator[tuple[int, int]]:
    """The edges of the end, each with those of the begin that lead to it."""
    for edge in (RISE, FALL):
        if arc.sense != "negative_unate":
            yield edge, edge
        if arc.sense != "positive_unate":
            yield edge, 1 - edge
