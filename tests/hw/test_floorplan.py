"""Stages in die regions: every stage in one, the cut where the fullest region is least full."""

from __future__ import annotations

import itertools

import pytest

from modmill.hw.cost.cells import Area
from modmill.hw.cost.devices import DEVICES, Device, device
from modmill.hw.describe.floorplan import plan, stage
from modmill.hw.describe.structure import least, least_area
from modmill.hw.interface import registry
from modmill.hw.interface.unit import Datapath


def path(unit: str, **given: int | str) -> Datapath:
    found = registry.build(registry.configure(unit, **given)).datapath
    assert found is not None
    return found


@pytest.mark.parametrize("name", DEVICES)
@pytest.mark.parametrize(("unit", "given"), [("vdf_ozturk", {"bits": 256, "stages": 6}), ("modmul", {"stages": 12})])
def test_every_stage_stands_in_one_region(unit: str, given: dict[str, int], name: str) -> None:
    whole = path(unit, **given)
    regions = plan(whole, device(name))
    assert [r.first for r in regions] == [0, *(r.last + 1 for r in regions[:-1])]
    assert regions[-1].last == max(stage(op) for op in whole.circuit.ops)
    assert sum((r.area for r in regions), Area()) == least_area(whole)
    assert len(regions) == 1, "a small unit stays in one region"


def test_a_unit_that_is_too_large_for_a_region_is_cut_at_the_best_place() -> None:
    whole = path("vdf_ozturk", bits=256, stages=4, compressor="ternary")
    total = least_area(whole)
    die = Area(lut=total.lut * 2 // 3, ff=1, dsp=total.dsp)
    regions = plan(whole, Device("toy", "toy", (die, die), ""))
    each = [least(op for op in whole.circuit.ops if stage(op) == n) for n in range(4)]
    ways = [max(sum(a.lut for a in each[:n]), sum(a.lut for a in each[n:])) for n in range(1, 4)]
    assert len(regions) == 2
    assert max(r.area.lut for r in regions) == min(ways)
    for left, right in itertools.pairwise(regions):
        read = {w.view.wire for op in whole.circuit.ops if stage(op) >= right.first for w in op.ins}
        assert left.crossing == sum(wire.width for wire in read if wire.stage <= left.last)
        assert left.crossing > 0
    assert regions[-1].crossing == 0
