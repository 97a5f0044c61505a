"""The hand-written SystemVerilog of the generated hardware, as files of the package.

`prim/portable` has the leaf cells as behaviour, `prim/xcup` the same modules as UltraScale+ primitives; `unit` the
control and the card interface that every unit shares; `tb` the testbench driver.
"""

from __future__ import annotations

from pathlib import Path

from modmill.errors import UsageError

PRIMITIVES = ("portable", "xcup")
"""The sets of leaf cells: the same modules and ports, to be swapped as a whole."""


def folder() -> Path:
    """The folder that holds the files.

    >>> (folder() / "unit" / "vdf_loop.sv").is_file()
    True
    """
    return Path(__file__).parent


def read(area: str) -> dict[str, str]:
    """File name to text of all SystemVerilog files of one folder, in order of their names.

    >>> sorted(read("unit"))
    ['vdf_axi.sv', 'vdf_loop.sv']

    Raises UsageError if there is no such folder.
    """
    place = folder() / area
    found = {path.name: path.read_text(encoding="ascii") for path in sorted(place.glob("*.sv"))}
    if not found:
        raise UsageError(f"there is no hand-written hardware {area!r}")
    return found
