"""Designs that fit a device and others that do not, and the check before any synthesis."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from modmill.errors import UsageError
from modmill.hw.cost.cells import Area
from modmill.hw.cost.devices import DEVICES, device, require
from modmill.hw.describe.structure import least_area
from modmill.hw.explore.evaluate import clocked, estimate, model, on_device
from modmill.hw.interface import registry


def test_devices_are_sums_of_their_die_regions() -> None:
    totals = {name: (len(d.dies), d.total) for name, d in DEVICES.items()}
    assert {name: (dies, t.lut, t.dsp, t.bram, t.uram) for name, (dies, t) in totals.items()} == {
        "vu9p": (3, 1_182_240, 6840, 2160, 960),
        "u200": (3, 979_040, 5880, 1860, 800),
        "u250": (4, 1_728_000, 12_288, 2688, 1280),
        "f2": (3, 1_303_680, 9024, 2016, 960),
    }
    memories = {name: d.memory and (d.memory.gigabytes, d.memory.gb_s) for name, d in DEVICES.items()}
    assert memories == {"vu9p": None, "u200": (64, 76.8), "u250": (64, 76.8), "f2": (16, 460.0)}


def test_shares_and_die_regions() -> None:
    vu9p = device("vu9p")
    assert vu9p.shares(Area(lut=591_120, dsp=684))["lut"] == 0.5
    assert [vu9p.least_dies(Area(dsp=n)) for n in (2280, 2281, 6840, 6841)] == [1, 2, 3, 0]
    # Two regions have the LUTs, but three are needed for the UltraRAM.
    assert vu9p.least_dies(Area(lut=400_000, uram=641)) == 3
    assert device("u200").least_dies(Area(lut=388_161)) == 2


def test_memories_are_counted_in_the_circuit() -> None:
    def sizes(**given: Any) -> tuple[float, int]:
        path = registry.build(registry.configure("buckets", bits=144, **given)).datapath
        assert path is not None
        least = least_area(path)
        return least.bram, least.uram

    # 144 bits: four half block RAMs of 36 bits by 512, and in UltraRAM two of 72 bits by 4096.
    assert [sizes(index=index) for index in (8, 9, 10, 12)] == [(2, 0), (2, 0), (4, 0), (16, 0)]
    assert [sizes(index=index, memory="ultra") for index in (8, 12, 13)] == [(0, 2), (0, 2), (0, 4)]
    assert sizes(memory="lut", read=0) == (0, 0)


def test_a_device_limits_what_is_explored() -> None:
    wide = registry.configure("reader", bits=1152, index=24)
    at_clock = partial(clocked, model, 700.0)
    free = at_clock(wide)
    u200, f2 = (on_device(at_clock, name, wide) for name in ("u200", "f2"))
    # 144 bytes in 1.43 ns are 100.8 GB/s: more than four DIMMs have, less than HBM has.
    assert (u200["ns"], u200["limit"]) == (pytest.approx(144 / 76.8), "memory of u200")
    assert (u200["fullest"], u200["share"]) == ("GB/s", 1)
    assert (f2["ns"], f2["fullest"], f2["share"]) == (free["ns"], "GB/s", pytest.approx(100.8 / 460, abs=1e-3))
    assert "limit" not in f2
    assert on_device(at_clock, "vu9p", wide)["fullest"] == "LUT"
    assert on_device(at_clock, None, (wide, "u200")) == u200
    with pytest.raises(UsageError, match=r"does not fit VU47P .*: 961 URAM of 960"):
        on_device(lambda _: {"area": 9, "ns": 1.0, "uram": 961}, "f2", wide)


def test_what_does_not_fit_is_refused_with_its_numbers() -> None:
    require("u250", Area(dsp=12_288), "it")
    with pytest.raises(UsageError, match=r"it does not fit U250 \(VU13P\): 12,289 DSP of 12,288"):
        require("u250", Area(dsp=12_289), "it")
    with pytest.raises(UsageError, match="device: 'vu13p' must be one of vu9p, u200, u250, f2"):
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
