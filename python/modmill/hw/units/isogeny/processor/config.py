"""Configurations of the processor of an isogeny walk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.hw.interface.configuration import About, Configuration, option
from modmill.hw.units.isogeny.modules.modulus import of_form
from modmill.hw.units.isogeny.units.config import FIELDS

SEPARATE, FUSED, PIPELINED = "separate", "fused", "pipelined"
MODES = {SEPARATE: (1, 1, 1), FUSED: (1, 1, 1), PIPELINED: (3, 2, 3)}
"""Cycles of a doubling, a construction and an evaluation, by the mode of `modmill isogeny walk`."""
PLACES = tuple(1 << n for n in range(1, 11))
WORDS = tuple(1 << n for n in range(4, 17))


@dataclass(frozen=True, slots=True)
class ProcessorConfig(Configuration):
    """One design point.

    >>> ProcessorConfig().slug
    'isogeny_processor-p89-u2-separate-p16-c4-i4-w256'
    """

    about: ClassVar[About] = About(
        "the walk from a kernel point, with all its units at work at once",
        "Each word of a program starts an operation on each unit: a doubling, a construction, evaluations. The host's "
        "scheduler says which, so the control has no conditions.",
        "the hardware paper of 2023 on an isogeny delay function, which runs one operation at a time",
    )

    unit: str = "isogeny_processor"
    field: Annotated[str, option("The prime.", "NAME", choices=tuple(FIELDS))] = "p89"
    units: Annotated[int, option("Evaluation units.", "U", bounds=(1, 62), usual=(1, 2, 4))] = 2
    mode: Annotated[
        str,
        option(
            "fused: evaluations may start with the construction; pipelined: units of three stages, too.",
            "MODE",
            choices=tuple(MODES),
        ),
    ] = SEPARATE
    kept: Annotated[int, option("Registers for points.", "N", choices=PLACES, usual=(16,))] = 16
    curves: Annotated[int, option("Registers for curves.", "N", choices=PLACES, usual=(4,))] = 4
    isogenies: Annotated[
        int, option("Registers for the constants of isogenies, of separate units.", "N", choices=PLACES, usual=(4,))
    ] = 4
    words: Annotated[int, option("Words of a program.", "N", choices=WORDS, usual=(256,))] = 256

    @property
    def prime(self) -> int:
        """p."""
        return of_form(FIELDS[self.field])[0]

    @property
    def separate(self) -> bool:
        """True if evaluations take the constants of a construction that has ended."""
        return self.mode == SEPARATE

    @property
    def slug(self) -> str:
        kept = f"p{self.kept}-c{self.curves}" + (f"-i{self.isogenies}" if self.separate else "")
        return f"{self.unit}-{self.field}-u{self.units}-{self.mode}-{kept}-w{self.words}"
