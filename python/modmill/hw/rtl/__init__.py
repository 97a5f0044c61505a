"""The hand-written SystemVerilog of the generated hardware, as files of the package.

`prim/portable` has the leaf cells as behaviour, `prim/xcup` the same modules as UltraScale+ primitives; `prim/cells`
has those that are rows of full adders in standard cells, to be laid over the portable ones. `number` has parts that
several units use, `state` registers, queues and memories. What one family of units shares is in its own folder.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from modmill.errors import UsageError

PRIMITIVES = ("portable", "xcup")
"""The sets of leaf cells: the same modules and ports, to be swapped as a whole."""


def folder() -> Path:
    """The folder that holds the files.

    >>> (folder() / "number" / "rbr_carry.sv").is_file()
    True
    """
    return Path(__file__).parent


def read(area: str) -> dict[str, str]:
    """File name to text of all SystemVerilog files of one folder, in order of their names.

    >>> "rbr_carry.sv" in read("number")
    True

    Raises UsageError if there is no such folder.
    """
    found = read_folder(folder() / area)
    if not found:
        raise UsageError(f"there is no hand-written hardware {area!r}")
    return found


def read_folder(place: Path) -> dict[str, str]:
    """File name to text of all SystemVerilog files of any folder; empty if it has none."""
    return {path.name: path.read_text(encoding="ascii") for path in sorted(place.glob("*.sv"))}


def fill(template: str, words: Mapping[str, object]) -> str:
    """A template with the words that stand for its @names@.

    >>> fill("module @name@;", {"name": "m"})
    'module m;'
    """
    return re.sub(r"@(\w+)@", lambda match: str(words[match[1]]), template)
