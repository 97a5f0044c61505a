"""Tables of constants that are the same for every modulus: each its own kind, since its contents are in its text.

They lie in LUTs and are read without a clock (`rom`), or in block RAM and are read at a clock edge (`rom_block`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from modmill.hw.circuit.kinds.memories import DELAYS
from modmill.hw.circuit.kinds.state import EDGE, enable_text, enabled, one_bit
from modmill.hw.circuit.kinds.wires import TABLE
from modmill.hw.circuit.op import BoundError, Cell, Clocked, Kind, Look, Op, Site
from modmill.hw.circuit.rom_text import block_text, rom_text

WIDEST = 6
"""Bits of an index: those of a LUT."""
DEEPEST = 15
"""Bits of the index of a table in block RAM: RAMB36E2 in its narrowest form."""
PAIRED = 5
"""Bits of an index with which a LUT gives two bits of an entry, so that a bit of the index costs least."""


@cache
def rom(name: str, rows: tuple[int, ...]) -> Kind:
    """The table of these entries, 2 to 64, a power of two of them; `name` follows the unit's in its module's name."""
    bits = (len(rows) - 1).bit_length()
    if len(rows) != 1 << bits or not 1 <= bits <= WIDEST:
        raise BoundError(f"{name}: a table of {len(rows)} entries")
    width = max(1, max(rows).bit_length())

    def bound(op: Op) -> Sequence[int]:
        return _bound(op, rows)

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


@cache
def rom_block(name: str, rows: tuple[int, ...], latency: int = 1) -> Kind:
    """The table of these entries, 2 to 2^15, in block RAM, its rows `latency` cycles after the index.

    From a latency of 2 on a row comes out of a register. A second operand is an enable of all that moves, which a
    pipeline gives by itself. Usable in circuits with state and in those that are cut into stages; one RAMB36E2 holds
    512 rows of 72 bits, 1,024 of 36, and so on.
    """
    bits = (len(rows) - 1).bit_length()
    if not 1 <= bits <= DEEPEST:
        raise BoundError(f"{name}: a table of {len(rows)} entries in block RAM")
    if latency < 1:
        raise BoundError(f"{name}: block RAM is read at a clock edge, not in {latency} cycles")
    width = max(1, max(rows).bit_length())
    high = max(rows)

    def bound(op: Op) -> Sequence[int]:
        one_bit(op, 1)
        return _bound(op, rows)

    def cell(op: Op, site: Site) -> Cell:
        ports = {"clk_i": "clk_i", "en_i": enable_text(op, site, 1), "index_i": site.operand(op.ins[0], bits)}
        return Cell(f"{site.unit}_{name}", {}, ports | {"row_o": site.outs[0]})

    def start(_op: Op, rng: Random) -> list[int]:
        return [rng.randint(0, high) for _ in range(latency)]

    def step(op: Op, state: list[int], x: list[int], _modulus: int) -> list[int]:
        return [*state[1:], rows[x[0]]] if enabled(op, x, 1) else state

    return Kind(
        "rom_block",
        arity=(1, 2),
        bound=bound,
        delay=DELAYS["block", 1],
        act=lambda _op, x, _n: [rows[x[0]]],
        text=cell,
        look=Look("#8a6d3b", "table in block RAM", "tables in block RAM"),
        modules=_module(name, block_text(rows, bits, width, latency)),
        latency=lambda _op: latency,
        late=DELAYS["block", 1] - EDGE if latency == 1 else 0.0,
        clocked=Clocked(start, lambda _op, state, _x, _n: [state[0]], step),
    )


def _bound(op: Op, rows: Sequence[int]) -> Sequence[int]:
    if op.ins[0].high >= len(rows):
        raise BoundError(f"{op.name}: entry {op.ins[0].high} of a table of {len(rows)}")
    return [max(rows)]


def _module(name: str, text: str) -> Callable[[str], dict[str, str]]:
    return lambda unit: {f"{unit}_{name}": text.replace("{module}", f"{unit}_{name}")}
