"""Plots of how products scale: with the number of points, with threads, with the width of windows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from matplotlib.axes import Axes

from modmill.bench.plots import STYLE, plt, svg
from modmill.msm.timed import Timed

COLOURS = {"bls12-377": "#1f5fa8", "bls12-381": "#d9822b"}

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
        return svg(figure)
