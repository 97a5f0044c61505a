"""The resources of a shared schedule: classes of units, each for the operators of one kind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Kind, Op

STEER = 0.5
"""Planning delay of the multiplexer before a shared unit, in ns."""


class ScheduleError(ValueError):
    """A circuit does not fit a machine in that many cycles."""


@dataclass(frozen=True, slots=True)
class Resource:
    """`count` equal units that compute operators of one kind.

    A result stands in the unit's last register `latency` cycles after the operands, at least one. A unit takes operands
    every `interval` cycles and reads them in each of these.
    """

    kind: Kind
    count: int
    latency: int = 1
    interval: int = 1

    def __post_init__(self) -> None:
        if self.count < 1 or self.latency < 1 or not 1 <= self.interval <= self.latency:
            raise ScheduleError(f"{self.kind.name}: no such unit: {self}")


Machine = tuple[Resource, ...]
"""Operators of a kind that no resource names have gates of their own."""


@dataclass(frozen=True, slots=True)
class Unit:
    """One of a resource's units."""

    resource: Resource
    number: int

    @property
    def name(self) -> str:
        """Its name in a text."""
        return f"shared_{self.resource.kind.name}_{self.number}"


def fewest(circuit: Circuit, kinds: Iterable[Kind], interval: int, latency: int = 1) -> Machine:
    """The fewest units of each kind that can take all its operators in `interval` cycles."""
    found = []
    for kind in kinds:
        if count := len(operators(circuit, kind)):
            found.append(Resource(kind, -(-count // interval), latency))
    return tuple(found)


def operators(circuit: Circuit, kind: Kind) -> list[Op]:
    """The operators of a kind."""
    return [op for op in circuit.ops if op.kind is kind]
