"""Configurations of the unit of a walk on j-invariants."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.errors import UsageError
from modmill.hw.interface.configuration import About, Configuration, option
from modmill.hw.units.isogeny.modules.modulus import of_form, probable
from modmill.hw.units.isogeny.units.config import FIELDS

WIDTHS = 4, 1536
"""Bits of a prime."""
STEPS = 64
"""Steps of a walk at most: a bit each."""


@dataclass(frozen=True, slots=True)
class StepConfig(Configuration):
    """One design point. `n` is a prime that was asked for, in hexadecimal, or empty.

    Raises UsageError for a number that is not a prime = 3 mod 4.

    >>> StepConfig().slug
    'j_step-p89'
    >>> StepConfig(n="0x65")
    Traceback (most recent call last):
    ...
    modmill.errors.UsageError: modulus: must be 3 mod 4, so that -1 has no square root: got 1 mod 4
    """

    about: ClassVar[About] = About(
        "a walk on j-invariants in the graph of 2-isogenies",
        "A step is a square root in Fp2: two powers in Fp, by one squarer and one multiplier on numbers in two shares "
        "that are never added.",
        "Chavez-Saab, Rodriguez-Henriquez, Tibouchi, SAC 2021, which has no hardware",
    )

    unit: str = "j_step"
    field: Annotated[str, option("The prime, unless --modulus states one.", "NAME", choices=tuple(FIELDS))] = "p89"
    n: str = ""

    def agree(self) -> None:
        p, (low, high) = self.prime, WIDTHS
        if not low <= p.bit_length() <= high:
            raise UsageError(f"modulus: {p.bit_length()} bits; j_step takes {low} to {high}", got=p.bit_length())
        if p % 4 != 3:
            raise UsageError(f"modulus: must be 3 mod 4, so that -1 has no square root: got {p % 4} mod 4", got=hex(p))
        if not probable(p):
            raise UsageError("modulus: must be a prime", got=hex(p))

    @property
    def prime(self) -> int:
        """p."""
        return int(self.n, 16) if self.n else of_form(FIELDS[self.field])[0]

    @property
    def slug(self) -> str:
        if self.n:
            return f"{self.unit}-m{hashlib.sha256(self.n.encode()).hexdigest()[:12]}"
        return f"{self.unit}-{self.field}"
