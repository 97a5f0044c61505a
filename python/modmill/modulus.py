"""A modulus, however the user names it: built-in name, file, or number."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, TypedDict

from modmill import _native, params, pem
from modmill.arguments import public
from modmill.brief import brief
from modmill.errors import ModulusError, UsageError
from modmill.inputs import file_named, parse_json, short_text
from modmill.quantity import parse_int, quoted, shorten_number
from modmill.stated import GIVEN, Form, Hex
from modmill.words import nearest


class Facts(TypedDict):
    """A modulus as results state it."""

    modulus: Annotated[str, "its name"]
    bits: Annotated[int, "its size"]
    n: Annotated[Hex, "its value"]


@public
@brief
@dataclass(frozen=True, slots=True)
class Modulus:
    """An odd modulus of 3 to 8192 bits, with a name for people.

    One of fewer than 128 bits is narrow: an example for people and tests, since anyone can factor it.

    >>> m = Modulus.parse("lcs35")
    >>> m.name, m.bits, m.bytes
    ('lcs35', 2046, 256)
    >>> Modulus.parse("0x" + "f" * 32).name
    '0xffffffff...ffffffff'
    """

    n: int
    name: str = ""

    def __post_init__(self) -> None:
        if self.n < 0:
            raise ModulusError("the modulus is negative")
        _native.modulus_size(self.n)
        if not self.name:
            object.__setattr__(self, "name", name_of(self.n))

    @property
    def bits(self) -> int:
        """b with 2^(b-1) <= n < 2^b."""
        return self.n.bit_length()

    @property
    def narrow(self) -> bool:
        """True if it has fewer than 128 bits.

        >>> Modulus(253).narrow, Modulus(2**128 - 159).narrow
        (True, False)
        """
        return self.bits < _native.NARROW_BITS

    @property
    def bytes(self) -> int:
        """Bytes of the fixed-length encoding of a residue."""
        return (self.bits + 7) // 8

    def hex(self, value: int) -> str:
        """The fixed-length encoding of a residue: 0x and exactly two digits a byte of the modulus.

        >>> Modulus(2**128 - 159).hex(10)
        '0x0000000000000000000000000000000a'
        """
        return f"0x{value:0{2 * self.bytes}x}"

    def facts(self) -> Facts:
        """Name, bits and value, as results state them, so that each can be repeated."""
        return {"modulus": self.name, "bits": self.bits, "n": self.hex(self.n)}

    @classmethod
    def parse(cls, text: str, what: str = "--modulus") -> Modulus:
        """The modulus that `text` means: a built-in name, a 0x or decimal number, or the path of a file.

        A file holds one number; a JSON object with the number under ``"modulus"`` or ``"n"``; the output of ``openssl
        rsa -modulus``; or an RSA public key or a certificate in PEM.

        Raises UsageError for anything else, ModulusError if the number cannot be used as a modulus.
        """
        n, name, where = read_number(text, what)
        return cls._checked(n, where) if not name else cls(n, name)

    @classmethod
    def _checked(cls, n: int, what: str) -> Modulus:
        try:
            return cls(n)
        except ModulusError as e:
            raise ModulusError(f"{what}: {e}", **e.data) from None


StatedModulus = Annotated[Modulus, "the modulus", GIVEN, Form(Facts, lambda _, n: n.facts(), spread=True)]
"""In a result that is stated once: a modulus among its parameters."""

ModulusLike = int | str | Modulus
"""A number, whatever :meth:`Modulus.parse` takes, or a modulus."""


def as_modulus(modulus: ModulusLike) -> Modulus:
    """A modulus from whatever the caller has."""
    if isinstance(modulus, Modulus):
        return modulus
    if isinstance(modulus, str):
        return Modulus.parse(modulus, "modulus")
    if not isinstance(modulus, int):
        raise UsageError(f"modulus: must be a number, a name or a Modulus (got {type(modulus).__name__})")
    return Modulus(modulus)


def read_number(text: str, what: str = "--modulus") -> tuple[int, str, str]:
    """The number that `text` means, whatever its size, its name if it is built in, and its source, for messages.

    Decimal digits alone are a decimal number; digits of which some are a to f are hexadecimal without 0x.

    >>> read_number("0x8001")
    (32769, '', '--modulus')

    Raises UsageError if it is not a built-in name, a number, or a file with a number.
    """
    known = params.moduli()
    if text in known:
        return known[text].n, text, what
    if re.match(r"0[xX]|[0-9]+$|Modulus=", text):
        return _number(text, what), "", what
    path = file_named(text)
    if path is not None:
        return _read(path), "", f"{what} {path}"
    if len(text) >= MIN_BARE_DIGITS and _BARE_HEX.fullmatch(text):
        return _number(text, what), "", what
    names = ", ".join(known)
    raise UsageError(
        f"{what}: {quoted(text)} is not a built-in modulus ({names}), a file, or a number (0x and hex digits)"
        + nearest(text, known),
        got=text,
    )


MIN_BARE_DIGITS = 32
"""Digits that make hexadecimal without 0x a number on the command line, where a shorter word may be a mistyped name."""
_BARE_HEX = re.compile(r"[0-9a-fA-F]*[a-fA-F][0-9a-fA-F]*")


def _number(text: str, where: str, *, echo: bool = True) -> int:
    """A number as people and tools write it: on lines that may end in a backslash, and with `Modulus=` before it."""
    digits = "".join(re.sub(r"\\\s*(\n|$)", "", text).split())
    named = digits.startswith("Modulus=")
    digits = digits.removeprefix("Modulus=")
    bare = re.fullmatch(r"[0-9a-fA-F]+", digits) if named else _BARE_HEX.fullmatch(digits)
    return parse_int(f"0x{digits}" if bare else digits, where, echo=echo)


def name_of(n: int) -> str:
    """The usual name of a modulus: its built-in name, or else its digits, the middle of a long number left out.

    >>> name_of(253), name_of(2**128 - 159)
    ('0xfd', '0xffffffff...ffffff61')
    """
    for entry in params.moduli().values():
        if entry.n == n:
            return entry.name
    return shorten_number(n)


def _read(path: Path) -> int:
    text = short_text(path, "a modulus")
    if text.startswith("-----BEGIN"):
        return pem.modulus(text, str(path))
    if text.startswith("ssh-"):
        raise UsageError(f"{path}: is an SSH key; `ssh-keygen -e -m PKCS8 -f` writes it as PEM, which is read here")
    if not text.startswith("{"):
        return _number(text, str(path), echo=False)
    fields: dict[str, Any] = parse_json(text, str(path))
    for key in ("modulus", "n"):
        value = fields.get(key)
        if isinstance(value, str):
            return _number(value, f"{path}, field {key!r}", echo=False)
    raise UsageError(f'{path}: no field "modulus" or "n" that holds a number in a string')
