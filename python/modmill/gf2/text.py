"""Elements as text: all that one array shows is in one style, decimal, hex or polynomials."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from modmill import binary_fields as names
from modmill.gf2 import convert
from modmill.gf2.elements import Elements
from modmill.gf2.modulus import MAX_SHOWN_TERMS, Modulus, polynomial

if TYPE_CHECKING:
    from numpy.typing import NDArray

SHOWN = 12
"""Larger arrays are abbreviated to EDGE elements at both ends of each axis."""
EDGE = 3
TERMS = 6
"""Polynomials of more terms are written in hex."""
DECIMAL = 1 << 16
"""Numbers up to this are written in decimal."""
DIGITS = 64
"""More hex digits are abbreviated."""


def polynomials(a: Elements) -> str:
    """The elements as sums of powers, or in hex where one of them has many terms.

    >>> from modmill import gf2
    >>> print(gf2.Field("ghash")([1, 0b1011]))
    [1, x^3 + x + 1]
    """
    values = _shown(a)
    short = all(value.bit_count() <= TERMS for value in values.flat)
    return _text(a, values, polynomial if short else _hex)


def constructor(a: Elements) -> str:
    """The array as a call of :func:`modmill.gf2.GF`, which makes it again unless it is abbreviated.

    >>> from modmill import gf2
    >>> constructor(gf2.Field("0x11b")([1, 2, 255]))
    'GF([1, 2, 255], m=8, modulus="x^8 + x^4 + x^3 + x + 1")'
    """
    values = _shown(a)
    decimal = all(value < DECIMAL for value in values.flat)
    numbers = _text(a, values, str if decimal else _hex, prefix="GF(")
    modulus = a.field.modulus
    ring = ", ring=True" if a.field.ring else ""
    return f"GF({numbers}, m={modulus.degree}, modulus={_modulus(modulus)}{ring})"


def _modulus(modulus: Modulus) -> str:
    """The modulus as an argument: its name, its terms if few, else a number."""
    if name := names.name_of(modulus.poly):
        return f'"{name}"'
    return _hex(modulus.poly) if modulus.poly.bit_count() > MAX_SHOWN_TERMS else f'"{modulus.text}"'


def _shown(a: Elements) -> NDArray[Any]:
    """The integers of an array, or of the ends of its axes where it is abbreviated."""
    words = a.words
    if a.size > SHOWN:
        for axis, length in enumerate(a.shape):
            if length > 2 * EDGE:
                # The first element again stands for those left out: NumPy prints "..." in its place.
                words = words.take([*range(EDGE), 0, *range(-EDGE, 0)], axis=axis)
    return convert.to_ints(words)


def _text(a: Elements, values: Any, style: Callable[[Any], str], prefix: str = "") -> str:
    if a.ndim == 0:
        return style(values[()])
    threshold = 0 if a.size > SHOWN else SHOWN
    return np.array2string(
        values, separator=", ", threshold=threshold, edgeitems=EDGE, formatter={"all": style}, prefix=prefix
    )


def _hex(value: int) -> str:
    digits = f"{value:x}"
    return f"0x{digits}" if len(digits) <= DIGITS else f"0x{digits[:8]}...{digits[-8:]}"
