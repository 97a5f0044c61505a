"""Repeated squaring on plain integers: the chain, its trapdoor, the rules of a statement, and primes.

The delay function is y = x^(2^T) mod N for an odd N whose factors nobody knows; T squarings, one after the other.
Times: about 1 µs a squaring at 1024 bits, so T up to 10^6 is comfortable.

>>> chain(253, 2, 10)  # the example in Rivest's text of 1999
71
>>> trapdoor(253, 2, 10, [11, 23])
71
"""

from __future__ import annotations

import hashlib
import itertools
import math
from collections.abc import Iterator, Sequence


def squarings(n: int, x: int) -> Iterator[int]:
    """x, x^2, x^4, ... mod n without end; element number i is x^(2^i)."""
    state = x % n
    while True:
        yield state
        state = state * state % n


def chain(n: int, x: int, steps: int) -> int:
    """x^(2^steps) mod n by `steps` squarings, in 0..n-1."""
    state = x % n
    for _ in range(steps):
        state = state * state % n
    return state


def trapdoor(n: int, x: int, steps: int, primes: Sequence[int]) -> int:
    """x^(2^steps) mod n, given the prime factors of a square-free n: the exponent is reduced modulo lcm(p - 1).

    Holds for every x coprime to n. Raises ValueError when the primes do not multiply to n, when one repeats, when one
    is composite (probable-prime test), or when x is not coprime to n.
    """
    if math.prod(primes) != n or len(set(primes)) != len(primes):
        raise ValueError("the factors must be distinct and multiply to the modulus")
    for index, p in enumerate(primes):
        if not is_probable_prime(p):
            raise ValueError(f"factor number {index} is not prime")
    if math.gcd(x, n) != 1:
        raise ValueError("the base is not coprime to the modulus")
    return pow(x, pow(2, steps, math.lcm(*(p - 1 for p in primes))), n)


def canonical(n: int, y: int) -> int:
    """The representative of {y, n - y} that lies in 0..(n-1)/2: an element of Z_n*/{+1, -1}."""
    y %= n
    return min(y, n - y)


def is_valid_statement(n: int, x: int, steps: int) -> bool:
    """The input rules of a statement: n odd, 1 < x < n - 1, gcd(x, n) = 1, 1 <= steps <= 2^62."""
    return n % 2 == 1 and n > 3 and 1 < x < n - 1 and math.gcd(x, n) == 1 and 1 <= steps <= 1 << 62


def hash_to_group(n: int, data: bytes) -> int:
    """The element of Z_n*/{+1, -1}, neither 0 nor 1, that the input `data` is hashed to; n is odd and at least 5.

    >>> hash_to_group(253, b"hello")
    125
    """
    return digest_to_group(n, hashlib.sha256(data).digest())


def digest_to_group(n: int, digest: bytes) -> int:
    """The element for an input whose SHA-256 is `digest`: the first candidate that may be the base of a statement."""
    return canonical(n, next(value for value in candidates(n, digest) if is_valid_statement(n, value, 1)))


def candidates(n: int, digest: bytes) -> Iterator[int]:
    """The residues modulo n that an input is hashed to, one for each counter."""
    width = -(-n.bit_length() // 8)
    fields = (b"modmill/vdf/hash-to-group/v1", n.to_bytes(width, "big"), digest)
    seed = hashlib.sha256(b"".join(len(field).to_bytes(8, "big") + field for field in fields)).digest()
    for counter in itertools.count():
        start = b"modmill/vdf/hash-to-group-block/v1" + seed + counter.to_bytes(8, "big")
        blocks = (hashlib.sha512(start + block.to_bytes(8, "big")).digest() for block in range(width // 64 + 2))
        yield int.from_bytes(b"".join(blocks)[: width + 16], "big") % n


def montgomery_square(n: int, x: int, r_bits: int) -> int:
    """(x^2 + m n) / R with R = 2^r_bits and m = -x^2 / n mod R: congruent to x^2 / R, not reduced below n.

    For x < n the result is below n (1 + n/R), which exceeds n - 1: with R = 2^1040 and 1024 bits it can be n or more.
    """
    r = 1 << r_bits
    square = x * x
    m = square * pow(-n, -1, r) % r
    return (square + m * n) >> r_bits


def next_prime(above: int) -> int:
    """The smallest probable prime greater than `above`; how LCS35's factor follows from its published seed."""
    candidate = max(above + 1, 2)
    while not is_probable_prime(candidate):
        candidate += 1
    return candidate


def is_probable_prime(n: int) -> bool:
    """Baillie-PSW: a strong test to base 2, then a strong Lucas test with Selfridge's parameters.

    No composite is known to pass, and there is none below 2^64.
    """
    if n < 2:
        return False
    for p in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        if n % p == 0:
            return n == p
    return _is_strong_base2(n) and _is_strong_lucas(n)


def _is_strong_base2(n: int) -> bool:
    twos = ((n - 1) & (1 - n)).bit_length() - 1
    power = pow(2, (n - 1) >> twos, n)
    if power in (1, n - 1):
        return True
    for _ in range(twos - 1):
        power = power * power % n
        if power == n - 1:
            return True
    return False


def jacobi(a: int, n: int) -> int:
    """The Jacobi symbol (a/n) for odd n > 0."""
    a %= n
    sign = 1
    while a:
        while a % 2 == 0:
            a //= 2
            if n % 8 in (3, 5):
                sign = -sign
        a, n = n, a
        if a % 4 == 3 and n % 4 == 3:
            sign = -sign
        a %= n
    return sign if n == 1 else 0


def _is_strong_lucas(n: int) -> bool:
    """True if n passes for D the first of 5, -7, 9, -11, ... with (D/n) = -1, P = 1, Q = (1 - D)/4."""
    if math.isqrt(n) ** 2 == n:
        return False
    d = 5
    while (symbol := jacobi(d, n)) != -1:
        if symbol == 0 and abs(d) < n:
            return False
        d = -(d + 2) if d > 0 else 2 - d
    q = (1 - d) // 4 % n
    twos = ((n + 1) & -(n + 1)).bit_length() - 1
    half = (n + 1) // 2  # the inverse of 2
    u, v, qk = 0, 2, 1  # U_0, V_0, Q^0
    for bit in bin((n + 1) >> twos)[2:]:
        u, v, qk = u * v % n, (v * v - 2 * qk) % n, qk * qk % n
        if bit == "1":
            u, v, qk = (u + v) * half % n, (d * u + v) * half % n, qk * q % n
    if u == 0 or v == 0:
        return True
    for _ in range(twos - 1):
        v, qk = (v * v - 2 * qk) % n, qk * qk % n
        if v == 0:
            return True
    return False
