"""A cache of results that can be made again, each named by the hash of all that it was made from.

The cache is `$XDG_CACHE_HOME/modmill` (or `~/.cache/modmill`); it may be deleted at any time. An entry is a folder that
appears whole, by a rename, and is never changed; processes that make one entry wait for each other at a lock file.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from modmill.watch import Tick


def folder(kind: str) -> Path:
    """The folder for entries of one kind."""
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base and Path(base).is_absolute() else Path.home() / ".cache") / "modmill" / kind


def key(parts: Mapping[str, str]) -> str:
    """The hash of named texts: of each name, length and content.

    >>> key({"a": "1", "b": ""}) == key({"b": "", "a": "1"}), key({"a": "1"}) == key({"a": "2"})
    (True, False)
    """
    digest = hashlib.sha256()
    for name in sorted(parts):
        text = parts[name].encode()
        digest.update(f"{name}\0{len(text)}\0".encode())
        digest.update(text)
    return digest.hexdigest()[:32]


def place(kind: str, name: str, parts: Mapping[str, str]) -> Path:
    """The folder of the entry for `parts`, whether it is there or not; `name` only makes it recognisable."""
    return folder(kind) / f"{name}-{key(parts)}"


def entry(
    kind: str, name: str, parts: Mapping[str, str], make: Callable[[Path], None], waiting: Tick | None = None
) -> Path:
    """The folder of the entry for `parts`, filled by `make(folder)` if it is not there yet.

    `waiting` is called now and then while another process makes the same.
    """
    found = place(kind, name, parts)
    if found.is_dir():
        return found
    found.parent.mkdir(parents=True, exist_ok=True)
    with _locked(found.with_name(f".{found.name}.lock"), waiting):
        if not found.is_dir():
            work = Path(tempfile.mkdtemp(prefix=f".{found.name}.", dir=found.parent))
            try:
                make(work)
                work.rename(found)
            except OSError:
                # Another process may have made the same, if the lock's file went away meanwhile.
                if not found.is_dir():
                    raise
            finally:
                shutil.rmtree(work, ignore_errors=True)
    return found


def discard(entry: Path) -> None:
    """Removes an entry that turned out to be broken."""
    with _locked(entry.with_name(f".{entry.name}.lock"), None):
        shutil.rmtree(entry, ignore_errors=True)


@contextlib.contextmanager
def _locked(path: Path, waiting: Tick | None) -> Iterator[None]:
    with path.open("w") as lock:
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if waiting is not None:
                    waiting()
                time.sleep(0.1)
        try:
            yield
        finally:
            path.unlink(missing_ok=True)
