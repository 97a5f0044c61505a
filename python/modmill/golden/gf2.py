"""Polynomials over GF(2) on plain integers, and arithmetic modulo one of them: fields GF(2^m) and rings GF(2)[x] / N.

Bit i of an integer is the coefficient of x^i, so addition is ^. N is a polynomial of degree m >= 1; an element has
degree below m. Nothing here is quick: at 8192 bits a product takes milliseconds, a test of irreducibility minutes.

>>> N = from_terms([8, 4, 3, 1, 0])  # the field of AES
>>> hex(mul(N, 0x57, 0x83)), hex(inverse(N, 0x53)), trace(N, 0x20)
('0xc1', '0xca', 1)
>>> is_irreducible(N), smallest_irreducible(8) == N
(True, True)
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Iterator


class NoInverse(ValueError):
    """The element has no inverse; `factor` is gcd(element, N), of degree above 0 (N itself for 0)."""

    def __init__(self, factor: int) -> None:
        super().__init__(f"the element and the modulus share the factor {factor:#x}")
        self.factor = factor


def from_terms(exponents: Iterable[int]) -> int:
    """The polynomial with these exponents; one that stands twice cancels."""
    return functools.reduce(lambda a, e: a ^ 1 << e, exponents, 0)


def terms(a: int) -> list[int]:
    """The exponents of a polynomial, highest first."""
    return [i for i in range(a.bit_length() - 1, -1, -1) if a >> i & 1]


def degree(a: int) -> int:
    """The degree; -1 for 0."""
    return a.bit_length() - 1


def product(a: int, b: int) -> int:
    """a b, not reduced: b's terms, one by one."""
    total = 0
    while b:
        top = degree(b)
        total ^= a << top
        b ^= 1 << top
    return total


def divide(a: int, n: int) -> tuple[int, int]:
    """(quotient, remainder) of a by n, which is not 0: long division."""
    quotient = 0
    while (shift := degree(a) - degree(n)) >= 0:
        a ^= n << shift
        quotient |= 1 << shift
    return quotient, a


def remainder(a: int, n: int) -> int:
    """a mod n."""
    return divide(a, n)[1]


def gcd(a: int, b: int) -> int:
    """The greatest common divisor, by Euclid."""
    while b:
        a, b = b, remainder(a, b)
    return a


def mul(n: int, a: int, b: int) -> int:
    """a b mod n."""
    return remainder(product(a, b), n)


def square(n: int, a: int) -> int:
    """a^2 mod n: squaring is linear, it moves the coefficient of x^i to x^(2 i)."""
    return remainder(int(f"{a:b}", 4), n)


def power(n: int, a: int, exponent: int) -> int:
    """a^exponent mod n, bit by bit from the top; a^0 = 1, also for a = 0. A negative exponent inverts first.

    Raises NoInverse.
    """
    if exponent < 0:
        a, exponent = inverse(n, a), -exponent
    result = remainder(1, n)
    for bit in f"{exponent:b}":
        result = square(n, result)
        if bit == "1":
            result = mul(n, result, a)
    return result


def inverse(n: int, a: int) -> int:
    """The b of degree below m with a b = 1 mod n, by the extended Euclidean algorithm.

    Raises NoInverse where gcd(a, n) is not 1.
    """
    r0, r1, t0, t1 = n, remainder(a, n), 0, 1  # r = t a mod n for both pairs
    while r1:
        quotient, rest = divide(r0, r1)
        r0, r1, t0, t1 = r1, rest, t1, t0 ^ product(quotient, t1)
    if r0 != 1:
        raise NoInverse(r0)
    return remainder(t0, n)


def trace(n: int, a: int) -> int:
    """The trace of the map b -> a b mod n over GF(2): the sum over i of the coefficient of x^i in a x^i mod n.

    In a field that is a + a^2 + a^4 + ... + a^(2^(m-1)).
    """
    total, m = 0, degree(n)
    for i in range(m):
        total ^= a >> i & 1
        a = remainder(a << 1, n)
    return total


def montgomery(n: int, a: int, b: int, r: int) -> int:
    """a b x^-r mod n for n with a constant term: r times, n makes the lowest coefficient 0 and all move down by one."""
    t = product(a, b)
    for _ in range(r):
        t = (t ^ n if t & 1 else t) >> 1
    return remainder(t, n)


def frobenius(n: int) -> Iterator[int]:
    """x^2, x^4, x^8, ... mod n without end; element number i, from 0, is x^(2^(i + 1))."""
    state = remainder(2, n)
    while True:
        state = square(n, state)
        yield state


def is_irreducible(n: int) -> bool:
    """Rabin's test: x^(2^m) = x mod n, and x^(2^(m/p)) - x has no factor in common with n, p prime.

    A polynomial of degree below 1 is not irreducible.
    """
    m = degree(n)
    if m < 1:
        return False
    maximal = {m // p for p in range(2, m + 1) if m % p == 0 and all(p % q for q in range(2, p))}
    for i, state in zip(range(1, m + 1), frobenius(n), strict=False):
        if i in maximal and gcd(state ^ remainder(2, n), n) != 1:
            return False
        if i == m:
            return state == remainder(2, n)
    raise AssertionError("unreachable: frobenius has no end")


def least_factor(n: int) -> int:
    """The least divisor of n above 1, as an integer: irreducible, of the least degree that a factor of n has.

    By trial, so for small factors only. n has degree 1 or more.
    """
    return next(f for f in itertools.count(2) if remainder(n, f) == 0)


def smallest_irreducible(m: int) -> int:
    """Seroussi's choice for degree m >= 2: x^m + x^k + 1 with the least k; where no trinomial is irreducible, the
    pentanomial x^m + x^k1 + x^k2 + x^k3 + 1 with the least k1, then k2, then k3.

    For m = 2 that is x^2 + x + 1. Slow: for small m only.
    """
    for k in range(1, m):
        if is_irreducible(found := from_terms([m, k, 0])):
            return found
    for k1 in range(3, m):
        for k2 in range(2, k1):
            for k3 in range(1, k2):
                if is_irreducible(found := from_terms([m, k1, k2, k3, 0])):
                    return found
    raise ValueError(f"there is no irreducible polynomial of three or five terms and degree {m}")
