"""Periods of cells without synthesis beside those of OpenSTA: in the same cells, and in those of a synthesis."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from modmill.hw.cost import asic, liberty, opensta, static
from modmill.hw.explore.evaluate import subject
from modmill.hw.interface import registry
from modmill.places import LIBERTY
from modmill.watch import Watch

UNITS = ("cs_add", "cs_sub", "cs_square", "cs_mul", "cs_reduce")
WIDTHS = (40, 89, 173, 256, 397, 511)
FEW = WIDTHS[:2]
"""The widths for libraries other than the first."""
LARGE = {"cs_square": 173, "cs_mul": 173}
"""The widest that are synthesised of units whose cells grow with the square of the width: minutes at 173 bits."""


def table(libraries: Mapping[str, Sequence[Path]]) -> Iterator[str]:
    """ns by OpenSTA in the cells of a synthesis and ns without synthesis, by width and library.

    Then the lowest and the highest ratio: of the periods in the same cells, and of the areas.
    """
    more = "OpenSTA in the same cells | area, without / with synthesis"
    yield "| ns synthesised, and not | bits | " + " | ".join(f"`{unit}`" for unit in UNITS) + f" | {more} |"
    yield "|---|---|" + "---|" * (len(UNITS) + 2)
    for at, (name, files) in enumerate(libraries.items()):
        for bits in FEW if at else WIDTHS:
            found = [_measured(unit, bits, files) for unit in UNITS]
            periods = " | ".join(text for text, _, _ in found)
            same, area = ([ratio for _, *ratios in found if (ratio := ratios[i])] for i in (0, 1))
            yield f"| {name} | {bits} | {periods} | {_range(same, 3)} | {_range(area, 2)} |"


def _range(given: Sequence[float], digits: int) -> str:
    return f"{min(given):.{digits}f} to {max(given):.{digits}f}"


def _measured(unit: str, bits: int, files: Sequence[Path]) -> tuple[str, float, float | None]:
    """The two periods as text, OpenSTA's in the same cells over ours, and the ratio of the areas."""
    config = registry.configure(unit, bits=bits)
    choice = registry.choose(config.unit, config.parameters(), {})
    made = subject(registry.build(config), choice.constants, choice.name)
    ours = asic.counted(made, Watch(None), files)
    files = files or [LIBERTY]
    with tempfile.TemporaryDirectory() as folder:
        netlist = static.netlist(made.gates(), liberty.read(files), lambda: None)
        same = opensta.same_cells(netlist, files, Path(folder), Watch(None))
    if bits > LARGE.get(unit, WIDTHS[-1]):
        return f", {ours.period_ns:.2f}", same / ours.period_ns, None
    mapped = asic.measure(made, Watch(None), files, widest=WIDTHS[-1])
    return f"{mapped.period_ns:.2f}, {ours.period_ns:.2f}", same / ours.period_ns, ours.area_um2 / mapped.area_um2
