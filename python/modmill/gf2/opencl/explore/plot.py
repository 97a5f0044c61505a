"""The plot of an exploration: speed by size beside the thesis' devices, and what a build costs against its speed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from modmill.gf2 import published
from modmill.gf2.opencl.explore.tables import AREA_BITS, best_points
from modmill.opencl.explore.tables import deciding_time, rate
from modmill.point_plots import drawn, tell_lost
from modmill.points import DONE, Point

COLOURS = ("#1f5fa8", "#d9822b", "#2c8a57", "#8a4fa3", "#b8433f", "#c2a21f", "#3aa7b8", "#5a5a5a")
MARKS = "osD^vPXp"


def plot(points: Sequence[Point], paths: Sequence[Path], title: str) -> None:
    """Draws into each of `paths` (.svg or .png)."""
    methods = list(dict.fromkeys(str(p.parameters["method"]) for p in points if p.status == DONE))
    with drawn(paths, (11.0, 4.8), 2) as (figure, (left, right)):
        for axes in (left, right):
            axes.set_xscale("log", base=2 if axes is left else 10)
            axes.set_yscale("log")
        for i, method in enumerate(methods):
            style = {"color": COLOURS[i % len(COLOURS)], "marker": MARKS[i // len(COLOURS) % len(MARKS)]}
            _method(left, right, points, method, style)
        _thesis(left)
        left.set_xlabel("size, bits")
        left.set_ylabel("products per second of wall time")
        left.set_title(f"best of each method by {deciding_time(points)}", loc="left", fontsize=9)
        sizes = sorted({int(p.parameters["bits"]) for p in points} | set(published.best_fpga()))
        left.set_xticks(sizes, [str(size) for size in sizes])
        figure.suptitle(title, x=0.01, ha="left", fontsize=10)
        right.set_xlabel("seconds to build")
        right.set_ylabel("products per second of wall time")
        right.set_title(f"every configuration at {AREA_BITS} bits", loc="left", fontsize=9)
        tell_lost(right, points)
        left.legend(frameon=False, fontsize=7, ncols=2)


def _method(left: Any, right: Any, points: Sequence[Point], method: str, style: dict[str, str]) -> None:
    best = best_points(points, method)
    left.plot(list(best), [rate(p) for p in best.values()], ms=4, lw=1, label=method, **style)
    here = [
        p for p in points if p.status == DONE and p.parameters["method"] == method and p.parameters["bits"] == AREA_BITS
    ]
    right.scatter([p.figures["build_seconds"] for p in here], [rate(p) for p in here], s=14, label=method, **style)


def _thesis(axes: Any) -> None:
    """The thesis' devices, timed with one product at a time."""
    fpga = published.best_fpga()
    axes.plot(list(fpga), list(fpga.values()), color="#1c1c1c", ls="--", lw=1, label="thesis, FPGA")
    for host in published.hosts():
        if host.word_bits == 32:
            rated = host.per_second
            style = ":" if host.fabric == "cpu" else "-."
            axes.plot(
                list(rated), list(rated.values()), color="#8a8a8a", ls=style, lw=1, label=f"thesis, {host.fabric}"
            )
