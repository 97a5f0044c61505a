"""Folding forms: congruence at every step, and bounds driven to their extremes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from modmill import params
from modmill.golden.folding import Bipartite, Ozturk, montgomery_square

CONTEST = params.modulus("vdf-alliance").n
SHAPES = [
    ((1 << 512) - 1, 8, 11),
    ((1 << 511) + 1, 8, 11),
    (CONTEST, 16, 21),
    ((1 << 1024) - 1, 16, 21),
    ((1 << 1024) - 105, 16, 21),
    ((1 << 1023) + 1, 16, 21),
    ((1 << 2048) - 1, 32, 41),
    (params.modulus("lcs35").n, 32, 41),
]


@pytest.mark.parametrize(("n", "low", "window"), SHAPES)
def test_bipartite_stays_bounded_and_congruent(n: int, low: int, window: int) -> None:
    form = Bipartite(n, 51, low, window)
    inverse = pow(1 << (51 * low), -1, n)
    for start in (0, 1, n - 1, n, form.bound - 1, (1 << (51 * window)) - 1):
        x = start
        for _ in range(20):
            y = form.square(x)
            assert 0 <= y < form.bound
            assert y % n == x * x * inverse % n
            x = y


def test_bipartite_refuses_what_would_overflow() -> None:
    with pytest.raises(ValueError, match="digits do not hold it"):
        Bipartite((1 << 1024) - 1, 51, 16, 19)
    with pytest.raises(ValueError, match="odd"):
        Bipartite(1 << 1024, 51, 16, 21)
    form = Bipartite(CONTEST, 51, 16, 21)
    with pytest.raises(ValueError, match="outside the bound"):
        form.square(form.bound)


@pytest.mark.parametrize("n", [CONTEST, (1 << 1024) - 1, (1 << 1023) + 1, (1 << 130) + 7])
@pytest.mark.parametrize(("word", "chunk"), [(16, 6), (16, 5), (17, 6), (24, 8)])
def test_ozturk_from_full_redundancy(n: int, word: int, chunk: int) -> None:
    form = Ozturk(n, word, chunk)
    words = [(1 << (word + 1)) - 1] * form.words
    for _ in range(4):
        value = form.join(words)
        words = form.square(words)
        assert form.join(words) % n == value * value % n


@given(st.data())
def test_ozturk_random_redundant_words(data: st.DataObject) -> None:
    form = Ozturk((1 << 127) - 1, 16, 6)
    words = data.draw(st.lists(st.integers(0, (1 << 17) - 1), min_size=form.words, max_size=form.words))
    assert form.join(form.square(words)) % form.n == form.join(words) ** 2 % form.n


def test_ozturk_refuses_words_beyond_their_bound() -> None:
    form = Ozturk(CONTEST)
    with pytest.raises(ValueError, match="66 words below 2\\^17"):
        form.square([1 << 17] + [0] * 65)
    with pytest.raises(ValueError, match="does not fit"):
        form.split(1 << (16 * form.words))


@given(x=st.integers(0, CONTEST - 1))
def test_montgomery_bound_is_n_plus_a_fraction(x: int) -> None:
    y = montgomery_square(CONTEST, x, 1040)
    assert (y << 1040) % CONTEST == x * x % CONTEST
    assert y < CONTEST + (CONTEST >> 16) + 1
