"""What kept a measurement from its core: other programs, and other guests of the same host."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

MOST_QUEUED = 0.05
MOST_STOLEN = 0.02
"""Parts of the time above which what was measured is doubtful."""


@dataclass(frozen=True, slots=True)
class Disturbance:
    """What went on while a thread measured something; None where the system does not tell."""

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
        self._waited: float | None = waited_seconds()
        self._ticks: tuple[int, int] | None = stolen_ticks()

    def seen(self) -> Disturbance:
        """From the beginning until now; to be called in the thread that made this."""
        seconds = time.monotonic() - self._begin
        waited, ticks = waited_seconds(), stolen_ticks()
        part = (
            None if waited is None or self._waited is None else min(1.0, (waited - self._waited) / max(seconds, 1e-9))
        )
        stolen = None
        if ticks is not None and self._ticks is not None:
            stolen = (ticks[0] - self._ticks[0]) / max(1, ticks[1] - self._ticks[1])
        return Disturbance(part, stolen)


def waited_seconds(path: str = "/proc/thread-self/schedstat") -> float | None:
    """Seconds that this thread has waited on a run queue: the second of the three numbers, in nanoseconds."""
    found = _numbers(path)
    return found[1] * 1e-9 if len(found) == 3 else None


def stolen_ticks(path: str = "/proc/stat") -> tuple[int, int] | None:
    """Ticks of all cores that the hypervisor gave to other guests, and all ticks: user, nice, ... steal."""
    found = _numbers(path)[:8]
    return (found[7], sum(found)) if len(found) == 8 else None


def _numbers(path: str) -> list[int]:
    """The numbers in the first line of a file of the kernel; none where there is no such file."""
    try:
        return [int(word) for word in Path(path).read_text("ascii").splitlines()[0].split() if word.isdecimal()]
    except (OSError, IndexError):
        return []
