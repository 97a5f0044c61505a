"""The report's plots, as SVG text to stand inside the page."""

from __future__ import annotations

import io
import re
from typing import Any

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.typing import RcKeyType

from modmill.bench.latency import plot
from modmill.report.collect import Report

OURS = {"portable": "#8fb8de", "avx512": "#1f5fa8"}
THEIRS = ("#c9c9c9", "#a6a6a6", "#7d7d7d", "#5a5a5a")
UNITS = {"vdf_ozturk": "#8fb8de", "vdf_predictive_montgomery": "#8a4fa3", "vdf_bipartite": "#1f5fa8"}
FPGA, CPU = "#d9822b", "#8a8a8a"
STYLE: dict[RcKeyType, Any] = {
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "modmill",
}


def speeds(report: Report) -> str:
    """Nanoseconds per squaring of our backends and every peer: one panel for each modulus, each from zero."""
    with plt.rc_context(STYLE):
        figure, panels = plt.subplots(1, len(report.entries), figsize=(7.6, 2.9), squeeze=False)
        for axes, entry in zip(panels[0], report.entries, strict=True):
            ours = {r.backend: r.value for r in entry.rows}
            bars = [(f"modmill {b}", v, OURS.get(b, "#1f5fa8")) for b, v in reversed(ours.items())]
            theirs = {r.peer_name: r.peer_value for r in entry.rows if r.peer and r.peer_value}
            bars += [(name, v, THEIRS[i % len(THEIRS)]) for i, (name, v) in enumerate(theirs.items())]
            for x, (_, value, colour) in enumerate(bars):
                axes.bar(x, value, 0.85, color=colour)
                axes.text(x, value, f"{value:.0f}", ha="center", va="bottom", fontsize=7)
            axes.set_xticks(range(len(bars)), [name for name, _, _ in bars], rotation=40, ha="right", fontsize=7)
            axes.set_title(f"{entry.modulus.name}, {entry.modulus.bits} bits", fontsize=9, loc="left")
            axes.tick_params(axis="y", labelsize=7)
        panels[0, 0].set_ylabel("ns per squaring")
        return _svg(figure, "speeds")


def published(report: Report) -> str:
    """Our ns per squaring among the published ones, one panel for each size that has any."""
    sizes = [e.modulus.bits for e in report.entries if any(f.bits == e.modulus.bits for f in report.published)]
    counts = [1 + sum(f.bits == bits for f in report.published) for bits in sizes]
    with plt.rc_context(STYLE):
        height = 0.7 * len(sizes) + 0.26 * sum(counts)
        figure, panels = plt.subplots(
            len(sizes), 1, figsize=(7.6, height), squeeze=False, gridspec_kw={"height_ratios": counts}
        )
        for axes, bits in zip(panels[:, 0], sizes, strict=True):
            _panel(axes, report, bits)
        kinds = {"FPGA, published": FPGA, "CPU, published": CPU, "this core": OURS["avx512"]}
        marks = [Patch(color=colour, label=name) for name, colour in kinds.items()]
        panels[0, 0].legend(handles=marks, frameon=False, fontsize=7.5, loc="upper right")
        return _svg(figure, "published")


def hardware(report: Report) -> str:
    """Area against time of the recorded estimates for UltraScale+, with the published designs of the same width.

    Empty where nothing is recorded at the width of a published design.
    """
    built = [f for f in report.published if f.unit is not None and f.kilo_luts is not None]
    widths = {f.bits for f in built}
    known = [c for c in report.hardware.costs if c.target == "xcup" and c.lut and c.ns and c.bits in widths]
    if not known:
        return ""
    with plt.rc_context(STYLE):
        figure, axes = plt.subplots(figsize=(7.6, 3.6))
        theirs = {f.unit: f.ns for f in built}
        for c in known:
            assert c.lut is not None and c.ns is not None
            above = 5 if c.ns > theirs.get(c.unit, c.ns) else -10
            _mark(axes, c.lut / 1000, c.ns, c.configuration, "o", UNITS.get(c.unit, "#5a5a5a"), above)
        for f in built:
            assert f.kilo_luts is not None
            higher = any(c.unit == f.unit and c.ns is not None and c.ns > f.ns for c in known)
            _mark(axes, f.kilo_luts, f.ns, f"{f.title}, built", "s", FPGA, -10 if higher else 5)
        axes.set_xlabel("thousand LUTs")
        axes.set_ylabel("ns per squaring")
        axes.margins(0.18)
        axes.set_xlim(0, axes.get_xlim()[1] * 1.25)
        axes.set_ylim(0)
        return _svg(figure, "hardware")


def rates(report: Report) -> str:
    """Signatures a second of our backends, the peers and the published CPU at the shorter message; else empty."""
    rows = [row for judged in report.signatures.backends for row in judged.rows]
    if not rows:
        return ""
    case = rows[0].case
    bars = {f"modmill {row.backend}": (row.value, OURS.get(row.backend, "#1f5fa8")) for row in rows if row.case == case}
    bars |= {row.peer: (row.peer_value, THEIRS[0]) for row in rows if row.case == case and row.peer and row.peer_value}
    cores = (rate for rate in report.signatures.published if rate.per == "core")
    bars |= {f"{rate.title}, published": (rate.per_second, CPU) for rate in cores}
    with plt.rc_context(STYLE):
        figure, axes = plt.subplots(figsize=(7.6, 0.5 + 0.26 * len(bars)))
        ordered = sorted(bars.items(), key=lambda bar: bar[1][0])
        for y, (_, (value, colour)) in enumerate(ordered):
            axes.barh(y, value / 1000, color=colour, height=0.7)
            axes.text(value / 1000, y, f" {value / 1000:.1f}", va="center", fontsize=7.5)
        axes.set_yticks(range(len(ordered)), [name for name, _ in ordered], fontsize=7)
        axes.set_title(f"{case}: thousand signatures a second on one core", fontsize=9, loc="left")
        axes.margins(x=0.12)
        return _svg(figure, "rates")


def latency(report: Report) -> str:
    """Latency against load; empty where none was measured."""
    found = report.signatures.latency
    return "" if found is None else _unique(plot([found]), "latency")


def _mark(axes: Axes, x: float, y: float, label: str, marker: str, colour: str, above: int) -> None:
    axes.scatter([x], [y], s=36, marker=marker, color=colour, zorder=2)
    axes.annotate(label, (x, y), xytext=(6, above), textcoords="offset points", fontsize=7)


def _panel(axes: Axes, report: Report, bits: int) -> None:
    bars = [(f.title, f.ns, FPGA if f.fabric == "fpga" else CPU) for f in report.published if f.bits == bits]
    ours = report.ours_at(bits)
    if ours is not None:
        bars.append(("this core, modmill", ours, OURS["avx512"]))
    bars.sort(key=lambda b: b[1], reverse=True)
    for y, (_, ns, colour) in enumerate(bars):
        axes.barh(y, ns, color=colour, height=0.7)
        axes.text(ns, y, f" {ns:.1f}", va="center", fontsize=7.5)
    axes.set_yticks(range(len(bars)), [title for title, _, _ in bars], fontsize=7.5)
    axes.set_title(f"{bits} bits, ns per squaring", fontsize=9, loc="left")
    axes.margins(x=0.12)


def _svg(figure: Figure, name: str) -> str:
    text = io.StringIO()
    figure.tight_layout()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    plt.close(figure)
    return _unique(text.getvalue()[text.getvalue().index("<svg") :], name)


def _unique(svg: str, name: str) -> str:
    """Several drawings share one page, so their ids must differ."""
    return re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{name}-", svg)
