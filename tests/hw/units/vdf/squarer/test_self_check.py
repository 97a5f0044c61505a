"""Units that check themselves: no false alarm, and what happens when flip-flops of the synthesised netlist flip."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from modmill import programs
from modmill.errors import UsageError
from modmill.hw.emit.sources import card, sources
from modmill.hw.interface import registry
from modmill.hw.stream.loop import locate
from modmill.hw.stream.loop.faults import COUNT, FLAG, HARMLESS, RESIDUE, STREAM, UNDETECTED, Faults
from modmill.hw.stream.loop.simulation import Simulation
from modmill.hw.stream.loop.words import packed
from modmill.hw.units.vdf.redundant.modulus import default_modulus
from modmill.hw.units.vdf.squarer.config import SquarerConfig, configured
from modmill.hw.units.vdf.squarer.unit import squarer
from tests.hw.support import require_tool
from tests.support import require_rtl, succeeds

HERE = Path(__file__).parent
UNITS = ("vdf_ozturk", "vdf_bipartite")


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("bits", [64, 128])
def test_no_false_alarm(unit: str, bits: int) -> None:
    """Any alarm raises FaultError. All words at their bounds are no residue's."""
    require_tool("verilator")
    design = squarer(configured(unit, bits=bits, self_check=True))
    draw = random.Random(bits)
    for n in (default_modulus(bits)[0], 2**bits - 1, 2 ** (bits - 1) + 1, 3):
        with Simulation(design, n) as gates:
            for x in (0, 1, n - 1, draw.randrange(n)):
                locate.run(gates, x, 10_000)
            gates.load_words(design.extremes()[0][1])
            gates.run(1000)


@pytest.mark.slow
@pytest.mark.parametrize("unit", UNITS)
def test_no_false_alarm_in_a_hundred_thousand_squarings_of_the_contest(unit: str) -> None:
    require_tool("verilator")
    with Simulation(squarer(configured(unit, self_check=True)), default_modulus(1024)[0]) as gates:
        locate.run(gates, 3, 100_000)


def struck(config: SquarerConfig, cycles: range | None = None) -> tuple[Faults, Counter[str], list[str]]:
    """Every flip-flop of a unit flipped in these cycles: what becomes of it, and the places that go undetected."""
    require_rtl("pyosys")
    unit = squarer(config)
    n = default_modulus(config.bits)[0]
    faults = Faults(unit, n, random.Random(config.slug).randrange(n))
    every = [(place, cycle) for cycle in cycles or range(faults.cycles) for place in range(len(faults.places))]
    found, missed = Counter[str](), []
    for (place, cycle), outcome in faults.outcomes(every):
        found[outcome] += 1
        if outcome == UNDETECTED:
            missed.append(f"{faults.places[place].name} in cycle {cycle}")
    assert found.total() == len(every)
    return faults, found, missed


def test_flipped_flip_flops_never_make_a_wrong_result_that_is_believed() -> None:
    """Every flip-flop of control, core and check, in every fifth cycle from the first beat in to the last one out."""
    faults, found, missed = struck(configured("vdf_ozturk", bits=16, word=4, self_check=True), range(1, 32, 5))
    assert faults.cycles == 32
    assert missed == []
    assert all(found[reason] for reason in (FLAG, COUNT, STREAM, HARMLESS))


def test_without_the_check_they_do() -> None:
    _, found, missed = struck(configured("vdf_ozturk", bits=16, word=4), range(6, 7))
    assert found[UNDETECTED] == len(missed) > 20
    assert found[FLAG] == found[RESIDUE] == 0


@pytest.mark.slow
@pytest.mark.parametrize("config", [configured("vdf_ozturk", bits=64, self_check=True)], ids=lambda c: c.slug)
def test_every_flip_flop_in_every_cycle(config: SquarerConfig) -> None:
    _, found, missed = struck(config)
    print(config.slug, found)
    assert missed == []


def test_the_host_of_a_card_reads_the_flag(tmp_path: Path) -> None:
    require_tool("icarus")
    unit, n = squarer(configured("vdf_ozturk", bits=64, self_check=True)), default_modulus(64)[0]
    x = words = unit.encode(7, n)
    for _ in range(50):
        words = unit.golden(n).step(words)
    texts = sources(unit, "rom", n) | card(unit)
    del texts[f"{unit.name}_card.sv"]
    texts = {name: text for name, text in texts.items() if name not in ("core_clock.sv", "async_fifo.sv")}
    texts["check_tb.sv"] = (HERE / "check_tb.sv").read_text("ascii").replace("UNIT dut", f"{unit.name}_axi dut")
    host = HERE.parents[2] / "card" / "axi_host.svh"
    programs.write_texts(tmp_path, texts | {"axi_host.svh": host.read_text("ascii")})
    width = f"-Pcheck_tb.Width={unit.words * unit.word_bits}"
    programs.run(["iverilog", "-g2012", "-s", "check_tb", "-o", "tb.vvp", width, *sorted(texts)], tmp_path)
    numbers = [f"+x={packed(x, unit.word_bits):x}", f"+y={packed(words, unit.word_bits):x}", "+steps=50"]
    text = programs.run(["vvp", "-n", "tb.vvp", *numbers], tmp_path)
    assert re.search(r"^PASS 3$", text, re.MULTILINE), text


def test_an_emitted_folder_tests_itself(tmp_path: Path) -> None:
    require_tool("icarus")
    succeeds("hw", "emit", "vdf_ozturk", "--bits", "64", "--self-check", "--out", str(tmp_path / "unit"))
    assert "PASS" in programs.run(["sh", "test.sh", "icarus"], tmp_path / "unit")
    assert "error_o" in (tmp_path / "unit" / "ports.md").read_text("utf-8")


def test_only_units_that_have_a_check_take_the_option() -> None:
    for unit in registry.units():
        known = {p.name for p in registry.family(unit).parameters(unit)}
        assert ("self_check" in known) == (unit in UNITS)
    with pytest.raises(UsageError, match="self_check: vdf_predictive_montgomery has no such parameter"):
        configured("vdf_predictive_montgomery", self_check=True)
    assert "self_check" not in configured("vdf_ozturk").parameters()
    assert configured("vdf_ozturk", self_check=True).parameters()["self_check"] is True
