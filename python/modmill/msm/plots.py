"""How products scale, drawn: with the number of points beside the peers, with threads, with the width of windows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from matplotlib.axes import Axes

from modmill.bench.rows import Row
from modmill.msm.cases import CURVES, Case, parse
from modmill.msm.timed import Timed
from modmill.report.plots import OURS, OURS_OTHERWISE, STYLE, plt, svg

COLOURS = {"bls12-377": "#1f5fa8", "bls12-381": "#d9822b"}
GREYS = ("#5c5c5c", "#8a8a8a", "#b0b0b0", "#c8c8c8")

Points = Mapping[int, float]
"""Values by the logarithm of the number of points, or by bits."""


def line(axes: Axes, values: Points, label: str, colour: str, style: str = "o-") -> None:
    """A line through values in the order of what they belong to."""
    at = sorted(values)
    axes.plot(at, [values[x] for x in at], style, ms=3, lw=1.2, color=colour, label=label)


def sizes(axes: Axes, logs: Iterable[int]) -> None:
    """Names the sizes on the horizontal axis."""
    shown = sorted(set(logs))
    axes.set_xticks(shown, [str(log) for log in shown])
    axes.set_xlabel("k, for 2^k points")


def beside_peers(rows: Sequence[Row]) -> str:
    """Points a second against the number of points, ours and the peers', a panel for each curve; as SVG text."""
    with plt.rc_context(STYLE):
        figure, panels = plt.subplots(1, len(CURVES), figsize=(7.6, 3.0), squeeze=False, sharey=True)
        for axes, curve in zip(panels[0], CURVES.values(), strict=True):
            own, theirs = rates(rows, curve)
            for backend, values in own.items():
                line(axes, values, f"modmill {backend}", OURS.get(backend, OURS_OTHERWISE))
            for i, (peer, values) in enumerate(sorted(theirs.items())):
                line(axes, values, short(peer), GREYS[i % len(GREYS)], "o--")
            axes.set_yscale("log")
            sizes(axes, [log for values in own.values() for log in values])
            axes.set_title(curve, fontsize=9, loc="left")
            axes.legend(frameon=False, fontsize=6.5)
        panels[0, 0].set_ylabel("points a second")
        return svg(figure, "products")


def rates(rows: Sequence[Row], curve: str) -> tuple[dict[str, dict[int, float]], dict[str, dict[int, float]]]:
    """Rates of backends and of peers by the logarithm of the number of points, for plain cases of a curve."""
    own: dict[str, dict[int, float]] = {}
    theirs: dict[str, dict[int, float]] = {}
    for row in rows:
        case = parse(row.case)
        if case != Case(curve, case.log):
            continue
        own.setdefault(row.backend, {})[case.log] = row.value
        if row.peer and row.peer_value:
            theirs.setdefault(row.peer, {})[case.log] = row.peer_value
    return own, theirs


def short(peer: str) -> str:
    """The part of a peer's title up to its version.

    >>> short("gnark-crypto 0.22 MultiExp")
    'gnark-crypto 0.22'
    """
    found = re.match(r".*?\d[\d.]*", peer)
    return found[0] if found else peer


def scaling(timed: Sequence[Timed]) -> str:
    """Points a second against points, the gain by threads, and the time of a product against bits of a window; as SVG
    text."""
    with plt.rc_context(STYLE):
        figure, (by_size, by_threads, by_width) = plt.subplots(1, 3, figsize=(9.6, 3.0))
        most = max(one.threads for one in timed)
        for curve, colour in COLOURS.items():
            of_curve = [one for one in timed if one.curve == curve]
            chosen = {
                threads: {t.log: t for t in of_curve if t.width is None and t.threads == threads}
                for threads in sorted({one.threads for one in of_curve})
            }
            for threads, by_log in chosen.items():
                label = f"{curve}, {threads} thread{'s' if threads > 1 else ''}"
                line(
                    by_size,
                    {log: one.rate for log, one in by_log.items()},
                    label,
                    colour,
                    "o-" if threads == 1 else "s--",
                )
                if threads > 1:
                    gain = {
                        log: chosen[1][log].seconds / one.seconds for log, one in by_log.items() if log in chosen[1]
                    }
                    line(by_threads, gain, label, colour, "s--")
            for log in sorted({one.log for one in of_curve if one.width is not None}):
                widths = {t.width: 1e3 * t.seconds for t in of_curve if t.width is not None and t.log == log}
                line(by_width, widths, f"{curve}, 2^{log}", colour)
        for axes in (by_size, by_threads):
            sizes(axes, [one.log for one in timed if one.width is None])
        by_size.set(yscale="log", ylabel="points a second")
        by_threads.set(ylabel="times as fast as one thread", ylim=(0.8, most + 0.1))
        by_width.set(yscale="log", xlabel="bits of a window", ylabel="milliseconds, one thread")
        for axes in (by_size, by_threads, by_width):
            axes.legend(frameon=False, fontsize=6.5)
        return svg(figure, "scaling")
