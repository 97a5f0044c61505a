"""The style of the plots that stand beside records, which are SVG text."""

from __future__ import annotations

import io
from typing import Any

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt
from matplotlib.figure import Figure
from matplotlib.typing import RcKeyType

STYLE: dict[RcKeyType, Any] = {
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "modmill",
}


def svg(figure: Figure) -> str:
    """The figure as SVG text, and the figure closed."""
    text = io.StringIO()
    figure.tight_layout()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    plt.close(figure)
    return text.getvalue()[text.getvalue().index("<svg") :]
