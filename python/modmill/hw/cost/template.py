"""The timing graph of one module: nodes, arcs, where paths start (launches) and end (captures).

A node is a net of the module, or a carry between two positions of a chain (numbered after the nets). An arc leads from
the net of an input pin to the net of an output pin and has the cell's delay and the kind of wire that reaches the pin.
Made once per module; flat.py puts the copies of all instances side by side.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from modmill.hw.cost import delays
from modmill.hw.cost.cells import FLIP_FLOPS, FREE, LUTS, MEMORIES
from modmill.hw.cost.corrections import FIRST, lut_exits
from modmill.hw.cost.errors import UnknownCell
from modmill.hw.cost.netlist import CONSTANTS, Cell, Module

ROUTED, INSIDE, CARRY, CASCADE, STEER, FEED, DATA, CONTROL = range(8)
"""Kinds of wire to a pin: routed; none (inside a cell); CO to CI; PCOUT to PCIN; to S; DI; D; CE or reset."""


@dataclass(slots=True)
class Template:
    """A module's timing graph as columns; `cell` indexes `cells`."""

    module: Module
    nodes: int
    cells: list[Cell] = field(default_factory=list)
    arc_from: array[int] = field(default_factory=lambda: array("i"))
    arc_to: array[int] = field(default_factory=lambda: array("i"))
    arc_delay: array[float] = field(default_factory=lambda: array("f"))
    arc_wire: array[int] = field(default_factory=lambda: array("b"))
    arc_cell: array[int] = field(default_factory=lambda: array("i"))
    launch_to: array[int] = field(default_factory=lambda: array("i"))
    launch_delay: array[float] = field(default_factory=lambda: array("f"))
    launch_cell: array[int] = field(default_factory=lambda: array("i"))
    capture_from: array[int] = field(default_factory=lambda: array("i"))
    capture_setup: array[float] = field(default_factory=lambda: array("f"))
    capture_wire: array[int] = field(default_factory=lambda: array("b"))
    capture_cell: array[int] = field(default_factory=lambda: array("i"))
    pins: array[int] = field(default_factory=lambda: array("i"))
    data_pins: array[int] = field(default_factory=lambda: array("i"))
    site_driven: array[int] = field(default_factory=lambda: array("i"))
    exits: array[int] = field(default_factory=lambda: array("i"))
    short: array[int] = field(default_factory=lambda: array("i"))

    def arc(self, source: int | None, target: int | None, delay: float, wire: int, cell: int) -> None:
        """Adds an arc; none from a constant or to an open output."""
        if source is None or target is None or source < FIRST or target < FIRST:
            return
        self.arc_from.append(source)
        self.arc_to.append(target)
        self.arc_delay.append(delay)
        self.arc_wire.append(wire)
        self.arc_cell.append(cell)

    def launch(self, target: int | None, delay: float, cell: int) -> None:
        """Adds a start of paths at a clock edge."""
        if target is not None and target >= FIRST:
            self.launch_to.append(target)
            self.launch_delay.append(delay)
            self.launch_cell.append(cell)

    def capture(self, source: int | None, setup: float, wire: int, cell: int) -> None:
        """Adds an end of paths at a clock edge."""
        if source is not None and source >= FIRST:
            self.capture_from.append(source)
            self.capture_setup.append(setup)
            self.capture_wire.append(wire)
            self.capture_cell.append(cell)


def template(module: Module) -> Template:
    """The timing graph of a module's own cells. Raises UnknownCell for a cell without a delay."""
    made = Template(module, module.nets)
    for cell in module.cells:
        index = len(made.cells)
        made.cells.append(cell)
        _pins(made, cell)
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
        elif cell.type in MEMORIES:
            raise UnknownCell(
                f"module {module.name} holds a memory of type {cell.type}, whose delays are not known here",
                cell=cell.type,
                module=module.name,
            )
        else:
            raise UnknownCell(
                f"module {module.name} holds a cell of type {cell.type}, whose delays are not known here",
                cell=cell.type,
                module=module.name,
            )
    made.exits.extend(lut_exits(module))
    made.short.extend(_short(module))
    return made


def _short(module: Module) -> Iterator[int]:
    """Nets that stay inside an adder: a module with a carry chain and without instances is placed as one block."""
    if module.instances or not any(c.type in ("CARRY4", "CARRY8") for c in module.cells):
        return
    rim = set(_nets(dict(module.inputs))) | set(_nets(dict(module.outputs)))
    for cell in module.cells:
        if cell.type in LUTS or cell.type == "LUT6_2":
            yield from (n for n in _nets(dict(cell.outputs)) if n >= FIRST and n not in rim)


def _nets(ports: object) -> Iterator[int]:
    assert isinstance(ports, dict)
    for nets in ports.values():
        yield from nets


def _pins(made: Template, cell: Cell) -> None:
    made.pins.extend(n for n in _nets(cell.inputs) if n >= FIRST)


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
    nets = [cell.net(f"I{i}") for i in range(6)]
    if cell.type == "LUT6_2":
        init = cell.number("INIT", 0)
        fixed = nets[5] is not None and nets[5] == CONSTANTS.index("1")
        functions = {"O6": (init >> 32, 5) if fixed else (init, 6), "O5": (init & 0xFFFFFFFF, 5)}
    elif cell.type == "INV":
        nets[0] = cell.net("I")
        functions = {"O": (1, 1)}
    else:
        functions = {"O": (cell.number("INIT", 0), LUTS[cell.type])}
    for port, (init, inputs) in functions.items():
        target = cell.net(port)
        if target is None or target < FIRST:
            continue
        made.site_driven.append(target)
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
        made.site_driven.extend(n for n in (total, carry) if n is not None and n >= FIRST)


def _flip_flop(made: Template, cell: Cell, index: int) -> None:
    data = cell.net("D")
    made.launch(cell.net("Q"), delays.FF_CLOCK_TO_Q, index)
    made.capture(data, delays.FF_SETUP, DATA, index)
    if data is not None and data >= FIRST:
        made.data_pins.append(data)
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
