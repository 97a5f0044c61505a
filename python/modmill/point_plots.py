"""The frame of the plots of explorations; matplotlib, which takes a moment to load, is imported when one is drawn."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from modmill.extras import need
from modmill.files import write_atomic
from modmill.points import DONE, Point


@contextlib.contextmanager
def drawn(paths: Sequence[Path], size: tuple[float, float], panels: int = 1) -> Iterator[tuple[Any, Sequence[Any]]]:
    """A figure of `panels` side by side, and these; written into each of `paths` (.svg or .png) at the end."""
    need("matplotlib", what="a plot")
    import matplotlib as mpl
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    with mpl.rc_context({"font.size": 9, "svg.fonttype": "none", "svg.hashsalt": "modmill"}):
        figure = Figure(figsize=size, layout="constrained")
        FigureCanvasAgg(figure)
        (found,) = figure.subplots(1, panels, squeeze=False)
        for axes in found:
            axes.spines[["top", "right"]].set_visible(False)
            axes.grid(color="#e6e6e6", linewidth=0.6)
            axes.set_axisbelow(True)
        yield figure, found
        for path in paths:
            data = io.BytesIO()
            kind = path.suffix.removeprefix(".")
            extra: dict[str, Any] = {"metadata": {"Date": None}} if kind == "svg" else {"dpi": 144}
            figure.savefig(data, format=kind, **extra)
            write_atomic(path, data.getvalue())


def tell_lost(axes: Any, points: Sequence[Point]) -> None:
    """Says in a panel how many points have no figures."""
    if lost := sum(point.status != DONE for point in points):
        words = f"{lost} more in the table, without figures"
        axes.text(1, 0.01, words, transform=axes.transAxes, ha="right", fontsize=7, color="#5c5c5c")
