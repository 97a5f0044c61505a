"""Constants in signed binary digits, for products by shifted rows."""

from __future__ import annotations

from collections.abc import Iterator


def signed_digits(number: int, bits: int | None = None) -> Iterator[tuple[int, bool]]:
    """The digits -1 and 1 of a number that is not negative, no two of them neighbours, from the lowest.

    Each is stated as its place and whether it is negative. Places from `bits` on are left out.

    >>> list(signed_digits(23)), list(signed_digits(254, 8))
    ([(0, True), (3, True), (5, False)], [(1, True)])
    """
    place = 0
    while number and (bits is None or place < bits):
        if number & 1:
            digit = 2 - (number & 3)
            yield place, digit < 0
            number -= digit
        number, place = number >> 1, place + 1
