"""The programs that simulation needs: where they are, their versions, how to run them so that ^C and progress work."""

from __future__ import annotations

import contextlib
import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from modmill.errors import ToolFailed, ToolMissing
from modmill.watch import Tick

PACKAGES: Mapping[str, str] = {
    "verilator": "apt-get install verilator g++",
    "g++": "apt-get install verilator g++",
    "iverilog": "apt-get install iverilog",
    "vvp": "apt-get install iverilog",
}
"""Program to the command that gets it on Debian and its descendants."""


def find(name: str) -> str:
    """The path of a program.

    Raises ToolMissing, which says how to get it.
    """
    path = shutil.which(name)
    if path is None:
        command = PACKAGES[name]
        raise ToolMissing(f"{name} is not on this machine; get it with: sudo {command}", tool=name, command=command)
    return path


def version(name: str) -> str:
    """The first line that the program prints about itself."""
    flag = "-V" if name in ("iverilog", "vvp") else "--version"
    done = subprocess.run([find(name), flag], capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    line = (done.stdout or done.stderr).strip().splitlines()
    return line[0] if line else name


def run(command: Sequence[str], folder: Path, tick: Tick | None = None) -> str:
    """Runs a program in `folder` to its end and returns what it wrote to stdout and stderr.

    Whatever ends the wait early (^C, a tick that raises) ends the program too. Raises ToolFailed with the first error
    that the program named.
    """
    with (
        open(folder / ".output", "w+b") as output,
        subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
        ) as child,
    ):
        try:
            _wait(child, tick)
        except BaseException:
            child.kill()
            raise
        output.seek(0)
        text = output.read().decode("utf-8", "replace")
    if child.returncode != 0:
        raise failure(command[0], child.returncode, text)
    return text


def _wait(child: subprocess.Popen[bytes], tick: Tick | None) -> None:
    pause = 0.002
    while child.poll() is None:
        if tick is not None:
            tick()
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(pause)
        pause = min(0.1, pause * 2)


# "%Error: a.sv:3:5: ..." and "%Warning-WIDTH: a.sv:3:5: ..." (Verilator), "a.cpp:3:5: error: ..." (g++),
# "a.sv:3: syntax error" (Icarus), "FATAL: tb.sv:3: ..." (vvp).
_PLACES = (
    re.compile(r"^%(?:Error|Warning)[\w-]*: (?P<file>[^\s:]+):(?P<line>\d+):(?:\d+:)? *(?P<what>.*)$", re.MULTILINE),
    re.compile(r"^(?P<file>[^\s:]+):(?P<line>\d+):(?:\d+:)? *(?:fatal )?error: (?P<what>.*)$", re.MULTILINE),
    re.compile(r"^(?:FATAL: )?(?P<file>[^\s:]+\.sv):(?P<line>\d+): *(?P<what>.*)$", re.MULTILINE),
)


def failure(program: str, code: int, output: str) -> ToolFailed:
    """The error that tells the first thing that went wrong according to a program's output.

    >>> print(failure("/usr/bin/verilator", 1, "%Error: core.sv:7:3: syntax error, unexpected ;"))
    verilator failed: core.sv:7: syntax error, unexpected ;
    """
    name = Path(program).name
    if found := re.search(r"^FAIL.*$", output, re.MULTILINE):
        return ToolFailed(f"the testbench says: {found[0]}", tool=name, file=None, line=None)
    for pattern in _PLACES:
        if found := pattern.search(output):
            file, line, what = Path(found["file"]).name, int(found["line"]), found["what"]
            return ToolFailed(f"{name} failed: {file}:{line}: {what}", tool=name, file=file, line=line)
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    detail = lines[0] if lines else "it said nothing"
    reason = f"was ended by signal {-code}" if code < 0 else f"failed with code {code}"
    return ToolFailed(f"{name} {reason}: {detail}", tool=name, file=None, line=None)
