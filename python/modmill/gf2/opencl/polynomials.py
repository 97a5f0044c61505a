"""Polynomials over GF(2) as Python integers, for plans and their constants. Bit i is the coefficient of x^i."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def bits_of(poly: int) -> int:
    """m, the degree of N."""
    return poly.bit_length() - 1


def words_of(poly: int) -> int:
    """S = ceil(m / 64)."""
    return -(-bits_of(poly) // 64)


def terms_of(poly: int) -> list[int]:
    """Exponents of N's terms, highest first.

    >>> terms_of(0b100011011)
    [8, 4, 3, 1, 0]
    """
    return [i for i in range(bits_of(poly), -1, -1) if poly >> i & 1]


def sparse_of(poly: int) -> list[int] | None:
    """Exponents below x^m where N is sparse: at most nine terms, the second at least 64 below the first; else None.

    The native engine has the same rule, so both offer a method for the same moduli.

    >>> sparse_of(1 << 255 | 1 << 82 | 1), sparse_of(0b100011011)
    ([82, 0], None)
    """
    first, *rest = terms_of(poly)
    return rest if rest and len(rest) <= 8 and rest[0] + 64 <= first else None


def product(a: int, b: int) -> int:
    """a b.

    >>> bin(product(0b11, 0b11))
    '0b101'
    """
    if a.bit_count() > b.bit_count():
        a, b = b, a
    sum_ = 0
    while a:
        low = a & -a
        sum_ ^= b << low.bit_length() - 1
        a ^= low
    return sum_


def divide(a: int, n: int) -> tuple[int, int]:
    """(quotient, remainder) of a by n, n not 0."""
    size, quotient = n.bit_length(), 0
    while (shift := a.bit_length() - size) >= 0:
        quotient |= 1 << shift
        a ^= n << shift
    return quotient, a


def mul(a: int, b: int, n: int) -> int:
    """a b mod n."""
    return divide(product(a, b), n)[1]


def xgcd(a: int, n: int) -> tuple[int, int]:
    """(g, u): g = gcd(a, n), u a = g mod n."""
    u, v = 1, 0
    while n:
        q, r = divide(a, n)
        a, n, u, v = n, r, v, u ^ product(q, v)
    return a, u


def inverse(a: int, n: int) -> int:
    """1 / a mod n. Raises ValueError where a has no inverse.

    >>> inverse(0b10, 0b111) == 0b11
    True
    """
    g, u = xgcd(divide(a, n)[1], n)
    if g != 1:
        raise ValueError(f"gcd is {g:#x}")
    return divide(u, n)[1]


def traces(n: int) -> int:
    """Bit i is the trace of the multiplication by x^i modulo n, i below m: Newton's identities for N's coefficients.

    With N = x^m + e_1 x^(m-1) + ... + e_m, the power sums are s_k = k e_k + sum of e_j s_(k-j), 0 < j < k; s_0 = m.

    >>> bin(traces(0b1011))  # x^3 + x + 1: of 1, x, x^2 only 1 has trace 1
    '0b1'
    """
    m = n.bit_length() - 1
    e = int(f"{n:b}"[::-1], 2)  # bit j is e_j
    sums = m & 1
    back = 0  # bit j is s_(k-j), 0 < j < k
    for k in range(1, m):
        s = (e & back).bit_count() + k * (e >> k & 1) & 1
        sums |= s << k
        back = (back | s) << 1
    return sums


def to_words(a: int, words: int) -> NDArray[np.uint64]:
    """a as 64-bit words, lowest first."""
    return np.frombuffer(a.to_bytes(8 * words, "little"), dtype="<u8").astype(np.uint64)


def from_words(a: NDArray[np.uint64]) -> int:
    """The reverse of :func:`to_words`."""
    return int.from_bytes(np.ascontiguousarray(a, dtype="<u8").tobytes(), "little")
