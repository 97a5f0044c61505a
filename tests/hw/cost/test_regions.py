"""Nets inside a part that has a region of its own, on circuits whose paths can be added up by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from modmill.hw.cost import calibration, delays
from modmill.hw.cost.area import area
from modmill.hw.cost.delays import WireModel
from modmill.hw.cost.flat import Flat, flatten
from modmill.hw.cost.regions import Spans, owners
from modmill.hw.cost.regions import spans as spans_of
from modmill.hw.cost.timing import Timing
from modmill.hw.cost.xcup import analyse
from modmill.watch import Watch
from tests.hw.cost.circuits import Netlist

WIRES = WireModel(2.0, base=0.3, per_doubling=0.1, growth=0.5)
FF = delays.FF_CLOCK_TO_Q + delays.FF_SETUP
LUT = 0.050


def stages() -> Netlist:
    """Two parts, each with a path of two inverters between its registers; from the first to the second leads a net."""
    made = Netlist()
    made.module("part", {"clk": 2, "a": 3}, {"y": 6})
    made.cell("FDRE", {"C": 2, "CE": "1", "R": "0", "D": 3, "Q": 4})
    made.cell("LUT1", {"I0": 4, "O": 5}, INIT=1)
    made.cell("LUT1", {"I0": 5, "O": 7}, INIT=1)
    made.cell("FDRE", {"C": 2, "CE": "1", "R": "0", "D": 7, "Q": 6})
    made.module("top", {"clk": 2}, {}, top=True)
    made.cell("part", {"clk": 2, "a": 12, "y": 10})
    made.cell("LUT1", {"I0": 10, "O": 11}, INIT=1)
    made.cell("part", {"clk": 2, "a": 11, "y": 12})
    return made


def flat() -> Flat:
    return flatten(stages().design())


def inside(factor: float) -> float:
    """The period of the path inside a part, by the factor of its nets."""
    return FF + 2 * (0.3 * factor + LUT) + delays.HOP_FLIP_FLOP


def between(factor: float) -> float:
    """That of the path from the first part to the second, through an inverter."""
    return FF + 0.3 * factor + LUT + delays.HOP_FLIP_FLOP


def spans(design: Flat, parts: Mapping[str, int], lut: int) -> Spans:
    """The spans with each part, an instance of so many LUTs, in a region of its own."""
    return spans_of(design, {name: (name,) for name in parts}, list(parts.values()), lut)


def test_a_net_inside_a_region_is_as_long_as_in_a_design_of_its_size() -> None:
    timing = Timing(flat())
    one_block = timing.analyse(WIRES)
    assert one_block.worst.ns == pytest.approx(inside(2.0), abs=1e-6)
    # A quarter and a sixteenth of the whole, with a growth of 1/2: half and a quarter of the factor.
    for parts in ({"u0": 25, "u2": 100}, {"u0": 100, "u2": 25}):
        found = timing.analyse(WIRES, 0.0, spans(timing.flat, parts, 400)).worst
        assert found.ns == pytest.approx(inside(1.0), abs=1e-6) and found.ns > max(inside(0.5), between(2.0))
        large = max(parts, key=parts.__getitem__)
        assert {step.instance for step in found.steps} == {large}
    its = spans(timing.flat, {"u0": 4, "u2": 4}, 400)
    assert timing.period(WIRES, 0.0, its) == pytest.approx(between(2.0), abs=1e-6)
    assert timing.period(WIRES, 0.3, its) == pytest.approx(between(2.0) + 0.3, abs=1e-6)


def test_only_a_net_that_leaves_its_region_pays_for_leaving_a_die() -> None:
    timing, die = Timing(flat()), delays.DIE_LUT
    assert WIRES.outside(2 * die) == 2.0
    its = spans(timing.flat, {"u0": 4, "u2": 4}, 2 * die)
    # From the first part to the second lead two nets: to the inverter between them, and from there on.
    assert timing.period(WIRES, 0.0, its) == pytest.approx(between(2.0) + 2 * 2.0, abs=1e-6)
    # A region that is as large as a die pays on all its paths.
    its = spans(timing.flat, {"u0": die, "u2": 4}, 2 * die)
    assert its.largest == die
    assert calibration.period(timing, WIRES, 2 * die, its) >= inside(1.0) + 1.0


def test_a_net_between_parts_spans_the_whole() -> None:
    design = flat()
    found = spans(design, {"u0": 100, "u2": 280}, 400)
    # What is in neither part has a region of the LUTs that are left, which this circuit's nets all leave.
    assert sorted(set(found.shares)) == [0.05, 0.25, 0.7, 1.0]
    assert (found.lut, found.largest) == (400, 280) and set(found.shares[found.leaves]) == {1.0}
    # Of the nets at the four registers' inputs two come from outside their part.
    assert sorted(found.shares[design.capture_from]) == [0.25, 0.7, 1.0, 1.0]
    assert set(spans(design, {}, 400).shares) == {1.0} and not spans(design, {}, 400).leaves.any()
    assert set(spans(design, {"u0": 400, "u2": 400}, 400).shares[found.shares > 0.05]) == {1.0}


def test_the_plain_estimate_stands_beside() -> None:
    design = stages().design()
    plain = analyse(design, 1, Watch(None))[1]
    both = analyse(design, 1, Watch(None), regions={"u0": ("u0",), "u2": ("u2",)})[1]
    assert both.by_region is not None
    assert plain.by_region is None and "by_region" not in plain.as_dict("product")
    assert (both.period_ns, both.low_ns, both.high_ns) == (plain.period_ns, plain.low_ns, plain.high_ns)
    by_region = both.by_region
    sizes = area(design, flat())
    assert by_region.parts == dict.fromkeys(("u0", "u2"), 2) and sizes.total.lut == 5
    assert by_region.low_ns <= by_region.period_ns <= by_region.high_ns and by_region.period_ns < both.period_ns
    its = spans(flat(), by_region.parts, 5)
    assert by_region.period_ns == calibration.period(Timing(flat()), calibration.fitted(), 5, its)
    said = both.as_dict("product")["by_region"]
    assert said["mhz"] == 1000 / by_region.period_ns and said["parts_lut"] == {"u0": 2, "u2": 2}
    assert said["period_range_ns"] == [by_region.low_ns, by_region.high_ns]


def test_a_region_has_several_instances_but_for_what_is_in_another_one() -> None:
    design = replace(flat(), instances=["", "a", "a/b", "a/b/c", "ab", "d"])
    regions = {"first": ("a", "d"), "second": ("a/b",)}
    assert owners(design, regions).tolist() == [2, 0, 1, 1, 2, 0]


def test_a_net_between_regions_spans_the_one_that_both_lie_in() -> None:
    design = flat()
    both = {"pair": (), "pair/one": ("u0",), "pair/two": ("u2",)}
    found = spans_of(design, both, (0, 20, 40), 400)
    # From the second part to the first leads a net; from the first to the second an inverter that is in neither.
    assert found.largest == 340 and sorted(set(found.shares)) == [0.05, 0.1, 0.15, 0.85, 1.0]
    apart = spans_of(design, {"pair": ("",), "pair/one": ("u0",), "pair/two": ("u2",)}, (100, 20, 40), 400)
    # Now the inverter between the parts is in the outer region as well, so that no net leaves it.
    assert not apart.leaves.any() and set(apart.shares[design.capture_from]) == {0.05, 0.1, 0.4}
