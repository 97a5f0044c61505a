"""The waveform of a simulation, as a file that a viewer such as GTKWave or Surfer opens (FST).

It shows the signals of the gates in the first clock cycles of a run, down to some level of the hierarchy: what is deep
inside a large unit makes hundreds of kilobytes a cycle. A model that can write one is a build of its own.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from modmill import programs
from modmill.arguments import public
from modmill.errors import Interrupted, ToolFailed, UsageError
from modmill.files import Destination, Name, beside, destination
from modmill.hw.sim.build import PLAIN, Variant, traced
from modmill.quantity import whole

NAME = "wave"
"""The name of the file in messages."""
CYCLES, DEPTH = 50_000, 2
"""Clock cycles of a waveform and levels of modules in it, where nothing else is asked for."""
LENGTH = 8
"""Bytes of a block's length, which follows the byte of its kind and counts itself."""


@public
@dataclass(frozen=True, slots=True)
class Waveform:
    """The file of a waveform, the number of first clock cycles in it, and the number of levels of modules.

    The levels are the unit, its parts, their parts, and so on. Raises UsageError.
    """

    path: Name
    cycles: int = CYCLES
    depth: int = DEPTH

    def __post_init__(self) -> None:
        whole(self.cycles, "wave cycles", 1, 1 << 48)
        whole(self.depth, "wave depth", 1, 99)
        if not self.place.whole:
            raise UsageError(f"{NAME}: {self.path} is not a regular file, which a waveform must be")

    @property
    def place(self) -> Destination:
        """Its destination."""
        return destination(self.path, NAME)

    def __str__(self) -> str:
        return f"{os.fspath(self.path)}: {self.cycles:,} clock cycles at most, {self.depth} levels of modules"


def check_wave(wanted: object) -> None:
    """Raises UsageError for what a caller gives and is not a waveform."""
    if not isinstance(wanted, Waveform):
        raise UsageError(f"{NAME}: must be a Waveform (got {type(wanted).__name__})")


class Recording:
    """A waveform while it is written, under a hidden name beside its own; without one, nothing.

    Raises OSError where that file cannot be made.
    """

    def __init__(self, wanted: Waveform | None) -> None:
        self._place = None if wanted is None else wanted.place
        self._stack = contextlib.ExitStack()
        self._file = None if self._place is None else self._stack.enter_context(beside(self._place))
        self.arguments: tuple[None, Literal[0]] | tuple[bytes, int] = (
            (None, 0) if self._file is None or wanted is None else (bytes(self._file), wanted.cycles)
        )
        """The arguments that a model is made with: the file's name and the cycles."""

    def close(self, error: BaseException | None = None) -> None:
        """Once the model is gone: gives the file its name. A run that was interrupted leaves none.

        One that failed leaves its waveform, since that is what shows why. Raises ToolFailed if it is not whole.
        """
        file, self._file = self._file, None
        if file is None or self._place is None:
            return
        with self._stack:
            if isinstance(error, Interrupted | KeyboardInterrupt):
                return
            if is_whole(file):
                file.replace(self._place.path)
            elif error is None:
                raise ToolFailed(f"{self._place.given}: the waveform could not be written (is the disk full?)")

    def discard(self) -> None:
        """Removes what was written."""
        self._file = None
        self._stack.close()


def refuse_wave(wanted: Waveform | None) -> None:
    """Raises UsageError if a waveform is wanted of a simulator that runs an emitted testbench."""
    if wanted is not None:
        raise UsageError(f"{NAME}: needs --simulator verilator")


def variant(wanted: Waveform | None) -> Variant:
    """The build that such a run needs. Raises ToolMissing without the libraries by which waveforms are compressed."""
    if wanted is None:
        return PLAIN
    compiler, found = programs.find("g++"), traced(wanted.depth)
    for library in found.libraries:
        command = [compiler, "-E", "-x", "c++", "-include", HEADERS[library], "-o", os.devnull, os.devnull]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            raise programs.missing(HEADERS[library])
    return found


HEADERS = {"-lz": "zlib.h", "-llz4": "lz4.h"}
"""The header of each library that a build with waveforms is linked with."""


def is_whole(file: Path) -> bool:
    """True if a file consists of complete blocks of FST, the first of them a header."""
    size, at = file.stat().st_size, 0
    with file.open("rb") as f:
        while at < size:
            f.seek(at)
            kind, length = f.read(1), int.from_bytes(f.read(LENGTH), "big")
            if (at == 0 and kind != b"\0") or length < LENGTH:
                return False
            at += 1 + length
    return at == size > 0
