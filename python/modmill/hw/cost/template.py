"""The timing graph of one module: nodes, arcs, where paths start (launches) and end (captures).

A node is a net of the module, or a carry between two positions of a chain (numbered after the nets). An arc leads from
the net of an input pin to the net of an output pin and has the cell's delay and the kind of wire that reaches the pin.
Made once per module; flat.py puts the copies of all instances side by side.
"""

from __future__ import annotations

import itertools
from array import array
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from modmill.hw.cost import delays
from modmill.hw.cost.cells import FLIP_FLOPS, FREE, LUTS, MEMORIES, lut_functions
from modmill.hw.cost.corrections import FIRST, lut_exits
from modmill.hw.cost.errors import UnknownCell
from modmill.hw.cost.netlist import CONSTANTS, Cell, Module

ROUTED, INSIDE, CARRY, CASCADE, STEER, FEED, DATA, CONTROL = range(8)
"""Kinds of wire to a pin: routed; none (inside a cell); CO to CI; PCOUT to PCIN; to S; DI; D; CE or reset."""


COLUMNS = {
    "arc_from": "node",
    "arc_to": "node",
    "arc_delay": "float",
    "arc_wire": "kind",
    "arc_cell": "cell",
    "launch_to": "node",
    "launch_delay": "float",
    "launch_cell": "cell",
    "capture_from": "node",
    "capture_setup": "float",
    "capture_wire": "kind",
    "capture_cell": "cell",
    "pins": "node",
    "data_pins": "node",
    "site_driven": "node",
    "exits": "node",
    "short": "node",
}
"""The columns of a timing graph, and what each holds."""
TYPES = {"node": "i", "cell": "i", "float": "f", "kind": "b"}


@dataclass(slots=True)
class Template:
    """A module's timing graph as columns; cells are numbered by their places in `cells`."""

    module: Module
    nodes: int
    cells: list[Cell] = field(default_factory=list)
    columns: dict[str, array[Any]] = field(
        default_factory=lambda: {name: array(TYPES[kind]) for name, kind in COLUMNS.items()}
    )

    def add(self, **row: float) -> None:
        """Adds a value to each of the named columns."""
        for name, value in row.items():
            self.columns[name].append(value)

    def arc(self, source: int | None, target: int | None, delay: float, wire: int, cell: int) -> None:
        """Adds an arc; none from a constant or to an open output."""
        if source is not None and target is not None and source >= FIRST and target >= FIRST:
            self.add(arc_from=source, arc_to=target, arc_delay=delay, arc_wire=wire, arc_cell=cell)

    def launch(self, target: int | None, delay: float, cell: int) -> None:
        """Adds a start of paths at a clock edge."""
        if target is not None and target >= FIRST:
            self.add(launch_to=target, launch_delay=delay, launch_cell=cell)

    def capture(self, source: int | None, setup: float, wire: int, cell: int) -> None:
        """Adds an end of paths at a clock edge."""
        if source is not None and source >= FIRST:
            self.add(capture_from=source, capture_setup=setup, capture_wire=wire, capture_cell=cell)


def template(module: Module) -> Template:
    """The timing graph of a module's own cells. Raises UnknownCell for a cell without a delay."""
    made = Template(module, module.nets)
    for cell in module.cells:
        index = len(made.cells)
        made.cells.append(cell)
        made.columns["pins"].extend(n for n in _nets(cell.inputs) if n >= FIRST)
        if cell.type in LUTS or cell.type == "LUT6_2":
            _lut(made, cell, index)
        elif cell.type in ("CARRY4", "CARRY8"):
            _carry(made, cell, index)
        elif cell.type in FLIP_FLOPS:
            _flip_flop(made, cell, index)
        elif cell.type == "DSP48E2":
            _dsp(made, cell, index)
        elif cell.type in ("MUXF7", "MUXF8", "MUXF9"):
            for source in _nets(cell.inputs):
                made.arc(source, cell.net("O"), delays.MUX_WIDE, STEER, index)
        elif cell.type in FREE:
            for source in _nets(cell.inputs):
                made.arc(source, cell.net("O"), 0.0, ROUTED, index)
        else:
            kind = "memory" if cell.type in MEMORIES else "cell"
            raise UnknownCell(
                f"module {module.name} holds a {kind} of type {cell.type}, whose delays are not known here",
                cell=cell.type,
                module=module.name,
            )
    made.columns["exits"].extend(lut_exits(module))
    made.columns["short"].extend(_short(module))
    return made


def _short(module: Module) -> Iterator[int]:
    """Nets that stay inside an adder: a module with a carry chain and without instances is placed as one block."""
    if module.instances or not any(c.type in ("CARRY4", "CARRY8") for c in module.cells):
        return
    rim = set(_nets(module.inputs)) | set(_nets(module.outputs))
    for cell in module.cells:
        if cell.type in LUTS or cell.type == "LUT6_2":
            yield from (n for n in _nets(cell.outputs) if n >= FIRST and n not in rim)


def _nets(ports: Mapping[str, Iterable[int]]) -> Iterator[int]:
    return itertools.chain.from_iterable(ports.values())


@cache
def used_inputs(init: int, inputs: int) -> tuple[int, ...]:
    """The inputs of a LUT of `inputs` inputs whose value can change its output.

    >>> used_inputs(0xE8E8E8E8, 5)
    (0, 1, 2)
    """
    size = 1 << inputs
    return tuple(
        i
        for i in range(inputs)
        if any((init >> v & 1) != (init >> (v | 1 << i) & 1) for v in range(size) if not v >> i & 1)
    )


def _lut(made: Template, cell: Cell, index: int) -> None:
    """A LUT; an input that its table does not look at has no arc (in add3, O5 does not look at the majority below)."""
    nets, functions = lut_functions(cell)
    if "O6" in functions and nets[5] == CONSTANTS.index("1"):
        functions["O6"] = (functions["O6"][0] >> 32, 5)
    for port, (init, inputs) in functions.items():
        target = cell.net(port)
        if target is None or target < FIRST:
            continue
        made.add(site_driven=target)
        sources = sorted({n for i in used_inputs(init, inputs) if (n := nets[i]) is not None and n >= FIRST})
        delay = delays.LUT_BY_INPUTS[len(sources)] + (delays.LUT_O5 if port == "O5" else 0.0)
        for source in sources:
            made.arc(source, target, delay, ROUTED, index)


def _carry(made: Template, cell: Cell, index: int) -> None:
    """A chain: node c[k] is the carry into position k; c[k + 1] = S[k] ? c[k] : DI[k], O[k] = S[k] ^ c[k]."""
    size = int(cell.type[-1])
    at, made.nodes = made.nodes, made.nodes + size + 1
    for port in ("CI", "CYINIT"):
        made.arc(cell.net(port), at, 0.0, CARRY if port == "CI" else ROUTED, index)
    for k in range(size):
        steer, feed, total, carry = (cell.net(port, k) for port in ("S", "DI", "O", "CO"))
        made.arc(steer, at + k + 1, delays.CARRY_ENTER, STEER, index)
        made.arc(feed, at + k + 1, delays.CARRY_ENTER, FEED, index)
        made.arc(at + k, at + k + 1, delays.CARRY_STEP, INSIDE, index)
        inside = k * delays.CARRY_STEP
        made.arc(at + k, total, delays.CARRY_SUM + k * delays.CARRY_SUM_STEP - inside, INSIDE, index)
        made.arc(steer, total, delays.CARRY_SUM_DIRECT, STEER, index)
        made.arc(at + k + 1, carry, 0.0 if k == size - 1 else delays.CARRY_LEAVE, INSIDE, index)
        made.columns["site_driven"].extend(n for n in (total, carry) if n is not None and n >= FIRST)


def _flip_flop(made: Template, cell: Cell, index: int) -> None:
    data = cell.net("D")
    made.launch(cell.net("Q"), delays.FF_CLOCK_TO_Q, index)
    made.capture(data, delays.FF_SETUP, DATA, index)
    if data is not None and data >= FIRST:
        made.add(data_pins=data)
    for port in ("CE", "R", "S", "CLR", "PRE"):
        made.capture(cell.net(port), delays.FF_CONTROL_SETUP, CONTROL, index)


def _dsp(made: Template, cell: Cell, index: int) -> None:
    """Multiplier and adder; the only register known here is PREG, the other ones must be off."""
    on = [r for r in ("AREG", "BREG", "CREG", "DREG", "ADREG", "MREG", "ACASCREG", "BCASCREG") if cell.number(r, 1)]
    wide = any(n >= FIRST for port in ("ACIN", "BCIN", "D", "CARRYIN") for n in cell.inputs.get(port, ()))
    if wide or any(r in ("AREG", "BREG", "MREG") for r in on):
        raise UnknownCell(
            f"cell {cell.name} is a DSP48E2 used in a way whose delays are not known here", cell="DSP48E2", on=on
        )
    before = {"A": delays.DSP_INPUT + delays.DSP_PREADD + delays.DSP_MULTIPLY + delays.DSP_M, "C": delays.DSP_INPUT}
    before |= {"B": before["A"], "PCIN": 0.0}
    held = cell.number("PREG", 1) != 0
    outs = {"P": delays.DSP_OUTPUT, "PCOUT": delays.DSP_CASCADE_OUT}
    if held:
        for port in outs:
            for net in cell.outputs.get(port, ()):
                made.launch(net, delays.DSP_CLOCK_TO_P, index)
        made.capture(cell.net("CEP"), delays.DSP_CONTROL_SETUP, CONTROL, index)
    for port, delay in before.items():
        sources = sorted({n for n in cell.inputs.get(port, ()) if n >= FIRST})
        wire = CASCADE if port == "PCIN" else ROUTED
        if not sources:
            continue
        if held:
            for source in sources:
                made.capture(source, delay + delays.DSP_ALU + delays.DSP_SETUP, wire, index)
            continue
        node, made.nodes = made.nodes, made.nodes + 1
        for source in sources:
            made.arc(source, node, delay + delays.DSP_ALU, wire, index)
        for out, leave in outs.items():
            for net in cell.outputs.get(out, ()):
                made.arc(node, net, leave, INSIDE, index)
