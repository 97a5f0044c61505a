"""Compiled formulas as units: both simulators, random stalls, the cycles that the schedule predicts, their text."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from modmill.errors import UsageError
from modmill.formula import library
from modmill.formula.edwards import mixed_addition
from modmill.formula.element import odd
from modmill.formula.formula import Formula
from modmill.formula.library import find
from modmill.formula.modulus import own_bits
from modmill.hw.circuit.shared.bounds import least_interval
from modmill.hw.circuit.shared.check import check
from modmill.hw.describe.draw import draw
from modmill.hw.emit import folder
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.modmul.product import best_split
from modmill.hw.stream.run import StreamRun
from modmill.hw.units.parts.traced.config import TracedConfig
from modmill.hw.units.parts.traced.unit import Traced
from tests.hw.support import Fault, find_faults, require_tool
from tests.support import ROOT, refuses, require_rtl, succeeds


def run(simulator: str, count: int, **given: Any) -> StreamRun:
    """A run that agreed with the formula on numbers, and took as many cycles as predicted."""
    require_tool(simulator)
    choice = registry.choose("traced", given, {})
    found = registry.simulate(choice, {"runs": count, "stalls": 40, "seed": 3}, simulator)
    assert isinstance(found, StreamRun) and isinstance(found.unit, Traced)
    check(found.unit.plan, found.unit.results.values(), found.unit.flow.read_at)
    assert found.free_cycles == (count - 1) * found.unit.interval + found.unit.latency + 1
    return found


PIPELINES = ("mixed_addition", "edwards", "edwards_double", "isogeny_double", "isogeny_construct", "isogeny_evaluate")


@pytest.mark.parametrize("formula", PIPELINES)
@pytest.mark.parametrize("interval", [1, 2, 5])
def test_formulas_as_pipelines_and_on_shared_multipliers(formula: str, interval: int) -> None:
    run("icarus", 60, formula=formula, bits=20, latency=4, interval=interval)


@pytest.mark.parametrize("formula", ["horner", "ladder_step", "isogeny_back"])
def test_formulas_as_gates_alone(formula: str) -> None:
    found = run("icarus", 60, formula=formula, bits=16, latency=0, cut=1)
    assert found.unit.latency == 2


@pytest.mark.parametrize("formula", ["sha512_pair", "sha512_schedule"])
@pytest.mark.parametrize("flow", ["hold", "credit"])
@pytest.mark.parametrize("simulator", ["icarus", "verilator"])
def test_formulas_of_words(formula: str, flow: str, simulator: str) -> None:
    run(simulator, 60, formula=formula, flow=flow)


def test_a_formula_with_tests_and_choices() -> None:
    """Decompression at toy width: 265 products on few multipliers."""
    found = run("icarus", 12, formula="decompress", bits=8, latency=2, interval=24)
    assert isinstance(found.unit, Traced) and found.unit.summary["multipliers"] == -(-found.unit.products // 24)


@pytest.mark.parametrize("given", [{}, {"interval": 3, "flow": "credit"}])
def test_the_mixed_addition_in_verilator(given: dict[str, Any]) -> None:
    run("verilator", 1000, formula="mixed_addition", bits=32, latency=5, **given)


@pytest.mark.parametrize("method", ["folding", "pseudo-mersenne"])
def test_other_multipliers(method: str) -> None:
    run("icarus", 40, formula="edwards", bits=36, method=method, levels=1, latency=8)


def test_a_method_that_is_not_for_the_modulus_is_refused() -> None:
    with pytest.raises(UsageError, match="pseudo-mersenne is for"):
        Traced(TracedConfig(method="pseudo-mersenne"))


@pytest.mark.parametrize("method", ["montgomery", "montgomery-tables"])
@pytest.mark.parametrize("interval", [1, 2])
def test_beats_in_the_form_of_montgomery(monkeypatch: pytest.MonkeyPatch, method: str, interval: int) -> None:
    """3 2^18 + 1 is a prime for which the method is; the reference converts, computes and converts back."""
    for name, make in (("mixed_20", mixed_addition), ("parity", lambda x, y: {"z": odd(x * y)})):
        monkeypatch.setitem(library.FORMULAS, name, Formula(name, "", make, 3 * 2**18 + 1))
    n, given = 3 * 2**18 + 1, {"bits": 20, "latency": 8, "method": method, "interval": interval}
    found = run("icarus", 60, formula="mixed_20", **given).unit
    assert isinstance(found, Traced) and found.made.scaling == pow(2, 18 * 2, n)
    beat = {name: 5 * i + 3 for i, name in enumerate(found.inputs)}
    results = found.expected(n, {name: x * found.made.scaling % n for name, x in beat.items()})
    plain = {name: x * pow(found.made.scaling, -1, n) % n for name, x in results.items()}
    assert plain == find("mixed_20").run(beat, n)
    assert all("stated as x R modulo N, R = 2^36" in port.what for port in found.streams[0].beat)
    with pytest.raises(UsageError, match=r"parity: .*multiplier's form"):
        Traced(TracedConfig(formula="parity", **given))


@pytest.mark.parametrize(
    ("simulator", "given"),
    [
        ("icarus", {"formula": "mixed_addition", "bits": 68, "latency": 20, "interval": 7}),
        ("icarus", {"formula": "hessian_addition", "bits": 70, "latency": 13}),
        ("verilator", {"formula": "horner", "bits": 70, "latency": 13, "interval": 4}),
    ],
)
def test_numbers_as_polynomials_in_a_seed(simulator: str, given: dict[str, Any]) -> None:
    """Beats have any words; the reference says which of them a result has, and checks their residue."""
    found = run(simulator, 40, method="polynomial", **given).unit
    assert isinstance(found, Traced) and not found.made.numbers.unique
    n, numbers = found.modulus, found.made.numbers
    plain = {name: 5 * i + 3 for i, name in enumerate(found.inputs)}
    results = found.expected(n, {name: numbers.held(x) for name, x in plain.items()})
    assert {name: numbers.residue(x) for name, x in results.items()} == found.formula.run(plain, n)
    assert all("as 6 words of 12 bits" in port.what for port in found.streams[0].beat)
    facts = found.document(n, "the seed's").facts["numbers"]
    assert facts == {"exponent": 30, "words": 6, "word_bits": 12, "base": hex(0xB41 if given["bits"] == 68 else -0xE00)}


def test_the_mixed_addition_as_polynomials() -> None:
    """A published adder takes 2,999 multipliers and 238 cycles."""
    unit = Traced(TracedConfig(method="polynomial", latency=19, column=4))
    assert sum(op.kind.dsps for op in unit.circuit.ops) == 1512 and unit.latency == 42


def test_formulas_that_compare_residues_are_refused_as_polynomials() -> None:
    with pytest.raises(UsageError, match=r"decompress: reduce_\d+: polynomials in the seed have no canonical form"):
        Traced(TracedConfig(formula="decompress", bits=70, latency=13, method="polynomial"))
    with pytest.raises(UsageError, match="base fields of BLS12 curves"):
        Traced(TracedConfig(formula="ladder_step", bits=255, method="polynomial"))


def test_karatsuba_and_folding_make_the_mixed_addition_small() -> None:
    unit = Traced(TracedConfig(method="folding", levels=3, latency=22))
    # Seven products of 377 bits and two of slack; a published adder takes 2,999.
    assert sum(op.kind.dsps for op in unit.made.circuit.ops) == 7 * best_split(379, 3)[0] == 1120


@pytest.mark.slow
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"formula": "ladder_step", "latency": 0, "cut": 1},
        {"method": "folding", "levels": 3, "latency": 22},
        {"method": "montgomery", "levels": 3, "latency": 24},
        {"method": "polynomial", "column": 4, "latency": 19},
        {"method": "polynomial", "column": 4, "latency": 16, "bits": 381},
    ],
)
def test_the_shipped_width_in_verilator(given: dict[str, Any]) -> None:
    run("verilator", 2000, **given)


def test_shared_multipliers_are_as_few_as_can_be() -> None:
    for interval in (2, 3, 4, 7):
        unit = Traced(TracedConfig(bits=64, interval=interval))
        assert unit.summary["multipliers"] == -(-7 // interval)
        assert least_interval(unit.circuit, unit.plan.machine) <= interval


def test_broken_hardware_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bit of a difference's operand is inverted."""
    given = {"bits": 16, "latency": 3}
    files = registry.build(registry.configure("traced", **given)).modules("file")
    line = next(line for line in files["traced.sv"].splitlines() if line.lstrip().startswith("sub2 "))
    fault = Fault("traced.sv", line, line.replace(".b_i(", ".b_i(17'd1 ^ "), r"wrong|is .*, not")
    find_faults(monkeypatch, Traced, (fault,), lambda: run("icarus", 30, **given))


def test_the_emitted_folder_passes_its_testbench(tmp_path: Path) -> None:
    require_rtl("iverilog")
    choice = registry.choose("traced", {"bits": 24, "latency": 4}, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom")
    folder.write(files, tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.count("PASS 200") == 2, done.stdout + done.stderr


def test_its_cost_has_the_multipliers_that_it_says() -> None:
    require_rtl("pyosys")
    config = TracedConfig(formula="isogeny_construct", bits=16, latency=4)
    found = estimate(config)
    assert found.area is not None and found.timing is not None
    assert found.area.total.dsp == sum(op.kind.dsps for op in Traced(config).circuit.ops)


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/traced.svg").read_text("utf-8") == draw(Traced(TracedConfig()))


def test_configurations_that_make_no_sense_are_refused() -> None:
    with pytest.raises(UsageError, match="words of 64 bits"):
        TracedConfig(formula="sha512_pair", bits=32)
    with pytest.raises(UsageError, match="have registers"):
        TracedConfig(interval=2, latency=0)
    with pytest.raises(UsageError, match="stages"):
        Traced(TracedConfig(bits=16, cut=2))
    with pytest.raises(UsageError, match="modulo"):
        Traced(TracedConfig(bits=16)).check(5)
    refuses(2, "the formula's own", "hw", "sim", "traced", "--modulus", "97")
    assert own_bits(find("sha512_pair")) == own_bits(find("horner")) == 64


def test_the_commands_take_it() -> None:
    require_rtl("iverilog")
    given = ("--formula", "isogeny_evaluate", "--bits", "16", "--latency", "3")
    out = succeeds("hw", "sim", "traced", *given, "--simulator", "icarus", "--runs", "20", "--json").json
    assert out["result"]["interval"] == 1 and out["parameters"]["bits"] == 16


@pytest.mark.parametrize("interval", [1, 3])
def test_multipliers_of_columns(interval: int) -> None:
    require_rtl("iverilog")
    given = {"formula": "edwards", "bits": 40, "column": 3, "latency": 16, "interval": interval}
    choice = registry.choose("traced", given, {})
    found = registry.simulate(choice, {"runs": 40, "stalls": 30, "seed": 4}, "icarus")
    unit = registry.build(choice.config)
    assert isinstance(found, StreamRun) and isinstance(unit, Traced)
    assert found.free_cycles == unit.predicted(40)


def test_columns_need_their_latency() -> None:
    with pytest.raises(UsageError, match=r"latency: 3 stages of a circuit that needs [0-9]+ at interval 1"):
        registry.build(registry.configure("traced", bits=64, column=4, latency=3))
    with pytest.raises(UsageError, match="latency: columns of multipliers have registers"):
        registry.configure("traced", column=4, latency=0)
