"""Configurations of the processor that prepares signatures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.hw.interface.configuration import About, Configuration, but, option
from modmill.hw.modmul.parameters import Column, Levels
from modmill.hw.units.parts.processor.config import ProcessorConfig, Threads

UNIT = "ecc_processor"
PROGRAM = "prepare"


@dataclass(frozen=True, slots=True)
class EccProcessorConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> EccProcessorConfig().slug
    'ecc_processor-255-t22-s16-k3-c4-tag8'
    """

    about: ClassVar[About] = About(
        "Ed25519 signatures prepared for their double-scalar multiplication",
        "A microprogrammed processor whose threads take turns: decompression of A and R, all checks of a rule, and a "
        "table of -A, -R and their sums. Program, registers and results are in block RAM.",
        "the processor for elliptic curves of Firedancer's signature pipeline (K. Bowers, 2022)",
    )

    unit: str = UNIT
    bits: Annotated[int, option("The width of the modulus.", "B", bounds=(16, 255), usual=(255,))] = 255
    threads: Annotated[Threads, but(bounds=(3, 64), usual=(22, 24, 28, 32))] = 22
    stages: Annotated[int, option("Stages of the multiplier.", "S", bounds=(1, 64), usual=(16, 18, 20))] = 16
    levels: Annotated[Levels, but(usual=(2, 3))] = 3
    column: Annotated[Column, but(usual=())] = 4
    tag: Annotated[int, option("Bits of a message's tag.", "B", bounds=(1, 64), usual=(8, 16, 32))] = 8

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
