"""The whole pipeline in Verilator: all rules side by side, both streams stalled, records that are too short between."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill import sigverify
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


@pytest.mark.slow
def test_frames_from_a_network_become_verdicts(tmp_path: Path) -> None:
    """Transactions of up to three signatures, other traffic and damaged frames between; then a capture."""
    require_tool("verilator")
    choice = registry.choose("sigverify_pipeline", {"source": "frames"}, {})
    run = registry.simulate(choice, {"signatures": COUNT, "stalls": 40, "seed": 3})
    assert isinstance(run, StreamRun)
    counters = run.counters
    assert run.results == counters["records"] == counters["wire_front_signatures"] > COUNT
    assert counters["wire_front_frames"] == COUNT > counters["wire_front_transactions"] and not counters["malformed"]
    made = sigverify.generate(tmp_path / "a.pcap", count=40, seed=6, corrupt=0.4)
    played = registry.simulate(choice, {"capture": str(made.path), "signatures": 0, "stalls": 10, "seed": 1})
    assert isinstance(played, StreamRun)
    assert played.counters["wire_front_signatures"] == sigverify.run(made.path).signatures


def test_the_stages_are_balanced() -> None:
    """Processors and multiplication take about as long for a signature, and no other stage takes longer."""
    unit, fewer = (registry.build(registry.configure("sigverify_pipeline", processors=n)) for n in (3, 2))
    assert isinstance(unit, Pipeline) and isinstance(fewer, Pipeline)
    cycles = {stage.name: stage.interval for stage in unit.balance}
    assert unit.interval - 1 < max(cycles.values()) <= 1.05 * cycles["multiply"]
    assert slowest(fewer.balance).name == "processors" and fewer.interval > 1.4 * unit.interval
