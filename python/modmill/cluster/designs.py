"""Design points on a cluster: each worker evaluates one at a time, with its own tools."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from modmill.backends import Fabric, parse
from modmill.cluster.part import Part, Plan, Told
from modmill.cluster.runs import Session
from modmill.cluster.settings import settings_of
from modmill.errors import UsageError
from modmill.hw.explore.points import FAILED, Evaluate, Run, guarded
from modmill.points import DONE, Point, Value


@dataclass(frozen=True, slots=True)
class Designs:
    """The work of an exploration on workers."""

    evaluate: Evaluate

    def open(self, shard: int | None, supplied: Any, told: Told) -> None:
        """Nothing is shared."""

    def compute(self, opened: None, part: Part, told: Told) -> bytes:
        """The figures of a point, or the reason why there are none, as JSON."""
        return json.dumps(guarded(self.evaluate, part.payload)).encode()


def explored_on(backend: str) -> Run:
    """The evaluation of points for :func:`modmill.hw.explore.points.explore` on the cluster that `backend` names.

    Raises UsageError if the backend is something other than a cluster.
    """
    found = parse(backend)
    if found.fabric is not Fabric.CLUSTER:
        raise UsageError(f"backend: must be cluster:ADDRESS (got {backend})", got=backend)

    def run(
        unit: str, todo: Mapping[str, tuple[dict[str, Value], Any]], evaluate: Evaluate, jobs: int
    ) -> Iterator[Point]:
        del jobs  # the workers are as many as the cluster's settings say
        if not todo:
            return
        keys = list(todo)
        parts = [Part(index, todo[key][1]) for index, key in enumerate(keys)]
        plan = Plan("explore", "points", parts, len(parts), ordered=False, keeps=False)
        with Session(lambda *_: Designs(evaluate), settings_of(found.choice)) as session, session.run(plan) as results:
            for part, result in results:
                reason, figures, seconds = json.loads(result)
                key = keys[part.index]
                yield Point(key, unit, todo[key][0], FAILED if reason else DONE, reason, figures, seconds)

    return run
