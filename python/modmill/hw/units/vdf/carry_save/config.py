"""Configurations of the squarer in carry-save form."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.errors import UsageError
from modmill.hw.carry_save.reduction import Reduction, reduction
from modmill.hw.interface.configuration import About, Configuration, Value, option
from modmill.hw.units.vdf.redundant.modulus import default_modulus


@dataclass(frozen=True, slots=True)
class CarrySaveConfig(Configuration):
    """One design point. `n` is a modulus that was asked for, in hexadecimal, or empty.

    Raises UsageError for what cannot be built.

    >>> CarrySaveConfig().slug
    'vdf_carry_save-1024-k5'
    """

    about: ClassVar[About] = About(
        "two shares that are never added, squared and reduced in one cycle by trees of full adders",
        "Both shares are recoded into common digits, whose products are summed in one tree; tables of the bits above N "
        "take the square down. The circuit is made for one modulus.",
        "this project; its carry-save arithmetic for isogenies",
    )

    unit: str = "vdf_carry_save"
    bits: Annotated[int, option("The widest modulus.", "B", bounds=(8, 2048), usual=(64, 128, 256))] = 1024
    chunk: Annotated[int, option("Index bits of a table.", "K", bounds=(3, 6), usual=(4, 5, 6))] = 5
    n: str = ""

    def agree(self) -> None:
        if self.number.bit_length() > self.bits:
            raise UsageError(f"bits: the modulus has {self.number.bit_length()}", got=self.bits)
        if self.number % 2 == 0 or self.number < 3:
            raise UsageError("modulus: must be odd and at least 3", got=self.number)

    def parameters(self) -> dict[str, Value]:
        """Every parameter by name; the modulus only where one was asked for."""
        found = Configuration.parameters(self)
        return found if self.n else {name: value for name, value in found.items() if name != "n"}

    @property
    def number(self) -> int:
        """The modulus."""
        return int(self.n, 16) if self.n else default_modulus(self.bits)[0]

    @property
    def reduction(self) -> Reduction:
        """The method for the modulus: the special one where it has that form, else tables."""
        return type(reduction(self.number))(self.number, self.chunk)

    @property
    def slug(self) -> str:
        parts = [self.unit, str(self.bits), f"k{self.chunk}"]
        parts += [f"m{hashlib.sha256(self.n.encode()).hexdigest()[:12]}"] if self.n else []
        return "-".join(parts)
