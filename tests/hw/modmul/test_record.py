"""The costs in docs/derivations/modular-multipliers.md are those that are recorded, and those that are counted now."""

from __future__ import annotations

import csv

import pytest

from modmill.hw.explore import record
from modmill.hw.explore.evaluate import model
from modmill.hw.interface import registry
from tests.support import ROOT

TEXT = (ROOT / "docs/derivations/modular-multipliers.md").read_text("utf-8")
COUNTED = ROOT / "bench/record/hw-explore-modmul-model.csv"


def test_the_table_of_costs_is_the_record() -> None:
    shown = 0
    for r in record.load(ROOT / "bench/record"):
        area, time, span = r.area(), r.ns(), r.ns_range()
        if r.unit != "modmul" or r.target != "xcup":
            continue
        assert area is not None and time is not None and span is not None
        p, c = r.cost["parameters"], r.cost
        name = f"| {p['bits']} | `{p['method']}` | {p['levels']} | {p.get('column', 1)} |"
        clock = f"{c['latency']} | {1000 / time[0]:.0f} | {time[0]:.2f} ({span[0]:.1f} to {span[1]:.1f}) |"
        assert f"{name} {area['dsp']} | {area['lut']:,} | {area['ff']:,} | {clock}\n" in TEXT
        shown += 1
    assert shown >= 12


def test_the_fronts_are_those_that_were_counted() -> None:
    rows = [row for row in csv.DictReader(COUNTED.read_text("utf-8").splitlines()) if row["pareto"] == "yes"]
    for row in rows:
        name = f"| {row['bits']} | `{row['method']}` | {row['levels']} |"
        sizes = f"{int(row['dsp']):,} | {int(row['area']):,} | {int(row['ff']):,} | {row['latency']} |"
        assert f"{name} {sizes}\n" in TEXT
    assert len(rows) >= 20


@pytest.mark.parametrize(("bits", "method", "levels"), [(255, "pseudo-mersenne", 3), (377, "polynomial", 0)])
def test_the_best_count_as_they_were_counted(bits: int, method: str, levels: int) -> None:
    found = model(registry.configure("modmul", bits=bits, method=method, levels=levels, column=4, stages=0))
    rows = csv.DictReader(COUNTED.read_text("utf-8").splitlines())
    (row,) = [r for r in rows if (r["bits"], r["method"], r["levels"]) == (str(bits), method, str(levels))]
    assert [found[key] for key in ("dsp", "area", "ff", "latency")] == [
        int(row[key]) for key in ("dsp", "area", "ff", "latency")
    ]


SQUARES = ROOT / "bench/record/hw-explore-modmul-square-model.csv"


def test_the_table_of_squarers_is_what_was_counted() -> None:
    rows = list(csv.DictReader(SQUARES.read_text("utf-8").splitlines()))
    for row in rows:
        shown = f"| {int(row['dsp']):,} | {round(int(row['area']) / 1000):,} | {float(row['ns']):.1f} |"
        assert shown in TEXT, row
    assert len(rows) == 12


def test_a_squarer_counts_as_it_was_counted() -> None:
    (row,) = [
        r
        for r in csv.DictReader(SQUARES.read_text("utf-8").splitlines())
        if (r["bits"], r["method"], r["levels"], r["split"]) == ("1024", "folding", "2", "3")
    ]
    config = registry.configure("modmul", bits=1024, method="folding", levels=2, split=3, square=True, stages=1)
    found = model(config)
    assert [found["dsp"], found["area"], found["ns"]] == [int(row["dsp"]), int(row["area"]), float(row["ns"])]
