"""The curve of a width: edwards25519 at 255 bits, at others one for tests.

-x^2 + y^2 = 1 + d x^2 y^2 modulo a prime p = 5 mod 8, for which -1 is a square, with d not a square: so the formulas of
`point` are complete (H. Hisil, K. Wong, G. Carter, E. Dawson, ASIACRYPT 2008, section 3).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from modmill.formula.parameters import ED25519_D, ED25519_P
from modmill.golden import ed25519
from modmill.golden.vdf import is_probable_prime

Point = tuple[int, int, int, int]
"""X, Y, Z, T with x = X/Z, y = Y/Z and x y = T/Z."""
Cached = tuple[int, int, int, int]
"""Y - X, Y + X, 2 d T and 2 Z modulo p."""
IDENTITY: Point = (0, 1, 1, 0)


@dataclass(frozen=True, slots=True)
class Curve:
    """p, d and a base point."""

    p: int
    d: int
    base: Point

    def cached(self, a: Point) -> Cached:
        """A point as it is added to others."""
        x, y, z, t = a
        return (y - x) % self.p, (y + x) % self.p, 2 * self.d * t % self.p, 2 * z % self.p

    def negated(self, a: Cached) -> Cached:
        """The cached -P of a cached P."""
        return a[1], a[0], -a[2] % self.p, a[3]

    def add(self, a: Point, b: Cached) -> Point:
        """a + b, by the formula of RFC 8032, section 5.1.4."""
        x, y, z, t = a
        low, high, c, d = (y - x) * b[0], (y + x) * b[1], t * b[2], z * b[3]
        e, f, g, h = high - low, d - c, d + c, high + low
        return e * f % self.p, g * h % self.p, f * g % self.p, e * h % self.p

    def double(self, a: Point) -> Point:
        """2 a."""
        x, y, z, _ = a
        h, g = x * x + y * y, x * x - y * y
        e, f = h - (x + y) ** 2, 2 * z * z + g
        return e * f % self.p, g * h % self.p, f * g % self.p, e * h % self.p

    def affine(self, a: Point) -> Point:
        """The point with Z = 1."""
        inverse = pow(a[2], -1, self.p)
        x, y = a[0] * inverse % self.p, a[1] * inverse % self.p
        return x, y, 1, x * y % self.p

    def multiply(self, k: int, a: Point) -> Point:
        """[k]a for k >= 0."""
        total, once = IDENTITY, self.cached(a)
        for bit in bin(k)[2:]:
            total = self.double(total)
            if bit == "1":
                total = self.add(total, once)
        return total

    def is_identity(self, a: Point) -> bool:
        """True if X = 0 and Y = Z, as the unit asks."""
        return a[0] % self.p == 0 and (a[1] - a[2]) % self.p == 0


@cache
def curve_of(bits: int) -> Curve:
    """The curve over a field of so many bits.

    >>> curve_of(255).p == 2**255 - 19, 2**64 - curve_of(64).p
    (True, 59)
    """
    if bits == ED25519_P.bit_length():
        return Curve(ED25519_P, ED25519_D, ed25519.BASE)
    p = next(n for c in range(3, 1 << bits // 4, 8) if is_probable_prime(n := (1 << bits) - c))
    d = next(n for n in range(2, p) if pow(n, (p - 1) // 2, p) == p - 1)
    points = ((_root((y * y - 1) * pow(d * y * y + 1, -1, p) % p, p), y) for y in range(2, p))
    x, y = next((x, y) for x, y in points if x is not None)
    return Curve(p, d, (x, y, 1, x * y % p))


def _root(a: int, p: int) -> int | None:
    """A square root modulo p = 5 mod 8, None where there is none."""
    candidates = (pow(a, (p + 3) // 8, p) * turn % p for turn in (1, pow(2, (p - 1) // 4, p)))
    return next((r for r in candidates if r * r % p == a), None)
