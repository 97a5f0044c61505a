"""Named binary fields, from `_params/binary_fields.toml`.

>>> named()["thesis-1024"].terms
(1014, 385, 0)
>>> find("nist-k571").name
'nist-b571'
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

from modmill import params
from modmill.brief import brief

SEROUSSI = "seroussi-"
"""This and a degree name the polynomial of that degree by Seroussi's rule, which a search finds."""


@brief
@dataclass(frozen=True, slots=True)
class NamedField:
    """A polynomial with a name: `terms` are its exponents, highest first; `bits` is the thesis' name for its size."""

    name: str
    title: str
    terms: tuple[int, ...]
    source: str
    aliases: tuple[str, ...] = ()
    bits: int | None = None

    @property
    def poly(self) -> int:
        """The polynomial; bit i is the coefficient of x^i."""
        return sum(1 << e for e in self.terms)


@functools.cache
def named() -> dict[str, NamedField]:
    """Every named field, in the order of `_params/binary_fields.toml`."""
    found: dict[str, NamedField] = {}
    for raw in params.load("binary_fields.toml")["field"]:
        lists = {key: tuple(raw[key]) for key in ("terms", "aliases") if key in raw}
        found[raw["name"]] = NamedField(**{**raw, **lists})
    return found


def find(name: str) -> NamedField | None:
    """The field of that name or alias, in upper or lower case, or None."""
    wanted = name.lower()
    return next((f for f in named().values() if wanted in (f.name, *f.aliases)), None)


def name_of(poly: int) -> str | None:
    """The name of a polynomial, or None."""
    return next((f.name for f in named().values() if f.poly == poly), None)
