"""The whole pipeline in Verilator: all rules side by side, both streams stalled, records that are too short between."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from modmill import sigverify
from modmill.errors import UsageError
from modmill.hw.emit import folder
from modmill.hw.interface import registry
from modmill.hw.interface.balance import slowest
from modmill.hw.stream.run import StreamRun
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.sigverify.sigverify_pipeline.unit import Pipeline
from modmill.watch import Watch
from tests.hw.support import SMALL_BUFFER, require_tool

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


def test_a_slow_consumer_holds_back_the_others_and_loses_nothing() -> None:
    """One of four consumers takes a result only after 3,000 cycles, the time of twelve signatures: all places of the
    reorder buffer fill up, the input waits, and every result comes once, in its place, to its consumer.
    """
    require_tool("verilator")
    unit = registry.build(registry.configure("sigverify_pipeline", **SMALL_BUFFER))
    assert isinstance(unit, Pipeline)
    beats = [beat for _, beat in unit.beats(0, COUNT, 9)]
    model = unit.reference(0)
    expected = [result for beat in beats for result in model(beat)]
    seen = []
    for cycles in (0, 3000):
        with StreamSimulation(unit, 0, 5, 10, Watch(None)) as simulation:
            simulation.slow("consumer", 1, cycles)
            assert simulation.run(beats, len(expected), drain=True) == expected
            stages = {stage.name: stage.show(simulation.counters, simulation.cycles) for stage in unit.stage_views}
            seen.append((simulation.counters, [stages[f"consumer {i}"] for i in range(4)]))
    (fast, _), (slow, consumers) = seen
    for i, consumer in enumerate(consumers):
        its = sum(result["consumer"] == i for result in expected)
        assert slow[f"consumer_{i}_records"] == fast[f"consumer_{i}_results"] == consumer.done == its > 10
        assert consumer.waiting == 0
    others = max(consumer.waits for consumer in (consumers[0], *consumers[2:]))
    assert consumers[1].waits >= 3000 * consumers[1].done > 100 * others
    # It holds results back for 33,000 cycles, but what is under way goes on meanwhile, and the input waits for a place
    # often enough without it, since 16 are few: it waits 8,300 cycles more.
    assert slow["waits_for_ticket"] > fast["waits_for_ticket"] + 5_000 and slow["refused"] > fast["refused"]


@pytest.mark.slow
def test_multiplications_side_by_side_share_the_signatures() -> None:
    """Tickets go to two multiplications in turn; verdicts leave in order, and both have as much to do."""
    require_tool("verilator")
    given: dict[str, int | str | bool] = {"multipliers": 2, "processors": 2, "engines": 2, "ticket": 6}
    run = registry.simulate(
        registry.choose("sigverify_pipeline", given, {}), {"signatures": 80, "stalls": 30, "seed": 2}
    )
    assert isinstance(run, StreamRun)
    assert run.results == 80 == run.counters["results"]
    assert [run.counters[f"double_scalar_{i}_finished"] for i in range(2)] == [40, 40]
    stages = {stage.name: stage.show(run.counters, run.cycles) for stage in run.unit.stage_views}
    first, second = stages["multiply 0"].busy, stages["multiply 1"].busy
    assert 0.9 < first / second < 1.1


def test_more_multiplications_move_the_limit_to_another_stage() -> None:
    several = registry.build(
        registry.configure("sigverify_pipeline", multipliers=2, processors=6, halvers=2, engines=4)
    )
    assert isinstance(several, Pipeline)
    assert several.interval < 120 and {stage.name: stage.instances for stage in several.balance}["multiply"] == 2


def test_the_front_has_its_parameters() -> None:
    unit = registry.build(registry.configure("sigverify_pipeline", source="frames", lanes=2, dedup=0, port=8001))
    assert isinstance(unit, Pipeline) and unit.config.front is not None
    assert (unit.config.front.lanes, unit.config.front.dedup, unit.config.front.port) == (2, 0, 8001)
    assert unit.config.slug.endswith("-frames-l2-p8001-strict-check-d0-k0")
    with pytest.raises(UsageError, match="lanes: needs --source frames"):
        registry.configure("sigverify_pipeline", lanes=2)
    with pytest.raises(UsageError, match="dedup: 2 must be 0, or 4 to 18"):
        registry.configure("sigverify_pipeline", source="frames", dedup=2)


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


@pytest.mark.slow
def test_the_emitted_folder_passes_its_testbench_of_a_whole_run(tmp_path: Path) -> None:
    """Messages in, verdicts out, records between them that are too short; then a wrong verdict."""
    require_tool("verilator")
    choice = registry.choose("sigverify_pipeline", {}, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom", chain=14)
    listed = files["README.md"]
    assert "* a short record" in listed and "* 7: a bit of the message" in listed and listed.count("* 0: ") == 1
    out = tmp_path / "unit"
    folder.write(files, out)
    done = subprocess.run([out / "test.sh"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.count("PASS 14\n") == 2, done.stdout + done.stderr
    *before, last = (out / "vectors.txt").read_text("ascii").splitlines()
    assert last.startswith("< ")
    (out / "vectors.txt").write_text("\n".join([*before, f"< {int(last[2:], 16) ^ 1 << 16:x}", ""]), "ascii")
    done = subprocess.run([out / "test.sh"], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "FAIL: result 14" in done.stdout, done.stdout + done.stderr
