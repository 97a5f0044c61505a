"""Counts from the bounds of loops, beside what a run multiplies."""

from __future__ import annotations

import pytest

from modmill.formula.rolled import run as on_integers
from modmill.formula.rolled.count import products
from modmill.golden import gf2
from modmill.golden.gf2_orders import FORMULAS, inverse_for


@pytest.mark.parametrize("name", FORMULAS)
def test_products_are_those_of_a_run(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    formula, multiplied = FORMULAS[name], gf2.product
    calls: list[int] = []

    def counted(a: int, b: int) -> int:
        calls.append(a)
        return multiplied(a, b)

    monkeypatch.setattr(on_integers.gf2, "product", counted)
    for s in (1, 2, 3, 8):
        one = [1, *[0] * (s - 1)]
        given = {"a": one, "b": one, "n": one, "top": 0, "inverse": inverse_for(name, one, 2)}
        calls.clear()
        formula.run(given, 2)
        assert products(formula.tree, s) == len(calls)


@pytest.mark.parametrize("s", [1, 2, 3, 64, 256])
def test_products_of_all_orders(s: int) -> None:
    for name, formula in FORMULAS.items():
        wanted = 3 * s * s if name == "algorithm5" else 2 * s * s + s
        assert products(formula.tree, s) == wanted, name


def test_words_that_formulas_keep() -> None:
    kept = {name: repr(formula.tree.stored) for name, formula in FORMULAS.items()}
    scanning = {"sos": "2 s", "cios": "s + 1", "fios": "s", "fips": "s", "cihs": "s + 1"}
    assert kept == scanning | {"algorithm5": "4 s", "montgomery": "3 s"}
