"""The isogeny delay function over Fp and over Fp2 (De Feo, Masson, Petit, Sanso, ASIACRYPT 2019).

A curve is E_a: y^2 = x^3 - (a + 1/a) x^2 + x. All points have coordinates in Fp2 = Fp(i), i^2 = -1, of which Fp is a
part, so that one pairing serves both variants. None is the point at infinity.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

Element = tuple[int, int]
"""u + v i."""
Point = tuple[Element, Element] | None


@dataclass(frozen=True)
class Field:
    """p = f 2^n N - 1; N is the order of the points that are paired."""

    name: str
    p: int
    order: int
    cofactor: int

    def mul(self, a: Element, b: Element) -> Element:
        """a b."""
        return (a[0] * b[0] - a[1] * b[1]) % self.p, (a[0] * b[1] + a[1] * b[0]) % self.p

    def add(self, a: Element, b: Element, times: int = 1) -> Element:
        """a + times b."""
        return (a[0] + times * b[0]) % self.p, (a[1] + times * b[1]) % self.p

    def inv(self, a: Element) -> Element:
        """1 / a."""
        n = pow(a[0] * a[0] + a[1] * a[1], -1, self.p)
        return a[0] * n % self.p, -a[1] * n % self.p

    def power(self, a: Element, e: int) -> Element:
        """a^e for e >= 0."""
        result = (1, 0)
        for bit in bin(e)[2:]:
            result = self.mul(result, result)
            if bit == "1":
                result = self.mul(result, a)
        return result

    def is_square(self, a: int) -> bool:
        """True if a is a square in Fp; 0 is one."""
        return pow(a, (self.p - 1) // 2, self.p) in (0, 1)

    def root(self, a: int) -> int:
        """The square root in Fp that is a square itself."""
        return pow(a, (self.p + 1) // 4, self.p)

    def sqrt(self, a: Element) -> Element | None:
        """A square root in Fp2: the one with an even real part, or, where that is 0, an even imaginary part."""
        u, v = a
        if v == 0:
            r = (self.root(u), 0) if self.is_square(u) else (0, self.root(-u % self.p))
        else:
            norm = u * u + v * v
            if not self.is_square(norm):
                return None
            half = (u + self.root(norm)) * pow(2, -1, self.p) % self.p
            if not self.is_square(half):
                half = (half - self.root(norm)) % self.p
            r = (self.root(half), v * pow(2 * self.root(half), -1, self.p) % self.p)
        odd = (r[0] or r[1]) % 2
        return (-r[0] % self.p, -r[1] % self.p) if odd else r


def load(name: str) -> Field:
    """The field that `_params/isogeny.toml` calls `name`."""
    text = (Path(__file__).parents[1] / "_params" / "isogeny.toml").read_text("utf-8")
    (raw,) = [prime for prime in tomllib.loads(text)["prime"] if prime["name"] == name]
    order, cofactor = int(raw["N"], 16), raw["f"] << raw["n"]
    return Field(name, order * cofactor - 1, order, cofactor)


def start_for_tests(field: Field) -> int:
    """a with a + 1/a = 6 for which a and a^2 - 1 are squares: for tests only, the endomorphism ring being known."""
    two = field.root(2)
    return next(a for a in (3 + 2 * two, 3 - 2 * two) if field.is_square(a) and field.is_square(a * a - 1)) % field.p


def coefficient(field: Field, a: Element) -> Element:
    """A = -(a + 1/a)."""
    return field.mul((-1, 0), field.add(a, field.inv(a)))


def right_side(field: Field, a: Element, x: Element) -> Element:
    """x^3 + A x^2 + x."""
    return field.mul(x, field.add(field.mul(x, field.add(x, coefficient(field, a))), (1, 0)))


def lift(field: Field, a: Element, x: Element) -> Point:
    """A point with this x; ValueError where there is none over Fp2."""
    y = field.sqrt(right_side(field, a, x))
    if y is None:
        raise ValueError("no point of the curve over Fp2 has this x")
    return x, y


def slope(field: Field, a: Element, s: Point, t: Point) -> Element | None:
    """The slope of the line through two points, or of the tangent; None if it is vertical."""
    if s is None or t is None or (s[0] == t[0] and field.add(s[1], t[1]) == (0, 0)):
        return None
    if s == t:
        (x, y), three = s, field.mul((3, 0), field.mul(s[0], s[0]))
        top = field.add(field.add(three, field.mul(field.mul((2, 0), coefficient(field, a)), x)), (1, 0))
        return field.mul(top, field.inv(field.add(y, y)))
    return field.mul(field.add(t[1], s[1], -1), field.inv(field.add(t[0], s[0], -1)))


def add(field: Field, a: Element, s: Point, t: Point) -> Point:
    """s + t on E_a."""
    if s is None or t is None:
        return s or t
    m = slope(field, a, s, t)
    if m is None:
        return None
    x = field.add(field.add(field.mul(m, m), coefficient(field, a), -1), field.add(s[0], t[0]), -1)
    return x, field.add(field.mul(m, field.add(s[0], x, -1)), s[1], -1)


def multiply(field: Field, a: Element, k: int, s: Point) -> Point:
    """[k] s for k >= 0."""
    total: Point = None
    for bit in bin(k)[2:]:
        total = add(field, a, total, total)
        if bit == "1":
            total = add(field, a, total, s)
    return total


def pairing(field: Field, a: Element, s: Point, t: Point) -> Element | None:
    """The reduced Tate pairing of s, of order N, with t; None where Miller's function is 0 or has a pole at t."""

    def line(u: Point, v: Point) -> Element:
        """The function with divisor u + v - (u + v) - O, at t."""
        assert u is not None
        assert t is not None
        m, total = slope(field, a, u, v), add(field, a, u, v)
        if m is None or total is None:
            return field.add(t[0], u[0], -1)
        top = field.add(field.add(t[1], u[1], -1), field.mul(m, field.add(t[0], u[0], -1)), -1)
        return field.mul(top, field.inv(field.add(t[0], total[0], -1)))

    if s is None or t is None:
        return (1, 0)
    f, current = (1, 0), s
    try:
        for bit in bin(field.order)[3:]:
            f, current = field.mul(field.mul(f, f), line(current, current)), add(field, a, current, current)
            if bit == "1":
                f, current = field.mul(f, line(current, s)), add(field, a, current, s)
    except ValueError:  # 1 / 0
        return None
    value = field.power(f, (field.p**2 - 1) // field.order)
    return None if value == (0, 0) else value


def digest(field: Field, role: int, message: bytes, counter: int, length: int) -> bytes:
    """`length` bytes that depend on all arguments."""
    name = field.name.encode()
    head = b"modmill/isogeny/hash/v1" + bytes([len(name)]) + name + bytes([role]) + counter.to_bytes(4, "big")
    blocks = (head + block.to_bytes(4, "big") + message for block in range(-(-length // 32)))
    return b"".join(hashlib.sha256(block).digest() for block in blocks)[:length]


INPUT, BASE, WALK = 1, 2, 3
"""Roles of a digest: the input Q, the point P, the turns of a walk."""


def candidates(field: Field, role: int, message: bytes, coordinates: int) -> Iterator[Element]:
    """Pseudorandom x, of Fp for one coordinate and of Fp2 for two."""
    size = (field.p.bit_length() + 128 + 7) // 8
    for counter in range(1 << 32):
        text = digest(field, role, message, counter, size * coordinates)
        parts = [int.from_bytes(text[i * size : (i + 1) * size], "big") % field.p for i in range(coordinates)]
        yield parts[0], parts[1] if coordinates == 2 else 0


def hash_to_curve(field: Field, variant: str, a: Element, message: bytes) -> Element:
    """x of a point Q of order N: of E_a(Fp) for the variant "fp", of E_a(Fp2) for "fp2"."""
    for x in candidates(field, INPUT, message, 2 if variant == "fp2" else 1):
        side = right_side(field, a, x)
        fits = field.sqrt(side) is not None if variant == "fp2" else field.is_square(side[0])
        point = multiply(field, a, field.cofactor, lift(field, a, x)) if fits else None
        if point is not None:
            return point[0]
    raise AssertionError


def base_point(field: Field, a: int) -> int:
    """x of a point P of order N of the twist: y is i times an element of Fp."""
    for x in candidates(field, BASE, a.to_bytes((field.p.bit_length() + 7) // 8, "big"), 1):
        fits = not field.is_square(right_side(field, (a, 0), x)[0])
        point = multiply(field, (a, 0), field.cofactor, lift(field, (a, 0), x)) if fits else None
        if point is not None:
            return point[0][0]
    raise AssertionError


@dataclass(frozen=True)
class Key:
    """The keys of a set-up: `alphas` is the evaluation key, from the first step to the last; the rest verifies."""

    field: Field
    variant: str
    start: int
    end: Element
    point: int
    image: Element
    alphas: list[Element]


def forward(field: Field, a: Element, x: Element) -> Element:
    """x of the image of a point under the isogeny with kernel (a, 0)."""
    top = field.mul(x, field.add(field.mul(a, x), (1, 0), -1))
    return field.mul(top, field.inv(field.add(x, a, -1)))


def turn(field: Field, variant: str, a: Element, *, other: bool) -> Element:
    """The curve behind the isogeny with kernel (a, 0): a' = 2 a (a + r) - 1 with r^2 = a^2 - 1.

    Over Fp, r is the root that is a square, and the other leads off the walk; over Fp2 both roots do.
    """
    square = field.add(field.mul(a, a), (1, 0), -1)
    r = (field.root(square[0]), 0) if variant == "fp" else field.sqrt(square)
    assert r is not None
    return field.add(field.mul((2, 0), field.mul(a, field.add(a, r, -1 if other else 1))), (1, 0), -1)


def set_up(field: Field, variant: str, start: int, steps: int, *, point: int | None = None, seed: bytes = b"") -> Key:
    """Walks `steps` 2-isogenies from E_start. Over Fp2 bit k of the digest of `seed` turns at step k."""
    a: Element = (start, 0)
    p = base_point(field, start) if point is None else point
    image: Element = (p, 0)
    alphas = []
    for k in range(steps):
        alphas.append(a)
        image = forward(field, a, image)
        other = variant == "fp2" and bool(digest(field, WALK, seed, k // 256, 32)[k % 256 // 8] >> (k % 8) & 1)
        a = turn(field, variant, a, other=other)
    return Key(field, variant, start, a, p, image, alphas)


def kernel_point(field: Field, alphas: list[Element], end: Element) -> Element:
    """x of a point K of order 2^m on the first curve of a walk of m steps that generates the walk's kernel.

    The dual walk takes the points of order 2^m of the last curve, which has (p + 1)^2 points over Fp2, to that kernel.
    The first x = 2 + i, 3 + i, ... for which 2^(m-1) K = (a, 0), a the first of `alphas`. It takes 2^m | p + 1.
    """
    first, m = alphas[0], len(alphas)
    for u in range(2, field.p):
        if field.sqrt(right_side(field, end, (u, 1))) is None:
            continue
        point = multiply(field, end, (field.p + 1) >> m, lift(field, end, (u, 1)))
        if point is None:
            continue
        x, z = back(field, alphas, point[0])
        if z == (0, 0) or x == (0, 0):
            continue
        x = field.mul(x, field.inv(z))
        last = multiply(field, first, 1 << (m - 1), lift(field, first, x))
        if last is not None and last[0] == first:
            return x
    raise AssertionError


def back(field: Field, alphas: list[Element], x: Element) -> tuple[Element, Element]:
    """X : Z of the image of a point under the dual of a walk."""
    z = (1, 0)
    for a in reversed(alphas):
        plus, minus = field.add(x, z), field.add(x, z, -1)
        s, d = field.mul(plus, plus), field.mul(minus, minus)
        x, z = s, field.mul(a, field.add(s, d, -1))
    return x, z


def evaluate(key: Key, q: Element) -> int | None:
    """x of the output for an input point with this x; None where it is the point at infinity."""
    field = key.field
    x, z = back(field, key.alphas, q)
    if z == (0, 0):
        return None
    x = field.mul(x, field.inv(z))
    if key.variant == "fp2":
        # the trace R + pi(R); with -R for R it is the negative, which has the same x
        r = lift(field, (key.start, 0), x)
        assert r is not None
        total = add(field, (key.start, 0), r, ((x[0], -x[1] % field.p), (r[1][0], -r[1][1] % field.p)))
        if total is None:
            return None
        x = total[0]
    assert x[1] == 0
    return x[0]


def verify(key: Key, q: Element, out: int) -> bool:
    """True if `out` is the output for q; uses no alphas."""
    field, start = key.field, (key.start, 0)
    p = field.p
    if not (0 <= out < p and 0 <= q[0] < p and 0 <= q[1] < p) or (key.variant == "fp" and q[1]):
        return False
    side = right_side(field, key.end, q)
    if not field.is_square(right_side(field, start, (out, 0))[0]):
        return False
    if field.sqrt(side) is None or (key.variant == "fp" and not field.is_square(side[0])):
        return False
    output, given = lift(field, start, (out, 0)), lift(field, key.end, q)
    if multiply(field, start, field.order, output) or multiply(field, key.end, field.order, given):
        return False
    left = pairing(field, start, output, lift(field, start, (key.point, 0)))
    right = pairing(field, key.end, given, lift(field, key.end, key.image))
    if left is None or right is None or left == (1, 0):
        return False
    if key.variant == "fp2":
        right = field.mul(right, right)
    return left in (right, field.inv(right))
