"""What the tests of the hardware share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from modmill import programs
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.circuit.part import Part
from tests.support import require_rtl

PROGRAMS = {"verilator": ("verilator", "g++"), "icarus": ("iverilog", "vvp")}


def require_tool(simulator: str) -> None:
    """Skips (or fails, see `tests.support.require_rtl`) without the programs of a simulator."""
    require_rtl(*PROGRAMS[simulator])


def icarus(folder: Path, top: str, sources: Iterable[str | Path], **parameters: int) -> str:
    """What a testbench prints in Icarus, built and run in `folder`. Skips (or fails) without Icarus."""
    require_tool("icarus")
    set_ = [f"-P{top}.{name}={value}" for name, value in parameters.items()]
    files = sorted({str(path) for path in sources})
    programs.run(["iverilog", "-g2012", "-s", top, "-o", "tb.vvp", *set_, *files], folder)
    return programs.run(["vvp", "-n", "tb.vvp"], folder)


class Driven:
    """A part alone, cycle by cycle."""

    def __init__(self, part: Part, seed: int = 1) -> None:
        self._part, self._stepper = part, Stepper(part.circuit, 0, seed)

    def step(self, **inputs: int) -> Mapping[str, int]:
        values = self._stepper.step(inputs)
        return {name: value(word, values) for name, word in self._part.results.items()}
