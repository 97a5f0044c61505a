"""The reasons why a measurement did not have its core: other programs, and other guests of the same host."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from modmill import _native

MOST_QUEUED = 0.05
MOST_STOLEN = 0.02
"""Parts of the time above which what was measured is doubtful."""


@dataclass(frozen=True, slots=True)
class Disturbance:
    """The competition for the core while a thread measured something; None where the system does not tell."""

    queued: Annotated[float | None, "part of the time that the thread was ready and waited for a core"]
    stolen: Annotated[float | None, "part of all cores' time that the hypervisor gave to other guests"]

    def doubts(self) -> Iterator[str]:
        """Why what was measured is doubtful; nothing if it is not."""
        if self.queued is not None and self.queued > MOST_QUEUED:
            yield f"waited for a free core {100 * self.queued:.0f} % of the time"
        if self.stolen is not None and self.stolen > MOST_STOLEN:
            yield f"the hypervisor gave {100 * self.stolen:.0f} % of the cores' time to other guests"


class Watch:
    """Begins when it is made; :meth:`seen` says what has disturbed the thread since.

    >>> sorted(Watch().seen().__slots__)
    ['queued', 'stolen']
    """

    def __init__(self) -> None:
        self._begin: float = time.monotonic()
        self._before: tuple[float | None, ...] = _native.thread_waits()

    def seen(self) -> Disturbance:
        """From the beginning until now; to be called in the thread that made this."""
        seconds = time.monotonic() - self._begin
        now = _native.thread_waits()
        queued, stolen, processors = (
            None if a is None or b is None else a - b for a, b in zip(now, self._before, strict=True)
        )
        return Disturbance(
            None if queued is None else min(1.0, queued / max(seconds, 1e-9)),
            None if stolen is None or not processors else stolen / processors,
        )
