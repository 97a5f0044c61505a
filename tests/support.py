"""Common parts of the tests: running the command line as a user does, and the one rule for absent backends."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import pytest

from modmill import _native
from modmill.places import LIBERTY, verilator
from tests import forks
from tests.conformity import conforms

Size = TypeVar("Size")


def native(arithmetic: str) -> list[str]:
    """The backends for processors of this family, whether this one has the features or not."""
    return [name for name, missing in _native.backends()[arithmetic].items() if not missing.startswith("it needs ")]


BACKENDS = native("integers")
ROOT = Path(__file__).resolve().parents[1]
COMMAND = [sys.executable, "-m", "modmill"]
HELD = [sys.executable, "-P", str(ROOT / "tests" / "held.py")]

P, Q = 141421356237309504880168872420969807877, 161803398874989484820458683436733
"""The first primes above 10^38 sqrt(2) and 10^32 (1 + sqrt(5)) / 2: P Q has 234 bits, and its factors are public."""
N = P * Q

PATIENCE = 300.0
"""Seconds after which something hangs, however slow or busy the machine. No test may depend on less."""


def tool(path: str) -> ModuleType:
    """The module of a file below tools, which no package has; it may import from its folder."""
    name = f"tool_{Path(path).stem}"
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # where its dataclasses look for it
    folder = str((ROOT / "tools" / path).parent)
    sys.path.insert(0, folder)
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(folder)
    return module


def absent(what: str, reason: str) -> None:
    """Skips the test because `what` is absent, or fails it if MODMILL_REQUIRE names `what`."""
    required = os.environ.get("MODMILL_REQUIRE", "").split(",")
    if what in required:
        pytest.fail(f"MODMILL_REQUIRE names {what}, which is absent: {reason}")
    pytest.skip(f"{what} is absent: {reason}")


def require_backend(name: str, modulus: int) -> None:
    """Skips (or fails, see :func:`absent`) unless this machine's `name` takes `modulus`."""
    if missing := _native.backends()["integers"][name]:
        absent(name, missing)
    _native.backend_for(modulus, name)


def require_peers() -> None:
    """Skips (or fails, see `absent`) without GMP and OpenSSL."""
    for name, _, reason in _native.peers_machine_facts()["peers"]:
        if reason is not None:
            absent(name.lower(), reason)


def require_rtl(*tools: str) -> None:
    """Skips (or fails, see `absent`: name `rtl`) without these tools: verilator, g++, make, iverilog, or a module."""
    for tool in tools or ("verilator", "g++", "make"):
        path = verilator() if tool == "verilator" else shutil.which(tool)
        if path is None and (tool == "verilator" or importlib.util.find_spec(tool) is None):
            absent("rtl", f"there is no {tool} here")


def require_asic() -> None:
    """Skips (or fails, see `absent`: name `asic`) without OpenSTA and the osu018 library of standard cells."""
    if shutil.which("sta") is None or not LIBERTY.is_file():
        absent("asic", "there is no OpenSTA or no osu018 library here")


def require_liberty(pattern: str) -> list[Path]:
    """The files of a library of standard cells in the folder that MODMILL_LIBERTY names.

    Skips (or fails, see `absent`: name `liberty`) without them.
    """
    files = sorted(Path(os.environ.get("MODMILL_LIBERTY", "nowhere")).glob(pattern))
    if not files:
        absent("liberty", f"MODMILL_LIBERTY names no folder with {pattern}")
    return files


def require_opencl() -> None:
    """Skips (or fails, see `absent`: name `opencl`) without an OpenCL device."""
    from modmill.opencl.devices import find
    from modmill.opencl.errors import DeviceMissing

    try:
        find()
    except DeviceMissing as e:
        absent("opencl", str(e))


@dataclass(frozen=True)
class Ran:
    """A finished command."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> dict[str, Any]:
        """The single JSON object on stdout."""
        lines = self.out.splitlines()
        assert len(lines) == 1, self.out
        loaded = json.loads(lines[0])
        assert isinstance(loaded, dict)
        return loaded


def environment(**extra: str) -> dict[str, str]:
    """The environment of a test's command: this one's, without what a developer may have set for Modmill."""
    kept = {
        k: v for k, v in os.environ.items() if k not in ("MODMILL_BACKEND", "MODMILL_MASK", "COLUMNS", "FORCE_COLOR")
    }
    return kept | extra


def modmill(*arguments: str | Path, stdin: bytes | str = b"", cwd: Path | None = None, **extra: str) -> Ran:
    """Runs `modmill arguments`; never a traceback, whatever the arguments, and JSON as documented."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    words = [*map(str, arguments)]
    with forks.server() as server:
        # What the interpreter and the extension read of the environment once, they have read in a fork.
        if server is None or extra or len(data) > forks.PIPE:
            done = subprocess.run(
                [*COMMAND, *words],
                input=data,
                capture_output=True,
                timeout=PATIENCE,
                cwd=cwd,
                env=environment(**extra),
                check=False,
            )
        else:
            done = server.run(words, data, str(cwd or Path.cwd()), environment(), PATIENCE)
    ran = Ran(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))
    assert "Traceback" not in ran.err, ran.err
    assert "panicked" not in ran.err, ran.err
    _compare(arguments, ran)
    return ran


def _compare(arguments: Sequence[object], ran: Ran) -> None:
    """Fails where JSON is not as documented."""
    if "--json" in arguments:
        conforms([str(argument) for argument in arguments], ran.out, ran.err, ran.code)


def succeeds(*arguments: str | Path, stdin: bytes | str = b"", cwd: Path | None = None, **extra: str) -> Ran:
    """Runs :func:`modmill`, and the command must end well."""
    ran = modmill(*arguments, stdin=stdin, cwd=cwd, **extra)
    assert ran.code == 0, ran.err
    return ran


def refuses(code: int, message: str, *arguments: str | Path, stdin: bytes | str = b"", **extra: str) -> Ran:
    """Runs :func:`modmill`; the command must end with `code`, say `message` on stderr and nothing on stdout."""
    ran = modmill(*arguments, stdin=stdin, cwd=None, **extra)
    assert ran.code == code, (ran.code, ran.err)
    assert message in ran.err, ran.err
    assert ran.out == "", ran.out
    return ran


@contextmanager
def started(
    arguments: Sequence[str | Path], *, held: str | None = None, **extra: str
) -> Iterator[subprocess.Popen[bytes]]:
    """A running command, killed at the end if it still runs.

    With `held` its work waits at the beginning of that phase of its progress until a signal ends it, and says
    "PHASE: held" on stderr.
    """
    if held is not None:
        extra["PHASE"] = held
    child = subprocess.Popen(
        [*(COMMAND if held is None else HELD), *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(**extra),
    )
    try:
        yield child
    finally:
        if child.poll() is None:
            child.kill()
        child.communicate()


def wait_until(condition: Callable[[], bool]) -> None:
    """Waits until `condition` holds; fails if it never does."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"did not happen within {PATIENCE} s"
        time.sleep(0.01)


def status(process: int) -> tuple[str, int]:
    """The state of a process, one letter, and its parent: `Z` and 0 for one that is not there."""
    try:
        state, parent, *_ = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return "Z", 0
    return state, int(parent)


def has_ended(process: int) -> bool:
    """True if a process has ended, waited for or not."""
    return status(process)[0] == "Z"


def content(path: Path) -> bytes:
    """The bytes of a file now, empty if it is not there."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""


def told(child: subprocess.Popen[bytes], pattern: str) -> str:
    """Reads a running command's stderr until `pattern` is in it, and returns that. Fails if the command ends first."""
    assert child.stderr is not None
    said = b""
    while not re.search(pattern.encode(), said):
        assert select.select([child.stderr], [], [], PATIENCE)[0], f"nothing more after {said!r}"
        piece = os.read(child.stderr.fileno(), 1 << 16)
        assert piece, f"ended with {said!r}"
        said += piece
    return said.decode()


def ended(child: subprocess.Popen[bytes]) -> Ran:
    """Waits for the end of a running command, which prints JSON as documented."""
    out, err = child.communicate(timeout=PATIENCE)
    ran = Ran(child.returncode, out.decode(), err.decode())
    assert "Traceback" not in ran.err, ran.err
    if isinstance(child.args, list):
        _compare(child.args[len(COMMAND) :], ran)
    return ran


def met(sizes: Iterable[Size], attempt: Callable[[Size], bool]) -> Size:
    """The first of growing sizes of work at which `attempt` met the work on its way.

    This is for work that has to be stopped and then has to end: how long it takes depends on the machine and the
    moment, so it grows until the stop comes in time. Fails if it never does.
    """
    tried = []
    for size in sizes:
        if attempt(size):
            return size
        tried.append(size)
    raise AssertionError(f"work of each size ended before it was stopped: {tried}")


def interrupt(child: subprocess.Popen[bytes]) -> Ran:
    """Sends ^C and waits for the end."""
    child.send_signal(signal.SIGINT)
    return ended(child)
