"""Built simulation models, kept by the hash of everything they were built from.

The cache is `$XDG_CACHE_HOME/modmill/rtl` (or `~/.cache/modmill/rtl`); it may be deleted at any time. An entry is a
folder that appears whole, by a rename, and is never changed; builds of one entry wait for each other at a lock file.
"""

from __future__ import annotations

import contextlib
import fcntl
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from modmill import cache
from modmill.watch import Tick


def folder() -> Path:
    """Where built models are kept."""
    return cache.folder("rtl")


def place(name: str, parts: Mapping[str, str]) -> Path:
    """The folder of an entry, whether it is there or not; `name` only makes it recognisable."""
    return folder() / f"{name}-{cache.key(parts)}"


def entry(name: str, parts: Mapping[str, str], build: Callable[[Path], None], waiting: Tick | None = None) -> Path:
    """The folder of the entry for `parts`, built by `build(folder)` if it is not there yet.

    `waiting` is called now and then while another process builds the same.
    """
    found = place(name, parts)
    if found.is_dir():
        return found
    found.parent.mkdir(parents=True, exist_ok=True)
    with _locked(found.with_name(f".{found.name}.lock"), waiting):
        if not found.is_dir():
            work = Path(tempfile.mkdtemp(prefix=f".{found.name}.", dir=found.parent))
            try:
                build(work)
                work.rename(found)
            except OSError:
                # Another process may have built the same, if the lock's file went away meanwhile.
                if not found.is_dir():
                    raise
            finally:
                shutil.rmtree(work, ignore_errors=True)
    return found


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
