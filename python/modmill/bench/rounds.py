"""Timing in turn: a round asks every contender for one slice, so that what disturbs the machine disturbs all alike."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

SLICE_NS = 8e6
FEWEST_ROUNDS = 5

Slice = Callable[[int], float]
"""Does the next n operations or a little more, and tells the ns for each."""


def interleave(slices: Sequence[Slice], counts: Sequence[int], seconds: float) -> list[list[float]]:
    """Rounds of about `seconds` in all, :data:`FEWEST_ROUNDS` at least: ns for each operation, by round and contender.

    Before its slice a contender does a sixteenth of it untimed, which brings its code and data into the caches.
    """
    rounds: list[list[float]] = []
    end = time.perf_counter() + seconds
    while len(rounds) < FEWEST_ROUNDS or time.perf_counter() < end:
        found = [0.0] * len(slices)
        for turn in range(len(slices)):
            # Each round starts with another contender, so that none always follows the same one.
            i = (turn + len(rounds)) % len(slices)
            slices[i](max(1, counts[i] // 16))
            found[i] = slices[i](counts[i])
        rounds.append(found)
    return rounds


def count_for(timed: Slice, least: int = 1, slice_ns: float = SLICE_NS) -> int:
    """Operations that take a slice of `slice_ns`, `least` or more."""
    count = least
    while True:
        spent = timed(count) * count
        if spent >= slice_ns / 4:
            return max(least, int(count * slice_ns / spent))
        count *= 2
