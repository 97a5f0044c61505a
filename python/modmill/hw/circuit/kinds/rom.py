"""Tables of constants that are the same for every modulus: each its own kind, since its contents are in its text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from modmill.hw.circuit.kinds.wires import TABLE
from modmill.hw.circuit.op import BoundError, Cell, Kind, Op, Site
from modmill.hw.circuit.rom_text import rom_text

WIDEST = 6
"""Bits of an index: those of a LUT."""


@cache
def rom(name: str, rows: tuple[int, ...]) -> Kind:
    """The table of these entries, 2 to 64, a power of two of them; `name` follows the unit's in its module's name."""
    bits = (len(rows) - 1).bit_length()
    if len(rows) != 1 << bits or not 1 <= bits <= WIDEST:
        raise BoundError(f"{name}: a table of {len(rows)} entries")
    width = max(1, max(rows).bit_length())

    def bound(op: Op) -> Sequence[int]:
        if op.ins[0].high >= len(rows):
            raise BoundError(f"{op.name}: entry {op.ins[0].high} of a table of {len(rows)}")
        return [max(rows)]

    def cell(op: Op, site: Site) -> Cell:
        return Cell(f"{site.unit}_{name}", {}, {"index_i": site.operand(op.ins[0], bits), "row_o": site.outs[0]})

    def modules(unit: str) -> dict[str, str]:
        head = f"// A table of {len(rows)} constants.\nmodule {unit}_{name} (\n  input  logic [{bits - 1}:0] index_i,\n"
        text = f"{head}  output logic [{width - 1}:0] row_o\n);\n{rom_text(rows, bits, width)}endmodule\n"
        return {f"{unit}_{name}": text}

    return Kind(
        "rom",
        arity=(1, 1),
        bound=bound,
        delay=TABLE.delay,
        act=lambda _op, x, _n: [rows[x[0]]],
        text=cell,
        look=TABLE.look,
        modules=modules,
        lut6=lambda _op: width if bits == WIDEST else -(-width // 2),
    )
