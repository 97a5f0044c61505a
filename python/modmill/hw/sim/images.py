"""The memories that a simulation loads when it starts, as files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from modmill.errors import UsageError
from modmill.hw.interface.unit import AnyUnit

Images = Mapping[str, Sequence[int]]
"""File name to entries of tables."""


def tables(unit: AnyUnit, constants: object, images: Images | None) -> Images:
    """The tables for these constants, or `images` of the same shape, since a simulator only warns of a missing file.

    Raises UsageError where they do not.
    """
    own = unit.images(constants)
    for name, entries in own.items():
        if images is not None and len(images.get(name, ())) != len(entries):
            raise UsageError(f"images: {name} has {len(images.get(name, ()))} entries, not {len(entries)}")
    return own if images is None else images


def write_images(folder: Path, images: Images, width: Callable[[str], int]) -> None:
    """Writes tables as $readmemh reads them: one entry a line, in hex digits."""
    for name, entries in images.items():
        digits = (width(name) + 3) // 4
        (folder / name).write_text("".join(f"{entry:0{digits}x}\n" for entry in entries), encoding="ascii")
