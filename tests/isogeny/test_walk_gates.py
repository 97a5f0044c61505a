"""The walk in simulated gates: the CPU's curve, the schedule's cycles, refusals, wrong programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from modmill import cli
from modmill.errors import HardwareMismatch, Interrupted, UsageError
from modmill.hw.units.isogeny.processor import program as programs
from modmill.isogeny.walk import USUAL, Mode, Strategy, Walk, compute, gates, plan
from modmill.progress import Progress
from tests.support import refuses, require_rtl

BACKEND = "rtl:isogeny_processor"


def walked(field: str, k: int, units: int, mode: str = "separate", strategy: str = "concurrent") -> tuple[Walk, Any]:
    found = plan(strategy, k, units, USUAL[Mode(mode)])
    schedule = found.schedule
    assert schedule is not None

    def scheduled(_: Strategy) -> Any:
        return schedule

    done = compute(field, k, lambda _: found.strategy, backend=BACKEND, schedule=scheduled)
    return done, found


def agrees(field: str, k: int, units: int, mode: str = "separate") -> None:
    done, found = walked(field, k, units, mode)
    alone = compute(field, k, lambda _: found.strategy)
    assert (done.alpha, done.j, done.blocks) == (alone.alpha, alone.j, 1)
    assert done.simulation is not None and done.simulation["cycles"] == found.cycles


def test_a_toy_walk_is_the_processors() -> None:
    require_rtl("verilator", "g++")
    agrees("p14", 3, 1)


@pytest.mark.slow
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("units", [1, 2])
def test_toy_walks_in_all_modes(units: int, mode: str) -> None:
    require_rtl("verilator", "g++")
    agrees("p14", 3, units, mode)


@pytest.mark.slow
@pytest.mark.parametrize(("units", "mode"), [(1, "separate"), (2, "fused"), (2, "pipelined")])
def test_whole_walks_at_89_bits(units: int, mode: str) -> None:
    require_rtl("verilator", "g++")
    agrees("p89", 31, units, mode)


@pytest.mark.slow
def test_the_longest_walk_at_1506_bits() -> None:
    """Nine minutes of one core, half of them for the build; a process takes 0.6 GB."""
    require_rtl("verilator", "g++")
    agrees("p1506", 621, 1)


@pytest.mark.parametrize(
    ("k", "units", "message"),
    [
        (32, 1, r"walks 2 to 31 4-isogenies over p89, from one kernel point; 32 4-isogenies take 2 blocks"),
        (100, 1, r"take 4 blocks"),
        (1, 1, r"walks 2 to 31 4-isogenies over p89, from one kernel point$"),
        (5, 5, r"units: a walk of 5 4-isogenies uses 1 to 4 evaluation units \(got 5\)"),
    ],
)
def test_what_has_no_walk_is_refused(k: int, units: int, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        walked("p89", k, units)


def test_other_cycles_and_hours_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("isogeny", "walk", "--k", "3", "--strategy", "optimal", "--field", "p14", "--backend", BACKEND)
    refuses(2, "cycles: separate units take 1,1,1 (got 2,1,1)", *arguments, "--cycles", "2,1,1")
    refuses(2, "yes: needs a backend in simulated gates: rtl:isogeny_processor", *arguments[:-2], "--yes")
    refuses(2, "wave: needs a backend in simulated gates: rtl:isogeny_processor", *arguments[:-2], "--wave", "w.fst")
    refuses(2, "--wave shows one computed walk", *arguments, "--wave", "w.fst", "--counts-only")
    refuses(2, "--wave-depth: needs --wave FILE", *arguments, "--wave-depth", "3")
    monkeypatch.setattr("modmill.isogeny.patience.HOUR", 0.0)
    with pytest.raises(UsageError, match=r"yes: rtl:isogeny_processor takes .* by estimate \(9 clocks\)"):
        walked("p14", 3, 1)


@pytest.mark.parametrize(("i", "x"), [(0, 76), (1, 926), (2, 7926)])
def test_a_kernel_with_another_formula_is_refused(i: int, x: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From these points of the start curve the walk meets x = 1 or -1: at a multiple, and at images."""
    monkeypatch.setattr(gates, "kernel_point", lambda *_: x)
    with pytest.raises(UsageError, match=rf"kernel of 4-isogeny {i} of this walk has x = 1 or x = -1"):
        walked("p14", 3, 1)


def test_a_wrong_program_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An evaluation that reads another point, which no check of words can see."""
    require_rtl("verilator", "g++")
    right = programs.assembled

    def wrong(steps: Any, mode: str) -> programs.Program:
        found = right(steps, mode)
        words = [dict(word) for word in found.words]
        at = next(i for i, word in enumerate(words) if word.get("e0_write"))
        words[at]["e0_from"] = 1 - words[at]["e0_from"]
        return programs.Program(tuple(words), found.points, found.curves, found.isogenies)

    monkeypatch.setattr("modmill.hw.units.isogeny.processor.unit.assembled", wrong)
    with pytest.raises(HardwareMismatch, match="ends at another curve than the processor's"):
        walked("p14", 3, 1)


def test_a_program_that_lasts_longer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    require_rtl("verilator", "g++")
    right = programs.assembled

    def longer(steps: Any, mode: str) -> programs.Program:
        found = right(steps, mode)
        return programs.Program(({}, *found.words), found.points, found.curves, found.isogenies)

    monkeypatch.setattr("modmill.hw.units.isogeny.processor.unit.assembled", longer)
    with pytest.raises(HardwareMismatch, match="takes 10 cycles, its schedule 9"):
        walked("p14", 3, 1)


def test_progress_can_stop_the_simulation() -> None:
    require_rtl("verilator", "g++")
    found = plan("optimal", 3, 1)
    assert found.schedule is not None
    schedule, seen = found.schedule, list[int]()

    def stop(progress: Progress) -> bool:
        seen.extend([progress.total] * (progress.phase == "simulate"))
        return progress.phase != "simulate"

    with pytest.raises(Interrupted):
        compute("p14", 3, lambda _: found.strategy, backend=BACKEND, schedule=lambda _: schedule, progress=stop)
    assert seen == [found.cycles]


def test_the_command_says_what_ran(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    require_rtl("verilator", "g++")
    arguments = ["isogeny", "walk", "--k", "3", "--strategy", "concurrent", "--field", "p14", "--backend", BACKEND]
    assert cli.run([*arguments, "--json", "--wave", str(tmp_path / "w.fst")]) == 0
    assert (tmp_path / "w.fst").stat().st_size > 0
    found = json.loads(capsys.readouterr().out)
    assert found["backend"] == BACKEND and found["result"]["simulation"]["cycles"] == found["result"]["cycles"] == 9
    assert int(found["result"]["alpha"], 16) == compute("p14", 3, lambda _: plan("optimal", 3, 1).strategy).alpha
