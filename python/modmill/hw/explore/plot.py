"""An exploration as a CSV table and as a plot: area against time per operation, the Pareto front marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from modmill.hw.explore.points import alike, front
from modmill.point_plots import drawn, tell_lost
from modmill.points import DONE, Point
from modmill.points import csv_text as points_csv

COLOURS = ("#1f5fa8", "#d9822b", "#2c8a57", "#8a4fa3", "#b8433f", "#5a5a5a", "#c2a21f", "#3aa7b8")

WIDE = 20
"""Areas that are so many times apart are shown on a logarithmic axis."""


def varied(points: Sequence[Point]) -> list[str]:
    """The parameters that differ between points, in their order; what is the same everywhere needs no label."""
    names = list(dict.fromkeys(name for p in points for name in p.parameters))
    return [n for n in names if len({str(p.parameters[n]) for p in points if n in p.parameters}) > 1]


def label(point: Point, names: Sequence[str]) -> str:
    """A point's values of those parameters.

    >>> label(Point("", "u", {"chunk": 5, "stages": 2}, DONE), ["chunk", "stages"])
    'chunk 5, stages 2'
    """
    return ", ".join(f"{n} {point.parameters[n]}" for n in names if n in point.parameters)


def csv_text(points: Sequence[Point]) -> str:
    """One line per point, also for points without figures; `pareto` is yes on the front."""
    return points_csv(points, "unit", front(points))


def plot(points: Sequence[Point], paths: Sequence[Path], title: str, area: str) -> None:
    """Draws the done points into each of `paths` (.svg or .png), time above area. `area` names the axis.

    Where all are equally fast, multipliers stand in place of time.
    """
    done = [p for p in points if p.status == DONE]
    best = front(done)
    timed = len({p.ns for p in done}) > 1 or len({p.figures.get("dsp") for p in done}) < 2

    def height(point: Point) -> float:
        return point.ns if timed else float(point.figures["dsp"])

    with drawn(paths, (8.0, 5.0)) as (_, (axes,)):
        _scatter(axes, done, height)
        names = varied(done)
        if best:
            for at, steps in enumerate(_steps(best, height)):
                name = None if at else "Pareto front"
                ends = [p.area for p in steps], [height(p) for p in steps]
                axes.step(*ends, where="post", color="#1c1c1c", linewidth=1.0, label=name, zorder=1)
            xs, ys = [p.area for p in best], [height(p) for p in best]
            for values, scale in ((xs, axes.set_xscale), (ys, axes.set_yscale)):
                if max(values) > WIDE * min(values):
                    scale("log")
            axes.scatter(xs, ys, s=90, facecolors="none", edgecolors="#1c1c1c", linewidths=1.1, zorder=3)
        crowded = len(best) > CROWDED
        for p in best if len(done) > CROWDED else done:
            # The first parameter is the colour.
            text = (
                " ".join(str(p.parameters[n]) for n in names[1:] if n in p.parameters) if crowded else label(p, names)
            )
            axes.annotate(text, (p.area, height(p)), xytext=(6, 5), textcoords="offset points", fontsize=5 + 2 * timed)
        axes.set_xlabel(area)
        axes.set_ylabel("ns per operation" if timed else f"multipliers (DSP), all at {done[0].ns:g} ns per operation")
        axes.margins(0.16)
        axes.set_title(title, loc="left", fontsize=10)
        tell_lost(axes, points)
        if axes.get_legend_handles_labels()[0]:
            axes.legend(frameon=False, fontsize=8)


CROWDED = 12
"""With more points than these only those of the front are named, and with more of these by values alone."""


def _steps(best: Sequence[Point], height: Callable[[Point], float]) -> list[list[Point]]:
    """The part of each front that shows in two dimensions."""
    found: dict[Any, list[Point]] = {}
    for point in best:
        line = found.setdefault(alike(point), [])
        if not line or height(point) < height(line[-1]):
            line.append(point)
    return list(found.values())


def _scatter(axes: Any, done: Sequence[Point], height: Callable[[Point], float]) -> None:
    """The points, coloured by the first parameter that varies."""
    names = varied(done)
    groups: dict[str, list[Point]] = {}
    for p in done:
        groups.setdefault(f"{names[0]} {p.parameters.get(names[0])}" if names else p.unit, []).append(p)
    for i, (name, members) in enumerate(groups.items()):
        colour = COLOURS[i % len(COLOURS)]
        axes.scatter([p.area for p in members], [height(p) for p in members], s=28, color=colour, label=name, zorder=2)
