"""The chain of Itoh and Tsujii: 1 / a = a^(2^m - 2) in m - 1 squares and few products."""

from __future__ import annotations

from typing import NamedTuple


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
