"""The processor: its programs in both simulators, every cycle under stalls as in the simulator in Python, its cost."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import pytest

from modmill.errors import HardwareMismatch, ToolFailed, UsageError
from modmill.hw import registry
from modmill.hw.draw import draw
from modmill.hw.emit import folder
from modmill.hw.evaluate import estimate
from modmill.hw.microcode.simulate import Simulator
from modmill.hw.stream.run import StreamRun
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.processor.config import PROGRAMS, ProcessorConfig
from modmill.hw.units.processor.programs import FORMULAS
from modmill.hw.units.processor.unit import Processor
from modmill.watch import Watch
from tests.hw.support import require_tool
from tests.support import ROOT, refuses, require_rtl, succeeds


def run(simulator: str, count: int, **given: int | str) -> StreamRun:
    require_tool(simulator)
    choice = registry.choose("processor", given, {})
    found = registry.simulate(choice, {"runs": count, "stalls": 40, "seed": 3}, simulator)
    assert isinstance(found, StreamRun)
    return found


def test_the_formulas_are_what_they_are_called() -> None:
    """Points of 2^255 - 19: a sum of two points is on the curve, and doubling agrees with a sum of equal points."""
    p = 2**255 - 19
    d = FORMULAS["edwards"].constants["two_d"] * pow(2, -1, p) % p
    y = 4 * pow(5, -1, p) % p
    x2 = (y * y - 1) * pow(d * y * y + 1, -1, p) % p
    x = pow(x2, (p + 3) // 8, p)
    x = x if x * x % p == x2 else x * pow(2, (p - 1) // 4, p) % p
    point = (x, y, 1, x * y % p)
    for _ in range(5):
        given = dict(zip(FORMULAS["edwards"].inputs, (*point, x, y, 1, x * y % p), strict=True))
        found = FORMULAS["edwards"].golden(given, p)
        point = (found["x3"], found["y3"], found["z3"], found["t3"])
        u, v = (w * pow(point[2], -1, p) % p for w in point[:2])
        assert (v * v - u * u - 1 - d * u * u * v * v) % p == 0
        assert point[3] * point[2] % p == point[0] * point[1] % p
    assert FORMULAS["horner"].golden({"x": 3, "c0": 1, "c1": 2, "c2": 0, "c3": 5, "c4": 7}, 97) == {"y": 709 % 97}


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("threads", [1, 2, 3, 8])
def test_every_program_in_icarus(program: str, threads: int) -> None:
    found = run("icarus", 40, bits=24, program=program, threads=threads, stages=5)
    assert found.free_cycles == found.unit.predicted(40)


@pytest.mark.parametrize("bits", [4, 64, 128])
def test_widths_in_icarus(bits: int) -> None:
    run("icarus", 40, bits=bits)


class Stalls:
    """The stalls of the driver in C++ (stream/shim.cpp)."""

    def __init__(self, seed: int, percent: int) -> None:
        self.state, self.percent = 2 * seed + 1, percent

    def __call__(self) -> bool:
        mask = (1 << 64) - 1
        self.state ^= self.state << 13 & mask
        self.state ^= self.state >> 7
        self.state ^= self.state << 17 & mask
        return (self.state >> 32) % 100 < self.percent


def cycles_in_python(simulator: Simulator, inputs: list[dict[str, int]], stalls: Stalls) -> int:
    """Cycles until the last result is taken."""
    left, offered, came = list(inputs), None, 0
    while came < len(inputs):
        if offered is None and left and not stalls():
            offered = left.pop(0)
        ready = not stalls()
        shown = simulator.step(offered, ready)
        came += shown.out_valid and ready
        if shown.in_ready:
            offered = None
    return simulator.cycle


@pytest.mark.parametrize("program", PROGRAMS)
def test_under_stalls_the_gates_take_the_cycles_of_the_simulator(program: str) -> None:
    require_tool("verilator")
    unit = Processor(ProcessorConfig(bits=32, program=program, threads=3, stages=5))
    n, rng = 2**32 - 5, random.Random(1)
    inputs = [{name: rng.randrange(n) for name in unit.formula.inputs} for _ in range(200)]
    for seed, percent in ((1, 0), (2, 20), (3, 50), (4, 90)):
        with StreamSimulation(unit, n, seed, percent, Watch(None)) as model:
            found = model.run(inputs, len(inputs), drain=True)
            assert found == [unit.formula.golden(x, n) for x in inputs]
            assert model.cycles == cycles_in_python(unit.simulator(n), inputs, Stalls(seed, percent))


def test_broken_hardware_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Processor.modules

    def broken(self: Processor, *given: object) -> dict[str, str]:
        """The first product becomes a sum."""
        files = original(self, *given)  # type: ignore[arg-type]
        word = next(w for w in self.program.words if w & 3 == 1)
        text = files["processor_program.sv"]
        files["processor_program.sv"] = text.replace(f"17'h{word:05x}", f"17'h{word ^ 3:05x}", 1)
        assert files["processor_program.sv"] != text
        return files

    monkeypatch.setattr(Processor, "modules", broken)
    with pytest.raises((HardwareMismatch, ToolFailed), match=r"wrong|is .*, not"):
        run("icarus", 20)


def test_the_emitted_folder_passes_its_testbench(tmp_path: Path) -> None:
    require_rtl("iverilog")
    choice = registry.choose("processor", {"bits": 64}, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom")
    folder.write(files, tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.count("PASS 200") == 2, done.stdout + done.stderr
    assert "mul z3, r" in files["README.md"]


def test_its_cost_has_one_multiplier() -> None:
    require_rtl("pyosys")
    found = estimate(ProcessorConfig(bits=32, program="horner"), parts=("area", "timing"))
    assert found.area is not None and found.timing is not None
    assert found.area.total.dsp == 11


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/processor.svg").read_text("utf-8") == draw(Processor(ProcessorConfig()))


def test_the_commands_take_it() -> None:
    require_rtl("iverilog")
    out = succeeds("hw", "sim", "processor", "--simulator", "icarus", "--runs", "20", "--json").json
    assert out["result"]["latency"] == out["result"]["interval"] * 2 - 1
    refuses(2, "program: 'fft' must be one of edwards, horner", "hw", "sim", "processor", "--program", "fft")
    with pytest.raises(UsageError, match="takes moduli of exactly 64"):
        Processor(ProcessorConfig()).check(2**61 - 1)
