"""The multiplexed squarer: its circuit cycle by cycle against the golden model, what it counts, what it refuses.

Its texts and its simulation are tested with those of the other squarers, tests/hw/units/vdf/squarer.
"""

from __future__ import annotations

import itertools
import random
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from modmill.errors import UsageError
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.emit import folder
from modmill.hw.stream.loop import locate
from modmill.hw.stream.loop.simulation import Simulation
from modmill.hw.units.vdf.redundant.array import Array
from modmill.hw.units.vdf.wide_squarer.config import WideConfig
from modmill.hw.units.vdf.wide_squarer.core import build
from modmill.hw.units.vdf.wide_squarer.unit import WideSquarer, wide_squarer
from modmill.modulus import Modulus
from tests.hw.support import require_tool

SHAPES: tuple[dict[str, Any], ...] = (
    {"bits": 64},
    {"bits": 64, "folds": 4, "front": 2},
    {"bits": 64, "share": 2},
    {"bits": 64, "share": 2, "cascade": 1, "folds": 2},
    {"bits": 130, "word": 15, "share": 3, "back": 3, "folds": 8, "front": 3},
    {"bits": 33, "word": 8, "folds": 1, "front": 1, "back": 1},
    {"bits": 8, "word": 4},
    {"bits": 16, "word": 5, "folds": 2, "back": 1, "front": 1, "compressor": "ternary"},
    {"bits": 128, "share": 4, "back": 4, "compressor": "counter"},
    {"bits": 16, "word": 8, "rows": "lut"},
    {"bits": 33, "word": 8, "rows": "lut", "folds": 1, "share": 2},
    {"bits": 20, "word": 5, "rows": "block", "folds": 8},
)


def moduli(bits: int) -> list[int]:
    """All ones, just above half, the smallest, random."""
    return [(1 << bits) - 1, (1 << bits - 1) + 1, 3, random.Random(bits).getrandbits(bits) | 1]


def loads(words: Sequence[int]) -> dict[str, int]:
    """The inputs that load a number."""
    return {"load": 1} | {f"from_{i}": word for i, word in enumerate(words)}


def cycles(unit: WideSquarer, x: Sequence[int], modulus: int, squarings: int) -> Iterator[dict[str, list[int]]]:
    """The circuit at work: after each squaring what its probes showed in their cycles, and the next x."""
    core = unit.core
    stepper = Stepper(core.circuit, modulus, seed=sum(x))
    for _ in range(3):
        stepper.step({})
    assert core.done is not None
    if modulus_words := unit.first(modulus):
        stepper.step(loads(modulus_words))
        filling = next(n for n in itertools.count(1) if value(core.done, stepper.step({"step": 1})))
        assert filling == core.facts["cycles_of_a_filling"]
        stepper.step({})
    stepper.step(loads(x))
    for _ in range(squarings):
        found: dict[str, list[int]] = {}
        for cycle in range(unit.latency):
            wires = stepper.step({"step": 1})
            assert value(core.done, wires) == (cycle == unit.latency - 1)
            for probe in unit.probes:
                if probe.cycle == cycle:
                    found[probe.stage] = [value(word, wires) for word in core.watched[probe.stage]]
        wires = stepper.show({})
        yield found | {"x": [value(word, wires) for word in core.x]}


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: WideConfig(**shape).slug)
def test_the_circuit_holds_what_the_golden_model_says(shape: dict[str, Any]) -> None:
    unit = wide_squarer(WideConfig(**shape))
    # A filling takes thousands of cycles; the simulators try more moduli.
    for n in moduli(unit.bits)[-1:] if "rows" in shape else moduli(unit.bits):
        golden = unit.golden(n)
        for x in (unit.encode(n - 1, n), [word.high for word in unit.core.x]):
            residue = unit.decode(x, n)
            for found in cycles(unit, x, n, 4):
                stages, residue = golden.stages(x), residue * residue % n
                assert {name: stages[name] for name in found} == found
                x = found["x"]
                assert unit.decode(x, n) == residue


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "shape"), [("lcs35", {"bits": 2046}), ("csail2019", {"bits": 3072, "share": 2, "folds": 8})]
)
def test_the_circuit_at_full_width(name: str, shape: dict[str, Any]) -> None:
    unit, n = wide_squarer(WideConfig(**shape)), Modulus.parse(name).n
    x = [word.high for word in unit.core.x]
    residue = unit.decode(x, n)
    for found in cycles(unit, x, n, 2):
        stages, residue = unit.golden(n).stages(x), residue * residue % n
        assert {stage: stages[stage] for stage in found} == found
        x = found["x"]
        assert unit.decode(x, n) == residue


@pytest.mark.parametrize(("bits", "share"), [(64, 1), (128, 2), (240, 3)])
def test_each_product_of_a_square_is_made_once(bits: int, share: int) -> None:
    """The passes of the upper half make its products, the others theirs; the diagonals at the border count once."""
    array = Array(WideConfig(bits=bits, share=share, back=share))
    m = array.m
    seen: list[tuple[int, int]] = []
    for k in range(m + 2):
        for term in array.terms(k):
            for first, second in term.pairs:
                for t, (i, j) in enumerate(zip(first, second, strict=True)):
                    if i is not None and j is not None and ((t < share) == (i + j >= m) or i + j == m - 1):
                        seen.append((min(i, j), max(i, j)))
    border = [(i, m - 1 - i) for i in range((m + 1) // 2)]
    assert sorted(seen) == sorted([(i, j) for i in range(m + 1) for j in range(i, m + 1)] + border)


@pytest.mark.parametrize("rows", ["lut", "block", "ultra"])
def test_a_unit_fills_its_tables_for_any_modulus(rows: str) -> None:
    """One build for all moduli, and no images: the gates make the residues from N."""
    require_tool("verilator")
    unit = wide_squarer(WideConfig(bits=64, rows=rows, folds=8))
    for n in moduli(64):
        assert unit.images(n) == {}
        with Simulation(unit, n) as gates:
            locate.run(gates, n - 2, 300)
            assert locate.compare_stages(gates, list(gates.words or ())) == []


def test_the_emitted_testbench_fills_the_tables_first(tmp_path: Path) -> None:
    require_tool("icarus")
    unit = wide_squarer(WideConfig(bits=64, rows="block", folds=8))
    files = folder.contents(unit, (1 << 64) - 59, "n", "rom", chain=20)
    cycles = f"{unit.summary['cycles_of_a_filling']:,} cycles"
    for path in ("README.md", "ports.md", "rtl/vdf_multiplexed.sv", "rtl/vdf_multiplexed_core.sv"):
        text = " ".join(files[path].replace("\n// ", " ").split())
        for said in ("the first number after a reset is N itself", "fills the tables", cycles):
            assert said in text, path
    assert not any(path.startswith("tables/") or path.endswith("_fold_tables.sv") for path in files)
    assert "_fold_tables" not in files["README.md"] and "`tables/`" not in files["README.md"]
    folder.write(files, tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_figures_of_the_configurations_for_one_device() -> None:
    """VU9P: 6840 multipliers, 1,182,240 LUTs."""
    lcs35 = build(WideConfig()).facts
    assert lcs35["products"] == 4289
    csail = build(WideConfig(bits=3072, share=2, folds=8)).facts
    assert csail["products"] < 5000
    assert WideConfig().cycles == 8
    assert WideConfig(bits=3072, share=2, folds=8).cycles == 15


@pytest.mark.parametrize(
    ("shape", "message"),
    [
        ({"bits": 5000}, "5000 is out of range"),
        ({"folds": 3}, "must be one of 1, 2, 4, 8"),
        ({"rows": "disk"}, "must be one of rom, lut, block, ultra"),
        ({"rows": "block", "back": 1}, "leaves none for the sums"),
        ({"share": 3}, "2 stages leave no time"),
        ({"bits": 30, "word": 16}, "fewer than two words"),
        ({"unit": "vdf_ozturk"}, "must be vdf_multiplexed"),
    ],
)
def test_what_cannot_be_built_is_refused(shape: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        WideConfig(**shape)


def test_words_too_narrow_for_their_carries_are_refused() -> None:
    with pytest.raises(UsageError, match="too few for 64-bit"):
        wide_squarer(WideConfig(bits=64, word=3))
