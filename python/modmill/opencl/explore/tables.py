"""Common parts of an exploration's tables and plots: rates, the fastest points, and points without figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from modmill.points import DONE, Point, Value


def rate(point: Point) -> float:
    """Operations per second of wall time, on the whole device."""
    return float(point.figures["per_second"])


def cost(point: Point) -> float:
    """The cost that decides between points: ns per operation; on a processor, the time that all its threads spent
    together.

    So a machine that is busy with other things chooses as an idle one does.
    """
    return float(point.figures.get("core_ns", point.figures["ns"]))


def deciding_rate(point: Point) -> float:
    """Operations per second of the time that decides (:func:`deciding_time`): the best point has the highest."""
    return 1e9 / cost(point)


def deciding_time(points: Iterable[Point]) -> str:
    """The name of the time by which :func:`cost` decides between these points of one device."""
    return "processor time" if any("core_ns" in point.figures for point in points) else "wall time"


def best_points(points: Iterable[Point], axis: str) -> dict[Value, Point]:
    """The fastest point for each value of the parameter `axis`."""
    found: dict[Value, Point] = {}
    for point in points:
        if point.status == DONE:
            value = point.parameters[axis]
            if value not in found or cost(point) < cost(found[value]):
                found[value] = point
    return dict(sorted(found.items()))


def failures(points: Sequence[Point]) -> str:
    """The number of points without figures, by status; empty if all have figures."""
    counts = Counter(point.status for point in points if point.status != DONE)
    return ", ".join(f"{count} {status}" for status, count in counts.most_common())
