"""Affine indices: their least values beside those of every pass of random loops."""

from __future__ import annotations

import random

from modmill.formula.rolled.index import SIZE, Index, S, Variable, first_below_zero


def test_terms_cancel() -> None:
    i = Index(0, ((Variable("i", 1, Index(), S), 1),))
    assert not (i + S - (S + i)).terms
    assert (3 - (i + 2)).same(-i + 1)
    assert not (i + 1).same(i)
    assert [repr(x) for x in (2 * S - 1, -i + S, i * 0, 2 - S)] == ["2 s - 1", "s - i", "0", "-s + 2"]


def test_least_values_are_those_of_all_passes() -> None:
    """Two nested loops that are never empty: the bound is met, for each number of words."""
    rng = random.Random(4)
    for _ in range(300):
        first, k = rng.randrange(3), rng.choice((0, 1))
        i = Variable("i", 1, Index(first), S + first + rng.randrange(2))
        outer = Index(0, ((i, 1),))
        j = Variable("j", 2, k * outer, outer * k + rng.choice((1, 2, S)))
        index = rng.randrange(-3, 4) * outer + Index(rng.randrange(-5, 5), ((j, rng.choice((-2, -1, 1, 2))),))
        index += rng.randrange(-3, 4) * S
        for s in range(1, 6):
            values = [
                index.at({SIZE: s, i: x, j: y})
                for x in range(first, i.end.at({SIZE: s}))
                for y in range(j.first.at({SIZE: s, i: x}), j.end.at({SIZE: s, i: x}))
            ]
            assert min(values) == index.least.at({SIZE: s})


def test_the_first_number_of_words_below_zero() -> None:
    for constant in range(-4, 9):
        for step in range(-3, 4):
            found = [s for s in range(1, 20) if constant + step * s < 0]
            assert first_below_zero(step * S + constant) == (found[0] if found else None)
