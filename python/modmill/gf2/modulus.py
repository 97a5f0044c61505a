"""A polynomial over GF(2) as the modulus of a field or ring, however the user writes it.

>>> Modulus.parse("x^255 + x^82 + 1") == Modulus.parse("thesis-256") == Modulus.parse("255,82,0")
True
>>> Modulus.parse("nist-b571").terms
(571, 10, 5, 2, 0)
>>> Modulus.parse("seroussi-512").text
'x^512 + x^8 + x^5 + x^2 + 1'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, TypedDict

import numpy as np

from modmill import _native
from modmill import binary_fields as names
from modmill.arguments import public
from modmill.brief import brief
from modmill.errors import ModulusError, UsageError
from modmill.inputs import file_named, short_text
from modmill.progress import ProgressCallback, native_progress
from modmill.quantity import quoted, shown, whole
from modmill.stated import Hex
from modmill.words import nearest

MIN_DEGREE = 2
MAX_DEGREE = 1 << 16
MAX_SHOWN_TERMS = 9
FORMS = "write x^255+x^82+1, 255,82,0, or 0x and hex digits"

_TERM = re.compile(r"1|x(?:(?:\^|\*\*)\{?([0-9]{1,30})\}?)?")
_EXPONENTS = re.compile(r"[0-9]{1,30}(,[0-9]{1,30})+")
_HEX = re.compile(r"0x[0-9a-f]+")


class Facts(TypedDict):
    """A modulus as results state it."""

    modulus: Annotated[str, "its name"]
    polynomial: Annotated[Hex, "bit i for x^i"]
    degree: Annotated[int, "m"]


@public
@brief
@dataclass(frozen=True, slots=True)
class Modulus:
    """A polynomial of degree 2 to 65536: bit i of `poly` is the coefficient of x^i. `name` is for people and not
    compared. It need not be irreducible. Raises ModulusError for another degree.
    """

    poly: int
    name: str = ""

    def __post_init__(self) -> None:
        if self.poly < 0:
            raise ModulusError("the modulus must not be negative")
        if not MIN_DEGREE <= self.degree <= MAX_DEGREE:
            got = f"; {self.poly} is a constant" if self.poly < 2 else f" (got {self.degree})"
            raise ModulusError(
                f"the modulus must have degree {MIN_DEGREE} to {MAX_DEGREE}{got}",
                got=self.degree,
                min=MIN_DEGREE,
                max=MAX_DEGREE,
            )
        if not self.name:
            object.__setattr__(self, "name", names.name_of(self.poly) or self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Modulus) and self.poly == other.poly

    def __hash__(self) -> int:
        return hash(self.poly)

    @property
    def degree(self) -> int:
        """m."""
        return self.poly.bit_length() - 1

    @property
    def words(self) -> int:
        """ceil(m / 64), the 64-bit words of an element."""
        return -(-self.degree // 64)

    @property
    def bytes(self) -> int:
        """ceil(m / 8), the least bytes of an element."""
        return -(-self.degree // 8)

    @property
    def terms(self) -> tuple[int, ...]:
        """The exponents, highest first."""
        digits = f"{self.poly:b}"
        return tuple(self.degree - i for i, digit in enumerate(digits) if digit == "1")

    @property
    def text(self) -> str:
        """The polynomial where it has few terms, else a description.

        >>> Modulus((1 << 100) - 1).text
        'polynomial of degree 99 with 100 terms'
        """
        return described(self.poly)

    @property
    def hex(self) -> str:
        """The polynomial as 0x and hex digits."""
        return hex(self.poly)

    def facts(self) -> Facts:
        """Name, polynomial and degree, as results state them."""
        return {"modulus": self.name, "polynomial": self.hex, "degree": self.degree}

    def encoded(self) -> bytes:
        """The polynomial in little-endian bytes."""
        return self.poly.to_bytes(self.poly.bit_length() // 8 + 1, "little")

    @classmethod
    def parse(cls, text: str, what: str = "--modulus", *, progress: ProgressCallback | None = None) -> Modulus:
        """The modulus that `text` names or writes.

        * a name: thesis-256 .. thesis-8192, nist-b163 .. nist-b571 (or nist-k...), ghash; or seroussi-M, which searches
          for a polynomial of degree M (at degree 8192 that takes a while; `progress` is called and may stop it);
        * a sum of powers, x^255+x^82+1; exponents, 255,82,0; a number, 0x and hex digits, bit i for x^i;
        * the path of a file that contains one of these.

        Raises UsageError for any other text, ModulusError for a degree that is not supported.
        """
        found = cls._written(text, what, progress)
        if found is not None:
            return found
        path = file_named(text)
        if path is not None:
            found = cls._written(short_text(path, "a polynomial"), f"{what} {path}", progress)
            if found is not None:
                return found
            raise UsageError(f"{path} does not contain a polynomial ({FORMS})", got=text)
        raise UsageError(f"{what}: {unreadable(text)}", got=text)

    @classmethod
    def _written(cls, text: str, what: str, progress: ProgressCallback | None) -> Modulus | None:
        """The modulus that a text names or writes, or None."""
        entry = names.find(text.strip())
        if entry is not None:
            return cls(entry.poly, entry.name)
        degree = re.fullmatch(rf"{names.SEROUSSI}([0-9]{{1,30}})", text.strip().lower())
        if degree is not None:
            return smallest(int(degree[1]), progress=progress)
        poly = read_polynomial(text, what)
        return None if poly is None else cls._checked(poly, what)

    @classmethod
    def of(cls, modulus: int | str | Sequence[int] | Modulus, what: str = "modulus") -> Modulus:
        """The modulus from a number, a text for :meth:`parse`, exponents, or a modulus."""
        if isinstance(modulus, Modulus):
            return modulus
        if isinstance(modulus, str):
            return cls.parse(modulus, what)
        return cls._checked(modulus if isinstance(modulus, int) else _from_exponents(list(modulus), what), what)

    @classmethod
    def _checked(cls, poly: int, what: str) -> Modulus:
        try:
            return cls(poly)
        except ModulusError as e:
            raise ModulusError(f"{what}: {e}", **e.data) from None


@public
def polynomial(poly: int) -> str:
    """A polynomial as a sum of powers.

    >>> polynomial(0b1011), polynomial(0)
    ('x^3 + x + 1', '0')

    Raises UsageError for a negative number.
    """
    whole(poly, "poly", 0, None)
    digits = f"{poly:b}"
    powers = [len(digits) - 1 - i for i, digit in enumerate(digits) if digit == "1"]
    return " + ".join({0: "1", 1: "x"}.get(e, f"x^{e}") for e in powers) or "0"


def described(poly: int) -> str:
    """A polynomial for a message: its terms if they are few, else their number and its degree.

    >>> described(0b1011), described((1 << 100) - 1)
    ('x^3 + x + 1', 'polynomial of degree 99 with 100 terms')
    """
    if poly.bit_count() > MAX_SHOWN_TERMS:
        return f"polynomial of degree {poly.bit_length() - 1} with {poly.bit_count()} terms"
    return polynomial(poly)


@public
def smallest(degree: int, *, progress: ProgressCallback | None = None) -> Modulus:
    """The irreducible polynomial of that degree by Seroussi's rule: the least trinomial, else the least pentanomial.

    >>> smallest(163).text
    'x^163 + x^7 + x^6 + x^3 + 1'

    Raises ModulusError for a degree that is not supported, Interrupted if `progress` stops it.
    """
    _check_degree(degree)
    found = _native.gf2_smallest_irreducible(degree, progress=native_progress(progress))
    return Modulus(int.from_bytes(found, "little"), f"{names.SEROUSSI}{degree}")


@public
def random_irreducible(
    degree: int, seed: int | np.random.Generator | None = None, *, progress: ProgressCallback | None = None
) -> Modulus:
    """A uniformly random irreducible polynomial, which has about half of all terms: the hard case for a reduction.

    The same integer `seed` gives the same polynomial. About degree / 4 polynomials are tried, which takes seconds at
    degree 4096. Raises ModulusError for a degree that is not supported, Interrupted if `progress` stops it.

    >>> least_factor(random_irreducible(100, seed=1).poly) is None
    True
    """
    _check_degree(degree)
    generator = np.random.default_rng(seed)
    while True:
        drawn = int.from_bytes(generator.bytes(-(-degree // 8)), "little") % (1 << degree)
        poly = 1 << degree | drawn | 1
        # With an even number of terms x + 1 divides it.
        poly ^= (poly.bit_count() + 1) % 2 << 1
        if least_factor(poly, progress=progress) is None:
            return Modulus(poly)


def _check_degree(degree: int) -> None:
    if not MIN_DEGREE <= degree <= MAX_DEGREE:
        reason = f"the degree must be {MIN_DEGREE} to {MAX_DEGREE} (got {shown(degree)})"
        raise ModulusError(reason, got=degree, min=MIN_DEGREE, max=MAX_DEGREE)


@public
def least_factor(poly: int, *, progress: ProgressCallback | None = None) -> int | None:
    """None if `poly` is irreducible, else its irreducible factor of least degree (the least number among several).

    >>> polynomial(least_factor(0b110011))  # x^5 + x^4 + x + 1 = (x + 1)^5
    'x + 1'
    >>> least_factor(Modulus.parse("thesis-512").poly) is None
    True

    Raises UsageError for a polynomial of degree below 1, Interrupted if `progress` stops it.
    """
    if poly < 2:
        raise UsageError("the polynomial must have degree 1 or more", got=poly)
    found = _native.gf2_least_factor(
        poly.to_bytes(poly.bit_length() // 8 + 1, "little"), progress=native_progress(progress)
    )
    return None if found is None else int.from_bytes(found, "little")


def read_polynomial(text: str, what: str) -> int | None:
    """The polynomial that a text writes, or None where it has another form."""
    short = _squeezed(text)
    if short == "0":
        return 0
    if _HEX.fullmatch(short):
        return int(short, 16)
    if _EXPONENTS.fullmatch(short):
        return _from_exponents([int(e) for e in short.split(",")], what)
    found = [_TERM.fullmatch(part) for part in short.split("+")]
    exponents: list[int] = []
    for term in found:
        if term is None:
            return None
        exponents.append(0 if term[0] == "1" else int(term[1] or 1))
    return _from_exponents(exponents, what)


def unreadable(text: str) -> str:
    """Why a text is neither a name nor a polynomial: its first wrong part, or else what there is.

    >>> unreadable("x^8 + x^-3 + 1")
    "'x^-3' is not a term of a polynomial over GF(2); write 1, x or x^3"
    """
    short = _squeezed(text)
    if short.startswith("0x"):
        return f"{quoted(short)} is not hex: write 0x and hex digits"
    if short.isascii() and short.isdecimal():
        return (
            f"{quoted(short)} is a decimal number; write 0x and hex digits, or {names.SEROUSSI}{short[:9]} for a "
            + (f"polynomial of degree {short[:9]}")
        )
    if re.match(r"[0-9][^x]*,|[0-9.-]+,", short):
        wrong = next(part for part in short.split(",") if not part.isdecimal())
        return f"{quoted(wrong)} is not an exponent; write whole numbers such as 255,82,0"
    if "+" in short or re.match(r"[0-9]*\*?x\W", short):
        wrong = next(part for part in short.split("+") if not _TERM.fullmatch(part))
        return f"{quoted(wrong)} is not a term of a polynomial over GF(2); write 1, x or x^3"
    every = [name for entry in names.named().values() for name in (entry.name, *entry.aliases)]
    known = ", ".join((*names.named(), f"{names.SEROUSSI}M"))
    return f"{quoted(text)} is not a name ({known}), a polynomial ({FORMS}) or a file{nearest(short, every)}"


def _squeezed(text: str) -> str:
    return "".join(text.split()).lower()


def _from_exponents(exponents: list[int], what: str) -> int:
    for e in exponents:
        if not 0 <= e <= MAX_DEGREE:
            raise ModulusError(f"{what}: an exponent must be 0 to {MAX_DEGREE} (got {shown(e)})", got=e, max=MAX_DEGREE)
    if len(set(exponents)) < len(exponents):
        twice = next(e for i, e in enumerate(exponents) if e in exponents[:i])
        raise UsageError(f"{what}: the exponent {twice} occurs twice; over GF(2) the two terms cancel", got=twice)
    return sum(1 << e for e in exponents)
