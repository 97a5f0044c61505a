"""Orders that sum columns: their products and turns beside the formula's, cycles, errors."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from modmill.formula.rolled import tree
from modmill.formula.rolled.index import SIZE, Variable
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.units.gf2.words.columns.order import SCHEDULES, ColumnTiming, HybridTiming
from modmill.hw.units.gf2.words.config import COLUMNS
from tests.hw.units.gf2.words.test_words import TOY, find_changes, multiplied, toy

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
            case tree.Add(_, tree.Product(tree.Named(name), tree.Load(y, j))):
                # A word of q has the number of the pass of the outer loop.
                yield name, next(value for variable, value in at.items() if variable.depth == 1), y.name, j.at(at)
            case _:
                pass


@pytest.mark.parametrize("order", COLUMNS)
@pytest.mark.parametrize(("words", "lanes"), [(3, 1), (4, 2), (4, 4), (8, 4), (16, 8), (12, 4)])
def test_products_are_those_of_the_formula(order: str, words: int, lanes: int) -> None:
    """Each once, in its column; a word of q multiplies first when its column has all others."""
    formula = COLUMNS[order].formula
    timing = SCHEDULES[order](COLUMNS[order], words, lanes, 0)
    assert isinstance(timing, ColumnTiming | HybridTiming)
    wanted = Counter(added(formula.body, {SIZE: words}))
    found: list[Term] = []
    for turn in timing.turns():
        made = [(at, i) for at, i in enumerate(range(turn.window, turn.window + lanes)) if i < words]
        around = turn.second and isinstance(timing, HybridTiming)
        made = [(at, i % words) for at, i in made if i >= 0 or around]
        assert all((turn.block * lanes + at - turn.place - i) % words == 0 for at, i in made)
        if turn.second and turn.block * lanes <= turn.place and (around or turn.block == turn.place // lanes):
            column = [term for term in wanted if term[1] + term[3] == turn.place]
            assert set(column) - set(found) == {("q", turn.place, "n", 0)}
        # The lanes multiply a word of b by words of a, where the formula names a first.
        found += [("q", turn.place, "n", i) if turn.second else ("a", i, "b", turn.place) for _, i in made]
    assert Counter(found) == wanted
    assert len(found) + words == timing.products


@pytest.mark.parametrize(("order", "second"), [("fips", "second"), ("cihs", "is_reduction")])
@pytest.mark.parametrize(("swi", "mbu", "registers"), [(1, "full", 0), (2, "half", 1), (4, "full", 2)])
def test_turns_are_those_of_the_schedule(order: str, second: str, swi: int, mbu: str, registers: int) -> None:
    unit = toy(1 << 45 | 0x8F3B1, 4, order=order, swi=swi, mbu=mbu, registers=registers)
    assert isinstance(unit.times, ColumnTiming | HybridTiming)
    stepper, beats = Stepper(unit.circuit, unit.modulus, 1), unit.loading() + unit.operands(3, 5)
    named = {op.name: op.outs[0] for op in unit.circuit.ops}
    found: list[tuple[bool, int, int]] = []
    for _ in range(unit.times.cycles + 10 * len(beats)):
        given = {f"in_{name}": number for name, number in beats[0].items()} if beats else {}
        values = stepper.step({"in_valid": bool(beats), "out_ready": 1, **given})
        if beats and value(unit.results["in_ready"], values):
            del beats[0]
        if values[named["adds"]]:
            found.append((bool(values[named[second]]), values[named["place"]], values[named["window"]] - swi))
    assert found == [(turn.second, turn.place, turn.window) for turn in unit.times.turns()]


def test_cycles_beside_the_products_of_words() -> None:
    """Four cycles a word above the products on the lanes: q waits for three, and windows are partly empty."""
    for words, lanes, step in itertools.product((8, 32, 256, 1024), (1, 2, 4, 8), (1, 2, 32)):
        times = ColumnTiming(COLUMNS["fips"], words, lanes, 0, step)
        assert times.cycles <= step * (times.products / lanes + 4 * words), (words, lanes, step)


@pytest.mark.parametrize("order", COLUMNS)
def test_a_small_number_of_words_is_rounded_up(order: str) -> None:
    for swi, words in ((1, 3), (2, 4), (4, 4), (8, 8)):
        unit = toy(0b1011, 2, order=order, swi=swi)
        assert unit.times.words == words
        assert multiplied(unit, [(3, 5), (7, 7)]) == [unit.expected(3, 5), unit.expected(7, 7)]


@pytest.mark.parametrize("order", COLUMNS)
def test_deep_memories_of_columns(order: str) -> None:
    """More than 32 words, in blocks, on one lane: words of q and of T are read after they are written."""
    rng = random.Random(4)
    for registers in (0, 1):
        unit = toy(1 << 150 | 0x8F3B1, 4, order=order, swi=1, registers=registers)
        a, b = rng.getrandbits(unit.bits), rng.getrandbits(unit.bits)
        assert multiplied(unit, [(a, b)]) == [unit.expected(a, b)]


@pytest.mark.parametrize("order", COLUMNS)
def test_dense_moduli(order: str) -> None:
    """Random moduli of random degrees, on each number of lanes, with stalls."""
    rng = random.Random(order)
    for swi, registers in itertools.product((1, 2, 4, 8), (0, 1, 2)):
        degree = rng.randrange(40, 70)
        unit = toy(1 << degree | rng.getrandbits(degree) | 1, 4, order=order, swi=swi, registers=registers)
        pairs = [(rng.getrandbits(degree), rng.getrandbits(degree)) for _ in range(2)]
        assert multiplied(unit, pairs, 20) == [unit.expected(a, b) for a, b in pairs]


def test_broken_columns_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors in a word above a block, a lane's place in the window, the word that q follows from, and one of q."""
    config = replace(TOY, n=hex(1 << 62 | 0x3A5), order="fips")
    changes = (
        ("assign over_begins = first_to_sum & ~empty_to_sum;", "assign over_begins = 1'b0;"),
        ("assign there_1 = above_1[4] & ~over_1[4];", "assign there_1 = above_1[4];"),
        ("(lane_to_sum == 1'd0) ? sum_0 : sum_1;", "(lane_to_sum == 1'd0) ? sum_1 : sum_0;"),
        ("assign multiplier = new_to_word_0 ? q[7:0] : word_q;", "assign multiplier = word_q;"),
    )
    find_changes(monkeypatch, config, changes)


def test_broken_rings_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors in a row that goes around N, in words above a row, all rows and a block, and in what T is read for."""
    config = replace(TOY, n=hex(1 << 62 | 0x1B4C6D8E9FA1B3C5), order="cihs")
    changes = (
        ("assign there_around = there_0 | wraps_0_0;", "assign there_around = there_0;"),
        ("= in_product | in_reduction | in_columns;", "= in_product | in_reduction;"),
        ("assign joins_0_0 = is_reduction_q & row_is_first & final_0_0;", "assign joins_0_0 = 1'b0;"),
        ("({7{over_used_to_sum_2}} & over_q);", "({7{1'b0}} & over_q);"),
        ("({16{adds_to_sum_2}} & kept_q);", "({16{1'b0}} & kept_q);"),
        ("= old_row | is_reduction_q | old_columns;", "= old_row | is_reduction_q;"),
    )
    find_changes(monkeypatch, config, changes)
