"""What the tests of the hardware share."""

from __future__ import annotations

import shutil

from tests.support import absent

PROGRAMS = {"verilator": ("verilator", "g++"), "icarus": ("iverilog", "vvp")}


def require_tool(simulator: str) -> None:
    """Skips (or fails, see `tests.support.absent`) without the programs of a simulator."""
    for program in PROGRAMS[simulator]:
        if shutil.which(program) is None:
            absent(simulator, f"{program} is not on PATH")
