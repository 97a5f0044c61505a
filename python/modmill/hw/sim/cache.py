"""Built simulation models, kept by the hash of everything they were built from.

The cache is `$XDG_CACHE_HOME/modmill/rtl` (or `~/.cache/modmill/rtl`); it may be deleted at any time. An entry is a
folder that appears whole, by a rename, and is never changed; builds of one entry wait for each other at a lock file.
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

from modmill.hw.sim.tools import Tick


def folder() -> Path:
    """Where built models are kept."""
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base and Path(base).is_absolute() else Path.home() / ".cache") / "modmill" / "rtl"


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


def entry(name: str, parts: Mapping[str, str], build: Callable[[Path], None], waiting: Tick | None = None) -> Path:
    """The folder of the entry for `parts`, built by `build(folder)` if it is not there yet.

    `name` only makes the folder recognisable. `waiting` is called now and then while another process builds the same.
    """
    place = folder() / f"{name}-{key(parts)}"
    if place.is_dir():
        return place
    place.parent.mkdir(parents=True, exist_ok=True)
    with _locked(place.with_name(f".{place.name}.lock"), waiting):
        if not place.is_dir():
            work = Path(tempfile.mkdtemp(prefix=f".{place.name}.", dir=place.parent))
            try:
                build(work)
                work.rename(place)
            except OSError:
                # Another process may have built the same, if the lock's file went away meanwhile.
                if not place.is_dir():
                    raise
            finally:
                shutil.rmtree(work, ignore_errors=True)
    return place


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
