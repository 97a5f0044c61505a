"""The real units at small widths, in both simulators: words, values, cycles, branches, every input of the smallest."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from modmill.hw.interface import registry
from modmill.hw.interface.configuration import Configuration
from modmill.hw.stream import run
from modmill.hw.stream.loop import locate
from modmill.hw.stream.loop.icarus import in_icarus
from modmill.hw.stream.loop.run import LoopRun
from modmill.hw.stream.loop.simulation import Simulation
from modmill.hw.stream.loop.unit import FRAME
from modmill.hw.units.vdf.redundant.modulus import default_modulus
from modmill.hw.units.vdf.squarer import FAMILY
from modmill.hw.units.vdf.squarer.config import configured
from modmill.hw.units.vdf.squarer.unit import Squarer
from modmill.watch import Watch
from tests.hw.support import require_tool

_draw = random.Random(128)
MODULI_128 = [
    *(2**128 - c for c in (1, 3, 159)),
    2**127 + 1,
    2**127 - 1,
    2**65 + 1,
    2**64 - 1,
    3,
    *(_draw.getrandbits(128) | 1 for _ in range(12)),
]
"""All-ones and its neighbours, a modulus of half the width, the smallest, and random ones."""


def made(unit: str, **given: Any) -> Squarer:
    """A unit of the job."""
    return registry.build(registry.configure(unit, **given))  # type: ignore[return-value]


WORDS = [unit for unit in registry.units("vdf") if "word" in {p.name for p in registry.family(unit).parameters(unit)}]
"""The squarers whose numbers have words; the one of two shares has tests of its own."""
NARROW = [registry.configure(unit, bits=8, word=4) for unit in WORDS]
NARROW += [registry.configure("vdf_predictive_montgomery", bits=8, word=4, carry="exact")]
CHECKED = ("vdf_ozturk", "vdf_bipartite")
NARROW += [registry.configure(unit, bits=8, word=4, self_check=True) for unit in CHECKED]
NARROW += [registry.configure(unit, bits=8, word=4, rows="block", stages=5) for unit in CHECKED]


@pytest.mark.parametrize(
    ("unit", "given"), [("vdf_ozturk", {"stages": 5}), ("vdf_predictive_montgomery", {"carry": "exact"})]
)
def test_more_stages_than_needed_and_registers_that_begin_unknown(unit: str, given: dict[str, Any]) -> None:
    """In Icarus, where an unknown bit stays one."""
    require_tool("icarus")
    found = registry.simulate(registry.choose(unit, {"bits": 64, **given}, {}), {"steps": 20, "base": 3}, "icarus")
    assert isinstance(found, LoopRun) and found.cycles == 20 * found.unit.latency + FRAME


@pytest.mark.parametrize("config", NARROW, ids=lambda c: c.slug)
def test_every_residue_of_every_modulus_at_eight_bits(config: Configuration) -> None:
    """One squaring of each, words against the golden model and value against Python; the branches are counted."""
    require_tool("verilator")
    design: Squarer = registry.build(config)  # type: ignore[assignment]
    branches = 0
    for n in range(3, 256, 2):
        golden = design.golden(n)
        with Simulation(design, n) as gates:
            for x in range(n):
                words = design.encode(x, n)
                before = gates.cycles
                gates.load_words(words)
                gates.run(1)
                assert gates.words == golden.step(words), (n, x)
                assert gates.value() == x * x % n, (n, x)
                cycles = design.latency + gates.branches * design.branch_extra
                assert gates.cycles - before == cycles + FRAME, (n, x)
                branches += gates.branches
    assert (branches > 0) == (design.branch_extra > 0)


@pytest.mark.parametrize("config", NARROW, ids=lambda c: c.slug)
def test_every_redundant_input_at_eight_bits(config: Configuration) -> None:
    """All words that a chain can reach from any residue, and each of their squarings, for a few moduli."""
    require_tool("verilator")
    design: Squarer = registry.build(config)  # type: ignore[assignment]
    for n in (3, 127, 129, 253, 255):
        golden = design.golden(n)
        known = {tuple(design.encode(x, n)) for x in range(n)}
        new = set(known)
        with Simulation(design, n) as gates:
            while new:
                found: set[tuple[int, ...]] = set()
                for words in new:
                    gates.load_words(list(words))
                    gates.run(1)
                    assert gates.words == golden.step(list(words)), (n, words)
                    found.add(tuple(gates.words or ()))
                new = found - known
                known |= new
        assert len(known) >= n


@pytest.mark.parametrize("unit", WORDS)
def test_twenty_moduli_at_128_bits(unit: str) -> None:
    require_tool("verilator")
    design = made(unit, bits=128)
    draw = random.Random(unit)
    assert len(MODULI_128) == len(set(MODULI_128)) == 20
    for n in MODULI_128:
        with Simulation(design, n) as gates:
            for x in (draw.randrange(n), n - 1, 0):
                locate.run(gates, x, 1000)
                assert gates.steps == 1000
                assert locate.compare_stages(gates, list(gates.words or ())) == []


@pytest.mark.parametrize("bits", [64, 128])
@pytest.mark.parametrize("unit", WORDS)
def test_icarus_agrees(unit: str, bits: int) -> None:
    require_tool("icarus")
    require_tool("verilator")
    design = made(unit, bits=bits)
    for n, steps in ((2**bits - 1, 40), (default_modulus(bits)[0], 25)):
        ran = in_icarus(design, n, 3, steps, Watch(None))  # compares every word with the golden model
        with Simulation(design, n) as other:
            other.load(3)
            other.run(steps)
        assert (ran.y, ran.cycles, ran.branches) == (other.value(), other.cycles, other.branches)
        assert ran.cycles == steps * design.latency + ran.branches * design.branch_extra + FRAME


@pytest.mark.parametrize("simulator", ["verilator", "icarus"])
@pytest.mark.parametrize("unit", WORDS)
def test_the_streams_of_a_loop_are_those_of_any_unit(unit: str, simulator: str) -> None:
    """The harness of all streamed units: random runs one after the other, without stalls and with."""
    require_tool(simulator)
    choice = registry.choose(unit, {"bits": 64}, {})
    count = 40 if simulator == "icarus" else 300
    found = run.simulate(made(unit, bits=64), choice, count=count, stalls=40, seed=3, simulator=simulator)
    assert found.results >= count
    assert found.cycles > found.free_cycles > count


@pytest.mark.parametrize("unit", WORDS)
def test_a_corrupted_table_is_reported_at_its_stage(unit: str) -> None:
    require_tool("verilator")
    design = made(unit, bits=128)
    n = default_modulus(128)[0]
    images = {name: list(entries) for name, entries in design.images(n).items()}
    name = sorted(images)[0]
    images[name] = [entry ^ 4 for entry in images[name]]
    with Simulation(design, n, images=images) as gates:
        error = locate.locate(gates, 3, 50) if not _agrees(gates) else None
    assert error is not None
    stages = design.golden(n).stages(design.encode(3, n))
    # The products before the tables are right; the first stage after them is not.
    assert error.squaring in (1, 2)
    assert error.stage in list(stages)[1:]
    assert error.expected != error.got


def _agrees(gates: Simulation) -> bool:
    gates.load(3)
    gates.run(50)
    return gates.value() == pow(3, 1 << 50, gates.constants)


@pytest.mark.parametrize("simulator", ("verilator", "icarus"))
def test_a_run_reports_itself(simulator: str) -> None:
    require_tool(simulator)
    config = configured("vdf_ozturk", bits=64)
    choice = registry.choose("vdf_ozturk", {"bits": 64}, {"modulus": "0xfffffffffffffffb"})
    done = FAMILY.simulate(choice, {"steps": 30, "base": 5}, simulator)
    record = done.record()
    assert record.backend == "rtl:vdf_ozturk"
    assert int(record.result["y_full"], 16) == pow(5, 2**30, 2**64 - 5)
    assert record.parameters["configuration"] == config.slug
    assert done.cycles >= 30 * done.unit.latency
    assert "golden model" in record.checked_by


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"steps": 0}, "steps"),
        ({"base": -1}, "base"),
        ({"simulator": "x"}, "must be one of verilator, icarus"),
        ({"modulus": 2**64 + 1}, "modulus"),
        ({"modulus": 2**64 - 2}, "modulus"),
        ({"modulus": "nothing"}, "modulus"),
    ],
)
def test_bad_arguments_are_told_before_any_tool_runs(
    change: dict[str, Any], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    given: dict[str, Any] = {"steps": 10, "base": 2, "simulator": "verilator", "modulus": None} | change
    with pytest.raises(ValueError, match=message):
        choice = FAMILY.choose("vdf_ozturk", {"bits": 64}, {"modulus": given["modulus"]})
        FAMILY.simulate(choice, {"steps": given["steps"], "base": given["base"]}, given["simulator"])


def test_default_moduli_have_their_width() -> None:
    for bits in itertools.chain(range(8, 40), (64, 1024, 2048)):
        n, _ = default_modulus(bits)
        assert n.bit_length() == bits and n % 2 == 1
