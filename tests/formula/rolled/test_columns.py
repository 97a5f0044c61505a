"""Columns of formulas: those of product scanning, and loops that are none."""

from __future__ import annotations

import pytest

from modmill.formula.operation import FormulaError
from modmill.formula.rolled.columns import columns
from modmill.formula.rolled.formula import RESULT, WORDS, Rolled
from modmill.formula.rolled.index import Index, S
from modmill.formula.rolled.trace import Trace, Words
from modmill.golden.gf2_orders import FORMULAS


def test_the_streams_of_fips() -> None:
    found = columns(FORMULAS["fips"].tree)
    assert [(x.name, y.name) for x, y in found] == [("a", "b"), ("q", "n")]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("sos", "3 outer loops"),
        ("cios", "the loop over i has 2 inner loops"),
        ("fios", "the loop over j does more than add products of a column"),
    ],
)
def test_orders_without_columns(name: str, message: str) -> None:
    with pytest.raises(FormulaError, match=f"{name} has no columns: {message}"):
        columns(FORMULAS[name].tree)


@pytest.mark.parametrize("end", [S - 1, S])
def test_columns_of_fewer_words(end: Index) -> None:
    def toy(f: Trace, a: Words, b: Words, r: Words) -> None:
        total = f.total("sum")
        for k in f.loop("k", 0, S):
            for j in f.loop("j", 0, k):
                total ^= a[j] * b[k - j]
            r[k] = total.low
            total.shift()
        for k in f.loop("k", S, 2 * S):
            for j in f.loop("j", k - S + 1, end):
                total ^= a[j] * b[k - j]
            r[k - S] = total.low
            total.shift()

    formula = Rolled("toy", "a toy", toy, {"a": WORDS, "b": WORDS, "r": RESULT}).tree
    if end is S:
        assert len(columns(formula)) == 1
        return
    with pytest.raises(FormulaError, match="toy has no columns: its loops are not those of a product"):
        columns(formula)
