"""What the tests of the hardware share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from modmill import programs
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.circuit.part import Part
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.unit import AnyUnit, Flavour
from modmill.watch import Watch
from tests.hw.stream.replay import Replay
from tests.support import require_rtl

SMALL_BUFFER = {"consumers": 4, "ticket": 4}
"""A signature pipeline of four consumers with 16 places in its reorder buffer: two tests share its build, which takes
longer than their runs."""
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


def break_text(monkeypatch: pytest.MonkeyPatch, unit: type[AnyUnit], file: str, old: str, new: str) -> None:
    """Units of that class have `new` for `old` in one of their files, which must have it."""
    modules = unit.modules

    def broken(self: AnyUnit, flavour: Flavour, constants: Any = None) -> dict[str, str]:
        files = modules(self, flavour, constants)
        changed = files[file].replace(old, new)
        assert changed != files[file]
        return files | {file: changed}

    monkeypatch.setattr(unit, "modules", broken)


def agreed(unit: StatefulUnit, beats: Sequence[Beat], results: int, stalls: int) -> list[Beat]:
    """The results of the circuit evaluated in Python; Verilator gives them in the same cycles, with equal counters."""
    replay = Replay(unit, 0, 5, stalls)
    found = replay.run(beats, results)
    with StreamSimulation(unit, 0, 5, stalls, Watch(None)) as simulation:
        assert simulation.run(beats, results, drain=True) == found
        assert simulation.counters == replay.counters
        assert simulation.cycles == replay.cycles
    return found
