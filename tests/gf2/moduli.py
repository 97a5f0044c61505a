"""The moduli and elements that every engine is tried with."""

from __future__ import annotations

import functools
import random

import flint

from modmill.gf2 import Modulus, named
from modmill.golden import gf2 as golden

BOUNDARIES = (63, 64, 65, 127, 128, 129, 191, 192, 193, 255, 256, 257, 511, 512, 513, 1023, 1024, 1025, 2047, 2049)


def dense(degree: int) -> int:
    """A polynomial with a constant term and about half of all terms, fixed by its degree; irreducible or not."""
    return 1 << degree | random.Random(f"dense {degree}").getrandbits(degree) | 1


def far(degree: int) -> int:
    """A trinomial of that degree whose second term is well below the first: what folding takes; irreducible or not."""
    return golden.from_terms([degree, max(degree // 3, 1), 0])


NAMED = {name: field.poly for name, field in named().items()}
DENSE = {f"dense-{m}": dense(m) for m in BOUNDARIES}
SPARSE = {f"far-{m}": far(m) for m in BOUNDARIES if m <= 513}
EVEN = {"even-130": dense(130) ^ 1, "even-257": far(257) ^ 1}
ALL = NAMED | DENSE | SPARSE | EVEN
FEW = ("thesis-256", "thesis-1024", "nist-b163", "nist-b571", "dense-64", "dense-257", "even-130")
"""For engines that take long to build: of each kind one or two."""


def takes(poly: int, method: str, backend: str) -> bool:
    """True if the method takes the modulus on that backend, as the tutorial says it."""
    modulus = Modulus(poly)
    terms = modulus.terms
    if method == "direct" or (method.startswith("karatsuba") and backend != "opencl"):
        return len(terms) <= 9 and len(terms) > 1 and terms[0] - terms[1] >= 64
    if method.startswith(("sos", "cios", "fios", "fips", "cihs", "montgomery")):
        return terms[-1] == 0
    return True


def edges(degree: int) -> list[int]:
    """Elements of which one is likely to find a word, a lane or a carry-over that is forgotten."""
    top = (1 << degree) - 1
    found = [0, 1, 2, top, 1 << (degree - 1), top ^ 1]
    for bit in (31, 32, 63, 64, 127, 128, degree - 2):
        if 0 <= bit < degree:
            found += [1 << bit, top >> (degree - bit)]
    return found


@functools.cache
def elements(degree: int, count: int, seed: str) -> list[int]:
    """Edge values first, then random elements."""
    rng = random.Random(f"{seed} {degree}")
    first = edges(degree)
    if seed == "b":
        first = first[::-1]
    return [*first, *(rng.getrandbits(degree) for _ in range(count))][:count]


def to_flint(value: int) -> flint.nmod_poly:
    """An integer's polynomial as FLINT has it."""
    return flint.nmod_poly([int(bit) for bit in f"{value:b}"[::-1]], 2)


def from_flint(poly: flint.nmod_poly) -> int:
    """The integer of a polynomial of FLINT's."""
    return int("".join(str(int(c)) for c in reversed(poly.coeffs())) or "0", 2)


@functools.cache
def products(poly: int, count: int) -> tuple[list[int], list[int]]:
    """(a b, a^2) of the elements with seeds "a" and "b", by FLINT."""
    n = to_flint(poly)
    degree = golden.degree(poly)
    a = [to_flint(v) for v in elements(degree, count, "a")]
    b = [to_flint(v) for v in elements(degree, count, "b")]
    return [from_flint(x * y % n) for x, y in zip(a, b, strict=True)], [from_flint(x * x % n) for x in a]
