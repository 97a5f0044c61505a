"""Progress of builds and simulations, told to the caller's callback; its False stops the work."""

from __future__ import annotations

import time
from collections.abc import Callable

from modmill.errors import Interrupted
from modmill.progress import Progress, ProgressCallback

Tick = Callable[[], None]
"""Called several times a second while a program runs; may raise to stop it."""


class Watch:
    """Calls a callback, if there is one, about ten times a second.

    Raises Interrupted when it returns False.
    """

    def __init__(self, callback: ProgressCallback | None, interval: float = 0.1) -> None:
        self._callback, self._interval = callback, interval
        self._last = 0.0

    def __call__(self, phase: str, done: int, total: int, start: int, seconds: float) -> None:
        if self._callback is None:
            return
        now = time.monotonic()
        if (done < total or not total) and now - self._last < self._interval:
            return
        self._last = now
        if self._callback(Progress(phase, done, total, start, seconds)) is False:
            raise Interrupted(f"stopped while it did: {phase}", done=done, total=total)

    def ticker(self, phase: str) -> Tick:
        """A tick that reports a phase of unknown length."""
        return Ticker(lambda seconds: self(phase, 0, 0, 0, seconds), self._interval)


class Ticker:
    """Calls a function at most every `interval` seconds."""

    def __init__(self, function: Callable[[float], None], interval: float = 0.1) -> None:
        self._function, self._interval = function, interval
        self._begin = time.monotonic()
        self._last = 0.0

    def __call__(self) -> None:
        now = time.monotonic()
        if now - self._last >= self._interval:
            self._last = now
            self._function(now - self._begin)
