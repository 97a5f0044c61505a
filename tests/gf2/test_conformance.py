"""Every method on every backend against FLINT, galois and the golden model; all the moduli of moduli.py."""

from __future__ import annotations

import functools
from typing import Any

import pytest

from modmill import _native, gf2
from modmill.errors import NotInvertible, UsageError
from modmill.gf2.engine import METHODS
from modmill.golden import gf2 as golden
from tests.gf2 import moduli
from tests.gf2.golden_engine import GoldenEngine
from tests.support import absent, native, require_opencl

CPU = native("binary fields")
COUNTS = (1, 7, 70, 600)
"""Array lengths: single, less than a vector, more than a slice of 64, more than one of 512."""


def require(backend: str) -> None:
    if backend == "opencl":
        require_opencl()
    elif missing := _native.backends()["binary fields"][backend]:
        absent(backend, missing)


@functools.lru_cache(maxsize=4)
def ring(name: str, backend: str, method: str) -> Any:
    return gf2.Field(moduli.ALL[name], backend, method, ring=True)


def longest(poly: int) -> int:
    """The number of elements that FLINT computes in a moment."""
    return COUNTS[-1] if poly.bit_length() <= 300 else COUNTS[2]


def products(name: str, backend: str, method: str) -> None:
    """Products, squares and broadcasting for every length, or the refusal that the modulus calls for."""
    require(backend)
    poly = moduli.ALL[name]
    if not moduli.takes(poly, method, backend):
        with pytest.raises(UsageError):
            ring(name, backend, method)
        return
    f = ring(name, backend, method)
    assert f.engine.method.startswith(method) and f.backend.startswith(backend)
    count = longest(poly)
    product, square = moduli.products(poly, count)
    a, b = (f(moduli.elements(f.degree, count, seed)) for seed in "ab")
    for n in COUNTS:
        if n <= count:
            assert (a[:n] * b[:n]).tolist() == product[:n]
            assert a[:n].square().tolist() == square[:n]
    few = a[: min(7, count)]
    for one in (0, 3, 5):
        expected = [golden.mul(poly, x, int(b[one])) for x in few.tolist()]
        assert (few * b[one]).tolist() == (b[one] * few).tolist() == expected
    assert (a[:0] * b[:0]).shape == (0,)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", moduli.ALL)
@pytest.mark.parametrize("backend", CPU)
def test_products_on_the_processor(backend: str, name: str, method: str) -> None:
    products(name, backend, method)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", moduli.FEW)
def test_products_on_a_device(name: str, method: str) -> None:
    products(name, "opencl", method)


@pytest.mark.slow
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", [name for name in moduli.ALL if name not in moduli.FEW])
def test_products_on_a_device_for_all_moduli(name: str, method: str) -> None:
    products(name, "opencl", method)


@pytest.mark.parametrize("levels", ["karatsuba:0", "karatsuba:1", "karatsuba:3", "montgomery:2", "barrett:2"])
@pytest.mark.parametrize("name", ["thesis-512", "nist-b571", "dense-257"])
@pytest.mark.parametrize("backend", CPU)
def test_levels_change_nothing(backend: str, name: str, levels: str) -> None:
    require(backend)
    if not moduli.takes(moduli.ALL[name], levels, backend):
        with pytest.raises(UsageError):
            gf2.Field(moduli.ALL[name], backend, levels, ring=True)
        return
    f = gf2.Field(moduli.ALL[name], backend, levels, ring=True)
    count = longest(f.modulus.poly)
    product, square = moduli.products(f.modulus.poly, count)
    a, b = (f(moduli.elements(f.degree, count, seed)[:70]) for seed in "ab")
    assert (a * b).tolist() == product[:70] and a.square().tolist() == square[:70]


BACKENDS = [*CPU, "opencl"]


@pytest.mark.parametrize("name", moduli.FEW)
@pytest.mark.parametrize("backend", BACKENDS)
def test_powers_traces_and_inverses(backend: str, name: str) -> None:
    require(backend)
    f = ring(name, backend, "auto")
    assert f.why
    poly, values = f.modulus.poly, moduli.elements(f.degree, 40, "a")
    a = f(values)
    for e in (0, 1, 2, 3, 255, 256, 0x1234_5678_9ABC):
        assert (a**e).tolist() == [golden.power(poly, v, e) for v in values]
    assert a.trace().tolist() == [golden.trace(poly, v) for v in values]
    good = [v for v in values if golden.gcd(v, poly) == 1]
    inverse = f(good).inv().tolist()
    assert inverse == [golden.inverse(poly, v) for v in good]
    assert (f(good) ** -3).tolist() == [golden.power(poly, v, 3) for v in inverse]
    bad = values.index(next(v for v in values if v not in good))
    for undone in (lambda: a.inv(), lambda: a**-1):
        with pytest.raises(NotInvertible) as refused:
            undone()
        assert (refused.value.index, refused.value.factor) == (bad, golden.gcd(poly, values[bad]))


@pytest.mark.parametrize("name", [name for name in moduli.NAMED if golden.degree(moduli.NAMED[name]) < 4000])
@pytest.mark.parametrize("backend", BACKENDS)
def test_the_frobenius_map_has_order_m(backend: str, name: str) -> None:
    """a^(2^m) = a for every element, and a^(2^m - 2) is its inverse: what makes a ring of polynomials a field."""
    require(backend)
    f = ring(name, backend, "auto")
    a = f.random(9, seed=2)
    assert ((a ** (1 << f.degree)) == a).all()
    assert ((a ** ((1 << f.degree) - 2)) == a.inv()).all()


@pytest.mark.parametrize("threads", [2, 3, 0])
def test_threads_change_nothing(threads: int, backend: str) -> None:
    one, more = (gf2.Field("nist-b233", backend, threads=t) for t in (1, threads))
    for n in (1, 2, 9, 5000):
        a, b = one.random(n, seed=1), one.random(n, seed=2)
        c, d = more(a), more(b)
        assert ((a * b) == (c * d)).all() and (a.square() == c.square()).all()
        assert (a.inv() == c.inv()).all() and ((a**1000) == (c**1000)).all()
        assert (a.trace() == c.trace()).all()


def test_native_sums_of_products(backend: str) -> None:
    f = gf2.Field("nist-b163", backend)
    a, b, c = (f.random(77, seed=s) for s in (1, 2, 3))
    engine: Any = f.engine
    assert (f.from_words(engine.dot(a.rows(), b.rows())) == (a * b).sum()).all()
    assert (f.from_words(engine.mul_add(a.rows(), b.rows(), c.rows())) == a * b + c).all()
    assert (f.from_words(engine.product(a.rows())) == a.prod()).all()
    out = f.zeros(77)
    found = engine.mul(a.rows(), b.rows(), out=out._words)
    assert found is out._words or (f.from_words(found) == out).all()
    assert (out == a * b).all()
    engine.square(a.rows(), out=out._words)
    assert (out == a * a).all()


def test_what_a_native_engine_refuses() -> None:
    f = gf2.Field("nist-b163")
    engine: Any = f.engine
    words = f.random(4, seed=1).rows().copy()
    for bad, what in (
        (words[:, :2].copy(), "not \\(n, 3\\)"),
        (words[::2], "b has 2 elements; 4 are needed"),
        (words[:3], "3"),
    ):
        with pytest.raises(UsageError, match=what):
            engine.mul(words, bad)
    words[2, 2] |= 1 << 40
    with pytest.raises(UsageError, match="2") as refused:
        engine.square(words)
    assert refused.value.index == 2


@pytest.mark.parametrize("name", ["nist-b163", "thesis-256", "ghash"])
def test_galois_agrees(name: str, backend: str) -> None:
    f = gf2.Field(name, backend)
    a, b = f.random(12, seed=1), f.random(12, seed=2)
    x = a.to_galois()
    y = b.to_galois(type(x))
    assert type(y) is type(x) and x.tolist() == a.tolist()
    for ours, theirs in ((a + b, x + y), (a * b, x * y), (a / b, x / y), (a**77, x**77), (a.inv(), x**-1)):
        assert (f(theirs) == ours).all()
    assert a.reshape(3, 4).to_galois().shape == (3, 4)
    other = gf2.Field("nist-b233", backend)
    with pytest.raises(UsageError, match="values: the modulus must be"):
        other(x)
    with pytest.raises(UsageError, match="field: the modulus must be"):
        other.random(2).to_galois(type(x))
    with pytest.raises(UsageError, match="does not support rings"):
        gf2.Field("nist-b163", ring=True).random(2).to_galois()


def test_galois_computes_rightly_with_63_bits() -> None:
    f = gf2.Field("seroussi-63")
    a = f.random(20, seed=1)
    theirs = a.to_galois()
    kind = type(theirs)
    assert (f(theirs * theirs) == a * a).all() and (f(theirs / theirs) == 1).all() and (f(theirs**3) == a**3).all()
    assert (f(a.to_galois(kind)) == a).all()
    kind.compile("jit-calculate")
    with pytest.raises(UsageError, match="python-calculate"):
        a.to_galois(kind)
    assert (f(a.to_galois() * theirs) == a * a).all(), "the field without an argument is right again"


def test_flint_and_galois_agree_with_the_golden_model() -> None:
    """The references among each other, so that no one of them is trusted alone."""
    for name in moduli.FEW:
        poly = moduli.ALL[name]
        product, square = moduli.products(poly, longest(poly))
        values = [moduli.elements(golden.degree(poly), longest(poly), seed) for seed in "ab"]
        for i in range(30):
            assert golden.mul(poly, values[0][i], values[1][i]) == product[i]
            assert golden.square(poly, values[0][i]) == square[i]


def test_the_golden_engine_is_one() -> None:
    poly = moduli.ALL["nist-b163"]
    f, g = gf2.Field(poly), gf2.Field.on(GoldenEngine(poly), poly)
    a = f.random(20, seed=4)
    assert (g(a) ** -5 == a**-5).all() and (g(a) * g(a) == a.square()).all()
