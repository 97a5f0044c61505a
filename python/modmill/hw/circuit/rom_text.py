"""Tables of constants as SystemVerilog: a case statement whose lines fit a screen."""

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
