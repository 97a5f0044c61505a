"""What fits a device, and the check before any synthesis."""

from __future__ import annotations

from typing import Any

import pytest

from modmill.errors import UsageError
from modmill.hw.cost.cells import Area
from modmill.hw.cost.devices import DEVICES, device, require
from modmill.hw.describe.structure import least_area
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry


def test_devices_are_sums_of_their_die_regions() -> None:
    totals = {name: (len(d.dies), d.total) for name, d in DEVICES.items()}
    assert {name: (dies, t.lut, t.dsp, t.bram, t.uram) for name, (dies, t) in totals.items()} == {
        "vu9p": (3, 1_182_240, 6840, 2160, 960),
        "u200": (3, 979_040, 5880, 1860, 800),
        "u250": (4, 1_728_000, 12_288, 2688, 1280),
    }


def test_shares_and_die_regions() -> None:
    vu9p = device("vu9p")
    assert vu9p.shares(Area(lut=591_120, dsp=684))["lut"] == 0.5
    assert [vu9p.least_dies(Area(dsp=n)) for n in (2280, 2281, 6840, 6841)] == [1, 2, 3, 0]
    # Two regions have the LUTs, but three are needed for the UltraRAM.
    assert vu9p.least_dies(Area(lut=400_000, uram=641)) == 3
    assert device("u200").least_dies(Area(lut=388_161)) == 2


def test_what_does_not_fit_is_refused_with_its_numbers() -> None:
    require("u250", Area(dsp=12_288), "it")
    with pytest.raises(UsageError, match=r"it does not fit U250 \(VU13P\): 12,289 DSP of 12,288"):
        require("u250", Area(dsp=12_289), "it")
    with pytest.raises(UsageError, match="device: 'vu13p' must be one of vu9p, u200, u250"):
        require("vu13p", Area(), "it")


@pytest.mark.parametrize("unit", registry.units("vdf"))
def test_the_circuit_tells_what_a_unit_takes_at_least(unit: str) -> None:
    path = registry.build(registry.configure(unit, bits=256)).datapath
    assert path is not None
    least = least_area(path)
    assert least.dsp == sum(op.kind.dsps for op in path.circuit.ops)
    assert least.lut > 1000


@pytest.mark.parametrize(
    ("unit", "given"),
    [
        ("vdf_ozturk", {"bits": 64}),
        ("vdf_ozturk", {"bits": 250, "word": 8}),
        ("vdf_ozturk", {"bits": 64, "self_check": True}),
        ("vdf_bipartite", {"bits": 255, "word": 15}),
        ("vdf_bipartite", {"bits": 128, "cascade": 1, "self_check": True}),
        ("vdf_predictive_montgomery", {"bits": 64, "carry": "exact"}),
        ("vdf_predictive_montgomery", {"bits": 250}),
    ],
)
def test_multipliers_known_without_the_circuit_are_those_in_it(unit: str, given: dict[str, Any]) -> None:
    config = registry.configure(unit, **given)
    path = registry.build(config).datapath
    assert path is not None
    assert config.least_dsp == least_area(path).dsp


def test_too_many_multipliers_are_refused_without_the_circuit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "build", lambda _: pytest.fail("the circuit was built"))
    with pytest.raises(UsageError, match="does not fit VU9P: 8,385 DSP of 6,840"):
        estimate(registry.configure("vdf_bipartite", bits=2048), device="vu9p")
