"""The reader of points: every pattern of zeros, its memory in C++ against the one in Python, throughput, both tops."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pytest

from modmill.errors import HardwareMismatch, UsageError
from modmill.hw.describe.draw import draw
from modmill.hw.emit.sources import card, sources
from modmill.hw.interface.unit import Choice
from modmill.hw.stream.beat import Beat, Rows
from modmill.hw.stream.memory import Memory
from modmill.hw.stream.run import StreamRun, simulate
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.msm.reader.config import ReaderConfig
from modmill.hw.units.msm.reader.unit import Reader
from modmill.watch import Watch
from tests.hw.stream.replay import Replay
from tests.hw.support import Fault, find_faults, require_tool
from tests.support import ROOT, require_rtl

TOY = ReaderConfig(bits=40, digits=3, outstanding=5, index=12)


def beats(unit: Reader, name: str, rows: Rows) -> list[Beat]:
    return unit.layouts[name].beats(rows)


def run(config: ReaderConfig, simulator: str, count: int) -> StreamRun:
    require_tool(simulator)
    return simulate(Reader(config), Choice(config, 0, ""), count=count, stalls=30, seed=3, simulator=simulator)


def python(config: ReaderConfig, count: int, memory: Mapping[str, int], percent: int = 0) -> tuple[Replay, int]:
    """The circuit stepped in Python with the memory of Python; the points that it asked for."""
    unit = Reader(config)
    given, contents = unit.given(0, count, 4), unit.contents(0, count, 4)
    followed = unit.following(0, contents)(given)
    replay = Replay(unit, 0, 5, percent, {"points": Memory(contents["points"], seed=9, **memory)})
    wanted = {name: len(rows) for name, rows in followed.rows.items()}
    found = replay.move({"digits": beats(unit, "digits", given.rows["digits"])}, wanted)
    assert found == {name: beats(unit, name, rows) for name, rows in followed.rows.items()}
    return replay, wanted["out"]


@pytest.mark.parametrize("lanes", [1, 4])
def test_every_pattern_of_zeros_in_python(lanes: int) -> None:
    """With so few numbers they wrap around."""
    config = replace(TOY, lanes=lanes, index=5)
    for percent, latency in ((0, 1), (60, 7)):
        replay, points = python(config, (1 << lanes) + 80, {"latency": latency, "stalls": percent}, percent)
        assert replay.counters["points_bytes"] == 5 * points
        assert (replay.counters["groups"], replay.counters["points"]) == ((1 << lanes) + 80, points)


@pytest.mark.parametrize("stalls", [0, 30, 85])
def test_verilator_agrees_with_python_cycle_by_cycle(stalls: int) -> None:
    require_rtl("verilator", "g++")
    memory = {"latency": 9, "held": 3, "stalls": stalls}
    replay, points = python(TOY, 150, memory, stalls)
    unit = Reader(TOY)
    given, contents = unit.given(0, 150, 4), unit.contents(0, 150, 4)
    memories = {"points": Memory(contents["points"], seed=9, **memory)}
    with StreamSimulation(unit, 0, 5, stalls, Watch(None), memories=memories) as simulation:
        found = simulation.move(given.rows, {"out": points, "request": points}, drain=True)
        assert np.array_equal(found["out"], unit.following(0, contents)(given).rows["out"])
        assert (simulation.cycles, simulation.counters) == (replay.cycles, replay.counters)


@pytest.mark.parametrize("simulator", ["icarus", "verilator"])
def test_points_follow_from_the_scalars(simulator: str) -> None:
    found = run(TOY, simulator, 400)
    assert found.results % 2 == 0
    if simulator == "verilator":
        assert found.counters["points_requests"] == found.counters["points"] == found.results // 2


def test_a_point_a_cycle_while_the_memory_answers_in_time() -> None:
    """With all digits there, four cycles a group; with so many points under way, the latency limits the rate."""
    require_rtl("verilator", "g++")
    unit, count = Reader(TOY), 300
    rows = unit.layouts["digits"].joined({"lanes": np.full(count, 0o1111, np.uint64)})
    contents = unit.contents(0, count, 1)["points"]
    for latency, least, most in ((1, 4.0, 4.05), (20, 4 * 20 / 5, 4 * 23 / 5)):
        memories = {"points": Memory(contents, latency=latency)}
        with StreamSimulation(unit, 0, 1, 0, Watch(None), memories=memories) as simulation:
            simulation.move({"digits": rows}, {"out": 4 * count, "request": 4 * count}, drain=True)
            assert least <= simulation.cycles / count <= most
    zeros = np.zeros_like(rows)
    with StreamSimulation(unit, 0, 1, 0, Watch(None), memories={"points": Memory(contents)}) as simulation:
        simulation.move({"digits": zeros}, {}, drain=True)
        assert simulation.cycles == count


def test_streams_stall_one_by_one() -> None:
    require_rtl("verilator", "g++")
    unit = Reader(TOY)
    given, contents = unit.given(0, 100, 4), unit.contents(0, 100, 4)
    memories = {"points": Memory(contents["points"], latency=1)}
    wanted = {name: len(rows) for name, rows in unit.following(0, contents)(given).rows.items()}

    def counted(stalls: dict[str, int]) -> dict[str, int]:
        with StreamSimulation(unit, 0, 5, stalls, Watch(None), memories=memories) as simulation:
            simulation.move(given.rows, wanted, drain=True)
            return simulation.counters | {"cycles": simulation.cycles}

    free, slow = counted({}), counted({"out": 70})
    assert free["out_waited"] == 0 < slow["out_waited"]
    assert slow["points_waited"] == slow["out_waited"]
    assert slow["cycles"] > 2 * free["cycles"]
    with pytest.raises(UsageError, match="stalls: 'in' must be one of digits, out, request"):
        counted({"in": 1})


def test_a_memory_is_needed_and_its_rules_hold() -> None:
    require_rtl("verilator", "g++")
    unit = Reader(TOY)
    with pytest.raises(UsageError, match="points must have rows of 2 words"):
        StreamSimulation(unit, 0, 5, 0, Watch(None))
    given, contents = unit.given(0, 100, 4), unit.contents(0, 100, 4)["points"]
    with (
        StreamSimulation(unit, 0, 5, 0, Watch(None), memories={"points": Memory(contents[:50])}) as simulation,
        pytest.raises(HardwareMismatch, match=r"1 words from word 5\d on is outside a memory of 50 words"),
    ):
        simulation.move(given.rows, {"out": 400, "request": 400}, drain=True)


def test_broken_hardware_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    file = "reader.sv"
    faults = (
        Fault(file, "assign fresh_1 = digits_valid_i & ~none_1;", "assign fresh_1 = 1'b0;", "beat of"),
        Fault(file, "assign rest_2 = left_2_q & ~chosen_2;", "assign rest_2 = left_2_q;", "beat of"),
        Fault(file, "assign chosen_1 = left_1_q & ~left_0_q;", "assign chosen_1 = left_1_q;", "beat of"),
        Fault(file, "assign wants = some_0_0 & ~full_q;", "assign wants = some_0_0;", "fifo"),
        Fault(file, "assign back = out_ready_i & ~nothing_q;", "assign back = 1'b1;", "out"),
    )
    find_faults(monkeypatch, Reader, faults, lambda: run(TOY, "verilator", 60))


def test_the_testbench_finds_wrong_results(monkeypatch: pytest.MonkeyPatch) -> None:
    require_tool("icarus")
    wrong = Fault(
        "reader.sv", "assign going = leaving & out_ready_i;", "assign going = 1'b0;", r"of \w+.u_out is \w+, not"
    )
    find_faults(monkeypatch, Reader, [wrong], lambda: run(TOY, "icarus", 40))


@pytest.mark.parametrize("top", ["axi", "card"])
def test_the_tops_for_cards_have_a_stream_each(top: str) -> None:
    unit = Reader(TOY)
    texts = sources(unit, "rom", 0) | card(unit)
    names = {port.name for group in unit.tops["reader_axi"] for port in group.ports}
    assert {"s_axis_tdata", "m_axis_tdata", "m_axis_request_tdata", "s_axis_points_tvalid"} <= names
    assert re.search(rf"^module reader_{top}\b", texts[f"reader_{top}.sv"], re.MULTILINE)


def test_the_picture_is_the_recorded_one() -> None:
    assert (ROOT / "docs/units/reader.svg").read_text("utf-8") == draw(Reader(ReaderConfig()))
