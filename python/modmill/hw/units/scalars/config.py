"""Configurations of the unit of half-size scalars."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.configuration import Configuration, Parameter

UNIT = "scalars"

PARAMETERS = (
    Parameter("tag", "Bits of a signature's tag.", metavar="B", default=8, bounds=(1, 64), usual=(8, 16, 32)),
)


@dataclass(frozen=True, slots=True)
class ScalarsConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> ScalarsConfig().slug
    'scalars-t8'
    """

    unit: str = UNIT
    tag: int = 8

    def __post_init__(self) -> None:
        self.check(UNIT, PARAMETERS)

    @property
    def slug(self) -> str:
        return f"{self.unit}-t{self.tag}"
