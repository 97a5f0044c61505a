"""Common parts of the hardware's tests."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from modmill import programs
from modmill.errors import HardwareMismatch, ToolFailed
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.circuit.part import Part
from modmill.hw.interface.unit import Flavour
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.stream.streamed import StreamedUnit
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
    """The output of a testbench in Icarus, built and run in `folder`. Skips (or fails) without Icarus."""
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


@dataclass(frozen=True, slots=True)
class Fault:
    """A file of a unit has `old` in one line; the faulty one has `new` instead. `match`: what the error then says."""

    file: str
    old: str
    new: str
    match: str | None = None


def find_faults(
    monkeypatch: pytest.MonkeyPatch, unit: type[StreamedUnit], faults: Sequence[Fault], run: Callable[[], object]
) -> None:
    """Expects an error from `run` with each of the faults in units of that class, and none without them.

    The text holds all faults at once, so it is compiled once; one table, read like those of a unit's constants, has the
    number of the fault that is there.
    """
    chosen = 0
    modules, images, width = unit.modules, unit.images, unit.image_width

    def faulty(self: StreamedUnit, flavour: Flavour, constants: int | None = None) -> dict[str, str]:
        files = modules(self, flavour, constants)
        for number, fault in enumerate(faults, 1):
            files[fault.file] = _with_fault(files[fault.file], fault, number)
        return files | {"chosen_fault.sv": _CHOSEN_FAULT}

    monkeypatch.setattr(unit, "modules", faulty)
    monkeypatch.setattr(unit, "images", lambda self, constants: images(self, constants) | {"fault.hex": [chosen]})
    monkeypatch.setattr(unit, "image_width", lambda self, name: 8 if name == "fault.hex" else width(self, name))
    run()
    for number, fault in enumerate(faults, 1):
        chosen = number
        with pytest.raises((HardwareMismatch, ToolFailed), match=fault.match):
            run()
            pytest.fail(f"nothing found {fault}")


_CHOSEN_FAULT = """module chosen_fault (output logic [7:0] fault_o);
  logic [7:0] store [1];
  string dir;
  initial begin
    if ($value$plusargs("tables=%s", dir) == 0) dir = "tables";
    $readmemh({dir, "/fault.hex"}, store);
  end
  assign fault_o = store[0];
endmodule
"""


def _with_fault(text: str, fault: Fault, number: int) -> str:
    """The text where the expression that a fault changes depends on the fault that is chosen."""
    (line,) = (line for line in text.splitlines() if fault.old in line)
    changed = line.replace(fault.old, fault.new, 1)
    # The right side of an assignment, or what is connected to a port.
    for form in (r"(?P<before>[^=(]* = )(?P<value>[^;]*)(?P<after>;.*)", _PORT):
        right, wrong = re.fullmatch(form, line), re.fullmatch(form, changed)
        if right and wrong and right["before"] == wrong["before"] and right["after"] == wrong["after"]:
            before, after = text.split(line, 1)
            head = before.index(");\n", before.rindex("\nmodule ")) + 3
            choice = f"  logic [7:0] fault_{number};\n  chosen_fault u_fault_{number} (fault_{number});\n"
            value = f"fault_{number} == 8'd{number} ? ({wrong['value']}) : ({right['value']})"
            return f"{before[:head]}{choice}{before[head:]}{right['before']}{value}{right['after']}{after}"
    raise AssertionError(f"{fault}: neither an assignment nor a port in: {line}")


_PORT = r"(?P<before>.*?\.b_i\()(?P<value>.*)(?P<after>\), \.\w+_o\(.*)"
"""The operand `b_i` before the results of an instance."""


def agreed(unit: StatefulUnit, beats: Sequence[Beat], results: int, stalls: int, constants: int = 0) -> list[Beat]:
    """The results of the circuit evaluated in Python; Verilator gives them in the same cycles, with equal counters."""
    replay = Replay(unit, constants, 5, stalls)
    found = replay.run(beats, results)
    with StreamSimulation(unit, constants, 5, stalls, Watch(None)) as simulation:
        assert simulation.run(beats, results, drain=True) == found
        assert simulation.counters == replay.counters
        assert simulation.cycles == replay.cycles
    return found
