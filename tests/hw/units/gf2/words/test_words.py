"""The word-serial multiplier: every product of toy fields, T beside the golden model, cycles, errors."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from modmill.errors import UsageError
from modmill.golden import gf2
from modmill.golden.gf2_orders import ORDERS, inverse_word, inverse_words, split
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.describe.draw import draw
from modmill.hw.interface.unit import Choice
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.run import StreamRun, simulate
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.gf2.words.config import ORDERS as LOOPS
from modmill.hw.units.gf2.words.config import WordsConfig
from modmill.hw.units.gf2.words.order import ORDERS as ROWS
from modmill.hw.units.gf2.words.order import Timing
from modmill.hw.units.gf2.words.unit import WordsUnit
from modmill.watch import Watch
from tests.hw.stream.replay import Replay
from tests.hw.support import Fault, find_faults, require_tool
from tests.support import ROOT, require_rtl

AES = 0b100011011
SIZES = {(32, 4): (3000, 1000, 300, 80, 20, 5)}
"""Thousands of products a second at 175 MHz that are wanted for words of so many bits on so many lanes."""


def toy(modulus: int, word: int, **given: object) -> WordsUnit:
    """A unit with short words."""
    return WordsUnit(WordsConfig(n=hex(modulus), **given), word)  # type: ignore[arg-type]


def multiplied(unit: WordsUnit, pairs: list[tuple[int, int]], percent: int = 0) -> list[int]:
    """The products, by the circuit stepped in Python; its cycles are the predicted ones."""
    beats = unit.loading() + [beat for a, b in pairs for beat in unit.operands(a, b)]
    groups = unit.times.groups
    replay = Replay(unit, unit.modulus, 5, percent)
    parts = [beat["r"] for beat in replay.run(beats, groups * len(pairs))]
    assert replay.counters["products"] == len(pairs)
    assert replay.counters["cycles"] == unit.times.cycles * len(pairs)
    return [
        sum(part << unit.wide * i for i, part in enumerate(parts[at : at + groups]))
        for at in range(0, len(parts), groups)
    ]


@pytest.mark.parametrize("order", LOOPS)
@pytest.mark.parametrize("swi", [1, 2])
def test_every_product_of_a_toy_field(order: str, swi: int) -> None:
    unit = toy(0b1011, 2, order=order, swi=swi)
    values = range(8)
    pairs = list(itertools.product(values, values))
    assert multiplied(unit, pairs, 20) == [unit.expected(a, b) for a, b in pairs]


@pytest.mark.slow
@pytest.mark.parametrize("order", LOOPS)
@pytest.mark.parametrize("swi", [1, 2, 4, 8])
@pytest.mark.parametrize("mbu", ["full", "half"])
def test_every_product_of_eight_bits(order: str, swi: int, mbu: str) -> None:
    require_rtl("verilator", "g++")
    unit = toy(AES, 2, order=order, swi=swi, mbu=mbu)
    pairs = list(itertools.product(range(256), range(256)))
    beats = unit.loading() + [beat for a, b in pairs for beat in unit.operands(a, b)]
    groups = unit.times.groups
    with StreamSimulation(unit, unit.modulus, 3, 0, Watch(None)) as simulation:
        parts = [beat["r"] for beat in simulation.run(beats, groups * len(pairs), drain=True)]
    found = [sum(p << unit.wide * i for i, p in enumerate(parts[at:][:groups])) for at in range(0, len(parts), groups)]
    assert found == [unit.expected(a, b) for a, b in pairs]


@pytest.mark.parametrize("order", LOOPS)
@pytest.mark.parametrize("swi", [1, 2, 4, 8])
def test_lanes_registers_and_levels_agree(order: str, swi: int) -> None:
    """Words that do not fill the last group, and a degree that fills the last word."""
    rng = random.Random(swi)
    for modulus, word, more in ((1 << 20 | 0x8F3B1, 4, {}), (1 << 9 | 17, 2, {"registers": 2, "karatsuba": 1})):
        unit = toy(modulus, word, order=order, swi=swi, **more)
        pairs = [(rng.getrandbits(unit.bits), rng.getrandbits(unit.bits)) for _ in range(4)]
        assert multiplied(unit, pairs, 10) == [unit.expected(a, b) for a, b in pairs]


@pytest.mark.parametrize("order", LOOPS)
@pytest.mark.parametrize(("swi", "mbu"), [(1, "half"), (2, "none"), (4, "none"), (8, "half")])
def test_words_are_multiplied_in_several_cycles(order: str, swi: int, mbu: str) -> None:
    rng = random.Random(swi)
    for modulus, word, registers in ((1 << 20 | 0x8F3B1, 4, 1), (1 << 9 | 17, 2, 0), (1 << 9 | 17, 4, 2)):
        unit = toy(modulus, word, order=order, swi=swi, mbu=mbu, registers=registers)
        pairs = [(rng.getrandbits(unit.bits), rng.getrandbits(unit.bits)) for _ in range(3)]
        assert multiplied(unit, pairs, 10) == [unit.expected(a, b) for a, b in pairs]


@pytest.mark.parametrize("swi", [2, 8])
def test_two_compute_units_take_turns(swi: int) -> None:
    """N again between products, which waits for both; twice the rate where operands come in time."""
    unit = toy(1 << 20 | 0x8F3B1, 4, cu=2, swi=swi)
    beats = [beat for _, beat in unit.beats(unit.modulus, 24 * unit.beats_in, 3)]
    model = unit.reference(unit.modulus)
    expected = [result for beat in beats for result in model(beat)]
    for percent in (0, 40):
        assert Replay(unit, unit.modulus, 5, percent).run(beats, len(expected)) == expected
    pairs = [(3, 5)] * 10
    beats = unit.loading() + [beat for a, b in pairs for beat in unit.operands(a, b)]
    replay = Replay(unit, unit.modulus, 5, 0)
    replay.run(beats, unit.times.groups * len(pairs))
    assert replay.counters["cycles"] == 10 * unit.times.cycles
    assert replay.cycles < 6 * unit.times.cycles + 20


@pytest.mark.parametrize("order", LOOPS)
@pytest.mark.parametrize("swi", [1, 4])
def test_a_modulus_that_is_built_in(order: str, swi: int) -> None:
    """Constants in LUTs; registers; products of words in two cycles."""
    rng = random.Random(swi)
    for modulus, word, more in ((1 << 20 | 0x8F3B1, 4, {"mbu": "half"}), (1 << 9 | 17, 2, {"registers": 2})):
        unit = toy(modulus, word, order=order, swi=swi, built_in=True, **more)
        assert not unit.loading() and all("kind" not in beat for _, beat in unit.beats(modulus, 9, 1))
        pairs = [(rng.getrandbits(unit.bits), rng.getrandbits(unit.bits)) for _ in range(4)]
        assert multiplied(unit, pairs, 10) == [unit.expected(a, b) for a, b in pairs]


def test_constants_in_blocks_and_in_two_units() -> None:
    unit = toy(1 << 300 | 0x8F3B1, 4, order="algorithm5", swi=2, built_in=True)
    rng = random.Random(3)
    a, b = rng.getrandbits(unit.bits), rng.getrandbits(unit.bits)
    assert multiplied(unit, [(a, b)]) == [unit.expected(a, b)]
    two = toy(1 << 20 | 0x8F3B1, 4, cu=2, swi=2, built_in=True)
    beats = [beat for _, beat in two.beats(two.modulus, 24 * two.beats_in, 3)]
    model = two.reference(two.modulus)
    expected = [result for beat in beats for result in model(beat)]
    assert Replay(two, two.modulus, 5, 40).run(beats, len(expected)) == expected


def sums(unit: WordsUnit, a: int, b: int) -> list[list[int]]:
    """The words of each row's sum before the ring moves, group by group, in one product."""
    stepper = Stepper(unit.circuit, unit.modulus, 1)
    beats: list[Beat] = unit.loading() + unit.operands(a, b)
    named = {op.name: op.outs[0] for op in unit.circuit.ops}
    # The sums of the row of a in a fine order wait for those of the row of N, and are not T.
    done = "written" if unit.times.order.fine else f"active_to_sum_{unit.times.sum - 1}"
    found: list[list[int]] = [[]]
    for _ in range(2 * unit.times.cycles + 10 * len(beats)):
        given = {f"in_{name}": number for name, number in beats[0].items()} if beats else {}
        values = stepper.step({"in_valid": bool(beats), "out_ready": 1, **given})
        if beats and value(unit.results["in_ready"], values):
            del beats[0]
        if values[named[done]]:
            found[-1] += [values[named[f"sum_{i}"]] for i in range(unit.times.lanes)]
            if len(found[-1]) == unit.times.groups * unit.times.lanes:
                found.append([])
    return found[:-1]


@pytest.mark.parametrize("swi", [1, 2, 4])
@pytest.mark.parametrize(
    ("order", "mbu"),
    [
        *(("sos", "full"), ("cios", "full"), ("fios", "full"), ("algorithm5", "full")),
        *(("sos", "half"), ("cios", "none"), ("fios", "half")),
    ],
)
def test_rows_are_those_of_the_golden_model(order: str, mbu: str, swi: int) -> None:
    """T after each row, word by word; a ring of the reduction lacks the words of a b, which are added at the end."""
    rng = random.Random(3)
    word, modulus = 4, 1 << 22 | rng.getrandbits(22) | 1
    unit = toy(modulus, word, order=order, swi=swi, mbu=mbu)
    a, b = rng.getrandbits(22), rng.getrandbits(22)
    s = unit.times.words
    n = split(modulus, s, word)
    inverse = inverse_words(n, word) if order == "algorithm5" else inverse_word(n, word)
    seen: list[list[int]] = []
    ORDERS[order](split(a, s, word), split(b, s, word), n, inverse, word, lambda t: seen.append(list(t)))  # type: ignore[operator]
    rows = sums(unit, a, b)
    assert len(rows) == len(seen) == s * unit.times.sorts
    for number, (row, t) in enumerate(zip(rows, seen, strict=True)):
        sort, i = (number % 2, number // 2) if order == "cios" else divmod(number, s)
        if LOOPS[order].fine:
            expected = [0, *t[: s - 1]]
        elif order == "cios":
            # A row of the reduction is seen after T has moved.
            expected = [0, *t[: s - 1]] if sort else t[:s]
        else:
            product = seen[s - 1]
            own = not sort or (order == "algorithm5" and sort == 1)
            expected = (t if own else [x ^ y for x, y in zip(t, product, strict=True)])[i : i + s]
            if order == "sos" and sort:
                # The word that q clears is read beside the ring, so that the ring has q N's instead of 0.
                assert t[i] == 0
                row[0] ^= product[i] ^ expected[0]
        assert row[:s] == expected, (number, sort, i)


def test_cycles_are_close_to_the_products_of_words() -> None:
    """At most 5 % and 20 steps above the products of words on the lanes, without more registers."""
    for word, bits, lanes in itertools.product((8, 32, 64), (256, 512, 1024, 2048, 4096, 8192), (1, 2, 4, 8)):
        for loops in ROWS.values():
            for step in (1, 2, word):
                times = Timing(loops, bits // word, lanes, 0, step)
                assert times.cycles <= step * (1.05 * times.products / lanes + 20), (word, bits, lanes, step)
    for exponent, wanted in enumerate(SIZES[32, 4], 8):
        assert 175_000 / Timing(LOOPS["sos"], (1 << exponent) // 32, 4, 0).cycles >= wanted


def run(config: WordsConfig, simulator: str, count: int) -> StreamRun:
    require_tool(simulator)
    unit = WordsUnit(config)
    return simulate(unit, Choice(config, unit.modulus, "toy"), count=count, stalls=30, seed=3, simulator=simulator)


TOY = WordsConfig(n=hex(1 << 40 | 0x3A5), word=8, swi=2)


@pytest.mark.parametrize("simulator", ["icarus", "verilator"])
def test_both_simulators(simulator: str) -> None:
    found = run(TOY, simulator, 120)
    assert found.results % 3 == 0
    if simulator == "verilator":
        assert found.counters["cycles"] == found.counters["products"] * WordsUnit(TOY).times.cycles


def test_deep_memories_are_blocks() -> None:
    """65 words on one lane: every memory is read with a latency, and the products are still right."""
    require_rtl("verilator", "g++")
    config = replace(TOY, n=hex(1 << 519 | 1 << 100 | 0b111), swi=1)
    found = run(config, "verilator", 65 * 8)
    assert found.counters["cycles"] == found.counters["products"] * WordsUnit(config).times.cycles


def test_elements_of_the_job() -> None:
    """Groups of two bytes: rows of elements and back, and the lifted operand."""
    unit, rng = WordsUnit(TOY), random.Random(2)
    a, b = (np.array([[rng.getrandbits(40)] for _ in range(5)], np.uint64) for _ in range(2))
    (rows,) = unit.beats_of(a, b).values()
    follow, layout = unit.reference(unit.modulus), unit.layouts["in"]
    results = [result for beat in layout.beats(rows) for result in follow(beat)]
    assert len(results) == unit.answers(5)["out"]
    found = unit.elements({"out": unit.layouts["out"].rows(results)})
    assert found[:, 0].tolist() == [gf2.mul(unit.modulus, int(x), int(y)) for (x,), (y,) in zip(a, b, strict=True)]


def test_broken_hardware_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors in the page of operands, a high half, T in a ring's first row, and the word that q clears."""
    file = "gf2_words.sv"
    faults = (
        Fault(file, "assign b_from = {reads_q, row_q[2:1]};", "assign b_from = {~reads_q, row_q[2:1]};", "beat"),
        Fault(file, "^ {1'd0, product_0_q[14:8]};", "^ {2'd0, product_0_q[13:8]};", "beat"),
        Fault(file, "assign old_0_0 = sort_1_q & ~first_row;", "assign old_0_0 = sort_1_q;", "beat"),
        Fault(file, "assign further = first_to_sum_2 & sort_1_to_sum_2;", "assign further = 1'b0;", "beat"),
    )
    find_faults(monkeypatch, WordsUnit, faults, lambda: run(TOY, "verilator", 120))


def find_changes(monkeypatch: pytest.MonkeyPatch, config: WordsConfig, changes: Sequence[tuple[str, str]]) -> None:
    """Each change of a text in another is found by a wrong result in Icarus; without one there is none."""
    faults = [Fault("gf2_words.sv", old, new, "result") for old, new in changes]
    find_faults(monkeypatch, WordsUnit, faults, lambda: run(config, "icarus", 60))


def test_broken_steps_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors in the end of a step, a digit, the writes between steps, and a digit of n'."""
    changes = (
        ("assign stepped = working & step_ends;", "assign stepped = working & ~step_ends;"),
        ("? multiplier_q[7:4] : multiplier_q[3:0];", "? multiplier_q[3:0] : multiplier_q[3:0];"),
        ("assign write_now = ended_q | write_next;", "assign write_now = ended_q;"),
        ("? n_inverse[7:4] : n_inverse[3:0];", "? n_inverse[3:0] : n_inverse[3:0];"),
    )
    find_changes(monkeypatch, replace(TOY, mbu="half"), changes)


def test_broken_constants_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors in a word of N that is built in, in the map of q, and in whose row it is."""
    config = replace(TOY, n=hex(1 << 20 | 0x8F3B1), word=8, swi=2, built_in=True)
    changes = (
        ("16'hf3b1 : 16'h18;", "16'hf3b1 : 16'h19;"),
        ("assign q = {lowest_q[0] ^ lowest_q[2]", "assign q = {lowest_q[0] ^ lowest_q[1]"),
        ("({16{sort_1_q}} & n_whole);", "({16{sort_0_q}} & n_whole);"),
    )
    find_changes(monkeypatch, config, changes)


def test_broken_turns_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors in rows that take turns: a word that goes on, a sum that waits, a high half, and the row that finds q."""
    config = replace(TOY, n=hex(1 << 78 | 0x3A5), order="fios")
    changes = (
        ("first_to_word_0 ? multiplier : multiplier_other_q;", "first_to_word_0 ? multiplier : multiplier_q;"),
        ("({16{sort_1_to_sum_2}} & waits_q);", "({16{sort_0_to_sum_2}} & waits_q);"),
        ("assign goes_on = ~last_to_sum_2 & active_to_sum_2;", "assign goes_on = active_to_sum_2;"),
        ("assign finds_first = first_to_sum_2 & sort_0_to_sum_2;", "assign finds_first = 1'b0;"),
    )
    find_changes(monkeypatch, config, changes)


def test_moduli_that_montgomery_cannot_take() -> None:
    with pytest.raises(UsageError, match="modulus: x divides it"):
        WordsConfig(n="0x12")
    with pytest.raises(UsageError, match="modulus: this unit computes modulo"):
        WordsUnit(TOY).check(7)


def test_karatsuba_cuts_whole_words_only() -> None:
    with pytest.raises(UsageError, match="karatsuba: cuts products of whole words"):
        replace(TOY, karatsuba=1, mbu="half")


def test_the_picture_is_the_recorded_one() -> None:
    assert (ROOT / "docs/units/gf2_words.svg").read_text("utf-8") == draw(WordsUnit(WordsConfig()))
