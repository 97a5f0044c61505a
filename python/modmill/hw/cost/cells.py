"""The cells of UltraScale+ that a netlist may hold, and what each takes of the device.

`lut` counts LUT sites, `ff` flip-flops, `carry8` CARRY8, `dsp` DSP48E2, `bram` block RAMs of 36 kbit, `uram` URAM288.
Wide multiplexers (MUXF7 to MUXF9) sit beside the LUTs and take no LUT. Sizes of LUT memories: AMD UG574, chapter
"Distributed RAM"; of block RAM: UG573. A cell that is not here is an error (:class:`UnknownCell`), never 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from modmill.hw.cost.errors import UnknownCell
from modmill.hw.cost.netlist import Cell


@dataclass(frozen=True, slots=True)
class Area:
    """The device resources that a part of a design takes."""

    lut: Annotated[int, "LUTs"] = 0
    ff: Annotated[int, "flip-flops"] = 0
    carry8: Annotated[int, "carry chains of 8 bits"] = 0
    dsp: Annotated[int, "DSP blocks"] = 0
    bram: Annotated[float, "block RAMs of 36 kilobits"] = 0
    uram: Annotated[int, "UltraRAMs"] = 0

    def __add__(self, other: Area) -> Area:
        return Area(*(getattr(self, kind) + getattr(other, kind) for kind in Area.__slots__))

    def __mul__(self, n: int) -> Area:
        return Area(*(getattr(self, kind) * n for kind in Area.__slots__))


LUTS = {"LUT1": 1, "LUT2": 2, "LUT3": 3, "LUT4": 4, "LUT5": 5, "LUT6": 6, "INV": 1}
"""One-output LUTs and how many inputs each has. An inverter takes a LUT where nothing absorbs it."""

FLIP_FLOPS = frozenset(f"{kind}{edge}" for kind in ("FDRE", "FDSE", "FDCE", "FDPE") for edge in ("", "_1"))

FREE = frozenset({"BUFG", "BUFGCE", "IBUF", "OBUF", "VCC", "GND", "MUXF7", "MUXF8", "MUXF9"})
"""Cells that take neither a LUT nor a flip-flop: wide multiplexers beside the LUTs, constants, buffers at the rim."""

MEMORIES: Mapping[str, Area] = {
    "SRL16E": Area(lut=1),
    "SRLC16E": Area(lut=1),
    "SRLC32E": Area(lut=1),
    "RAM32X1S": Area(lut=1),
    "RAM64X1S": Area(lut=1),
    "RAM128X1S": Area(lut=2),
    "RAM256X1S": Area(lut=4),
    "RAM512X1S": Area(lut=8),
    "RAM32X1D": Area(lut=2),
    "RAM64X1D": Area(lut=2),
    "RAM128X1D": Area(lut=4),
    "RAM256X1D": Area(lut=8),
    "RAM32M": Area(lut=4),
    "RAM64M": Area(lut=4),
    "RAM32M16": Area(lut=8),
    "RAM64M8": Area(lut=8),
    "RAMB18E2": Area(bram=0.5),
    "RAMB36E2": Area(bram=1),
    "URAM288": Area(uram=1),
}

SIZES: Mapping[str, Area] = {
    **dict.fromkeys((*LUTS, "LUT6_2"), Area(lut=1)),
    **dict.fromkeys(FLIP_FLOPS, Area(ff=1)),
    **dict.fromkeys((*FREE, "CARRY4"), Area()),
    "CARRY8": Area(carry8=1),
    "DSP48E2": Area(dsp=1),
    **MEMORIES,
}
"""The area of one cell of each type before any correction."""


def lut_functions(cell: Cell) -> tuple[list[int | None], dict[str, tuple[int, int]]]:
    """The nets of a LUT's inputs, and for each output its truth table and how many of the inputs that has."""
    nets = [cell.net("I" if cell.type == "INV" and i == 0 else f"I{i}") for i in range(6)]
    init = 1 if cell.type == "INV" else cell.number("INIT", 0)
    if cell.type == "LUT6_2":
        return nets, {"O6": (init, 6), "O5": (init & 0xFFFFFFFF, 5)}
    return nets, {"O": (init, LUTS[cell.type])}


def raw(cell: str, module: str) -> Area:
    """The area of one cell of type `cell` before any correction; CARRY4 counts as 0 here, see corrections.carry_chains.

    >>> raw("FDRE", "m")
    Area(lut=0, ff=1, carry8=0, dsp=0, bram=0, uram=0)
    """
    if cell in SIZES:
        return SIZES[cell]
    raise UnknownCell(
        f"module {module} holds a cell of type {cell}, whose size is not known here", cell=cell, module=module
    )
