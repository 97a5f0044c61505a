"""The static timing analysis against OpenSTA: a whole unit, its netlist flattened by Yosys, the same delays."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill.hw.cost import synth
from modmill.hw.cost.delays import WireModel
from modmill.hw.cost.flat import flatten
from modmill.hw.cost.netlist import load
from modmill.hw.cost.timing import Timing
from modmill.hw.explore.evaluate import subject
from modmill.hw.interface import registry
from modmill.watch import Watch
from tests.hw.cost import opensta
from tests.support import require_asic, require_rtl

MODELS = (WireModel(0.0), WireModel(0.9))
"""Without wires, and with; no factor above 1, since which nets lie inside an adder is lost in a flat netlist."""


@pytest.mark.parametrize(
    ("unit", "given"), [("vdf_ozturk", {"bits": 48, "word": 8, "stages": 2}), ("modmul", {"bits": 32})]
)
def test_a_unit_has_the_period_that_opensta_finds(tmp_path: Path, unit: str, given: dict[str, int]) -> None:
    require_rtl("pyosys")
    require_asic()
    choice = registry.choose(unit, given, {})
    texts = subject(registry.build(choice.config), choice.constants, choice.name).texts("xcup")
    synth.xcup(texts, unit, tmp_path / "deep.json", Watch(None))
    synth.yosys(
        [f"read_json {tmp_path}/deep.json", f"hierarchy -top {unit}", "flatten", f"write_json {tmp_path}/flat.json"]
    )
    deep, whole = load(tmp_path / "deep.json"), load(tmp_path / "flat.json")
    by_hierarchy, in_one = Timing(flatten(deep)), Timing(flatten(whole))
    module = whole.modules[whole.top]
    clock = module.inputs["clk_i"][0]
    for model in MODELS:
        ours = in_one.period(model)
        assert opensta.period(module, clock, model, tmp_path) == pytest.approx(ours, abs=1e-3)
        # A constant that reaches a LUT through a port counts as an input of it, so paths are never shorter.
        assert ours - 1e-6 <= by_hierarchy.period(model) <= 1.05 * ours
