"""Set-up steps are done once per content: a stamp holds the hash of everything a step depends on."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from common import ROOT, STATE, say

SKIPPED_FOLDERS = {"target", "__pycache__", "corpus", "artifacts", "tests", "benches"}


def digest(paths: Iterable[Path], facts: Iterable[str] = ()) -> str:
    """SHA-256 over names and contents of files (folders are walked) and over plain facts such as versions."""
    total = hashlib.sha256()
    for fact in facts:
        total.update(b"fact\0" + fact.encode() + b"\0")
    for path in files(paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"file\0{path.relative_to(ROOT)}\0{content}\0".encode())
    return total.hexdigest()


def files(paths: Iterable[Path]) -> list[Path]:
    found: set[Path] = set()
    for path in paths:
        if path.is_file():
            found.add(path)
        elif path.is_dir():
            inside = (p for p in path.rglob("*") if p.is_file())
            found.update(p for p in inside if SKIPPED_FOLDERS.isdisjoint(p.relative_to(path).parts))
    return sorted(found)


def is_current(step: str, value: str) -> bool:
    stamp = STATE / f"{step}.stamp"
    return stamp.is_file() and stamp.read_text(encoding="ascii").strip() == value


def record(step: str, value: str) -> None:
    STATE.mkdir(exist_ok=True)
    (STATE / f"{step}.stamp").write_text(value + "\n", encoding="ascii")


def forget(step: str) -> None:
    (STATE / f"{step}.stamp").unlink(missing_ok=True)


@contextlib.contextmanager
def exclusive() -> Iterator[None]:
    """Hold the set-up lock, so that two runs started together do not build into each other's feet."""
    STATE.mkdir(exist_ok=True)
    with open(STATE / "lock", "w", encoding="ascii") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another ./dev in this folder to finish its set-up")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
