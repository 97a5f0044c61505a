"""Chains of squares and few products: for inverses in GF(2^m) by Itoh and Tsujii, and for any power."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, TypeVar

E = TypeVar("E")


class Step(NamedTuple):
    """So many squares of what was found; then a product with a, with what the step began with, or with neither."""

    squares: int
    by_a: bool
    by_start: bool


def inversion(degree: int) -> list[Step]:
    """The steps from a to 1 / a: a^(2^n - 1) for the leading bits n of m - 1, and a square.

    >>> inversion(8)
    [Step(squares=1, by_a=False, by_start=True), Step(squares=1, by_a=True, by_start=False), \
Step(squares=3, by_a=False, by_start=True), Step(squares=1, by_a=True, by_start=False), \
Step(squares=1, by_a=False, by_start=False)]
    """
    steps, n = list[Step](), 1
    for bit in f"{degree - 1:b}"[1:]:
        steps.append(Step(n, by_a=False, by_start=True))
        n *= 2
        if bit == "1":
            steps.append(Step(1, by_a=True, by_start=False))
            n += 1
    return [*steps, Step(1, by_a=False, by_start=False)]


def power(x: E, exponent: int, times: Callable[[E, E], E]) -> E:
    """x^exponent by squares and few products, for an exponent of at least 1.

    Each run of n ones takes a product by x^(2^n - 1), which is made once by halving n. Exponents near powers of two, as
    for inverses and square roots modulo 2^255 - 19, have runs of hundreds.

    >>> power(3, 250, lambda a, b: a * b) == 3**250
    True
    """
    ones = {1: x}

    def squared(a: E, count: int) -> E:
        for _ in range(count):
            a = times(a, a)
        return a

    def run(length: int) -> E:
        if length not in ones:
            half = run(length // 2)
            whole = times(squared(half, length // 2), half)
            ones[length] = times(squared(whole, 1), x) if length % 2 else whole
        return ones[length]

    first, *others = re.findall("1+|0+", f"{exponent:b}")
    found = run(len(first))
    for bits in others:
        found = squared(found, len(bits))
        found = times(found, run(len(bits))) if bits[0] == "1" else found
    return found
