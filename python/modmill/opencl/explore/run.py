"""An exploration: every candidate evaluated once, and kept as soon as it is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from modmill.opencl.devices import DeviceFacts
from modmill.opencl.explore.child import Child
from modmill.points import DONE, Point, Store, Value, point_key


@dataclass(frozen=True, slots=True)
class Candidate:
    """A configuration to evaluate: its parameters for the tables, and the request that the child program receives."""

    parameters: dict[str, Value]
    request: dict[str, Any]
    facts: tuple[str, ...] = ()
    """The facts that the figures depend on besides parameters, device and code."""


def explore(
    job: str,
    device: DeviceFacts,
    program: str,
    candidates: Sequence[Candidate],
    store: Store,
    *,
    code: str,
    limit: float,
    again: bool = False,
    found: Callable[[int, int, Point], None] = lambda _done, _number, _point: None,
) -> list[Point]:
    """Evaluates the candidates that `store` does not have, each within `limit` seconds, in a child that runs `program`.

    Every failure is the status of a point; with `again`, points without figures are evaluated again. `found` is called
    with the number of points so far, the number of the candidate, and its point. `code` is the digest of the code that
    the figures depend on.
    """
    device_id = f"{device.platform}, {device.name}"
    points: dict[str, Point] = {}
    with Child(program, limit=limit) as child:
        for number, candidate in enumerate(candidates):
            key = point_key(job, candidate.parameters, device_id, code, *candidate.facts)
            point = store.points.get(key)
            if point is None or (again and point.status != DONE):
                outcome, took = child.evaluate(candidate.request)
                point = Point(
                    key,
                    device_id,
                    candidate.parameters,
                    outcome.status,
                    outcome.reason,
                    outcome.figures,
                    round(took, 3),
                )
                store.add(point)
            points[key] = point
            found(len(points), number, point)
    return list(points.values())
