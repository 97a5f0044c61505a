"""The accelerator: sums of every bucket against plain integers, passes one after the other, stalls, injected errors."""

from __future__ import annotations

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from modmill.errors import HardwareMismatch, UsageError
from modmill.hw.describe.draw import draw
from modmill.hw.emit import folder
from modmill.hw.emit.sources import card, sources
from modmill.hw.interface.unit import Choice
from modmill.hw.stream.memory import Memory
from modmill.hw.stream.run import StreamRun, simulate
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.msm.accelerator import kinds
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.family import FAMILY, KINDS, TOY
from modmill.hw.units.msm.accelerator.plan import plan
from modmill.hw.units.msm.accelerator.unit import Msm, Workload
from modmill.watch import Watch
from tests.hw.stream.replay import Replay
from tests.hw.support import Fault, find_faults, require_tool
from tests.support import ROOT, require_rtl

CONFIG = MsmConfig.from_values(TOY)
COUNTS = (0, 1, 2, 3, 4, 5, 237)
"""Points of products: fewer and more than lanes, none, and a part of a group at the end."""


def run(unit: Msm, stalls: int = 30, seed: int = 3, count: int = 0) -> StreamRun:
    """Verilator without stalls and with, all passes of the workload's products unless there is a count."""
    require_tool("verilator")
    work = unit.workload
    passes = len(plan(unit.config, symmetric=work.symmetric, window=work.window)) * len(work.counts)
    choice = Choice(unit.config, 0, "")
    return simulate(unit, choice, count=count or passes, stalls=stalls, seed=seed, simulator="verilator")


def test_verilator_agrees_with_python_cycle_by_cycle() -> None:
    require_rtl("verilator", "g++")
    config = replace(CONFIG, adders=2, windows=1, lanes=2, parked=4, queue=16, copies=8)
    unit = Msm(config, Workload((2, 12), "9 values"))
    passes = 2 * len(plan(config))
    given, contents = unit.given(0, passes, 4), unit.contents(0, passes, 4)
    followed = unit.following(0, contents)(given)
    wanted = {name: len(rows) for name, rows in followed.rows.items()}
    memories = {name: Memory(rows, 5, seed=7, stalls=20) for name, rows in contents.items()}
    replay = Replay(unit, 0, 5, 20, memories)
    beats = {"in": unit.layouts["in"].beats(given.rows["in"])}
    found = {name: unit.layouts[name].rows(rows) for name, rows in replay.move(beats, wanted).items()}
    with StreamSimulation(unit, 0, 5, 20, Watch(None), memories=memories) as simulation:
        gates = simulation.move(given.rows, wanted, drain=True)
        assert (simulation.cycles, simulation.counters) == (replay.cycles, replay.counters)
    for name, rows in followed.rows.items():
        assert np.array_equal(gates[name], found[name])
        board = unit.scoreboard(unit.layouts[name])
        board.expect(rows, followed.why(name, given))
        board.came(found[name])
        board.end()


@pytest.mark.parametrize("kind", ["uniform", "all equal", "pairs", "0 and 1"])
def test_products_of_few_and_many_points(kind: str) -> None:
    found = run(Msm(CONFIG, Workload(COUNTS, kind)))
    assert found.counters["points_requests"] == found.counters["points"] <= 2 * sum(COUNTS)
    if kind == "all equal":
        assert sum(found.counters[f"copied_{a}"] for a in range(3)) > 100


@pytest.mark.parametrize("window", [1, 2, 3, 4])
@pytest.mark.parametrize("symmetric", [False, True])
def test_narrower_windows_and_scalars_as_they_are(window: int, *, symmetric: bool) -> None:
    run(Msm(CONFIG, Workload((50,), "uniform", window, symmetric)))


def test_every_stream_stalls() -> None:
    run(Msm(CONFIG, Workload((5, 60))), stalls=85)


@pytest.mark.parametrize("adders", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_windows_of_their_own_adder_have_every_digit(adders: int) -> None:
    """Each of all scalars once, so that every bucket of every window gets its points."""
    config = replace(CONFIG, bits=8, adders=adders, windows=adders, last_rows=9, tags=0)
    run(Msm(config, Workload((256,), "consecutive")))


@pytest.mark.slow
@pytest.mark.parametrize("windows", range(1, 7))
@pytest.mark.parametrize("adders", range(1, 7))
def test_all_numbers_of_adders_and_windows(adders: int, windows: int) -> None:
    """With built windows from 2 to 8 bits, and a last window of another size."""
    window = 2 + (adders + windows) % 7
    last_rows = (0, 1 << window - 1, 3)[adders % 3] if windows > 1 else 0
    shape = {"adders": adders, "windows": windows, "window": window, "last_rows": last_rows}
    if windows == 1 and 1 << window - 1 <= adders:
        with pytest.raises(UsageError, match=r"adders: 6 adders share the buckets of a pass, so each has one"):
            replace(CONFIG, **shape)
        shape["window"] = 5
    config = replace(CONFIG, **shape, tags=2 * (windows % 2))
    unit = Msm(config, Workload((*COUNTS, 1000), "uniform"))
    run(unit, stalls=40)
    unit.workload = Workload((1 << 12,), "consecutive")
    run(unit, stalls=85)


@pytest.mark.parametrize("curve", ["toy-377", pytest.param("toy-381", marks=pytest.mark.slow)])
def test_sums_of_points(curve: str) -> None:
    """Copies are merged, and sums compared as points."""
    config = replace(CONFIG, curve=curve, adders=1, windows=2, copies=32)
    unit = Msm(config, Workload((0, 1, 5, 40), "9 values"))
    assert run(unit, count=4 * len(plan(config))).counters["copied_0"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("curve", ["bls12-377", "bls12-381"])
def test_four_adders_at_full_width(curve: str) -> None:
    config = MsmConfig(curve=curve, adders=4, windows=4, window=8, last_rows=0)
    run(Msm(config, Workload((1 << 14,))), count=1)


@pytest.mark.slow
def test_the_default_design_with_integers() -> None:
    """All its rows, in ten banks for each adder."""
    config = MsmConfig(curve="integers", bits=63)
    assert config.rows == MsmConfig().rows > 9 * 4096
    run(Msm(config, Workload((40_000,))), stalls=20)


@pytest.mark.slow
def test_a_pass_at_full_width() -> None:
    config = MsmConfig(adders=1, windows=2, window=6, last_rows=0, tags=0, queue=16)
    run(Msm(config, Workload((200,))), count=1)


def test_broken_hardware_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost point, one that is read twice, a wrong sign, a row of another tag, a lost digit, an early end, no end."""
    unit = Msm(CONFIG, Workload((5, 200), "9 values"))
    tag = "assign tag_row = (sweep_at[4] == 1'd0) ? tag_rows[2:0] : tag_rows[5:3];"
    quiet = "assign all_quiet_0_0 = ~busy_1_0 & reader_idle & queue_0_idle & queue_1_idle & queue_2_idle;"
    live = "assign live_1 = ~left_is_0 | rest_above_1_0_0;"
    faults = (
        Fault("msm_reader.sv", "assign fresh_1 = digits_valid_i & ~none_1;", "assign fresh_1 = 1'b0;", "beat of|sum"),
        Fault("msm_reader.sv", "assign rest_2 = left_2_q & ~chosen_2;", "assign rest_2 = left_2_q;", "beat of|sum"),
        Fault("msm_recoder.sv", "assign minus_0 = turned_0_q & is_0;", "assign minus_0 = 1'b0;", "sum"),
        Fault("msm_engine.sv", tag, "assign tag_row = tag_rows[2:0];", "sum"),
        Fault("msm_queue.sv", "assign next_0 = moves ? ahead[16] : 1'h0;", "assign next_0 = 1'b0;", "beat of done|sum"),
        Fault("msm.sv", quiet, "assign all_quiet_0_0 = ~busy_1_0 & reader_idle;", "beat of done|sum|no"),
        Fault("msm_sequencer.sv", "assign ending = runs_q & still_q;", "assign ending = 1'b0;", "nothing moved for"),
        Fault("msm_sequencer.sv", live, "assign live_1 = 1'b1;", "beat of|sum"),
    )
    find_faults(monkeypatch, Msm, faults, lambda: run(unit))


def test_a_wrong_sum_is_named() -> None:
    unit = Msm(CONFIG, Workload((9,)))
    given, contents = unit.given(0, 1, 1), unit.contents(0, 1, 1)
    followed = unit.following(0, contents)(given)
    board, rows = unit.scoreboard(unit.layouts["out"]), followed.rows["out"]
    board.expect(rows, followed.why("out", given))
    wrong = rows.copy()
    wrong[1, unit.layouts["out"].slots["sum"].columns] += 1
    with pytest.raises(HardwareMismatch, match=r"sum 2 \(the pass from bit 0 on of 9 points, .*\) of msm"):
        board.came(wrong)


@pytest.mark.parametrize(
    ("curve", "simulator"),
    [
        ("integers", "icarus"),
        pytest.param("integers", "verilator", marks=pytest.mark.slow),
        pytest.param("toy-377", "icarus", marks=pytest.mark.slow),
    ],
)
def test_the_emitted_testbench(curve: str, simulator: str, tmp_path: Path) -> None:
    require_tool(simulator)
    unit = Msm(replace(CONFIG, curve=curve, copies=32))
    folder.write(folder.contents(unit, 0, "", "rom"), tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", simulator], capture_output=True, text=True, check=False)
    assert done.stdout.count("PASS") == 2, done.stdout + done.stderr


def test_what_a_simulation_refuses() -> None:
    with pytest.raises(UsageError, match="depend on when its inputs come"):
        simulate(Msm(CONFIG), Choice(CONFIG, 0, ""), count=1, stalls=0, seed=1, simulator="icarus")


@pytest.mark.parametrize("top", ["axi", "card"])
def test_the_tops_for_cards_have_a_stream_each(top: str) -> None:
    unit = Msm(CONFIG)
    texts = sources(unit, "rom", 0) | card(unit)
    names = {port.name for group in unit.tops["msm_axi"] for port in group.ports}
    assert {"s_axis_tdata", "s_axis_scalars_tvalid", "m_axis_fetch_tdata", "m_axis_tvalid"} <= names
    assert re.search(rf"^module msm_{top}\b", texts[f"msm_{top}.sv"], re.MULTILINE)


def test_the_stages_tell_how_busy_they_were() -> None:
    unit = Msm(CONFIG, Workload((237,)))
    counters = run(unit).counters
    reader, *adders = (stage.show(counters, counters["cycles"]) for stage in unit.stage_views)
    assert reader.done == counters["points"]
    assert sum(adder.done for adder in adders) > 237
    assert all(0 < adder.busy <= 1 for adder in adders)


def test_the_kinds_of_scalars_are_those_of_the_model() -> None:
    assert tuple(kinds.KINDS) == KINDS
    assert FAMILY.units == ("msm",)


def test_the_picture_is_the_recorded_one() -> None:
    assert (ROOT / "docs/units/msm.svg").read_text("utf-8") == draw(Msm(MsmConfig()))
