"""Ed25519 on plain integers: points, signing, and the verdict of each rule on one signature.

The curve is -x^2 + y^2 = 1 + d x^2 y^2 modulo p = 2^255 - 19, with 8 L points; B is the base point, of prime order L.
A point is (X, Y, Z, T) with x = X/Z, y = Y/Z and x y = T/Z; compare points with :func:`is_equal`. A signature is the
encoding of R and 32 little-endian bytes of S; with the key A and h = SHA-512(R || A || message) mod L it should
satisfy [S]B = R + [h]A. What else is asked depends on the rule; see :func:`verify`. A few ms a signature.

>>> key = public_key(bytes(32))
>>> signature = sign(bytes(32), b"hello")
>>> [verify(rule, b"hello", signature, key) for rule in RULES]
['accepted', 'accepted', 'accepted', 'accepted']
>>> verify("strict", b"Hello", signature, key)
'equation'
"""

from __future__ import annotations

import hashlib
import itertools
import tomllib
from pathlib import Path

CURVE = tomllib.loads((Path(__file__).parents[1] / "_params" / "ed25519.toml").read_text(encoding="utf-8"))
P, D, L = (int(CURVE[name], 16) for name in ("p", "d", "order"))
COFACTOR: int = CURVE["cofactor"]
ROOT = pow(2, (P - 1) // 4, P)
"""A square root of -1: 2 is no square modulo p, and p = 5 mod 8."""

Point = tuple[int, int, int, int]
IDENTITY: Point = (0, 1, 1, 0)

RULES = ("strict", "rfc8032", "rfc8032-cofactored", "zip215")
COFACTORED = ("rfc8032-cofactored", "zip215")
CANONICAL = ("rfc8032", "rfc8032-cofactored")
VERDICTS = (
    "accepted",
    "scalar-not-reduced",
    "key-encoding",
    "commitment-encoding",
    "key-small-order",
    "commitment-small-order",
    "equation",
)


def affine(x: int, y: int) -> Point:
    """The point with these coordinates, which must satisfy the equation of the curve (not checked)."""
    return (x, y, 1, x * y % P)


BASE = affine(int(CURVE["base"]["x"], 16), int(CURVE["base"]["y"], 16))


def add(a: Point, b: Point) -> Point:
    """a + b. Complete: right for equal points, opposite ones and those of small order too, d being no square."""
    x1, y1, z1, t1 = a
    x2, y2, z2, t2 = b
    xx, yy, tt, zz = x1 * x2, y1 * y2, D * t1 * t2, z1 * z2
    e, f, g, h = (x1 + y1) * (x2 + y2) - xx - yy, zz - tt, zz + tt, yy + xx
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def negate(a: Point) -> Point:
    """-a."""
    return (-a[0] % P, a[1], a[2], -a[3] % P)


def multiply(k: int, a: Point) -> Point:
    """[k]a for k >= 0, bit by bit from the top."""
    total = IDENTITY
    for bit in bin(k)[2:]:
        total = add(total, total)
        if bit == "1":
            total = add(total, a)
    return total


def is_equal(a: Point, b: Point) -> bool:
    """True if a and b are the same point."""
    return (a[0] * b[2] - b[0] * a[2]) % P == 0 and (a[1] * b[2] - b[1] * a[2]) % P == 0


def is_small_order(a: Point) -> bool:
    """True if [8]a is the identity: a is of order 1, 2, 4 or 8."""
    return is_equal(multiply(COFACTOR, a), IDENTITY)


def encode(a: Point) -> bytes:
    """The canonical 32 bytes of a point: y below p, little-endian, and the parity of x in the top bit."""
    inverse = pow(a[2], -1, P)
    x, y = a[0] * inverse % P, a[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def decode(data: bytes, *, canonical: bool) -> Point | None:
    """The point that 32 bytes encode; None where no point has that y, (y^2 - 1) / (d y^2 + 1) being no square.

    `canonical` also refuses y >= p, and x = 0 with the sign bit set. Otherwise y is taken modulo p and the sign of 0 is
    ignored.
    """
    number = int.from_bytes(data, "little")
    sign, stated = number >> 255, number & ((1 << 255) - 1)
    y = stated % P
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT % P
    if x * x % P != square or (canonical and (stated >= P or (x == 0 and sign == 1))):
        return None
    return affine(x if x & 1 == sign else -x % P, y)


def small_order_points() -> list[Point]:
    """The eight points of order 1, 2, 4 and 8, as the multiples 0 to 7 of one of order 8."""
    for y in itertools.count(2):
        found = decode(y.to_bytes(32, "little"), canonical=True)
        if found is not None:
            generator = multiply(L, found)
            if not is_equal(multiply(4, generator), IDENTITY):
                return [multiply(k, generator) for k in range(COFACTOR)]
    raise AssertionError("unreachable: one point in eight of the curve would do")


def encodings(a: Point) -> list[bytes]:
    """Every 32 bytes that decode to this point, the canonical ones first: y + p if it fits, either sign if x = 0."""
    first = int.from_bytes(encode(a), "little")
    ys = [y for y in (first, first + P) if y >> 255 == first >> 255]
    signs = (0, 1 << 255) if a[0] == 0 else (0,)
    return [(y ^ s).to_bytes(32, "little") for s in signs for y in ys]


SMALL_ORDER_ENCODINGS = tuple(data for a in small_order_points() for data in encodings(a))
"""All 14 encodings, canonical or not, of the eight points of small order."""


def challenge(commitment: bytes, key: bytes, message: bytes) -> int:
    """h = SHA-512(R || A || message) modulo L, over the bytes as they came."""
    return int.from_bytes(hashlib.sha512(commitment + key + message).digest(), "little") % L


def verify(rule: str, message: bytes, signature: bytes, key: bytes) -> str:
    """The verdict of `rule` on a signature of 64 bytes by a key of 32: a name of :data:`VERDICTS`.

    The checks run in this order and the first that fails is named: S < L; the key decodes; R decodes (cofactored rules
    only, canonically like the key where the rule wants that); the key is not of small order and R's bytes are no
    encoding of a point of small order (`strict` only); the equation. Cofactorless rules want the canonical encoding of
    [S]B - [h]A to equal R's bytes, cofactored ones [8]([S]B - [h]A - R) = 0.

    Raises ValueError for an unknown rule.
    """
    if rule not in RULES:
        raise ValueError(f"unknown rule {rule!r} (rules: {', '.join(RULES)})")
    commitment, s = signature[:32], int.from_bytes(signature[32:], "little")
    if s >= L:
        return "scalar-not-reduced"
    a = decode(key, canonical=rule in CANONICAL)
    if a is None:
        return "key-encoding"
    r = decode(commitment, canonical=rule in CANONICAL)
    if r is None and rule in COFACTORED:
        return "commitment-encoding"
    if rule == "strict" and is_small_order(a):
        return "key-small-order"
    if rule == "strict" and commitment in SMALL_ORDER_ENCODINGS:
        return "commitment-small-order"
    should_be_r = add(multiply(s, BASE), multiply(challenge(commitment, key, message), negate(a)))
    if rule not in COFACTORED:
        holds = encode(should_be_r) == commitment
    else:
        assert r is not None
        holds = is_small_order(add(should_be_r, negate(r)))
    return "accepted" if holds else "equation"


def expand(secret: bytes) -> tuple[int, bytes]:
    """The secret scalar (bits 0 to 2 clear, bit 254 set) and the prefix that 32 secret bytes stand for."""
    digest = hashlib.sha512(secret).digest()
    return int.from_bytes(digest[:32], "little") & ((1 << 254) - 8) | 1 << 254, digest[32:]


def public_key(secret: bytes) -> bytes:
    """The encoded key of 32 secret bytes."""
    return encode(multiply(expand(secret)[0], BASE))


def sign(secret: bytes, message: bytes) -> bytes:
    """The signature that RFC 8032 gives. For test data: neither quick nor safe from observers."""
    scalar, prefix = expand(secret)
    nonce = int.from_bytes(hashlib.sha512(prefix + message).digest(), "little") % L
    commitment = encode(multiply(nonce, BASE))
    s = (nonce + challenge(commitment, public_key(secret), message) * scalar) % L
    return commitment + s.to_bytes(32, "little")
