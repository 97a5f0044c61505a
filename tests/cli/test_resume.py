"""Long runs: ^C, termination and kill -9, then the same command goes on to the right answer."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pytest

from modmill import vdf
from tests.support import N, P, Q, interrupt, modmill, refuses, started, succeeds, wait_until

INTERVAL = "0.1"
STEPS = vdf.calibrate(N, measure=0.5, backend="portable").steps_for(3.0)
"""About three seconds of work here, so that a stop after a fraction of a second falls into the middle."""


def command(directory: Path, *more: str) -> list[str]:
    """A run of a few seconds that saves its state often."""
    return [
        *("vdf", "eval", "--modulus", hex(N), "--base", "3", "--steps", str(STEPS), "--proof", "none", "--json"),
        *("--backend", "portable", "--checkpoint", str(directory), "--checkpoint-interval", INTERVAL, *more),
    ]


@pytest.fixture(scope="module")
def right_answer() -> str:
    """The result, through the factors of N."""
    return f"0x{vdf.evaluate_with_trapdoor(N, STEPS, 3, trapdoor=(P, Q)):060x}"


def saved(directory: Path) -> bool:
    """Whether a first state is there."""
    return (directory / "state").exists()


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_stop_saves_and_the_same_command_resumes(tmp_path: Path, right_answer: str, stop: signal.Signals) -> None:
    directory = tmp_path / "state of the run"
    with started(command(directory)) as child:
        wait_until(lambda: saved(directory))
        child.send_signal(stop)
        out, err = child.communicate(timeout=60)
        assert child.returncode == 130
    assert out == b""
    text = err.decode()
    assert "Traceback" not in text
    assert f"of {STEPS:,} squarings; the state is saved in {directory}" in text
    assert "The same command goes on from there" in text
    done = int(text.split("stopped after ")[1].split(" of ")[0].replace(",", ""))
    record = succeeds(*command(directory)).json
    assert 0 < done <= record["result"]["resumed_from"] < STEPS
    assert record["result"]["y_full"] == right_answer


def processor_seconds(pid: int) -> float:
    """Seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[11]) / os.sysconf("SC_CLK_TCK")


def test_without_a_checkpoint_the_message_says_that_nothing_was_saved() -> None:
    with started(["vdf", "eval", "-m", "lcs35", "-t", "2^40", "--proof", "none"]) as child:
        # Past its start, which takes well under two seconds of processor time: it squares now.
        wait_until(lambda: processor_seconds(child.pid) > 2)
        ran = interrupt(child)
    assert ran.code == 130
    assert "nothing was saved (give --checkpoint DIR to be able to go on)" in ran.err
    assert ran.out == ""


def test_kill_nine_at_random_moments_still_ends_right(tmp_path: Path, right_answer: str) -> None:
    moments = random.Random(9)
    directory = tmp_path / "c"
    state = directory / "state"
    for _ in range(4):
        before = state.read_bytes() if saved(directory) else b""
        with started(command(directory)) as child:
            wait_until(lambda before=before: saved(directory) and state.read_bytes() != before)
            time.sleep(0.1 * moments.random())
            child.kill()
            assert child.wait(30) == -signal.SIGKILL
    record = succeeds(*command(directory)).json
    assert 0 < record["result"]["resumed_from"] < STEPS
    assert record["result"]["y_full"] == right_answer


@pytest.fixture(scope="module")
def stopped_run(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The state file of a run that was stopped on its way."""
    directory = tmp_path_factory.mktemp("run")
    with started(command(directory)) as child:
        wait_until(lambda: saved(directory))
        assert interrupt(child).code == 130
    return (directory / "state").read_bytes()


def test_the_state_of_another_job_is_refused(tmp_path: Path, stopped_run: bytes) -> None:
    (tmp_path / "state").write_bytes(stopped_run)
    for arguments in (
        ["-m", hex(N), "-t", "1e6"],
        ["-m", "lcs35", "-t", str(STEPS)],
        ["-m", hex(N), "-t", str(STEPS), "-x", "5"],
    ):
        ran = refuses(
            2, "belongs to another job", "vdf", "eval", *arguments, "--proof", "none", "--checkpoint", tmp_path
        )
        assert str(tmp_path / "state") in ran.err
    assert (tmp_path / "state").read_bytes() == stopped_run


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
def test_a_damaged_state_is_refused_and_kept(tmp_path: Path, stopped_run: bytes, change, message: str) -> None:
    bad = change(stopped_run)
    (tmp_path / "state").write_bytes(bad)
    ran = modmill(*command(tmp_path))
    assert ran.code == 2
    assert f"checkpoint {tmp_path / 'state'}: " in ran.err
    assert message in ran.err
    assert (tmp_path / "state").read_bytes() == bad


def test_two_runs_in_one_directory_are_refused(tmp_path: Path) -> None:
    with started(command(tmp_path)) as child:
        wait_until(lambda: saved(tmp_path))
        refuses(2, "in use by another process", *command(tmp_path))
        assert interrupt(child).code == 130
