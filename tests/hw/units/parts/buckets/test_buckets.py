"""The bucket memory: every shape against sums in Python, cycle by cycle against its circuit, its text, its cost."""

from __future__ import annotations

import itertools
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from modmill.errors import UsageError
from modmill.hw.describe.draw import draw
from modmill.hw.emit import folder
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.run import StreamRun
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.parts.buckets.config import BucketsConfig
from modmill.hw.units.parts.buckets.unit import Buckets
from modmill.watch import Watch
from tests.hw.stream.replay import Replay
from tests.hw.support import Fault, find_faults
from tests.support import ROOT, refuses, require_rtl, succeeds

SHAPES = [("lut", 0), ("lut", 1), ("lut", 2), ("block", 1), ("block", 2), ("ultra", 1), ("ultra", 2)]


def flushed(
    unit: Buckets, beats: list[Beat], constants: int, percent: int = 30
) -> tuple[list[Beat], list[Beat], Replay]:
    """The results in Python cycle by cycle, and those of the reference."""
    model = unit.reference(constants)
    expected = [result for beat in beats for result in model(beat)]
    replay = Replay(unit, constants, 5, percent)
    return replay.run(beats, len(expected)), expected, replay


@pytest.mark.parametrize("adder", ["modular", "wrap"])
@pytest.mark.parametrize(("memory", "read"), SHAPES)
def test_every_shape_sums_in_python(memory: str, read: int, adder: str) -> None:
    for stages, parked in ((1, 3), (2, 4), (4, 8)):
        given = {"bits": 5, "index": 2, "adder": adder, "adder_stages": stages, "parked": parked}
        unit = Buckets(BucketsConfig(**given, memory=memory, read=read))
        beats = [beat for _, beat in unit.mixed(29, 250, 3, repeats=60)]
        found, expected, replay = flushed(unit, beats, 29 if adder == "modular" else 0)
        assert found == expected
        assert replay.counters["conflicts"] > 10


@pytest.mark.parametrize("second", range(6))
def test_every_order_of_few_values_at_toy_width(second: int) -> None:
    """Any sequence of five beats over two buckets, values 1 and 2 modulo 3, and flushes, all one after another."""
    unit = Buckets(BucketsConfig(bits=2, index=1, adder_stages=1, memory="lut", read=0, parked=3))
    kinds: list[Beat] = [{"flush": 0, "bucket": b, "value": v} for b in (0, 1) for v in (1, 2)]
    kinds += [{"flush": 1, "bucket": 0, "value": 0}, {"flush": 0, "bucket": 0, "value": 0}]
    beats = [b for rest in itertools.product(kinds, repeat=3) for b in (kinds[second], *rest, kinds[4])]
    found, expected, _ = flushed(unit, beats, 3, percent=0)
    assert found == expected


def run(given: Mapping[str, object], simulator: str, count: int, repeats: int = 30, stalls: int = 30) -> StreamRun:
    require_rtl("iverilog") if simulator == "icarus" else require_rtl("verilator", "g++")
    choice = registry.choose("buckets", given, {})  # type: ignore[arg-type]
    stimulus = {"additions": count, "repeats": repeats, "stalls": stalls, "seed": 3}
    found = registry.simulate(choice, stimulus, simulator)
    assert isinstance(found, StreamRun)
    return found


@pytest.mark.parametrize(("memory", "read"), SHAPES)
def test_every_shape_in_icarus(memory: str, read: int) -> None:
    run({"bits": 20, "index": 3, "memory": memory, "read": read, "parked": 3}, "icarus", 400)


def test_without_conflicts_a_value_is_taken_in_each_cycle() -> None:
    unit = Buckets(BucketsConfig(bits=8, index=4))
    beats: list[Beat] = [{"flush": 0, "bucket": i % 16, "value": i % 256} for i in range(160)]
    beats.append({"flush": 1, "bucket": 0, "value": 0})
    found, expected, replay = flushed(unit, beats, 251, percent=0)
    assert found == expected
    assert replay.counters == {
        "refused": 15,
        "waited": 0,
        "additions": 160,
        "conflicts": 0,
        "retries": 0,
        "refusals": 0,
    }
    # Clearing, the values, the flush, two places in front, what is in flight, its end, the way of a sum, and the sums.
    assert replay.cycles == 17 + 160 + 1 + 2 + unit.latency + 1 + 2 + 16


@pytest.mark.parametrize(
    ("index", "stalls"),
    [(2, 0), (2, 35), (4, 90), *(pytest.param(*case, marks=pytest.mark.slow) for case in ((2, 90), (4, 0), (4, 35)))],
)
def test_verilator_agrees_with_the_circuit_cycle_by_cycle(index: int, stalls: int) -> None:
    """Both have as many cycles and events of each kind, under equal stalls."""
    require_rtl("verilator", "g++")
    unit = Buckets(BucketsConfig(bits=16, index=index, parked=3))
    constants = registry.choose("buckets", {"bits": 16}, {}).constants
    beats = [beat for _, beat in unit.mixed(constants, 400, 3, repeats=50)]
    found, expected, replay = flushed(unit, beats, constants, stalls)
    assert found == expected
    with StreamSimulation(unit, constants, 5, stalls, Watch(None)) as simulation:
        assert simulation.run(beats, len(expected), drain=True) == expected
        assert simulation.counters == replay.counters
        assert simulation.cycles == replay.cycles
    assert replay.counters["conflicts"] > 20


def test_the_shipped_width_with_hot_buckets() -> None:
    found = run({}, "verilator", 30_000, repeats=95, stalls=10)
    assert found.counters["conflicts"] > 10_000 and found.counters["refusals"] > 1000
    assert found.results == found.counters["compared"] and found.results % 256 == 0
    assert found.counters["additions"] == 30_000 - found.results // 256


@pytest.mark.parametrize("simulator", ["icarus", "verilator"])
def test_broken_hardware_is_found(monkeypatch: pytest.MonkeyPatch, simulator: str) -> None:
    faults = (
        Fault("buckets_chooser.sv", "assign input_hit_1 = flying_1 &", "assign input_hit_1 = 1'b0 &"),
        Fault("buckets_chooser.sv", "assign oldest_hit_1 = flying_1 &", "assign oldest_hit_1 = 1'b0 &"),
        Fault("buckets_chooser.sv", "input_second_meets_input = fresh_begins &", "input_second_meets_input = 1'b0 &"),
        Fault("buckets_chooser.sv", "taken = fresh_begins | parks", "taken = fresh_begins | collides_q"),
        Fault("buckets_chooser.sv", "still_now = ~some_parked_0_0 & flights_idle", "still_now = ~some_parked_0_0"),
        Fault("buckets_sweep.sv", "assign wipes_o = wipes;", "assign wipes_o = 1'b0;"),
        Fault("buckets_adder.sv", "] ? less", "] & 1'b0 ? less"),
    )
    toy = {"bits": 9, "index": 2, "memory": "lut", "read": 1, "adder_stages": 2}
    find_faults(monkeypatch, Buckets, faults, lambda: run(toy, simulator, 500, repeats=60))


@pytest.mark.parametrize("simulator", [pytest.param("icarus", marks=pytest.mark.slow), "verilator"])
def test_broken_copies_are_found(monkeypatch: pytest.MonkeyPatch, simulator: str) -> None:
    faults = (
        Fault("buckets_chooser.sv", "slot_0 = {1'h0, turn_0_q}", "slot_0 = {1'h0, 3'h0}"),
        Fault("buckets_chooser.sv", "shown_0 = taken_0_q ? row_0_q", "shown_0 = taken_0_q ? 2'h1"),
        Fault("buckets.sv", "done_sum = chooser_done & ~chooser_done_hot", "done_sum = chooser_done"),
        Fault("buckets.sv", "assign is_copy = sweep_reading ?", "assign is_copy = 1'b0 ?"),
        Fault("buckets_adder.sv", "chosen = value_q[9] ?", "chosen = ~value_q[9] ?"),
    )
    toy = {"bits": 9, "index": 2, "memory": "lut", "read": 1, "adder": "signed", "adder_stages": 2}
    toy |= {"tags": 2, "copies": 8}
    find_faults(monkeypatch, Buckets, faults, lambda: run(toy, simulator, 500, repeats=60))


@pytest.mark.parametrize("simulator", [pytest.param("icarus", marks=pytest.mark.slow), "verilator"])
def test_sums_with_copies(simulator: str) -> None:
    """The sums of a flush may come in parts, and which ones depends on when values come."""
    toy = {"bits": 20, "index": 3, "adder": "signed", "memory": "ultra", "read": 4, "tags": 4, "copies": 8}
    found = run(toy, simulator, 1000, repeats=80)
    assert simulator == "icarus" or found.counters["copied"] > 200


@pytest.mark.slow
@pytest.mark.parametrize("simulator", ["icarus", "verilator"])
@pytest.mark.parametrize(("adder", "bits"), [("edwards", 68), ("hessian", 70)])
def test_sums_of_points(adder: str, bits: int, simulator: str) -> None:
    toy = {"bits": bits, "index": 2, "adder": adder, "latency": 8, "column": 1, "tags": 2, "copies": 32}
    run(toy, simulator, 300, repeats=60)


@pytest.mark.parametrize(("adder", "bits"), [("edwards", 68), ("hessian", 70)])
def test_sums_of_points_in_python(adder: str, bits: int) -> None:
    toy = {"bits": bits, "index": 1, "adder": adder, "latency": 4, "column": 1, "memory": "lut", "read": 1}
    unit = Buckets(BucketsConfig(**toy))
    beats = [beat for _, beat in unit.mixed(0, 24, 3)]
    found, expected, _ = flushed(unit, beats, 0)
    board = unit.scoreboard(unit.layouts["out"])
    board.expect(unit.layouts["out"].rows(expected), str)
    board.came(unit.layouts["out"].rows(found))
    board.end()


def test_the_emitted_testbench_of_a_unit_with_copies_never_stalls(tmp_path: Path) -> None:
    require_rtl("iverilog")
    given = {"bits": 9, "index": 2, "adder": "wrap", "tags": 2, "copies": 8}
    choice = registry.choose("buckets", given, {})
    folder.write(folder.contents(registry.build(choice.config), 0, "", "rom"), tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.count("PASS") == 2, done.stdout + done.stderr


def test_the_emitted_folder_passes_its_testbench(tmp_path: Path) -> None:
    require_rtl("iverilog")
    choice = registry.choose("buckets", {"bits": 24, "index": 3}, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom")
    assert all(
        len(line) <= 120 for name, text in files.items() if name.startswith("rtl/") for line in text.splitlines()
    )
    assert "| `in_value_i` | input | 24 | N - 1 |" in files["ports.md"]
    folder.write(files, tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.count("PASS") == 2, done.stdout + done.stderr
    wrong = files["rtl/buckets_constants.sv"].replace("24'hf", "24'h7")
    assert wrong != files["rtl/buckets_constants.sv"]
    folder.write(files | {"rtl/buckets_constants.sv": wrong}, tmp_path / "bad")
    done = subprocess.run([tmp_path / "bad" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "FAIL: result" in done.stdout


@pytest.mark.slow
def test_its_cost_counts_the_memory() -> None:
    require_rtl("pyosys")
    found = estimate(BucketsConfig())
    assert found.area is not None and found.timing is not None
    assert found.area.total.bram == 1 and found.area.total.dsp == 0
    assert found.timing.ns_per_operation == found.timing.period_ns < 6


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/buckets.svg").read_text("utf-8") == draw(Buckets(BucketsConfig()))


def test_what_cannot_be_is_refused() -> None:
    for wrong, message in (
        ({"memory": "block", "read": 0}, "only a memory in LUTs"),
        ({"index": 17}, "index: 17 is out of range"),
        ({"buckets": 5, "index": 4}, "buckets: an index of 4 bits is for another number"),
        ({"buckets": 1}, "buckets: one bucket needs no memory; at least 2"),
        ({"tags": 2}, "tags: parts of a sum are not compared modulo N"),
        ({"adder": "edwards", "bits": 64}, "bits: points have coordinates of 68, 70, 377, 381 bits"),
        ({"adder": "xor"}, "adder: 'xor' must be one of"),
    ):
        with pytest.raises(UsageError, match=message):
            registry.choose("buckets", wrong, {})
    with pytest.raises(UsageError, match="the adder wrap has none to choose"):
        registry.choose("buckets", {"adder": "wrap"}, {"modulus": 251})
    with pytest.raises(UsageError, match="takes moduli of exactly 64"):
        Buckets(BucketsConfig()).check(251)
    assert registry.choose("buckets", {}, {"modulus": 251}).config == BucketsConfig(bits=8)


def test_the_commands_take_it() -> None:
    require_rtl("iverilog")
    given = ("--bits", "16", "--index", "2", "--adder", "wrap", "--adder-stages", "1", "--additions", "60")
    out = succeeds("hw", "sim", "buckets", "--simulator", "icarus", *given, "--json").json
    assert out["result"]["interval"] == 1 and out["result"]["results"] % 4 == 0
    assert "modulus" not in out["parameters"]
    refuses(2, "--adder-stages: modmul has no such parameter", "hw", "sim", "modmul", "--adder-stages", "2")
    refuses(2, "repeats", "hw", "sim", "buckets", "--repeats", "101")
