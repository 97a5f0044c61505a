"""The modular multiplier: every modulus and input of 4 bits, random ones at the shipped widths, its text, its cost."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from modmill.errors import ToolFailed, UsageError
from modmill.formula.modulus import default_modulus
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.shared.check import check
from modmill.hw.circuit.trees import POLICIES
from modmill.hw.describe.draw import draw
from modmill.hw.emit import folder
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.modmul import barrett
from modmill.hw.stream.run import StreamRun
from modmill.hw.units.parts.modmul.config import ModmulConfig
from modmill.hw.units.parts.modmul.unit import Modmul
from tests.hw.synthesised import check_pipeline
from tests.support import ROOT, refuses, require_rtl, succeeds


@pytest.mark.parametrize("bits", [4, 5])
def test_every_modulus_and_input_at_toy_width(bits: int) -> None:
    circuit, result = barrett.build(bits, "ternary")
    a_b = [(a, b) for a in range(1 << bits) for b in range(1 << bits)]
    for n in range(1 << (bits - 1), 1 << bits):
        for a, b in a_b if bits == 4 else a_b[:: n % 5 + 3]:
            assert value(result, evaluate(circuit, {"a": a, "b": b}, n)) == a * b % n


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("bits", [17, 64, 128])
def test_extreme_and_random_moduli(bits: int, policy: str) -> None:
    unit = Modmul(ModmulConfig(bits=bits, compressor=policy))
    result = unit.results["r"]
    rng = random.Random(bits)
    low, high = 1 << (bits - 1), (1 << bits) - 1
    for n in (low, low + 1, high - 1, high, *(rng.randrange(low, high) for _ in range(3))):
        for _, beat in unit.beats(n, 50, n):
            assert value(result, evaluate(unit.circuit, beat, n)) == beat["a"] * beat["b"] % n


def run(bits: int, stages: int, simulator: str, count: int, modulus: int | None = None) -> StreamRun:
    require_rtl("iverilog") if simulator == "icarus" else require_rtl("verilator", "g++")
    given = {"bits": bits, "stages": stages}
    choice = registry.choose("modmul", given, {} if modulus is None else {"modulus": modulus})
    found = registry.simulate(choice, {"products": count, "stalls": 30, "seed": 3}, simulator)
    assert isinstance(found, StreamRun)
    return found


@pytest.mark.parametrize("stages", range(1, 13))
def test_any_number_of_stages_has_its_latency(stages: int) -> None:
    assert run(64, stages, "icarus", 60).free_cycles == 60 + stages + 1


def test_one_build_serves_all_moduli() -> None:
    for n in (1 << 63, (1 << 64) - 1, 0xDEADBEEF12345679):
        assert run(64, 9, "verilator", 20_000, n).free_cycles == 20_010


@pytest.mark.parametrize("given", [{"method": "barrett"}, {"method": "folding", "levels": 1, "split": 3}], ids=str)
def test_a_squarer_has_one_operand(given: dict[str, Any]) -> None:
    require_rtl("iverilog")
    choice = registry.choose("modmul", {"bits": 64, "stages": 9, "square": True, **given}, {})
    unit = registry.build(choice.config)
    assert isinstance(unit, Modmul) and list(unit.inputs) == ["a"] and unit.about.title.startswith("a^2 mod N")
    found = registry.simulate(choice, {"products": 60, "stalls": 30, "seed": 3}, "icarus")
    assert isinstance(found, StreamRun) and found.results == 60


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"square": True}, "square: is for --column 1 and a --method"),
        ({"square": True, "method": "barrett", "column": 4}, "square: is for --column 1"),
        ({"split": 3, "levels": 1, "method": "barrett"}, "split: three parts are for a --square"),
        ({"square": True, "split": 3, "method": "barrett"}, "split: three parts are for a --square of one level"),
    ],
)
def test_squares_are_refused_where_there_are_none(given: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        registry.configure("modmul", **given)


def test_the_emitted_folder_passes_its_testbench(tmp_path: Path) -> None:
    require_rtl("iverilog")
    choice = registry.choose("modmul", {"bits": 64}, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom")
    folder.write(files, tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.count("PASS 200") == 2, done.stdout + done.stderr
    wrong = files["rtl/modmul_constants.sv"].replace("mu_o = 66'h1", "mu_o = 66'h3")
    assert wrong != files["rtl/modmul_constants.sv"]
    folder.write(files | {"rtl/modmul_constants.sv": wrong}, tmp_path / "bad")
    done = subprocess.run([tmp_path / "bad" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "FAIL: result" in done.stdout


def test_its_cost_counts_every_multiplier_and_its_gates_multiply() -> None:
    require_rtl("pyosys")
    found = estimate(ModmulConfig())
    assert found.area is not None and found.timing is not None
    assert found.area.total.dsp == 32 and found.cycles == 1
    assert found.timing.ns_per_operation == found.timing.period_ns < 5
    check_pipeline(Modmul(ModmulConfig()), default_modulus(64)[0])


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/modmul.svg").read_text("utf-8") == draw(Modmul(ModmulConfig()))


def test_the_modulus_decides_the_width() -> None:
    assert default_modulus(8) == (251, "2^8 - 5")
    assert registry.choose("modmul", {}, {"modulus": 2**61 - 1}).config == ModmulConfig(bits=61)
    with pytest.raises(UsageError, match="61 bits; --bits must be that"):
        registry.choose("modmul", {"bits": 64}, {"modulus": 2**61 - 1})
    with pytest.raises(UsageError, match="takes moduli of exactly 64"):
        Modmul(ModmulConfig()).check(2**61 - 1)
    with pytest.raises(UsageError, match="modulus: 3 bits; modmul takes 4 to 2048"):
        registry.choose("modmul", {}, {"modulus": 7})


def test_the_commands_take_it() -> None:
    require_rtl("iverilog")
    out = succeeds("hw", "sim", "modmul", "--simulator", "icarus", "--products", "50", "--json").json
    assert out["result"]["latency"] == 10 and out["result"]["interval"] == 1
    assert out["parameters"]["operations"] == 50
    refuses(2, "--chunk: modmul has no such parameter", "hw", "sim", "modmul", "--chunk", "5")
    refuses(2, "--products: 0 is out of range", "hw", "sim", "modmul", "--products", "0")


def test_a_wrong_result_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Modmul, "expected", lambda _self, n, beat: {"r": beat["a"] * beat["b"] % n ^ (beat["a"] == 2)})
    monkeypatch.setattr(Modmul, "beats", lambda _self, _n, count, _seed: [("two", {"a": 2, "b": 2})] * count)
    with pytest.raises(ToolFailed, match="result 1 is"):
        run(64, 2, "icarus", 5)


@pytest.mark.parametrize("flow", ["hold", "credit"])
@pytest.mark.parametrize(("interval", "stages", "dsps"), [(2, 8, 16), (3, 11, 11), (4, 13, 8), (16, 40, 2)])
def test_shared_multipliers_keep_the_planned_cycles(interval: int, stages: int, dsps: int, flow: str) -> None:
    require_rtl("iverilog")
    choice = registry.choose("modmul", {"bits": 64, "stages": stages, "interval": interval, "flow": flow}, {})
    unit = registry.build(choice.config)
    assert isinstance(unit, Modmul) and unit.summary["dsp_mul_units"] == dsps
    check(unit.plan, unit.results.values(), unit.flow.read_at)
    found = registry.simulate(choice, {"products": 60, "stalls": 30, "seed": 3}, "icarus")
    assert isinstance(found, StreamRun) and found.free_cycles == 59 * interval + stages + 2


def test_the_gates_of_shared_multipliers_multiply() -> None:
    require_rtl("pyosys")
    config = ModmulConfig(bits=32, interval=3, stages=12)
    area = estimate(config).area
    assert area is not None and area.total.dsp == 4
    check_pipeline(Modmul(config), default_modulus(32)[0])


def test_too_few_stages_for_an_interval_are_refused() -> None:
    with pytest.raises(UsageError, match=r"stages: 5 stages of a circuit that needs [0-9]+ at interval 3"):
        Modmul(ModmulConfig(interval=3, stages=5))


STATED = {
    "any": (64, ["a b mod N"]),
    "montgomery": (377, ["a b R^-1 mod N, R = 2^414"]),
    "montgomery-tables": (377, ["a b R^-1 mod N, R = 2^414"]),
    "polynomial": (377, ["a b R^-1 mod N, R = 2^92", "x = 0x8508c00000000001"]),
}


@pytest.mark.parametrize("method", STATED)
def test_an_emitted_folder_says_what_it_computes(method: str) -> None:
    """In each text that people read first; and by the statement for programs alone its vectors are right."""
    bits, sentences = STATED[method]
    choice = registry.choose("modmul", {"bits": bits, "method": method}, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom", chain=60)
    for path in ("README.md", "ports.md", "rtl/modmul.sv"):
        text = " ".join(files[path].replace("\n// ", " ").split())
        assert all(sentence in text for sentence in sentences), path
        assert ("a b mod N" in text) == (method == "any"), path
    facts = json.loads(files["modmill.json"])
    n, product = int(facts["modulus"]["n"], 16), facts["product"]

    def stands_for(packed: int, layout: dict[str, Any]) -> int:
        size = layout["word_bits"]
        words = [packed >> size * i & (1 << size) - 1 for i in range(layout["words"])]
        return sum(word * int(layout["base"], 16) ** i for i, word in enumerate(words))

    width = product["operand"]["words"] * product["operand"]["word_bits"]
    for given, got in pairs(files["vectors.txt"]):
        a, b = (stands_for(x, product["operand"]) for x in (given & (1 << width) - 1, given >> width))
        assert (stands_for(got, product["result"]) * 2 ** product["exponent"] - a * b) % n == 0
        assert got < n or product["result"]["words"] > 1


def pairs(vectors: str) -> list[tuple[int, int]]:
    """The inputs and results of a file of vectors."""
    found = [int(line[2:], 16) for line in vectors.splitlines()]
    assert len(found) >= 60 and [line[0] for line in vectors.splitlines()] == [*"><"] * (len(found) // 2)
    return list(zip(found[::2], found[1::2], strict=True))


def test_a_shared_multiplier_says_when_products_come() -> None:
    unit = Modmul(ModmulConfig(interval=3, stages=11))
    assert unit.about.title == "a b mod N, one product every 3 cycles"
