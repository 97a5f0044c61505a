"""Configurations of the processor."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.configuration import Configuration, Parameter
from modmill.hw.formula.library import FORMULAS

UNIT = "processor"
DEFAULT = "edwards"
PROGRAMS = tuple(name for name, formula in FORMULAS.items() if not formula.words)
"""The formulas of residues."""

PARAMETERS = (
    # Few bits are there so that tests can try all moduli.
    Parameter("bits", "The width of the modulus.", metavar="B", default=64, bounds=(4, 512), usual=(32, 64, 128)),
    Parameter(
        "program", "What it computes.", str, "NAME", default=DEFAULT, choices=PROGRAMS, usual=(DEFAULT, "horner")
    ),
    Parameter("threads", "Threads that take turns.", metavar="T", default=2, bounds=(1, 64), usual=(1, 2, 4, 8)),
    Parameter("stages", "Stages of the multiplier.", metavar="S", default=9, bounds=(1, 64), usual=(3, 6, 9)),
)


@dataclass(frozen=True, slots=True)
class ProcessorConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> ProcessorConfig().slug
    'processor-64-edwards-t2-s9'
    """

    unit: str = UNIT
    bits: int = 64
    program: str = DEFAULT
    threads: int = 2
    stages: int = 9

    def __post_init__(self) -> None:
        self.check(UNIT, PARAMETERS)

    @property
    def slug(self) -> str:
        return f"{self.unit}-{self.bits}-{self.program}-t{self.threads}-s{self.stages}"
