"""Paths, messages and child processes of the task runner. Standard library only."""

from __future__ import annotations

import importlib.util
import os
import shlex
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[2]
STATE = ROOT / ".dev"
VENV = ROOT / ".venv"
SETUP_FAILED = 2


def _places() -> ModuleType:
    """python/modmill/places.py, which needs no package around it: paths and processor features, stated once."""
    spec = importlib.util.spec_from_file_location("modmill_places", ROOT / "python" / "modmill" / "places.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


places = _places()


class Stop(Exception):
    """Ends the task runner with one sentence for the user and an exit code."""

    def __init__(self, message: str, code: int = SETUP_FAILED) -> None:
        super().__init__(message)
        self.code = code


def say(message: str) -> None:
    """One line of progress, on stderr so that a command's own stdout stays clean."""
    print(f"dev: {message}", file=sys.stderr, flush=True)


def fail(message: str, code: int = SETUP_FAILED) -> NoReturn:
    raise Stop(message, code)


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment of child processes: ours, with the virtual environment first and no interpreter overrides."""
    env = dict(os.environ)
    for name in ("PYTHONHOME", "PYTHONPATH"):
        env.pop(name, None)
    env["VIRTUAL_ENV"] = str(VENV)
    env["PATH"] = f"{VENV / 'bin'}{os.pathsep}{env.get('PATH', '')}"
    env.update(extra or {})
    return env


def run(command: Sequence[str | Path], extra: Mapping[str, str] | None = None, quiet: bool = False) -> int:
    """Run a command in the repository root without a stdin of ours; its exit code. `quiet` sends stdout to stderr."""
    argv = [str(word) for word in command]
    say("$ " + shlex.join(relative(word) for word in argv))
    try:
        return subprocess.run(
            argv, cwd=ROOT, env=environment(extra), stdin=subprocess.DEVNULL, stdout=sys.stderr if quiet else None
        ).returncode
    except FileNotFoundError:
        fail(f"{argv[0]} is missing")


def must(command: Sequence[str | Path], purpose: str, extra: Mapping[str, str] | None = None) -> None:
    """Run a set-up command; stop with a sentence when it fails."""
    code = run(command, extra, quiet=True)
    if code:
        fail(f"{purpose} failed (exit code {code}); its own message stands above")


def report(offences: Iterable[str]) -> int:
    """Print each offence of a check once; 1 when there is any."""
    lines = list(dict.fromkeys(offences))
    print(*lines, sep="\n", end="\n" if lines else "")
    return 1 if lines else 0


def relative(word: str) -> str:
    return word.replace(f"{ROOT}{os.sep}", "")
