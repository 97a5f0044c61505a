"""The arcs of a DSP48E2: A and B into the multiplier, its product and C or PCIN into the adder, with registers between.

The way is A, B -> [AREG, BREG] -> pre-adder, multiplier -> [MREG] -> adder -> [PREG] -> P; C -> [CREG] -> adder. A
register in brackets may be off. A path between two registers inside the slice is as slow as the data sheet's greatest
frequency with these registers says, since that is what is published of it.
"""

from __future__ import annotations

from modmill.hw.cost import delays
from modmill.hw.cost.corrections import FIRST
from modmill.hw.cost.errors import UnknownCell
from modmill.hw.cost.netlist import Cell
from modmill.hw.cost.template import CASCADE, CONTROL, INSIDE, ROUTED, Template

UNUSED = ("ACIN", "BCIN", "D", "CARRYIN")
"""Inputs that no unit uses, so that their delays are not worked out."""
MULTIPLY = delays.DSP_PREADD + delays.DSP_MULTIPLY + delays.DSP_M
OUTPUTS = {"P": delays.DSP_OUTPUT, "PCOUT": delays.DSP_CASCADE_OUT}
ENABLES = {"AREG": "CEA2", "BREG": "CEB2", "CREG": "CEC", "MREG": "CEM", "PREG": "CEP"}


def registers(cell: Cell) -> dict[str, bool]:
    """The registers of a DSP slice, by name, and whether each is on. Raises UnknownCell for a slice that is used in
    another way.
    """
    odd = [r for r in ("DREG", "ADREG") if cell.number(r, 1) and _driven(cell, "D")]
    if odd or any(_driven(cell, port) for port in UNUSED):
        raise UnknownCell(
            f"cell {cell.name} is a DSP48E2 used in a way whose delays are not known here", cell="DSP48E2", on=odd
        )
    return {register: cell.number(register, 1) != 0 for register in ENABLES}


def _driven(cell: Cell, port: str) -> bool:
    return any(net >= FIRST for net in cell.inputs.get(port, ()))


def arcs(made: Template, cell: Cell, index: int) -> None:
    """Adds the slice. Raises UnknownCell."""
    on = registers(cell)
    for register, port in ENABLES.items():
        if on[register]:
            made.capture(cell.net(port), delays.DSP_CONTROL_SETUP, CONTROL, index)
    held = on["AREG"] or on["BREG"]
    product = made.node()
    for port, register in (("A", "AREG"), ("B", "BREG")):
        for source in _sources(cell, port):
            if on[register]:
                made.capture(source, delays.DSP_INPUT, ROUTED, index)
            elif on["MREG"]:
                made.capture(source, delays.DSP_INPUT + MULTIPLY, ROUTED, index)
            else:
                made.arc(source, product, delays.DSP_INPUT + MULTIPLY, ROUTED, index)
    if on["MREG"] or held:
        period = delays.DSP_PERIOD if on["MREG"] else delays.DSP_PERIOD_WITHOUT_M
        made.launch(product, period - delays.DSP_ALU - delays.DSP_SETUP, index)
    total = made.node()
    made.arc(product, total, delays.DSP_ALU, INSIDE, index)
    for source in _sources(cell, "C"):
        if on["CREG"]:
            made.capture(source, delays.DSP_INPUT, ROUTED, index)
            made.launch(total, delays.FF_CLOCK_TO_Q + delays.DSP_ALU, index)
        else:
            made.arc(source, total, delays.DSP_INPUT + delays.DSP_ALU, ROUTED, index)
    for source in _sources(cell, "PCIN"):
        made.arc(source, total, delays.DSP_ALU, CASCADE, index)
    if on["PREG"]:
        made.capture(total, delays.DSP_SETUP, INSIDE, index)
    for port, delay in OUTPUTS.items():
        for net in cell.outputs.get(port, ()):
            if on["PREG"]:
                made.launch(net, delays.DSP_CLOCK_TO_P, index)
            else:
                made.arc(total, net, delay, INSIDE, index)


def _sources(cell: Cell, port: str) -> list[int]:
    return sorted({net for net in cell.inputs.get(port, ()) if net >= FIRST})
