"""The plots of repeated squaring in the report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import matplotlib.pyplot as plt
from matplotlib.patches import Patch

from modmill.params import PublishedFigure
from modmill.report.plots import CPU, FPGA, OURS, STYLE, bars_of, draw_bars, svg

if TYPE_CHECKING:
    from modmill.vdf.report import Entry


def speeds(entries: Sequence[Entry]) -> str:
    """Nanoseconds per squaring of our backends and every peer: one panel for each modulus, each from zero."""
    bars = [bars_of(entry.rows) for entry in entries]
    with plt.rc_context(STYLE):
        counts = [len(one) for one in bars]
        figure, panels = plt.subplots(
            len(bars), 1, figsize=(7.6, sum(0.5 + 0.26 * n for n in counts)), squeeze=False, height_ratios=counts
        )
        for axes, entry, one in zip(panels[:, 0], entries, bars, strict=True):
            draw_bars(axes, one, digits=0, best_is_least=True)
            axes.set_title(f"{entry.modulus.name}, {entry.modulus.bits} bits, ns per squaring", fontsize=9, loc="left")
        return svg(figure, "speeds")


def published(
    entries: Sequence[Entry], figures: Sequence[PublishedFigure], ours_at: Callable[[int], float | None]
) -> str:
    """Our ns per squaring among the published ones, one panel for each size that has any."""
    sizes = [e.modulus.bits for e in entries if any(f.bits == e.modulus.bits for f in figures)]
    counts = [1 + sum(f.bits == bits for f in figures) for bits in sizes]
    with plt.rc_context(STYLE):
        height = 0.7 * len(sizes) + 0.26 * sum(counts)
        figure, panels = plt.subplots(len(sizes), 1, figsize=(7.6, height), squeeze=False, height_ratios=counts)
        for axes, bits in zip(panels[:, 0], sizes, strict=True):
            bars = [(f.title, f.ns, FPGA if f.fabric == "fpga" else CPU) for f in figures if f.bits == bits]
            ours = ours_at(bits)
            if ours is not None:
                bars.append(("this core, modmill", ours, OURS["avx512"]))
            draw_bars(axes, bars, digits=1, best_is_least=True)
            axes.set_title(f"{bits} bits, ns per squaring", fontsize=9, loc="left")
        kinds = {"FPGA, published": FPGA, "CPU, published": CPU, "this core": OURS["avx512"]}
        marks = [Patch(color=colour, label=name) for name, colour in kinds.items()]
        panels[0, 0].legend(handles=marks, frameon=False, fontsize=7.5, loc="upper right")
        return svg(figure, "published")
