"""What the simulator needs of a squarer; `modmill.hw.squarer.Squarer` has it, and so may a test's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from modmill.hw.emit.top import Source


class Config(Protocol):
    """The configuration of a unit."""

    @property
    def unit(self) -> str:
        """The unit's name."""
        ...

    @property
    def bits(self) -> int:
        """The widest modulus."""
        ...

    @property
    def slug(self) -> str:
        """A name for the whole configuration."""
        ...


class Probe(Protocol):
    """A stage register of the core: `count` fields of `width` bits, the least significant first, in one signal.

    It holds its stage `cycle` clock edges after the beginning of a squaring's first cycle.
    """

    @property
    def stage(self) -> str:
        """The stage's name in the golden model."""
        ...

    @property
    def signal(self) -> str:
        """The signal's name in the core."""
        ...

    @property
    def count(self) -> int:
        """Fields."""
        ...

    @property
    def width(self) -> int:
        """Bits of a field."""
        ...

    @property
    def cycle(self) -> int:
        """Clock edges."""
        ...


class Golden(Protocol):
    """The word-level model of a unit with one modulus."""

    def step(self, x: Sequence[int], /) -> list[int]:
        """The words after one squaring."""
        ...

    def stages(self, x: Sequence[int], /) -> dict[str, list[int]]:
        """The fields of every stage register of one squaring, in the order of the datapath."""
        ...


class Squarer(Source, Protocol):
    """A generated unit."""

    @property
    def config(self) -> Config:
        """Its configuration."""
        ...

    @property
    def probes(self) -> Sequence[Probe]:
        """Its stage registers."""
        ...

    def check(self, modulus: int) -> None:
        """Raises UsageError unless the unit takes the modulus."""
        ...

    def images(self, modulus: int) -> dict[str, list[int]]:
        """File name to entries of every table."""
        ...

    def image_width(self, name: str) -> int:
        """Bits of an entry of the table in that file."""
        ...

    def encode(self, x: int, modulus: int) -> list[int]:
        """The words that stand for a residue."""
        ...

    def decode(self, words: list[int], modulus: int) -> int:
        """The residue that words stand for."""
        ...

    def golden(self, modulus: int) -> Golden:
        """The word-level model."""
        ...
