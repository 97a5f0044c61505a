"""The interface between the distribution of work and what runs the workers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from modmill.cluster.part import Job, Part


@dataclass(frozen=True, slots=True)
class Facts:
    """A worker as it describes itself: its `node` and process, its `cores`, and what `auto` stands for there."""

    node: str
    process: int
    cores: int
    backends: tuple[str, ...]
    version: str

    def __str__(self) -> str:
        return f"process {self.process} on {self.node}"


@dataclass(frozen=True, slots=True)
class Ready:
    """A worker that can be given parts."""

    worker: int
    facts: Facts


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a part."""

    worker: int
    part: Part
    result: bytes
    seconds: float


@dataclass(frozen=True, slots=True)
class Failed:
    """A part whose computation raised an error: the worker itself goes on."""

    worker: int
    part: Part
    error: Exception


@dataclass(frozen=True, slots=True)
class Lost:
    """A worker that has died, with the parts that it had."""

    worker: int
    reason: str


Event = Ready | Done | Failed | Lost


class Pool(Protocol):
    """Workers of one job, by number; numbers are not used twice."""

    job: Job
    wanted: int
    """The number of workers to have."""
    cores: int
    """The cores of each."""

    def start(self) -> int:
        """Starts a worker without waiting for it: :class:`Ready` or :class:`Lost` comes later. Returns its number."""
        ...

    def give(self, worker: int, part: Part, drop: Sequence[int], supplied: Any) -> None:
        """Gives a part to a worker, which does its parts in turn. First it forgets the shards in `drop`.

        `supplied` is for opening the part's shard, None where the worker has opened it.
        """
        ...

    def wait(self, seconds: float) -> list[Event]:
        """The events since the last call; waits for one at most so long."""
        ...

    def told(self) -> dict[int, int]:
        """The units that each worker has done of the part that it does now, as far as they are known."""
        ...

    def end(self, worker: int) -> None:
        """Ends a worker at once, with what it does. No event of it comes any more."""
        ...

    def close(self) -> None:
        """Ends all workers; nothing of the job is left on the cluster."""
        ...
