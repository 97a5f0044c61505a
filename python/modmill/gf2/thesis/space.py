"""Kernels of the thesis' Tables 4.2 and 4.3 as configurations of the word-serial multiplier `gf2_words`.

>>> len(list(design_points([256]))), len({str(given) for given in design_points([256, 1024])})
(20, 46)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from modmill.errors import ModmillError
from modmill.gf2 import published
from modmill.hw.interface import registry
from modmill.points import Value

UNIT = "gf2_words"
ORDERS = ("algorithm5", "sos")
"""The loops of the thesis' program, its Algorithm 5, and those of the method that it names."""
AREA_BITS = 1024
"""The size of Table 4.2."""


def design_point(row: published.Kernel, bits: int, order: str) -> dict[str, Value]:
    """The parameters of a row at a size: SWI are lanes, CU units. RWS, the work group's size, is the number of rows of
    a product, which follows from the size.

    >>> design_point(published.speeds()[0], 256, "sos")["swi"]
    4
    """
    return {
        "bits": bits,
        "word": row.word_bits,
        "order": order,
        "swi": row.simd,
        "cu": row.units,
        "unroll": row.unroll,
        "karatsuba": row.karatsuba,
    }


def design_points(sizes: Iterable[int]) -> Iterator[dict[str, Value]]:
    """The parameters of all rows, each set once, at these sizes; the rows of Table 4.2 at its own."""
    found = [
        design_point(row, bits, order)
        for bits in sizes
        for row in (*published.speeds(), *(published.areas() if bits == AREA_BITS else ()))
        for order in ORDERS
    ]
    return (dict(items) for items in dict.fromkeys(tuple(point.items()) for point in found))


def configuration(point: dict[str, Value]) -> Any:
    """The configuration of a point, or the error that says why the unit has none."""
    given = {"mbu" if name == "unroll" else name: value for name, value in point.items() if name != "bits"}
    try:
        return registry.configure(UNIT, field=f"thesis-{point['bits']}", **given)
    except ModmillError as e:
        return e
