"""The cells of UltraScale+ as arcs of a timing graph, with the delays of delays.py."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from modmill.hw.cost import delays, dsp, memories
from modmill.hw.cost.cells import FLIP_FLOPS, FREE, LUTS, MEMORIES, lut_functions
from modmill.hw.cost.corrections import FIRST, lut_exits
from modmill.hw.cost.errors import UnknownCell
from modmill.hw.cost.netlist import CONSTANTS, Cell, Module
from modmill.hw.cost.template import CARRY, CONTROL, DATA, FEED, INSIDE, ROUTED, STEER, Template


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
            dsp.arcs(made, cell, index)
        elif cell.type in ("MUXF7", "MUXF8", "MUXF9"):
            for source in _nets(cell.inputs):
                made.arc(source, cell.net("O"), delays.MUX_WIDE, STEER, index)
        elif cell.type in FREE:
            for source in _nets(cell.inputs):
                made.arc(source, cell.net("O"), 0.0, ROUTED, index)
        elif cell.type in MEMORIES:
            memories.arcs(made, cell, index)
        else:
            raise UnknownCell(
                f"module {module.name} holds a cell of type {cell.type}, whose delays are not known here",
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
    at, *_ = [made.node() for _ in range(size + 1)]
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
