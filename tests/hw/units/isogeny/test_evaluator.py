"""The evaluator: its steps against single ones and the golden walk, levels as in the docs, Verilator cycle by cycle."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from modmill.errors import UsageError
from modmill.golden import isogeny as golden
from modmill.hw.interface.unit import Choice
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.run import simulate
from modmill.hw.units.isogeny.evaluator.config import EvaluatorConfig
from modmill.hw.units.isogeny.evaluator.constants import constants, elements, step
from modmill.hw.units.isogeny.evaluator.unit import Evaluator
from modmill.isogeny.calibration import LEVEL_NS
from tests.hw.support import Fault, agreed, find_faults, require_tool
from tests.support import require_rtl

TOY = EvaluatorConfig(field="p14", unroll=2)


def walked(unit: Evaluator, x: int, alphas: Sequence[int]) -> list[Beat]:
    """The beats of a whole evaluation."""
    return [unit.start(x), *unit.walk(alphas)]


def results(unit: Evaluator, beats: Sequence[Beat]) -> list[Beat]:
    follow = unit.reference(0)
    return [result for beat in beats for result in follow(beat)]


@pytest.mark.parametrize("steps", [1, 2, 4])
@pytest.mark.parametrize("keys", [1, 2, 3])
def test_a_walk_of_any_length_is_that_of_single_steps(steps: int, keys: int) -> None:
    unit, rng = Evaluator(EvaluatorConfig(field="p14", unroll=steps, keys=keys)), random.Random(steps)
    for count in range(1, 14):
        alphas = [rng.choice((0, 1, unit.prime - 1, rng.randrange(unit.prime))) for _ in range(count)]
        x = rng.choice((0, 1, unit.prime - 1, rng.randrange(unit.prime)))
        (found,) = results(unit, walked(unit, x, alphas))
        expected = (x, 1)
        for alpha in alphas:
            expected = step(*expected, alpha, unit.prime)
        assert unit.residues(found) == expected


def test_the_evaluation_of_a_key_is_the_golden_one() -> None:
    """The golden model has its own formulas and divides at the end."""
    field = golden.load("p89")
    key = golden.set_up(field, "fp", golden.start_for_tests(field), 103)
    q = golden.hash_to_curve(field, "fp", key.end, b"message")
    unit = Evaluator(EvaluatorConfig(field="p89"))
    alphas = [alpha[0] for alpha in reversed(key.alphas)]
    x, z = unit.residues(*results(unit, walked(unit, q[0], alphas)))
    assert x * pow(z, -1, unit.prime) % unit.prime == golden.evaluate(key, q)


def test_constants_and_the_elements_that_they_come_from() -> None:
    p, rng = 103, random.Random(3)
    for count in (2, 4):
        for _ in range(50):
            alphas = [rng.randrange(1, p) for _ in range(count)]
            found = constants(alphas, p)
            assert elements(found, p) in (alphas, []) and (elements(found, p) or 0 in found.values())


def test_verilator_agrees_cycle_by_cycle() -> None:
    require_rtl("verilator", "g++")
    unit = Evaluator(TOY)
    beats = [beat for _, beat in unit.beats(0, 120, 4)]
    expected = results(unit, beats)
    for stalls in (0, 30, 85):
        assert agreed(unit, beats, len(expected), stalls) == expected


@pytest.mark.parametrize("simulator", ["icarus", "verilator"])
def test_beats_of_any_shares_and_words(simulator: str) -> None:
    require_tool(simulator)
    ran = simulate(Evaluator(TOY), Choice(TOY, 0, ""), count=60, stalls=30, seed=3, simulator=simulator)
    assert ran.results > 10


def test_injected_errors_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """A waiting result that moves or that stays, a single step with S in its sum or with another X, a row that is not
    complemented, a point that is not loaded."""
    require_rtl("verilator", "g++")
    top, inside = "isogeny_evaluator.sv", "isogeny_evaluator_step.sv"
    faults = [
        Fault(top, "assign taken = in_valid_i & ~waits_q;", "assign taken = in_valid_i;"),
        Fault(top, "assign waits_moves = ends | leaves;", "assign waits_moves = ends;"),
        Fault(inside, "assign choice_129 = single_i ?", "assign choice_129 = 1'b0 ?"),
        Fault(inside, "assign choice_364 = single_i ?", "assign choice_364 = 1'b0 ?"),
        Fault(inside, "assign complement_96 = ~tree_63_0[7:0];", "assign complement_96 = tree_63_0[7:0];"),
        Fault(inside, "assign choice_386 = loads_i ?", "assign choice_386 = 1'b0 ?"),
    ]

    def run() -> None:
        simulate(Evaluator(TOY), Choice(TOY, 0, ""), count=60, stalls=50, seed=3, simulator="verilator")

    find_faults(monkeypatch, Evaluator, faults, run)


@pytest.mark.parametrize(
    ("steps", "levels", "deep", "adders"),
    [
        (1, 55.5, 48, 6_318_098),
        (2, 90.5, 80, 12_930_864),
        pytest.param(4, 162.5, 144, 33_315_425, marks=pytest.mark.slow),
    ],
)
def test_levels_at_1506_bits_as_in_the_docs(steps: int, levels: float, deep: int, adders: int) -> None:
    counted = Evaluator(EvaluatorConfig(unroll=steps)).summary
    assert (counted["levels"], counted["full_adder_levels"], counted["full_adders"]) == (levels, deep, adders)


@pytest.mark.slow
def test_the_attacker_of_the_calibration_has_this_unit() -> None:
    """At the 39.5 ps of a full adder in the hardware paper; n steps count as n + 1 multiplications."""
    levels = Evaluator(EvaluatorConfig()).summary["levels"]
    assert round(levels * 0.0395 / 5, 2) == LEVEL_NS


def test_more_words_than_blocks_are_refused() -> None:
    with pytest.raises(UsageError, match="at most 3 blocks"):
        EvaluatorConfig(field="p14", keys=4)
