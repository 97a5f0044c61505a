"""Dot plots on a logarithmic scale, as numbers for the page to draw: a dot for each value, a line for its range."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from modmill.bench.rows import Row, number
from modmill.quantity import format_count

Kind = Literal["ours", "theirs", "published"]

MEDIANS = "dots are medians; a line is the range over the rounds"
QUOTED = "diamonds are quoted; the dot is our best median, its line the range over the rounds"
SHORTEST = 1.6
"""The least ratio of the two ends of a scale."""
MOST_TICKS = 6


@dataclass(frozen=True, slots=True)
class Dot:
    """A value, its range where there is one, and whose it is; `more` is shown on hover."""

    label: str
    value: float
    kind: Kind
    range: Sequence[float] | None = None
    more: str = ""

    @property
    def hover(self) -> str:
        """Everything about it."""
        reach = "" if self.range is None else f", {number(self.range[0])} to {number(self.range[1])}"
        return f"{self.label}: {number(self.value)}{reach}{self.more and '; '}{self.more}"

    @property
    def ends(self) -> tuple[float, float]:
        """The ends of its range, the value itself where there is none."""
        return (self.value, self.value) if self.range is None else (self.range[0], self.range[1])


@dataclass(frozen=True, slots=True)
class Chart:
    """Positive values of one `unit`, the first of `dots` on top; `legend` says what dots and lines are."""

    title: str
    unit: str
    dots: Sequence[Dot]
    legend: str = MEDIANS

    @property
    def scale(self) -> tuple[float, float]:
        """The two ends of the scale, a little beyond the values."""
        ends = [end for dot in self.dots for end in dot.ends]
        low, high = min(ends), max(ends)
        room = max(1.06, math.sqrt(SHORTEST * low / high))
        return low / room, high * room

    def place(self, value: float) -> float:
        """The position of a value on the scale, in percent."""
        low, high = self.scale
        return round(100 * math.log(value / low) / math.log(high / low), 2)

    @property
    def ticks(self) -> list[tuple[float, str]]:
        """Places on the scale, and their text: as many multiples of powers of ten as there is room for."""
        low, high = self.scale
        powers = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
        found: list[float] = []
        for factors in (range(1, 10), (1, 2, 3, 5), (1, 2, 5), (1, 3), (1,)):
            found = [f * 10.0**k for k in powers for f in factors if low <= f * 10.0**k <= high]
            if len(found) <= MOST_TICKS:
                break
        return [(self.place(tick), format_count(tick)) for tick in found]


def of_rows(rows: Iterable[Row], *, best_is_least: bool, more: Sequence[Dot] = ()) -> Iterator[Chart]:
    """A chart for each case of a benchmark: our backends and the peers, the best on top; `more` dots are in each."""
    for (case, unit), found in groupby(rows_by_case(rows), key=lambda row: (row.case, row.unit)):
        dots: dict[str, Dot] = {}
        for row in found:
            mine = f"modmill {row.backend}"
            dots[mine] = Dot(mine, row.value, "ours", row.range)
            if row.peer and row.peer_value:
                dots[row.peer] = Dot(row.peer, row.peer_value, "theirs", row.peer_range)
        if len(dots) + len(more) > 1:
            yield Chart(case, unit, ordered([*dots.values(), *more], best_is_least=best_is_least))


def quoted_rates(title: str, published: Iterable[tuple[str, float]], ours: float | None) -> list[Chart]:
    """Published rates by their names, and our best one; no chart where that was not measured."""
    if ours is None:
        return []
    dots = [Dot("this core, modmill", ours, "ours"), *(Dot(name, rate, "published") for name, rate in published)]
    legend = "diamonds are quoted; the dot is our best median"
    return [Chart(title, "1/s", ordered(dots, best_is_least=False), legend)]


def rows_by_case(rows: Iterable[Row]) -> list[Row]:
    """The rows with those of a case together, cases in the order of their first rows."""
    cases: dict[str, list[Row]] = {}
    for row in rows:
        cases.setdefault(row.case, []).append(row)
    return [row for found in cases.values() for row in found]


def ordered(dots: Iterable[Dot], *, best_is_least: bool) -> list[Dot]:
    """The best on top."""
    return sorted(dots, key=lambda dot: dot.value, reverse=not best_is_least)
