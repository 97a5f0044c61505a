"""What the tests of the hardware share."""

from __future__ import annotations

from tests.support import require_rtl

PROGRAMS = {"verilator": ("verilator", "g++"), "icarus": ("iverilog", "vvp")}


def require_tool(simulator: str) -> None:
    """Skips (or fails, see `tests.support.require_rtl`) without the programs of a simulator."""
    require_rtl(*PROGRAMS[simulator])
