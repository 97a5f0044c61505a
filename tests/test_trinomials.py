"""Bases of coprime trinomials: long enough, coprime, and what no degree reaches."""

from __future__ import annotations

import pytest

from modmill.golden import gf2
from modmill.trinomials import TooFewError, bases


@pytest.mark.parametrize(("n", "most"), [(0b10011, 4), (0x11B, 8), (1 << 163 | 0b11001001, 16), (1 << 1014 | 7, 64)])
def test_bases_are_coprime_and_long_enough(n: int, most: int) -> None:
    first, second = bases(n, most)
    both = [t.poly for t in (*first, *second)]
    assert all(gf2.gcd(s, t) == 1 for i, s in enumerate(both) for t in both[:i])
    assert all(gf2.gcd(n, t.poly) == 1 for t in first)
    for base in (first, second):
        assert sum(t.degree for t in base) >= gf2.degree(n)
        assert max(t.degree for t in base) <= most


def test_a_modulus_that_no_trinomials_reach() -> None:
    with pytest.raises(TooFewError) as caught:
        bases(1 << 300 | 3, 8)
    assert 30 < caught.value.reach < 60
    bases(1 << caught.value.reach - 8 | 1, 8)
