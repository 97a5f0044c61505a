"""Synthesised netlists and measured results, kept by the hash of everything they were made from.

The cache is `$XDG_CACHE_HOME/modmill/cost` (or `~/.cache/modmill/cost`); it may be deleted at any time. An entry is one
file that appears whole, by a rename. Two processes that make the same entry at once both make it; the last one stays.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from modmill import cache

CODE = ("_yosys.py", "synth.py")
"""Files of this folder whose text goes into every key: what drives the tools."""


def folder() -> Path:
    """Where results are kept."""
    return cache.folder("cost")


def entry(
    name: str, parts: Mapping[str, str], make: Callable[[Path], None], code: tuple[str, ...] = CODE
) -> tuple[Path, bool]:
    """The file of the entry for `parts`, made by `make(path)` if it is not there; and whether it was there.

    `name` makes the file recognisable; its end after the first dot is the file's end. `code` names files of this folder
    whose change makes an entry stale.
    """
    here = Path(__file__).parent
    whole = {f"code/{file}": (here / file).read_text(encoding="utf-8") for file in code} | dict(parts)
    stem, _, end = name.partition(".")
    place = folder() / f"{stem}-{cache.key(whole)}.{end}"
    if place.is_file():
        return place, True
    place.parent.mkdir(parents=True, exist_ok=True)
    with _scratch(place) as work:
        make(work)
        work.replace(place)
    return place, False


@contextlib.contextmanager
def _scratch(place: Path) -> Iterator[Path]:
    handle, name = tempfile.mkstemp(prefix=f".{place.name}.", dir=place.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)
