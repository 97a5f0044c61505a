"""Tables of constants as SystemVerilog whose lines fit a screen: a case statement, or a memory with contents."""

from __future__ import annotations

from collections.abc import Sequence

LITERAL = 384
"""Bits of a number on one line."""


def rom_text(rows: Sequence[int], bits: int, width: int) -> str:
    """The entry `row_o` of `width` bits for an index `index_i` of `bits` bits."""
    lines = [f"      {bits}'d{i}: row_o = {literal(row, width)};" for i, row in enumerate(rows)]
    return "\n".join(
        ["  always_comb begin", "    case (index_i)", *lines, "      default: row_o = '0;", "    endcase", "  end", ""]
    )


def block_text(rows: Sequence[int], bits: int, width: int, latency: int) -> str:
    """A module `{module}` in block RAM: `row_o` is the entry at what `index_i` was `latency` enabled cycles ago."""
    held = "row_q" if latency > 1 else "row_o"
    lines = [
        f"// A table of {len(rows)} constants in block RAM, {latency} cycles from the index to the row.",
        "module {module} (",
        "  input  logic clk_i,",
        "  input  logic en_i,",
        f"  input  logic [{bits - 1}:0] index_i,",
        f"  output logic [{width - 1}:0] row_o",
        ");",
        f'  (* rom_style = "block" *) logic [{width - 1}:0] rows[{len(rows)}];',
        "  initial begin",
        *(f"    rows[{i}] = {literal(row, width)};" for i, row in enumerate(rows)),
        "  end",
    ]
    if latency > 1:
        lines.append(f"  logic [{width - 1}:0] row_q;")
    lines += ["  always_ff @(posedge clk_i) begin", f"    if (en_i) {held} <= rows[index_i];", "  end"]
    if latency > 1:
        count = latency - 1
        cell = f"stage_reg #(.W({width}))" if count == 1 else f"delay_line #(.W({width}), .N({count}))"
        lines.append(f"  {cell} u_row (.clk_i, .en_i, .d_i(row_q), .q_o(row_o));")
    return "\n".join([*lines, "endmodule", ""])


def literal(value: int, width: int) -> str:
    """A number of so many bits in hex digits; a wide one as several, each on a line of its own.

    >>> literal(10, 8), literal(1 << 400, 401)
    ("8'ha", "{\\n        17'h10000,\\n        384'h0}")
    """
    if width <= LITERAL or not value:
        return f"{width}'h{value:x}"
    parts = []
    for low in range(0, width, LITERAL):
        bits = min(LITERAL, width - low)
        parts.append(f"{bits}'h{value >> low & (1 << bits) - 1:x}")
    return "{\n        " + ",\n        ".join(reversed(parts)) + "}"
