"""Configurations of the modular multiplier."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.errors import UsageError
from modmill.hw.circuit.trees import POLICIES
from modmill.hw.configuration import Configuration, Parameter

UNIT = "modmul"

PARAMETERS = (
    # Four bits are there so that tests can try all moduli with all inputs.
    Parameter("bits", "The width of the modulus.", metavar="B", default=64, bounds=(4, 128), usual=(32, 64, 128)),
    Parameter("stages", "Pipeline stages.", metavar="S", default=9, bounds=(1, 12), usual=(3, 4, 5, 6, 7, 8, 9)),
    Parameter("compressor", "How rows are summed.", str, "KIND", default="ternary", choices=POLICIES, usual=POLICIES),
)


@dataclass(frozen=True, slots=True)
class ModmulConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> ModmulConfig().slug
    'modmul-64-s9-ternary'
    """

    unit: str = UNIT
    bits: int = 64
    stages: int = 9
    compressor: str = "ternary"

    def __post_init__(self) -> None:
        if self.unit != UNIT:
            raise UsageError(f"unit: {self.unit!r} must be {UNIT}")
        for parameter in PARAMETERS:
            parameter.check(getattr(self, parameter.name))

    @property
    def slug(self) -> str:
        return f"{self.unit}-{self.bits}-s{self.stages}-{self.compressor}"
