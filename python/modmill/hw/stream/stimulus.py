"""The beats of every stream in a run or a part of one, as rows: those given to a unit, and those that must follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from modmill.hw.stream.beat import Beat, Layout, Rows

Numbers = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Given:
    """Beats of each stream that the unit takes; `what` says why a beat of the first stream is there.

    `listed`: those of the first stream as mappings, where they were made as such.
    """

    rows: Mapping[str, Rows]
    what: Callable[[int], str] = lambda _number: "a beat"
    listed: Sequence[Beat] | None = None

    @classmethod
    def of(cls, layout: Layout, beats: Sequence[tuple[str, Beat]]) -> Given:
        """The beats for a unit that takes one stream, each with the reason why it is there."""
        listed = [beat for _, beat in beats]
        return cls({layout.stream.name: layout.rows(listed)}, lambda number: beats[number][0], listed)

    def __len__(self) -> int:
        """Beats of the first stream."""
        return len(next(iter(self.rows.values())))

    def part(self, begin: int, end: int) -> Given:
        """Some of the beats of the one stream that a unit takes."""
        ((name, rows),) = self.rows.items()
        listed = None if self.listed is None else self.listed[begin:end]
        return Given({name: rows[begin:end]}, lambda number: self.what(begin + number), listed)


@dataclass(frozen=True, slots=True)
class Followed:
    """Beats of each stream that the unit gives, and for each the number of the first stream's beat that explains it.

    `answers`: beats of the streams that answer the unit's requests, for each with the number of requests that it needs.
    """

    rows: Mapping[str, Rows]
    of: Mapping[str, Numbers]
    answers: Mapping[str, tuple[Rows, Numbers]] = field(default_factory=dict)

    def why(self, stream: str, given: Given, note: str = "") -> Callable[[int], str]:
        """Why each beat of a stream is expected."""
        of = self.of[stream]
        return lambda number: given.what(int(of[number])) + note

    def part(self, begin: int, end: int) -> Followed:
        """The beats that follow from some of those given; no memory answers."""
        there = {name: (numbers >= begin) & (numbers < end) for name, numbers in self.of.items()}
        return Followed(
            {name: rows[there[name]] for name, rows in self.rows.items()},
            {name: numbers[there[name]] - begin for name, numbers in self.of.items()},
        )


Model = Callable[[Given], Followed]
"""A reference with state: the beats that follow from the next ones given."""


def stepped(layouts: Mapping[str, Layout], source: str, sink: str, follow: Callable[[Beat], Sequence[Beat]]) -> Model:
    """The model of a unit with two streams from the results that follow from its next input."""

    def model(given: Given) -> Followed:
        beats = layouts[source].beats(given.rows[source]) if given.listed is None else given.listed
        found: list[Beat] = []
        of: list[int] = []
        for number, beat in enumerate(beats):
            results = follow(beat)
            found += results
            of += [number] * len(results)
        return Followed({sink: layouts[sink].rows(found)}, {sink: np.array(of, np.int64)})

    return model
