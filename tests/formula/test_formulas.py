"""Formulas on numbers: against the golden models of their jobs, hashlib, and the curves' own laws."""

from __future__ import annotations

import hashlib
import json
import random

import pytest

from modmill.errors import UsageError
from modmill.formula import library
from modmill.formula.ed25519 import COFACTORED, COORDINATES, RULES, root_power
from modmill.formula.edwards import mixed_addition
from modmill.formula.element import Number, below, equal, rotate, select
from modmill.formula.formula import Formula
from modmill.formula.library import FORMULAS, find
from modmill.formula.operation import BIT, RESIDUE, FormulaError, Type
from modmill.formula.sha512 import STATE
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from modmill.golden import bls12, ed25519, isogeny, isogeny_walk
from tests.support import ROOT

P, CURVE = ed25519.P, bls12.BLS12_377
Affine = tuple[int, int]


def affine(x: int, y: int, z: int, p: int) -> Affine:
    inverse = pow(z, -1, p)
    return x * inverse % p, y * inverse % p


def encoded(data: bytes) -> tuple[int, int]:
    number = int.from_bytes(data, "little")
    return number & (1 << 255) - 1, number >> 255


def test_a_point_of_bls12_377_is_added() -> None:
    """Random multiples, also of Z and T; equal points, opposite ones and the neutral one."""
    p, form = CURVE.p, CURVE.edwards
    assert form is not None
    rng, half = random.Random(1), pow(2, -1, CURVE.p)
    points: list[Affine] = [(0, 1), form.generator]
    while len(points) < 12:
        points.append(bls12.add_edwards(CURVE, rng.choice(points), form.generator))
    points += [(-x % p, y) for x, y in points[1:4]]
    for a in points:
        for b in points:
            z = rng.randrange(1, p)
            given = {"x": a[0] * z % p, "y": a[1] * z % p, "z": z, "t": a[0] * a[1] * z % p}
            given |= {"minus": (b[1] - b[0]) * half % p, "plus": (b[1] + b[0]) * half % p}
            given |= {"dt": form.d * b[0] * b[1] % p}
            found = find("mixed_addition").run(given)
            assert affine(found["x3"], found["y3"], found["z3"], p) == bls12.add_edwards(CURVE, a, b)
            assert found["t3"] * found["z3"] % p == found["x3"] * found["y3"] % p
            assert find("signed_addition").run(given | {"negated": 0}) == found
            found = find("signed_addition").run(given | {"negated": 1})
            opposite = (-b[0] % p, b[1])
            assert affine(found["x3"], found["y3"], found["z3"], p) == bls12.add_edwards(CURVE, a, opposite)
            assert found["t3"] * found["z3"] % p == found["x3"] * found["y3"] % p


def added(a: Affine, b: Affine, z: int = 1) -> dict[str, int]:
    """The mixed addition on BLS12-377."""
    p, form, half = CURVE.p, CURVE.edwards, pow(2, -1, CURVE.p)
    assert form is not None
    given = {"x": a[0] * z % p, "y": a[1] * z % p, "z": z, "t": a[0] * a[1] * z % p}
    given |= {"minus": (b[1] - b[0]) * half % p, "plus": (b[1] + b[0]) * half % p}
    return find("mixed_addition").run(given | {"dt": form.d * b[0] * b[1] % p})


def multiple(k: int, a: Affine) -> tuple[int, int, int]:
    """k P by the mixed addition alone, a point of odd order: X, Y and Z, k from 1 on."""
    point = {"x3": a[0], "y3": a[1], "z3": 1}
    for bit in bin(k)[3:]:
        plain = affine(point["x3"], point["y3"], point["z3"], CURVE.p)
        point = added(plain, plain)
        if bit == "1":
            point = added(affine(point["x3"], point["y3"], point["z3"], CURVE.p), a)
    return point["x3"], point["y3"], point["z3"]


def test_the_mixed_addition_is_complete_on_the_subgroup_of_prime_order() -> None:
    """Neutral, equal and opposite points and others, with Z and T of any scale: Z3 is never 0; 7 products, 6 sums."""
    form, p = CURVE.edwards, CURVE.p
    assert form is not None
    base = form.generator
    x, y, z = multiple(CURVE.r, base)
    assert x == 0 and y == z != 0, "the generator has the prime order r"
    points: list[Affine] = [(0, 1), base]
    points += [affine(*multiple(k, base), p) for k in (2, 3, 4, CURVE.r - 2, CURVE.r - 1, (CURVE.r + 1) // 2, 2**200)]
    points += [(-x % p, y) for x, y in points]
    rng = random.Random(7)
    for a in points:
        for b in points:
            found = added(a, b, rng.randrange(1, p))
            assert found["z3"] != 0
            assert affine(found["x3"], found["y3"], found["z3"], p) == bls12.add_edwards(CURVE, a, b)
    assert simplify(trace(find("mixed_addition"))).counts() == find("mixed_addition").published == {"M": 7, "A": 6}


def test_the_eight_partners_without_a_sum_have_even_order() -> None:
    """All Q with d x1 x2 y1 y2 = 1 or -1: 2 Q has the coordinates of 2 P up to signs, but Q is neither P nor -P.

    So 2 Q is 2 P or -2 P, in which case Q = P or -P if its order were odd, or one of them and (0, -1), of order 2.
    """
    p, form = CURVE.p, CURVE.edwards
    assert form is not None
    a, root, i = form.generator, _root(form.d, p), _root(p - 1, p)
    x, y = (pow(root * c, -1, p) for c in a)
    partners = [(y, x), (-y % p, x), (i * x % p, i * y % p), (-i * x % p, i * y % p)]
    partners += [(-u % p, -v % p) for u, v in partners]
    doubled = bls12.add_edwards(CURVE, a, a)
    for u, v in partners:
        assert (-u * u + v * v - 1 - form.d * u * u * v * v) % p == 0
        assert added(a, (u, v))["z3"] == 0
        twice = bls12.add_edwards(CURVE, (u, v), (u, v))
        assert all((s - t) * (s + t) % p == 0 for s, t in zip(twice, doubled, strict=True))
        assert (u, v) not in (a, (-a[0] % p, a[1]))


def test_an_exceptional_sum_on_bls12_377_is_told_by_z() -> None:
    """d is a square, so there are points T of order 2 or 4 with P + (P + T) undefined: then Z3 is 0 (X3 or Y3 too)."""
    p, form = CURVE.p, CURVE.edwards
    assert form is not None
    x, y = form.generator
    # d x1 y1 x2 y2 = -1 for the point with x2 = 1 / (sqrt(d) x1), y2 = -1 / (sqrt(d) y1), if it is on the curve.
    root = next(r for r in (_root(form.d, p),))
    u, v = pow(root * y, -1, p), -pow(root * x, -1, p) % p
    assert (-u * u + v * v - 1 - form.d * u * u * v * v) % p == 0 and form.d * x * y * u * v % p == p - 1
    half = pow(2, -1, p)
    given = {"x": x, "y": y, "z": 1, "t": x * y % p, "minus": (v - u) * half % p, "plus": (v + u) * half % p}
    assert find("mixed_addition").run(given | {"dt": form.d * u * v % p})["z3"] == 0


def _root(a: int, p: int) -> int:
    """A square root modulo p by Cipolla's method."""
    t = next(t for t in range(2, 1000) if pow(t * t - a, (p - 1) // 2, p) == p - 1)
    x, y, e, w = (1, 0), (t, 1), (p + 1) // 2, (t * t - a) % p

    def times(s: Affine, r: Affine) -> Affine:
        return (s[0] * r[0] + s[1] * r[1] * w) % p, (s[0] * r[1] + s[1] * r[0]) % p

    while e:
        if e & 1:
            x = times(x, y)
        y, e = times(y, y), e >> 1
    assert x[0] * x[0] % p == a
    return x[0]


def test_points_of_edwards25519_are_added_and_doubled() -> None:
    rng = random.Random(2)
    points = [ed25519.multiply(rng.randrange(1 << 64), ed25519.BASE) for _ in range(6)]
    points += ed25519.small_order_points()
    for a in points:
        doubled = find("edwards_double").run(dict(zip("xyz", a, strict=False)))
        assert ed25519.is_equal(tuple(doubled[f"{n}3"] for n in "xyzt"), ed25519.add(a, a))  # type: ignore[arg-type]
        for b in points:
            names = [f"{n}{i}" for i in (1, 2) for n in "xyzt"]
            found = find("edwards").run(dict(zip(names, (*a, *b), strict=True)), P)
            assert ed25519.is_equal(tuple(found[f"{n}3"] for n in "xyzt"), ed25519.add(a, b))  # type: ignore[arg-type]


def encodings() -> list[bytes]:
    rng = random.Random(3)
    found = [ed25519.encode(ed25519.multiply(k, ed25519.BASE)) for k in (1, 2, 5, ed25519.L - 1)]
    found += ed25519.SMALL_ORDER_ENCODINGS
    found += [(value | sign << 255).to_bytes(32, "little") for value in (2, P - 1, P, P + 1, P + 18) for sign in (0, 1)]
    return found + [rng.randbytes(32) for _ in range(20)]


@pytest.mark.parametrize("data", encodings(), ids=bytes.hex)
def test_decompression_has_the_verdict_of_the_golden_model(data: bytes) -> None:
    y, sign = encoded(data)
    found = find("decompress").run({"y": y, "sign": sign})
    point = ed25519.decode(data, canonical=False)
    assert bool(found["exists"]) == (point is not None)
    if point is not None:
        assert (found["x"], found["y_reduced"]) == point[:2]
        assert bool(found["is_canonical"]) == (ed25519.decode(data, canonical=True) is not None)


def prepared(rule: str, key: bytes, commitment: bytes, scalar: bytes) -> dict[str, int]:
    names = ("key", "commitment", "scalar")
    given: dict[str, int] = {}
    for name, data, top in zip(
        names, (key, commitment, scalar), ("key_sign", "commitment_sign", "scalar_top"), strict=True
    ):
        given[name], given[top] = encoded(data)
    given |= dict(zip(("strict", "wants_canonical", "cofactored"), RULES[rule], strict=True))
    return find("prepare").run(given)


def uncached(found: dict[str, int], name: str) -> tuple[int, int, int, int]:
    """The point of an entry, after its four coordinates were found to agree."""
    minus, plus, dt, z2 = (found[f"{name}_{c}"] for c in COORDINATES)
    half = pow(2, -1, P)
    x, y, z, t = (plus - minus) * half % P, (plus + minus) * half % P, z2 * half % P, dt * pow(2 * ed25519.D, -1, P) % P
    assert x * y % P == z * t % P and z
    return x, y, z, t


def test_preparation_gives_the_table_of_a_multiplication() -> None:
    """Beside the golden model, on encodings of all sorts, low order and R = A, R = -A among them."""
    rng = random.Random(4)
    samples = rng.sample(encodings(), 12)
    base = ed25519.encode(ed25519.BASE)
    mirrored = bytes([*base[:31], base[31] ^ 0x80])
    pairs = [*zip(samples, reversed(samples), strict=True), (base, base), (base, mirrored)]
    for key, commitment in pairs:
        found = prepared("zip215", key, commitment, bytes(32))
        a, r = (ed25519.decode(data, canonical=False) for data in (key, commitment))
        assert found["state"] == COFACTORED + (2 if a is None else 3 if r is None else 0)
        if a is not None and r is not None:
            minus_a, minus_r = ed25519.negate(a), ed25519.negate(r)
            expected = {
                "a": minus_a,
                "r": minus_r,
                "sum": ed25519.add(minus_a, minus_r),
                "apart": ed25519.add(minus_a, r),
            }
            for name, point in expected.items():
                assert ed25519.is_equal(uncached(found, name), point), name
            assert found["a_z2"] == found["r_z2"] == 2


@pytest.mark.parametrize("rule", ed25519.RULES)
@pytest.mark.parametrize("file", ["edge", "small_order"])
def test_preparation_has_the_verdict_of_every_rule_up_to_the_equation(rule: str, file: str) -> None:
    """All edge cases and a part of the 196 pairs; what is left has a verdict of the equation."""
    cases = json.loads((ROOT / f"python/modmill/_vectors/sigverify/{file}.json").read_text("utf-8"))["cases"]
    seen = set()
    for case in cases[:: 1 if file == "edge" else 5]:
        key, signature = (bytes.fromhex(case[name][2:]) for name in ("key", "signature"))
        if (len(key), len(signature)) != (32, 64):
            continue
        state, expected = prepared(rule, key, signature[:32], signature[32:])["state"], case["verdicts"][rule]
        number = state % COFACTORED
        assert state - number == COFACTORED * RULES[rule][2]
        assert ed25519.VERDICTS[number] == expected if number else expected in ("accepted", "equation"), case["id"]
        seen.add(number)
    own = {"strict": {4, 5, 6}, "rfc8032": {6}}.get(rule, {3})
    assert file != "edge" or seen == {0, 1, 2} | own


def test_the_scalar_of_a_signature_is_below_the_order() -> None:
    base = ed25519.encode(ed25519.BASE)
    for scalar in (0, ed25519.L - 1, ed25519.L, ed25519.L + 1, 2**253, 2**255 - 1, 2**255, 2**255 + 5, 2**256 - 1):
        found = prepared("strict", base, base, scalar.to_bytes(32, "little"))
        assert found["state"] == int(scalar >= ed25519.L)


def test_the_chain_of_the_root_has_its_exponent() -> None:
    for value in (0, 1, 2, P - 1, 12345):
        power = root_power(Number(value, RESIDUE, P))
        assert isinstance(power, Number) and power.value == pow(value, (P - 5) // 8, P)


def test_a_ladder_of_steps_is_x25519() -> None:
    """RFC 7748, section 5.2, first vector."""
    scalar = bytes.fromhex("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4")
    u = bytes.fromhex("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c")
    out = "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"
    k = int.from_bytes(scalar, "little") & ~7 & (1 << 255) - 1 | 1 << 254
    x1 = int.from_bytes(u, "little") & (1 << 255) - 1
    x2, z2, x3, z3, last = 1, 0, x1, 1, 0
    for t in range(254, -1, -1):
        bit = k >> t & 1
        given = {"x1": x1, "x2": x2, "z2": z2, "x3": x3, "z3": z3, "swap": bit ^ last}
        x2, z2, x3, z3 = find("ladder_step").run(given).values()
        last = bit
    if last:
        x2, z2 = x3, z3
    assert (x2 * pow(z2, -1, P) % P).to_bytes(32, "little").hex() == out


@pytest.mark.parametrize("name", ["p14", "p89", "p1506"])
def test_isogenies_are_those_of_the_golden_model(name: str) -> None:
    p, rng = isogeny.load(name).p, random.Random(5)
    for values in ([0] * 5, [1] * 5, [p - 1] * 5, *([rng.randrange(p) for _ in range(5)] for _ in range(5))):
        x, z, *k = values
        found = find("isogeny_double").run({"x": x, "z": z, "a24": k[0], "c24": k[1]}, p)
        assert tuple(found.values()) == isogeny_walk.double(p, (k[0], k[1]), (x, z))
        found = find("isogeny_construct").run({"x": x, "z": z}, p)
        curve, constants = isogeny_walk.construct(p, (x, z))
        assert tuple(found.values()) == (*curve, *(c % p for c in constants))
        found = find("isogeny_evaluate").run({"x": x, "z": z, "k1": k[0], "k2": k[1], "k3": k[2]}, p)
        assert tuple(found.values()) == isogeny_walk.evaluate(p, (k[0], k[1], k[2]), (x, z))


def test_two_dual_steps_are_those_of_an_evaluation() -> None:
    p, rng = isogeny.load("p89").p, random.Random(6)
    for _ in range(5):
        x, z, a1, a2 = (rng.randrange(p) for _ in range(4))
        found = find("isogeny_back").run({"x": x, "z": z, "a1": a1, "a12": 4 * a1 * a2 % p}, p)
        for a in (a1, a2):
            s, d = (x + z) ** 2, (x - z) ** 2
            x, z = s % p, a * (s - d) % p
        assert found["x2"] * z % p == x * found["z2"] % p


def fraction(value: int, root: int) -> int:
    """The first 64 bits behind the point of the square (2) or cube (3) root of a number."""
    low, high = 0, value << 64
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**root <= value << 64 * root else (low, middle)
    return low % (1 << 64)


def test_forty_round_pairs_are_sha512() -> None:
    primes = [n for n in range(2, 410) if all(n % d for d in range(2, n))]
    k = [fraction(prime, 3) for prime in primes[:80]]
    for message in (b"abc", b"", b"a" * 111):
        block = (message + b"\x80").ljust(120, b"\0") + (8 * len(message)).to_bytes(8, "big")
        w = [int.from_bytes(block[i : i + 8], "big") for i in range(0, 128, 8)]
        for t in range(16, 80):
            given = {"w16": w[t - 16], "w15": w[t - 15], "w7": w[t - 7], "w2": w[t - 2]}
            w.append(find("sha512_schedule").run(given)["w"])
        first = state = [fraction(prime, 2) for prime in primes[:8]]
        for t in range(0, 80, 2):
            given = dict(zip(STATE, state, strict=True))
            given |= {"w0": w[t], "w1": w[t + 1], "k0": k[t], "k1": k[t + 1]}
            state = list(find("sha512_pair").run(given).values())
        digest = b"".join(((a + b) % (1 << 64)).to_bytes(8, "big") for a, b in zip(first, state, strict=True))
        assert digest == hashlib.sha512(message).digest()


def test_a_polynomial() -> None:
    assert find("horner").run({"x": 3, "c0": 1, "c1": 2, "c2": 0, "c3": 5, "c4": 7}, 97) == {"y": 709 % 97}


@pytest.mark.parametrize("name", FORMULAS)
def test_every_formula_runs_on_zeros_and_says_where_it_is_from(name: str) -> None:
    formula = find(name)
    found = formula.run(dict.fromkeys(formula.inputs, 0), formula.modulus or 97)
    assert found and formula.title


def test_plain_integers_run_through_a_formula_of_sums_and_products() -> None:
    found = mixed_addition(*(1, 2, 3, 4), *(5, 6, 7))  # type: ignore[arg-type]
    assert found["x3"] == (3 * 6 - 1 * 5) * (3 - 4 * 7)  # type: ignore[comparison-overlap]


def test_what_elements_cannot_do_is_refused() -> None:
    x, bit, word = Number(5, RESIDUE, 97), Number(1, BIT, 97), Number(5, Type(8), 97)
    for wrong in (
        lambda: x ^ x,
        lambda: word * word,
        lambda: select(x, x, x),
        lambda: select(bit, 1, 2),
        lambda: select(bit, x, word),
        lambda: equal(x, word),
        lambda: below(x, 3),
        lambda: x**0,
        lambda: x == x,
        lambda: bool(x),
        lambda: rotate(x, 3),
        lambda: Number(97, RESIDUE, 97),
        lambda: Formula("f", "", lambda x: {"y": x}).run({"x": 1}),
        lambda: Formula("f", "", lambda x: {"y": x}, types={"z": BIT}).inputs,
    ):
        with pytest.raises(FormulaError):
            wrong()
    with pytest.raises(TypeError):
        x + "1"  # type: ignore[operator]


def test_a_formula_of_ones_own_is_found_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "FORMULAS", dict(FORMULAS))
    cube = Formula("cube", "x^3", lambda x: {"y": x**3})
    library.add(cube)
    assert library.find("cube") is cube
    for wrong in (cube, Formula("Cube", "", cube.function), Formula("f", "", lambda X: {"y": X})):
        with pytest.raises(UsageError):
            library.add(wrong)
