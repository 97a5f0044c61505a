"""What disturbs a measurement is read from the kernel, and makes it doubtful from a stated amount on."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from modmill import disturbance
from modmill.disturbance import Disturbance, Watch, stolen_ticks, waited_seconds
from tests.support import PATIENCE, absent


@pytest.mark.parametrize(
    ("waited", "stolen", "words"),
    [
        (None, None, []),
        (0.05, 0.02, []),
        (0.31, 0.0, ["31 %", "free core"]),
        (0.0, 0.12, ["12 %", "other guests"]),
        (0.31, 0.12, ["31 %", "12 %"]),
    ],
)
def test_a_doubt_names_its_amount(waited: float | None, stolen: float | None, words: list[str]) -> None:
    found = list(Disturbance(waited, stolen).doubts())
    assert len(found) == ((waited or 0) > 0.05) + ((stolen or 0) > 0.02)
    assert all(word in " ".join(found) for word in words)


def test_the_kernels_files_are_read(tmp_path: Path) -> None:
    stat, schedstat = tmp_path / "stat", tmp_path / "schedstat"
    stat.write_text("cpu  10 20 30 40 50 60 70 80 90 100\ncpu0 1 2 3\n")
    schedstat.write_text("5000000000 1500000000 17\n")
    assert stolen_ticks(str(stat)) == (80, 10 + 20 + 30 + 40 + 50 + 60 + 70 + 80)
    assert waited_seconds(str(schedstat)) == pytest.approx(1.5)
    schedstat.write_text("")
    stat.write_text("cpu 1 2 3\n")
    assert stolen_ticks(str(stat)) is None and waited_seconds(str(schedstat)) is None
    assert stolen_ticks(str(tmp_path / "none")) is None and waited_seconds(str(tmp_path / "none")) is None


def test_parts_are_of_the_time_between(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds, waited, ticks = iter((100.0, 110.0)), iter((3.0, 5.0)), iter(((7, 1000), (17, 1200)))
    monkeypatch.setattr(disturbance.time, "monotonic", lambda: next(seconds))
    monkeypatch.setattr(disturbance, "waited_seconds", lambda: next(waited))
    monkeypatch.setattr(disturbance, "stolen_ticks", lambda: next(ticks))
    found = Watch().seen()
    assert (found.queued, found.stolen) == pytest.approx((0.2, 0.05))


def test_a_thread_that_shares_its_core_has_waited() -> None:
    """Two programs that never rest, on one core: each waits."""
    if waited_seconds() is None:
        absent("schedstat", "this kernel does not count the time on run queues")
    code = (
        "import os, time; from modmill.disturbance import waited_seconds\n"
        "os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})\n"
        "child = os.fork()\n"
        "while child == 0: pass\n"
        f"end = time.monotonic() + {PATIENCE / 2}\n"
        "before = waited_seconds()\n"
        "while waited_seconds() < before + 0.05 and time.monotonic() < end: pass\n"
        "os.kill(child, 9); print(waited_seconds() >= before + 0.05)"
    )
    begin = time.monotonic()
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout.strip() == "True", time.monotonic() - begin
