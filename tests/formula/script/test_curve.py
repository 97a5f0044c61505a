"""Programs in the style of RFC 8032, traced as they stand: their circuits give what Python gives."""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from modmill.formula.parameters import ED25519_P as P
from modmill.formula.script.script import script
from modmill.golden import ed25519
from tests.formula.script.programs import CLASSES, TOY, TUPLES, agree, toy, written

WORDS = {"y": 255, "sign": 1}
MULTIPLES = [
    # 1 B to 5 B, RFC 8032's encoding.
    "5866666666666666666666666666666666666666666666666666666666666666",
    "c9a3f86aae465f0e56513864510f3997561fa2c9e85ea21dc2292309f3cd6022",
    "d4b4f5784868c3020403246717ec169ff79e26608ea126a1ab69ee77d1b16712",
    "2f1132ca61ab38dff00f2fea3228f24c6c71d58085b80e47e19515cb27e8d047",
    "edc876d6831fd2105d0b4389ca2e283166469289146e2ce06faefe98b22548df",
]
PUBLIC_KEYS = [
    # RFC 8032, section 7.1, tests 1 to 3, SHA(abc).
    "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
    "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
    "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
    "ec172b93ad5e563f4932c70e1245034c35467ef2efd4d64ebf819683467e2bf2",
]
EDGES = sorted({0, 1, 2, P - 2, P - 1, P, P + 1, P + 18, 2**255 - 1})
"""y with and without an x, the two with x = 0, and encodings that are not canonical."""


def encodings() -> list[tuple[int, int]]:
    rng = random.Random(7)
    numbers = [int.from_bytes(bytes.fromhex(text), "little") for text in MULTIPLES + PUBLIC_KEYS]
    found = [(n & (1 << 255) - 1, n >> 255) for n in numbers]
    return found + [*itertools.product(EDGES, (0, 1))] + [(rng.randrange(P), rng.randrange(2)) for _ in range(20)]


def expected(y: int, sign: int) -> tuple[int, int] | None:
    """The point by the golden model, an independent text."""
    point = ed25519.decode((y | sign << 255).to_bytes(32, "little"), canonical=True)
    return None if point is None else (point[0] * pow(point[2], -1, P) % P, point[1] * pow(point[2], -1, P) % P)


def test_the_constant_of_the_toy_curve_is_no_square() -> None:
    assert TOY % 8 == 5 and pow(-121665 * pow(121666, -1, TOY), TOY // 2, TOY) == TOY - 1


@pytest.mark.parametrize("path", [TUPLES, CLASSES], ids=lambda path: path.stem)
def test_the_programs_run_by_themselves_and_give_the_points(path: Path) -> None:
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout.split() == MULTIPLES


def test_decompression_in_tuples() -> None:
    cases = encodings()
    found = agree(script(f"{TUPLES}:recover_x", WORDS), [{"y": y, "sign": sign} for y, sign in cases])
    whole = agree(
        script(f"{TUPLES}:point_decompress", {"encoding": 256}), [{"encoding": y | s << 255} for y, s in cases]
    )
    for (y, sign), x, decompressed in zip(cases, found, whole, strict=True):
        wanted = expected(y, sign)
        assert x == {"result_exists": wanted is not None, "result": wanted[0] if wanted else 0}
        values = (wanted[0], wanted[1], wanted[0] * wanted[1] % P) if wanted else (0, 0, 0)
        assert tuple(decompressed.values()) == (wanted is not None, *values)
    assert list(found[0]) == ["result_exists", "result"], "an output says where there is no point"
    assert list(whole[0]) == ["result_exists", "result_0", "result_1", "result_3"], "Z is always 1"


def test_decompression_in_classes() -> None:
    cases = encodings()
    found = agree(script(f"{CLASSES}:decode", WORDS), [{"y": y, "sign": sign} for y, sign in cases])
    for (y, sign), result in zip(cases, found, strict=True):
        x, t = (wanted[0], wanted[0] * wanted[1] % P) if (wanted := expected(y, sign)) else (0, 0)
        assert result == {
            "result_exists": wanted is not None,
            "result_x_x": x,
            "result_y_x": y if wanted else 0,
            "result_t_x": t,
            "raises": 0,
        }


def point(values: Iterable[int]) -> ed25519.Point:
    x, y, z, t = values
    return x, y, z, t


def extended(encoding: str, z: int) -> dict[str, int]:
    found = ed25519.decode(bytes.fromhex(encoding), canonical=True)
    assert found is not None and found[2] == 1
    return {name: value * z % P for name, value in zip("xyzt", found, strict=True)}


def test_addition_in_tuples() -> None:
    """P + Q, P + P, P + (-P), and sums with the neutral point, as the golden model gives them."""
    formula = script(f"{TUPLES}:point_add((x1, y1, z1, t1), (x2, y2, z2, t2))")
    neutral = {"x": 0, "y": 1, "z": 1, "t": 0}
    p, q, r = (extended(MULTIPLES[i], z) for i, z in ((0, 5), (1, 3), (0, 7)))
    negative = {**r, "x": P - r["x"], "t": P - r["t"]}
    pairs = [(p, q), (p, r), (p, negative), (p, neutral), (neutral, neutral), (q, negative)]
    cases = [{f"{name}{i}": pair[i - 1][name] for i in (1, 2) for name in "xyzt"} for pair in pairs]
    for (a, b), found in zip(pairs, agree(formula, cases), strict=True):
        wanted = ed25519.add(point(a.values()), point(b.values()))
        assert ed25519.is_equal(point(found.values()), wanted)
        assert found["result_0"] * found["result_1"] % P == found["result_2"] * found["result_3"] % P


def test_addition_in_classes() -> None:
    """The constructor refuses what is no point of the curve: the output `raises`."""
    call = "Point(one.make(x1), one.make(y1)) + Point(one.make(x2), one.make(y2))"
    p, q = (extended(MULTIPLES[i], 1) for i in (0, 1))
    pairs = [(p, q), (p, p), (p, {"x": P - p["x"], "y": p["y"]}), (p, {"x": 0, "y": 1}), (p, {"x": 0, "y": 2})]
    cases = [{f"{name}{i}": pair[i - 1][name] for i in (1, 2) for name in "xy"} for pair in pairs]
    found = agree(script(f"{CLASSES}:{call}"), cases)
    for (a, b), result in zip(pairs[:-1], found, strict=False):
        sum_ = ed25519.add(ed25519.affine(a["x"], a["y"]), ed25519.affine(b["x"], b["y"]))
        assert ed25519.is_equal(point(result[f"result_{name}_x"] for name in "xyzt"), sum_) and not result["raises"]
    assert found[-1] == {**dict.fromkeys(found[-1], 0), "raises": 1}


def test_equality_is_a_bit() -> None:
    p, q, r = (extended(MULTIPLES[i], z) for i, z in ((0, 5), (1, 3), (0, 7)))
    formula = script(f"{TUPLES}:point_equal((x1, y1, z1, 0), (x2, y2, z2, 0))")
    cases = [{f"{name}{i}": (a, b)[i - 1][name] for i in (1, 2) for name in "xyz"} for a, b in ((p, q), (p, r), (q, q))]
    assert agree(formula, cases) == [{"result": 0}, {"result": 1}, {"result": 1}]


@pytest.mark.parametrize(("path", "call"), [(TUPLES, "recover_x"), (CLASSES, "decode")])
def test_decompression_of_every_encoding_of_a_toy_curve(tmp_path: Path, path: Path, call: str) -> None:
    bits = TOY.bit_length()
    formula = script(f"{toy(tmp_path, path)}:{call}", {"y": bits, "sign": 1})
    assert formula.modulus == TOY
    found = agree(formula, [{"y": y, "sign": sign} for y in range(1 << bits) for sign in (0, 1)])
    # Each point once: half of the y have two x, and 1 and -1 have one.
    assert 0.4 < sum(result["result_exists"] for result in found) / len(found) < 0.6


def test_a_comparison_of_an_unreduced_number_is_the_one_that_python_makes(tmp_path: Path) -> None:
    """Without `% p` behind x2, x2 == 0 asks for y = 1 alone, and -1 passes with the wrong sign, as in the program."""
    text = TUPLES.read_text("utf-8")
    line = "x2 = (y * y - 1) * modp_inv(d * y * y + 1) % p"
    assert line in text
    path = written(tmp_path, text.replace(line, line.removesuffix(" % p")))
    found = agree(script(f"{path}:recover_x", WORDS), [{"y": y, "sign": sign} for y, sign in encodings()])
    by_case = dict(zip(encodings(), found, strict=True))
    assert by_case[1, 1]["result_exists"] == 0 and by_case[P - 1, 1] == {"result_exists": 1, "result": 0}
