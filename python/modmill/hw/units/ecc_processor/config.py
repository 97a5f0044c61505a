"""Configurations of the processor that prepares signatures."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.configuration import Configuration, Parameter
from modmill.hw.units.processor.config import ProcessorConfig

UNIT = "ecc_processor"
PROGRAM = "prepare"

PARAMETERS = (
    Parameter("bits", "The width of the modulus.", metavar="B", default=255, bounds=(16, 255), usual=(255,)),
    Parameter(
        "threads",
        "Threads of a processor, which take turns.",
        metavar="T",
        default=22,
        bounds=(3, 64),
        usual=(22, 24, 28, 32),
        flags=("--processor-threads",),
    ),
    Parameter("stages", "Stages of the multiplier.", metavar="S", default=16, bounds=(1, 64), usual=(16, 18, 20)),
    Parameter("levels", "Levels of Karatsuba.", metavar="L", default=3, bounds=(0, 6), usual=(2, 3)),
    Parameter("column", "Multipliers in a row that add in their cascade.", metavar="N", default=4, bounds=(1, 16)),
    Parameter("tag", "Bits of a message's tag.", metavar="B", default=8, bounds=(1, 64), usual=(8, 16, 32)),
)


@dataclass(frozen=True, slots=True)
class EccProcessorConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> EccProcessorConfig().slug
    'ecc_processor-255-t22-s16-k3-c4-tag8'
    """

    unit: str = UNIT
    bits: int = 255
    threads: int = 22
    stages: int = 16
    levels: int = 3
    column: int = 4
    tag: int = 8

    def __post_init__(self) -> None:
        self.check(UNIT, PARAMETERS)

    @property
    def slug(self) -> str:
        shape = f"t{self.threads}-s{self.stages}-k{self.levels}-c{self.column}"
        return f"{self.unit}-{self.bits}-{shape}-tag{self.tag}"

    @property
    def processor(self) -> ProcessorConfig:
        """The processor inside."""
        return ProcessorConfig(
            bits=self.bits,
            program=PROGRAM,
            threads=self.threads,
            stages=self.stages,
            method="pseudo-mersenne",
            levels=self.levels,
            column=self.column,
            bank="block",
        )
