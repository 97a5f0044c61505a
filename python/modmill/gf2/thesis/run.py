"""`modmill gf2 explore --thesis --device rtl`: the thesis' kernels in gates, kept as points, tables and a plot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from modmill.files import write_atomic
from modmill.gf2.thesis import space
from modmill.gf2.thesis.evaluate import evaluate
from modmill.gf2.thesis.plot import plot
from modmill.hw.explore.points import FAILED, INVALID, Progress, code, explore
from modmill.points import DONE, Point, Store, csv_text

DEVICE = "rtl"


def run(sizes: Sequence[int], store: Store, *, again: bool, progress: Callable[[Progress], None]) -> list[Point]:
    """Evaluates the kernels that `store` does not have, one after the other; with `again`, those without figures."""
    if again:
        store.points = {key: point for key, point in store.points.items() if point.status not in (FAILED, INVALID)}
    candidates = [(point, space.configuration(point)) for point in space.design_points(sizes)]
    facts = [DEVICE, code(Path(__file__).parent)]
    return explore(space.UNIT, candidates, evaluate, store, facts=facts, progress=progress)


def write(place: Path, points: Sequence[Point]) -> None:
    """Writes table.csv, plot.svg and plot.png."""
    write_atomic(place / "table.csv", csv_text(points, "unit"))
    if any(p.status == DONE for p in points):
        plot(points, [place / "plot.svg", place / "plot.png"], space.ORDERS[-1])
