"""ECDSA on secp256k1 by the formulas of two programs: vectors of OpenSSL, and what must be refused."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

import pytest

from modmill.formula.element import Number
from modmill.formula.library import ROUTINES, find
from modmill.formula.operation import RESIDUE
from modmill.formula.weierstrass import SECP256K1, Point, power

CASES = json.loads(Path(__file__).with_name("secp256k1_ecdsa.json").read_text("utf-8"))["cases"]


P, ORDER, BASE = SECP256K1.p, SECP256K1.order, SECP256K1.base
total, doubled = SECP256K1.total, SECP256K1.doubled


def verify(key: tuple[int, int], e: int, r: int, s: int) -> bool:
    given = {"e": e, "r": r, "s": s, "kx": key[0], "ky": key[1]}
    return bool(ROUTINES["ecdsa"].run(given)["accepted"])


def parsed(case: Mapping[str, str]) -> tuple[tuple[int, int], int, int, int]:
    """The key, the digest, r and s of a vector."""
    key = bytes.fromhex(case["key"][2:])
    assert key[0] == 4
    at = int.from_bytes(key[1:33], "big"), int.from_bytes(key[33:], "big")
    e, r, s = (int(case[name], 16) for name in ("digest", "r", "s"))
    assert sha256(bytes.fromhex(case["message"][2:])).digest() == e.to_bytes(32, "big")
    return at, e, r, s


@pytest.mark.parametrize("case", CASES)
def test_signatures_of_openssl_are_accepted_and_their_like_refused(case: Mapping[str, str]) -> None:
    key, e, r, s = parsed(case)
    assert verify(key, e, r, s)
    assert verify(key, e, r, ORDER - s), "the other s of ECDSA"
    wrong = [(key, e ^ 1, r, s), (key, e, r ^ 1, s), (key, e, r, s ^ 1), ((key[0], P - key[1]), e, r, s)]
    wrong += [(key, e, 0, s), (key, e, r, 0), (key, e, ORDER, s), (key, e, r, ORDER), (key, e, r, 2**256 - 1)]
    wrong += [((key[0], key[1] ^ 1), e, r, s), ((0, 0), e, r, s)]
    for given in wrong[:: 1 if case is CASES[0] else 4]:
        assert not verify(*given)


def test_an_x_above_the_order_matches_its_residue() -> None:
    """Such points are too rare for anybody's signatures, so the check alone, on any x / z."""
    rng, formula = random.Random(1), find("ecdsa_verdict")
    flags = {"in_range": 1, "on_curve": 1}
    for x in (ORDER, ORDER + 1, P - 1, ORDER - 1, 1, 2**200):
        z = rng.randrange(1, P)
        given = {"x": x * z % P, "z": z, "r": x % ORDER, **flags}
        assert formula.run(given)["accepted"]
        for wrong in ({"r": (x + 1) % ORDER}, {"z": 0}, {"x": x, "z": 0}, {"in_range": 0}, {"on_curve": 0}):
            assert not formula.run(given | wrong)["accepted"]


def affine(point: Point) -> tuple[int, int] | None:
    x, y, z = (c.value for c in point if isinstance(c, Number))
    return (x * pow(z, -1, P) % P, y * pow(z, -1, P) % P) if z else None


def chord(a: tuple[int, int] | None, b: tuple[int, int] | None) -> tuple[int, int] | None:
    """The sum of affine points by chord and tangent; None is the neutral one."""
    if a is None or b is None:
        return a or b
    if a[0] == b[0] and (a[1] + b[1]) % P == 0:
        return None
    slope = 3 * a[0] ** 2 * pow(2 * a[1], -1, P) if a == b else (b[1] - a[1]) * pow(b[0] - a[0], -1, P)
    x = (slope**2 - a[0] - b[0]) % P
    return x, (slope * (a[0] - x) - a[1]) % P


def test_the_formulas_are_complete() -> None:
    """Beside chord and tangent: equal, opposite and neutral points, in any coordinates."""
    points = [None, BASE, (BASE[0], P - BASE[1]), chord(BASE, BASE), chord(chord(BASE, BASE), BASE)]
    rng = random.Random(2)

    def scaled(at: tuple[int, int] | None) -> tuple[Number, Number, Number]:
        k = rng.randrange(1, P)
        x, y, z = (c * k % P for c in ((*at, 1) if at else (0, 1, 0)))
        return Number(x, RESIDUE, P), Number(y, RESIDUE, P), Number(z, RESIDUE, P)

    for a in points:
        found = doubled(scaled(a))
        assert affine(found) == chord(a, a)
        for b in points:
            found = total(scaled(a), scaled(b))
            assert affine(found) == chord(a, b)


def test_cases_for_simulations_have_both_verdicts() -> None:
    for rng in map(random.Random, range(6)):
        what, given = SECP256K1.case(rng)
        assert ROUTINES["ecdsa"].run(given) == {"accepted": int(what == "a signature")}


def test_the_power_of_the_inversion() -> None:
    for value in (1, 2, 12345, ORDER - 1):
        found = power(Number(value, RESIDUE, ORDER), ORDER - 2)
        assert isinstance(found, Number) and found.value == pow(value, -1, ORDER)
