"""Faults put in on purpose: the scoreboard must name the squaring, the stage and the word where each begins."""

from __future__ import annotations

import pytest

from modmill.errors import HardwareMismatch
from modmill.hw.stream.loop import locate
from modmill.hw.stream.loop.simulation import Simulation
from tests.hw.stream.loop.conftest import TOY_MODULUS as N
from tests.hw.toy import FaultyToy, ToySquarer

STEPS = 600


def first_use(entry: int) -> int:
    """The first squaring of 2 that looks up this entry of the toy's table."""
    squarer = ToySquarer()
    golden = squarer.golden(N)
    words = squarer.encode(2, N)
    for squaring in range(1, STEPS + 1):
        if squarer.value(words) ** 2 >> 50 == entry:
            return squaring
        words = golden.step(words)
    return 0


def test_a_right_unit_passes(toy: Simulation) -> None:
    assert locate.run(toy, 2, STEPS) == pow(2, 1 << STEPS, N)
    assert toy.steps == STEPS


def test_a_wrong_table_entry_is_found_where_it_is_used_first(toy: Simulation) -> None:
    images = {name: list(entries) for name, entries in toy.design.images(N).items()}
    assert first_use(0) == 1
    images["row_0.hex"][0] ^= 0x40
    with Simulation(ToySquarer(), N, images=images) as unit, pytest.raises(HardwareMismatch) as e:
        locate.run(unit, 2, STEPS)
    assert (e.value.squaring, e.value.stage, e.value.word) == (1, "sum", 0)
    assert (e.value.expected, e.value.got) == (4, 4 + 0x40)
    assert "squaring 1 of vdf_toy-16 is wrong: stage sum, word 0: expected 0x4, got 0x44" in str(e.value)


@pytest.mark.parametrize("when", [1, 2, 60, 101, 599])
def test_a_fault_late_in_a_run_is_bisected_to_its_squaring(toy: Simulation, when: int) -> None:
    """The core errs in the squaring of one value, which the chain reaches at a known place."""
    squarer = ToySquarer()
    golden = squarer.golden(N)
    words = squarer.encode(2, N)
    for _ in range(when - 1):
        words = golden.step(words)
    value = squarer.value(words)
    with Simulation(FaultyToy(wrong_at=value), N) as unit, pytest.raises(HardwareMismatch) as e:
        locate.run(unit, 2, STEPS)
    first = next(k for k in range(1, when + 1) if pow(2, 1 << k - 1, N) == value)
    assert (e.value.squaring, e.value.stage, e.value.word) == (first, "square", 0)
    assert (e.value.expected, e.value.got) == (value**2, value**2 ^ 256)


def test_an_expected_value_that_is_wrong_itself_is_told_apart(toy: Simulation) -> None:
    right = pow(2, 1 << STEPS, N)
    with pytest.raises(HardwareMismatch, match="a replay of the run was right"):
        locate.run(toy, 2, STEPS, expected=right ^ 1)
