"""The whole pipeline in Verilator: all rules side by side, both streams stalled, records that are too short between."""

from __future__ import annotations

import pytest

from modmill.hw import registry
from modmill.hw.balance import slowest
from modmill.hw.stream.run import StreamRun
from modmill.hw.units.sigverify_pipeline.unit import Pipeline
from tests.hw.support import require_tool

COUNT = 60


@pytest.mark.parametrize("stalls", [30, 85])
def test_verdicts_leave_in_order_under_stalls(stalls: int) -> None:
    require_tool("verilator")
    choice = registry.choose("sigverify_pipeline", {}, {})
    run = registry.simulate(choice, {"signatures": COUNT, "stalls": stalls, "seed": stalls})
    assert isinstance(run, StreamRun)
    counters = run.counters
    assert run.results == counters["results"] == counters["records"] == counters["double_scalar_finished"] == COUNT
    assert counters["malformed"] == COUNT // 8 and counters["sha512_messages"] == COUNT
    assert sum(counters[f"processor_{i}_records"] for i in range(3)) == COUNT
    # A point operation a cycle: doublings, half as many additions of the key and R, 26 of base points.
    turns = sum(counters[f"double_scalar_{name}"] for name in ("doublings", "additions", "base_additions"))
    assert 205 < turns / COUNT < 235


def test_the_stages_are_balanced() -> None:
    """Processors and multiplication take about as long for a signature, and no other stage takes longer."""
    unit, fewer = (registry.build(registry.configure("sigverify_pipeline", processors=n)) for n in (3, 2))
    assert isinstance(unit, Pipeline) and isinstance(fewer, Pipeline)
    cycles = {stage.name: stage.interval for stage in unit.balance}
    assert unit.interval - 1 < max(cycles.values()) <= 1.05 * cycles["multiply"]
    assert slowest(fewer.balance).name == "processors" and fewer.interval > 1.4 * unit.interval
