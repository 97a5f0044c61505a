"""Moduli that anyone factors at once: proofs of false statements are made with the factors, and the modulus is refused.

The numbers and the ways to factor them are computed here with Python's integers alone.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pytest

from modmill import errors, vdf
from modmill.golden import proofs
from modmill.golden.vdf import canonical, next_prime

STEPS = 10**12
HALF = 300
RANDOM = random.Random(33)
Q = next_prime(RANDOM.getrandbits(HALF) | 1 << (HALF - 1))


def is_prime(n: int) -> bool:
    """By Fermat's test, which is enough for numbers that nobody chose."""
    return pow(3, n - 1, n) == 1


def small_primes(limit: int) -> list[int]:
    return [n for n in range(2, limit) if all(n % d for d in range(2, math.isqrt(n) + 1))]


def smooth(sign: int) -> int:
    """A prime p for which p - sign is a product of primes below 2^10, and divisible by 4."""
    primes = small_primes(1 << 10)
    while True:
        product = 4
        while product.bit_length() < HALF:
            product *= RANDOM.choice(primes)
        if is_prime(product + sign):
            return product + sign


def repeated(pattern: int, period: int) -> int:
    return next_prime(sum(pattern << k for k in range(0, HALF, period)) >> (period - HALF % period))


def fermat(n: int, multiplier: int) -> int:
    """A factor by at most 100 rounds of Fermat's method on 4 m N."""
    least = math.isqrt(4 * multiplier * n) + 1
    for x in range(least, least + 100):
        y = math.isqrt(x * x - 4 * multiplier * n)
        if y * y == x * x - 4 * multiplier * n:
            return math.gcd(x + y, n)
    return 1


def pollard(n: int) -> int:
    return math.gcd(pow(3, math.prod(p**4 for p in small_primes(1 << 10)), n) - 1, n)


def williams(n: int) -> int:
    """V_E for P = 6/5, whose P^2 - 4 is a square times -1, by doubling along the bits of E."""
    start = 6 * pow(5, -1, n) % n
    low, high = 2, start
    for bit in bin(math.prod(p**4 for p in small_primes(1 << 10)))[2:]:
        middle = (low * high - start) % n
        low, high = (middle, (high * high - 2) % n) if bit == "1" else ((low * low - 2) % n, middle)
    return math.gcd(low - 2, n)


def run_of_multiple(n: int, period: int) -> int:
    """The longest run of equal bits in the lower half of (2^w - 1)^2 N."""
    product = n * (2**period - 1) ** 2
    digits = f"{product:b}"[product.bit_length() // 2 :]
    return max(len(run) for run in digits.replace("01", "0 1").replace("10", "1 0").split())


Case = tuple[int, int, str, Callable[[int], bool]]
NEAR = next_prime(Q + RANDOM.getrandbits(120))
RATIO = next_prime(Q * 17 // 13 + RANDOM.getrandbits(90))
WEAK: dict[str, Case] = {  # p, q, the flaw, and that it is one
    "near": (NEAR, Q, "factor", lambda n: fermat(n, 1) in (NEAR, Q)),
    "ratio 17:13": (RATIO, Q, "factor", lambda n: fermat(n, 17 * 13) in (RATIO, Q)),
    "p - 1": (smooth(1), Q, "factor", lambda n: n // pollard(n) == Q),
    "p + 1": (smooth(-1), Q, "factor", lambda n: n // williams(n) == Q),
    "patterns": (repeated(0xDEADBEEF, 32), repeated(0x0B5E55ED, 32), "long-run", lambda n: run_of_multiple(n, 32) > 96),
}


def forged(p: int, q: int) -> str:
    """A proof that 7 is 5^(2^T): whoever has the factors takes any root."""
    n, order = p * q, (p - 1) * (q - 1)
    assert canonical(n, pow(5, pow(2, STEPS, order), n)) != 7
    prime = proofs.Transcript("wesolowski", n, 5, STEPS, 7).challenge_prime()
    power = 7 * pow(5, -pow(2, STEPS, prime), n) % n
    return proofs.write_file(n, 5, STEPS, "wesolowski", 7, [canonical(n, pow(power, pow(prime, -1, order), n))])


@pytest.mark.parametrize("name", WEAK)
def test_false_statements_are_refused_because_of_their_modulus(name: str) -> None:
    p, q, flaw, confirmed = WEAK[name]
    text = forged(p, q)
    assert proofs.verify_file(text), "the golden verifier checks the equations alone, and they hold"
    assert vdf.verify(text, accept_modulus=True).steps == STEPS
    with pytest.raises(errors.ModulusRefused) as refused:
        vdf.verify(text)
    assert refused.value.flaw == flaw
    if flaw == "factor":
        assert refused.value.factor == min(p, q)
    assert confirmed(p * q)
