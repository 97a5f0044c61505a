"""Programs that are run: crashes are contained and named, and the first error of every tool is understood."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from modmill import programs
from modmill.bench.server import Server
from tests.support import has_ended, wait_until


def test_a_killed_child_is_an_error_that_says_so(tmp_path: Path) -> None:
    script = "import os, signal; print('so far', flush=True); os.kill(os.getpid(), signal.SIGKILL)"
    code, log = programs.child([sys.executable, "-c", script], tmp_path)
    assert code == -9
    assert str(programs.failure("yosys", code, log)) == "yosys was ended by signal 9 (out of memory?): so far"


def test_lines_come_while_the_child_runs_and_an_exception_ends_it(tmp_path: Path) -> None:
    seen: list[str] = []

    def line(text: str) -> None:
        seen.append(text)
        if text.startswith("pid"):
            raise KeyboardInterrupt

    script = "import os, time; print('pid', os.getpid(), flush=True); time.sleep(600)"
    with pytest.raises(KeyboardInterrupt):
        programs.child([sys.executable, "-c", script], tmp_path, line=line)
    pid = int(seen[0].split()[1])
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_what_the_child_has_started_ends_with_it_and_its_temporary_files_lie_in_its_folder(tmp_path: Path) -> None:
    """A child that starts children, as a compiler's driver starts its passes, ends with all of them."""
    seen: list[str] = []

    def tick() -> None:
        if len(seen) == 2:
            raise KeyboardInterrupt

    script = "mktemp; sleep infinity & echo $!; wait"
    with pytest.raises(KeyboardInterrupt):
        programs.child(["/bin/sh", "-c", script], tmp_path, tick, seen.append)
    assert Path(seen[0]).parent == tmp_path
    wait_until(lambda: has_ended(int(seen[1])))


def test_a_server_ends_in_the_middle_of_a_request(tmp_path: Path) -> None:
    program = tmp_path / "server"
    talk = 'print("{}", flush=True); input(); import signal; signal.pause()'
    program.write_text(f"#!{sys.executable}\n{talk}\n")
    program.chmod(0o755)
    server = Server(program)
    process = server._process
    assert process.stdin is not None
    with pytest.raises(KeyboardInterrupt), server:
        process.stdin.write("compute for years\n")
        process.stdin.flush()
        raise KeyboardInterrupt
    assert process.returncode == -signal.SIGKILL


def test_first_errors_of_every_tool_are_understood() -> None:
    cases = {
        "%Warning-WIDTH: rtl/a.sv:3:5: Operator ADD\n%Error: Exiting": "a.sv:3: Operator ADD",
        "In file included from x\nunit.h:4:10: fatal error: Vunit.h: No such file": "unit.h:4: Vunit.h: No such file",
        "core.sv:9: syntax error\nI give up.": "core.sv:9: syntax error",
        "core.sv:9: Warning: unused\ncore.sv:14: ERROR: syntax error\n": "failed: core.sv:14: syntax error",
        "a\nERROR: Module `x' is not there\n": "tool failed: Module `x' is not there",
        "Error: cannot open 'mapped.v'.\n": "cannot open",
        "@ 1/2 proc\n": "tool failed with code 1: it said nothing",
        "": "it said nothing",
    }
    for output, message in cases.items():
        assert message in str(programs.failure("/usr/bin/tool", 1, output))
