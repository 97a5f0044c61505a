"""The workers of a job: who they are, what each of them has, and who gets what next."""

from __future__ import annotations

import warnings
from collections import Counter, OrderedDict, deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from modmill import __version__
from modmill.backends import AUTO
from modmill.cluster.part import ClusterError, Part, WorkerWarning
from modmill.cluster.pool import Facts, Pool
from modmill.cluster.settings import Cluster
from modmill.errors import BackendUnavailable

AHEAD = 2
"""Parts that a worker has at most: one that it does, and the next."""
KEPT = 1
"""Shards that a worker keeps."""


@dataclass(slots=True)
class Worker:
    """A worker: its facts once it is ready, the parts that it has, and the shards that it keeps."""

    facts: Facts | None = None
    given: deque[Part] = field(default_factory=deque[Part])
    shards: OrderedDict[int, None] = field(default_factory=OrderedDict[int, None])

    def keep(self, shard: int | None) -> list[int]:
        """Keeps a shard; returns those that it has to forget."""
        if shard is None:
            return []
        self.shards[shard] = None
        self.shards.move_to_end(shard)
        return [self.shards.popitem(last=False)[0] for _ in range(len(self.shards) - KEPT)]


class Staff:
    """The workers of a pool, over one run of parts after another. Use it as a context manager: at its end none is left.

    `seen` has the facts of all that ever were ready, `lost` and `wrong` the names of those that were lost and that
    returned wrong results; `unchecked` counts the results of each that nobody checked before they were handed on.
    """

    def __init__(self, pool: Pool, settings: Cluster) -> None:
        self.pool, self.settings = pool, settings
        self.workers: dict[int, Worker] = {}
        self.seen: dict[int, Facts] = {}
        self.lost: list[str] = []
        self.wrong: list[str] = []
        self.unchecked: Counter[int] = Counter()
        self._starts_failed = 0

    def __enter__(self) -> Staff:
        return self

    def __exit__(self, *ended: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends all workers."""
        self.workers.clear()
        self.pool.close()

    def fill(self) -> None:
        """Starts workers until there are as many as wanted."""
        while len(self.workers) < self.pool.wanted:
            self.workers[self.pool.start()] = Worker()

    def accept(self, number: int, facts: Facts) -> None:
        """Uses a worker that is ready, or refuses it by name. Raises BackendUnavailable if no other is left."""
        refused = ""
        if facts.version != __version__:
            refused = f"it has Modmill {facts.version}, and this is {__version__}"
        elif self.settings.on != AUTO and self.settings.on not in facts.backends:
            refused = f"it has no backend {self.settings.on} (available: {', '.join(facts.backends)})"
        self._starts_failed = 0
        if not refused:
            self.workers[number].facts = self.seen[number] = facts
            return
        self.remove(number)
        self.pool.wanted -= 1
        if not self.pool.wanted:
            raise BackendUnavailable(
                f"backend `{self.settings.backend}` is not available: no worker can be used: {facts}: {refused}",
                wanted=self.settings.backend,
                reason=refused,
                available=", ".join(facts.backends),
            )
        self._warn(f"{facts} is not used: {refused}")

    def lose(self, number: int, reason: str) -> list[Part]:
        """Forgets a worker that was lost; returns its parts. Raises ClusterError if none can be started."""
        name, worker = self.name(number), self.workers[number]
        if worker.facts is None:
            self._starts_failed += 1
            if self._starts_failed >= self.settings.tries * self.pool.wanted:
                raise ClusterError(f"no worker could be started: {reason}", workers=[name])
        self.lost.append(name)
        self._warn(f"{name} was lost ({reason}); its parts are done again")
        return self.remove(number)

    def expel(self, number: int, reason: str) -> list[Part]:
        """Uses a worker no more that returned a wrong result; returns its parts, none where it was lost before."""
        name = self.name(number)
        self.wrong.append(name)
        self._warn(f"{name} is not used any more: {reason}")
        return self.remove(number) if number in self.workers else []

    def remove(self, number: int) -> list[Part]:
        """Ends a worker; returns the parts that it had."""
        worker = self.workers.pop(number)
        self.pool.end(number)
        return list(worker.given)

    def choose(self, number: int, waiting: Iterable[Part], made_by: dict[int, int]) -> Part | None:
        """The part that a worker does next: of a shard that it has, or else, once it is idle, of one that nobody has.

        `made_by`: by the number of a part that checks, the worker whose result it checks. Another worker makes it,
        after its own parts, unless there is only one.
        """
        worker = self.workers[number]
        held = {shard for other in self.workers.values() for shard in other.shards}
        alone = sum(other.facts is not None for other in self.workers.values()) == 1
        other = None
        for part in waiting:
            if made_by.get(part.index) == number and not alone:
                continue
            if part.shard is None or part.shard in worker.shards:
                return part
            free = part.shard not in held or part.index in made_by
            if other is None and free and not worker.given:
                other = part
        return other

    def name(self, number: int) -> str:
        """A worker for messages."""
        facts = self.seen.get(number)
        return f"worker {number}" if facts is None else f"worker {number} ({facts})"

    def _warn(self, text: str) -> None:
        warnings.warn(text, WorkerWarning, stacklevel=2)

    def __str__(self) -> str:
        nodes = len({facts.node for facts in self.seen.values()})
        count = len(self.seen)
        said = f"{count} worker{'s' * (count != 1)} on {nodes} node{'s' * (nodes != 1)}"
        lost = f", {len(self.lost)} lost on the way" if self.lost else ""
        return said + lost + (f", {len(self.wrong)} found wrong" if self.wrong else "")
