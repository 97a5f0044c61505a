"""One squaring keeps its promise for every number within the bounds of its words: an invariant, by enumeration.

At 8 bits all words that the bounds allow are tried, whether a chain reaches them or not: the result is x^2 / 2^e
modulo N, and its words are within the same bounds. So no chain, however long, leaves them.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest

from modmill.hw.stream.loop.words import packed
from modmill.hw.units.vdf.squarer.config import SquarerConfig, configured
from modmill.hw.units.vdf.squarer.unit import Squarer, squarer
from tests.hw.units.vdf.squarer.cores.test_cores import MontgomeryRun, circuit_stages

CONFIGS = [
    configured("vdf_ozturk", bits=8, word=4),
    configured("vdf_bipartite", bits=8, word=4),
    configured("vdf_predictive_montgomery", bits=8, word=4),
    configured("vdf_predictive_montgomery", bits=8, word=4, carry="exact"),
]


def within(unit: Squarer, words: Sequence[int], modulus: int) -> bool:
    """True if these words may stand in x; in Montgomery's form they are bounded as a number, too."""
    bounded = all(word <= x.high for word, x in zip(words, unit.core.x, strict=True))
    return bounded and (unit.name != "vdf_predictive_montgomery" or packed(words, unit.config.word) < 2 * modulus)


def check(config: SquarerConfig, modulus: int) -> int:
    """Tries every number that may stand in x; how many there are."""
    unit, tried = squarer(config), 0
    montgomery = MontgomeryRun(unit, modulus) if unit.name == "vdf_predictive_montgomery" else None
    for words in itertools.product(*(range(x.high + 1) for x in unit.core.x)):
        if not within(unit, words, modulus):
            continue
        stages = montgomery.stages(words)[0] if montgomery else circuit_stages(unit, list(words), modulus)
        result, value = stages["x"], packed(words, config.word)
        assert within(unit, result, modulus), (words, result)
        assert (packed(result, config.word) << unit.exponent) % modulus == value * value % modulus, words
        tried += 1
    return tried


@pytest.mark.parametrize("config", CONFIGS, ids=lambda c: c.slug)
@pytest.mark.parametrize("modulus", [253, 129])
def test_every_number_within_the_bounds(config: SquarerConfig, modulus: int) -> None:
    assert check(config, modulus) > 3 * modulus


@pytest.mark.slow
@pytest.mark.parametrize("config", CONFIGS, ids=lambda c: c.slug)
def test_every_number_within_the_bounds_for_every_modulus(config: SquarerConfig) -> None:
    for modulus in range(3, 256, 2):
        check(config, modulus)
