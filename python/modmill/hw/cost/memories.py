"""The arcs of memories: shift registers and memories in LUTs, block RAM, UltraRAM.

A memory in LUTs is read like a LUT, without a clock, and written at an edge, after which a reader of the same address
sees the new word. Block RAM and UltraRAM are written and read at an edge; with their output register the word comes one
edge later and faster.
"""

from __future__ import annotations

import re

from modmill.hw.cost import delays
from modmill.hw.cost.corrections import FIRST
from modmill.hw.cost.netlist import Cell
from modmill.hw.cost.template import CONTROL, ROUTED, Template

CLOCK = re.compile(r"W?CLK|CLKARDCLK|CLKBWRCLK")
ENABLE = re.compile(r"CE|WE[AB]?|WEBWE|EN_?[AB]?|ENARDEN|ENBWREN|REGCE\w*|RST\w*|OREG_\w+|RDB_WR_[AB]|BWE_[AB]|SLEEP")
ADDRESS = re.compile(r"ADDR([A-H])|(DPRA|A)\d*")
"""An address of a memory in LUTs: ADDRB is read at DOB, DPRA at DPO, A at SPO or O."""


def arcs(made: Template, cell: Cell, index: int) -> None:
    """Adds the memory."""
    if cell.type.startswith("SRL"):
        _in_luts(made, cell, index, delays.SRL_CLOCK_TO_Q)
    elif cell.type.startswith("RAMB") or cell.type.startswith("URAM"):
        _block(made, cell, index)
    else:
        _in_luts(made, cell, index, delays.LUT_MEMORY_CLOCK_TO_Q)


def _in_luts(made: Template, cell: Cell, index: int, clock_to_q: float) -> None:
    _captures(made, cell, index, delays.LUT_MEMORY_SETUP)
    for port, nets in cell.outputs.items():
        for net in nets:
            made.launch(net, clock_to_q, index)
            for name, sources in cell.inputs.items():
                if _reads(name, port):
                    for source in sources:
                        made.arc(source, net, delays.LUT_MEMORY_READ, ROUTED, index)


def _reads(address: str, output: str) -> bool:
    """True if a word at this output depends on that address.

    >>> [_reads(*pair) for pair in (("ADDRB", "DOB"), ("ADDRD", "DOA"), ("DPRA3", "DPO"), ("A3", "Q"), ("A0", "DPO"))]
    [True, False, True, True, False]
    """
    found = ADDRESS.fullmatch(address)
    if found is None:
        return False
    if found[1]:
        return output == f"DO{found[1]}"
    return (found[2] == "DPRA") == (output == "DPO") and output != "Q31"


def _block(made: Template, cell: Cell, index: int) -> None:
    large = cell.type.startswith("URAM")
    _captures(made, cell, index, delays.BLOCK_SETUP)
    for port, nets in cell.outputs.items():
        side = "B" if re.match(r"(CAS)?DOUTP?_?B", port) else "A"
        held = cell.parameters.get(f"OREG_{side}") == "TRUE" if large else cell.number(f"DO{side}_REG", 0) != 0
        for net in nets:
            made.launch(net, (delays.URAM if large else delays.BLOCK)[held], index)


def _captures(made: Template, cell: Cell, index: int, setup: float) -> None:
    """Every input is taken at the edge; enables and resets as the tool copies them for many cells."""
    for port, nets in cell.inputs.items():
        if CLOCK.fullmatch(port):
            continue
        wire, needs = (CONTROL, delays.FF_CONTROL_SETUP) if ENABLE.fullmatch(port) else (ROUTED, setup)
        for net in sorted({n for n in nets if n >= FIRST}):
            made.capture(net, needs, wire, index)
