"""Figures by size, a line for each row of the thesis' Table 4.3: its kernels beside ours, or ours alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from modmill.gf2 import published
from modmill.gf2.thesis.tables import Found
from modmill.point_plots import drawn, tell_lost
from modmill.points import Point

COLOURS = ("#1f5fa8", "#d9822b", "#2c8a57", "#8a4fa3", "#b8433f")
MARKS = "osD^v"
WORDS = (8, 32)
Value = Callable[[published.Speed, int], float | None]
"""A figure of a row at a size, None where there is none."""


def its(row: published.Speed, bits: int) -> float | None:
    """The thesis' rate."""
    return row.per_second.get(bits)


def ours(found: Found, order: str, name: str) -> Value:
    """A figure of ours."""
    return lambda row, bits: found.figures(row, bits, order).get(name)


def seconds(found: Found, order: str) -> Value:
    """The time that a point took."""

    def of(row: published.Speed, bits: int) -> float | None:
        point = found.point(row, bits, order)
        return point.seconds if point else None

    return of


def shared(of: Value) -> Value:
    """The share of the fastest row with these words, at each size."""

    def share(row: published.Speed, bits: int) -> float | None:
        value = of(row, bits)
        peers = [of(other, bits) for other in rows(row.word_bits)]
        return value and value / max(peer for peer in peers if peer)

    return share


def relative(of: Value) -> Value:
    """The difference to the first row with these words in percent, at each size."""

    def difference(row: published.Speed, bits: int) -> float | None:
        value, first = of(row, bits), of(rows(row.word_bits)[0], bits)
        return 100 * (value / first - 1) if value and first else None

    return difference


def rows(word: int) -> list[published.Speed]:
    """The rows with these words."""
    return [row for row in published.speeds() if row.word_bits == word]


def panel(axes: Any, word: int, sizes: Sequence[int], of: Value, title: str, style: str = "-") -> None:
    """The lines of the rows with these words."""
    for row, colour, mark in zip(rows(word), COLOURS, MARKS, strict=True):
        known = [(bits, value) for bits in sizes if (value := of(row, bits)) is not None]
        line = {"color": colour, "marker": mark, "ms": 3.5, "lw": 1, "ls": style}
        axes.plot(*zip(*known, strict=True) if known else ((), ()), label=row.attributes, **line)
    axes.set_xscale("log", base=2)
    axes.set_xticks(list(sizes), [str(bits) for bits in sizes])
    axes.minorticks_off()
    axes.set_xlabel("size, bits")
    axes.set_title(title, loc="left", fontsize=9)


def figure(path: Path, word: int, sizes: Sequence[int], panels: Sequence[tuple[str, Value]], *, log: bool) -> None:
    """Panels side by side under one legend."""
    with drawn([path], (4.6 * len(panels), 4.0), len(panels)) as (whole, found):
        for axes, (title, of) in zip(found, panels, strict=True):
            panel(axes, word, sizes, of, title)
            if log:
                axes.set_yscale("log")
        handles = found[0].get_legend_handles_labels()
        whole.legend(*handles, loc="outside lower center", ncols=2, frameon=False, fontsize=7)


def plot(points: Sequence[Point], paths: Sequence[Path], order: str) -> None:
    """Rates by size for both words: ours in this order as lines, the thesis' dotted."""
    found = Found(points)
    handles: tuple[Any, ...] = ()
    with drawn(paths, (11.0, 5.0), len(WORDS)) as (whole, panels):
        for axes, word in zip(panels, WORDS, strict=True):
            panel(axes, word, found.sizes, its, "", ":")
            handles = handles or axes.get_legend_handles_labels()
            panel(axes, word, found.sizes, ours(found, order, "per_second"), f"words of {word} bits")
            axes.set_yscale("log")
            axes.set_ylabel("products a second")
        tell_lost(panels[-1], points)
        whole.suptitle(f"gf2_words, {order}: estimates for UltraScale+; dotted: the thesis", x=0.01, ha="left")
        whole.legend(*handles, loc="outside lower center", ncols=3, frameon=False, fontsize=7)
