"""The style of the report's plots, which are SVG text to stand inside the page."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import Any

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.typing import RcKeyType

from modmill.bench.rows import Row

OURS = {"portable": "#8fb8de", "avx512": "#1f5fa8"}
OURS_OTHERWISE = "#1f5fa8"
THEIRS, FPGA, CPU = "#a6a6a6", "#d9822b", "#8a8a8a"
STYLE: dict[RcKeyType, Any] = {
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "modmill",
}

Bar = tuple[str, float, str]
"""A label, a length and a colour."""


def bars_of(rows: Sequence[Row]) -> list[Bar]:
    """A bar for each backend and each peer of one case."""
    found = {f"modmill {row.backend}": (row.value, OURS.get(row.backend, OURS_OTHERWISE)) for row in rows}
    found |= {row.peer: (row.peer_value, THEIRS) for row in rows if row.peer and row.peer_value}
    return [(name, value, colour) for name, (value, colour) in found.items()]


def draw_bars(axes: Axes, bars: Sequence[Bar], digits: int, *, best_is_least: bool = False) -> None:
    """Horizontal bars from zero, the best at the top, each with its label and length."""
    ordered = sorted(bars, key=lambda bar: bar[1], reverse=best_is_least)
    for y, (_, value, colour) in enumerate(ordered):
        axes.barh(y, value, color=colour, height=0.7)
        axes.text(value, y, f" {value:,.{digits}f}", va="center", fontsize=7.5)
    axes.set_yticks(range(len(ordered)), [name for name, _, _ in ordered], fontsize=7)
    axes.margins(x=0.12)


def bar_chart(bars: Sequence[Bar], title: str, name: str, *, digits: int, best_is_least: bool = False) -> str:
    """One panel of bars, as SVG text."""
    with plt.rc_context(STYLE):
        figure, axes = plt.subplots(figsize=(7.6, 0.5 + 0.26 * len(bars)))
        draw_bars(axes, bars, digits, best_is_least=best_is_least)
        axes.set_title(title, fontsize=9, loc="left")
        return svg(figure, name)


def svg(figure: Figure, name: str) -> str:
    """The figure as SVG text, and the figure closed."""
    text = io.StringIO()
    figure.tight_layout()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    plt.close(figure)
    return unique(text.getvalue()[text.getvalue().index("<svg") :], name)


def unique(text: str, name: str) -> str:
    """The drawing with ids that no other one has: several share one page."""
    return re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{name}-", text)
