"""Segments of a chain, whose proofs are made on a cluster while the chain goes on here."""

from __future__ import annotations

import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from modmill.backends import AUTO
from modmill.cluster.saved_points import KIND, Points, Saved
from modmill.errors import Interrupted
from modmill.progress import Progress, ProgressCallback
from modmill.vdf.engine import Chain, Processor

MOST = 4
LEAST = 1024
"""Squarings of the last segment at least."""
POLL_S = 0.05
SAVE_S = 1.0
"""Time between two states that are saved: so late do workers get points."""


def ends(steps: int, spacing: int, others: int) -> list[int]:
    """The ends of the segments of a chain beside which `others` cores make proofs, the last at `steps`.

    One machine with a core more cuts in the same way: crates/modmill-vdf/src/segments/cuts.rs says why there.

    >>> ends(1 << 22, 52, 1)
    [3070132, 3870464, 4103320, 4194304]
    """
    r = min(16, max(4, 4 * others))

    def tail(i: int, k: int) -> int:
        same, j = steps * r // (128 * (r - 1)), k - i
        return same * j + max(0, steps - same * k) * (r**j - 1) // (r**k - 1)

    count = next((k for k in range(MOST, 1, -1) if tail(k - 1, k) >= max(LEAST, 2 * spacing)), 1)
    return [(steps - tail(i, count)) // spacing * spacing for i in range(1, count)] + [steps]


class Running:
    """A chain that a thread of this process runs, and the points that it has saved. Use it as a context manager."""

    def __init__(self, chain: Chain, progress: ProgressCallback | None) -> None:
        self.result: dict[str, Any] | None = None
        """The chain's, once it is over."""
        self.ended = 0.0
        """When that was, by :func:`time.perf_counter`."""
        self._chain = replace(chain, proof=KIND, checkpoint_interval=min(chain.checkpoint_interval, SAVE_S))
        self._progress, self._stop = progress, threading.Event()
        self._error: BaseException | None = None
        self._last: int | None = None
        self._thread = threading.Thread(target=self._run, name="modmill-chain", daemon=True)

    def _run(self) -> None:
        try:
            self.result = Processor(self._chain, AUTO, points_only=True).run(self._tell)
        except BaseException as e:
            self._error = e
        self.ended = time.perf_counter()

    def _tell(self, step: Progress) -> bool | None:
        if self._stop.is_set():
            return False
        return None if self._progress is None else self._progress(step)

    def __enter__(self) -> Running:
        self._thread.start()
        return self

    def __exit__(self, *ended: object) -> None:
        self._stop.set()
        self._thread.join()

    @property
    def done(self) -> int:
        """Squarings that are done or, after a stop, saved."""
        if isinstance(self._error, Interrupted):
            return int(self._error.data["done"])
        return self._chain.steps if self.result is not None else 0

    def _state(self) -> tuple[bool, Saved | None]:
        """True if the chain is over, and its last saved state. Raises what has ended it."""
        over = not self._thread.is_alive()
        if self._error is not None:
            raise self._error
        return over, Saved.find(Path(str(self._chain.checkpoint)))

    def first(self) -> Saved | None:
        """The first state that is saved, when it is; nothing if the chain ends without one."""
        while True:
            over, saved = self._state()
            if saved is not None:
                self._spacing, self.points = saved.spacing, Points(saved)
            if over or saved is not None:
                return saved
            time.sleep(POLL_S)

    def value(self, end: int) -> int | None:
        """The chain's value after `end` squarings, T or a multiple of the spacing, once all points before are known."""
        known = self._known(end)
        if known is None:
            time.sleep(POLL_S)
            over, saved = self._state()
            assert saved is not None
            if over:
                self._last = self.points.end(saved)
            else:
                self.points.grow(saved)
            known = self._known(end)
        return known

    def _known(self, end: int) -> int | None:
        if end == self._chain.steps:
            return self._last
        index = end // self._spacing
        return self.points.value(index) if index < self.points.count else None
