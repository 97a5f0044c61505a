"""Square roots and the Frobenius map, half-traces and quadratic equations against the golden model and galois."""

from __future__ import annotations

import operator
from functools import reduce
from typing import Any
from unittest import mock

import numpy as np
import pytest

from modmill import gf2
from modmill.errors import NoSolution, NotInvertible, UsageError
from modmill.gf2 import numpy_api
from modmill.gf2.field import Field
from modmill.golden import gf2 as golden
from tests.gf2 import moduli
from tests.gf2.golden_engine import GoldenEngine

IRREDUCIBLE = [7, 0x11B, golden.from_terms([71, 6, 0]), *(golden.smallest_irreducible(m) for m in (63, 64, 65, 66))]


@pytest.mark.parametrize("poly", IRREDUCIBLE)
def test_roots_by_the_definition(poly: int) -> None:
    f: Any = Field.on(GoldenEngine(poly), poly)
    values = [v for v in moduli.edges(f.degree) if v >> f.degree == 0]
    values += f.random(20, seed=1).tolist()
    a = f(values)
    expected = [golden.power(poly, v, 1 << (f.degree - 1)) for v in values]
    assert a.sqrt().tolist() == np.sqrt(a).tolist() == a.frobenius(-1).tolist() == expected
    for times in (0, 1, 3, -2, f.degree, f.degree + 2, 1 - f.degree, -(10**9), f.degree << 80):
        expected = [golden.power(poly, v, 1 << times % f.degree) for v in values]
        assert a.frobenius(times).tolist() == expected


@pytest.mark.parametrize("name", list(moduli.NAMED))
def test_roots_of_squares_in_the_named_fields(name: str, backend: str) -> None:
    f = gf2.Field(name, backend)
    a = f(moduli.elements(f.degree, 20, "a")).reshape(4, 5)
    assert (a.square().sqrt() == a).all() and (a.sqrt().square() == a).all()
    assert a.sqrt().shape == (4, 5) and a[:0].sqrt().shape == (0, 5)


def test_galois_agrees_about_roots() -> None:
    f = gf2.Field("nist-b163")
    a = f.random(12, seed=1)
    assert (f(np.sqrt(a.to_galois())) == a.sqrt()).all()


@pytest.mark.parametrize("times", [-1, -2, -7, -8, -150, 155])
def test_frobenius_by_roots_is_the_one_by_squarings(times: int) -> None:
    f = gf2.Field("nist-b283")
    a = f.random(9, seed=1)
    assert (a.frobenius(times) == a ** (1 << times % 283)).all()
    assert (a.frobenius(times).frobenius(-times) == a).all()


def test_sqrt_of_x_is_computed_once() -> None:
    engine = GoldenEngine(IRREDUCIBLE[2])
    f: Any = Field.on(engine, IRREDUCIBLE[2])
    with mock.patch.object(engine, "pow", wraps=engine.pow) as power:
        for _ in range(3):
            assert f.x().sqrt() ** 2 == 2
    assert power.call_count == 1 + 3, "one for the root, three squares of the test"


@pytest.mark.parametrize("poly", IRREDUCIBLE)
def test_half_traces_and_quadratic_roots_by_the_definition(poly: int) -> None:
    f: Any = Field.on(GoldenEngine(poly), poly)
    a = f([v for v in moduli.edges(f.degree) if v >> f.degree == 0] + f.random(20, seed=2).tolist())
    if f.degree % 2:
        expected = [
            reduce(operator.xor, (golden.power(poly, v, 4**i) for i in range((f.degree + 1) // 2))) for v in a.tolist()
        ]
        assert a.half_trace().tolist() == expected
    else:
        with pytest.raises(UsageError, match=rf"odd degree \(got {f.degree}\)"):
            a.half_trace()
    c = a.square() + a
    y = c.quadratic_root()
    assert y.tolist() == [v & ~1 for v in a.tolist()]


def test_all_quadratics_of_small_fields() -> None:
    for poly in (7, 0b1011, 0b10011):
        f = gf2.Field(poly)
        everything = f(range(f.order))
        b, c = everything[1:, None], everything[None, :]
        for a in everything[1:]:
            solvable = (a * c / b.square()).trace() == 0
            first, second = f.quadratic_roots(a, *(np.broadcast_to(v, solvable.shape)[solvable] for v in (b, c)))
            found = np.zeros((*solvable.shape, f.order), dtype=bool)
            where = np.flatnonzero(solvable)
            found.reshape(-1, f.order)[where, first.tolist()] = True
            found.reshape(-1, f.order)[where, second.tolist()] = True
            x = everything[None, None, :]
            assert np.array_equal(found, a * x.square() + b[..., None] * x + c[..., None] == 0), (
                "all roots, and no others"
            )
        first, second = f.quadratic_roots(everything[1:], 0, 1)
        assert (first == second).all() and (everything[1:] * first.square() == 1).all()


@pytest.mark.parametrize("name", ["nist-b163", "thesis-1024", "ghash", "nist-b571", "x^2 + x + 1"])
def test_quadratic_equations_in_named_fields(name: str, backend: str) -> None:
    f = gf2.Field(name, backend)
    a, r, s = (f.random((2, 5), seed=i) for i in (1, 2, 3))
    a[a == 0] = 1
    r[0, :2] = s[0, :2]
    first, second = f.quadratic_roots(a, a * (r + s), a * r * s)
    assert (((first == r) & (second == s)) | ((first == s) & (second == r))).all()
    lone = f.quadratic_roots(1, 1, 0)
    assert [v.shape for v in lone] == [(), ()] and [int(v) for v in lone] == [0, 1]
    assert f.quadratic_roots(a[:0], 1, 1)[0].shape == (0, 5)


def test_equations_without_solutions_are_told_by_index() -> None:
    f = gf2.Field("nist-b163")
    assert f.characteristic == 2
    with pytest.raises(NoSolution, match="element 2") as refused:
        f([0, 6, 1, 1]).quadratic_root()
    assert refused.value.index == 2
    with pytest.raises(NoSolution) as refused:
        f.quadratic_roots([[1], [2]], [0, 1], 1)
    assert refused.value.index == 1
    with pytest.raises(NotInvertible) as zero:
        f.quadratic_roots([1, 0], 1, 0)
    assert zero.value.index == 1


def test_rings_have_no_roots() -> None:
    r = gf2.Field("x^255 + 1", ring=True)
    assert (r.random(3, seed=1).frobenius(2) == r.random(3, seed=1) ** 4).all()
    one = r.ones(2)
    for refused in (
        one.sqrt,
        lambda: one.frobenius(-1),
        one.half_trace,
        one.quadratic_root,
        lambda: r.quadratic_roots(1, 1, 0),
    ):
        with pytest.raises(UsageError, match="ring"):
            refused()


@pytest.mark.parametrize("name", ["nist-b163", "thesis-256", "ghash"])
@pytest.mark.parametrize("count", [0, 1, 7, 8, 9, 30])
def test_pieces_that_stay_in_the_cache_give_the_same(name: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    field = gf2.Field(name, threads=2)
    a = field.random(count, seed=count)
    solvable = a.square() + a

    def roots() -> list[gf2.FieldArray]:
        half = [a.half_trace()] if field.degree % 2 else []
        return [a.sqrt(), a.frobenius(-3), solvable.quadratic_root(), *half]

    expected = roots()
    monkeypatch.setattr(numpy_api, "PIECE_BYTES", 4 * 8 * field.words)
    for got, right in zip(roots(), expected, strict=True):
        assert got.shape == right.shape and bool((got == right).all())
