"""Long runs: ^C, termination and kill -9, then the same command goes on to the right answer.

How many squarings a run needs so that a stop falls into its middle depends on the machine and the moment; so runs are
tried, longer ones each time, until one is met on its way.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from modmill import vdf
from tests.support import (
    PATIENCE,
    N,
    P,
    Q,
    Ran,
    content,
    ended,
    environment,
    interrupt,
    met,
    modmill,
    refuses,
    started,
    succeeds,
    told,
    wait_until,
)

INTERVAL = "0.05"
STEPS = [1 << k for k in range(22, 40, 2)]
"""Squarings to try: under a second of work, four times as many, and so on."""


def command(directory: Path, steps: int, *more: str) -> list[str]:
    """A run that saves its state often."""
    return [
        *("vdf", "eval", "--modulus", hex(N), "--base", "3", "--steps", str(steps), "--proof", "none", "--json"),
        *("--backend", "portable", "--checkpoint", str(directory), "--checkpoint-interval", INTERVAL, *more),
    ]


def right_answer(steps: int) -> str:
    """The result, through the factors of N."""
    return f"0x{vdf.evaluate_with_trapdoor(N, steps, 3, trapdoor=(P, Q)):060x}"


def state(directory: Path) -> bytes:
    """The saved state, empty if there is none."""
    return content(directory / "state")


def stopped(directory: Path, steps: int, stop: signal.Signals) -> Ran:
    """Stops a run as soon as it has saved a state."""
    with started(command(directory, steps)) as child:
        wait_until(lambda: state(directory) != b"" or child.poll() is not None)
        child.send_signal(stop)
        return ended(child)


def stopped_midway(folder: Path, stop: signal.Signals) -> tuple[Path, int, Ran]:
    """Stops a run on its way; its directory, its squarings and what it said."""
    ran = {}

    def attempt(steps: int) -> bool:
        ran[steps] = stopped(folder / str(steps), steps, stop)
        return "the state is saved" in ran[steps].err

    steps = met(STEPS, attempt)
    return folder / str(steps), steps, ran[steps]


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_stop_saves_and_the_same_command_resumes(tmp_path: Path, stop: signal.Signals) -> None:
    directory, steps, ran = stopped_midway(tmp_path, stop)
    assert ran.code == 130
    assert ran.out == ""
    assert f"of {steps:,} squarings; the state is saved in {directory}" in ran.err
    assert "The same command goes on from there" in ran.err
    done = int(ran.err.split("stopped after ")[1].split(" of ")[0].replace(",", ""))
    record = succeeds(*command(directory, steps)).json
    assert 0 < done <= record["result"]["resumed_from"] < steps
    assert record["result"]["y_full"] == right_answer(steps)


def test_without_a_checkpoint_the_message_says_that_nothing_was_saved() -> None:
    with started(["vdf", "eval", "-m", "lcs35", "-t", "2^40", "--proof", "none"]) as child:
        told(child, "evaluate: ")  # past its start: it squares now
        ran = interrupt(child)
    assert ran.code == 130
    assert "nothing was saved (give --checkpoint DIR to be able to go on)" in ran.err
    assert ran.out == ""


def killed_midway(directory: Path, steps: int, kills: int) -> bool:
    """Kills a run at random moments after a new state was saved, and starts it again; whether each kill met it."""
    moments = random.Random(9)
    for _ in range(kills):
        before = state(directory)
        with started(command(directory, steps)) as child:
            wait_until(lambda before=before: state(directory) != before or child.poll() is not None)
            time.sleep(0.1 * moments.random())
            child.kill()
            if child.wait(PATIENCE) != -signal.SIGKILL:
                assert child.returncode == 0
                return False
    return True


def test_kill_nine_at_random_moments_still_ends_right(tmp_path: Path) -> None:
    steps = met(STEPS[1:], lambda steps: killed_midway(tmp_path / str(steps), steps, 4))
    record = succeeds(*command(tmp_path / str(steps), steps)).json
    assert 0 < record["result"]["resumed_from"] <= steps
    assert record["result"]["y_full"] == right_answer(steps)


@pytest.fixture(scope="module")
def stopped_run(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, int]:
    """The state file of a run that was stopped on its way, and the run's squarings."""
    directory, steps, _ = stopped_midway(tmp_path_factory.mktemp("run"), signal.SIGINT)
    return state(directory), steps


def test_the_state_of_another_job_is_refused(tmp_path: Path, stopped_run: tuple[bytes, int]) -> None:
    kept, steps = stopped_run
    (tmp_path / "state").write_bytes(kept)
    for arguments in (
        ["-m", hex(N), "-t", "1e6"],
        ["-m", "lcs35", "-t", str(steps)],
        ["-m", hex(N), "-t", str(steps), "-x", "5"],
    ):
        ran = refuses(
            2, "belongs to another job", "vdf", "eval", *arguments, "--proof", "none", "--checkpoint", tmp_path
        )
        assert str(tmp_path / "state") in ran.err
    assert (tmp_path / "state").read_bytes() == kept


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda b: b[: len(b) // 2], "truncated"),
        (lambda b: b[:10], "truncated"),
        (lambda b: b"hello, world" + b[12:], "not a modmill checkpoint"),
        (lambda b: b[:-40] + bytes([b[-40] ^ 1]) + b[-39:], "damaged"),
        (lambda b: b + b"x", ""),
    ],
    ids=["half", "ten bytes", "foreign", "a flipped bit", "a byte too many"],
)
def test_a_damaged_state_is_refused_and_kept(
    tmp_path: Path, stopped_run: tuple[bytes, int], change, message: str
) -> None:
    kept, steps = stopped_run
    bad = change(kept)
    (tmp_path / "state").write_bytes(bad)
    ran = modmill(*command(tmp_path, steps))
    assert ran.code == 2
    assert f"checkpoint {tmp_path / 'state'}: " in ran.err
    assert message in ran.err
    assert (tmp_path / "state").read_bytes() == bad


@pytest.mark.parametrize("name", ["state", "points", "lock"])
def test_a_fifo_in_the_directory_is_refused_at_once(tmp_path: Path, name: str) -> None:
    if name == "points":
        stopped_at_once = modmill(*command(tmp_path, 1000, "--proof", "pietrzak"))
        assert stopped_at_once.code == 0
        (tmp_path / name).unlink()
    os.mkfifo(tmp_path / name)
    ran = refuses(2, "not a regular file", *command(tmp_path, 1000, "--proof", "pietrzak"))
    assert str(tmp_path / name) in ran.err


WITH_SMALL_FILES = """
import resource, runpy, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000))
sys.argv[0] = "modmill"
runpy.run_module("modmill", run_name="__main__")
"""


def test_a_full_disk_warns_and_the_run_goes_on(tmp_path: Path) -> None:
    steps = 1 << 23
    line = command(tmp_path, steps, "--proof", "wesolowski", "--quiet")
    done = subprocess.run(
        [sys.executable, "-c", WITH_SMALL_FILES, *line],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)["result"]
    assert result["y_full"] == right_answer(steps)
    told = " ".join(done.stderr.split())
    assert f"warning: the state was not saved: {tmp_path / 'points'}: writing failed: File too large" in told
    assert "warning: the last state of this run could not be saved" in told
    assert len(result["warnings"]) == 2


def test_two_runs_in_one_directory_are_refused(tmp_path: Path) -> None:
    endless = command(tmp_path, 1 << 50)
    with started(endless) as child:
        wait_until(lambda: state(tmp_path) != b"" or child.poll() is not None)
        refuses(2, "in use by another process", *endless)
        assert interrupt(child).code == 130
