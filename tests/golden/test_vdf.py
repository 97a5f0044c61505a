"""The golden chain against Python's own pow, published puzzles and the laws it should obey."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from modmill import params
from modmill.golden import vdf

CONTEST = params.modulus("vdf-alliance").n
odd = st.integers(2, 1 << 200).map(lambda k: 2 * k + 1)


@given(n=odd, x=st.integers(0, 1 << 200), steps=st.integers(0, 300))
def test_chain_is_the_power(n: int, x: int, steps: int) -> None:
    assert vdf.chain(n, x, steps) == pow(x, 1 << steps, n)


@given(n=odd, x=st.integers(0, 1 << 200), first=st.integers(0, 50), second=st.integers(0, 50))
def test_chains_join(n: int, x: int, first: int, second: int) -> None:
    assert vdf.chain(n, vdf.chain(n, x, first), second) == vdf.chain(n, x, first + second)


def test_squarings_lists_the_states_of_the_chain() -> None:
    states = vdf.squarings(253, 2)
    assert [next(states) for _ in range(11)] == [2, 4, 16, 3, 9, 81, 236, 36, 31, 202, 71]


def test_trapdoor_agrees_with_the_chain() -> None:
    primes = [vdf.next_prime(1 << 64), vdf.next_prime(1 << 70), vdf.next_prime(1 << 75)]
    n = math.prod(primes)
    for steps in (1, 2, 63, 1000):
        assert vdf.trapdoor(n, 7, steps, primes) == vdf.chain(n, 7, steps)


@pytest.mark.parametrize(
    ("n", "x", "primes", "message"),
    [
        (253, 2, [11, 13], "multiply"),
        (121, 2, [11, 11], "distinct"),
        (11 * 21, 2, [11, 21], "factor number 1 is not prime"),
        (253, 22, [11, 23], "coprime"),
    ],
)
def test_trapdoor_refuses(n: int, x: int, primes: list[int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        vdf.trapdoor(n, x, 5, primes)


def test_lcs35_is_solved_by_its_factors_and_they_follow_from_its_seed() -> None:
    entry = params.modulus("lcs35")
    puzzle = entry.puzzle
    assert puzzle.p and puzzle.q and puzzle.seed and puzzle.w
    w = vdf.trapdoor(entry.n, puzzle.base, puzzle.t, [puzzle.p, puzzle.q])
    assert w == puzzle.w
    assert vdf.next_prime(pow(5, puzzle.seed, 1 << 1024)) == puzzle.p


@given(n=odd, y=st.integers(0, 1 << 200))
def test_canonical_is_the_smaller_of_two_signs(n: int, y: int) -> None:
    c = vdf.canonical(n, y)
    assert 0 <= c <= (n - 1) // 2
    assert (c - y) % n == 0 or (c + y) % n == 0
    assert vdf.canonical(n, -y) == c


@pytest.mark.parametrize(
    ("n", "x", "steps"),
    [
        (252, 5, 1),
        (253, 0, 1),
        (253, 1, 1),
        (253, 252, 1),
        (253, 253, 1),
        (253, 11, 1),
        (253, 2, 0),
        (253, 2, (1 << 62) + 1),
    ],
)
def test_statements_outside_the_rules(n: int, x: int, steps: int) -> None:
    assert vdf.is_valid_statement(253, 2, 1 << 62)
    assert not vdf.is_valid_statement(n, x, steps)


def test_primality_matches_trial_division_and_known_pseudoprimes() -> None:
    small = [n for n in range(5000) if vdf.is_probable_prime(n)]
    assert small == [n for n in range(2, 5000) if all(n % d for d in range(2, math.isqrt(n) + 1))]
    # Strong pseudoprimes to base 2, strong Lucas pseudoprimes, and Arnault's and Jaeschke's to many bases at once.
    for composite in (2047, 3277, 4033, 5459, 5777, 10877, 3215031751, 3825123056546413051, 318665857834031151167461):
        assert not vdf.is_probable_prime(composite), composite
    assert all(vdf.is_probable_prime((1 << e) - 1) for e in (61, 89, 107, 127, 521, 607))
    assert not any(vdf.is_probable_prime((1 << e) - 1) for e in (67, 257, 523))


@given(x=st.integers(0, CONTEST - 1))
def test_montgomery_bound_is_n_plus_a_fraction(x: int) -> None:
    y = vdf.montgomery_square(CONTEST, x, 1040)
    assert (y << 1040) % CONTEST == x * x % CONTEST
    assert y < CONTEST + (CONTEST >> 16) + 1
