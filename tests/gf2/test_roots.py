"""Square roots and the Frobenius map against the golden model and galois."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from modmill import gf2
from modmill.errors import UsageError
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
    for times in (0, 1, 3, f.degree, f.degree + 2):
        assert a.frobenius(times).tolist() == [golden.power(poly, v, 1 << times) for v in values]


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


def test_rings_have_no_roots() -> None:
    r = gf2.Field("x^255 + 1", ring=True)
    assert (r.random(3, seed=1).frobenius(2) == r.random(3, seed=1) ** 4).all()
    for refused in (lambda: r.ones(2).sqrt(), lambda: r.ones(2).frobenius(-1)):
        with pytest.raises(UsageError, match="ring"):
            refused()
