"""What a unit is said to move agrees with its ports and its memories."""

from __future__ import annotations

import pytest

from modmill.hw import registry
from modmill.hw.cost.report import Cost
from modmill.hw.cost.traffic import Traffic
from modmill.hw.structure import structure, traffic


def test_streams_carry_their_fields_and_memories_both_ports() -> None:
    unit = registry.build(registry.configure("buckets", bits=32, index=4))
    # In: bucket, value, flush; out: bucket, sum. The memory of sums is read and written in a cycle.
    assert traffic(unit) == Traffic({"in": 4 + 32 + 1, "out": 4 + 32}, {"sums": 64})
    assert structure(unit)["stream_bits_an_operation"] == {"in": 37, "out": 36}


def test_a_loop_moves_nothing_between_its_operations() -> None:
    unit = registry.build(registry.configure("vdf_ozturk", bits=64))
    assert traffic(unit) == Traffic({}, {})
    assert not {"stream_bits_an_operation", "memory_bits_a_cycle"} & structure(unit).keys()


def test_bandwidths_follow_from_the_clock() -> None:
    moved = Traffic({"in": 800}, {"m": 80}).as_dict(2.5, 4)
    assert moved["stream_gb_s"]["in"] == pytest.approx(10.0)
    assert moved["memory_gb_s"]["m"] == pytest.approx(4.0)
    nothing = Cost(*("u", "c", {}, "xcup", "product", 1, 1, (), ())).as_dict()
    assert nothing["traffic"] == {"stream_bits_an_operation": {}, "memory_bits_a_cycle": {}}
