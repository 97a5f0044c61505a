"""The plot of hardware units in the report."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import matplotlib.pyplot as plt
from matplotlib.axes import Axes

from modmill.hw import registry
from modmill.params import PublishedFigure
from modmill.report.plots import FPGA, STYLE, svg

COLOURS = ("#8fb8de", "#8a4fa3", "#1f5fa8", "#2c8a57", "#d9822b", "#c2a21f")
"""For the units in their order."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """The cost of one configuration of a unit."""

    unit: str
    configuration: str
    bits: int
    kilo_luts: float
    ns: float


def area_against_time(estimates: Sequence[Estimate], published: Iterable[PublishedFigure]) -> str:
    """Area against time of estimates for UltraScale+, with the `published` designs of the same width.

    Empty where nothing is recorded at the width of a published design.
    """
    built = [f for f in published if f.unit is not None and f.kilo_luts is not None]
    colour = dict(zip(registry.units(), itertools.cycle(COLOURS), strict=False))
    widths = {f.bits for f in built}
    known = [e for e in estimates if e.bits in widths]
    if not known:
        return ""
    with plt.rc_context(STYLE):
        figure, axes = plt.subplots(figsize=(7.6, 3.6))
        theirs = {f.unit: f.ns for f in built}
        for e in known:
            above = 5 if e.ns > theirs.get(e.unit, e.ns) else -10
            _mark(axes, e.kilo_luts, e.ns, e.configuration, "o", colour.get(e.unit, "#5a5a5a"), above)
        for f in built:
            assert f.kilo_luts is not None
            higher = any(e.unit == f.unit and e.ns > f.ns for e in known)
            _mark(axes, f.kilo_luts, f.ns, f"{f.title}, built", "s", FPGA, -10 if higher else 5)
        axes.set_xlabel("thousand LUTs")
        axes.set_ylabel("ns per operation")
        axes.margins(0.18)
        axes.set_xlim(0, axes.get_xlim()[1] * 1.25)
        axes.set_ylim(0)
        return svg(figure, "hardware")


def _mark(axes: Axes, x: float, y: float, label: str, marker: str, colour: str, above: int) -> None:
    axes.scatter([x], [y], s=36, marker=marker, color=colour, zorder=2)
    axes.annotate(label, (x, y), xytext=(6, above), textcoords="offset points", fontsize=7)
