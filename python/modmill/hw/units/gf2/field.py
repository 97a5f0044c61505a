"""The field of a unit: a configuration for one modulus, which is named or written as `modmill gf2` takes it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from modmill import binary_fields as names
from modmill.errors import UsageError
from modmill.golden import gf2
from modmill.hw.interface.configuration import Configuration, Parameter, Value, option
from modmill.hw.interface.unit import Choice
from modmill.hw.stream.family import StreamFamily

MOST = 8192
"""The largest degree of a unit's modulus."""
DEFAULT = "thesis-256"
POLYNOMIAL = Parameter(
    "modulus",
    "Any polynomial over GF(2) instead: x^233+x^74+1, 233,74,0, 0x hex, or a file that contains one.",
    str,
    "N|FILE",
    flags=("--modulus", "-m"),
    names=names.named,
    file=True,
)


def fields() -> tuple[str, ...]:
    """The names of fields."""
    return tuple(names.named())


@dataclass(frozen=True, slots=True)
class FieldConfiguration(Configuration):
    """A design point for one modulus: `field` names it, unless `n` has another one in hexadecimal.

    Raises UsageError for a degree that units do not have.
    """

    unit: str
    field: Annotated[str, option("The field.", "NAME", choices=fields)] = DEFAULT
    n: str = ""

    def agree(self) -> None:
        if not 2 <= self.degree <= MOST:
            said = f"modulus: degree {self.degree} is out of range (2 to {MOST})"
            raise UsageError(said, got=self.degree, min=2, max=MOST)

    def parameters(self) -> dict[str, Value]:
        """Every parameter by name; the field or, where another modulus was asked for, that one."""
        found = Configuration.parameters(self)
        return {name: value for name, value in found.items() if name != ("field" if self.n else "n")}

    @property
    def modulus(self) -> int:
        """N: bit i is the coefficient of x^i."""
        return int(self.n, 16) if self.n else names.named()[self.field].poly

    @property
    def degree(self) -> int:
        """m."""
        return gf2.degree(self.modulus)

    @property
    def called(self) -> str:
        """The field in a slug."""
        return f"m{self.degree}-{hashlib.sha256(self.n.encode()).hexdigest()[:8]}" if self.n else self.field


@dataclass(frozen=True, slots=True)
class DigitConfiguration(FieldConfiguration):
    """A design point that takes a factor digit by digit. Raises UsageError for a digit as long as an element.

    In a field that is smaller than the default digit, the default is a coefficient less than an element.
    """

    digit: int = 1

    @classmethod
    def completed(cls, given: Mapping[str, Any]) -> Mapping[str, Any]:
        default = cls.__dataclass_fields__["digit"].default
        name, n = given.get("field", DEFAULT), given.get("n")
        known = names.named()
        if "digit" in given or (not n and name not in known):
            return given
        degree = gf2.degree(int(n, 16) if n else known[name].poly)
        return {**given, "digit": max(1, min(default, degree - 1))}

    def agree(self) -> None:
        FieldConfiguration.agree(self)
        if self.digit >= self.degree:
            said = f"digit: {self.digit} coefficients are a whole element; it must be below {self.degree}"
            raise UsageError(said, got=self.digit)

    @property
    def digits(self) -> int:
        """The digits of an element."""
        return -(-self.degree // self.digit)

    @property
    def slug(self) -> str:
        return f"{self.unit}-{self.called}-d{self.digit}"


@dataclass(frozen=True, slots=True)
class MontgomeryConfiguration(FieldConfiguration):
    """A design point that works in words. Raises UsageError for a modulus without a constant term."""

    word: Annotated[int, option("Bits of a word.", "W", choices=(8, 32, 64))] = 32

    def agree(self) -> None:
        FieldConfiguration.agree(self)
        if not self.modulus & 1:
            raise UsageError("modulus: x divides it, and Montgomery's method needs a constant term", got=self.n)


class FieldFamily(StreamFamily):
    """Units for one modulus each, which serve products of `modmill gf2`."""

    job: str | None = "gf2"
    constants: tuple[Parameter, ...] = (POLYNOMIAL,)

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        asked = constants.get(POLYNOMIAL.name)
        if asked is None:
            config = self.configure(unit, **given)
            assert isinstance(config, FieldConfiguration)
            return Choice(config, config.modulus, config.field)
        if "field" in given:
            raise UsageError("modulus: give --modulus or --field, not both", got=given["field"])
        from modmill.gf2.modulus import Modulus  # loads NumPy, and most commands need none

        modulus = Modulus.of(asked, "--modulus")
        return Choice(self.for_modulus(unit, modulus.poly, given), modulus.poly, modulus.name)

    def for_modulus(self, unit: str, poly: int, given: Mapping[str, Value] | None = None) -> FieldConfiguration:
        """The configuration for a modulus, by its name if it has one. Raises UsageError for a degree out of range."""
        name = names.name_of(poly)
        config = self.configure(unit, **(given or {}), **({"field": name} if name else {"n": hex(poly)}))
        assert isinstance(config, FieldConfiguration)
        return config

    def sized(self, unit: str, bits: int) -> Mapping[str, Value]:
        """The field of the largest degree below so many bits that has a name, or the smallest."""
        del unit
        known = sorted(names.named().values(), key=lambda f: f.terms[0])
        return {"field": next((f.name for f in reversed(known) if f.terms[0] <= bits), known[0].name)}
