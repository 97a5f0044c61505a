"""The family of the word-serial multiplier. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import stimulus
from modmill.hw.units.gf2.field import FieldFamily
from modmill.hw.units.gf2.words.config import WordsConfig

if TYPE_CHECKING:
    from modmill.hw.units.gf2.words.unit import WordsUnit


class WordSerial(FieldFamily):
    """Multipliers of elements in words."""

    configs: tuple[type[Configuration], ...] = (WordsConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("beats")
    quick: Sample = {"field": "nist-b163"}, {"beats": 200}
    thorough: Sample = {}, {"beats": 4_000}
    shipped: Sample = {"field": "thesis-1024"}, {"beats": 400}

    def build(self, config: WordsConfig) -> WordsUnit:
        from modmill.hw.units.gf2.words.unit import WordsUnit

        return WordsUnit(config)


FAMILY = WordSerial()
