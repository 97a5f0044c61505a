"""Configurations of the arithmetic modules."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.errors import UsageError
from modmill.hw.carry_save.montgomery import Montgomery
from modmill.hw.carry_save.reduction import ByTables, Reduction, Special, reduction
from modmill.hw.carry_save.rows import EARLIEST, ORDERS
from modmill.hw.interface.configuration import About, Configuration, Value, option
from modmill.hw.units.isogeny.modules.modulus import of_form, of_no_form
from modmill.modulus import name_of

METHODS = {kind.name: kind for kind in (Special, ByTables, Montgomery)}
AUTO = "auto"
WIDTHS = (40, 89, 136, 173, 212, 256, 397, 511)
"""The widths of the published table."""
SOURCE = "the hardware paper of 2023 on an isogeny delay function, Table 6, in another form of all five"


@dataclass(frozen=True, slots=True)
class ModuleConfig(Configuration):
    """One design point of a module. `n` is a modulus that was asked for, in hexadecimal, or empty.

    Raises UsageError for what cannot be built.
    """

    unit: str
    bits: Annotated[int, option("The width of the modulus.", "B", bounds=(4, 1536), usual=WIDTHS)] = 89
    method: Annotated[
        str,
        option(
            "The reduction of products; auto: special for moduli c 2^n - 1.",
            "NAME",
            choices=(AUTO, *METHODS),
            usual=tuple(METHODS),
        ),
    ] = AUTO
    order: Annotated[
        str, option("The rows of a tree that are added first.", "NAME", choices=tuple(ORDERS), usual=tuple(ORDERS))
    ] = EARLIEST
    n: str = ""

    def agree(self) -> None:
        if self.n and self.number.bit_length() != self.bits:
            raise UsageError(f"bits: the modulus has {self.number.bit_length()}", got=self.bits)
        _ = self.reduction

    def parameters(self) -> dict[str, Value]:
        """Every parameter by name; the modulus and an order of trees only where they were asked for."""
        usual = {"n": "", "order": EARLIEST}
        found = Configuration.parameters(self)
        return {name: value for name, value in found.items() if value != usual.get(name)}

    @property
    def number(self) -> int:
        """The modulus."""
        return int(self.n, 16) if self.n else self._own[0]

    @property
    def modulus_name(self) -> str:
        """The name that people use for it."""
        return name_of(self.number) if self.n else self._own[1]

    @property
    def _own(self) -> tuple[int, str]:
        return of_form(self.bits) if self.method in (AUTO, Special.name) else of_no_form(self.bits)

    @property
    def reduction(self) -> Reduction:
        """The method for the modulus. Raises UsageError for a modulus that does not have the method's form."""
        return reduction(self.number) if self.method == AUTO else METHODS[self.method](self.number)

    @property
    def slug(self) -> str:
        parts = [self.unit, str(self.bits), *([self.method] if self.method != AUTO else [])]
        parts += [self.order] if self.order != EARLIEST else []
        parts += [f"m{hashlib.sha256(self.n.encode()).hexdigest()[:12]}"] if self.n else []
        return "-".join(parts)


def _about(title: str, idea: str) -> About:
    return About(title, f"Numbers are two shares that are never added. {idea}", SOURCE)


@dataclass(frozen=True, slots=True)
class SumConfig(ModuleConfig):
    """One design point.

    >>> SumConfig().slug
    'cs_add-89'
    """

    about: ClassVar[About] = _about(
        "a + b modulo N in carry-save form",
        "Two adders take four rows to two; tables fold what stands above N.",
    )
    unit: str = "cs_add"


@dataclass(frozen=True, slots=True)
class DifferenceConfig(ModuleConfig):
    """One design point."""

    about: ClassVar[About] = _about(
        "a - b modulo N in carry-save form", "Shares of b are complemented; a table takes off what that adds."
    )
    unit: str = "cs_sub"


@dataclass(frozen=True, slots=True)
class ProductConfig(ModuleConfig):
    """One design point."""

    about: ClassVar[About] = _about(
        "a b modulo N in carry-save form", "Both shares of b are recoded into common digits from -2 to 2; one tree."
    )
    unit: str = "cs_mul"


@dataclass(frozen=True, slots=True)
class SquareConfig(ModuleConfig):
    """One design point."""

    about: ClassVar[About] = _about(
        "a^2 modulo N in carry-save form", "Products of two digits are made once: half of the rows of a product."
    )
    unit: str = "cs_square"


@dataclass(frozen=True, slots=True)
class ReductionConfig(ModuleConfig):
    """One design point."""

    about: ClassVar[About] = _about(
        "the reduction of a product in carry-save form",
        "For N = c 2^n - 1 the low part times c joins the high part; otherwise tables replace what stands above N.",
    )
    unit: str = "cs_reduce"
