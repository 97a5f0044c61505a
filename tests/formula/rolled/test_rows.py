"""Rows of formulas: those of the orders, and loops that are none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from modmill.formula.operation import FormulaError
from modmill.formula.rolled.formula import RESULT, WORD, WORDS, Rolled
from modmill.formula.rolled.index import S
from modmill.formula.rolled.rows import phases, source
from modmill.formula.rolled.trace import Trace, Words
from modmill.formula.rolled.tree import Word
from modmill.golden.gf2_orders import FORMULAS, copy, row, shifted_row

ROWS = {
    "sos": ([["a by b[i] to t, moves"], ["n by Half(of=Product(x=t[i], y=inverse), upper=False) to t, moves"]], "t"),
    "cios": ([["a by b[i] to t", "n by Half(of=Product(x=t[0], y=inverse), upper=False) to t, moves"]], "t"),
    "fios": (
        [
            [
                "a by b[i] to t, moves, shares",
                "n by Half(of=Product(x=Sum(x=t[0], y=Half(of=Total(name='carry'), upper=False)), "
                "y=inverse), upper=False) to t, moves",
            ]
        ],
        "t",
    ),
    "algorithm5": ([["a by b[i] to t, moves"], ["inverse by t[i] to m, moves"], ["n by m[i] to t, moves"]], "t"),
}


@pytest.mark.parametrize("name", ROWS)
def test_rows_of_the_orders(name: str) -> None:
    formula, (expected, result) = FORMULAS[name].tree, ROWS[name]
    found = [
        [f"{r.operand.name} by {r.by} to {r.target.name}{', moves' * r.moves}{', shares' * r.shares}" for r in phase]
        for phase in phases(formula)
    ]
    assert found == expected
    assert source(formula).name == result


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("fips", "fips has no rows: the loop over j does more than add products to an array"),
        ("cihs", r"cihs has no rows: b\[i\] multiplies s - i words of a, not s in a loop"),
    ],
)
def test_orders_without_rows(name: str, message: str) -> None:
    with pytest.raises(FormulaError, match=message):
        phases(FORMULAS[name].tree)


def column(f: Trace, t: Words, a: Words, b: Words, x: Word) -> None:
    for i in f.loop("i", 0, S):
        total = f.total("sum")
        for j in f.loop("j", 0, i + 1):
            total ^= a[j] * b[i - j]
        t[i] = total.low


def diagonal(f: Trace, t: Words, a: Words, b: Words, x: Word) -> None:
    for i in f.loop("i", 0, S):
        total = f.total("carry")
        for j in f.loop("j", 0, S):
            total ^= a[j] * b[j]
            t[i + j] ^= total.low
            total.shift()


def part(f: Trace, t: Words, a: Words, b: Words, x: Word) -> None:
    for i in f.loop("i", 1, S):
        t[i + S] = row(f, t, i, a, b[i]).low


def torn(f: Trace, t: Words, a: Words, b: Words, x: Word) -> None:
    """The first product is with another word."""
    for i in f.loop("i", 0, S):
        shifted_row(f, t, a, f.word("word", b[i]))
        total = f.total("carry")
        total ^= x * a[0]
        for j in f.loop("j", 1, S):
            total ^= a[j] * b[i]
            t[j - 1] = t[j] ^ total.low
            total.shift()


def twice(f: Trace, t: Words, a: Words, b: Words, x: Word) -> None:
    """One loop shifts its total between two products."""
    for i in f.loop("i", 0, S):
        total = f.total("carry")
        for j in f.loop("j", 0, S):
            total ^= a[j] * b[i]
            total.shift()
            total ^= a[j] * x
            t[j] ^= total.low
            total.shift()


def upwards(f: Trace, t: Words, a: Words, b: Words, x: Word) -> None:
    for i in f.loop("i", 0, S):
        total = f.total("carry")
        for j in f.loop("j", 0, S):
            total ^= a[j] * b[i]
            t[j + 1] = t[j] ^ total.low
            total.shift()


def one_word(f: Trace, t: Words, a: Words, b: Words, x: Word) -> None:
    for i in f.loop("i", 0, S):
        total = f.total("carry")
        total ^= a[0] * b[i]
        t[i] = total.low


Body = Callable[[Trace, Words, Words, Words, Word], None]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (column, "the loop over j does more than add products to an array"),
        (diagonal, r"a\[j\] times b\[j\] is not in a row"),
        (part, "the loop over i has other passes than s"),
        (torn, r"a\[j\] times b\[i\] is not in a row"),
        (twice, "the loop over j does more than add products to an array"),
        (upwards, r"t\[j\] moves to t\[j \+ 1\]"),
        (one_word, r"b\[i\] multiplies 1 words of a, not s in a loop"),
    ],
    ids=lambda x: getattr(x, "__name__", ""),
)
def test_other_loops_are_refused(body: Body, message: str) -> None:
    def toy(f: Trace, a: Words, b: Words, x: Word, r: Words) -> None:
        t = f.zeros("t", 2 * S)
        body(f, t, a, b, x)
        copy(f, r, t, 0)

    formula = Rolled("toy", "a toy", toy, {"a": WORDS, "b": WORDS, "x": WORD, "r": RESULT})
    with pytest.raises(FormulaError, match=f"toy has no rows: {message}"):
        phases(formula.tree)


def test_a_result_that_no_array_has() -> None:
    with pytest.raises(FormulaError, match="fips: the result is not a part of an array"):
        source(FORMULAS["fips"].tree)
