"""What a unit at work in any simulator has: its number, how far it is, and the files of its tables."""

from __future__ import annotations

import tempfile
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from modmill.errors import UsageError
from modmill.hw.sim.images import Images, tables, write_images
from modmill.hw.units.vdf.loop.unit import LoopUnit
from modmill.progress import ProgressCallback
from modmill.watch import Watch


class Session(ABC):
    """A unit with one modulus. Raises UsageError for a modulus that the unit does not take."""

    def __init__(self, design: LoopUnit, modulus: int, progress: ProgressCallback | None) -> None:
        design.check(modulus)
        self.design: LoopUnit = design
        self.modulus: int = modulus
        self._watch = Watch(progress)
        self.words: list[int] | None = None
        """The unit's x, as it came out last."""
        self.steps: int = 0
        """Squarings since x was loaded."""
        self.branches: int = 0
        """Rare branches since x was loaded."""
        self.cycles: int = 0
        """Clock cycles of all runs, those of loading left out."""
        self.seconds: float = 0.0
        """Time in which they were simulated."""

    @property
    @abstractmethod
    def simulator(self) -> str:
        """What simulates."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: BaseException | None, place: object) -> None:
        self.close(error)

    def close(self, error: BaseException | None = None) -> None:
        """Removes the tables and what else there is, after an `error` perhaps; harmless the second time."""
        self._tables.cleanup()

    def _write_tables(self, images: Images | None) -> Path:
        """A folder with the tables, or with the `images` that replace them."""
        found = tables(self.design, self.modulus, images)
        self._tables = tempfile.TemporaryDirectory(prefix="modmill-tables-")
        write_images(Path(self._tables.name), found, self.design.image_width)
        return Path(self._tables.name)

    def load(self, x: int) -> None:
        """Gives the unit a residue."""
        self.load_words(self.design.encode(x % self.modulus, self.modulus))

    def load_words(self, words: Sequence[int]) -> None:
        """Gives the unit a number in its own redundant form."""
        self.words, self.steps, self.branches = list(words), 0, 0

    def _spend(self, seconds: float, cycles: int) -> None:
        self.seconds += seconds
        self.cycles += cycles

    def _come_out(self, words: list[int], steps: int, branches: int) -> None:
        self.words = words
        self.steps += steps
        self.branches += branches

    def loaded(self) -> list[int]:
        """The words of x. Raises UsageError where none was loaded."""
        if self.words is None:
            raise UsageError("load a number first")
        return self.words

    def value(self) -> int:
        """The residue that the unit's x stands for, in 0..N."""
        return self.design.decode(self.loaded(), self.modulus)
