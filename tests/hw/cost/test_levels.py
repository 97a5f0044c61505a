"""Levels, counted in the circuit: paths by hand, the arrivals that builders state, registers, refusals."""

from __future__ import annotations

from typing import Any

import pytest

from modmill.errors import UsageError
from modmill.hw.carry_save.levels import level_report
from modmill.hw.carry_save.number import CarrySave
from modmill.hw.carry_save.rows import Rows
from modmill.hw.circuit.op import BoundError
from modmill.hw.cost.levels import LevelReport, PathPart
from modmill.hw.describe.structure import structure
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry


def report(unit: str, **given: Any) -> LevelReport:
    found = registry.build(registry.configure(unit, **given)).levels()
    # A path is as long as its parts.
    assert found.levels == sum(part.levels for part in found.path)
    assert found.full_adder_levels == sum(part.full_adders for part in found.full_adder_path)
    assert found.levels >= sum(part.levels for part in found.full_adder_path)
    assert found.full_adder_levels >= sum(part.full_adders for part in found.path)
    return found


def test_a_path_by_hand() -> None:
    cs = CarrySave(61)
    a, b, c = (cs.input(name, 7) for name in "abc")
    product = cs.product(cs.sum(a, b, c), a)
    shares = cs.settled(cs.reduced(product), 7)
    bit = cs.rows.circuit.input("bit", 1)
    ends = [row.word for row in cs.choice(bit, shares, a).rows]
    found = level_report(cs.rows, ends, 21)
    # Six rows of a sum take three adders. Two shares of 7 bits make 5 digits; so the tree has 10 rows and a constant.
    assert [part.operation for part in found.path][:3] == ["sum", "selection", "tree"]
    assert found.path[0] == PathPart("sum", 3, 3.0, 3) and found.path[1].levels == 1.0
    assert found.path[-1] == PathPart("choice", 1, 0.5, 0)
    assert {part.operation for part in found.path} == {"sum", "selection", "tree", "table", "reduction", "choice"}
    assert found.levels == max(row.at.levels for row in shares.rows) + 0.5
    assert found.full_adder_levels == shares.at.adders
    assert (found.registers, found.gates["recoded digits"]) == (21, 5)
    assert (found.full_adders, found.half_adders) == (cs.rows.count.full_adders, cs.rows.count.half_adders)


def test_what_no_result_needs_is_on_no_path() -> None:
    rows = Rows()
    inputs = [rows.input(f"r{i}", 2) for i in range(9)]
    short = rows.tree(inputs[:3], 9, "sum")
    rows.tree(inputs, 27)
    assert level_report(rows, [row.word for row in short], 0).path == (PathPart("sum", 1, 1.0, 1),)


def test_arrivals_that_contradict_each_other_are_refused() -> None:
    rows = Rows()
    ends = rows.tree([rows.input(f"r{i}", 2) for i in range(5)], 15)
    first = next(iter(rows.purposes))
    rows.arrivals |= dict.fromkeys(first.outs, ends[1].at.after(9.0))
    with pytest.raises(BoundError, match="arrives before its operands"):
        level_report(rows, [row.word for row in ends], 0)


@pytest.mark.parametrize("formula", ["isogeny_double", "isogeny_construct", "isogeny_evaluate", "ladder_step"])
@pytest.mark.parametrize("bits", [14, 32])
def test_formulas(formula: str, bits: int) -> None:
    given = {"formula": formula, "bits": bits, "method": "carry-save", "latency": 0}
    unit = registry.build(registry.configure("traced", cut=1, **given))
    found, facts = report("traced", cut=1, **given), structure(unit)
    for name in ("levels", "full_adder_levels", "full_adders", "half_adders", "registers"):
        assert getattr(found, name) == facts[name]
    # Stages cut the longest path into parts, the longest of which is not shorter than their mean.
    staged = report("traced", cut=4, **given)
    assert found.levels > staged.levels >= found.levels / 4
    assert (staged.full_adders, staged.gates) == (found.full_adders, found.gates)
    assert staged.registers > found.registers


@pytest.mark.parametrize("steps", [1, 2, 4])
def test_the_evaluator(steps: int) -> None:
    config = registry.configure("isogeny_evaluator", field="p14", unroll=steps)
    found, facts = report("isogeny_evaluator", field="p14", unroll=steps), structure(registry.build(config))
    assert (found.levels, found.full_adder_levels) == (facts["levels"], facts["full_adder_levels"])
    cost = estimate(config, "levels")
    assert cost.levels == found and cost.tools == () and cost.period_ns is None
    assert cost.as_dict()["estimates"]["levels"]["path"][0]["operation"] == found.path[0].operation
    assert cost.figures() == {"area": found.full_adders, "area_unit": "full adders", "levels": found.levels}


@pytest.mark.parametrize(("unit", "given"), [("modmul", {}), ("traced", {"bits": 24}), ("reader", {})])
def test_units_without_levels_are_refused(unit: str, given: dict[str, int]) -> None:
    with pytest.raises(UsageError, match=f"levels are counted in units of carry-save numbers, which {unit}-"):
        estimate(registry.configure(unit, **given), "levels")
