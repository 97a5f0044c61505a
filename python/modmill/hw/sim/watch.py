"""Progress of builds and simulations, told to the caller's callback; its False stops the work."""

from __future__ import annotations

import time

from modmill.errors import Interrupted
from modmill.hw.sim.tools import Tick, Ticker
from modmill.progress import Progress, ProgressCallback

Callback = ProgressCallback


class Watch:
    """Calls a callback, if there is one, about ten times a second.

    Raises Interrupted when it returns False.
    """

    def __init__(self, callback: Callback | None, interval: float = 0.1) -> None:
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
            raise Interrupted(f"stopped while it did: {phase}", done=done, total=total, checkpoint=None)

    def ticker(self, phase: str) -> Tick:
        """A tick that reports a phase of unknown length."""
        return Ticker(lambda seconds: self(phase, 0, 0, 0, seconds), self._interval)
