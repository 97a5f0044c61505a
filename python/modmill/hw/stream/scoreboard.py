"""Results that are expected, matched with those that come: in order, or in order for each tag.

A unit that works on several inputs at a time may give their results in another order, as long as the host can tell by a
tag which is which. Results of one tag come in the order in which they were expected, unless the unit says otherwise.
All are rows of arrays, and compared as such.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from modmill.errors import HardwareMismatch
from modmill.hw.stream.beat import Beat, Layout, Rows
from modmill.hw.stream.stimulus import Numbers


class Scoreboard:
    """The beats that are expected of a stream of a unit of that configuration, each called a `noun`.

    `tag` names the fields that tell results apart; without one all come in order. With `any_order` those of one tag may
    overtake each other, too. `asked` were expected so far, `compared` came; `overtaken` of them came while an earlier
    one was missing.
    """

    def __init__(
        self, unit: str, noun: str, layout: Layout, tag: Sequence[str] = (), *, any_order: bool = False
    ) -> None:
        self._any_order = any_order
        self._unit, self._noun, self._layout, self._tag = unit, noun, layout, tuple(tag)
        self._missing: Rows = layout.empty()
        self._numbers: Numbers = np.zeros(0, np.int64)
        self._reasons: list[tuple[int, Callable[[int], str]]] = []
        self.asked: int = 0
        self.compared: int = 0
        self.overtaken: int = 0

    @property
    def waiting(self) -> int:
        """The number of results that have not come."""
        return self.asked - self.compared

    @property
    def counters(self) -> dict[str, int]:
        """By name."""
        return {"compared": self.compared, "overtaken": self.overtaken}

    def expect(self, rows: Rows, what: Callable[[int], str]) -> None:
        """Results that must come; `what` says of each by its number among them of which input it is."""
        if not len(rows):
            return
        self._reasons.append((self.asked, what))
        self._numbers = np.concatenate([self._numbers, np.arange(self.asked, self.asked + len(rows))])
        self._missing = np.concatenate([self._missing, rows]) if len(self._missing) else rows
        self.asked += len(rows)

    def came(self, rows: Rows) -> None:
        """Compares results. Raises HardwareMismatch for a wrong one, and for one that nothing is known of."""
        count = len(rows)
        if count <= len(self._missing) and np.array_equal(rows, self._missing[:count]):
            self._missing, self._numbers = self._missing[count:], self._numbers[count:]
        else:
            places = self._places(rows)
            # A result overtakes if one that is before it in the order comes later, or not at all.
            times = np.full(len(self._missing), count)
            times[places] = np.arange(count)
            self.overtaken += int((np.maximum.accumulate(times)[places] > times[places]).sum())
            left = np.ones(len(self._missing), bool)
            left[places] = False
            self._missing, self._numbers = self._missing[left], self._numbers[left]
        self.compared += count
        if not len(self._missing):
            self._reasons.clear()

    def end(self) -> None:
        """Raises HardwareMismatch if a result is missing."""
        if len(self._missing):
            (first,) = self._layout.beats(self._missing[:1])
            raise HardwareMismatch(
                f"{self.waiting} {self._noun}s of {self._unit} did not come; the first is {self._named(0)}",
                expected=dict(first),
            )

    def _places(self, rows: Rows) -> Numbers:
        """The place of each result among the missing ones. Raises HardwareMismatch."""
        missing = len(self._missing)
        both = np.concatenate([self._missing, rows])
        of_tag = _groups(self._columns(both))
        first = _matched(of_tag[:missing], of_tag[missing:])
        if self._any_order:
            equal = _groups(both)
            places = _matched(equal[:missing], equal[missing:])
            wrong = places < 0
        else:
            places = first
            wrong = (first < 0) | (self._missing[np.maximum(first, 0)] != rows).any(axis=1) if missing else first < 0
        if wrong.any():
            self._refuse(rows, int(wrong.argmax()), of_tag, places)
        return places

    def _refuse(self, rows: Rows, which: int, of_tag: Numbers, places: Numbers) -> None:
        """Raises HardwareMismatch for the first wrong result, beside the first of its tag that is still missing."""
        (got,) = self._layout.beats(rows[which : which + 1])
        missing = len(self._missing)
        free = of_tag[:missing] == of_tag[missing + which]
        free[places[:which]] = False
        if not free.any():
            known = f" with the tag {self._tagged(got)}" if self._tag and missing > which else ""
            raise HardwareMismatch(f"{self._unit} gave a {self._noun}{known} that was not expected", got=dict(got))
        place = int(free.argmax())
        (right,) = self._layout.beats(self._missing[place : place + 1])
        raise HardwareMismatch(
            f"{self._noun} {self._named(place)} of {self._unit} is wrong", expected=dict(right), got=dict(got)
        )

    def _columns(self, rows: Rows) -> Rows:
        """The tags of rows."""
        columns = [rows[:, self._layout.slots[name].columns] for name in self._tag]
        return np.concatenate(columns, axis=1) if columns else rows[:, :0]

    def _tagged(self, beat: Beat) -> str:
        return ", ".join(str(beat[name]) for name in self._tag)

    def _named(self, place: int) -> str:
        """Number and reason of a missing result."""
        number = int(self._numbers[place])
        begin, what = self._reasons[bisect_right(self._reasons, number, key=lambda entry: entry[0]) - 1]
        return f"{number + 1} ({what(number - begin)})"


def _groups(rows: Rows) -> Numbers:
    """A number for each row, equal for equal rows."""
    if not rows.shape[1]:
        return np.zeros(len(rows), np.int64)
    return np.unique(rows, axis=0, return_inverse=True)[1].reshape(-1)


def _ranks(groups: Numbers) -> tuple[NDArray[np.int64], Numbers]:
    """The order by groups, and the place of each number among its equals."""
    order = np.argsort(groups, kind="stable")
    ordered = groups[order]
    begins = np.flatnonzero(np.r_[True, ordered[1:] != ordered[:-1]]) if len(ordered) else np.zeros(0, np.int64)
    sizes = np.diff(np.r_[begins, len(ordered)])
    ranks = np.empty(len(groups), np.int64)
    ranks[order] = np.arange(len(groups)) - np.repeat(begins, sizes)
    return order, ranks


def _matched(missing: Numbers, came: Numbers) -> Numbers:
    """For each that came the place of the missing one in its group, the first for the first; -1 where none is left."""
    order, _ = _ranks(missing)
    _, ranks = _ranks(came)
    ordered = missing[order]
    begins = np.searchsorted(ordered, came, "left") + ranks
    ends = np.searchsorted(ordered, came, "right")
    found = np.full(len(came), -1)
    there = begins < ends
    found[there] = order[begins[there]]
    return found
