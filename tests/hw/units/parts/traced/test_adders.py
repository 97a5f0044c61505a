"""The adders of points in gates, at the shipped width, on any words and on words at both ends of their range."""

from __future__ import annotations

import random

import pytest

from modmill.hw.interface.unit import Choice
from modmill.hw.modmul.seed import WORDS
from modmill.hw.stream.beat import Beat, Layout, Rows
from modmill.hw.stream.run import StreamRun, simulate
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.hw.units.parts.traced.config import TracedConfig
from modmill.hw.units.parts.traced.unit import Reference, Traced

ADDERS = {"edwards": ("signed_addition", 377, 19), "hessian": ("signed_hessian_addition", 381, 16)}
CASES = 1 << 14


class OfResidues(Scoreboard):
    """Compares the residues that results stand for with those of the formula."""

    def __init__(self, unit: str, layout: Layout, reference: Reference) -> None:
        super().__init__(unit, "run", layout)
        self._of, self._residue = layout, reference.numbers.residue

    def came(self, rows: Rows) -> None:
        beats = self._of.beats(rows)
        super().came(self._of.rows([{name: self._residue(v) for name, v in beat.items()} for beat in beats]))


class ByResidues(Traced):
    """An adder whose results may have any words that stand for what the formula gives: no circuit is evaluated."""

    def expected(self, constants: int, beat: Beat) -> Beat:
        types, residue = self.model.types, self.model.numbers.residue
        given = {name: residue(v) if types[name].modular else v for name, v in beat.items()}
        return self.formula.run(given, constants)

    def scoreboard(self, sink: Layout) -> Scoreboard:
        return OfResidues(self.config.slug, sink, self.model)

    def mixed(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """The unit's own edges and random numbers; every second has words at an end of their range among them."""
        rng = random.Random(seed)
        found = self.beats(constants, count, seed)
        return [(what, beat if k % 2 else self._extreme(beat, rng)) for k, (what, beat) in enumerate(found)]

    def _extreme(self, beat: Beat, rng: random.Random) -> Beat:
        """A beat with about half of its words all zeros or all ones."""
        bits = (self.model.numbers.port_size.bit_length() - 1) // WORDS
        top = (1 << bits) - 1
        found = dict(beat)
        for name, value in beat.items():
            if self.model.types[name].modular:
                words = (value >> bits * i & top for i in range(WORDS))
                ends = (rng.choice((word, word, 0, top)) for word in words)
                found[name] = sum(word << bits * i for i, word in enumerate(ends))
        return found


def run(name: str, count: int, seed: int = 1) -> StreamRun:
    """An adder on so many cases, without stalls and with."""
    formula, bits, latency = ADDERS[name]
    config = TracedConfig(formula=formula, bits=bits, method="polynomial", column=4, latency=latency)
    unit = ByResidues(config)
    given = {"count": count, "stalls": 30, "seed": seed, "simulator": "verilator", "beats": unit.mixed}
    return simulate(unit, Choice(config, unit.modulus, ""), **given)


@pytest.mark.slow
@pytest.mark.parametrize("name", ADDERS)
def test_any_words_in_gates_give_the_residues_of_the_formula(name: str) -> None:
    """With CASES = 1_000_000 it takes four minutes of processor time for each adder."""
    assert run(name, CASES).results == CASES
