"""Prints the tables of docs/derivations/isogeny-hardware.md: modules and walks in libraries of standard cells.

    python tools/docs/isogeny_hardware.py modules [NAME=FILE[,FILE]...]
    python tools/docs/isogeny_hardware.py walk [NAME=FILE[,FILE]...]
    python tools/docs/isogeny_hardware.py carries

`modules` and `walk` take minutes for each library; osu018 is always among them. `carries` compares carry-save numbers
with adders that propagate carries, by levels, in seconds.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from modmill import params
from modmill.hw.carry_save import propagate
from modmill.hw.cost.levels import LevelReport
from modmill.hw.cost.report import AsicReport
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.units.isogeny.modules.config import WIDTHS
from modmill.isogeny.walk import USUAL, Mode, plan, published

UNITS = ("cs_add", "cs_sub", "cs_square", "cs_mul", "cs_reduce")
WIDE = 1506
K = 100
"""The walk is one of 4^K, with all units, in which evaluations start with the construction of their isogeny (`isogeny
walk --k 100 --units 99 --mode fused`)."""
SAMPLE = 511
"""Bits of the product from which the time of a level is taken."""
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
    """A walk and an evaluation at p1506 by their levels, at the published time of a level and at that of a product.

    The area of one of each unit is that of their full adders, at the area of the product for each of its full adders.
    """
    units = [counted("isogeny_units", field="p1506", operation=name) for name in ("double", "construct", "fused")]
    cycle, adders = max(unit.levels for unit in units), sum(unit.full_adders for unit in units)
    cycles = plan("concurrent", K, K - 1, USUAL[Mode.FUSED]).cycles
    four = counted("isogeny_evaluator", field="p1506", unroll=STEPS).levels
    sample = counted("cs_mul", bits=SAMPLE)
    speeds = {"level of the publication": (PUBLISHED_LEVEL, "")}
    for name, files in libraries.items():
        found = cells("cs_mul", files, bits=SAMPLE)
        speeds[name] = found.period_ns / sample.levels, f"{adders * found.area_mm2 / sample.full_adders:,.0f}"
    head = f"a cycle of {cycle:g} levels; {STEPS} steps in {four:g}"
    more = "4-isogenies per ms | 2-isogenies per ms, evaluator | one of each unit, mm2"
    yield f"| {head} | ns a level | MHz | 4^{K}, us | {more} |"
    yield "|---|---|---|---|---|---|---|"
    stated = {speed.degree: speed.per_ms for speed in published.speeds()}
    facts = params.load(published.FILE)
    found_there = f"{facts['clock_mhz']} | {facts['walk_us']} | {stated[4]:,}"
    yield f"| published: 28 nm | | {found_there} | | {facts['units_mm2']:,} |"
    yield f"| published: Sage on a Core i7-8700 | | | | | {stated[2]} | |"
    for name, (ns, area) in speeds.items():
        us = cycles * cycle * ns / 1000
        rates = f"{K / us * 1000:,.0f} | {STEPS / (four * ns) * 1e6:,.0f}"
        yield f"| {name} | {ns:.4f} | {1000 / (cycle * ns):.1f} | {us:.2f} | {rates} | {area} |"


def counted(unit: str, **given: int | str) -> LevelReport:
    """The levels and adders of a unit."""
    return registry.build(registry.configure(unit, **given)).levels()


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


def main(words: Sequence[str]) -> int:
    """The command."""
    libraries: dict[str, Sequence[Path]] = {"osu018": ()}
    for word in words[1:]:
        name, _, files = word.partition("=")
        libraries[name] = [Path(file) for file in files.split(",")]
    made = {"modules": lambda: modules(libraries), "walk": lambda: walk(libraries), "carries": carries}
    if not words or words[0] not in made:
        print(__doc__, file=sys.stderr)
        return 2
    for line in made[words[0]]():
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
