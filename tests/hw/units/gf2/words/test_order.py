"""Orders of rows from the formulas of the golden model, their products and their cycles."""

from __future__ import annotations

import pytest

from modmill.formula.operation import FormulaError
from modmill.formula.rolled.formula import Rolled
from modmill.formula.rolled.index import S
from modmill.formula.rolled.trace import Trace, Words
from modmill.formula.rolled.tree import Bit, Word
from modmill.golden.gf2_orders import FORMULAS, SORTS, copy, row, shifted_row
from modmill.hw.units.gf2.words.order import INVERSE, KEPT, ORDERS, QUOTIENT, WORD, A, N, Row, Timing, derived

PRODUCT = Row(A, WORD, upper=True, moves=True, keeps=True)
REDUCTION = Row(N, QUOTIENT, upper=False, moves=True, keeps=False)


def test_orders_of_rows() -> None:
    """The product's upper half stays in a ring of its own where the loops of a b and of the reduction are apart."""
    assert (ORDERS["sos"].rows, ORDERS["sos"].coarse) == ((PRODUCT, REDUCTION), False)
    cios = (Row(A, WORD, upper=False, moves=False, keeps=False), REDUCTION)
    assert (ORDERS["cios"].rows, ORDERS["cios"].coarse, ORDERS["cios"].fine) == (cios, True, False)
    assert (ORDERS["fios"].rows, ORDERS["fios"].coarse, ORDERS["fios"].fine) == (cios, True, True)
    quotient = Row(INVERSE, KEPT, upper=False, moves=True, keeps=True)
    rows = (PRODUCT, quotient, Row(N, KEPT, upper=False, moves=True, keeps=False))
    assert (ORDERS["algorithm5"].rows, ORDERS["algorithm5"].coarse) == (rows, False)


def test_products_are_those_of_the_formula() -> None:
    for name, order in ORDERS.items():
        for s in (2, 5, 1024):
            wanted = 3 * s * s if name == "algorithm5" else 2 * s * s + s
            assert Timing(order, s, 4, 0).products == wanted


def test_rows_that_partly_take_turns_are_refused() -> None:
    def mixed(f: Trace, a: Words, b: Words, n: Words, top: Bit, inverse: Word, r: Words) -> None:
        t = f.zeros("t", S + 1)
        for i in f.loop("i", 0, S):
            t[S] = row(f, t, 0, a, b[i]).low
            q = f.word("q", (t[0] * inverse).low)
            t[S - 1] = shifted_row(f, t, n, q).low ^ t[S] ^ top * q
        for i in f.loop("i", 0, S):
            t[S] = row(f, t, 0, a, b[i]).low
        copy(f, r, t, 0)

    with pytest.raises(FormulaError, match="mixed: some rows take turns"):
        derived(Rolled("mixed", "a toy", mixed, SORTS).tree)


@pytest.mark.parametrize("name", sorted(set(FORMULAS) - set(ORDERS)))
def test_orders_that_are_no_rows_are_refused_by_name(name: str) -> None:
    with pytest.raises(FormulaError, match=f"{name} has no rows: "):
        derived(FORMULAS[name].tree)
