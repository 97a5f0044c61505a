"""Recorded simulations of whole products on cards, with real points: their cycles are the model's."""

from __future__ import annotations

import csv

import pytest

from modmill.hw.interface import registry
from modmill.hw.stream.limits import LATENCY
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.cycles import Memory, product_cycles
from modmill.hw.units.msm.accelerator.kinds import scalars
from modmill.hw.units.msm.accelerator.unit import Msm
from tests.support import ROOT

RECORDED = sorted((ROOT / "bench/record").glob("msm-gates-*.csv"))
ROWS = [row for path in RECORDED for row in csv.DictReader(path.read_text("utf-8").splitlines())]
CONFIGS = {
    config.slug: config
    for config in (
        MsmConfig(),
        MsmConfig(curve="bls12-381", adders=4, last_rows=0),
    )
}
QUICK = 1 << 16
"""Products of more points are slow to predict."""


def test_there_are_records_of_both_curves() -> None:
    assert {CONFIGS[row["unit"]].curve for row in ROWS} == {"bls12-377", "bls12-381"}


@pytest.mark.parametrize(
    "row",
    [
        pytest.param(
            row,
            id=f"{row['curve']}-{row['points']}-{row['scalars']}",
            marks=[pytest.mark.slow] if int(row["points"]) > QUICK else [],
        )
        for row in ROWS
        if row["masked"] == "0"
    ],
)
def test_the_gates_took_the_cycles_of_the_model(row: dict[str, str]) -> None:
    """All but the cycles in which the sums are cleared after a reset, which are the same for any product."""
    config = CONFIGS[row["unit"]]
    unit = registry.build(config)
    assert isinstance(unit, Msm)
    count = int(row["points"])
    passes = unit.passes(count, None, unit.slices(1, symmetric=True))
    given = scalars(row["scalars"], config.order, count, 1)
    predicted = sum(one.cycles for one in product_cycles(config, passes, given, memory=Memory(LATENCY)))
    cleared = config.rows + config.copied
    assert predicted == pytest.approx(int(row["cycles"]) - cleared, rel=0.005)
