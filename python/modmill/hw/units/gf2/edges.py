"""Elements at the ends of their range, by name."""

from __future__ import annotations

from collections.abc import Mapping

from modmill.golden import gf2


def edges(modulus: int) -> Mapping[str, int]:
    """Elements modulo N in which mistakes show.

    >>> edges(0b10011)["N - x^m"]
    3
    """
    bits = gf2.degree(modulus)
    top = (1 << bits) - 1
    return {
        "0": 0,
        "1": 1,
        "x": 2 & top,
        "x^(m-1)": 1 << bits - 1,
        "all coefficients": top,
        "N - x^m": modulus & top,
        "every second coefficient": int("01" * bits, 2) & top,
    }
