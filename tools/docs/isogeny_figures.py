"""Figures of the hardware paper on isogeny walks: what its diagrams show as our units have it, and its plots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from isogeny_tables import corrected, levels

from modmill.files import write_atomic
from modmill.hw.describe.draw import draw
from modmill.hw.explore.plot import COLOURS
from modmill.hw.interface import registry
from modmill.isogeny.walk import draw as triangle
from modmill.isogeny.walk import plan, published
from modmill.point_plots import drawn

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "derivations"
PAGE = FOLDER / "isogeny-hardware.md"
K = 6
STRATEGIES = {"1": "full", "2-basic": "basic", "2-full": "full", "2-optimal": "optimal"}
UNITS: dict[str, tuple[str, dict[str, Any]]] = {
    "4": ("traced", {"formula": "isogeny_double", "bits": 89, "method": "carry-save"}),
    "6": ("cs_add", {"bits": 89, "method": "montgomery"}),
    "9": ("isogeny_units", {"operation": "construct"}),
    "10": ("isogeny_units", {"operation": "evaluate"}),
}
FIELDS = {"p14": 14, "p89": 89, "p256": 256, "p1506": 1506}
OPERATIONS = {"double": "DBL", "construct": "4-iso-c", "evaluate": "4-iso-e"}


def file(number: str) -> Path:
    """The file of a figure."""
    return FOLDER / f"isogeny-figure-{number}.svg"


def figures() -> Iterator[str]:
    """Draws all that no page of a unit has, and names the files."""
    for number, name in STRATEGIES.items():
        schedule = plan(name, K, K - 1).schedule
        assert schedule is not None
        write_atomic(file(number), triangle(schedule, f"4^{K}-isogeny, {name} strategy, {K - 1} evaluation units"))
        yield str(file(number))
    for number, (unit, given) in UNITS.items():
        write_atomic(file(number), draw(registry.build(registry.configure(unit, **given))))
        yield str(file(number))
    depths()
    yield str(file("11a"))
    modules()
    yield str(file("11b"))


def depths() -> None:
    """Figure 11a: full adders on the longest path of each unit, by width."""
    with drawn([file("11a")], (7.0, 4.2)) as (_, (axes,)):
        for colour, path in zip(COLOURS, published.paths(), strict=False):
            name, widths = OPERATIONS[path.unit], list(FIELDS.values())
            axes.plot(widths, [corrected(path, m) for m in widths], "--", color=colour, label=f"{name}, the paper's")
            ours = [levels("isogeny_units", field=field, operation=path.unit).full_adder_levels for field in FIELDS]
            axes.plot(widths, ours, "o-", color=colour, label=f"{name}, ours")
            axes.plot([int(m) for m in path.adders], list(path.adders.values()), "x", color=colour)
        axes.set_xscale("log")
        axes.set_xticks(list(FIELDS.values()), [str(m) for m in FIELDS.values()])
        axes.minorticks_off()
        axes.set_ylim(bottom=0)
        axes.set_xlabel("bits of the prime (crosses: as printed in Table 5)")
        axes.set_ylabel("full adders on the longest path")
        axes.legend(frameon=False, fontsize=8, ncols=3, loc="upper left", bbox_to_anchor=(0, 1.16))


def stated(text: str) -> dict[str, dict[int, list[tuple[float, float]]]]:
    """ns and mm2 of the modules by library and width, as the page's Table 6 states them."""
    found: dict[str, dict[int, list[tuple[float, float]]]] = {}
    section = text.split("## Table 6")[1].split("\n## ")[0]
    bits = 0
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) != 7 or not (cells[0].isdigit() or not cells[0]):
            continue
        bits = int(cells[0] or bits)
        values = [tuple(float(word) for word in cell.split(",")) for cell in cells[2:]]
        found.setdefault(cells[1], {})[bits] = [(ns, mm2) for ns, mm2 in values]
    return found


def modules() -> None:
    """Figure 11b: delay and area of the modules by width, published and in each library, from Table 6."""
    rows = stated(PAGE.read_text(encoding="utf-8"))
    names = ("sum", "difference", "square", "product", "reduction")
    with drawn([file("11b")], (10.0, 5.0), 2) as (figure, panels):
        marks = dict(zip(rows, ("x--", "o-", "s-", "^-"), strict=False))
        for at, (axes, what) in enumerate(zip(panels, ("ns", "mm2"), strict=True)):
            for library, widths in rows.items():
                for unit, colour in enumerate(COLOURS[: len(names)]):
                    ys = [row[unit][at] for row in widths.values()]
                    style = {"linewidth": 0.9, "markersize": 3.5, "color": colour}
                    axes.plot(list(widths), ys, marks[library], **style)
            axes.set_xscale("log")
            axes.set_yscale("log")
            axes.set_xticks([40, 89, 173, 511, 1506], ["40", "89", "173", "511", "1506"])
            axes.minorticks_off()
            axes.set_xlabel("bits of the prime")
            axes.set_ylabel(what)
        for name, colour in zip(names, COLOURS, strict=False):
            panels[0].plot([], [], "-", color=colour, label=name)
        for library, mark in marks.items():
            panels[0].plot([], [], mark, color="#1c1c1c", markersize=3.5, linewidth=0.9, label=library)
        figure.legend(*panels[0].get_legend_handles_labels(), loc="outside upper center", ncols=5, frameon=False)
