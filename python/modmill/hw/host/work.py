"""Work for a simulated device: the beats for its unit, and the functions that are called with the results.

A job's backend makes pieces of its input. Where they come from is a :class:`Work`: a run of the job, which devices ask
for more (:mod:`modmill.sigverify.rtl`), or a caller who submits them one after the other (:class:`Submitted`).
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Protocol, Self, TypeVar

from modmill.errors import HardwareMismatch
from modmill.hw.stream.beat import Beat, Rows
from modmill.hw.stream.streamed import StreamedUnit
from modmill.watch import Watch

_Told = TypeVar("_Told")
WAKE_S = 0.05
"""The seconds between two looks of a waiting caller at its progress callback."""


Answer = Callable[[Mapping[str, Rows]], None]
"""Called with results: rows for each stream out."""
Failed = Callable[[HardwareMismatch], None]
"""Called in place of an `Answer` where the gates stopped, or broke a rule of their streams."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Beats for streams in, as rows, from which so many results follow on streams out.

    `answer` is called with these results, in the order of the pieces; an error in it ends the work of the device.

    Gates are wrong where they stop, where they break a rule of their streams, and where the results did not come in
    `cycles` cycles after those of the piece before. That ends the work of the device, too, unless the piece has
    `failed`: then the device is reset and goes on with the next piece. It is reset before a piece that is a `repeat`,
    so that nothing is left of what went wrong; no other piece may be under way then.
    """

    beats: Mapping[str, Rows]
    results: Mapping[str, int]
    answer: Answer
    failed: Failed | None = None
    cycles: int | None = None
    repeat: bool = False

    @classmethod
    def of_beats(
        cls, unit: StreamedUnit, beats: Sequence[Beat], results: int, answer: Callable[[Sequence[Beat]], None]
    ) -> Piece:
        """A piece of beats given as mappings, for a unit with one stream in and one out."""
        layouts, (source,), (sink,) = unit.layouts, unit.fed, unit.sinks
        return cls(
            {source.name: layouts[source.name].rows(beats)},
            {sink.name: results},
            lambda found: answer(layouts[sink.name].beats(found[sink.name])),
        )


class Work(Protocol):
    """The source of a device's pieces; all its methods are called on the device's thread."""

    @property
    def counters(self) -> Mapping[str, int]:
        """Counters of the work, shown beside those of the unit."""
        ...

    @property
    def left(self) -> bool:
        """True if nobody wants the results of the pieces under way: the device ends at once."""
        ...

    def take(self, most: int) -> Sequence[Piece]:
        """At most so many of the pieces that wait; none where none waits at the moment."""
        ...

    def is_over(self) -> bool:
        """True if no piece waits, and none will come."""
        ...

    def fail(self, error: BaseException) -> None:
        """The device has failed, and takes no more."""
        ...

    def close(self) -> None:
        """The device has ended."""
        ...


class Submitted:
    """Work that a caller submits. At most `room` pieces wait, which holds back a caller who is faster than the gates.

    Use it as a context manager: at its end the device has no more work, and where an error ends it, what waits and what
    is under way is dropped. The callback of `watch` gets the number of pieces whose results came.
    """

    counters: Mapping[str, int] = {}

    def __init__(self, room: int, watch: Watch, phase: str) -> None:
        self._room, self._watch, self._phase = room, watch, phase
        self._changed = threading.Condition()
        self._waiting: deque[Piece] = deque()
        self._submitted = self._answered = 0
        self._over = self._closed = False
        self.left: bool = False
        self._error: BaseException | None = None
        self._begin = time.monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, place: TracebackType | None
    ) -> None:
        with self._changed:
            self._over = True
            if error is not None:
                self.left = True
                self._waiting.clear()

    @property
    def waiting(self) -> int:
        """Pieces that wait for the device."""
        return len(self._waiting)

    def submit(self, piece: Piece) -> None:
        """Adds a piece once there is room.

        Raises the error of the device, where it has failed, and Interrupted.
        """
        self._wait(lambda: len(self._waiting) < self._room)
        with self._changed:
            self._waiting.append(piece)
            self._submitted += 1

    def drain(self) -> None:
        """Waits until every piece was answered. Raises as :meth:`submit` does."""
        self._wait(lambda: self._answered == self._submitted)

    def take(self, most: int) -> Sequence[Piece]:
        """The pieces that waited longest."""
        with self._changed:
            taken = [self._waiting.popleft() for _ in range(min(most, len(self._waiting)))]
            self._changed.notify()
        return [
            replace(piece, answer=self._counted(piece.answer), failed=piece.failed and self._counted(piece.failed))
            for piece in taken
        ]

    def is_over(self) -> bool:
        """True if the caller has left, and nothing waits."""
        return self._over and not self._waiting

    def fail(self, error: BaseException) -> None:
        """Keeps the error for the caller."""
        self._error = error

    def close(self) -> None:
        """Wakes the caller."""
        with self._changed:
            self._closed = True
            self._changed.notify()

    def _wait(self, until: Callable[[], bool]) -> None:
        with self._changed:
            while not self._closed and not self._changed.wait_for(lambda: self._closed or until(), WAKE_S):
                self._tell()
        if self._error is not None:
            raise self._error
        self._tell()

    def _tell(self) -> None:
        self._watch(self._phase, self._answered, self._submitted, 0, time.monotonic() - self._begin)

    def _counted(self, told: Callable[[_Told], None]) -> Callable[[_Told], None]:
        def tell(what: _Told) -> None:
            told(what)
            with self._changed:
                self._answered += 1
                self._changed.notify()

        return tell
