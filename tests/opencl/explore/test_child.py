"""A child process that dies or hangs while it evaluates is a point like any other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from modmill.opencl.explore.child import Child, ChildFailed, Outcome
from tests.support import PATIENCE, environment, has_ended, wait_until

PROGRAM = """
import os, signal, subprocess, sys, tempfile, time
from modmill.errors import ModmillError
from modmill.opencl.explore.child import Outcome

def evaluate(request):
    if request["do"] == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    if request["do"] == "exit":
        sys.exit("PoCL: an assertion")
    if request["do"] == "hang":
        time.sleep(600)
    if request["do"] == "start":
        started = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        return Outcome("done", figures={"process": started.pid, "scratch": tempfile.mkstemp()[1]})
    if request["do"] == "give up":
        raise ModmillError("there is no device")
    print("what a driver prints on stdout is not an answer")
    return Outcome("done", figures={"ns": 1})
"""


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "stand_in.py").write_text(PROGRAM)
    monkeypatch.syspath_prepend(str(tmp_path))
    return "stand_in"


def test_files_where_it_is_called_are_no_modules(program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user's types.py must not stand in for Python's."""
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "types.py").write_text("raise SystemExit('imported')\n")
    monkeypatch.chdir(tmp_path / "there")
    with Child(program, limit=PATIENCE) as child:
        assert child.evaluate({"do": "work"})[0] == Outcome("done", figures={"ns": 1})


def test_a_process_that_dies_is_replaced(program: str) -> None:
    with Child(program, limit=PATIENCE) as child:
        assert child.evaluate({"do": "die"})[0] == Outcome("crashed", "its process ended by signal SIGKILL")
        said = "its process ended by exit status 1: PoCL: an assertion"
        assert child.evaluate({"do": "exit"})[0] == Outcome("crashed", said)
        assert child.evaluate({"do": "work"})[0] == Outcome("done", figures={"ns": 1})
        outcome, seconds = child.evaluate({"do": "work"})
        assert outcome.figures == {"ns": 1} and seconds > 0


def test_a_process_that_hangs_is_stopped(program: str) -> None:
    with Child(program, limit=1) as child:
        assert child.evaluate({"do": "hang"})[0] == Outcome("took too long", "no answer within 1 s")


def test_what_it_has_started_and_its_files_go_with_it(program: str) -> None:
    with Child(program, limit=PATIENCE) as child:
        figures = child.evaluate({"do": "start"})[0].figures
        assert Path(figures["scratch"]).exists()
    wait_until(lambda: has_ended(figures["process"]))
    assert not Path(figures["scratch"]).exists()


def test_it_ends_with_its_parent_even_if_that_is_killed(program: str, tmp_path: Path) -> None:
    script = f"from modmill.opencl.explore.child import Child; child = Child({program!r}, limit=1e9)\n"
    script += "print(child._start().pid, flush=True); child.evaluate({'do': 'hang'})"
    path = os.pathsep.join((str(tmp_path), *(p for p in sys.path if p)))
    parent = subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, env=environment(PYTHONPATH=path)
    )
    assert parent.stdout is not None
    process = int(parent.stdout.readline())
    wait_until(lambda: "stand_in" in Path(f"/proc/{process}/cmdline").read_text())
    parent.kill()
    parent.communicate()
    wait_until(lambda: has_ended(process))


def test_a_process_that_cannot_evaluate_anything_ends_the_exploration(program: str) -> None:
    with Child(program, limit=PATIENCE) as child, pytest.raises(ChildFailed, match="there is no device"):
        child.evaluate({"do": "give up"})
    with Child("no_such_program", limit=PATIENCE) as child, pytest.raises(ChildFailed, match="ModuleNotFoundError"):
        child.evaluate({})
