"""The tracer of rolled formulas: trees, and the errors that it finds for every number of words at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from modmill.formula.operation import FormulaError
from modmill.formula.rolled import tree
from modmill.formula.rolled.formula import BIT, RESULT, WORD, WORDS, Rolled
from modmill.formula.rolled.index import S
from modmill.formula.rolled.trace import Trace, Words
from modmill.formula.rolled.tree import Bit, Word

SORTS = {"a": WORDS, "x": WORD, "bit": BIT, "r": RESULT}


def rolled(function: Callable[[Trace, Words, Word, Bit, Words], None]) -> Rolled:
    """A formula of an array, a word and a bit."""

    def named(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
        function(f, a, x, bit, r)

    return Rolled("toy", "a toy", named, SORTS)


def scaled(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    """a x modulo x^(w s), plus a if the bit is set."""
    total = f.total("carry")
    for i in f.loop("i", 0, S):
        total ^= a[i] * x
        r[i] = total.low ^ bit * a[i]
        f.show(total)
        total.shift()


def test_a_loop_is_one_statement_and_runs_for_any_size() -> None:
    formula = rolled(scaled)
    declared, loop = formula.tree.body
    assert isinstance(declared, tree.Clear)
    assert isinstance(loop, tree.Loop)
    assert len(loop.body) == 4
    for s in (1, 2, 50):
        seen: list[list[int]] = []
        given = {"a": [3] * s, "x": 0x81, "bit": 1}
        # 3 (x^7 + 1) = x^8 + x^7 + x + 1.
        assert formula.run(given, 8, seen.append) == [0x83 ^ 3, *[0x82 ^ 3] * (s - 1)]
        assert seen == [[0x83, 1], *[[0x82, 1]] * (s - 1)]


def test_names_are_numbered_where_a_function_is_called_twice() -> None:
    def twice(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
        scaled(f, a, x, bit, r)
        scaled(f, a, x, bit, r)

    names = [s.total.name for s in rolled(twice).tree.body if isinstance(s, tree.Clear)]
    assert names == ["carry", "carry_2"]


def outside(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    for i in f.loop("i", 0, S):
        r[i] = a[i]
    r[i] = x  # type: ignore[possibly-undefined]


def beyond(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    for i in f.loop("i", 0, S):
        r[i] = a[i + 1]


def from_some_size_on(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    t = f.zeros("t", S + 4)
    for i in f.loop("i", 0, S):
        for j in f.loop("j", 0, i + 1):
            t[i + j] = a[i]


def below(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    for i in f.loop("i", 0, S):
        r[i] = a[i - 1]


def constant(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    r[2] = x


def stale(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    before = r[0]
    r[0] = x
    r[0] ^= before


def stale_total(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    total = f.total("sum")
    low = total.low
    total ^= a[0] * x
    r[0] = low


def inner_word(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    for i in f.loop("i", 0, S):
        q = f.word("q", a[i] ^ x)
    r[0] = q  # type: ignore[possibly-undefined]


def inner_total(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    for _ in f.loop("i", 0, S):
        total = f.total("sum")
    total ^= a[0] * x  # type: ignore[possibly-undefined]


def left(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    for _ in f.loop("i", 0, S):
        break


def left_inside(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    for _ in f.loop("i", 0, S):
        for _ in f.loop("j", 0, S):
            break


def changes_an_input(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    a[0] = x


def stores_a_number(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    r[0] = 1  # type: ignore[assignment]


def adds_a_word(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    total = f.total("sum")
    total ^= x  # type: ignore[misc, arg-type]


def multiplies_by_a_number(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    r[0] = (x * 3).low  # type: ignore[operator]


def array_in_a_loop(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    for _ in f.loop("i", 0, S):
        f.words("t", S)


def array_of_nothing(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    f.words("t", S - 1)


def decides_by_an_index(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    for i in f.loop("i", 0, S):
        r[i] = x if i == 0 else a[i]


def decides_by_a_word(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    r[0] = x if a[0] else a[0]


def slices(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
    r[0] = a[1:2]  # type: ignore[index]


WRONG = (
    (decides_by_an_index, r"toy: i has no value yet"),
    (decides_by_a_word, r"toy: a\[0\] has no value yet"),
    (slices, r"toy: slice\(1, 2, None\) is not an index"),
    (outside, r"toy: i is used outside its loop"),
    (beyond, r"toy: a\[i \+ 1\] is outside the s words of a if s is 1"),
    (from_some_size_on, r"toy: t\[i \+ j\] is outside the s \+ 4 words of t if s is 6"),
    (below, r"toy: a\[i - 1\] is outside"),
    (constant, r"toy: r\[2\] is outside the s words of r if s is 1"),
    (stale, r"toy: r\[0\] may have changed since it was read"),
    (stale_total, r"toy: a half of sum may have changed since it was read"),
    (inner_word, r"toy: q is used outside its loop"),
    (inner_total, r"toy: sum is used outside its loop"),
    (left, r"toy: the loop over i was left before its end"),
    (left_inside, r"toy: the loop over i ends inside another one"),
    (changes_an_input, r"toy: a is an input and cannot be changed"),
    (stores_a_number, r"toy: 1 is not a word"),
    (adds_a_word, r"toy: sum: x is not a product of words"),
    (multiplies_by_a_number, r"toy: 3 is not a word"),
    (array_in_a_loop, r"toy: the array t is made in a loop"),
    (array_of_nothing, r"toy: the array t cannot have s - 1 words"),
)


@pytest.mark.parametrize(("function", "message"), WRONG, ids=lambda x: getattr(x, "__name__", ""))
def test_wrong_formulas_are_refused(function: Callable[[Trace, Words, Word, Bit, Words], None], message: str) -> None:
    with pytest.raises(FormulaError, match=message):
        _ = rolled(function).tree


def test_parameters_are_those_of_the_function() -> None:
    with pytest.raises(FormulaError, match=r"toy: its parameters are not a, r, one of them the result"):
        _ = Rolled("toy", "a toy", scaled, {"a": WORDS, "r": RESULT}).tree


GIVEN = {"a": [1, 2], "x": 3, "bit": 0}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (GIVEN | {"a": []}, r"toy: arrays of \[0\] words"),
        (GIVEN | {"a": [16]}, r"toy: a is \[16\]; its words have 4 bits"),
        (GIVEN | {"x": [1]}, r"toy: x is \[1\]"),
        (GIVEN | {"bit": 2}, r"toy: bit is 2"),
        ({"a": [1], "x": 1}, r"toy: bit is None"),
    ],
)
def test_wrong_inputs_are_refused(given: dict[str, int | list[int]], message: str) -> None:
    with pytest.raises(FormulaError, match=message):
        rolled(scaled).run(given, 4)


def test_a_word_that_was_never_stored_is_not_read() -> None:
    def unstored(f: Trace, a: Words, x: Word, bit: Bit, r: Words) -> None:
        t = f.words("t", 2)
        t[0] = x
        r[0] = t[1]

    with pytest.raises(FormulaError, match=r"toy: t\[1\] is read before it is stored"):
        rolled(unstored).run(GIVEN, 4)
