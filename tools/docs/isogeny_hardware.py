"""Prints the tables of docs/derivations/isogeny-hardware*.md: modules and walks in libraries of standard cells.

    python tools/docs/isogeny_hardware.py modules [NAME=FILE[,FILE]...]
    python tools/docs/isogeny_hardware.py walk [NAME=FILE[,FILE]...]
    python tools/docs/isogeny_hardware.py accuracy [NAME=FILE[,FILE]...]
    python tools/docs/isogeny_hardware.py carries
    python tools/docs/isogeny_hardware.py steps
    python tools/docs/isogeny_hardware.py tables
    python tools/docs/isogeny_hardware.py figures

`modules` and `walk` take minutes for each library, `accuracy` an hour; osu018 is always among them. `carries` compares
carry-save numbers with adders that propagate carries, and `steps` a step on j-invariants with a 2-isogeny of the
evaluator, by levels, in seconds. `tables` prints those of docs/derivations/isogeny-hardware-tables.md but for the
sixth, and `figures` draws its pictures, in minutes; that of the modules shows what isogeny-hardware.md states.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import isogeny_accuracy
from isogeny_accuracy import UNITS
from isogeny_figures import figures
from isogeny_tables import levels, markdown, table_1, table_2, table_3, table_4, table_5, table_7

from modmill import params
from modmill.hw.carry_save import propagate
from modmill.hw.cost.report import RETICLE, AsicReport
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.units.isogeny.evaluator.config import FIELDS as EVALUATED
from modmill.hw.units.isogeny.jinvariant.config import StepConfig
from modmill.hw.units.isogeny.jinvariant.program import SPANS
from modmill.hw.units.isogeny.jinvariant.unit import StepUnit
from modmill.hw.units.isogeny.modules.config import WIDTHS
from modmill.isogeny.walk import USUAL, Mode, plan, published

FIELD, WIDE = "p1506", 1506
K = 100
"""The walk is one of 4^K, with all units, in which evaluations start with the construction of their isogeny (`isogeny
walk --k 100 --units 99 --mode fused`)."""
OPERATIONS = ("double", "construct", "fused")
"""The units of such a walk."""
STEPS = 4
PUBLISHED_LEVEL = 0.0395
"""ns of a level in 28 nm that the published figures imply."""

Libraries = Mapping[str, Sequence[Path]]


def cells(unit: str, files: Sequence[Path], **given: int | str) -> AsicReport:
    """A unit without synthesis."""
    found = estimate(registry.configure(unit, **given), "asic", library=files, synthesis=False).asic
    assert found is not None
    return found


def modules(libraries: Libraries) -> Iterator[str]:
    """Table 6: ns and mm2 of the modules, published and in each library."""
    stated = {(row.bits, row.unit): row for row in published.modules()}
    yield "| bits | library | " + " | ".join(f"`{unit}`" for unit in UNITS) + " |"
    yield "|---|---|" + "---|" * len(UNITS)
    for bits in (*WIDTHS, WIDE):
        rows = [stated[bits, unit] for unit in UNITS]
        yield f"| {bits} | published, 28 nm | " + " | ".join(f"{row.ns:.2f}, {row.mm2:g}" for row in rows) + " |"
        for name, files in libraries.items():
            found = [cells(unit, files, bits=bits) for unit in UNITS]
            yield f"| | {name} | " + " | ".join(f"{x.period_ns:.2f}, {x.area_mm2:.3g}" for x in found) + " |"


def walk(libraries: Libraries) -> Iterator[str]:
    """The units of a walk at p1506 in each library; then a walk and an evaluation with them.

    The period of a walk is that of its slowest unit. The evaluator has too many cells to be timed here: its period is
    that of `fused`, level for level.
    """
    names = (*OPERATIONS, "evaluate")
    made = {
        name: {unit: cells("isogeny_units", files, field=FIELD, operation=unit) for unit in names}
        for name, files in libraries.items()
    }
    rows: list[Sequence[object]] = []
    for name, found in made.items():
        rows.append([name, *(f"{x.period_ns:.2f}, {x.area_mm2:,.4g}" for x in found.values())])
    yield from markdown(["ns, mm2", *(f"`{name}`" for name in names)], iter(rows))
    yield ""
    cycle = max(levels("isogeny_units", field=FIELD, operation=name).levels for name in OPERATIONS)
    cycles = plan("concurrent", K, K - 1, USUAL[Mode.FUSED]).cycles
    four = levels("isogeny_evaluator", field=FIELD, unroll=STEPS).levels
    stated = {speed.degree: speed.per_ms for speed in published.speeds()}
    facts = params.load(published.FILE)
    found_there = [facts["clock_mhz"], facts["walk_us"], f"{stated[4]:,}", "", f"{facts['units_mm2']:,}"]
    rows = [["published: 28 nm", *found_there], ["published: Sage on a Core i7-8700", "", "", "", stated[2], ""]]
    speeds = {"level of the publication": (cycle * PUBLISHED_LEVEL, "")}
    for name, found in made.items():
        area = sum(found[unit].area_mm2 for unit in OPERATIONS)
        period = max(found[unit].period_ns for unit in OPERATIONS)
        speeds[name] = period, f"{area:,.0f} ({area / RETICLE:.2g} reticles)"
    for name, (ns, area) in speeds.items():
        us = cycles * ns / 1000
        evaluator = STEPS / (four / cycle * ns) * 1e6
        rows.append([name, f"{1000 / ns:.1f}", f"{us:.2f}", f"{K / us * 1000:,.0f}", f"{evaluator:,.0f}", area])
    head = f"a cycle of {cycle:g} levels; {STEPS} steps in {four:g}"
    columns = ["MHz", f"4^{K}, us", "4-isogenies per ms", "2-isogenies per ms, evaluator", "one of each unit, mm2"]
    yield from markdown([head, *columns], iter(rows))


def tables() -> Iterator[str]:
    """Tables 1 to 5 and 7."""
    cycle = levels("isogeny_units", field=FIELD, operation="fused").levels
    last = table_7(cycle, PUBLISHED_LEVEL)
    made = {"1": table_1(), "2": table_2(), "3": table_3(), "4": table_4(), "5": table_5(), "7": last}
    for number, lines in made.items():
        yield from ("", f"Table {number}", "", *lines)


def carries() -> Iterator[str]:
    """Sums and products with and without carries that move, by levels."""
    yield "| bits | sum: ripple | Kogge-Stone | carry-save | times | product: Booth, Kogge-Stone | carry-save | times |"
    yield "|---|---|---|---|---|---|---|---|"
    for bits in (*WIDTHS, WIDE):
        row = propagate.compare(bits)
        yield (
            f"| {bits} | {row.ripple:g} | {row.kogge_stone:g} | {row.saved:g} | {row.kogge_stone / row.saved:.1f} | "
            f"{row.booth:g} | {row.product:g} | {row.booth / row.product:.2f} |"
        )


def steps() -> Iterator[str]:
    """A step on j-invariants: cycles by what they are for, levels, and those of a 2-isogeny of the evaluator."""
    yield f"| | {' | '.join(SPANS)} | cycles | levels a cycle | levels a step | us | evaluator, a 2-isogeny | times |"
    yield "|---|" + "---|" * (len(SPANS) + 6)
    for field in ("p89", "p256", "p1506"):
        unit = StepUnit(StepConfig(field=field))
        cycle, cycles = unit.levels().levels, unit.program.cycles
        row = [f"{n:,}" for n in (*unit.program.spans.values(), cycles)]
        row += [f"{cycle:g}", f"{cycle * cycles:,.0f}", f"{cycle * cycles * PUBLISHED_LEVEL / 1000:.3f}"]
        if field in EVALUATED:
            two = levels("isogeny_evaluator", field=field, unroll=STEPS).levels / STEPS
            row += [f"{two:.1f}", f"{cycle * cycles / two:,.0f}"]
        else:
            row += ["", ""]
        yield f"| {field} | {' | '.join(row)} |"


def main(words: Sequence[str]) -> int:
    """The command."""
    libraries: dict[str, Sequence[Path]] = {"osu018": ()}
    for word in words[1:]:
        name, _, files = word.partition("=")
        libraries[name] = [Path(file) for file in files.split(",")]
    made = {
        "modules": lambda: modules(libraries),
        "walk": lambda: walk(libraries),
        "accuracy": lambda: isogeny_accuracy.table(libraries),
        "carries": carries,
        "steps": steps,
        "tables": tables,
        "figures": figures,
    }
    if not words or words[0] not in made:
        print(__doc__, file=sys.stderr)
        return 2
    for line in made[words[0]]():
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
