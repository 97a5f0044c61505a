"""Configurations of the units of an isogeny walk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.formula.formula import Formula
from modmill.formula.isogeny import CONSTRUCT, DOUBLE, EVALUATE, FUSED
from modmill.hw.interface.configuration import About, Configuration, option
from modmill.hw.units.isogeny.modules.modulus import of_form

OPERATIONS: dict[str, Formula] = {formula.name: formula for formula in (DOUBLE, CONSTRUCT, EVALUATE, FUSED)}
TITLE = "a unit of an isogeny walk"
FIELDS = {"p14": 14, "p89": 89, "p256": 256, "p1506": 1506}
"""Primes by name, and their bits: those of the delay function, and one of their form."""


@dataclass(frozen=True, slots=True)
class UnitsConfig(Configuration):
    """One design point.

    >>> UnitsConfig().slug
    'isogeny_units-double-p89'
    """

    about: ClassVar[About] = About(
        f"{TITLE}: a doubling, a 4-isogeny from its kernel, a point through it",
        "Numbers are two shares that are never added; sums of products have one reduction.",
        "the hardware paper of 2023 on an isogeny delay function, Table 5",
    )

    unit: str = "isogeny_units"
    operation: Annotated[
        str,
        option("The operation; fused: evaluate, from the kernel itself.", "NAME", choices=tuple(OPERATIONS)),
    ] = DOUBLE.name
    field: Annotated[str, option("The prime.", "NAME", choices=tuple(FIELDS))] = "p89"
    stages: Annotated[int, option("Stages of a pipeline.", "S", bounds=(1, 8), usual=(1, 2, 3))] = 1

    @property
    def formula(self) -> Formula:
        """The operation."""
        return OPERATIONS[self.operation]

    @property
    def prime(self) -> int:
        """p."""
        return of_form(FIELDS[self.field])[0]

    @property
    def slug(self) -> str:
        return f"{self.unit}-{self.operation}-{self.field}" + (f"-s{self.stages}" if self.stages > 1 else "")
