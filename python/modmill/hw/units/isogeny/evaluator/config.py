"""Configurations of the evaluator of the isogeny delay function."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.errors import UsageError
from modmill.formula.parameters import isogeny_prime
from modmill.hw.interface.configuration import About, Configuration, option

FIELDS = ("p14", "p89", "p1506")
"""The primes of the delay function, as `_params/isogeny.toml` names them."""


@dataclass(frozen=True, slots=True)
class EvaluatorConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> EvaluatorConfig().slug
    'isogeny_evaluator-p1506-u4-k2'
    """

    about: ClassVar[About] = About(
        "the dual walk of the isogeny delay function, several steps in each clock",
        "The elements of the evaluation key are known ahead, so several dual steps are one formula whose constants the "
        "host prepares. Numbers stay in two shares that are never added; a constant multiplies a product that was not "
        "reduced.",
        "De Feo, Masson, Petit, Sanso, ASIACRYPT 2019; the hardware paper of 2023 has the walk and no evaluator",
    )

    unit: str = "isogeny_evaluator"
    field: Annotated[str, option("The prime.", "NAME", choices=FIELDS)] = "p1506"
    unroll: Annotated[int, option("2-isogenies in a clock.", "N", choices=(1, 2, 4), usual=(1, 2, 4))] = 4
    keys: Annotated[int, option("Words of a constant, each for a block of digits.", "K", bounds=(1, 4), usual=(2,))] = 2

    def agree(self) -> None:
        if self.field == "p14" and self.keys > 3:
            raise UsageError("keys: products modulo p14 have digits for at most 3 blocks", got=self.keys, max=3)

    @property
    def prime(self) -> int:
        """p."""
        return isogeny_prime(self.field)

    @property
    def slug(self) -> str:
        return f"{self.unit}-{self.field}-u{self.unroll}-k{self.keys}"
