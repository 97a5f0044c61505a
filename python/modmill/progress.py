"""The progress of a long piece of work, in the same form for every job."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of a job: `done` of `total` units of `phase` are complete.

    `total` is 0 where it is unknown. `start` units were complete before this run began (an earlier run did them);
    `seconds` counts this run alone.
    """

    phase: str
    done: int
    total: int
    start: int = 0
    seconds: float = 0.0


ProgressCallback = Callable[[Progress], bool | None]
"""Called about ten times a second; returning False stops the work (its state is saved if it has a checkpoint)."""

NativeProgress = Callable[[str, int, int, int, float], bool | None]
"""The form in which the native module reports progress: the fields of :class:`Progress`."""


def native_progress(progress: ProgressCallback | None) -> NativeProgress | None:
    """The callback in the form that the native module calls."""
    if progress is None:
        return None
    return lambda phase, done, total, start, seconds: progress(Progress(phase, done, total, start, seconds))
