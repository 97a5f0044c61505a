"""The ports of a unit in groups: valid/ready streams, and control signals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Direction = Literal["input", "output"]


@dataclass(frozen=True, slots=True)
class Port:
    """A port of a unit's top module, `width` bits wide.

    `bound` is the largest value in words; empty where each pattern of the bits may stand there. A unit does not check
    the bounds of its inputs: above them its results are wrong.
    """

    name: str
    width: int
    direction: Direction
    what: str
    bound: str = ""

    @property
    def most(self) -> str:
        """The bound, stated for every port."""
        return self.bound or ("1" if self.width == 1 else f"2^{self.width} - 1")


@dataclass(frozen=True, slots=True)
class Stream:
    """The ports of one valid/ready stream. A beat moves in each cycle in which `valid` and `ready` are both high."""

    valid: Port
    ready: Port
    beat: tuple[Port, ...]

    def __post_init__(self) -> None:
        if self.valid.direction == self.ready.direction:
            raise AssertionError(f"{self.valid.name} and {self.ready.name} have one direction")

    @property
    def name(self) -> str:
        """The stream's name, with which those of its ports begin.

        >>> Stream(Port("in_valid_i", 1, "input", ""), Port("in_ready_o", 1, "output", ""), ()).name
        'in'
        """
        return self.valid.name.partition("_valid")[0]

    @property
    def inward(self) -> bool:
        """True if the unit takes the beats of this stream."""
        return self.valid.direction == "input"

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the fields of a beat: those of their ports without the stream's name and the direction."""
        return tuple(port.name.removeprefix(f"{self.name}_").rsplit("_", 1)[0] for port in self.beat)

    @property
    def width(self) -> int:
        """Bits of a beat."""
        return sum(port.width for port in self.beat)

    @property
    def ports(self) -> tuple[Port, ...]:
        """All ports in the order of the module."""
        return (self.valid, self.ready, *self.beat)


@dataclass(frozen=True, slots=True)
class Control:
    """Ports that belong to no stream: clock and reset, start and stop, counters, a bus of registers."""

    ports: tuple[Port, ...]
