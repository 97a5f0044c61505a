"""The processor: its programs in both simulators, every cycle under stalls as in the simulator in Python, its cost."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from modmill.errors import UsageError
from modmill.formula import library
from modmill.formula.element import Element, select
from modmill.formula.formula import Formula
from modmill.formula.identity import compare
from modmill.formula.library import find
from modmill.formula.operation import BIT, FormulaError
from modmill.formula.tracer import trace
from modmill.hw.describe.draw import draw
from modmill.hw.emit import folder
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.microcode.machine import Space
from modmill.hw.microcode.program import assemble, disassemble
from modmill.hw.microcode.schedule import proved_slots
from modmill.hw.microcode.simulate import Simulator
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.run import StreamRun
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.trace.lower.microcode import retrace
from modmill.hw.units.parts.processor.config import ProcessorConfig, programs
from modmill.hw.units.parts.processor.program import compile_program
from modmill.hw.units.parts.processor.unit import Processor
from modmill.watch import Watch
from tests.hw.support import Fault, find_faults, require_tool
from tests.support import ROOT, refuses, require_rtl, succeeds


def run(simulator: str, count: int, **given: int | str) -> StreamRun:
    require_tool(simulator)
    choice = registry.choose("processor", given, {})
    found = registry.simulate(choice, {"runs": count, "stalls": 40, "seed": 3}, simulator)
    assert isinstance(found, StreamRun)
    return found


PROGRAMS = programs()
PRIMES = {name: find(name).modulus or (1 << 61) - 1 for name in PROGRAMS}
LOOSE = "ecdsa_start", "ecdsa_step", "binary_ladder_step"
"""Programs whose schedules are further from their bound."""
FAST = [name for name in PROGRAMS if name not in ("decompress", "prepare")]


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize(
    "threads", [1, pytest.param(2, marks=pytest.mark.slow), pytest.param(8, marks=pytest.mark.slow), 24]
)
def test_a_compiled_program_is_its_formula_by_identity(program: str, threads: int) -> None:
    """The words, read slot by slot, against the trace of the formula: no pass and no schedule has changed it."""
    p = PRIMES[program]
    if p.bit_length() > 512:
        p = (1 << 61) - 1
    bits = p.bit_length() - find(program).binary
    compiled = compile_program(ProcessorConfig(bits=bits, program=program, threads=threads))
    n = compiled.modulus or p
    graph = trace(find(program), n)
    verdict = compare(graph, retrace(compiled.program, graph.types, compiled.constants(n), n))
    assert verdict.same and verdict.bits is not None and verdict.bits > 100
    least = proved_slots(compiled.program.operations, compiled.program.machine, len(compiled.program.slots))
    assert len(compiled.program.slots) <= least * (1.18 if program in LOOSE else 1.1)


@pytest.mark.parametrize("name", ["mixed_addition", "ecdsa_step", "ecdsa_verdict"])
def test_a_wrong_word_is_found_by_identity(name: str) -> None:
    """Any instruction that does something else, also where a test that hardly ever says yes asks for it."""
    compiled = compile_program(ProcessorConfig(bits=PRIMES[name].bit_length(), program=name, threads=2))
    program, n = compiled.program, compiled.modulus
    assert n is not None
    graph = trace(find(name), n)
    assert compare(graph, retrace(program, graph.types, compiled.constants(n), n)).same
    zero = Space.CONSTANT, [*compiled.constants(n).values(), 0].index(0)
    others = {"mul": "add", "add": "sub", "sub": "add", "when": "unless", "unless": "when", "equal": "when"}
    for at, slot in enumerate(program.slots):
        if slot is None or (slot.function.name == "add" and slot.b == zero):
            continue
        other = program.machine.function(others.get(slot.function.name, "equal"))
        slots = list(program.slots)
        if slot.function.latency == other.latency:
            slots[at] = replace(slot, function=other)
        else:
            slots[at] = replace(slot, a=slot.b if slot.a != slot.b else (Space.CONSTANT, 0), b=slot.b)
        try:
            wrong = retrace(replace(program, slots=tuple(slots)), graph.types, compiled.constants(n), n)
        except FormulaError:
            continue
        assert not compare(graph, wrong, trials=1).same, at


def test_sums_of_bits_are_bits() -> None:
    """1 + 1 is 0, not the number 2, and 0 - 1 is not n - 1."""

    def f(x: Element, c: Element, d: Element) -> dict[str, Element]:
        return {"y": select(c + d, x, 2 * x), "z": select(c - d, x, 3 * x), "u": select(-c, x, 4 * x), "v": c + d}

    formula = Formula("bits", "", f, types=dict.fromkeys("cd", BIT))
    library.FORMULAS["bits"] = formula
    try:
        unit = Processor(ProcessorConfig(bits=16, program="bits", threads=1))
    finally:
        del library.FORMULAS["bits"]
    n = (1 << 16) - 15
    assert unit.identity().same
    for given in ({"x": 5, "c": c, "d": d} for c in (0, 1) for d in (0, 1)):
        simulator = unit.simulator(n)
        simulator.step(given, False)
        while not (shown := simulator.step(None, False)).out_valid:
            pass
        assert shown.result == formula.run(given, n)


def test_bits_that_may_both_be_set_are_not_added() -> None:
    """A program whose sum of bits may be 2 is refused, whatever else it computes."""
    compiled = compile_program(ProcessorConfig(bits=255, program="decompress", threads=24))
    program, n = compiled.program, compiled.modulus or 0
    graph = trace(find("decompress"), n)
    retrace(program, graph.types, compiled.constants(n), n)
    sums = [at for at, slot in enumerate(program.slots) if slot is not None and slot.function.name == "unless"]
    slots = list(program.slots)
    last = slots[sums[-1]]
    assert last is not None
    slots[sums[-1]] = replace(last, function=program.machine.function("when"))
    with pytest.raises(FormulaError, match="may both be set"):
        retrace(replace(program, slots=tuple(slots)), graph.types, compiled.constants(n), n)


def test_preparing_a_signature_takes_fewer_instructions_than_the_published_program() -> None:
    """Firedancer's has 1153; ours runs the same tests and sums by a shorter chain for the root."""
    compiled = compile_program(ProcessorConfig(bits=255, program="prepare", threads=24))
    assert compiled.program.instructions < find("prepare").published["instructions"] == 1153
    assert len(compiled.program.slots) == compiled.program.instructions + 1


@pytest.mark.parametrize("program", FAST)
@pytest.mark.parametrize(
    "threads", [pytest.param(1, marks=pytest.mark.slow), 3, pytest.param(8, marks=pytest.mark.slow)]
)
def test_every_program_in_icarus(program: str, threads: int) -> None:
    found = run("icarus", 40, bits=24, program=program, threads=threads, stages=5)
    assert found.free_cycles == found.unit.predicted(40)


@pytest.mark.parametrize(("program", "registers"), [("edwards", 2), ("edwards", 4), ("ladder_step", 4), ("horner", 2)])
@pytest.mark.parametrize("threads", [1, pytest.param(4, marks=pytest.mark.slow), 16])
def test_programs_that_keep_values_in_memory(program: str, registers: int, threads: int) -> None:
    found = run("icarus", 40, bits=24, program=program, threads=threads, stages=5, registers=registers)
    assert found.free_cycles == found.unit.predicted(40)
    assert isinstance(found.unit, Processor) and found.unit.machine.scratch == registers
    spills = found.unit.summary.get("stores", 0)
    assert bool(spills) == (program != "horner" and (program, registers, threads) != ("edwards", 4, 1))


@pytest.mark.parametrize("program", ["edwards", "ladder_step", "prepare"])
@pytest.mark.parametrize("threads", [1, 2, 16])
@pytest.mark.parametrize("registers", [2, 4, 8])
def test_a_program_with_spills_is_its_formula_by_identity(program: str, threads: int, registers: int) -> None:
    p = PRIMES[program]
    given = {"bits": p.bit_length(), "program": program, "threads": threads, "registers": registers}
    compiled = compile_program(ProcessorConfig(**given))
    machine = compiled.program.machine
    assert machine.scratch == registers and compiled.program.registers <= registers
    n = compiled.modulus or p
    graph = trace(find(program), n)
    assert compare(graph, retrace(compiled.program, graph.types, compiled.constants(n), n)).same
    for word in compiled.program.words:
        assert assemble(machine, disassemble(machine, word)) == word


@pytest.mark.parametrize(
    "given",
    [
        {"levels": 1},
        {"method": "pseudo-mersenne", "levels": 1},
        {"method": "folding"},
        {"column": 2},
        {"method": "pseudo-mersenne", "column": 2, "bank": "block"},
        {"bank": "block", "registers": 4},
    ],
)
@pytest.mark.parametrize("program", ["edwards", "ladder_step"])
def test_other_multipliers(given: dict[str, int | str], program: str) -> None:
    found = run("icarus", 40, bits=36, program=program, threads=4, stages=8, **given)
    assert found.free_cycles == found.unit.predicted(40)


@pytest.mark.parametrize(("bank", "threads"), [("lut", 1), ("lut", 2), ("block", 3), ("block", 4)])
def test_few_threads_take_as_many_cycles_as_predicted(bank: str, threads: int) -> None:
    """With as few as the pipe needs, a thread takes an input a turn later than it could."""
    found = run("icarus", 12, bits=16, bank=bank, threads=threads, stages=3)
    few = threads == ProcessorConfig(bank=bank, threads=threads).pipe.least_threads
    assert isinstance(found.unit, Processor)
    assert found.unit.interval == len(found.unit.program.slots) + few
    assert found.free_cycles == found.unit.predicted(12)


def test_a_pipe_that_is_too_long_for_its_threads_is_refused() -> None:
    with pytest.raises(UsageError, match="threads: with registers in block RAM at least 3"):
        ProcessorConfig(bank="block")


def test_a_multiplier_for_one_modulus_takes_no_other() -> None:
    unit = Processor(ProcessorConfig(bits=64, method="pseudo-mersenne"))
    unit.check(2**64 - 59)
    with pytest.raises(UsageError, match="computes modulo"):
        unit.check(2**64 - 83)
    assert unit.config.slug == "processor-64-edwards-t2-s9-pseudo-mersenne"


def test_registers_are_a_power_of_two() -> None:
    for wrong in (1, 3, 12):
        with pytest.raises(UsageError, match="power of two"):
            ProcessorConfig(registers=wrong)


@pytest.mark.parametrize("program", ["decompress", "prepare"])
def test_long_programs_in_icarus(program: str) -> None:
    found = run("icarus", 20, bits=16, program=program, threads=8, stages=4)
    assert found.free_cycles == found.unit.predicted(20)


@pytest.mark.slow
@pytest.mark.parametrize("registers", [0, 8])
@pytest.mark.parametrize("program", ["decompress", "prepare"])
def test_long_programs_at_their_own_width(program: str, registers: int) -> None:
    found = run("verilator", 200, program=program, threads=24, stages=20, registers=registers)
    assert found.free_cycles == found.unit.predicted(200)


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


def cycles_in_python(simulator: Simulator, inputs: Sequence[Beat], stalls: Stalls) -> int:
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


@pytest.mark.parametrize(("program", "bank"), [*((p, "lut") for p in ("edwards", "horner")), ("ladder_step", "block")])
def test_under_stalls_the_gates_take_the_cycles_of_the_simulator(program: str, bank: str) -> None:
    require_tool("verilator")
    unit = Processor(ProcessorConfig(bits=32, program=program, threads=3, stages=5, bank=bank))
    n = 2**32 - 5
    inputs = [beat for _, beat in unit.beats(n, 200, 1)]
    for seed, percent in ((1, 0), (2, 20), (3, 50), (4, 90)):
        with StreamSimulation(unit, n, seed, percent, Watch(None)) as model:
            found = model.run(inputs, len(inputs), drain=True)
            assert found == [unit.formula.run(x, n) for x in inputs]
            assert model.cycles == cycles_in_python(unit.simulator(n), inputs, Stalls(seed, percent))


def test_broken_hardware_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first product becomes a sum."""
    word = next(w for w in Processor(ProcessorConfig()).program.words if w & 3 == 1)
    fault = Fault("processor_program.sv", f"17'h{word:05x}", f"17'h{word ^ 3:05x}", r"wrong|is .*, not")
    find_faults(monkeypatch, Processor, (fault,), lambda: run("icarus", 20))


def test_the_emitted_folder_passes_its_testbench(tmp_path: Path) -> None:
    require_rtl("iverilog")
    choice = registry.choose("processor", {"bits": 64}, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom")
    folder.write(files, tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.count("PASS 200") == 2, done.stdout + done.stderr
    assert "mul z3, r" in files["README.md"]


@pytest.mark.slow
def test_its_cost_has_one_multiplier() -> None:
    require_rtl("pyosys")
    found = estimate(ProcessorConfig(bits=32, program="horner"))
    assert found.area is not None and found.timing is not None
    assert found.area.total.dsp == 11


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/processor.svg").read_text("utf-8") == draw(Processor(ProcessorConfig()))


def test_the_commands_take_it() -> None:
    require_rtl("iverilog")
    out = succeeds("hw", "sim", "processor", "--simulator", "icarus", "--runs", "20", "--json").json
    assert out["result"]["latency"] == out["result"]["interval"] * 2 - 1
    refuses(2, "program: 'fft' must be one of edwards, ", "hw", "sim", "processor", "--program", "fft")
    with pytest.raises(UsageError, match="computes modulo"):
        Processor(ProcessorConfig(bits=255, program="decompress")).check(2**255 - 31)
    with pytest.raises(UsageError, match="takes moduli of exactly 64"):
        Processor(ProcessorConfig()).check(2**61 - 1)
