"""Reduction tables: their contents for a modulus, and the file of modules that hold them in three flavours.

* `file`: memories that the simulation loads at its start (lanes.py): any modulus, one build;
* `rom`: a case statement: for tools that map constants themselves (ECP5, ASIC, any vendor);
* `lut6`: LUT6 cells with their contents, two bits in a LUT6_2 where the index has at most 5 bits: UltraScale+.

A table in block RAM is the same text in both of the latter: a memory with contents, from which tools infer RAMB36E2.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import TABLE
from modmill.hw.circuit.kinds.wires import check_word, index_bits, row_content
from modmill.hw.circuit.op import Op
from modmill.hw.circuit.rom_text import block_text, rom_text
from modmill.hw.circuit.verilog import MANY
from modmill.hw.interface.unit import Flavour


def table_ops(circuit: Circuit) -> Iterator[Op]:
    """The look-ups of a circuit in the order of their rows."""
    return (op for op in circuit.ops if op.kind is TABLE)


def contents(
    exponents: Sequence[int], modulus: int, offsets: Sequence[int] = (0,), check: int = 0, width: int = 0
) -> list[int]:
    """All rows of one table: 2^len(exponents) for each of the offsets, those of one index side by side.

    With `check` the highest so many of their `width` bits are `check_word`.
    """
    passes = []
    for offset in offsets:
        rows = [0]
        for weight in (row_content([e + offset], 1, modulus) for e in exponents):
            rows += [(r + weight) % modulus for r in rows]
        passes.append(rows)
    if check:
        (rows,) = passes
        return [row | check_word(exponents, i, row, check) << (width - check) for i, row in enumerate(rows)]
    return [row for entry in zip(*passes, strict=True) for row in entry]


def table_contents(op: Op, modulus: int) -> list[int]:
    """All rows of a look-up's table."""
    p = op.params
    return contents(p["exponents"], modulus, p["offsets"], p["check"], p["width"])


def table_file(unit: str, circuit: Circuit, flavour: Flavour, modulus: int | None, digits: int) -> dict[str, str]:
    """The file with a module for every table; none for `file`, whose tables are in the module of the fold (lanes.py).

    Without a modulus (cost only) the contents are those of a fixed odd number of `digits` bits.
    """
    modules: dict[str, str] = {}
    if flavour == "file":
        return {}
    for op in table_ops(circuit):
        row, bits, width, latency = op.params["row"], index_bits(op), op.outs[0].width, op.params["latency"]
        name = f"{unit}_row_{row}"
        if modulus is None:
            shared = f"{unit}_row_shared_{bits}"
            if shared not in modules:
                weights, check = [digits - 1 + 7 * i for i in range(bits)], op.params["check"]
                stand_in = contents(weights, stand_in_modulus(digits), (0,), check, width)
                about = "the same entries for all tables, since their cost does not depend on them"
                modules[shared] = _table(shared, about, flavour, stand_in, (bits, width, latency))
            body = f"  {shared} u_row ({'.clk_i, .en_i, ' * (latency > 0)}.index_i, .row_o);\n"
            modules[name] = _module(name, _about(op), (bits, width, latency), body)
        else:
            modules[name] = _table(name, _about(op), flavour, table_contents(op, modulus), (bits, width, latency))
    return {f"{unit}_tables.sv": MANY + "\n" + "\n".join(modules.values())}


def _about(op: Op) -> str:
    """The comment on a table's entries."""
    weights, offsets = op.params["exponents"], op.params["offsets"]
    bits, step = "index_i", offsets[-1] // max(1, len(offsets) - 1)
    if step:
        passes = (len(offsets) - 1).bit_length()
        bits = f"index_i above the lowest {passes}, which count passes p, of 2^({step} p) times"
    in_order = weights == tuple(range(weights[0], weights[0] + len(weights)))
    powers = f"2^({weights[0]} + i)" if in_order else f"2^e_i with e = {', '.join(map(str, weights))}"
    found = f"the sum over the set bits i of {bits} {'of ' * (not step)}{powers}, modulo N"
    check = op.params["check"]
    return f"{found}; above it what that changes modulo 2^{check} - 1, for the self-check" if check else found


def stand_in_modulus(bits: int) -> int:
    """An odd number of that many bits without structure: for cells whose contents do not matter."""
    blocks = (hashlib.sha256(f"modmill stand-in {i}".encode()).digest() for i in range(-(-bits // 256)))
    return int.from_bytes(b"".join(blocks)) >> (-bits % 256) | 1 | 1 << (bits - 1)


Size = tuple[int, int, int]
"""Bits of the index, bits of a row, cycles between them."""


def _table(name: str, about: str, flavour: Flavour, rows: Sequence[int], size: Size) -> str:
    bits, width, latency = size
    if latency:
        return _title(bits, about) + block_text(rows, bits, width, latency).replace("{module}", name)
    body = rom_text(rows, bits, width) if flavour == "rom" else _lut6(rows, bits, width)
    return _module(name, about, size, body)


def _title(bits: int, about: str) -> str:
    return f"// Reduction table of {1 << bits} entries: {about}.\n"


def _module(name: str, about: str, size: Size, body: str) -> str:
    bits, width, latency = size
    clock = "  input  logic clk_i,\n  input  logic en_i,\n" if latency else ""
    return (
        f"{_title(bits, about)}module {name} (\n{clock}  input  logic [{bits - 1}:0] index_i,\n"
        f"  output logic [{width - 1}:0] row_o\n);\n{body}endmodule\n"
    )


def _lut6(rows: Sequence[int], bits: int, width: int) -> str:
    """The bits that are set anywhere as LUTs, the others as zeros."""
    used = max(rows).bit_length()
    zeros = f"  assign row_o[{width - 1}:{used}] = '0;\n" if used < width else ""
    return _truth_tables(rows, bits, used) + zeros


def _truth_tables(rows: Sequence[int], bits: int, width: int) -> str:
    """Truth tables by bit of the row: bit i of INIT is the output for index i."""
    inits = [sum((row >> bit & 1) << i for i, row in enumerate(rows)) for bit in range(width)]
    if bits == 6:
        pins = ", ".join(f".I{i}(index_i[{i}])" for i in range(6))
        return "".join(
            f"  LUT6 #(.INIT(64'h{init:016x})) u_{bit} ({pins}, .O(row_o[{bit}]));\n" for bit, init in enumerate(inits)
        )
    # Five inputs and I5 = 1: O5 is the lower half of INIT, O6 the upper. An index of fewer bits repeats its table.
    spread = [_repeated(init, bits) for init in inits] + [0] * (width % 2)
    pins = ", ".join(f".I{i}({f'index_i[{i}]' if i < bits else chr(49) + chr(39) + 'b0'})" for i in range(5))
    text = []
    for bit in range(0, width, 2):
        upper = f"row_o[{bit + 1}]" if bit + 1 < width else ""
        init = spread[bit + 1] << 32 | spread[bit]
        text.append(
            f"  LUT6_2 #(.INIT(64'h{init:016x})) u_{bit} ({pins}, .I5(1'b1), .O5(row_o[{bit}]), .O6({upper}));\n"
        )
    return "".join(text)


def _repeated(init: int, bits: int) -> int:
    while bits < 5:
        init |= init << (1 << bits)
        bits += 1
    return init
