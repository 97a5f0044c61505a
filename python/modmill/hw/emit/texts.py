"""The common frame of all emitted SystemVerilog: a time scale in each file, and a guard around each library cell."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable

from modmill.hw.emit.lines import folded

TIMESCALE = "`timescale 1ns / 1ps\n"
"""Stated by every file: IEEE 1800 (3.14.2.3) forbids a design in which only some modules have one. Testbenches need
one for their clock, and the simulation models of the vendor's primitives have one."""
COMMENT = re.compile(r"(?://.*\n)*")


def own(text: str, head: str = "") -> str:
    """A file of the unit itself, under a head."""
    return scaled(folded(head + text))


def library(cells: Iterable[str]) -> str:
    """A file of library cells.

    Each has a guard with its name and a checksum of its text. So a design that takes the cell from several folders
    compiles it once, and two cells of one name that differ are still an error.

    >>> print(library(["// A wire.\\nmodule wire_cell;\\nendmodule\\n"]), end="")
    `timescale 1ns / 1ps
    <BLANKLINE>
    `ifndef MODMILL_WIRE_CELL_895C9082
    `define MODMILL_WIRE_CELL_895C9082
    // A wire.
    module wire_cell;
    endmodule
    `endif
    """
    return scaled("\n" + "\n".join(_guarded(folded(cell)) for cell in cells))


def scaled(text: str) -> str:
    """The text with a time scale below its opening comment."""
    opening = COMMENT.match(text)
    at = opening.end() if opening else 0
    return f"{text[:at]}{TIMESCALE}{text[at:]}"


def _guarded(cell: str) -> str:
    (name,) = re.findall(r"^module (\w+)", cell, re.MULTILINE)
    macro = f"MODMILL_{name}_{hashlib.sha256(cell.encode()).hexdigest()[:8]}".upper()
    return f"`ifndef {macro}\n`define {macro}\n{cell}`endif\n"
