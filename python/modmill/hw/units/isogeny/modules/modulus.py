"""The moduli of the arithmetic modules: primes of the delay function, of their form, or without any form."""

from __future__ import annotations

from functools import cache
from math import isqrt

from modmill.formula.parameters import isogeny_prime

NAMED = {14: "p14", 89: "p89", 1506: "p1506"}
"""The primes of the delay function by their bits."""


@cache
def of_form(bits: int) -> tuple[int, str]:
    """The prime of so many bits that units of the special form have, and its name.

    That is the delay function's where it has one of this width. Otherwise it is c 2^n - 1 with the largest n of at most
    5/6 of the bits for which there is one, and the least odd c from 2^(k-1/2) on, where k is the bits of c: digits as
    of any number.

    >>> of_form(256)[1], of_form(256)[0] % 8, of_form(89)[1]
    ('0x5a82799a055 2^213 - 1', 7, 'p89')
    """
    if bits in NAMED:
        return isogeny_prime(NAMED[bits]), NAMED[bits]
    for n in range(max(2, 5 * bits // 6), 1, -1):
        first = isqrt(1 << 2 * (bits - n) - 1) | 1
        for c in range(first, 1 << bits - n, 2):
            found = (c << n) - 1
            if found.bit_length() == bits and probable(found):
                return found, f"{c:#x} 2^{n} - 1"
    raise AssertionError(f"no prime c 2^n - 1 of {bits} bits")


@cache
def of_no_form(bits: int) -> tuple[int, str]:
    """The least prime above 2^(bits - 1/2), and its name.

    >>> of_no_form(8)
    (191, '2^(8 - 1/2) + 10')
    """
    first = isqrt(1 << 2 * bits - 1) + 1
    found = next(p for p in range(first | 1, 1 << bits, 2) if probable(p))
    return found, f"2^({bits} - 1/2) + {found - first + 1}"


SMALL = (3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97)


def probable(p: int) -> bool:
    """True for a number that Fermat's test to base 2 does not show to be composite."""
    return all(p % q or p == q for q in SMALL) and pow(2, p - 1, p) == 1
