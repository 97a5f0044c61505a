"""The parts of a job: what workers do, what the caller plans, and the errors of both.

A job is sent to every worker once; a part is what one worker does at a time. Parts of one *shard* share something that
takes long to make, such as prepared points: a worker makes it at the first of them and keeps it. Results are bytes, so
that they can be compared, kept in a journal and hashed without knowing what they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from modmill.errors import ModmillError, ModmillWarning

Told = Callable[[int], None]
"""Called on a worker with the units of the part that are done; raises Interrupted if nobody wants the part any more."""


class ClusterError(ModmillError):
    """The work on a cluster cannot go on (`part`; `workers`: those that failed)."""

    unknown = ("part", "workers")


class WrongPart(ModmillError):
    """A worker returned a wrong result after others of its results had been handed on (`worker`, `parts`)."""


class WorkerWarning(ModmillWarning):
    """A worker was lost or refused, or returned a wrong result and is used no more; its parts are done again."""


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """The part number `index`, from 0, of a job.

    `payload` is what the job needs for it, `size` its share of the progress. It belongs to a `shard`, if to any.
    """

    index: int
    payload: Any
    size: int = 1
    shard: int | None = None


class Job(Protocol):
    """Work on workers. An object of it goes to every worker, so it has to be small and can be pickled."""

    def open(self, shard: int | None, supplied: Any, told: Told) -> Any:
        """The data that the parts of a shard share, from what the plan supplies for it."""
        ...

    def compute(self, opened: Any, part: Part, told: Told) -> bytes:
        """The result of a part."""
        ...


@dataclass(frozen=True, slots=True)
class Audit:
    """A check of a part by another worker, which computes the result of `part`.

    `cost` is its share of the time of the part that it checks, `agrees` compares the result that is checked with its
    own.
    """

    part: Part
    cost: float
    agrees: Callable[[bytes, bytes], bool]


def _holds(part: Part, result: bytes) -> bool:
    """The check of parts that have none."""
    del part, result
    return True


def _no_supply(shard: int) -> Any:
    del shard


def _no_audit(part: Part) -> Audit | None:
    del part


@dataclass(frozen=True, slots=True)
class Plan:
    """The parts of one run of a job, and what the caller does about them.

    `parts` come in order and are asked for as they are needed, always the same for the same `facts`, which a journal
    keeps as JSON; None means that the next one is not known yet, after a moment's wait. `total` is the sum of their
    sizes, 0 where it is not known, counted in `unit`. `together`: no result is used before all are there, so that any
    of them can still be done again. `supply` gives what a worker needs to open a shard. `holds` is a check that takes
    the caller little time, and `proves` says that what passes it is right; `audit` is a check by another worker.
    Without `ordered`, results come as they are finished; without `keeps`, they are not for a journal.
    """

    name: str
    unit: str
    parts: Iterable[Part | None]
    total: int = 0
    together: bool = False
    facts: dict[str, Any] = field(default_factory=dict[str, Any])
    supply: Callable[[int], Any] = _no_supply
    holds: Callable[[Part, bytes], bool] = _holds
    proves: bool = False
    audit: Callable[[Part], Audit | None] = _no_audit
    keeps: bool = True
    ordered: bool = True
