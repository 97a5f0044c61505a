"""An exploration of units made of stages: operations a second above multipliers, and what limits each point."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from modmill.hw.explore.plot import COLOURS, label, varied
from modmill.point_plots import drawn, tell_lost
from modmill.points import DONE, Point


def limited(points: Sequence[Point]) -> bool:
    """True if any point says what limits it."""
    return any(p.status == DONE and "limit" in p.figures for p in points)


def rate(point: Point) -> float:
    """Millions of operations a second."""
    return 1000 / point.ns


def rising(points: Sequence[Point]) -> list[Point]:
    """The front: points that are faster than all with as many multipliers or fewer, by multipliers.

    >>> def at(dsp, ns): return Point(f"{dsp}/{ns}", "u", {}, DONE, figures={"area": 1, "dsp": dsp, "ns": ns})
    >>> [p.key for p in rising([at(9, 5), at(5, 9), at(7, 9), at(5, 12), at(8, 5)])]
    ['5/9', '8/5']
    """
    best: list[Point] = []
    for point in sorted(points, key=lambda p: (p.figures.get("dsp", 0), p.ns, p.area)):
        if not best or point.ns < best[-1].ns:
            best.append(point)
    return best


def plot_rates(points: Sequence[Point], paths: Sequence[Path], title: str) -> None:
    """Draws the points that say what limits them into each of `paths` (.svg or .png), by colour what that is."""
    done = [p for p in points if p.status == DONE and "limit" in p.figures]
    best = rising(done)
    names = varied(done)
    limits = list(dict.fromkeys(p.figures["limit"] for p in done))

    def at(chosen: Sequence[Point]) -> tuple[list[Any], list[float]]:
        return [p.figures.get("dsp", 0) for p in chosen], [rate(p) for p in chosen]

    with drawn(paths, (8.0, 5.0)) as (_, (axes,)):
        for i, limit in enumerate(limits):
            xs, ys = at([p for p in done if p.figures["limit"] == limit])
            axes.scatter(xs, ys, s=28, color=COLOURS[i % len(COLOURS)], label=f"limited by {limit}", zorder=2)
        xs, ys = at(best)
        axes.step(xs, ys, where="post", color="#1c1c1c", linewidth=1.0, label="front", zorder=1)
        for p in best:
            axes.annotate(
                label(p, names),
                (p.figures.get("dsp", 0), rate(p)),
                xytext=(6, 5),
                textcoords="offset points",
                fontsize=7,
            )
        axes.set_xlabel("multipliers (DSP)")
        axes.set_ylabel("millions of operations a second")
        axes.set_ylim(bottom=0)
        axes.margins(0.16)
        axes.set_title(title, loc="left", fontsize=10)
        tell_lost(axes, points)
        axes.legend(frameon=False, fontsize=8)
