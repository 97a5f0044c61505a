"""Programs that are run: crashes are contained and named, and the first error of every tool is understood."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from modmill import memory, programs
from modmill.bench.server import Server
from modmill.errors import ToolFailed, UsageError
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


def test_a_program_that_takes_too_much_memory_is_stopped_with_all_it_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(memory.LIMIT, "60M")
    seen: list[str] = []
    greedy = f"import os, time; print(os.getpid(), flush=True); a = b'1' * {100 << 20}; time.sleep(600)"
    started = f'{sys.executable} -c "{greedy}" & wait'
    with pytest.raises(ToolFailed, match=r"^sh was stopped because it takes more than 60\.0 MiB of memory;") as e:
        programs.child(["sh", "-c", started], tmp_path, line=seen.append)
    assert (e.value.tool, e.value.memory, e.value.file) == ("sh", 60 << 20, None)
    wait_until(lambda: has_ended(int(seen[0])))
    modest = "import time; a = b'1' * (1 << 20); time.sleep(0.1)"
    programs.run([sys.executable, "-c", modest], tmp_path)


def test_the_limit_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(memory.LIMIT, raising=False)
    machine = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    assert memory.limit() == machine * 3 // 4
    for given, bytes_ in (("5000", 5000), ("7k", 7 << 10), ("500M", 500 << 20), ("3G", 3 << 30), ("1T", 1 << 40)):
        monkeypatch.setenv(memory.LIMIT, given)
        assert memory.limit() == bytes_
    for given in ("much", "0", "1.5G", "-1", "8GB", "9" * 16):
        monkeypatch.setenv(memory.LIMIT, given)
        with pytest.raises(UsageError, match=rf"MODMILL_TOOL_MEMORY must be a size such as .* \(got '{given}'\)"):
            memory.limit()
