"""The disturbance of a measurement is read from the kernel, and makes it doubtful from a stated amount on."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

from modmill import _native, disturbance
from modmill.disturbance import Disturbance, Watch
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


def test_parts_are_of_the_time_between(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter((100.0, 110.0, 200.0, 210.0))
    waits = iter(((3.0, 7.0, 1000.0), (5.0, 17.0, 1200.0), (None, None, None), (5.0, 17.0, 1200.0)))
    monkeypatch.setattr(disturbance.time, "monotonic", lambda: next(seconds))
    monkeypatch.setattr(_native, "thread_waits", lambda: next(waits))
    found = Watch().seen()
    assert (found.queued, found.stolen) == pytest.approx((0.2, 0.05))
    assert Watch().seen() == Disturbance(None, None)


def test_a_thread_that_shares_its_core_has_waited() -> None:
    """Two programs that never rest, on one core: each waits."""
    if _native.thread_waits()[0] is None:
        absent("schedstat", "this kernel does not count the time on run queues")
    code = (
        "import os, time; from modmill._native import thread_waits\n"
        "os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})\n"
        "child = os.fork()\n"
        "while child == 0: pass\n"
        f"end = time.monotonic() + {PATIENCE / 2}\n"
        "before = thread_waits()[0]\n"
        "while thread_waits()[0] < before + 0.05 and time.monotonic() < end: pass\n"
        "os.kill(child, 9); print(thread_waits()[0] >= before + 0.05)"
    )
    begin = time.monotonic()
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout.strip() == "True", time.monotonic() - begin
