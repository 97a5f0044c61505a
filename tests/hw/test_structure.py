"""The stated traffic of a unit agrees with its ports and its memories."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from modmill.errors import UsageError
from modmill.hw.cost.report import Cost
from modmill.hw.cost.traffic import Traffic
from modmill.hw.describe.structure import structure, traffic
from modmill.hw.explore.evaluate import model, xcup
from modmill.hw.interface import registry
from tests.support import require_rtl


def test_streams_carry_their_fields_and_memories_both_ports() -> None:
    unit = registry.build(registry.configure("buckets", bits=32, index=4))
    # In: bucket, value, flush; out: bucket, sum. The memory of sums is read and written in a cycle.
    assert traffic(unit) == Traffic({"in": 4 + 32 + 1, "out": 4 + 32}, {"sums": 64})
    assert structure(unit)["stream_bits_an_operation"] == {"in": 37, "out": 36}


def test_a_loop_moves_nothing_between_its_operations() -> None:
    unit = registry.build(registry.configure("vdf_ozturk", bits=64))
    assert traffic(unit) == Traffic({}, {})
    assert not {"stream_bits_an_operation", "memory_bits_a_cycle"} & structure(unit).keys()


def test_parts_are_opened_one_level() -> None:
    unit = registry.build(registry.configure("vdf_multiplexed", bits=64))
    found = structure(unit)
    assert found["operators"]["array"] == found["operators"]["fold"] == 1
    assert set(found["inside"]) == {"array", "fold"}
    assert found["inside"]["fold"]["table"] == found["tables"]
    inside = found["inside"]["array"]
    assert inside["dsp_mul"] + 2 * inside["dsp_mul2"] == found["products"]
    assert found["table_lut6"] > 0
    assert "inside" not in structure(registry.build(registry.configure("vdf_ozturk", bits=64)))


def test_bandwidths_follow_from_the_clock() -> None:
    moved = Traffic({"in": 800}, {"m": 80}).as_dict(2.5, 4)
    assert moved["stream_gb_s"]["in"] == pytest.approx(10.0)
    assert moved["memory_gb_s"]["m"] == pytest.approx(4.0)
    nothing = Cost(*("u", "c", {}, "xcup", "product", 1, 1, (), ())).as_dict()
    assert nothing["traffic"] == {"stream_bits_an_operation": {}, "memory_bits_a_cycle": {}}


def test_what_is_counted_before_synthesis_is_near_what_synthesis_finds() -> None:
    require_rtl("pyosys")
    config = registry.configure("modmul", bits=64, method="pseudo-mersenne", levels=2, stages=0)
    before, after = model(config), xcup(config)
    assert before["dsp"] == after["dsp"] == 10
    assert before["area"] == pytest.approx(after["area"], rel=0.25)
    assert before["ff"] == pytest.approx(after["ff"], rel=0.25)


def test_a_unit_without_a_circuit_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "build", lambda _config: SimpleNamespace(name="modmul", datapath=None))
    with pytest.raises(UsageError, match="target: modmul has no circuit to count in; use xcup"):
        model(registry.configure("modmul"))


def test_shared_multipliers_count_once() -> None:
    found = model(registry.configure("modmul", bits=64, interval=3, stages=0))
    assert found["dsp"] == 11
    assert found["ns"] == pytest.approx(3000 / found["mhz"], rel=1e-6)
