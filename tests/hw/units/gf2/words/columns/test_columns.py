"""Orders that sum columns: their products and turns beside the formula's, cycles, errors."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from modmill.formula.rolled import tree
from modmill.formula.rolled.index import SIZE, Variable
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.units.gf2.words.columns.order import FIPS, STREAMS, ColumnTiming
from modmill.hw.units.gf2.words.unit import WordsUnit
from tests.hw.support import Fault, find_faults
from tests.hw.units.gf2.words.test_words import TOY, multiplied, run, toy

Term = tuple[str, int, str, int]


def added(body: Sequence[tree.Statement], at: dict[Variable, int]) -> Iterator[Term]:
    """The products that a formula adds, by the words of both arrays."""
    for statement in body:
        match statement:
            case tree.Loop(variable, inner):
                for i in range(variable.first.at(at), variable.end.at(at)):
                    yield from added(inner, at | {variable: i})
            case tree.Add(_, tree.Product(tree.Load(x, i), tree.Load(y, j))):
                yield x.name, i.at(at), y.name, j.at(at)
            case _:
                pass


@pytest.mark.parametrize(("words", "lanes"), [(3, 1), (4, 2), (8, 4), (16, 8), (12, 4)])
def test_products_are_those_of_the_formula(words: int, lanes: int) -> None:
    """Each once; a word of q multiplies when its column has all others, and columns begin in their order."""
    timing = ColumnTiming(FIPS, words, lanes, 0)
    wanted = Counter(added(FIPS.formula.body, {SIZE: words}))
    found: list[Term] = []
    for turn in timing.turns():
        (x, y), window = STREAMS[turn.second], range(turn.window, turn.window + lanes)
        made = [(at, i) for at, i in enumerate(window) if 0 <= i < words]
        assert all(turn.block * lanes + at == turn.place + i for at, i in made)
        if turn.second and turn.block < timing.groups and turn.place >= turn.block * lanes:
            # The column of this word of q has had all other products.
            column = [term for term in wanted if term[1] + term[3] == turn.place]
            assert set(column) - set(found) == {(x.name, turn.place, y.name, 0)}
        # The lanes multiply a word of b by words of a, where the formula names a first.
        terms = [(x.name, turn.place, y.name, i) if turn.second else (x.name, i, y.name, turn.place) for _, i in made]
        found += terms
    assert Counter(found) == wanted
    assert len(found) + words == timing.products


@pytest.mark.parametrize(("swi", "mbu", "registers"), [(1, "full", 0), (2, "half", 1), (4, "full", 2)])
def test_turns_are_those_of_the_schedule(swi: int, mbu: str, registers: int) -> None:
    unit = toy(1 << 45 | 0x8F3B1, 4, order="fips", swi=swi, mbu=mbu, registers=registers)
    assert isinstance(unit.times, ColumnTiming)
    stepper, beats = Stepper(unit.circuit, unit.modulus, 1), unit.loading() + unit.operands(3, 5)
    named = {op.name: op.outs[0] for op in unit.circuit.ops}
    found: list[tuple[bool, int, int]] = []
    for _ in range(unit.times.cycles + 10 * len(beats)):
        given = {f"in_{name}": number for name, number in beats[0].items()} if beats else {}
        values = stepper.step({"in_valid": bool(beats), "out_ready": 1, **given})
        if beats and value(unit.results["in_ready"], values):
            del beats[0]
        if values[named["adds"]]:
            found.append((bool(values[named["second"]]), values[named["place"]], values[named["window"]] - swi))
    assert found == [(turn.second, turn.place, turn.window) for turn in unit.times.turns()]


def test_cycles_beside_the_products_of_words() -> None:
    """Four cycles a word above the products on the lanes: q waits for three, and windows are partly empty."""
    for words in (8, 32, 256, 1024):
        for lanes in (1, 2, 4, 8):
            for step in (1, 2, 32):
                times = ColumnTiming(FIPS, words, lanes, 0, step)
                assert times.cycles <= step * (times.products / lanes + 4 * words), (words, lanes, step)


def test_a_small_number_of_words_is_rounded_up() -> None:
    for swi, words in ((1, 3), (2, 4), (4, 4), (8, 8)):
        unit = toy(0b1011, 2, order="fips", swi=swi)
        assert unit.times.words == words
        assert multiplied(unit, [(3, 5), (7, 7)]) == [unit.expected(3, 5), unit.expected(7, 7)]


def test_deep_memories_of_columns() -> None:
    """More than 32 words, in blocks, on one lane: words of q are read after they are written."""
    rng = random.Random(4)
    for registers in (0, 1):
        unit = toy(1 << 150 | 0x8F3B1, 4, order="fips", swi=1, registers=registers)
        a, b = rng.getrandbits(unit.bits), rng.getrandbits(unit.bits)
        assert isinstance(unit.times, ColumnTiming) and unit.times.wait
        assert multiplied(unit, [(a, b)]) == [unit.expected(a, b)]


def test_broken_columns_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors in a word above a block, a lane's place in the window, the word that q follows from, and one of q."""
    config = replace(TOY, n=hex(1 << 62 | 0x3A5), order="fips")
    file = "gf2_words.sv"
    faults = (
        Fault(file, "assign over_begins = first_to_sum & ~empty_to_sum;", "assign over_begins = 1'b0;", "result"),
        Fault(file, "assign there_1 = above_1[4] & ~over_1[4];", "assign there_1 = above_1[4];", "result"),
        Fault(file, "(lane_to_sum == 1'd0) ? sum_0 : sum_1;", "(lane_to_sum == 1'd0) ? sum_1 : sum_0;", "result"),
        Fault(file, "assign multiplier = new_to_word_0 ? q[7:0] : word_q;", "assign multiplier = word_q;", "result"),
    )
    find_faults(monkeypatch, WordsUnit, faults, lambda: run(config, "icarus", 60))
