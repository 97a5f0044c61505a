"""The interleaved comparison: a round times one slice of every contender, so that a disturbance affects all alike."""

from __future__ import annotations

import contextlib
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from modmill.bench.rows import Row
from modmill.errors import BackendUnavailable, ModmillError, PeerMissing

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike

SLICE_NS = 8e6
FEWEST_ROUNDS = 5

T = TypeVar("T")
Slice = Callable[[int], float]
"""Does the next n operations, or nearly so many, and returns the ns for each."""

Missing = Callable[[str], None]
"""Told of each peer or backend that cannot take part, with the reason."""


@contextlib.contextmanager
def told_if_missing(missing: Missing) -> Iterator[None]:
    """A peer that is not on this machine is reported, and left out."""
    try:
        yield
    except PeerMissing as e:
        missing(str(e))


def once(missing: Missing) -> Missing:
    """Tells each reason once."""
    told: set[str] = set()

    def tell(reason: str) -> None:
        if reason not in told:
            told.add(reason)
            missing(reason)

    return tell


def available(names: Sequence[str], make: Callable[[str], T], missing: Missing) -> Iterator[T]:
    """Yields `make(name)` for each backend that can run here; calls `missing` with the reason for each other one.

    Raises BackendUnavailable where that is the only one.
    """
    for name in names:
        try:
            yield make(name)
        except BackendUnavailable as e:
            if len(names) == 1:
                raise
            missing(str(e))


class Contender(Protocol):
    """One implementation in a comparison, with its operands loaded."""

    @property
    def title(self) -> str:
        """Its name for people."""
        ...

    @property
    def least(self) -> int:
        """Operations of the smallest slice that is worth timing."""
        ...

    def answers(self) -> ArrayLike | Sequence[object] | None:
        """Its results on the first operands, one row each; None if it gives no single results."""
        ...

    def slice(self, count: int) -> float:
        """Does the next `count` operations, or nearly so many; returns the ns for each."""
        ...


class Disagreement(ModmillError):
    """A contender gave another result than the others (`contender`, `index`): nothing was timed."""


def agree(case: str, contenders: Sequence[Contender], known: ArrayLike) -> None:
    """Checks that all contenders start with the `known` results and agree on what follows.

    Raises Disagreement, which names the contender and the first result that differs.
    """
    import numpy as np  # the shell's completion imports this module, and does not wait for NumPy

    right = np.asarray(known)
    longest = right
    for contender in contenders:
        answers = contender.answers()
        if answers is None:
            continue
        found = np.asarray(answers)
        for reference in (right, longest):
            index = first_difference(found, reference)
            if index is not None:
                raise Disagreement(
                    f"{case}: {contender.title} gives another result for element {index}",
                    contender=contender.title,
                    index=index,
                )
        longest = max(longest, found, key=len)


def first_difference(a: np.ndarray[Any, Any], b: np.ndarray[Any, Any]) -> int | None:
    """The first row in which `a` and `b` differ, as far as both reach."""
    import numpy as np

    n = min(len(a), len(b))
    wrong = np.flatnonzero((a[:n] != b[:n]).reshape(n, -1).any(axis=1))
    return int(wrong[0]) if wrong.size else None


def compare(
    job: str,
    case: str,
    ours: Sequence[Contender],
    peers: Sequence[Contender],
    *,
    seconds: float,
    unit: str,
    rate: bool = False,
    threads: int = 1,
) -> Iterator[Row]:
    """Times all contenders for about `seconds`: a row for each of ours and each peer, or for each of ours alone.

    Values are medians, in ns for each operation or, for a `rate`, in operations per second; ranges are those of rounds.
    """
    everyone = [*ours, *peers]
    counts = [count_for(one.slice, one.least) for one in everyone]
    rounds = interleave([one.slice for one in everyone], counts, seconds)

    values = [sorted(1e9 / ns if rate else ns for ns in times) for times in zip(*rounds, strict=True)]
    medians = [statistics.median(one) for one in values]
    ranges = [(one[0], one[-1]) for one in values]
    for i, mine in enumerate(ours):
        value, n = medians[i], counts[i] * len(rounds)
        if not peers:
            yield Row(job, case, mine.title, value, unit, None, None, None, threads, n, ranges[i])
        for j, peer in enumerate(peers, len(ours)):
            ratio = statistics.median(r[j] / r[i] for r in rounds)
            its = medians[j], ratio, threads, n, ranges[i], ranges[j]
            yield Row(job, case, mine.title, value, unit, peer.title, *its)


def interleave(slices: Sequence[Slice], counts: Sequence[int], seconds: float) -> list[list[float]]:
    """Rounds of about `seconds` in all, at least :data:`FEWEST_ROUNDS`: the ns for each operation by round and slice.

    Before each timed slice, a sixteenth of it runs untimed, which brings its code and data into the caches.
    """
    rounds: list[list[float]] = []
    end = time.perf_counter() + seconds
    while len(rounds) < FEWEST_ROUNDS or time.perf_counter() < end:
        found = [0.0] * len(slices)
        for k in range(len(slices)):
            # Each round starts with another contender, so that none always follows the same one.
            i = (k + len(rounds)) % len(slices)
            slices[i](max(1, counts[i] // 16))
            found[i] = slices[i](counts[i])
        rounds.append(found)
    return rounds


def count_for(timed: Slice, least: int = 1, slice_ns: float = SLICE_NS) -> int:
    """The number of operations, at least `least`, that take about `slice_ns`."""
    count = least
    while True:
        spent = timed(count) * count
        if spent >= slice_ns / 4:
            return max(least, int(count * slice_ns / spent))
        count *= 2
