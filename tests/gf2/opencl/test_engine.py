"""The engine's operations against the golden model, with kernels that are plain and with such as divide by a factor."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from modmill.errors import NotInvertible, UsageError
from modmill.gf2.opencl.config import Config, ConfigError
from modmill.gf2.opencl.engine import Engine
from modmill.gf2.windows import width, windows
from modmill.golden import gf2 as golden
from modmill.opencl.devices import Found
from tests.gf2.opencl.support import operands, pack, unpack

FIELD = golden.from_terms([255, 82, 0])
RING = golden.from_terms([130, 77, 5, 0])
"""Reducible: it has an even number of terms, so x + 1 divides it."""
CONFIGS = [Config("direct", vector=2), Config("cios", vector=2), Config("rns", 64), Config("barrett", items=4)]


@pytest.fixture(params=[(c, p) for c in CONFIGS for p in (FIELD, RING) if not (c.method == "direct" and p == RING)])
def made(request: pytest.FixtureRequest, device: Found) -> Engine:
    config, poly = request.param
    return Engine(poly, device.facts.key, config=config)


def test_products_and_squares(made: Engine) -> None:
    p, a, b = made.poly, operands(made.poly, 40, 1), operands(made.poly, 40, 2)
    x, y = pack(a, p), pack(b, p)
    assert unpack(made.mul(x, y)) == [golden.mul(p, s, t) for s, t in zip(a, b, strict=True)]
    assert unpack(made.mul(x, y[5:6])) == [golden.mul(p, s, b[5]) for s in a]
    assert unpack(made.mul(x[5:6], y)) == [golden.mul(p, a[5], t) for t in b]
    assert unpack(made.mul(x[:1], y[:1])) == [golden.mul(p, a[0], b[0])]
    assert unpack(made.square(x)) == [golden.square(p, s) for s in a]


@pytest.mark.parametrize("exponent", [0, 1, 2, 3, 8, 77, 1 << 20, (1 << 100) - 3])
def test_powers(made: Engine, exponent: int) -> None:
    a = operands(made.poly, 12, 3)
    assert unpack(made.pow(pack(a, made.poly), exponent)) == [golden.power(made.poly, x, exponent) for x in a]


def units(poly: int, n: int) -> list[int]:
    return [a for a in operands(poly, 4 * n, 4) if golden.gcd(a, poly) == 1][:n]


@pytest.mark.parametrize("n", [1, 2, 15, 16, 17, 150, 400])
def test_inverses_of_any_number_of_elements(made: Engine, n: int) -> None:
    a = units(made.poly, n)
    inverses = unpack(made.inv(pack(a, made.poly)))
    assert all(golden.mul(made.poly, x, y) == 1 for x, y in zip(a, inverses, strict=True))


@pytest.mark.parametrize("most", [None, 64])
def test_no_inverse_names_the_first_such_element(made: Engine, most: int | None) -> None:
    made.most = most
    a = units(made.poly, 200)
    a[170] = 0
    with pytest.raises(NotInvertible, match="element 170 has no inverse") as caught:
        made.inv(pack(a, made.poly))
    assert (caught.value.index, caught.value.factor) == (170, made.poly)
    if made.poly == RING:
        a[80] = 0b11 * random.Random(1).getrandbits(100)
        a[80] = golden.product(0b11, a[80])
        with pytest.raises(NotInvertible) as caught:
            made.inv(pack(a, made.poly))
        assert (caught.value.index, caught.value.factor) == (80, golden.gcd(a[80], RING))


def test_negative_powers(made: Engine) -> None:
    a = units(made.poly, 20)
    assert unpack(made.pow(pack(a, made.poly), -5)) == [golden.power(made.poly, x, -5) for x in a]


def test_traces(made: Engine) -> None:
    a = operands(made.poly, 60, 5)
    assert made.trace(pack(a, made.poly)).tolist() == [golden.trace(made.poly, x) for x in a]


def test_what_an_engine_says_of_itself(device: Found) -> None:
    made = Engine(FIELD, device.facts.key, "cios")
    assert (made.degree, made.words, made.backend, made.method) == (255, 4, device.facts.key, "cios")
    assert device.facts.name in made.why
    assert made.runtime.build_seconds > 0
    assert made.runtime.memory_bytes > 0
    assert made.config.method == "cios"


def test_inputs_stay_as_they_are(made: Engine) -> None:
    a = pack(units(made.poly, 30), made.poly)
    before = a.copy()
    for result in (made.mul(a, a), made.square(a), made.pow(a, 1), made.pow(a, 9), made.inv(a)):
        result[:] = 0
    assert (a == before).all()


@pytest.mark.parametrize("kind", ["read-only", "memory-mapped"])
def test_inputs_may_be_read_only(made: Engine, kind: str, tmp_path: Path) -> None:
    a = pack(units(made.poly, 2 * made.plan.grain), made.poly)
    if kind == "memory-mapped":
        np.save(tmp_path / "a.npy", a)
        fixed = np.load(tmp_path / "a.npy", mmap_mode="r")
    else:
        fixed = a.copy()
        fixed.flags.writeable = False
    for operation in (lambda x: made.mul(x, x), made.square, lambda x: made.pow(x, 9), made.inv, made.trace):
        assert (operation(fixed) == operation(a)).all()
    assert (fixed == a).all()


@pytest.mark.parametrize(
    ("array", "message"),
    [
        (np.zeros((3, 5), np.uint64), r"a must be uint64 of shape \(n, 4\) \(got uint64 of shape \(3, 5\)\)"),
        (np.zeros(4, np.uint64), r"of shape \(4,\)"),
        (np.zeros((3, 4), np.int64), "got int64"),
        (
            np.array([[1, 0, 0, 0], [0, 0, 0, 1 << 63]], np.uint64),
            "element 1 of a has degree 255; it must be below 255",
        ),
    ],
)
def test_wrong_arrays_are_refused(device: Found, array: np.ndarray, message: str) -> None:
    made = Engine(FIELD, device.facts.key, config=CONFIGS[0])
    with pytest.raises(UsageError, match=message):
        made.square(array)


def test_wrong_counts_and_names_are_refused(device: Found) -> None:
    made = Engine(FIELD, device.facts.key, config=CONFIGS[0])
    with pytest.raises(UsageError, match="a has 3 elements and b has 2"):
        made.mul(np.zeros((3, 4), np.uint64), np.zeros((2, 4), np.uint64))
    with pytest.raises(UsageError, match="degree 2 or more \\(got 1\\)"):
        Engine(2, device.facts.key)
    with pytest.raises(ConfigError, match="no method 'fastest'"):
        Engine(FIELD, device.facts.key, "fastest")


def test_a_result_into_an_array_of_the_caller(device: Found) -> None:
    made = Engine(FIELD, device.facts.key, config=CONFIGS[0])
    a = pack(operands(FIELD, 20, 7), FIELD)
    out = np.empty_like(a)
    assert made.mul(a, a, out) is out
    assert (out == made.square(a)).all()
    for wrong, reason in ((a, "share memory"), (out[:3], "of shape"), (np.empty((20, 4), np.int64), "got int64")):
        with pytest.raises(UsageError, match=reason):
            made.square(a, wrong)  # pyright: ignore[reportArgumentType]


def test_arrays_that_are_not_contiguous(device: Found) -> None:
    made = Engine(FIELD, device.facts.key, config=CONFIGS[0])
    a = operands(FIELD, 20, 6)
    assert unpack(made.square(pack(a, FIELD)[::2])) == [golden.square(FIELD, x) for x in a[::2]]


@pytest.mark.parametrize("exponent", [1, 2, 3, 5, 0b1011001, 255, 256, (1 << 64) - 1, 1 << 200, 3**150])
@pytest.mark.parametrize("most", [1, 2, 3, 4])
def test_windows_make_the_exponent(exponent: int, most: int) -> None:
    made = 0
    for squarings, power in windows(exponent, most):
        assert power == 0 or (power % 2 == 1 and power < 1 << most)
        made = (made << squarings) + power
    assert made == exponent
    assert width(exponent.bit_length()) <= 4
