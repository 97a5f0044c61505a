"""The plots of repeated squaring in the report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import matplotlib.pyplot as plt
from matplotlib.patches import Patch

from modmill.bench.rows import Row
from modmill.params import PublishedFigure
from modmill.report.plots import CPU, FPGA, OURS, STYLE, bars_of, draw_bars, svg


def speeds(moduli: Mapping[str, Sequence[Row]]) -> str:
    """Nanoseconds per squaring of our backends and every peer: one panel for each modulus, each from zero."""
    bars = [bars_of(rows) for rows in moduli.values()]
    with plt.rc_context(STYLE):
        counts = [len(one) for one in bars]
        figure, panels = plt.subplots(
            len(bars), 1, figsize=(7.6, sum(0.5 + 0.26 * n for n in counts)), squeeze=False, height_ratios=counts
        )
        for axes, name, one in zip(panels[:, 0], moduli, bars, strict=True):
            draw_bars(axes, one, digits=0, best_is_least=True)
            axes.set_title(f"{name}, ns per squaring", fontsize=9, loc="left")
        return svg(figure, "speeds")


def published(ours: Mapping[int, float], figures: Sequence[PublishedFigure]) -> str:
    """Our ns per squaring, by size, among the published ones: one panel for each size that has any."""
    sizes = [bits for bits in ours if any(f.bits == bits for f in figures)]
    counts = [1 + sum(f.bits == bits for f in figures) for bits in sizes]
    with plt.rc_context(STYLE):
        height = 0.7 * len(sizes) + 0.26 * sum(counts)
        figure, panels = plt.subplots(len(sizes), 1, figsize=(7.6, height), squeeze=False, height_ratios=counts)
        for axes, bits in zip(panels[:, 0], sizes, strict=True):
            bars = [(f.title, f.ns, FPGA if f.fabric == "fpga" else CPU) for f in figures if f.bits == bits]
            bars.append(("this core, modmill", ours[bits], OURS["avx512"]))
            draw_bars(axes, bars, digits=1, best_is_least=True)
            axes.set_title(f"{bits} bits, ns per squaring", fontsize=9, loc="left")
        kinds = {"FPGA, published": FPGA, "CPU, published": CPU, "this core": OURS["avx512"]}
        marks = [Patch(color=colour, label=name) for name, colour in kinds.items()]
        panels[0, 0].legend(handles=marks, frameon=False, fontsize=7.5, loc="upper right")
        return svg(figure, "published")
