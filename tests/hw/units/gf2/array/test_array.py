"""The divided multiplier: every product of toy fields, cycles and words that move as predicted, errors."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace

import numpy as np
import pytest

from modmill import gf2
from modmill.errors import UsageError
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.describe.draw import draw
from modmill.hw.interface.unit import Choice
from modmill.hw.stream.run import StreamRun, simulate
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.gf2.array.config import ArrayConfig
from modmill.hw.units.gf2.array.timing import COLUMNS, PARTITIONS, ROWS, Timing
from modmill.hw.units.gf2.array.unit import ArrayUnit
from modmill.watch import Watch
from tests.hw.stream.replay import Replay
from tests.hw.support import Fault, find_faults, require_tool
from tests.support import ROOT, require_rtl

AES = 0b100011011
RINGS = (2, 4, 8)


def toy(modulus: int, word: int, by: str, elements: int) -> ArrayUnit:
    """A unit with short words."""
    return ArrayUnit(ArrayConfig(n=hex(modulus), by=by, elements=elements), word)


def multiplied(unit: ArrayUnit, pairs: list[tuple[int, int]], percent: int = 0) -> list[int]:
    """The products, by the circuit stepped in Python; cycles and words that moved are the predicted ones."""
    words = unit.beats_in
    beats = unit.loading() + [beat for a, b in pairs for beat in unit.operands(a, b)]
    replay = Replay(unit, unit.modulus, 5, percent)
    parts = [beat["r"] for beat in replay.run(beats, words * len(pairs))]
    predicted = {"products": 1, "cycles": unit.times.cycles, **unit.times.moved}
    assert {name: replay.counters[name] for name in predicted} == {n: v * len(pairs) for n, v in predicted.items()}
    return joined(unit, parts)


def joined(unit: ArrayUnit, parts: list[int]) -> list[int]:
    words = unit.beats_in
    return [sum(p << unit.word * i for i, p in enumerate(parts[at:][:words])) for at in range(0, len(parts), words)]


@pytest.mark.parametrize("by", PARTITIONS)
@pytest.mark.parametrize("elements", RINGS)
def test_every_product_of_a_toy_field(by: str, elements: int) -> None:
    unit = toy(0b1011, 2, by, elements)
    pairs = list(itertools.product(range(8), range(8)))
    # Larger rings would take seconds: they have fewer pairs here, and all of GF(2^8) with --full.
    pairs = pairs[:: {2: 1, 4: 5, 8: 11}[elements]]
    assert multiplied(unit, pairs, 20) == [unit.expected(a, b) for a, b in pairs]


@pytest.mark.slow
@pytest.mark.parametrize("by", PARTITIONS)
@pytest.mark.parametrize("elements", RINGS)
def test_every_product_of_eight_bits(by: str, elements: int) -> None:
    require_rtl("verilator", "g++")
    unit = toy(AES, 2, by, elements)
    pairs = list(itertools.product(range(256), range(256)))
    beats = unit.loading() + [beat for a, b in pairs for beat in unit.operands(a, b)]
    with StreamSimulation(unit, unit.modulus, 3, 0, Watch(None)) as simulation:
        parts = [beat["r"] for beat in simulation.run(beats, unit.beats_in * len(pairs), drain=True)]
    assert joined(unit, parts) == [unit.expected(a, b) for a, b in pairs]


@pytest.mark.parametrize("by", PARTITIONS)
@pytest.mark.parametrize("elements", RINGS)
def test_dense_moduli(by: str, elements: int) -> None:
    """Steps as long as the chain of quotients and longer, and a degree that fills the last word."""
    rng = random.Random(elements)
    for bits, word in ((20, 4), (39, 2)) if elements < 8 else ((31, 4),):
        unit = toy(1 << bits | rng.getrandbits(bits) | 1, word, by, elements)
        pairs = [(rng.getrandbits(bits), rng.getrandbits(bits)) for _ in range(3)]
        assert multiplied(unit, pairs, 10 * (word > 2)) == [unit.expected(a, b) for a, b in pairs]


@pytest.mark.parametrize("by", PARTITIONS)
@pytest.mark.parametrize("elements", [2, 4])
def test_latency_and_interval(by: str, elements: int) -> None:
    """From the last word of the operands to the first of the result, and between two results."""
    unit = toy(1 << 20 | 0x8F3B1, 3, by, elements)
    beats = unit.loading() + unit.operands(5, 9) * 3
    stepper, taken, given = Stepper(unit.circuit, unit.modulus, 1), list[int](), list[int]()
    while len(given) < 3 * unit.beats_in:
        at = len(taken)
        offered = {f"in_{name}": number for name, number in beats[min(at, len(beats) - 1)].items()}
        cycle = stepper.cycles
        values = stepper.step({"in_valid": at < len(beats), "out_ready": 1, **offered})
        taken += [cycle] * (at < len(beats) and value(unit.results["in_ready"], values))
        given += [cycle] * value(unit.results["out_valid"], values)
    assert given[0] - taken[2 * unit.beats_in - 1] == unit.latency
    assert given[unit.beats_in] - given[0] == unit.interval


def test_cycles_are_close_to_the_products_of_words() -> None:
    """Once a step is longer than the chain of quotients, a cycle in each step is what is lost, and the next fill."""
    for by, elements, bits in itertools.product(PARTITIONS, RINGS, (256, 512, 1024, 2048, 4096, 8192)):
        times = Timing(by, bits // 32, elements)
        if times.share >= 5:
            assert times.cycles <= times.products / elements + times.words + times.share + 2, (by, elements, bits)
        assert times.cycles >= times.products / elements


def test_columns_move_less_than_rows() -> None:
    """From P + 2 words on; T alone and the quotients, without the result on its way out, always."""
    for elements, share in itertools.product(RINGS, range(1, 130)):
        rows, columns = (Timing(by, elements * share, elements).moved for by in (ROWS, COLUMNS))
        moved = sum(columns.values())
        assert (moved < sum(rows.values())) == (elements * share > elements + 1)
        assert columns["t_words"] + columns["quotients"] < sum(rows.values()) or share == 1


def run(config: ArrayConfig, simulator: str, count: int) -> StreamRun:
    require_tool(simulator)
    unit = ArrayUnit(config)
    return simulate(unit, Choice(config, unit.modulus, "toy"), count=count, stalls=30, seed=3, simulator=simulator)


TOY = ArrayConfig(n=hex(1 << 40 | 0x3A5), word=8, elements=2)


@pytest.mark.parametrize("by", PARTITIONS)
@pytest.mark.parametrize("simulator", ["icarus", "verilator"])
def test_both_simulators(simulator: str, by: str) -> None:
    found = run(replace(TOY, by=by), simulator, 90)
    assert found.results and not found.results % 6
    if simulator == "verilator":
        times = ArrayUnit(replace(TOY, by=by)).times
        predicted = {"cycles": times.cycles, **times.moved}
        assert {name: found.counters[name] / found.counters["products"] for name in predicted} == predicted


@pytest.mark.parametrize("by", PARTITIONS)
def test_deep_memories_are_blocks(by: str) -> None:
    """66 words on two elements: every memory is read with a latency, and the products are still right."""
    require_rtl("verilator", "g++")
    config = replace(TOY, n=hex(1 << 519 | random.Random(1).getrandbits(519) | 1), by=by)
    found = run(config, "verilator", 66 * 8)
    assert found.counters["cycles"] == found.counters["products"] * ArrayUnit(config).times.cycles


@pytest.mark.slow
@pytest.mark.parametrize("by", PARTITIONS)
def test_the_largest_field(by: str) -> None:
    """8145 bits on eight elements, as a backend of the job, which compares products with the processor's."""
    require_rtl("verilator", "g++")
    config = ArrayConfig(field="thesis-8192", by=by, elements=8)
    unit, here = ArrayUnit(config), gf2.Field("thesis-8192")
    a, b = (here.random(3, seed=i) for i in (1, 2))
    with StreamSimulation(unit, unit.modulus, 3, 0, Watch(None)) as simulation:
        found = unit.elements(simulation.move(unit.beats_of(a.words, b.words), unit.answers(3), drain=True))
        assert simulation.counters["cycles"] == 3 * unit.times.cycles
    assert np.array_equal(found, (a * b).words)


@pytest.mark.parametrize(
    ("by", "faults"),
    [
        (
            ROWS,
            [
                ("assign lowest = lowest_comes ? t_word_i : lowest_q;", "assign lowest = lowest_q;"),
                ("assign above = ({7{~first_at_sum_1}} & over);", "assign above = over;"),
            ],
        ),
        (
            COLUMNS,
            [
                ("assign fresh = first_step | highest;", "assign fresh = first_step;"),
                ("({7{high_at_sum_1}} & total_next[14:8])", "7'd0"),
            ],
        ),
    ],
)
def test_broken_hardware_is_found(monkeypatch: pytest.MonkeyPatch, by: str, faults: list[tuple[str, str]]) -> None:
    """Errors in the word that a quotient needs, a high half, the words of T that are still empty."""
    placed = tuple(Fault("gf2_array_element.sv", right, wrong, "beat") for right, wrong in faults)
    find_faults(monkeypatch, ArrayUnit, placed, lambda: run(replace(TOY, by=by), "verilator", 90))


def test_moduli_that_montgomery_cannot_take() -> None:
    with pytest.raises(UsageError, match="modulus: x divides it"):
        ArrayConfig(n="0x12")
    with pytest.raises(UsageError, match="modulus: this unit computes modulo"):
        ArrayUnit(TOY).check(7)


def test_the_picture_is_the_recorded_one() -> None:
    assert (ROOT / "docs/units/gf2_array.svg").read_text("utf-8") == draw(ArrayUnit(ArrayConfig()))
